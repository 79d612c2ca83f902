// Which open cells can be taken next under an order and a rule for equals.

import { DIRECTIONS } from "../core/board/directions.js";
import { isInLine } from "../rules/algorithms.js";
import { ORDERS } from "../rules/moves.js";
import { factorsOf, isNewestFirst, signOfH } from "../rules/order.js";
import { toleranceOf } from "./tolerances.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Order } from "./equals.js"
 * @import { Follower } from "./follow-log.js"
 * @import { Rules } from "./moving.js"
 */

/** For each neighbor order of the engine, the places of the directions in it. */
export const RANKS = /** @type {Record<Options["neighborOrder"], number[]>} */ (
  Object.fromEntries(
    Object.entries(ORDERS).map(([name, moves]) => [
      name,
      DIRECTIONS.map(([dx, dy]) => moves.findIndex((move) => move[0] === dx && move[1] === dy)),
    ]),
  )
);

/**
 * f of the open cells by their slots, or what stands for it; whatever becomes of them.
 * @param {Follower} follower
 * @param {Order} order
 * @returns {(slot: number) => number}
 */
export function prioritiesOf({ keys, columns, bornAt }, order) {
  if (isInLine(order)) return (slot) => bornAt[slot];
  const [ofG, ofH] = factorsOf(order);
  const column = columns[order.estimate];
  return (slot) => ofG * keys[slot] + ofH * (column?.[slot] ?? 0);
}

/**
 * The open cells whose turn it can be, where the order of opening is left open.
 * @param {Follower} follower
 * @param {Rules} rules
 * @param {Order} order
 * @param {Options["tieBreak"]} tieBreak
 * @returns {number[]}
 */
export function allowedNext(follower, rules, order, tieBreak) {
  const { cells, columns } = follower;
  if (follower.isOver) return [];
  const priorityOf = prioritiesOf(follower, order);
  const priorities = cells.map((_, slot) => priorityOf(slot));
  const least = priorities.reduce((one, other) => Math.min(one, other), Infinity);
  const slack = toleranceOf(rules, least);
  const smallest = [...cells.keys()].filter((slot) => priorities[slot] <= least + slack);
  const sign = signOfH({ algorithm: order.algorithm, tieBreak });
  const hOf = (/** @type {number} */ slot) => sign * (columns[order.estimate]?.[slot] ?? 0);
  const nearest = smallest.reduce((best, slot) => Math.min(best, hOf(slot)), Infinity);
  return smallest.filter((slot) => hOf(slot) <= nearest + slack).map((slot) => cells[slot]);
}

/**
 * The one cell that is taken next, as the engine chooses it; undefined if the search is over.
 * @param {Follower} follower
 * @param {Order} order
 * @param {Pick<Options, "tieBreak" | "neighborOrder">} options
 * @returns {number | undefined}
 */
export function firstNext(follower, order, { tieBreak, neighborOrder }) {
  const { cells, columns, bornAt, bornBy } = follower;
  if (follower.isOver) return undefined;
  const ranks = RANKS[neighborOrder];
  const { algorithm, estimate } = order;
  const sign = signOfH({ algorithm, tieBreak });
  const later = isNewestFirst({ algorithm, tieBreak }) ? -1 : 1;
  const column = columns[estimate];
  const priorityOf = prioritiesOf(follower, order);
  let best = 0;
  let least = priorityOf(0);
  for (let slot = 1; slot < cells.length; slot++) {
    const priority = priorityOf(slot);
    const comes =
      priority - least ||
      sign * ((column?.[slot] ?? 0) - (column?.[best] ?? 0)) ||
      later * (bornAt[slot] - bornAt[best] || ranks[bornBy[slot]] - ranks[bornBy[best]]);
    if (comes < 0) [best, least] = [slot, priority];
  }
  return cells[best];
}
