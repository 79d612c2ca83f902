// What is said of a log that nothing explains as a whole: no setting of the engine that takes the same first cells may
// contradict it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose } from "../../www/check/index.js";
import { Solver } from "../boundary/engine.js";
import { oneOf, put, randomFrom } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";

/** @typedef {import("../../www/engine.js").Options} Options */

const { algorithm: _, heuristic, diagonal, costs, tieBreak, neighborOrder } = Solver.choices;

/** Not by two names: without an estimate A* is Dijkstra's algorithm, and “auto” is one of the others. */
const ESTIMATES = heuristic.values.filter((name) => name !== "zero" && name !== "auto");

const FLAT = ["chebyshev", "manhattan"];

/** Many settings, from usual ones to odd ones. @returns {Generator<Partial<Options>>} */
function* settings() {
  // Where diagonal moves cost no more, an estimate made for dearer ones is a mistake, and not looked for.
  for (const algorithm of /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"]))
    for (const h of algorithm === "astar" || algorithm === "greedy" ? ESTIMATES : ["chebyshev"])
      for (const rule of diagonal.values)
        for (const cost of costs.values.filter((name) => name !== "10-10" || FLAT.includes(h)))
          for (const tie of tieBreak.values)
            for (const order of neighborOrder.values)
              for (const improveOpen of [true, false])
                yield/** @type {Partial<Options>} */ ({
                  algorithm,
                  heuristic: h,
                  diagonal: rule,
                  costs: cost,
                  tieBreak: tie,
                  neighborOrder: order,
                  improveOpen,
                });
}

/** @param {Solver} solver @param {Partial<Options>} options */
function takenBy(solver, options) {
  solver.configure({
    ...Object.fromEntries(Object.entries(Solver.choices).map(([name, it]) => [name, it.default])),
    ...options,
  });
  solver.run();
  return [...solver.expansionOrder()];
}

test("what all settings share that explain the first steps, none of them contradicts", () => {
  const random = randomFrom(7);
  const all = [...settings()];
  let [told, names] = [0, 0];
  for (let i = 0; i < 16; i++) {
    const board = randomWalls(random, 16, 10, 0.2);
    const solver = put(new Solver(board.width, board.height), board);
    const order = takenBy(solver, oneOf(random, all));
    if (order.length < 25) continue;
    // The program goes elsewhere after a while: to a wall.
    const cut = 12 + Math.floor(random() * 8);
    const wall = board.cells.indexOf(255);
    const cells = [...order.slice(0, cut), wall, ...order.slice(cut + 1)];
    const steps = cells.map((cell) => ({ x: cell % board.width, y: Math.floor(cell / board.width) }));
    const { exact, shared } = diagnose({ board, log: { steps } });
    assert.ok(!exact);
    if (!shared || shared.agrees !== cut) continue;
    told++;
    names += Object.keys(shared.options).length;
    for (const options of all) {
      const other = takenBy(solver, options);
      if (!order.slice(0, cut).every((cell, step) => other[step] === cell)) continue;
      for (const [name, value] of Object.entries(solver.options)) {
        if (!(name in shared.options)) continue;
        const isLeft = name === "heuristic" && ["dijkstra", "breadth-first"].includes(String(options.algorithm));
        if (!isLeft) assert.equal(value, shared.options[/** @type {keyof Options} */ (name)], `${i}: ${name}`);
      }
    }
    solver.free();
  }
  assert.ok(told >= 6 && names >= 2 * told, `${told} told, ${names} names`);
});
