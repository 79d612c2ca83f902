// What the options come to, before anybody says it in a language: the moves and what they cost, the estimate, what comes
// first, and what happens to cells that are open or closed already. Headless.

import { decidesBy, isByH, isBySum, isInLine, isPlain } from "../rules/algorithms.js";
import { comparesClosed, improves } from "../rules/better-ways.js";
import { areWhole, costsOf, unitsOf } from "../rules/costs.js";
import { formulaOf } from "../rules/heuristics.js";
import { hasDiagonals, isStraight, mindsCorners, mostBlocked, ORDERS } from "../rules/moves.js";
import { staysInPlace, swapsEqual } from "../rules/order.js";

/** @import { Options } from "../engine.js" */

/**
 * `octile-14` is the octile distance where a diagonal move costs no more than a straight one.
 * @typedef {"manhattan" | "octile" | "octile-14" | "euclidean" | "chebyshev" | "zero" | "floored-euclidean"} Estimate
 */

/**
 * @typedef {object} Plan
 * @property {"f" | "g" | "h" | "order"} by What decides which cell is taken next.
 * @property {string} weight The factor before h, as programs write it; empty if it is 1.
 * @property {Estimate} estimate
 * @property {(readonly [number, number])[]} moves In neighbor order; four where there are no diagonal moves.
 * @property {boolean} isStraight Whether there are no diagonal moves.
 * @property {"any" | "both" | "none"} corners How many of the two cells beside a diagonal move must be walls to forbid it.
 * @property {boolean} isRoot Whether a diagonal move costs √2.
 * @property {number} straight What moves cost, in whole units.
 * @property {number} diagonal
 * @property {number} tenth What a penalty of 1 costs.
 * @property {"low-h" | "high-h" | "fifo" | "lifo"} tie
 * @property {boolean} penalties
 * @property {boolean} improves Whether an open cell takes a better parent.
 * @property {boolean} reopens Whether a closed cell with a better g is opened again.
 * @property {boolean} stopsEarly Whether the search ends once the goal is open.
 * @property {boolean} stays Whether an improved entry stays where it is in the heap.
 * @property {boolean} swaps Whether equal entries of the heap change places.
 * @property {boolean} hasOld Whether a cell whose g improves is put into the open list once more, so that the older
 *   entry must be skipped.
 * @property {boolean} keepsOrder Whether the program must know later when a cell was opened.
 */

/** @param {Options} options @returns {Estimate} */
function estimateOf(options) {
  const formula = formulaOf(options);
  const { diagonal, octile } = costsOf(options);
  return formula === "octile" && octile !== diagonal ? "octile-14" : formula;
}

/** The plan of a best-first search with a loop of its own; undefined for the other algorithms. @param {Options} options @returns {Plan | undefined} */
export function planOf(options) {
  if (!isPlain(options)) return undefined;
  const { weight, tieBreak } = options;
  const [isLine, isGreedy] = [isInLine(options), isByH(options)];
  const hasOnlyStraight = !hasDiagonals(options);
  const isBetter = improves(options);
  const swaps = swapsEqual(options);
  // A better g changes nothing about an entry of greedy search, which only moves if equal entries do.
  const stays = staysInPlace(options) && isBetter && (!isGreedy || swaps);
  const { straight, diagonal, penalty } = unitsOf(options);
  return {
    by: decidesBy(options),
    weight: isBySum(options) && weight !== 1 ? String(weight) : "",
    estimate: estimateOf(options),
    moves: ORDERS[options.neighborOrder].filter((move) => !hasOnlyStraight || isStraight(move)),
    isStraight: hasOnlyStraight,
    corners: !mindsCorners(options) ? "none" : mostBlocked(options) > 0 ? "both" : "any",
    isRoot: !areWhole(options),
    straight,
    diagonal,
    tenth: penalty,
    // Only where f = g + h can the same f have different h.
    tie: isLine ? "fifo" : isBySum(options) || tieBreak === "lifo" ? tieBreak : "fifo",
    penalties: options.penalties,
    improves: isBetter,
    reopens: comparesClosed(options),
    stopsEarly: options.stopWhen === "goal-opened",
    stays,
    swaps,
    hasOld: isBetter && !isGreedy && !stays && !swaps,
    keepsOrder: isLine || (isBetter && (!isGreedy || stays || swaps)),
  };
}
