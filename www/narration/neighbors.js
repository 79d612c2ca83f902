// Which neighbors a search may go to, for what scenarios compute in addition to the engine's record. Headless.

import { coordOf, indexOf, WALL } from "../rules/cells.js";
import { allowedMoves } from "../rules/moves.js";

/**
 * @import { Solver } from "../engine.js"
 * @import { Move } from "../rules/moves.js"
 */

/**
 * The neighbors that the diagonal rule allows, in the order of the options.
 * @param {Pick<Solver, "width" | "height" | "options">} solver
 * @param {Uint8Array} cells The solver's, which creates them again each time.
 * @param {number} cell
 */
export function* neighbors(solver, cells, cell) {
  const { width, height } = solver;
  const [x, y] = coordOf(solver, cell);
  const isBlocked = (/** @type {Move} */ [dx, dy]) => {
    const [toX, toY] = [x + dx, y + dy];
    return toX < 0 || toY < 0 || toX >= width || toY >= height || cells[indexOf(solver, [toX, toY])] === WALL;
  };
  for (const [dx, dy] of allowedMoves(solver.options, isBlocked)) yield indexOf(solver, [x + dx, y + dy]);
}
