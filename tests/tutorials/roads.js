// Tutorial 4 as its program runs: a list sorted by f and h in every round, costs with the penalty of the cell that is
// entered, neighbors column by column with y upwards. Where the sort leaves the order open, the caller chooses.

import { at, WALL } from "./boards.js";

/** @typedef {{ x: number, y: number, g: number, h: number, parent?: Cell }} Cell */

/**
 * @param {import("./boards.js").Board} board Open cells have their penalties.
 * @param {(equals: Cell[]) => Cell} choose Which of the cells with the smallest f and h is taken.
 * @param {{ countsPenalties?: boolean }} [settings]
 */
export function findPath(board, choose, { countsPenalties = true } = {}) {
  const [goalX, goalY] = board.goal;
  const h = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [dx, dy] = [Math.abs(x - goalX), Math.abs(y - goalY)];
    return 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy);
  };
  const [x, y] = board.start;
  /** @type {Cell[]} */
  let open = [{ x, y, g: 0, h: h(x, y) }];
  /** @type {Cell[]} */
  const closed = [];
  while (open.length > 0) {
    const f = Math.min(...open.map((cell) => cell.g + cell.h));
    const smallest = open.filter((cell) => cell.g + cell.h === f);
    const nearest = Math.min(...smallest.map((cell) => cell.h));
    const current = choose(smallest.filter((cell) => cell.h === nearest));
    open = open.filter((cell) => cell !== current);
    closed.push(current);
    if (current.x === goalX && current.y === goalY) return { path: pathTo(current), cost: current.g, closed };
    for (let dx = -1; dx <= 1; dx++) {
      // Up in the tutorial's scene is a smaller y here.
      for (let up = -1; up <= 1; up++) {
        const [toX, toY] = [current.x + dx, current.y - up];
        const byte = at(board, toX, toY);
        if (byte === WALL || closed.some((cell) => cell.x === toX && cell.y === toY)) continue;
        const g = current.g + (dx !== 0 && up !== 0 ? 14 : 10) + (countsPenalties ? byte : 0);
        const known = open.find((cell) => cell.x === toX && cell.y === toY);
        if (!known) open.push({ x: toX, y: toY, g, h: h(toX, toY), parent: current });
        else if (g < known.g) Object.assign(known, { g, parent: current });
      }
    }
  }
  return { closed };
}

/** @param {Cell} goal */
function pathTo(goal) {
  const cells = [];
  for (let cell = /** @type {Cell | undefined} */ (goal); cell; cell = cell.parent) cells.push([cell.x, cell.y]);
  return cells.reverse();
}
