// A board on which a program goes wrong, without whatever can be left out of it.

import { WALL } from "../rules/cells.js";
import { less, WHATS } from "../why/smaller-boards.js";
import { cellAt } from "./rimmed-board.js";

/**
 * @import { Ground } from "../program/execute.js"
 * @import { BoardTrials, Refutation } from "./board-trials.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Way } from "./ways-to-run.js"
 */

/**
 * Leaves out whatever can be left out.
 * @param {BoardTrials} trials
 * @param {Refutation} found
 * @param {Way[]} [others] In which other ways the program has to go wrong as well, if it is certain.
 * @returns {Generator<number, Refutation>}
 */
export function* shrunk(trials, found, others) {
  /** @param {Ground | undefined} board */
  const takes = (board) => {
    const other = board && trials.examine(board, others);
    if (!other || other.isCertain < found.isCertain) return false;
    found = other;
    return true;
  };
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const what of WHATS) {
      for (let place = 0; ; ) {
        const board = less(groundOf(found), what, place);
        if (board === "end") break;
        if (takes(board)) isSmaller = true;
        else place++;
        yield 1;
      }
    }
    isSmaller ||= withEndsMoved(groundOf(found)).some(takes);
  }
  return found;
}

/** @param {Refutation} refuted @returns {Ground} */
export const groundOf = ({ board, start, goal }) => ({ ...board, start, goal });

/** Boards on which an end is in the next column or row, so that its own one is not needed. @param {Ground} ground @returns {Ground[]} */
function withEndsMoved(ground) {
  const { width, height, cells } = ground;
  return /** @type {const} */ (["start", "goal"]).flatMap((end) =>
    /** @type {const} */ (["column", "row"]).flatMap((what) =>
      [-1, 1].flatMap((step) => {
        const axis = what === "column" ? 0 : 1;
        const moved = /** @type {Coord} */ ([...ground[end]]);
        moved[axis] += step;
        const isFree = cellAt({ width, height }, moved) > 0 && cells[moved[0] + width * moved[1]] !== WALL;
        const board = isFree ? less({ ...ground, [end]: moved }, what, ground[end][axis]) : undefined;
        return board && board !== "end" ? [board] : [];
      }),
    ),
  );
}
