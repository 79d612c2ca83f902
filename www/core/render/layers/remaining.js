// What really remains from each cell to the goal, and where the estimate is larger than that. Headless.

import { factorOf } from "../../../rules/algorithms.js";
import { WALL } from "../../../rules/cells.js";
import { compareSums, costsOf } from "../../../rules/costs.js";

/**
 * @import { Options, Solver } from "../../../engine.js"
 * @import { Board } from "../../board/board.js"
 */

/** What a penalty of 1 costs: a tenth of a straight move. @param {Options} options */
const tenthOf = (options) => (options.penalties ? costsOf(options).penalty : 0);

/**
 * The cost of a shortest path from each cell to the goal, from the costs of shortest paths from the goal. A path can be
 * walked both ways, because every rule for moves looks the same from both ends. Either way it pays for the cells that it
 * enters: towards the goal for the goal and not for the cell that it begins in, from the goal the other way around.
 * @param {Float64Array} distances From the goal; the same array holds the result.
 * @param {Board} board
 * @param {Options} options
 */
export function remainingOf(distances, { cells, goal: [x, y], width }, options) {
  const tenth = tenthOf(options);
  const ofGoal = cells[y * width + x];
  if (tenth === 0) return distances;
  for (let i = 0; i < distances.length; i++) distances[i] += (ofGoal - cells[i]) * tenth;
  return distances;
}

/** Whether an estimate is larger than what remains. @param {number} estimate @param {number} remains */
export const isTooLarge = (estimate, remains) => compareSums(estimate, remains) > 0;

/**
 * Where the estimate is too large: of how many cells from which the goal can be reached, and where by how much most.
 * @typedef {object} Excess
 * @property {number} cells How many cells have an estimate.
 * @property {number} tooLarge In how many of them it is too large.
 * @property {{ cell: number, h: number, remains: number } | undefined} worst The first of those where the difference is largest.
 */

/** How many rows are looked through before the time is looked at. */
const CELLS_AT_ONCE = 4096;

/**
 * Goes through the whole board, a few rows at a time.
 * @param {Solver} solver
 * @param {Board} board
 * @param {Options} options
 * @param {Float64Array} remaining
 * @returns {Generator<undefined, Excess>}
 */
export function* excessOf(solver, { width, height, cells }, options, remaining) {
  const factor = factorOf(options);
  /** @type {Excess} */
  const excess = { cells: 0, tooLarge: 0, worst: undefined };
  const rows = Math.max(1, Math.floor(CELLS_AT_ONCE / width));
  let most = 0;
  for (let top = 0; top < height; top += rows) {
    const numbers = solver.numbersIn(0, top, width, Math.min(rows, height - top));
    for (let i = 0, cell = top * width; i < numbers.length; i += 4, cell++) {
      const remains = remaining[cell];
      if (cells[cell] === WALL || remains === Number.POSITIVE_INFINITY) continue;
      excess.cells++;
      const h = factor * numbers[i + 1];
      if (!isTooLarge(h, remains)) continue;
      excess.tooLarge++;
      if (excess.worst && compareSums(h - remains, most) <= 0) continue;
      most = h - remains;
      excess.worst = { cell, h: numbers[i + 1], remains };
    }
    yield;
  }
  return excess;
}
