// A board that shows something, without whatever can be left out of it.

import { WALL } from "../rules/cells.js";
import { less, WHATS } from "../why/smaller-boards.js";
import { cellAt } from "./rimmed-board.js";

/**
 * @import { Ground } from "../program/execute.js"
 * @import { Coord } from "./rimmed-board.js"
 */

/** A board, with what it shows. @typedef {{ board: { width: number, height: number, cells: Uint8Array }, start: Coord, goal: Coord }} Shown */

/**
 * Leaves out whatever can be left out.
 * @template {Shown} S
 * @param {S} found
 * @param {(ground: Ground, found: S) => S | undefined} examine What a smaller board shows, if that is as much as what was found last.
 * @returns {Generator<number, S>}
 */
export function* shrunk(found, examine) {
  const work = shrinking(found);
  for (let step = work.next(); ; ) {
    if (step.done) return step.value;
    const { ground, latest } = step.value;
    step = work.next(examine(ground, latest));
    yield 1;
  }
}

/**
 * The same for whoever takes longer to examine a board: gives a smaller board with what was found last, and takes what that board
 * shows, if it is as much.
 * @template {Shown} S
 * @param {S} found
 * @returns {Generator<{ ground: Ground, latest: S }, S, S | undefined>}
 */
export function* shrinking(found) {
  /** @param {Ground} ground @returns {Generator<{ ground: Ground, latest: S }, boolean, S | undefined>} */
  function* takes(ground) {
    const other = yield { ground, latest: found };
    if (other) found = other;
    return other !== undefined;
  }
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const what of WHATS) {
      for (let place = 0; ; ) {
        const board = less(groundOf(found), what, place);
        if (board === "end") break;
        if (board && (yield* takes(board))) isSmaller = true;
        else place++;
      }
    }
    for (const board of isSmaller ? [] : withEndsMoved(groundOf(found))) {
      isSmaller = yield* takes(board);
      if (isSmaller) break;
    }
  }
  return found;
}

/** @param {Shown} shown @returns {Ground} */
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
