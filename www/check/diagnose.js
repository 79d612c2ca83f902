// What a reader's program is, going by what it printed: the options that explain its log, or the bugs, or the step at
// which nothing does.
//
// What was printed is judged first (wrong-numbers.js): each h against what heuristics and usual mistakes give for its
// cell, each g against those printed before. Then explanations are tried in turn, the next kind only where the ones
// before explain less than the whole log: options (attempts.js); what accuses of nothing (innocent.js): f as doubles give
// it (rounding.js), heaps with habits (heaps.js), entries that are taken again, other costs (models.js), queues and
// stacks; searches with jumps and from both ends (played.js); and last the mistakes (accusing.js,
// mutant-answers.js), one at a time and in pairs: the one A* with a mistake in it, run along the log (suspicion.js,
// follow-program.js). Where only the path is another, the mistakes that it shows (wrong-path.js).
//
// follow-log.js is a plain search that is told which cell is taken next, so that it can go the way of any log. One pass
// over the log (sieve.js) tries all algorithms, estimates and weights at once, because each open cell that was not taken
// bounds the weight from above or below; a second (equals.js) finds the order among equals. candidates.js puts the
// answers in order, by how much they explain, how much they accuse of, and by how many bits it takes to account for the
// log with them. difference.js tells where a log and the best answer part, shared.js what all settings have in common
// that explain as much, left-open.js in which options they differ, consequence.js what follows for the path.

import { answersTo, candidateOf, subjectsOf } from "./answers-to-log.js";
import { atOnce } from "./at-once.js";
import { keepBehind, MOST_BEHIND } from "./behind.js";
import { sorted } from "./candidates.js";
import { checked, isEmpty } from "./checked-input.js";
import { consequenceOf, pathOf } from "./consequence.js";
import { plausibleFrames, USUAL } from "./coordinate-frames.js";
import { differenceOf, differenceOfPaths } from "./difference.js";
import { leftOpen } from "./left-open.js";
import { outcomeOf } from "./outcome.js";
import { explanationOfAll } from "./several-logs.js";
import { sharedBy } from "./shared.js";
import { printedWrong } from "./wrong-numbers.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Input } from "./checked-input.js"
 * @import { Consequence } from "./consequence.js"
 * @import { Difference } from "./difference.js"
 * @import { Outcome } from "./outcome.js"
 * @import { Given, Subject } from "./trying.js"
 * @import { PrintedWrong } from "./wrong-numbers.js"
 */

/**
 * @typedef {object} Diagnosis
 * @property {boolean} exact Whether the first candidate explains the whole log.
 * @property {Candidate[]} candidates The best first, at most ten; among equals the simpler ones.
 * @property {Difference} [difference] Of the first candidate, where it ends.
 * @property {Consequence} [consequence] Of the first candidate, if it explains the whole log.
 * @property {PrintedWrong} [wrongNumber] The first number in the log that is wrong by itself.
 * @property {(keyof Options)[]} [open] The options that the log leaves open, if the first candidate explains all of it.
 * @property {Outcome} [outcome] Whether there is a path, if the log says that there is none.
 * @property {Shared} [shared] What all settings have in common that explain as much as the first candidate, where nothing
 *   explains the whole log.
 * @property {Apart} [apart] Of several logs that nothing explains together: where the first candidate fails.
 *
 * @typedef {object} Apart
 * @property {number} run Which log it is, from 1.
 * @property {number} step At which step of it.
 *
 * @typedef {object} Shared
 * @property {number} agrees How many leading steps they explain.
 * @property {number} count How many settings were found that do: of moves, costs, estimate and so on, each with any weight.
 * @property {Partial<Options>} options Those options in which all of them agree; a weight only if it is 1 in all, or in none.
 */

/** So many answers are given at most. */
const MOST = 10;

/**
 * @param {Input | { runs: Input[] }} given One log, or several of one program: they are explained together.
 * @returns {Diagnosis}
 */
export function diagnose(given) {
  return atOnce(diagnosis(given));
}

/**
 * The same in slices of some milliseconds: yields which share of the part that it is at is done.
 * @param {Input | { runs: Input[] }} input
 * @returns {Generator<number, Diagnosis>}
 */
export function* diagnosis(input) {
  if ("runs" in input && input.runs.length !== 1) return yield* explanationOfAll(input.runs.map(checked));
  const given = checked("runs" in input ? input.runs[0] : input);
  const outcome = outcomeOf(given, plausibleFrames(given)[0] ?? USUAL);
  const found = yield* explanation(given);
  return outcome ? { ...found, outcome } : found;
}

/**
 * What explains the cells of a log, or its path.
 * @param {Given} given
 * @returns {Generator<number, Diagnosis>}
 */
function* explanation(given) {
  if (isEmpty(given.log)) return { exact: false, candidates: [] };
  const subjects = subjectsOf(given);
  const { answers: all, made } = yield* answersTo(subjects);
  const answers = sorted(all, MOST);
  const [first] = answers;
  // Where one explains all, those that explain a part of it are not worth telling.
  const { agrees: most } = first ?? { agrees: 0 };
  const isAll = most === (given.log.steps.length || given.log.path?.length);
  const told = answers.filter(({ agrees }, i) => i === 0 || (isAll ? agrees === most : agrees > 0));
  const behind = () =>
    sorted(isAll ? all : [], MOST_BEHIND)
      .filter(({ agrees }) => agrees === most)
      .map(candidateOf);
  const candidates = keepBehind(told.map(candidateOf), behind);
  const wrong = printedWrong(
    given,
    subjects.map(({ frame }) => frame),
  );
  const printed = wrong && { wrongNumber: wrong };
  if (!first) return { exact: false, candidates, ...printed };
  const subject = first.subject ?? /** @type {Subject} */ (subjects.find(({ frame }) => frame === first.frame));
  const exact = first.way ? first.ended : first.agrees === given.log.steps.length;
  if (exact) {
    const consequence = consequenceOf(subject, told, pathOf(subject, first));
    return { exact, candidates, consequence, open: leftOpen(first, all), ...printed };
  }
  const difference = first.way ? differenceOfPaths(subject, first.way) : differenceOf(subject, first);
  const found = made.find(({ subject: { frame } }) => frame === first.frame)?.found;
  const shared = found && sharedBy(found, first.agrees);
  return { exact, candidates, ...(difference && { difference }), ...(shared && { shared }), ...printed };
}
