// Converts boards to the engine's form and back.

import { Solver } from "../../engine.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Board } from "./board.js"
 */

/** A copy of a solver's board. @param {Solver} solver @param {string} [name] @returns {Board} */
export function boardOf(solver, name) {
  const { width, height, start, goal, origin } = solver;
  return { width, height, cells: solver.cells(), start, goal, origin, name };
}

/**
 * A solver for a board, with the default options where no others are given.
 * @param {Board} board
 * @param {Partial<Options>} [options]
 * @throws an error of the engine
 */
export function solverOf(board, options = {}) {
  const solver = new Solver(board.width, board.height);
  try {
    putBoard(solver, board);
    solver.configure(options);
  } catch (error) {
    solver.free();
    throw error;
  }
  return solver;
}

/** Gives a board to a solver of the same size. @param {Solver} solver @param {Board} board @throws an error of the engine */
export function putBoard(solver, { cells, start, goal, origin }) {
  solver.setCells(cells);
  solver.setStart(...start);
  solver.setGoal(...goal);
  solver.setOrigin(...origin);
}
