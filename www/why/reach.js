// Where moves lead from the start, and how far it is: found with a second solver, because a flood would forget the
// recorded search. Kept until the board, its start or the rules of moving change. Headless.

import { Solver } from "../engine.js";
import { WALL } from "../rules/cells.js";

/** @import { Options } from "../engine.js" */

/** @typedef {[number, number]} Coord */
/** @typedef {{ rules: string, cells: Uint8Array, reach: Reach }} Kept */

/** @type {WeakMap<Solver, Kept>} */
const kept = new WeakMap();

/** Distances from a board's start. */
class Reach {
  #board;
  #cells;
  /** The cost of a shortest path from the start to each cell; infinite where there is none. @type {Float64Array} */
  distances;
  /** The same if no corner were in the way, made when first asked for. @type {Float64Array | undefined} */
  #aroundCorners;

  /** @param {Solver} solver @param {Uint8Array} cells Its cells. */
  constructor(solver, cells) {
    this.#board = boardOf(solver);
    this.#cells = cells;
    this.distances = distances(this.#board, cells, {});
  }

  /** The cost of a shortest path from the start to a cell; infinite where there is none. @param {Coord} cell */
  distance([x, y]) {
    return this.distances[y * this.#board.width + x];
  }

  /** The same if every diagonal move between open cells were allowed. */
  get aroundCorners() {
    this.#aroundCorners ??= distances(this.#board, this.#cells, { diagonal: "always" });
    return this.#aroundCorners;
  }

  /** Whether a cell could be reached then. @param {Coord} cell */
  isBehindCorners([x, y]) {
    return this.aroundCorners[y * this.#board.width + x] < Number.POSITIVE_INFINITY;
  }
}

/** @typedef {{ width: number, height: number, start: Coord, options: Options }} Board What distances depend on, but cells. */

/** @param {Solver} solver @returns {Board} */
const boardOf = ({ width, height, start, options }) => ({ width, height, start, options });

/** @param {Board} board @param {Uint8Array} cells @param {Partial<Options>} change */
function distances({ width, height, start, options }, cells, change) {
  // Nothing leads away from a wall.
  if (cells[start[1] * width + start[0]] === WALL) return new Float64Array(cells.length).fill(Number.POSITIVE_INFINITY);
  const solver = new Solver(width, height);
  try {
    solver.setCells(cells);
    solver.configure({ diagonal: options.diagonal, costs: options.costs, penalties: options.penalties, ...change });
    return solver.distances(...start);
  } finally {
    solver.free();
  }
}

/** What can be reached on a solver's board as it is now. @param {Solver} solver */
export function reachOf(solver) {
  const cells = solver.cells();
  const { width, start, options } = solver;
  const rules = [width, start, options.diagonal, options.costs, options.penalties].join();
  const last = kept.get(solver);
  if (last && last.rules === rules && isSame(last.cells, cells)) return last.reach;
  const reach = new Reach(solver, cells);
  kept.set(solver, { rules, cells, reach });
  return reach;
}

/** Gives the memory back. @param {Solver} solver */
export const forgetReach = (solver) => kept.delete(solver);

/** @param {Uint8Array} a @param {Uint8Array} b */
function isSame(a, b) {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  return index === a.length && a.length === b.length;
}
