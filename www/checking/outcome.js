// What follows from what a program turned out to be: what its path costs, what a shortest one costs, whether its settings
// promise one, and what the textbook's settings would find. Headless.

import { Solver } from "../engine.js";
import { verdictOf } from "../why/verdict.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("./checking.js").Ground} Ground */

/** What a textbook does otherwise. @typedef {"improveOpen" | "stopWhen" | "decreaseKey" | "heuristic" | "weight" | "algorithm"} Repair */

/**
 * @typedef {object} Outcome
 * @property {number} [cost] What the program's own path costs; absent if it has none, or if it is not known.
 * @property {boolean} isKnown Whether it is known what path the program finds, or that it finds none.
 * @property {number} [shortest] Absent if there is no path.
 * @property {boolean} isPromised Whether the settings always find a shortest path.
 * @property {Repair[]} repairs What the textbook does otherwise, as far as it matters for the length of paths.
 * @property {number} [textbookCost] What the path costs then.
 * @property {{ steps: number, cost?: number }} right What Starstep's own search with these options takes and finds.
 */

/**
 * @param {Ground} board
 * @param {Options} options
 * @param {{ bugs: readonly string[], isExact: boolean, path?: ArrayLike<number> }} found Whether the log is exactly that of
 *   the options; and the path that the program printed, x and y alternating.
 * @returns {Outcome}
 */
export function outcomeOf(board, options, { bugs, isExact, path }) {
  const solver = solverOn(board, options);
  try {
    const isFound = solver.run() === "found";
    const own = solver.path()?.cost;
    const right = isFound ? { steps: solver.length, cost: own } : { steps: solver.length };
    const printed = path && path.length > 0 ? costOf(path, board, options) : undefined;
    const isSure = bugs.length === 0 && isExact;
    const repairs = bugs.length > 0 ? [] : repairsOf(options);
    /** @type {Outcome} */
    const outcome = {
      isKnown: printed !== undefined || isSure,
      isPromised: bugs.length === 0 && verdictOf(options).bound === 1,
      repairs,
      right,
    };
    const cost = printed ?? (isSure ? own : undefined);
    if (cost !== undefined) outcome.cost = cost;
    const shortest = solver.shortestCost();
    if (shortest !== undefined) outcome.shortest = shortest;
    if (repairs.length > 0) {
      solver.configure(textbookOf(options));
      const found = solver.findPath();
      if (found) outcome.textbookCost = found.cost;
    }
    return outcome;
  } finally {
    solver.free();
  }
}

/** @param {Ground} board @param {Options} options */
function solverOn({ width, height, cells, start, goal }, options) {
  const solver = new Solver(width, height);
  solver.setCells(cells);
  solver.setStart(...start);
  solver.setGoal(...goal);
  solver.configure(options);
  return solver;
}

/**
 * What a path costs; undefined if it jumps.
 * @param {ArrayLike<number>} path
 * @param {Ground} board
 * @param {Pick<Options, "costs" | "penalties">} options
 */
export function costOf(path, { width, cells }, { costs, penalties }) {
  const [straight, diagonal] = costs === "10-14" ? [10, 14] : [1, Math.SQRT2];
  let [straights, diagonals, extra] = [0, 0, 0];
  for (let i = 2; i < path.length; i += 2) {
    const [dx, dy] = [Math.abs(path[i] - path[i - 2]), Math.abs(path[i + 1] - path[i - 1])];
    if (Math.max(dx, dy) !== 1) return undefined;
    if (dx === 1 && dy === 1) diagonals++;
    else straights++;
    if (penalties) extra += cells[path[i + 1] * width + path[i]];
  }
  return straights * straight + diagonals * diagonal + (extra * straight) / 10;
}

/** What a textbook's A* does otherwise, and why paths can be longer without it. @param {Options} options @returns {Repair[]} */
function repairsOf(options) {
  if (verdictOf(options).bound === 1) return [];
  /** @type {Repair[]} */
  const repairs = [];
  const { algorithm, improveOpen, openList, decreaseKey, stopWhen } = options;
  if (algorithm === "greedy" || algorithm === "breadth-first") return ["algorithm"];
  if (!improveOpen) repairs.push("improveOpen");
  if (openList === "binary-heap" && !decreaseKey) repairs.push("decreaseKey");
  if (stopWhen === "goal-opened") repairs.push("stopWhen");
  if (algorithm !== "dijkstra") {
    // The weight alone may be to blame, or the estimate, or both.
    const { overestimates } = verdictOf({ ...options, weight: Math.min(1, options.weight) });
    if (overestimates) repairs.push("heuristic");
    if (options.weight > 1 && verdictOf(options).overestimates) repairs.push("weight");
  }
  return repairs;
}

/** The same search as a textbook has it. @param {Options} options @returns {Partial<Options>} */
export function textbookOf(options) {
  const repairs = repairsOf(options);
  /** @type {Partial<Options>} */
  const textbook = {};
  if (repairs.includes("algorithm"))
    return {
      algorithm: "astar",
      heuristic: "auto",
      weight: 1,
      improveOpen: true,
      decreaseKey: true,
      stopWhen: "goal-closed",
    };
  if (repairs.includes("improveOpen")) textbook.improveOpen = true;
  if (repairs.includes("decreaseKey")) textbook.decreaseKey = true;
  if (repairs.includes("stopWhen")) textbook.stopWhen = "goal-closed";
  if (repairs.includes("heuristic")) textbook.heuristic = "auto";
  if (repairs.includes("weight")) textbook.weight = 1;
  return textbook;
}
