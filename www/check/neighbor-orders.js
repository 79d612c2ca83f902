// The orders in which programs look at neighbors, as far as they are tried one by one.

import { DIRECTIONS } from "../core/board/directions.js";
import { RANKS } from "./choice.js";

/** @import { Options } from "../engine.js" */

/** Orders in which programs look at neighbors: row by row or column by column from any corner, around, or the straight moves first. @returns {number[][]} */
function allOrders() {
  const moves = DIRECTIONS.map((_, direction) => direction);
  const of = (/** @type {number[]} */ order) => moves.map((direction) => order.indexOf(direction));
  const orders = [];
  for (const [right, down] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]) {
    const byRow = (/** @type {number} */ i) => 3 * down * DIRECTIONS[i][1] + right * DIRECTIONS[i][0];
    const byColumn = (/** @type {number} */ i) => 3 * right * DIRECTIONS[i][0] + down * DIRECTIONS[i][1];
    for (const by of [byRow, byColumn]) orders.push([...moves].sort((a, b) => by(a) - by(b)));
  }
  for (const from of moves) {
    for (const sign of [1, -1]) orders.push(moves.map((i) => (from + sign * i + 8) % 8));
  }
  const around = [1, 3, 5, 7];
  for (const straight of permutations([0, 2, 4, 6])) {
    for (const i of around.keys()) orders.push([...straight, ...around.map((_, k) => around[(i + k) % 4])]);
    orders.push([...straight, 7, 1, 5, 3], [...straight, 3, 1, 5, 7], [...straight, 3, 5, 1, 7]);
  }
  return orders.map(of);
}

/** @param {number[]} items @returns {number[][]} */
const permutations = (items) =>
  items.length < 2
    ? [items]
    : items.flatMap((one) => permutations(items.filter((it) => it !== one)).map((rest) => [one, ...rest]));

/** With diagonal moves, and without: for each direction its place. */
export const NEIGHBOR_ORDERS = {
  eight: allOrders(),
  four: permutations([0, 2, 4, 6]).map((order) => DIRECTIONS.map((_, i) => order.indexOf(i))),
};

/** The directions as places have them, one after the other. @param {number[]} places */
const directionsBy = (places) =>
  [...places.keys()].filter((direction) => places[direction] >= 0).sort((a, b) => places[a] - places[b]);

/** The same orders as lists of directions, those of the engine first. @param {number[][]} orders */
const listed = (orders) => orders.map(directionsBy).sort((a, b) => Number(isOfEngine(b)) - Number(isOfEngine(a)));
export const DIRECTION_ORDERS = { eight: listed(NEIGHBOR_ORDERS.eight), four: listed(NEIGHBOR_ORDERS.four) };

/** @param {number[]} order */
function isOfEngine(order) {
  return engineOrder(order) !== undefined;
}

/** What the engine calls an order of directions, if it has it. @param {readonly number[]} order @returns {Options["neighborOrder"] | undefined} */
export function engineOrder(order) {
  const names = /** @type {Options["neighborOrder"][]} */ (Object.keys(RANKS));
  return names.find((name) =>
    order.every((direction, i) => i === 0 || RANKS[name][order[i - 1]] < RANKS[name][direction]),
  );
}
