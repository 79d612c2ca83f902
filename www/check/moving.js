// What a program may do with the cells that it comes to, and what moves cost it.

import { unitsOf as unitsOfModel } from "../rules/costs.js";

/** @import { Options } from "../engine.js" */

/**
 * What becomes of the cells that an expansion looks at.
 * @typedef {object} Rules
 * @property {Options["diagonal"]} diagonal
 * @property {Options["costs"]} costs
 * @property {boolean} penalties
 * @property {"better" | "never"} open What an open cell takes over: a better g, or none.
 * @property {"skipped" | "better"} closed A closed cell is skipped, or opened again with a better g.
 * @property {"taken" | "closed"} [start] The start is the first cell taken; or its neighbors are opened before that, and it
 *   is closed.
 * @property {Again} [again] When a cell that has an entry is put into the list once more, so that the log has its older
 *   entries too, as their turn comes: stale ones, from which nothing is opened.
 * @property {Units} [units] What moves cost, where a program counts in its own way.
 * @property {boolean} [isGoalTold] Whether the search ends when it opens the goal, and tells the goal last all the same.
 *
 * @typedef {"better" | "equal" | "open" | "closed" | "anywhere"} Again With a better g; with an equal one too; with any while it
 *   is open; with any, even when it is closed; or with a better one, and the older entry may have any place in the list, since
 *   programs that change an entry's f leave it in a place of its own.
 *
 * @typedef {object} Units
 * @property {number} straight
 * @property {number} diagonal
 * @property {number} tenth
 * @property {(sum: number) => number} [round] What becomes of each sum, where it is exact to the last digit as the program has
 *   it; without it, these are whole numbers, or any others that sums of are exact enough.
 */

/** The likely ones first. @type {readonly Again[]} */
export const AGAINS = ["better", "equal", "open", "closed", "anywhere"];

/** What moves cost under some rules. @param {Rules} rules @returns {Units} */
export function unitsOf({ costs, units }) {
  if (units) return units;
  const { straight, diagonal, penalty } = unitsOfModel({ costs });
  return { straight, diagonal, tenth: penalty };
}
