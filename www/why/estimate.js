// What the settings make of h: the formula that counts, its factor, and how it compares with what really remains. All in
// the model's own unit, and for boards of every size and shape. Headless.

import { factorOf } from "../rules/algorithms.js";
import { costsOf } from "../rules/costs.js";
import { distance, isFloored } from "../rules/estimates.js";
import { formulaOf } from "../rules/heuristics.js";
import { hasDiagonals } from "../rules/moves.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Formula } from "../rules/heuristics.js"
 */

/**
 * @typedef {object} Estimate
 * @property {Formula} formula The heuristic; `zero` where the algorithm has none.
 * @property {number} factor What h is multiplied by: the weight where it counts, else 1.
 * @property {number} straight What a straight move costs.
 * @property {number | undefined} diagonal What a diagonal move costs; undefined if there are none.
 * @property {(dx: number, dy: number) => number} h The estimate over so many columns and rows, times the factor.
 * @property {(dx: number, dy: number) => number} remains What a shortest path over so many columns and rows costs where
 *   nothing is in its way. No board has a cheaper one: walls and penalties only add to it.
 * @property {number} steepest How much h can fall in a move, divided by the cost of the move; at most 1 if consistent.
 * @property {number} largest The smallest factor by which `remains` must be multiplied to be at least h everywhere; where
 *   h is rounded down, possibly a little more than that.
 */

/** The farthest that a goal can be in columns or rows, on the largest board. */
const FARTHEST = 4095;

/** @param {Options} options @returns {Estimate} */
export function estimateOf(options) {
  const { straight, diagonal: slanted, octile } = costsOf(options);
  const diagonal = hasDiagonals(options) ? slanted : undefined;
  const [formula, factor] = [formulaOf(options), factorOf(options)];
  /** @type {Estimate["h"]} */
  const h = (dx, dy) => factor * distance(formula, dx, dy, { straight, octile });
  const shortest = diagonal === undefined ? "manhattan" : "octile";
  /** @type {Estimate["remains"]} */
  const remains = (dx, dy) => distance(shortest, dx, dy, { straight, octile: slanted });
  // Every formula but the rounded one is a norm. So h falls by at most h of the move itself, because of the triangle
  // inequality; and as any way is a sum of moves, h is at most as many times what remains as it is for a single move.
  const ofMove = Math.max(h(1, 0) / remains(1, 0), h(1, 1) / remains(1, 1));
  if (!isFloored(formula) || diagonal === undefined) {
    return { formula, factor, straight, diagonal, h, remains, steepest: ofMove, largest: ofMove };
  }
  // A straight move changes the length by at most 1, and so the rounded one; a diagonal one by more than that, and the
  // rounded one by up to 2: from (3, 3), 4 straight moves away, to (2, 2), 2 away. The line itself is never shorter than
  // its rounded length.
  const steepest = (factor * 2 * straight) / diagonal;
  const largest = factor * Math.max(1, (straight * Math.SQRT2) / diagonal);
  return { formula, factor, straight, diagonal, h, remains, steepest, largest };
}

/**
 * The nearest place of the goal at which h is larger than what remains, by columns or rows, whichever are more; none if
 * there is none on any board.
 * @param {Estimate} estimate
 * @returns {[number, number] | undefined} Columns and rows.
 */
export function overestimated(estimate) {
  const { formula, h, remains, largest } = estimate;
  // One move away: elsewhere a norm is not more times too large than it is there.
  if (h(1, 0) > remains(1, 0)) return [1, 0];
  if (h(1, 1) > remains(1, 1)) return [1, 1];
  if (!isFloored(formula) || largest <= 1) return undefined;
  for (let long = 2; long <= FARTHEST; long++) {
    for (let short = firstShort(estimate, long); short <= long; short++) {
      if (h(long, short) > remains(long, short)) return [long, short];
    }
  }
  return undefined;
}

/**
 * From how many rows on the line is longer than what remains over so many columns. Its length grows faster and faster
 * with the rows, and what remains grows evenly; with no rows the line is not longer: so it is from some number on.
 * @param {Estimate} estimate
 * @param {number} long
 */
function firstShort({ factor, straight, remains }, long) {
  let [before, after] = [0, long + 1];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    const isLonger = factor * straight * Math.sqrt(long * long + middle * middle) > remains(long, middle);
    [before, after] = isLonger ? [before, middle] : [middle, after];
  }
  return after;
}
