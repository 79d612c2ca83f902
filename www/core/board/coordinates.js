// Coordinates as readers see them.

/** @import { Coord } from "../../rules/cells.js" */

/**
 * A cell by its coordinates, such as (9, 3), never broken across lines.
 * @param {Coord} coord On the board, from 0.
 * @param {Coord} origin What the board adds to it for display.
 */
export const shownCoord = ([x, y], [left, top]) => `(${x + left},\u00a0${y + top})`;
