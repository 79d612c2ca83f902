// The mistakes that programs are known to have. The unchanged program is the engine's search (program.test.js); here each
// mistake makes a difference that one can see, no two are the same, and where programs written by hand have the same mistake,
// they do the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { search } from "../../www/check/reference.js";
import { execute } from "../../www/program/execute.js";
import { MUTANTS, mutated } from "../../www/program/mutants/index.js";
import { planOf } from "../../www/program/plan.js";
import { some } from "../seeded.js";
import { withLists } from "./buggy-programs.js";
import { boardOf, logOf, randomSearch } from "./search-logs.js";

/** @typedef {import("../../www/engine.js").Options} Options */

/** @param {import("../../www/program/mutants/mutant.js").Mutant} mutant */
const nameOf = ({ name, way }) => (way === undefined ? name : `${name} by ${way}`);

/** What a program did, as text. @param {{ cell: readonly number[], g: number, h: number, f: number }[]} taken @param {readonly number[][] | undefined} path */
const told = (taken, path) =>
  `${taken.map(({ cell, g, h, f }) => [cell, ...[g, h, f].map((number) => number.toFixed(3))].join()).join(" ")} ${path?.join(" ")}`;

/** A random board and options, often A*; and what the engine does. @param {number} seed */
function randomCase(seed) {
  /** @type {Partial<Options>} */
  const usual = { algorithm: "astar", weight: 1, improveOpen: true, reopenClosed: false };
  const solver = randomSearch(seed);
  solver.configure({ decreaseKey: true, swapEqual: false, ...(seed % 3 > 0 ? usual : {}) });
  solver.run();
  const { taken, path } = logOf(solver);
  const found = {
    board: boardOf(solver),
    options: solver.options,
    right: told(
      taken.map(({ x, y, ...rest }) => ({ cell: [x, y], ...rest })),
      path,
    ),
  };
  solver.free();
  return found;
}

test("each mistake makes a difference, and no two are the same", () => {
  /** What each did where it is possible, by the number of the case. @type {Map<string, Map<number, string>>} */
  const did = new Map(MUTANTS.map((mutant) => [nameOf(mutant), new Map()]));
  assert.equal(did.size, MUTANTS.length, "each way has a name");
  let failed = 0;
  for (let seed = 1; seed <= some(1800); seed++) {
    const { board, options, right } = randomCase(seed + 60_000);
    const plan = planOf(options);
    assert.ok(plan);
    for (const mutant of MUTANTS) {
      const program = mutated(plan, [mutant]);
      if (!program) continue;
      const { steps, path, ended } = execute(program, board);
      failed += Number(ended !== "returned");
      const text = told(steps, path);
      if (text !== right) did.get(nameOf(mutant))?.set(seed, text);
    }
  }
  const all = [...did];
  for (const [name, cases] of all) assert.ok(cases.size > 0, `${name} makes no difference`);
  for (const [i, [name, cases]] of all.entries()) {
    for (const [other, others] of all.slice(i + 1)) {
      const both = new Set([...cases.keys(), ...others.keys()]);
      assert.ok(
        [...both].some((seed) => cases.get(seed) !== others.get(seed)),
        `${name} is ${other}`,
      );
    }
  }
  assert.ok(failed > 0, "some look outside of the board, or never end");
  assert.ok(MUTANTS.length >= 60, `${MUTANTS.length}`);
});

test("what students write with a mistake does what the program with that mistake does", () => {
  const estimates = /** @type {const} */ (["manhattan", "octile", "euclidean", "chebyshev"]);
  // Where equal entries lie in a heap, and how an estimate is cut, is for each program to decide.
  const bugs = /** @type {const} */ ([
    "g-of-last-move-only",
    "h-added-into-g",
    "diagonal-costs-straight",
    "closed-not-checked",
    "border-missing",
    "bounds-swapped",
  ]);
  /** @type {Map<string, number>} */
  const met = new Map();
  for (let seed = 1; seed <= some(900); seed++) {
    const { board } = randomCase(seed + 70_000);
    const ground = { ...board, cells: board.cells.map((byte) => (byte === 255 ? 255 : 0)) };
    const style = { estimate: estimates[seed % 4], corners: seed % 2 > 0, diagonals: seed % 5 > 0, byH: seed % 3 > 0 };
    const { options } = randomCase(1);
    const own = /** @type {Options} */ ({
      ...options,
      algorithm: "astar",
      heuristic: style.estimate,
      diagonal: !style.diagonals ? "never" : style.corners ? "always" : "no-corner-cutting",
      costs: "10-14",
      weight: 1,
      tieBreak: style.byH ? "low-h" : "fifo",
      neighborOrder: "row-major",
      improveOpen: true,
      reopenClosed: false,
      stopWhen: "goal-closed",
      penalties: false,
    });
    for (const bug of /** @type {const} */ (["none", ...bugs])) {
      const byHand = withLists(ground, bug, style).map(({ x, y }) => `${x},${y}`);
      const { steps } = search(ground, own, bug === "none" ? [] : [bug]);
      const length = Math.min(byHand.length, steps.length, 2000);
      assert.deepEqual(
        steps.slice(0, length).map(({ cell }) => cell.join()),
        byHand.slice(0, length),
        `${bug} ${seed} ${JSON.stringify(style)}`,
      );
      if (byHand.length < 2000) assert.equal(steps.length, byHand.length, `${bug} ${seed}`);
      met.set(bug, (met.get(bug) ?? 0) + Number(steps.length > 3));
    }
  }
  for (const [bug, count] of met) assert.ok(count > some(200), `${bug} ${count}`);
});
