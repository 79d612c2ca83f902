// A small board on which the settings give a path that is not a shortest one: found by trying boards at random, from
// small ones to larger ones, and then made as small as possible. The same settings always give the same board. Headless.

import { hasCode } from "../core/engine/errors.js";
import { Solver } from "../engine.js";
import { isShortest } from "../rules/costs.js";
import { neverRuns } from "../rules/moves.js";
import { less, WHATS } from "./smaller-boards.js";
import { boards } from "./trial-boards.js";
import { verdictOf } from "./verdict.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Trial } from "./trial-boards.js"
 */

/**
 * @typedef {object} Example A board, and what its path and a shortest one cost.
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} cells
 * @property {[number, number]} start
 * @property {[number, number]} goal
 * @property {number} cost
 * @property {number} shortest
 */

/**
 * @typedef {Example | "never" | "not-found"} Answer `never`: the settings promise a shortest path, or begin no search on
 *   any board. `not-found`: there may be such a board, but it is not among those that were tried.
 */

/** How much is done to make a board smaller: in cells of the boards tried, and in cells for each of them. */
const MOST_WORK = 2e6;
const FIXED_WORK = 50;
/** How many boards are tried between two answers. */
const BATCH = 50;

/**
 * Looks for one; yields now and then the share of the work that is done.
 * @param {Options} options
 * @param {number} [seed]
 * @returns {Generator<number, Answer, void>}
 */
export function* counterexample(options, seed = 1) {
  if (neverRuns(options) || verdictOf(options).bound === 1) return "never";
  const bench = new Bench(options);
  try {
    let tried = 0;
    for (const { board, share } of boards(options, seed)) {
      const found = bench.examine(board);
      if (found) return yield* shrink(bench, found);
      if (++tried % BATCH === 0) yield share;
    }
    return "not-found";
  } finally {
    bench.free();
  }
}

/**
 * Makes a board smaller for as long as its path is not a shortest one.
 * @param {Bench} bench
 * @param {Example} found
 * @returns {Generator<number, Example, void>}
 */
function* shrink(bench, found) {
  let work = 0;
  for (const what of WHATS) {
    for (let place = 0; work < MOST_WORK; ) {
      const board = less(found, what, place);
      if (board === "end") break;
      const other = board && bench.examine(board);
      if (other) found = other;
      else place++;
      if (!board) continue;
      work += board.cells.length + FIXED_WORK;
      yield 1;
    }
  }
  return found;
}

/** Tries boards with the same options. */
class Bench {
  /** @type {Solver | undefined} */
  #solver;

  /** @param {Options} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {Trial} board @returns {Example | undefined} The board with its costs, if its path is not a shortest one. */
  examine(board) {
    const solver = this.#solverOf(board);
    solver.setCells(board.cells);
    solver.setStart(...board.start);
    solver.setGoal(...board.goal);
    const cost = costOf(solver);
    const shortest = cost === undefined ? undefined : solver.shortestCost();
    if (cost === undefined || shortest === undefined || isShortest(this.options, cost, shortest)) return undefined;
    return { ...board, cost, shortest };
  }

  /** @param {Trial} board */
  #solverOf({ width, height }) {
    if (this.#solver?.width === width && this.#solver.height === height) return this.#solver;
    this.free();
    this.#solver = new Solver(width, height);
    this.#solver.configure(this.options);
    return this.#solver;
  }

  free() {
    this.#solver?.free();
    this.#solver = undefined;
  }
}

/** What the path costs; undefined if there is none, or if a search that reopens cells is given up. @param {Solver} solver */
function costOf(solver) {
  try {
    return solver.findPath()?.cost;
  } catch (error) {
    if (hasCode(error) && error.code === "too-large") return undefined;
    throw error;
  }
}
