// Programs that are like one that is known, but for one option or one mistake: what a log may leave open.

import { Solver } from "../engine.js";
import { MUTANTS } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";
import { HEURISTICS } from "./estimates-of-programs.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Candidate } from "./candidates.js"
 */

/** The options that change what a program prints, with the values that programs have. @returns {[keyof Options, readonly unknown[]][]} */
function usualValues() {
  const { choices } = Solver;
  return [
    ["algorithm", choices.algorithm.values],
    ["heuristic", HEURISTICS],
    ["diagonal", choices.diagonal.values],
    ["costs", choices.costs.values],
    ["weight", [1, 2]],
    ["tieBreak", choices.tieBreak.values],
    ["neighborOrder", choices.neighborOrder.values],
    ["improveOpen", [true, false]],
    ["reopenClosed", [true, false]],
    ["stopWhen", choices.stopWhen.values],
  ];
}

/** @param {Candidate} candidate @returns {Candidate[]} */
export const variantsOf = (candidate) => [...withOtherOption(candidate), ...withMistake(candidate)];

/** @param {Candidate} candidate @returns {Candidate[]} */
const withMistake = (candidate) =>
  MUTANTS.map(({ name, way = "" }) => ({
    ...candidate,
    bugs: [...candidate.bugs, name],
    ways: [...(candidate.ways ?? candidate.bugs.map(() => "")), way],
  }));

/** @param {Candidate} candidate @returns {Candidate[]} */
const withOtherOption = (candidate) =>
  usualValues().flatMap(([name, values]) =>
    values
      .filter((value) => value !== candidate.options[name])
      .map((value) => ({ ...candidate, options: { ...candidate.options, [name]: value } }))
      .filter(({ options }) => planOf(options)),
  );
