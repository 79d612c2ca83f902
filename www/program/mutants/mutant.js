// What a mutant is: a program with one systematic change, as students make it.

import { edited } from "../edits.js";

/**
 * @import { Change } from "../edits.js"
 * @import { Plan } from "../plan.js"
 * @import { Program } from "../tree.js"
 */

/** The program that is changed, with the open list of a beginner, and what it was made from. @typedef {{ program: Program, plan: Plan }} Given */

/**
 * What is wrong: from g and what moves cost, over h and f, and the ground, to the lists.
 * @typedef {"g-of-last-move-only" | "g-without-move" | "g-minus-move" | "h-added-into-g" |
 * "diagonal-costs-straight" | "straight-costs-diagonal" | "move-costs-swapped" | "penalty-of-cell-left" |
 * "h-from-start" | "h-swapped" | "h-signed" | "h-of-parent" |
 * "h-one-axis" | "h-squared" | "h-without-squares" | "h-unscaled" |
 * "h-truncated" | "h-halved" | "h-doubled" | "h-max-for-min" |
 * "h-min-for-max" | "h-difference-for-sum" | "h-straight-for-diagonal" | "h-diagonal-for-straight" |
 * "h-product-for-sum" | "h-subtracted" | "f-multiplied" | "f-without-h" |
 * "f-with-old-g" | "f-with-h-twice" | "f-with-h-of-parent-added" | "max-first" |
 * "h-of-cell-at-origin" | "border-missing" | "bounds-swapped" | "border-crossed" |
 * "walls-swapped" | "walls-not-checked" | "wall-of-cell-left" | "corner-one-side" |
 * "stops-at-wall" | "neighbor-missing" | "stale-heap-entry" | "closed-not-checked" |
 * "compares-fresh-g" | "keeps-worse-g" | "improves-equal-g" | "start-not-closed" |
 * "start-not-taken" | "goal-test-on-push" | "goal-never-tested" | "stops-at-start" |
 * "stops-at-closed" | "stops-at-no-better" | "stops-at-corner" | "parent-always" |
 * "parent-of-first-only" | "g-not-stored" | "searches-from-goal" | "newest-first" |
 * "oldest-first" | "start-g-not-zero"} MutantName
 */

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
