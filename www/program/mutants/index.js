// The mistakes that programs are known to have, each as one change of the same A*.

import { listProgramFor } from "../astar.js";
import { COSTS } from "./mutants-of-costs.js";
import { ESTIMATES } from "./mutants-of-estimates.js";
import { GROUND } from "./mutants-of-ground.js";
import { LISTS } from "./mutants-of-lists.js";

/**
 * @import { Plan } from "../plan.js"
 * @import { Program } from "../tree.js"
 * @import { Mutant } from "./mutant.js"
 */

/** @type {readonly Mutant[]} */
export const MUTANTS = [...COSTS, ...ESTIMATES, ...GROUND, ...LISTS];

/**
 * The program of a plan with some mistakes; undefined if one of them makes no difference to how it is written.
 * @param {Plan} plan
 * @param {readonly Mutant[]} mutants
 * @returns {Program | undefined}
 */
export function mutated(plan, mutants) {
  /** @type {Plan | undefined} */
  let base = plan;
  for (const mutant of mutants) if (base && mutant.base) base = mutant.base(base);
  if (!base) return undefined;
  const changed = base;
  return mutants.reduce(
    (/** @type {Program | undefined} */ program, { change }) => program && change({ program, plan: changed }),
    listProgramFor(changed),
  );
}
