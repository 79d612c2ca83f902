// What is marked in the picture of a structure: which entry leaves first, which the last step put in, which were the best
// on the way through a list, which lie where they should not. Headless.

import { staysInPlace } from "../../rules/order.js";
import { compare } from "./open-cells-in-line.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Stored } from "./probe.js"
 */

/** @typedef {"next" | "new" | "best" | "above" | "closed"} Mark */

/**
 * The marks of each entry that is shown.
 * @param {Stored} stored
 * @param {Options} options
 * @returns {Set<Mark>[]}
 */
export function marksOf(stored, options) {
  const { entries, cells, order, before } = stored;
  const ranks = new Map(Array.from(order, (cell, rank) => [cell, rank]));
  const known = before && new Set(before.cells);
  const rankOf = (/** @type {number} */ place) => ranks.get(cells[place]) ?? Number.POSITIVE_INFINITY;
  let best = Number.POSITIVE_INFINITY;
  return entries.map(({ cell }, place) => {
    /** @type {Set<Mark>} */
    const marks = new Set();
    const rank = rankOf(place);
    if (rank === 0) marks.add("next");
    // Cells that the other side has closed are still here, but do not leave any more.
    if (!ranks.has(cell)) marks.add("closed");
    if (known && !known.has(cell)) marks.add("new");
    if (options.openList === "unsorted-list" && rank < best) {
      best = rank;
      marks.add("best");
    }
    if (shouldBeAbove(stored, options, place)) marks.add("above");
    return marks;
  });
}

/** Whether an entry of a heap comes before its parent. @param {Stored} stored @param {Options} options @param {number} place */
function shouldBeAbove({ entries }, options, place) {
  return place > 0 && staysInPlace(options) && compare(options, entries[place], entries[(place - 1) >> 1]) < 0;
}
