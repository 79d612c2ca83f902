// Which moves a program means, and what they cost, as far as its log tells. Headless.

import { costsOf } from "../../rules/costs.js";
import { hasDiagonals } from "../../rules/moves.js";

/**
 * @import { Moving } from "../../running/cheapest.js"
 * @import { Found } from "./checking.js"
 */

/** @param {Pick<Found, "diagnosis">} found @returns {Moving | undefined} Undefined if nothing explains the log. */
export function movingOf({ diagnosis: { exact, candidates } }) {
  if (!exact || candidates.length === 0) return undefined;
  const [{ options, diagonalCost }] = candidates;
  // Whoever makes no diagonal moves counts moves: what a straight one costs in the answer is Starstep's own.
  if (!hasDiagonals(options)) return { diagonal: options.diagonal, straight: 1, slanted: Math.SQRT2 };
  const { straight, diagonal: slanted } = costsOf(options);
  const own = diagonalCost === undefined ? { straight, slanted } : { straight: 1, slanted: diagonalCost };
  return { diagonal: options.diagonal, ...own };
}
