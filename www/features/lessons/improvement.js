// The better way to an open cell that a step found: its g falls, and its parent is another one. Headless.

import { coordOf } from "../../rules/cells.js";

/**
 * @import { Solver } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** The states of open cells, as the engine numbers them. */
const OPEN = 1;

/**
 * The first open cell, row by row, that the step has improved: its g before and after, and the parent that it had.
 * @param {Solver} solver At a position behind the first step; it stays there.
 * @returns {{ cell: Coord, from: number, to: number, parent: Coord } | undefined}
 */
export function improvement(solver) {
  const { position, width, height } = solver;
  const after = costsOf(solver);
  solver.seek(position - 1);
  const before = costsOf(solver);
  const states = solver.states().slice();
  const index = after.findIndex((g, place) => states[place] === OPEN && g < before[place]);
  const cell = coordOf(solver, index);
  const parent = index < 0 ? undefined : solver.node(...cell).parent;
  solver.seek(position);
  return parent && { cell, from: before[index], to: after[index], parent: [parent[0], parent[1]] };

  /** g of every cell. */
  function costsOf(/** @type {Solver} */ at) {
    return at.numbersIn(0, 0, width, height).filter((_, place) => place % 4 === 0);
  }
}
