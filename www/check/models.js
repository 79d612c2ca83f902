// What programs let a diagonal move cost that the engine does not have, and estimates that count it otherwise than the moves
// do: 1.41 for √2, or moves of 1.4 with √2 in the estimate.

import { hasEstimate } from "../rules/algorithms.js";
import { areEqual, compareSums, costsOf, unitsOf } from "../rules/costs.js";
import { distance } from "../rules/estimates.js";
import { heuristicOf } from "../rules/heuristics.js";
import { from } from "./estimates-of-programs.js";

/**
 * @import { Candidate } from "./candidates.js"
 * @import { Estimate } from "./estimates-of-programs.js"
 * @import { Rules, Units } from "./moving.js"
 * @import { Field } from "./rimmed-board.js"
 */

/**
 * @typedef {object} Model
 * @property {Rules["costs"]} costs The engine's own that is nearest.
 * @property {number} diagonal What a diagonal move costs, a straight one costing 1.
 * @property {Units} [units] Whole numbers for it, where it is not the engine's.
 */

/** √2 as it is written with so many decimals. @param {number} decimals */
export function rootTo(decimals) {
  return Number(Math.SQRT2.toFixed(decimals));
}

/** Its own costs are given in whole numbers, in which equal f are equal. @param {number} diagonal @param {number} straight @returns {Model} */
const own = (diagonal, straight) => ({
  costs: "sqrt2",
  diagonal,
  units: { straight, diagonal: Math.round(diagonal * straight), tenth: straight / 10 },
});

/** The likely ones first. @type {Model[]} */
export const MODELS = [
  { costs: "10-14", diagonal: 1.4 },
  own(rootTo(2), 100),
  own(rootTo(3), 1000),
  own(rootTo(4), 10_000),
  own(rootTo(5), 100_000),
  { costs: "sqrt2", diagonal: Math.SQRT2 },
  own(1.5, 10),
  own(2, 10),
];

/** What estimates count a diagonal move with. */
const DIAGONALS = [Math.SQRT2, 1.4, rootTo(3), rootTo(2), rootTo(4)];

/**
 * The estimates that a program may have with such costs. Those that the plain options have too are not among them.
 * @param {Field} field
 * @param {Model} model
 * @returns {Estimate[]}
 */
export function estimatesIn(field, { costs, diagonal, units }) {
  const s = units?.straight ?? unitsOf({ costs }).straight;
  const octile = (/** @type {number} */ d) => (/** @type {number} */ dx, /** @type {number} */ dy) =>
    s * Math.max(dx, dy) + (d - 1) * s * Math.min(dx, dy);
  /** @type {Estimate[]} */
  const found = DIAGONALS.filter((other) => !areEqual(other, diagonal)).map((other) => ({
    heuristic: "octile",
    diagonal: other,
    of: from(field, octile(other)),
  }));
  if (!units) return found;
  const plain = /** @type {const} */ (["octile", "manhattan", "euclidean", "chebyshev"]).map((heuristic) => {
    const over = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      distance(heuristic, dx, dy, { straight: s, octile: units.diagonal });
    return { heuristic, of: from(field, over) };
  });
  return [...plain, ...found];
}

/** So far an estimate is compared with what remains. */
const FAR = 40;

/**
 * Whether an estimate, times a weight, is never more than what remains, and no move makes it fall by more than it costs.
 * @param {Candidate} candidate One with costs, or an estimate, of its own.
 */
export function keepsPromise({ options, diagonalCost, estimateDiagonal }) {
  if (!hasEstimate(options)) return true;
  const { straight, diagonal } = costsOf(options);
  const cost = diagonalCost ?? diagonal / straight;
  const [formula, octile] = [heuristicOf(options), estimateDiagonal ?? cost];
  const h = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    options.weight * distance(formula, dx, dy, { straight: 1, octile });
  for (let dx = 0; dx < FAR; dx++) {
    for (let dy = 0; dy <= dx; dy++) {
      const here = h(dx, dy);
      if (compareSums(here, dx - dy + Math.min(cost, 2) * dy) > 0) return false;
      if (compareSums(h(dx + 1, dy), here + 1) > 0 || compareSums(h(dx + 1, dy + 1), here + cost) > 0) return false;
    }
  }
  return true;
}
