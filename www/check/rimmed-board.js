// A board with a rim of walls, so that no step has to ask whether it leaves the board; and what the steps are.

import { DIRECTIONS } from "../core/board/directions.js";
import { coordOf as boardCoordOf, WALL } from "../rules/cells.js";
import { mostBlocked } from "../rules/moves.js";

/** @import { Options } from "../engine.js" */

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array }} Board */
/**
 * @typedef {object} Field Its cells are numbered row by row, the rim included.
 * @property {number} width
 * @property {number} height
 * @property {number} stride From a cell to the one below it.
 * @property {number} size Cells, with the rim.
 * @property {Uint8Array} cells As on the board, with walls around.
 * @property {number} start
 * @property {number} goal
 * @property {number[]} offsets To the neighbors, clockwise from north; the odd ones are diagonal.
 */

/** The number of a cell; that of a rim cell if it is beyond the board. @param {{ width: number, height: number }} board @param {Coord} coord */
export function cellAt({ width, height }, [x, y]) {
  const isOn = x >= 0 && y >= 0 && x < width && y < height && Number.isInteger(x) && Number.isInteger(y);
  return isOn ? (y + 1) * (width + 2) + x + 1 : 0;
}

/** @param {{ width: number }} board @param {number} cell @returns {Coord} */
export function coordOf({ width }, cell) {
  const [x, y] = boardCoordOf({ width: width + 2 }, cell);
  return [x - 1, y - 1];
}

/**
 * @param {Board} board
 * @param {Coord} start
 * @param {Coord} goal
 * @returns {Field}
 */
export function fieldOf(board, start, goal) {
  const { width, height } = board;
  const stride = width + 2;
  const cells = new Uint8Array(stride * (height + 2)).fill(WALL);
  for (let y = 0; y < height; y++) {
    cells.set(board.cells.subarray(y * width, (y + 1) * width), (y + 1) * stride + 1);
  }
  const offsets = DIRECTIONS.map(([dx, dy]) => dy * stride + dx);
  const size = cells.length;
  return {
    width,
    height,
    stride,
    size,
    cells,
    start: cellAt(board, start),
    goal: cellAt(board, goal),
    offsets,
  };
}

/** Which neighbors of a cell can be stepped to: one bit for each direction. @param {Field} field @param {Pick<Options, "diagonal">} rules @param {number} cell */
export function stepsFrom({ cells, offsets }, rules, cell) {
  let free = 0;
  for (let i = 0; i < 8; i++) if (cells[cell + offsets[i]] !== WALL) free |= 1 << i;
  const most = mostBlocked(rules);
  if (most === 2) return free;
  let steps = free & 0b01010101;
  if (most < 0) return steps;
  for (let i = 1; i < 8; i += 2) {
    const walls = Number(cells[cell + offsets[i - 1]] === WALL) + Number(cells[cell + offsets[(i + 1) & 7]] === WALL);
    if ((free >> i) & 1 && walls <= most) steps |= 1 << i;
  }
  return steps;
}
