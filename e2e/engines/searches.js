// A few hundred searches in the page, and one number that sums up all of them: which cells were expanded in which order,
// how many, and at what cost. It must be the same in every engine.

// The engine's address in the sources; the server answers with what is shipped.
import init, { Solver } from "../../www/pkg/starstep.js";

const COUNT = 420;

await init({ module_or_path: "/www/pkg/starstep_bg.wasm" });
const { algorithm, costs, heuristic, diagonal, tieBreak } = Solver.choices;
/** A value of an option, each in turn. @template Value @param {{ values: Value[] }} choice @param {number} turn */
const pick = ({ values }, turn) => values[turn % values.length];
let hash = 0x811c9dc5;
const mix = (/** @type {string} */ text) => {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
};
let found = 0;
for (let seed = 0; seed < COUNT; seed++) {
  const solver = new Solver(24 + (seed % 17), 16 + (seed % 11));
  solver.randomWalls(0.1 + (seed % 4) / 10, seed);
  const options = /** @type {import("../../www/pkg/starstep.js").Options} */ ({
    algorithm: pick(algorithm, seed),
    heuristic: pick(heuristic, Math.floor(seed / 7)),
    diagonal: pick(diagonal, Math.floor(seed / 5)),
    tieBreak: pick(tieBreak, Math.floor(seed / 3)),
    costs: pick(costs, seed),
    weight: 1 + (seed % 3) / 2,
  });
  // Jump point search knows two of the rules for diagonal moves.
  if (options.algorithm === "jump-point" && seed % 2) options.diagonal = "never";
  else if (options.algorithm === "jump-point") options.diagonal = "no-corner-cutting";
  solver.configure(options);
  const isFound = solver.run() === "found";
  if (isFound) found++;
  mix([...solver.expansionOrder()].join());
  mix(JSON.stringify([solver.stats, isFound && [...(solver.path()?.cells ?? [])], solver.findPath()?.cost]));
  solver.free();
}
document.documentElement.dataset.searches = JSON.stringify({ count: COUNT, found, hash });
