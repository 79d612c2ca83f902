// The directions as the engine numbers them.

/** @import { Coord } from "../../rules/cells.js" */

/** Columns and rows of a step, clockwise from north. @type {Coord[]} */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];
