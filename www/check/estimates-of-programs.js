// The estimates that a program may use: those of the engine, and those that a division of whole numbers makes of them.
// All in the engine's units, with the engine's own arithmetic, so that equal numbers are equal here too.

import { columnOf, coordOf, rowOf } from "../rules/cells.js";
import { areWhole, isFlat, unitsOf } from "../rules/costs.js";
import { estimateInUnits } from "../rules/estimates.js";
import { wholePart } from "./tolerances.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Field } from "./rimmed-board.js"
 */

/**
 * @typedef {object} Estimate
 * @property {Options["heuristic"]} heuristic
 * @property {boolean} isTruncated Whether digits are lost that the heuristic has.
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
    isTruncated: false,
    of: from(field, over(costs, heuristic)),
  }));

/**
 * Estimates cut to whole numbers: of straight moves, of tenths of them, of diagonal moves, or after a division by two.
 * Those that a cut leaves as they are, or makes one of the engine's own, are not among them.
 * @param {Field} field
 * @param {Options["costs"]} costs
 * @returns {Estimate[]}
 */
export function truncatedOn(field, costs) {
  const { straight, diagonal } = unitsOf({ costs });
  /** @type {[Options["heuristic"], number, number][]} Of which heuristic, what is kept whole, and divided by what. */
  const cuts = [
    ["octile", straight, 1],
    ["octile", diagonal, 1],
    ["euclidean", straight / 10, 1],
    ["euclidean", diagonal, 1],
    ["manhattan", diagonal, 1],
    ["manhattan", straight, 2],
    ["octile", straight, 2],
    ["euclidean", straight, 2],
    ["chebyshev", straight, 2],
  ];
  if (!areWhole({ costs })) cuts.push(["octile", straight / 10, 1]);
  return cuts.map(([heuristic, unit, divisor]) => {
    const whole = over(costs, heuristic);
    const cut = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      unit * wholePart(whole(dx, dy) / (unit * divisor));
    return { heuristic, isTruncated: true, of: from(field, cut) };
  });
}
