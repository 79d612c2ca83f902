// The estimates that a program may use: those of the engine, and those that a division of whole numbers makes of them.
// All in the engine's units, with the engine's own arithmetic, so that equal numbers are equal here too.

import { estimateOver, UNITS } from "../quiz/moves.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("./field.js").Field} Field */
/**
 * @typedef {object} Estimate
 * @property {Options["heuristic"]} heuristic
 * @property {boolean} isTruncated Whether digits are lost that the heuristic has.
 * @property {(cell: number) => number} of From a cell of the field to its goal.
 */

/** Without the zero estimate, which makes A* Dijkstra's algorithm. @type {Options["heuristic"][]} */
export const HEURISTICS = ["octile", "manhattan", "euclidean", "chebyshev", "floored-euclidean"];

/** @param {Field} field @param {(dx: number, dy: number) => number} over @returns {(cell: number) => number} */
function from({ stride, goal }, over) {
  const [goalX, goalY] = [goal % stride, Math.floor(goal / stride)];
  return (cell) => {
    const y = Math.floor(cell / stride);
    return over(Math.abs(cell - y * stride - goalX), Math.abs(y - goalY));
  };
}

/** @param {Options["costs"]} costs @param {Options["heuristic"]} heuristic */
const over = (costs, heuristic) => (/** @type {number} */ dx, /** @type {number} */ dy) =>
  estimateOver({ heuristic, costs, diagonal: "always" }, dx, dy);

/** The estimates of the engine. @param {Field} field @param {Options["costs"]} costs @returns {Estimate[]} */
export const estimatesOn = (field, costs) =>
  HEURISTICS.map((heuristic) => ({ heuristic, isTruncated: false, of: from(field, over(costs, heuristic)) }));

/**
 * Estimates cut to whole numbers: of straight moves, of tenths of them, of diagonal moves, or after a division by two.
 * Those that a cut leaves as they are, or makes one of the engine's own, are not among them.
 * @param {Field} field
 * @param {Options["costs"]} costs
 * @returns {Estimate[]}
 */
export function truncatedOn(field, costs) {
  const [straight, diagonal] = UNITS[costs];
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
  if (costs === "sqrt2") cuts.push(["octile", straight / 10, 1]);
  return cuts.map(([heuristic, unit, divisor]) => {
    const whole = over(costs, heuristic);
    // A hair more than the quotient: where it is whole, rounding must not take one away.
    const cut = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      unit * Math.floor(whole(dx, dy) / (unit * divisor) + 1e-9);
    return { heuristic, isTruncated: true, of: from(field, cut) };
  });
}
