// The pieces that a board is made of: walls that touch each other, and cells with penalties that do. Headless.

import { columnOf, coordOf, rowOf, WALL } from "../../../rules/cells.js";

/** @import { Board } from "../../../core/board/board.js" */

/** A cell of a piece, from the piece's corner, and its value. @typedef {{ x: number, y: number, value: number }} PieceCell */
/** @typedef {{ width: number, height: number, cells: PieceCell[] }} Piece */

/** A piece that takes more of the board's width or height is cut: it could hardly be put elsewhere. */
const MOST = 3 / 4;
/** Into squares of this share of the board's shorter side. */
const CUT = 1 / 4;

/** @param {Pick<Board, "width" | "height" | "cells">} board @returns {Piece[]} The largest first. */
export function piecesOf({ width, height, cells }) {
  /** @type {Piece[]} */
  const pieces = [];
  const isSeen = new Uint8Array(cells.length);
  for (let first = 0; first < cells.length; first++) {
    if (cells[first] === 0 || isSeen[first]) continue;
    const isWall = cells[first] === WALL;
    const found = [first];
    isSeen[first] = 1;
    for (const cell of found) {
      const [x, y] = coordOf({ width }, cell);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const next = cell + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          if (isSeen[next] || cells[next] === 0 || (cells[next] === WALL) !== isWall) continue;
          isSeen[next] = 1;
          found.push(next);
        }
      }
    }
    const at = found.map((cell) => ({ x: columnOf({ width }, cell), y: rowOf({ width }, cell), value: cells[cell] }));
    const piece = pieceOf(at);
    const isLarge = piece.width > MOST * width || piece.height > MOST * height;
    pieces.push(...(isLarge ? cut(at, Math.max(2, Math.round(CUT * Math.min(width, height)))) : [piece]));
  }
  return pieces.sort((a, b) => b.cells.length - a.cells.length);
}

/** @param {PieceCell[]} cells Of the board. @returns {Piece} */
function pieceOf(cells) {
  let [left, top, right, bottom] = [cells[0].x, cells[0].y, 0, 0];
  for (const { x, y } of cells) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const moved = cells.map(({ x, y, value }) => ({ x: x - left, y: y - top, value }));
  return { width: right - left + 1, height: bottom - top + 1, cells: moved };
}

/** @param {PieceCell[]} cells @param {number} side */
function cut(cells, side) {
  /** @type {Map<string, PieceCell[]>} */
  const squares = new Map();
  for (const cell of cells) {
    const key = [cell.x, cell.y].map((at) => Math.floor(at / side)).join();
    const square = squares.get(key);
    if (square) square.push(cell);
    else squares.set(key, [cell]);
  }
  return [...squares.values()].map(pieceOf);
}
