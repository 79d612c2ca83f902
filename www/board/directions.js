// The directions as the engine numbers them.

/** Columns and rows of a step, clockwise from north. @type {import("./board.js").Coord[]} */
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
