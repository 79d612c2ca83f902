// What shortest paths cost on one board after the other, with the same options.

import { Solver } from "../engine.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Ground } from "../program/execute.js"
 */

export class Shortest {
  /** One for each size. @type {Map<string, Solver>} */
  #solvers = new Map();
  #options;

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
  }

  /** What a shortest path costs there, in the unit of the cost model; undefined if there is none. @param {Ground} ground */
  on({ width, height, cells, start, goal }) {
    const solver = this.#solverFor(width, height);
    solver.setCells(cells);
    solver.setStart(...start);
    solver.setGoal(...goal);
    return solver.shortestCost();
  }

  /** @param {number} width @param {number} height */
  #solverFor(width, height) {
    const size = `${width} ${height}`;
    const known = this.#solvers.get(size);
    if (known) return known;
    const solver = new Solver(width, height);
    solver.configure(this.#options);
    this.#solvers.set(size, solver);
    return solver;
  }

  free() {
    for (const solver of this.#solvers.values()) solver.free();
    this.#solvers.clear();
  }
}
