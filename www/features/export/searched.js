// The part of a board that a search has touched. Headless.

import { columnOf, rowOf } from "../../rules/cells.js";

/** @import { Run } from "../../core/run/run.js" */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Area From the first column and row to those after the last. */

/**
 * The cells that searches have opened or closed at their steps, the start, and what is next to them.
 * @param {readonly Pick<Run, "board" | "solver">[]} runs On the same board.
 * @returns {Area}
 */
export function searchedArea(runs) {
  const [{ board }] = runs;
  const { width, height, start } = board;
  const area = { left: width, top: height, right: 0, bottom: 0 };
  const take = (/** @type {number} */ x, /** @type {number} */ y) => {
    area.left = Math.min(area.left, Math.max(0, x - 1));
    area.top = Math.min(area.top, Math.max(0, y - 1));
    area.right = Math.max(area.right, Math.min(width, x + 2));
    area.bottom = Math.max(area.bottom, Math.min(height, y + 2));
  };
  take(...start);
  for (const { solver } of runs) {
    for (const [index, state] of solver.states().entries()) {
      if (state > 0) take(columnOf(board, index), rowOf(board, index));
    }
  }
  return area;
}

/** How many columns and rows an area has. @param {Area} area */
export const sizeOf = ({ left, top, right, bottom }) => ({ width: right - left, height: bottom - top });
