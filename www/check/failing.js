// Whether what a program did on a board is wrong, and how.

import { WALL } from "../rules/cells.js";
import { isShortest } from "../rules/costs.js";
import { allowedMoves } from "../rules/moves.js";
import { costOf } from "./consequence.js";
import { cellAt } from "./rimmed-board.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Ground } from "../program/execute.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Ran } from "./ways-to-run.js"
 */

/**
 * Its path is dearer than it need be, or goes where it must not; it finds none; it has not ended after so many rounds of its loops;
 * or it looks outside of the board.
 * @typedef {"dearer" | "forbidden" | "none" | "endless" | "outside"} Failing
 */

/** Costs are in the unit of the cost model. @typedef {{ fails: Failing, cost?: number, rounds?: number }} Failed */

/**
 * How what a program did is wrong; undefined if its path is a shortest one.
 * @param {Options} options
 * @param {Ground} ground Where there is a path.
 * @param {Ran} ran
 * @param {number} optimum
 * @returns {Failed | undefined}
 */
export function failingOf(options, ground, { path, ended, rounds }, optimum) {
  if (ended === "endless") return { fails: ended, rounds };
  if (ended === "outside") return { fails: ended };
  if (!path) return { fails: "none" };
  if (!canBeGone(options, ground, path)) return { fails: "forbidden" };
  const cost = costOf(ground, options, path);
  return isShortest(options, cost, optimum) ? undefined : { fails: "dearer", cost };
}

/** Whether a path leads from the start to the goal by allowed moves. @param {Options} options @param {Ground} ground @param {Coord[]} path */
function canBeGone(options, ground, path) {
  const { cells, start, goal, width, height } = ground;
  if (path[0]?.join() !== start.join() || path.at(-1)?.join() !== goal.join()) return false;
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    cellAt({ width, height }, [x, y]) === 0 || cells[x + width * y] === WALL;
  return path.slice(1).every((to, i) => {
    const [x, y] = path[i];
    const moves = allowedMoves(options, ([dx, dy]) => isWall(x + dx, y + dy));
    return moves.some(([dx, dy]) => x + dx === to[0] && y + dy === to[1]);
  });
}
