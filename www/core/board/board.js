// A board as plain data, and questions about it. Knows neither engine nor screen.

import { indexOf, WALL } from "../../rules/cells.js";

/** @import { Coord } from "../../rules/cells.js" */

/**
 * @typedef {object} Board
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} cells
 * @property {Coord} start
 * @property {Coord} goal
 * @property {Coord} origin
 * @property {string} [name] Its name: how it was made, or where it comes from.
 */

/** @param {Board} board @param {Coord} coord */
export const isInside = ({ width, height }, [x, y]) => x >= 0 && y >= 0 && x < width && y < height;

/** @param {Coord} a @param {Coord} b */
export const isSame = (a, b) => a[0] === b[0] && a[1] === b[1];

/**
 * The cell nearest to a coordinate that is neither a wall nor taken, by straight-line distance between centers.
 * @param {Board} board
 * @param {Coord} taken
 * @param {Coord} to
 * @returns {Coord | undefined}
 */
export function nearestFree(board, taken, [x, y]) {
  /** @type {Coord | undefined} */
  let nearest;
  let least = Number.POSITIVE_INFINITY;
  const farthest = Math.max(board.width, board.height);
  // Square by square around it: whatever is on a larger square is at least half its side away.
  for (let reach = 0; reach <= farthest && reach * reach < least; reach++) {
    for (let dy = -reach; dy <= reach; dy++) {
      const isEdge = Math.abs(dy) === reach;
      for (let dx = -reach; dx <= reach; dx += isEdge || reach === 0 ? 1 : 2 * reach) {
        /** @type {Coord} */
        const coord = [x + dx, y + dy];
        const distance = dx * dx + dy * dy;
        if (distance >= least || !isInside(board, coord) || isSame(coord, taken)) continue;
        if (board.cells[indexOf(board, coord)] === WALL) continue;
        [nearest, least] = [coord, distance];
      }
    }
  }
  return nearest;
}

/**
 * The board made larger or smaller at its right and lower sides. A start or goal that would fall outside moves inside.
 * @param {Board} board
 * @param {number} width
 * @param {number} height
 * @returns {Board}
 */
export function resized(board, width, height) {
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < Math.min(height, board.height); y++) {
    const row = board.cells.subarray(y * board.width, y * board.width + Math.min(width, board.width));
    cells.set(row, y * width);
  }
  /** @type {(coord: Coord) => Coord} */
  const inside = ([x, y]) => [Math.min(x, width - 1), Math.min(y, height - 1)];
  const [start, goal] = [inside(board.start), inside(board.goal)];
  for (const [x, y] of [start, goal]) {
    if (cells[y * width + x] === WALL) cells[y * width + x] = 0;
  }
  return { ...board, width, height, cells, start, goal };
}
