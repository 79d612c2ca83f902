// Boards a little smaller or plainer than a given one: with a column or a row less, a penalty less, or a wall less.
// Headless.

import { coordOf, WALL } from "../rules/cells.js";

/** @import { Trial } from "./trial-boards.js" */

/** What can be left out, in the order in which it is tried. Plainer cells may make another column superfluous. */
export const WHATS = /** @type {const} */ (["column", "row", "penalty", "wall", "column", "row"]);

/**
 * A board without its column, row, penalty or wall at a place; undefined if that has to stay or is not there, `end` if
 * there are no more places.
 * @param {Trial} board
 * @param {typeof WHATS[number]} what
 * @param {number} place A column, a row, or the index of a cell.
 * @returns {Trial | undefined | "end"}
 */
export function less(board, what, place) {
  const { width, height, cells, start, goal } = board;
  if (what === "column" || what === "row") {
    const axis = what === "column" ? 0 : 1;
    if (place === (axis === 0 ? width : height)) return "end";
    return start[axis] === place || goal[axis] === place ? undefined : without(board, place, axis);
  }
  if (place === cells.length) return "end";
  if (cells[place] === 0 || (cells[place] === WALL) !== (what === "wall")) return undefined;
  const fewer = cells.slice();
  fewer[place] = 0;
  return { width, height, cells: fewer, start, goal };
}

/** A board without a column (axis 0) or a row (axis 1). @param {Trial} board @param {number} line @param {0 | 1} axis @returns {Trial} */
function without({ width, height, cells, start, goal }, line, axis) {
  const kept = cells.filter((_, cell) => coordOf({ width }, cell)[axis] !== line);
  /** @type {(coord: [number, number]) => [number, number]} */
  const moved = ([x, y]) => [x - Number(axis === 0 && x > line), y - Number(axis === 1 && y > line)];
  return {
    width: width - Number(axis === 0),
    height: height - Number(axis === 1),
    cells: kept,
    start: moved(start),
    goal: moved(goal),
  };
}
