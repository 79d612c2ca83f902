// How many list entries are looked at by a program that keeps open and closed cells in two plain lists: for each
// neighbor it scans the closed list until it finds the cell, and then the open list. Headless; counted on the recorded
// search, whose expansions such a program makes in the same order.

import { neighbors } from "../../narration/neighbors.js";
import { isPlain } from "../../rules/algorithms.js";
import { indexOf } from "../../rules/cells.js";

/** @import { Solver } from "../../engine.js" */

/** Expansions between two pauses. */
const PART = 256;

/**
 * The entries that were looked at. Lists are in the order of insertion, and removing an entry closes the gap.
 * @param {Solver} solver At the end of its search.
 * @returns {Generator<void, number | undefined, void>} Undefined if the open list is not a plain list, or closed cells are
 *   reopened; with pauses in which the page can do other things.
 */
export function* lookupsInParts(solver) {
  const { options, start } = solver;
  // The search must have one open list, and expand cell by cell.
  if (options.openList !== "unsorted-list" || options.reopenClosed || !isPlain(options)) return undefined;
  const order = solver.expansionOrder();
  const cells = solver.cells();
  /** The places of closed cells in their list, from 1. @type {Map<number, number>} */
  const closed = new Map();
  /** When each open cell was inserted, from 1. @type {Map<number, number>} */
  const inserted = new Map([[indexOf(solver, [start[0], start[1]]), 1]]);
  const open = new Counts(cells.length + 1);
  open.add(1, 1);
  let lookups = 0;
  for (const [index, cell] of order.entries()) {
    if (index % PART === PART - 1) yield;
    open.add(/** @type {number} */ (inserted.get(cell)), -1);
    closed.set(cell, closed.size + 1);
    // A goal that is taken ends the search before its neighbors are looked at.
    if (isGoal(solver, cell)) break;
    for (const next of neighbors(solver, cells, cell)) {
      const place = closed.get(next);
      lookups += place ?? closed.size;
      if (place !== undefined) continue;
      const insertion = inserted.get(next);
      lookups += open.upTo(insertion ?? inserted.size);
      if (insertion !== undefined) continue;
      inserted.set(next, inserted.size + 1);
      open.add(inserted.size, 1);
    }
  }
  return lookups;
}

/** The same, all at once. @param {Solver} solver */
export function countLookups(solver) {
  const parts = lookupsInParts(solver);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value ?? undefined;
  }
}

/** @param {Solver} solver @param {number} cell */
const isGoal = (solver, cell) => cell === indexOf(solver, [solver.goal[0], solver.goal[1]]);

/** Counts at positions, with sums up to a position in logarithmic time (a Fenwick tree). */
class Counts {
  /** @param {number} places */
  constructor(places) {
    this.sums = new Int32Array(places + 1);
  }

  /** @param {number} place From 1. @param {number} change */
  add(place, change) {
    for (let i = place; i < this.sums.length; i += i & -i) this.sums[i] += change;
  }

  /** @param {number} place */
  upTo(place) {
    let sum = 0;
    for (let i = place; i > 0; i -= i & -i) sum += this.sums[i];
    return sum;
  }
}
