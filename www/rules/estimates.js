// What a heuristic estimates. Headless, and without the engine.

import { HEURISTICS } from "../pkg/facts/heuristic.js";
import { areWhole, costsOf, unitsOf } from "./costs.js";
import { heuristicOf } from "./heuristics.js";

/**
 * @import { Options } from "../pkg/starstep.js"
 * @import { Formula, Rules } from "./heuristics.js"
 */

/** @typedef {{ straight: number, octile: number, line?: number }} Lengths Of a straight move, of a diagonal one as the octile distance counts it, and of a straight line one cell long. */

/** Whether a heuristic is a straight line rounded to whole moves: the only one that is no norm. @param {Formula} formula */
export const isFloored = (formula) => HEURISTICS[formula].distance === "floored-line";

/**
 * What a heuristic says of so many columns and rows.
 * @param {Formula} formula
 * @param {number} dx
 * @param {number} dy
 * @param {Lengths} lengths
 */
export function distance(formula, dx, dy, { straight, octile, line = straight }) {
  const facts = HEURISTICS[formula];
  if (facts.distance === "moves") {
    const near = { nothing: 0, straight, diagonal: octile - straight }[facts.near];
    return facts.far * straight * Math.max(dx, dy) + near * Math.min(dx, dy);
  }
  const length = Math.sqrt(dx * dx + dy * dy);
  return isFloored(formula) ? straight * Math.floor(length) : line * length;
}

/**
 * What the heuristic says of so many columns and rows, whatever the algorithm, in the whole units in which the search counts.
 * @param {Rules & Pick<Options, "heuristic">} options
 * @param {number} dx
 * @param {number} dy
 */
export function estimateInUnits(options, dx, dy) {
  const { straight, diagonal, scale } = unitsOf(options);
  const octile = Math.round(costsOf(options).octile * scale);
  // Where diagonal moves are √2, a line is as short as they are in these units.
  const line = areWhole(options) ? straight : diagonal / Math.SQRT2;
  return distance(heuristicOf(options), dx, dy, { straight, octile, line });
}
