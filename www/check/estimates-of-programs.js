// The estimates that a program may use: those of the engine, and those that a division of whole numbers makes of them.
// All in the engine's units, with the engine's own arithmetic, so that equal numbers are equal here too.

import { columnOf, coordOf, rowOf } from "../rules/cells.js";
import { isFlat } from "../rules/costs.js";
import { estimateInUnits } from "../rules/estimates.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Field } from "./rimmed-board.js"
 */

/**
 * @typedef {object} Estimate
 * @property {Options["heuristic"]} heuristic
 * @property {number} [diagonal] What it counts a diagonal move with, a straight one being 1, where that is not what moves cost.
 * @property {(cell: number) => number} of From a cell of the field to its goal.
 */

/** Without the zero estimate, which makes A* Dijkstra's algorithm. @type {Options["heuristic"][]} */
export const HEURISTICS = ["octile", "manhattan", "euclidean", "chebyshev", "floored-euclidean"];

/** @param {Field} field @param {(dx: number, dy: number) => number} over @returns {(cell: number) => number} */
export function from({ stride, goal }, over) {
  const rimmed = { width: stride };
  const [goalX, goalY] = coordOf(rimmed, goal);
  return (cell) => over(Math.abs(columnOf(rimmed, cell) - goalX), Math.abs(rowOf(rimmed, cell) - goalY));
}

/** @param {Options["costs"]} costs @param {Options["heuristic"]} heuristic */
const over = (costs, heuristic) => (/** @type {number} */ dx, /** @type {number} */ dy) =>
  estimateInUnits({ heuristic, costs, diagonal: "always" }, dx, dy);

/**
 * Those for diagonal moves that cost as much as straight ones. The others are made for dearer ones, so where a program has one of
 * them, its costs are a mistake and no rule of a game.
 * @type {Options["heuristic"][]}
 */
const FLAT = ["chebyshev", "manhattan"];

/** Those that can be right with some costs. @param {Field} field @param {Options["costs"]} costs @returns {Estimate[]} */
export const soundOn = (field, costs) =>
  estimatesOn(field, costs).filter(({ heuristic }) => !isFlat({ costs }) || FLAT.includes(heuristic));

/** The estimates of the engine. @param {Field} field @param {Options["costs"]} costs @returns {Estimate[]} */
export const estimatesOn = (field, costs) =>
  HEURISTICS.map((heuristic) => ({
    heuristic,
    of: from(field, over(costs, heuristic)),
  }));
