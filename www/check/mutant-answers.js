// The answers that say that a program has a mistake: the one A*, changed as programs are known to be wrong, is run along the log
// under all options, the likelier ones first.

import { listProgramFor, programFor } from "../program/astar.js";
import { MUTANTS } from "../program/mutants/index.js";
import { hasEstimate, isBySum } from "../rules/algorithms.js";
import { defaultOptions, usualWithin } from "./candidates.js";
import { Suspicion } from "./suspicion.js";
import { plainAlgorithms } from "./tried-algorithms.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Rules } from "./moving.js"
 * @import { Answer, Style } from "./suspect.js"
 * @import { Algorithm } from "./tried-algorithms.js"
 * @import { Subject } from "./trying.js"
 */

/** Larger boards are not run on. */
const MOST_CELLS = 1 << 20;

/**
 * The answers with mistakes that explain the whole log, if the log says enough for them: with one, or else with two.
 * @param {Subject} subject
 * @param {Rules[]} all Rules of moving without mistakes.
 * @param {number} plain How many steps are explained without.
 * @param {boolean} isBrief Whether only usual programs are tried.
 * @returns {Generator<number, Answer[]>}
 */
export function* mutantAnswers(subject, all, plain, isBrief) {
  if (subject.given.board.cells.length > MOST_CELLS) return [];
  const usual = all.filter(({ open, closed }) => open === "better" && closed === "skipped");
  const likely = usual.filter(({ costs }) => costs === costsIn(subject));
  const never = all.filter(
    ({ open, closed, costs }) => open === "never" && closed === "skipped" && costs === costsIn(subject),
  );
  const search = new Suspicion(subject, plain);
  const singles = MUTANTS.filter(({ isByOrder }) => !isByOrder).map((mutant) => [mutant]);
  const byF = plainAlgorithms(["f"]).filter(needsEstimate);
  const others = plainAlgorithms().filter((algorithm) => !byF.includes(algorithm));
  /** @type {[Options[], Style][]} */
  const stages = [
    [optionsOf(subject, usual, byF), listProgramFor],
    [optionsOf(subject, likely, others), listProgramFor],
    [optionsOf(subject, likely, byF), programFor],
    [optionsOf(subject, never, byF), listProgramFor],
    [weighted(optionsOf(subject, likely, byF)), listProgramFor],
  ];
  /** @type {Answer[]} */
  const answers = [];
  for (const [options, style] of isBrief ? stages.slice(0, 1) : stages) {
    answers.push(...(yield* search.among(options, singles, style)));
    if (answers.some(isConclusive)) return answers;
  }
  for (const [options, style] of isBrief ? [] : stages.slice(0, 3)) {
    answers.push(...(yield* search.inOrders(options, style)));
    if (answers.some(isConclusive)) return answers;
  }
  return answers.length > 0 || isBrief ? answers : yield* search.withTwo();
}

/** So many bits may be left to each choice among equals where a mistake is believed at once. */
const FREE = 2;

/** Whether nothing likelier is to be expected: its path is the log's, and the log does not go where it likes. @param {Answer} answer */
const isConclusive = ({ samePath, bits, agrees }) => samePath !== false && bits <= FREE * agrees;

/** @param {Algorithm} algorithm */
const needsEstimate = (algorithm) => hasEstimate({ algorithm });

/**
 * All options under which programs may have a mistake.
 * @param {Subject} subject
 * @param {Rules[]} rules
 * @param {Algorithm[]} algorithms
 * @returns {Options[]}
 */
const optionsOf = (subject, rules, algorithms) =>
  rules.flatMap(({ diagonal, costs, penalties, open, closed }) =>
    algorithms.flatMap((algorithm) =>
      (needsEstimate(algorithm)
        ? subject.estimates(costs).map(({ heuristic }) => heuristic)
        : [defaultOptions().heuristic]
      ).map(
        (heuristic) =>
          /** @type {Options} */ ({
            ...defaultOptions(),
            ...{ algorithm, heuristic, diagonal, costs, penalties, weight: 1 },
            improveOpen: open !== "never",
            reopenClosed: closed === "better",
          }),
      ),
    ),
  );

/** The same with the weights that programs usually have. @param {Options[]} all */
const weighted = (all) =>
  usualWithin([0, Infinity]).flatMap((weight) =>
    weight === 1 ? [] : all.filter(isBySum).map((options) => ({ ...options, weight })),
  );

/** What moves cost in most programs with such numbers. @param {Subject} subject @returns {Options["costs"]} */
const costsIn = ({ trail }) => ((trail.numbers.decimals.g?.decimals ?? 0) > 1 ? "sqrt2" : "10-14");
