// The cell that a program takes next whose order of equals is known, though it is none of the engine's.

import { DIRECTIONS } from "../core/board/directions.js";
import { RANKS } from "./choice.js";
import { placeOf } from "./equals.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Axes, Equals } from "./equals.js"
 * @import { Follower } from "./follow-log.js"
 */

/** Whether it says which of several equal cells is taken. @param {Equals | undefined} equals */
export const isSettled = (equals) => equals !== undefined && equals.by !== "heap";

/**
 * @param {number[]} allowed Open cells that are equal.
 * @param {Follower} follower
 * @param {Equals} equals
 * @param {Options["neighborOrder"]} neighborOrder Where the order of equals does not name one.
 * @param {{ stride: number, axes: Axes }} field
 */
export function firstOfEquals(allowed, follower, { by, renewed, neighbors }, neighborOrder, { stride, axes }) {
  const ranks = neighbors
    ? DIRECTIONS.map(([dx, dy]) => neighbors.findIndex(([x, y]) => x === dx && y === dy))
    : RANKS[neighborOrder];
  const keyOf = (/** @type {number} */ cell) => {
    if (by === "xy") return placeOf(cell, stride, axes);
    if (by === "yx") return [...placeOf(cell, stride, axes)].reverse();
    const slot = follower.slotOf(cell);
    const later = by === "newest" ? -1 : 1;
    const [times, directions] = renewed ? [follower.pushedAt, follower.pushedBy] : [follower.bornAt, follower.bornBy];
    return [later * times[slot], later * ranks[directions[slot]]];
  };
  const keys = new Map(allowed.map((cell) => [cell, keyOf(cell)]));
  return allowed.reduce((best, cell) => {
    const [a, b] = [keys.get(cell), keys.get(best)];
    return a && b && (a[0] - b[0] || a[1] - b[1]) < 0 ? cell : best;
  });
}
