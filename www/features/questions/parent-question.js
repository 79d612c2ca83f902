// "Where does the g of this cell come from?" at the position of a recorded search. Headless.

import { isSame } from "../../core/board/board.js";
import { isPlain } from "../../rules/algorithms.js";
import { indexOf, WALL } from "../../rules/cells.js";
import { compareCosts } from "../../rules/costs.js";
import { movesFrom, scaleOf } from "./plain-ground.js";

/**
 * @import { Solver } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/**
 * @typedef {object} ParentQuestion
 * @property {Coord} cell
 * @property {number} g That of the cell.
 * @property {Coord} parent
 * @property {Coord[]} accepted The parent, and every other cell that was taken by way of which g is the same.
 * @property {{ coord: Coord, g: number, cost: number }[]} ways What g is by way of each cell that was taken and has a
 *   move to the cell, where the algorithm looks at every move; costs in the unit of the model.
 *
 * @typedef {{ kind: "wall" | "not-taken" | "no-move" | "elsewhere" } | { kind: "other", from: number, cost: number, sum: number, g: number }} ParentMiss
 */

/**
 * @param {Solver} solver At the position of the question.
 * @param {Coord} cell
 * @returns {ParentQuestion | undefined} Undefined if the cell has no parent.
 */
export function parentQuestionAt(solver, cell) {
  const { options } = solver;
  const { g = 0, parent } = solver.node(...cell);
  if (!parent) return undefined;
  // A cell that was opened again has another g than when it gave this cell its own.
  const canAdd = isPlain(options) && !options.reopenClosed;
  const ways = canAdd ? waysTo(solver, cell) : [];
  const isAsGood = (/** @type {typeof ways[number]} */ way) => compareCosts(options, way.g + way.cost, g) === 0;
  const accepted = ways.filter(isAsGood).map(({ coord }) => coord);
  if (!accepted.some((coord) => isSame(coord, parent))) accepted.unshift(parent);
  return { cell, g, parent, accepted, ways };
}

/** @param {Solver} solver @param {Coord} cell */
function waysTo(solver, cell) {
  const { width, height, start, goal, options } = solver;
  const ground = { width, height, cells: solver.cells(), start, goal };
  const to = indexOf(ground, cell);
  const states = solver.states();
  const ways = [];
  for (let y = Math.max(0, cell[1] - 1); y <= Math.min(height - 1, cell[1] + 1); y++) {
    for (let x = Math.max(0, cell[0] - 1); x <= Math.min(width - 1, cell[0] + 1); x++) {
      const from = indexOf(ground, [x, y]);
      const move = states[from] === 2 ? movesFrom(ground, options, from).find(([next]) => next === to) : undefined;
      const { g } = solver.node(x, y);
      /** @type {Coord} */
      const coord = [x, y];
      if (move && g !== undefined) ways.push({ coord, g, cost: move[1] / scaleOf(options) });
    }
  }
  return ways;
}

/**
 * What is wrong with a cell.
 * @param {Solver} solver At the position of the question.
 * @param {ParentQuestion} question
 * @param {Coord} coord One that is not accepted.
 * @returns {ParentMiss}
 */
export function parentMissOf(solver, { ways, g }, coord) {
  if (solver.cell(...coord) === WALL) return { kind: "wall" };
  if (solver.states()[indexOf(solver, coord)] !== 2) return { kind: "not-taken" };
  if (ways.length === 0) return { kind: "elsewhere" };
  const way = ways.find((it) => isSame(it.coord, coord));
  if (!way) return { kind: "no-move" };
  // Larger, or smaller where the cell kept the parent that it had.
  return { kind: "other", from: way.g, cost: way.cost, sum: way.g + way.cost, g };
}
