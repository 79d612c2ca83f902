// The way from which an estimate comes: the moves from a cell to the goal as if there were no walls. Headless.

import { heuristicOf } from "../../rules/heuristics.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/**
 * @param {Options} options
 * @param {Coord} from
 * @param {Coord} goal
 * @returns {{ cells: Coord[], diagonals: number, straights: number } | undefined} Its cells from first to last, diagonal
 *   moves first; undefined where the estimate is no sum of moves.
 */
export function estimateWay(options, [x, y], goal) {
  const heuristic = heuristicOf(options);
  if (heuristic !== "octile" && heuristic !== "manhattan") return undefined;
  const [dx, dy] = [goal[0] - x, goal[1] - y];
  const [across, down] = [Math.abs(dx), Math.abs(dy)];
  const diagonals = heuristic === "octile" ? Math.min(across, down) : 0;
  /** @type {Coord[]} */
  const cells = [[x, y]];
  let [atX, atY] = [x, y];
  const move = (/** @type {number} */ byX, /** @type {number} */ byY) => {
    atX += byX;
    atY += byY;
    cells.push([atX, atY]);
  };
  for (let i = 0; i < diagonals; i++) move(Math.sign(dx), Math.sign(dy));
  while (atX !== goal[0]) move(Math.sign(dx), 0);
  while (atY !== goal[1]) move(0, Math.sign(dy));
  return { cells, diagonals, straights: across + down - 2 * diagonals };
}
