// The mistakes that programs are known to have, each as one change of the same A*.

import { listProgramFor } from "../astar.js";
import { inOrder, orderIn } from "./in-order.js";
import { COSTS } from "./mutants-of-costs.js";
import { ESTIMATES } from "./mutants-of-estimates.js";
import { GROUND } from "./mutants-of-ground.js";
import { LISTS } from "./mutants-of-lists.js";

/**
 * @import { Plan } from "../plan.js"
 * @import { Program } from "../tree.js"
 * @import { Mutant } from "./mutant.js"
 * @import { MutantName } from "./names.js"
 */

/** @type {readonly Mutant[]} */
export const MUTANTS = [...COSTS, ...ESTIMATES, ...GROUND, ...LISTS];

/** The mistake of a name, in its most common way or in one of its own. @param {MutantName} name @param {string} [way] */
export function mutantOf(name, way) {
  const own = MUTANTS.filter((mutant) => mutant.name === name);
  const order = orderIn(way ?? "");
  if (order && own[0]?.isByOrder) return inOrder(own[0], order);
  return own.find((mutant) => way === undefined || (mutant.way ?? "") === way);
}

/**
 * The program of a plan with some mistakes; undefined if one of them makes no difference to how it is written.
 * @param {Plan} plan
 * @param {readonly Mutant[]} mutants
 * @param {(plan: Plan) => Program} [programOf] How it is written: with the list of a beginner, or as it is shown.
 * @returns {Program | undefined}
 */
export function mutated(plan, mutants, programOf = listProgramFor) {
  /** @type {Plan | undefined} */
  let base = plan;
  for (const mutant of mutants) base = base && baseOf(mutant, base);
  if (!base) return undefined;
  const changed = base;
  return mutants.reduce(
    (/** @type {Program | undefined} */ program, { change }) => program && change({ program, plan: changed }),
    once(programs, programOf, changed, programOf),
  );
}

/** What a mutant is made from. @param {Mutant} mutant @param {Plan} plan */
const baseOf = (mutant, plan) => (mutant.base ? once(bases, mutant, plan, mutant.base) : plan);

/** @typedef {WeakMap<object, WeakMap<Plan, any>>} Made By what makes it, of each plan. */

// Many programs are made from one plan: what they have in common is made once.
const [programs, bases] = /** @type {[Made, Made]} */ ([new WeakMap(), new WeakMap()]);

/** @template Value @param {Made} made @param {object} by @param {Plan} plan @param {(plan: Plan) => Value} make @returns {Value} */
function once(made, by, plan, make) {
  const own = made.get(by) ?? new WeakMap();
  made.set(by, own);
  if (!own.has(plan)) own.set(plan, make(plan));
  return own.get(plan);
}
