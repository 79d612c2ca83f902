// The orders in which programs look at neighbors, as far as they are tried one by one.

import { DIRECTIONS } from "../core/board/directions.js";

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

/** With diagonal moves, and without. */
export const NEIGHBOR_ORDERS = {
  eight: allOrders(),
  four: permutations([0, 2, 4, 6]).map((order) => DIRECTIONS.map((_, i) => order.indexOf(i))),
};
