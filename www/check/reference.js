// The reference search: the one A* with the options folded in, which can have the bugs that people write. It does not call the
// engine, and without bugs it is held against it.

import { execute } from "../program/execute.js";
import { mutantOf, mutated } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Ground, Taken } from "../program/execute.js"
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { MutantName } from "../program/mutants/names.js"
 * @import { Coord } from "./rimmed-board.js"
 */

/** @typedef {{ steps: Taken[], path?: Coord[] }} Result */

/** Whether it can run under these options. @param {Options} options */
export const canSearch = (options) => planOf(options) !== undefined && options.decreaseKey && !options.swapEqual;

/** @param {MutantName | Mutant} mistake By its name, in its most common way, or a way of its own. @returns {Mutant} */
function given(mistake) {
  const mutant = typeof mistake === "string" ? mutantOf(mistake) : mistake;
  if (!mutant) throw new Error(`no such mutant: ${mistake}`);
  return mutant;
}

/**
 * What a program with these options and bugs takes; the bugs that make no difference to its code are left out. One that never ends,
 * or fails, has no path.
 * @param {Ground} board
 * @param {Options} options
 * @param {(MutantName | Mutant)[]} [bugs]
 * @returns {Result}
 */
export function search(board, options, bugs = []) {
  const plan = planOf(options);
  if (!plan) throw new Error(`no program for ${options.algorithm}`);
  const mutants = bugs.map(given).filter((mutant) => mutated(plan, [mutant]));
  const program = mutated(plan, mutants);
  if (!program) throw new Error(`bugs that exclude each other: ${mutants.map(({ name }) => name).join(", ")}`);
  const { steps, path } = execute(program, board);
  return { steps, ...(path && { path }) };
}
