// The cost of a shortest path on large boards: Dijkstra's search with one list per cost. Shares no code with the engine.

import { movesFrom } from "./naive.js";

/**
 * @param {import("./naive.js").Board} board
 * @param {Parameters<typeof movesFrom>[1]} diagonal
 * @returns {number | undefined} In `10-14` units; nothing if there is no path.
 */
export function cheapest(board, diagonal) {
  const indexOf = (/** @type {[number, number]} */ [x, y]) => y * board.width + x;
  const goal = indexOf(board.goal);
  const closed = new Uint8Array(board.cells.length);
  /** The cells that can be reached, by cost. @type {number[][]} */
  const reached = [[indexOf(board.start)]];
  for (let cost = 0; cost < reached.length; cost++) {
    for (const cell of reached[cost] ?? []) {
      if (closed[cell]) continue;
      closed[cell] = 1;
      if (cell === goal) return cost;
      for (const [to, more] of movesFrom(board, diagonal, cell)) {
        reached[cost + more] ??= [];
        reached[cost + more].push(to);
      }
    }
  }
  return undefined;
}
