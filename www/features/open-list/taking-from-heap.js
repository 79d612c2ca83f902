// What taking the first entry out of the open list costs, and where it leaves the others. Which entry comes before which
// is known from the order in which they leave, so nothing else needs to be known of them. Headless.

import { hasTwoSides } from "../../rules/algorithms.js";
import { staysInPlace, swapsEqual } from "../../rules/order.js";

/** @import { Options } from "../../engine.js" */

/** @typedef {{ entries: number[], comparisons: number, moves: number }} Taking The entries after it, and its work. */

/**
 * What taking out the first entry does.
 * @param {Options["openList"]} kind
 * @param {ArrayLike<number>} entries The cells in the structure.
 * @param {ArrayLike<number>} order The same cells in the order in which they leave.
 * @returns {Taking}
 */
export function takingOf(kind, entries, order) {
  if (kind === "sorted-list") return { entries: Array.from(entries).slice(1), comparisons: 0, moves: 0 };
  return kind === "unsorted-list" ? fromUnsorted(entries, order) : fromHeap(entries, order);
}

/** The last entry fills the gap. @param {ArrayLike<number>} entries @param {ArrayLike<number>} order @returns {Taking} */
function fromUnsorted(entries, order) {
  const rest = Array.from(entries);
  const place = rest.indexOf(order[0]);
  const last = /** @type {number} */ (rest.pop());
  const isMoved = place < rest.length;
  if (isMoved) rest[place] = last;
  return { entries: rest, comparisons: entries.length - 1, moves: Number(isMoved) };
}

/** The last entry goes to the root and sinks. @param {ArrayLike<number>} entries @param {ArrayLike<number>} order @returns {Taking} */
function fromHeap(entries, order) {
  const rest = Array.from(entries);
  const last = /** @type {number} */ (rest.pop());
  if (rest.length === 0) return { entries: rest, comparisons: 0, moves: 0 };
  const ranks = new Map(Array.from(order, (cell, rank) => [cell, rank]));
  let comparisons = 0;
  const isBefore = (/** @type {number} */ a, /** @type {number} */ b) => {
    comparisons++;
    return Number(ranks.get(a)) < Number(ranks.get(b));
  };
  let [hole, moves] = [0, 1];
  for (let child = 1; child < rest.length; child = 2 * hole + 1) {
    if (child + 1 < rest.length && isBefore(rest[child + 1], rest[child])) child++;
    if (!isBefore(rest[child], last)) break;
    rest[hole] = rest[child];
    hole = child;
    moves++;
  }
  rest[hole] = last;
  return { entries: rest, comparisons, moves };
}

/**
 * Whether the order in which cells leave is the order by which the structure compares them. It is not where improved
 * entries stay in their place or equal ones change places, and where two sides search and share their closed cells.
 * @param {Options} options
 */
export const isComparedInOrder = (options) => !(hasTwoSides(options) || staysInPlace(options) || swapsEqual(options));
