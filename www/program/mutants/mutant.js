// What a mutant is: a program with one systematic change, as students make it.

import { edited } from "../edits.js";

/**
 * @import { Change } from "../edits.js"
 * @import { Plan } from "../plan.js"
 * @import { Program } from "../tree.js"
 * @import { MutantName } from "./names.js"
 */

/** The program that is changed, with the open list of a beginner, and what it was made from. @typedef {{ program: Program, plan: Plan }} Given */

/**
 * @typedef {object} Mutant
 * @property {MutantName} name What is wrong. Several ways to do it have one name.
 * @property {string} [way] Which of them this is.
 * @property {boolean} [isByOrder] Whether what it does depends on the order in which a program looks at its neighbors.
 * @property {readonly number[]} [order] That order, where it is given: directions as the engine numbers them.
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
