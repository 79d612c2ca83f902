// A board with a rim of walls, so that no step has to ask whether it leaves the board; and what the steps are.

import { DIRECTIONS } from "../core/board/directions.js";
import { coordOf as boardCoordOf, columnOf, rowOf, WALL } from "../rules/cells.js";
import { mostBlocked } from "../rules/moves.js";

/** @import { Options } from "../engine.js" */

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array }} Board */
/**
 * Which cells at the border a program leaves out; `last-beside` as well where it looks beside a diagonal move.
 * @typedef {"whole" | "last" | "last-beside" | "first" | "around" | "swapped"} Border
 */

/**
 * @typedef {object} Field Its cells are numbered row by row, the rim included.
 * @property {number} width
 * @property {number} height
 * @property {number} stride From a cell to the one below it.
 * @property {number} size Cells, with the rim.
 * @property {Uint8Array} cells As on the board, with walls around, and where the border is left out.
 * @property {Uint8Array} beside The same for the cells beside a diagonal move: programs look these up on the board itself.
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

/** @param {number} x @param {number} y @param {Board} board */
const isLast = (x, y, { width, height }) => x === width - 1 || y === height - 1;

/** @type {Record<Border, (x: number, y: number, board: Board) => boolean>} */
const IS_LEFT_OUT = {
  whole: () => false,
  last: isLast,
  "last-beside": isLast,
  first: (x, y) => x === 0 || y === 0,
  around: (x, y, { width, height }) => x === 0 || y === 0 || x === width - 1 || y === height - 1,
  swapped: (x, y, { width, height }) => x >= height || y >= width,
};

/**
 * @param {Board} board
 * @param {Coord} start
 * @param {Coord} goal
 * @param {Border} [border]
 * @returns {Field}
 */
export function fieldOf(board, start, goal, border = "whole") {
  const { width, height } = board;
  const stride = width + 2;
  const cells = new Uint8Array(stride * (height + 2)).fill(WALL);
  for (let y = 0; y < height; y++) {
    cells.set(board.cells.subarray(y * width, (y + 1) * width), (y + 1) * stride + 1);
  }
  const beside = border === "whole" || border === "last-beside" ? cells : cells.slice();
  for (let i = 0; i < board.cells.length && border !== "whole"; i++) {
    const [x, y] = [columnOf(board, i), rowOf(board, i)];
    if (IS_LEFT_OUT[border](x, y, board)) cells[(y + 1) * stride + x + 1] = WALL;
  }
  const offsets = DIRECTIONS.map(([dx, dy]) => dy * stride + dx);
  const size = cells.length;
  return {
    width,
    height,
    stride,
    size,
    cells,
    beside,
    start: cellAt(board, start),
    goal: cellAt(board, goal),
    offsets,
  };
}

/** Which neighbors of a cell can be stepped to: one bit for each direction. @param {Field} field @param {Pick<Options, "diagonal">} rules @param {number} cell */
export function stepsFrom({ cells, beside, offsets }, rules, cell) {
  let free = 0;
  for (let i = 0; i < 8; i++) if (cells[cell + offsets[i]] !== WALL) free |= 1 << i;
  const most = mostBlocked(rules);
  if (most === 2) return free;
  let steps = free & 0b01010101;
  if (most < 0) return steps;
  for (let i = 1; i < 8; i += 2) {
    const walls = Number(beside[cell + offsets[i - 1]] === WALL) + Number(beside[cell + offsets[(i + 1) & 7]] === WALL);
    if ((free >> i) & 1 && walls <= most) steps |= 1 << i;
  }
  return steps;
}
