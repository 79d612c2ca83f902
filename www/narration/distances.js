// What the ways on a board really cost, whatever a search has found, and which cells they reach. Asked of a solver of its
// own, because the one that is shown would forget its search. Headless.

import { Solver } from "../engine.js";
import { costsOf } from "../rules/costs.js";
import { reachOf } from "../why/reach.js";
import { neighbors } from "./neighbors.js";

/** @import { Coord } from "../rules/cells.js" */

/** A larger board would take too long. */
const MOST_CELLS = 1 << 21;

/** Whether distances can be asked for. @param {Solver} solver */
export const isSmall = ({ width, height }) => width * height <= MOST_CELLS;

/** What a shortest way from the start to every cell costs; infinite where there is none. @param {Solver} solver */
export const distancesFromStart = (solver) => reachOf(solver).distances;

/**
 * The same from another cell.
 * @param {Solver} solver
 * @param {Coord} from
 */
export function distancesFrom(solver, from) {
  const { width, height, options } = solver;
  const other = new Solver(width, height);
  try {
    other.setCells(solver.cells());
    other.configure({ diagonal: options.diagonal, costs: options.costs, penalties: options.penalties });
    return other.distances(...from);
  } finally {
    other.free();
  }
}

/**
 * A shortest way from the start to a cell, as indexes of cells; empty if there is none.
 * @param {Solver} solver
 * @param {number} cell
 */
export function shortestWay(solver, cell) {
  const { width, height, options, start } = solver;
  const distances = distancesFromStart(solver);
  if (distances[cell] === Number.POSITIVE_INFINITY) return [];
  const cells = solver.cells();
  const { straight, diagonal } = costsOf(options);
  const from = start[1] * width + start[0];
  const way = [cell];
  for (let last = cell; last !== from; way.push(last)) {
    const to = last;
    // Moves lead both ways, so a shortest way comes from one of the neighbors.
    let least = Number.POSITIVE_INFINITY;
    for (const next of neighbors({ width, height, options }, cells, to)) {
      const isStraight = next % width === to % width || Math.abs(next - to) === 1;
      const cost = distances[next] + (isStraight ? straight : diagonal);
      if (cost < least) [least, last] = [cost, next];
    }
  }
  return way.reverse();
}
