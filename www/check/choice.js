// Which open cells can be taken next under an order and a rule for equals.

import { DIRECTIONS } from "../board/directions.js";
import { ORDERS } from "../quiz/moves.js";
import { toleranceOf } from "./sieve.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("./follow.js").Follower} Follower */
/** @typedef {import("./equals.js").Order} Order */

/** @type {Record<Order["algorithm"], (g: number, h: number, weight: number, bornAt: number) => number>} */
export const PRIORITIES = {
  astar: (g, h, weight) => g + weight * h,
  dijkstra: (g) => g,
  greedy: (_, h) => h,
  "breadth-first": (_g, _h, _weight, bornAt) => bornAt,
};

/** For each neighbor order of the engine, the places of the directions in it. */
export const RANKS = /** @type {Record<Options["neighborOrder"], number[]>} */ (
  Object.fromEntries(
    Object.entries(ORDERS).map(([name, moves]) => [
      name,
      DIRECTIONS.map(([dx, dy]) => moves.findIndex((move) => move[0] === dx && move[1] === dy)),
    ]),
  )
);

/** How h decides among equal f. @type {Record<Options["tieBreak"], number>} */
const BY_H = { "low-h": 1, "high-h": -1, fifo: 0, lifo: 0 };

/** f of an open cell, or what stands for it. @param {Follower} follower @param {Order} order @param {number} slot */
export const priorityOf = ({ keys, columns, bornAt }, { algorithm, estimate, weight }, slot) =>
  PRIORITIES[algorithm](keys[slot], columns[estimate]?.[slot] ?? 0, weight, bornAt[slot]);

/**
 * The open cells whose turn it can be, where the order of opening is left open.
 * @param {Follower} follower
 * @param {import("./follow.js").Rules} rules
 * @param {Order} order
 * @param {Options["tieBreak"]} tieBreak
 * @returns {number[]}
 */
export function allowedNext(follower, rules, order, tieBreak) {
  const { cells, columns } = follower;
  if (follower.isOver) return [];
  const priorities = cells.map((_, slot) => priorityOf(follower, order, slot));
  const least = priorities.reduce((one, other) => Math.min(one, other), Infinity);
  const slack = toleranceOf(rules, least);
  const smallest = [...cells.keys()].filter((slot) => priorities[slot] <= least + slack);
  const sign = order.algorithm === "astar" ? BY_H[tieBreak] : 0;
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
  const isLine = order.algorithm === "breadth-first";
  const sign = isLine ? 0 : BY_H[tieBreak];
  const later = tieBreak === "lifo" && !isLine ? -1 : 1;
  const column = columns[order.estimate];
  let best = 0;
  let least = priorityOf(follower, order, 0);
  for (let slot = 1; slot < cells.length; slot++) {
    const priority = priorityOf(follower, order, slot);
    const comes =
      priority - least ||
      sign * ((column?.[slot] ?? 0) - (column?.[best] ?? 0)) ||
      later * (bornAt[slot] - bornAt[best] || ranks[bornBy[slot]] - ranks[bornBy[best]]);
    if (comes < 0) [best, least] = [slot, priority];
  }
  return cells[best];
}
