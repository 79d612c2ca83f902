// Which cells may be taken next. Headless.

import { coordOf } from "../rules/cells.js";

/** @import { Solver } from "../engine.js" */

/**
 * Every cell that may be taken next where only the order of opening is left open: those with the same f as the cell that
 * is taken and, where ties go to the lowest or highest h, with the same h. That cell is among them; in breadth-first
 * search it is the only one. None once the search has ended.
 * @param {Solver} solver
 * @returns {[number, number][]} Row by row.
 */
export function nextCells(solver) {
  const { width } = solver;
  return Array.from(solver.tiedNext(), (cell) => coordOf({ width }, cell));
}
