// The cells that may be taken next. Headless.

/** @typedef {import("../engine.js").Solver} Solver */
/** @typedef {import("../board/board.js").Coord} Coord */

/**
 * Every cell that may be taken next where only the order of opening is left open.
 * @param {Solver} solver
 * @returns {Coord[]}
 */
export const nextCells = (solver) =>
  Array.from(solver.tiedNext(), (cell) => [cell % solver.width, Math.floor(cell / solver.width)]);
