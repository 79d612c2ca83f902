// Random searches of the engine under random options, and what programs print of the same searches.

import assert from "node:assert/strict";
import { Solver } from "../boundary/engine.js";
import { randomFrom } from "./random-numbers.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ x: number, y: number, g: number, h: number, f: number }} Taken */
/** @typedef {{ taken: Taken[], path: number[][] | undefined }} Log */

/** @param {() => number} random @returns {Options} */
export function randomOptions(random) {
  const one = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  const { heuristic, diagonal, costs, tieBreak, neighborOrder } = Solver.choices;
  return /** @type {Options} */ ({
    algorithm: one(["astar", "astar", "astar", "dijkstra", "greedy", "breadth-first"]),
    heuristic: one(heuristic.values),
    diagonal: one(diagonal.values),
    costs: one(costs.values),
    weight: one([1, 1, 1, 0, 0.5, 1.5, 3.3, 7]),
    tieBreak: one(tieBreak.values),
    neighborOrder: one(neighborOrder.values),
    openList: one(["binary-heap", "binary-heap", "unsorted-list", "sorted-list"]),
    decreaseKey: random() < 0.8,
    swapEqual: random() < 0.2,
    improveOpen: random() < 0.75,
    reopenClosed: random() < 0.5,
    stopWhen: one(["goal-closed", "goal-closed", "goal-opened"]),
    penalties: random() < 0.7,
  });
}

/** A recorded search on a random board. @param {number} seed @param {Partial<Options>} [options] */
export function randomSearch(seed, options) {
  const random = randomFrom(seed);
  const [width, height] = [1 + Math.floor(random() * 10), 1 + Math.floor(random() * 9)];
  const solver = new Solver(width, height);
  const place = /** @returns {[number, number]} */ () => [Math.floor(random() * width), Math.floor(random() * height)];
  const ends = [place(), place()];
  solver.setStart(...ends[0]);
  solver.setGoal(...ends[1]);
  const walls = random() * 0.4;
  const values = [1, 3, 20, 100, 254].filter(() => random() < 0.5);
  const cells = Uint8Array.from({ length: width * height }, (_, cell) => {
    const isEnd = ends.some(([x, y]) => y * width + x === cell);
    if (!isEnd && random() < walls) return 255;
    return values.length > 0 && random() < 0.3 ? values[Math.floor(random() * values.length)] : 0;
  });
  solver.setCells(cells);
  solver.configure(options ?? randomOptions(random));
  solver.run();
  return solver;
}

/** @param {Solver} solver */
export const boardOf = (solver) => ({
  width: solver.width,
  height: solver.height,
  cells: solver.cells(),
  start: solver.start,
  goal: solver.goal,
});

/** What the engine did. @param {Solver} solver @returns {Log} */
export function logOf(solver) {
  const order = solver.expansionOrder();
  const { length, width } = solver;
  const taken = Array.from({ length }, (_, index) => {
    solver.seek(index + 1);
    const [x, y] = [order[index] % width, Math.floor(order[index] / width)];
    const [g, h, f] = solver.numbersIn(x, y, 1, 1);
    return { x, y, g, h, f };
  });
  const cells = solver.path()?.cells;
  const path =
    cells && Array.from({ length: cells.length / 2 }, (_, index) => [cells[2 * index], cells[2 * index + 1]]);
  return { taken, path };
}

/** What a program printed. @param {string} text @returns {Log} */
export function readLog(text) {
  const lines = text.trim().split("\n");
  const last = String(lines.pop()).trim();
  const taken = lines.map((line) => {
    const [x, y, g, h, f] = line.trim().split(" ").map(Number);
    return { x, y, g, h, f };
  });
  if (last === "no path") return { taken, path: undefined };
  assert.match(last, /^path:( \(\d+, \d+\))+$/);
  const path = Array.from(last.matchAll(/\((\d+), (\d+)\)/g), ([, x, y]) => [Number(x), Number(y)]);
  return { taken, path };
}

/** @param {Log} found @param {Log} expected @param {string} about */
export function compare(found, expected, about) {
  const places = (/** @type {Log} */ { taken }) => taken.map(({ x, y }) => `${x},${y}`).join(" ");
  assert.equal(places(found), places(expected), about);
  for (const [index, cell] of expected.taken.entries()) {
    for (const letter of /** @type {const} */ (["g", "h", "f"])) {
      const [a, b] = [found.taken[index][letter], cell[letter]];
      // A program counts in whole units, in which √2 is three ten-millionths short.
      assert.ok(Math.abs(a - b) <= 2.6e-7 * Math.max(1, Math.abs(b)), `${letter} of ${index}: ${a} and ${b}\n${about}`);
    }
  }
  assert.deepEqual(found.path, expected.path, about);
}
