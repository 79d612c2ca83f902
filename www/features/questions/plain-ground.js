// What a search does on a board in plain data: the moves from a cell and its estimate, in whole units of cost, as the
// options say. Headless, and without the engine.

import { hasEstimate } from "../../rules/algorithms.js";
import { columnOf, coordOf, indexOf, rowOf, WALL } from "../../rules/cells.js";
import { unitsOf } from "../../rules/costs.js";
import { estimateInUnits } from "../../rules/estimates.js";
import { allowedMoves, isStraight } from "../../rules/moves.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground */

/** What units are divided by to get costs in the unit of the model. @param {Options} options */
export const scaleOf = (options) => unitsOf(options).scale;

/** Beyond the board counts as wall. @param {Ground} ground @param {Coord} coord */
function isWall(ground, [x, y]) {
  const { width, height, cells } = ground;
  return x < 0 || y < 0 || x >= width || y >= height || cells[indexOf(ground, [x, y])] === WALL;
}

/**
 * The moves from a cell, in neighbor order: where to, and what they cost, with the penalty there.
 * @param {Ground} ground
 * @param {Options} options
 * @param {number} from
 * @returns {[number, number][]}
 */
export function movesFrom(ground, options, from) {
  const { straight, diagonal, penalty } = unitsOf(options);
  const [x, y] = coordOf(ground, from);
  return allowedMoves(options, ([dx, dy]) => isWall(ground, [x + dx, y + dy])).map((move) => {
    const to = indexOf(ground, [x + move[0], y + move[1]]);
    const dearer = options.penalties ? penalty * ground.cells[to] : 0;
    return [to, (isStraight(move) ? straight : diagonal) + dearer];
  });
}

/**
 * The estimate h from a cell to the goal: 0 where the algorithm has none.
 * @param {Ground} ground
 * @param {Options} options
 * @param {number} cell
 */
export function estimateAt(ground, options, cell) {
  if (!hasEstimate(options)) return 0;
  const [x, y] = ground.goal;
  return estimateInUnits(options, Math.abs(columnOf(ground, cell) - x), Math.abs(rowOf(ground, cell) - y));
}
