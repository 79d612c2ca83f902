// Tutorial 1 as its program runs: cells in two lists, and no cell updated later. Where its sort leaves the order among
// equal f open, the caller chooses.

import { at } from "./boards.js";

/** @typedef {{ x: number, y: number, g: number, h: number, f: number, parent?: Cell }} Cell */
/** @typedef {(equals: Cell[]) => Cell} Choice Which of the cells with the smallest f is taken. */

/**
 * @param {import("./boards.js").Board} board Its last row and column count as blocked.
 * @param {Choice} choose
 * @param {{ h?: (dx: number, dy: number) => number, improves?: boolean }} [repairs]
 */
export function findPath(board, choose, { h = (dx, dy) => 10 * (dx + dy), improves = false } = {}) {
  const [goalX, goalY] = board.goal;
  const isOutside = (/** @type {import("./boards.js").Coord} */ [x, y]) =>
    x < 0 || y < 0 || x >= board.width || y >= board.height;
  if (isOutside(board.start) || isOutside(board.goal)) return { failure: "outside" };
  if (at(board, ...board.start) !== 0 || at(board, ...board.goal) !== 0) return { failure: "blocked" };
  /** @type {Cell} */
  let current = { x: board.start[0], y: board.start[1], g: 0, h: 0, f: 0 };
  /** @type {Cell[]} */
  let open = [];
  const closed = [current];
  /** Open cells that would be better off with another parent. */
  const kept = [];
  for (;;) {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [current.x + dx, current.y + dy];
        if (at(board, x, y) !== 0 || closed.some((cell) => cell.x === x && cell.y === y)) continue;
        const g = current.g + (dx !== 0 && dy !== 0 ? 14 : 10);
        const known = open.find((cell) => cell.x === x && cell.y === y);
        if (known) {
          if (g < known.g) kept.push({ step: closed.length, x, y, g: known.g, better: g });
          if (improves && g < known.g) Object.assign(known, { g, f: g + known.h, parent: current });
          continue;
        }
        const estimate = h(Math.abs(goalX - x), Math.abs(goalY - y));
        open.push({ x, y, g, h: estimate, f: g + estimate, parent: current });
      }
    }
    if (open.length === 0) return { failure: "dead end", closed, kept };
    const least = Math.min(...open.map((cell) => cell.f));
    current = choose(open.filter((cell) => cell.f === least));
    open = open.filter((cell) => cell !== current);
    closed.push(current);
    if (current.x === goalX && current.y === goalY) return { path: pathTo(current), cost: current.g, closed, kept };
  }
}

/** @param {Cell} goal */
function pathTo(goal) {
  const cells = [];
  for (let cell = /** @type {Cell | undefined} */ (goal); cell; cell = cell.parent) cells.push([cell.x, cell.y]);
  return cells.reverse();
}
