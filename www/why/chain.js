// The parents from the start to a cell. Headless.

import { DIRECTIONS } from "../core/board/directions.js";
import { hasFarParents, isFree } from "../rules/algorithms.js";

/** @import { Solver } from "../engine.js" */

/** @typedef {[number, number]} Coord */

/**
 * The cell where the search of its side began, the parents, and the cell itself, as they stand at the position; the cell
 * must have been opened.
 * @param {Solver} solver
 * @param {Coord} cell
 */
export function chainOf(solver, cell) {
  const parentOf = areFar(solver) ? farParent : neighborParent;
  const chain = [cell];
  for (let parent = parentOf(solver, cell); parent; parent = parentOf(solver, parent)) chain.push(parent);
  return chain.reverse();
}

/** Whether parents may be far: of the fastest search those of jumps, which pass over cells. @param {Solver} solver */
const areFar = (solver) => hasFarParents(solver.options) && !(isFree(solver.options) && solver.scans().length === 0);

/** @param {Solver} solver @param {Coord} cell */
const farParent = (solver, [x, y]) => solver.node(x, y).parent;

/**
 * The same for parents that are neighbors, without adding up the whole way back for each.
 * @param {Solver} solver
 * @param {Coord} cell
 * @returns {Coord | undefined}
 */
function neighborParent(solver, [x, y]) {
  const [, , , direction] = solver.numbersIn(x, y, 1, 1);
  if (Number.isNaN(direction)) return undefined;
  const [dx, dy] = DIRECTIONS[direction];
  return [x + dx, y + dy];
}
