// What an answer says of a program, but for the order in which it takes equal cells; and whether that explains another log of the
// same program, and in which orders.

import { listProgramFor, programFor } from "../program/astar.js";
import { Maps } from "../program/memory.js";
import { mutated } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";
import { isByH, isInLine } from "../rules/algorithms.js";
import { areEqual } from "../rules/costs.js";
import { followed, roundsFor } from "./follow-program.js";
import { heapAnswers } from "./heap-answers.js";
import { MODELS } from "./models.js";
import { AGAINS } from "./moving.js";
import { onBoard, played, solverOn } from "./played.js";
import { answersFor, ordersOf } from "./suspect.js";
import { answersOf, Subject } from "./trying.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { Answer } from "./answers-to-log.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Kind } from "./heaps.js"
 * @import { Again, Rules } from "./moving.js"
 * @import { Find } from "./sieve.js"
 * @import { Trial } from "./trying.js"
 */

/**
 * @typedef {object} Guess
 * @property {string} name The same for all answers that say the same, but for the order of equals.
 * @property {Answer} answer One of them, the simplest.
 * @property {Mutant[]} [mutants] The mistakes, where the program with them is run.
 * @property {Again} [again] Which older entries are taken.
 * @property {Kind[]} kinds The heaps that can have its order.
 */

/** The options that say in which order equals come. */
const ORDER = /** @type {const} */ (["tieBreak", "neighborOrder", "stopWhen", "decreaseKey", "swapEqual", "openList"]);

/** What options say beside the order of equals. @param {Options} options */
const withoutOrder = (options) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !ORDER.some((order) => order === name)));

/** The same for candidates that differ in the order of equals only. @param {Candidate} candidate */
export const kindOf = ({ options, bugs, ways, frame, diagonalCost, estimateDiagonal }) =>
  JSON.stringify([withoutOrder(options), bugs, ways, frame, diagonalCost, estimateDiagonal]);

/** @param {Answer} answer @returns {Guess} */
export function guessOf(answer) {
  const { options, bugs, ways, frame, diagonalCost, estimateDiagonal, trial, mutants, omitsStart, kind } = answer;
  const again = trial?.rules.again;
  const own = [bugs, ways, frame, diagonalCost, estimateDiagonal, again, omitsStart];
  const name = JSON.stringify([trial || mutants ? withoutOrder(options) : options, ...own]);
  return { name, answer, kinds: kind ? [kind] : [], ...(mutants && { mutants }), ...(again && { again }) };
}

/**
 * What an answer says of the order of equals, and of the end: where two logs are explained by the same guess and the same of these,
 * they are explained together.
 * @param {Answer} answer
 */
export function orderOf({ options, ties, equals, mutants }) {
  const { tieBreak, neighborOrder, stopWhen, decreaseKey, swapEqual } = options;
  if (ties === "exact") return JSON.stringify([ties, tieBreak, neighborOrder, stopWhen, decreaseKey, swapEqual]);
  const by = equals && [equals.by, equals.renewed, equals.neighbors ? "some" : neighborOrder];
  return JSON.stringify([ties, mutants ? "" : tieBreak, by, stopWhen, ties === "heap" && [decreaseKey, swapEqual]]);
}

/**
 * The answers to a log by a guess that explain all of it, in every order of equals that does.
 * @param {Guess} guess
 * @param {Subject} subject
 * @returns {Generator<number, Answer[]>}
 */
export function* explained(guess, subject) {
  const { answer, mutants } = guess;
  if (mutants) return byProgram(guess.answer, mutants, subject);
  if (isRuled(answer)) return yield* byRules(guess, subject);
  return byEngine(answer, subject);
}

/** Whether a search is one loop around one list, which a log can lead. @param {Candidate} answer */
const isRuled = ({ options }) => planOf(options) !== undefined;

/** How far a guess comes along a log at most. @param {Guess} guess @param {Subject} subject @returns {{ agrees: number, answer?: Answer }} */
export function reach({ answer, mutants, again }, subject) {
  if (mutants) {
    const plan = planOf(answer.options);
    const program = plan && mutated(plan, mutants);
    if (!program) return { agrees: 0 };
    const how = { maps: new Maps(subject.given.board), most: roundsFor(subject) };
    return { agrees: followed(program, plan, answer.options, subject, how).agrees };
  }
  if (!isRuled(answer)) return { agrees: byEngine(answer, subject, 0)[0]?.agrees ?? 0 };
  const ruled = trialOf(answer, again, subject);
  if (!ruled) return { agrees: 0 };
  const { trial, find } = ruled;
  const all = answersOf(subject, trial, find).filter((one) => isTold(one, find));
  const [best] = all.sort((a, b) => b.agrees - a.agrees);
  return best ? { agrees: best.agrees, answer: best } : { agrees: 0 };
}

/** @param {Candidate} answer @param {Mutant[]} mutants @param {Subject} subject @returns {Answer[]} */
function byProgram({ options }, mutants, subject) {
  const how = { maps: new Maps(subject.given.board), most: roundsFor(subject) };
  const plan = planOf(options);
  for (const style of [listProgramFor, programFor]) {
    const program = plan && mutated(plan, mutants, style);
    if (!program) continue;
    const following = followed(program, plan, options, subject, { ...how, from: 0 });
    if (following.agrees < subject.trail.cells.length) continue;
    const suspect = { mutants, plan, options, program };
    return [
      ...answersFor(suspect, subject, following, []),
      ...answersFor(suspect, subject, following, ordersOf(suspect, subject, how)),
    ];
  }
  return [];
}

/** @param {Guess} guess @param {Subject} subject @returns {Generator<number, Answer[]>} */
function* byRules({ answer, again, kinds }, subject) {
  const ruled = trialOf(answer, again, subject);
  if (!ruled) return [];
  const { trial, find } = ruled;
  const steps = subject.trail.cells.length;
  const isWhole = (/** @type {Answer} */ { agrees }) => agrees === steps;
  for (const rules of rulesLike(trial.rules, subject)) {
    /** @type {Answer[]} */
    const found = answersOf(subject, { ...trial, rules }, find, { least: steps, all: true }).filter(isWhole);
    if (kinds.length > 0) found.push(...(yield* heapAnswers(subject, { ...trial, rules }, find, kinds)));
    const told = found.filter((one) => isTold(one, find));
    // A heap in which entries stay where they were need not show it.
    if (told.length > 0) return told.map((one) => ({ ...one, bugs: answer.bugs }));
  }
  return [];
}

/** The rules, and those that the other log need not have shown: how it ends, and older entries. @param {Rules} rules @param {Subject} subject @returns {Rules[]} */
function rulesLike(rules, subject) {
  const mayRepeat = subject.repeats && rules.open === "better" && !rules.again;
  const all = [rules, ...(mayRepeat ? AGAINS.map((again) => ({ ...rules, again })) : [])];
  return all.flatMap((one) => [one, { ...one, isGoalTold: true }]);
}

/** Whether it says something: where all cells are equal, no order explains everything. @param {Answer} answer @param {Find} find */
const isTold = ({ options, ties, equals }, { estimate }) =>
  !isByH(options) || estimate >= 0 || ties === "exact" || equals !== undefined;

/**
 * The rules and the estimate that an answer names, on the board of another log.
 * @param {Candidate} answer
 * @param {Again | undefined} again
 * @param {Subject} subject
 * @returns {{ trial: Trial, find: Find } | undefined}
 */
export function trialOf({ options, diagonalCost, estimateDiagonal, omitsStart }, again, subject) {
  const { diagonal, costs, penalties, improveOpen, reopenClosed, algorithm, heuristic, weight } = options;
  const isOwn = diagonalCost !== undefined || estimateDiagonal !== undefined;
  const model = isOwn
    ? MODELS.find((one) =>
        diagonalCost === undefined
          ? one.costs === costs && !one.units
          : one.units !== undefined && areEqual(one.diagonal, diagonalCost),
      )
    : undefined;
  if (isOwn && !model) return undefined;
  const estimates = model ? subject.ownEstimates(model) : subject.estimates(costs);
  const estimate = estimates.findIndex(
    (one) => one.heuristic === heuristic && (one.diagonal ?? 0) === (estimateDiagonal ?? 0),
  );
  /** @type {Rules} */
  const rules = {
    ...{ diagonal, costs, penalties },
    open: improveOpen && !isInLine(options) ? "better" : "never",
    closed: reopenClosed ? "better" : "skipped",
    ...(omitsStart && { start: "closed" }),
    ...(again && { again }),
    ...(model?.units && { units: model.units }),
  };
  const trial = { rules, estimates, ...(model?.units && { diagonalCost: model.diagonal }) };
  const find = { algorithm: /** @type {Find["algorithm"]} */ (algorithm), estimate, agrees: Infinity };
  return { trial, find: { ...find, weights: [weight, weight] } };
}

/** @param {Candidate} answer @param {Subject} subject @param {number} [least] How many steps it has to explain. @returns {Answer[]} */
function byEngine({ options, bugs }, subject, least = subject.trail.cells.length) {
  if (bugs.length > 0) return [];
  const solver = solverOn(subject.given);
  try {
    const { agrees, ended } = played(solver, options, onBoard(subject));
    if (agrees < least) return [];
    return [{ options, bugs, ties: "exact", frame: subject.frame, agrees, ended, bits: 0 }];
  } finally {
    solver.free();
  }
}
