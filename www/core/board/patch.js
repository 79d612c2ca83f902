// A change to a board. One function applies any of them, and returns the change that undoes it.

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Board } from "./board.js"
 */

/**
 * What changes: some cells, given by their indexes, the start or goal, or the whole board.
 * @typedef {object} Patch
 * @property {Map<number, number>} [cells] The new bytes.
 * @property {Coord} [start]
 * @property {Coord} [goal]
 * @property {Board} [board]
 */

/** @param {Patch} patch */
export const isEmpty = ({ cells, start, goal, board }) => !board && !start && !goal && !cells?.size;

/**
 * Applies a patch. Changes the given board unless the patch has another one: whole boards are never copied.
 * @param {Board} board
 * @param {Patch} patch
 * @returns {{ board: Board, inverse: Patch }} The board as it is now, and what restores the previous one.
 */
export function apply(board, patch) {
  if (patch.board) return { board: patch.board, inverse: { board } };
  /** @type {Patch} */
  const inverse = {};
  for (const end of /** @type {const} */ (["start", "goal"])) {
    const to = patch[end];
    if (!to) continue;
    inverse[end] = board[end];
    board[end] = to;
  }
  if (patch.cells) {
    inverse.cells = new Map();
    for (const [index, byte] of patch.cells) {
      inverse.cells.set(index, board.cells[index]);
      board.cells[index] = byte;
    }
  }
  return { board, inverse };
}

/**
 * Extends the inverse of some patches by the inverse of a later one.
 * @param {Patch} inverse Modified in place.
 * @param {Patch} later
 */
export function addInverse(inverse, later) {
  inverse.start ??= later.start;
  inverse.goal ??= later.goal;
  inverse.cells ??= new Map();
  for (const [index, byte] of later.cells ?? []) {
    if (!inverse.cells.has(index)) inverse.cells.set(index, byte);
  }
}

/** Roughly how many bytes the change of one cell takes, and a patch that changes none, such as a move of the start. */
const CELL_BYTES = 64;
const PATCH_BYTES = 256;

/** Roughly how many bytes a patch takes. @param {Patch} patch */
export const bytesOf = ({ cells, board }) => board?.cells.length ?? PATCH_BYTES + (cells?.size ?? 0) * CELL_BYTES;
