// What a mutant is: a program with one systematic change, as students make it.

import { edited } from "../edits.js";

/**
 * @import { Change } from "../edits.js"
 * @import { Plan } from "../plan.js"
 * @import { Program } from "../tree.js"
 */

/** The program that is changed, with the open list of a beginner, and what it was made from. @typedef {{ program: Program, plan: Plan }} Given */

/**
 * @typedef {object} Mutant
 * @property {string} name What is wrong. Several ways to do it have one name.
 * @property {string} [way] Which of them this is.
 * @property {(plan: Plan) => Plan | undefined} [base] What the program is made from instead; undefined where it has nothing of the
 *   kind.
 * @property {(given: Given) => Program | undefined} change Undefined where the program has nothing of the kind.
 */

/** @param {string} routine @returns {(change: Change) => Mutant["change"]} */
const within =
  (routine) =>
  (change) =>
  ({ program }) =>
    edited(program, routine, change);

export const [inSearch, inEstimate, inIsWall] = ["search", "estimate", "isWall"].map(within);
