// What is tried against a log first: all options. And what becomes of finds: answers.

import { complexity, plainRules } from "./candidates.js";
import { walked } from "./follow-long-log.js";
import { answersOf, lengthened, sieved } from "./trying.js";

/**
 * @import { Find } from "./sieve.js"
 * @import { Answer, Subject, Trial } from "./trying.js"
 */

/** @typedef {{ trial: Trial, find: Find, isWhole: boolean, undecided?: Undecided }} Found */
/** Options that made no difference, so that only one of their values was tried. @typedef {("improveOpen" | "reopenClosed")[]} Undecided */

/** How many comparisons of open cells may be made for each rules of moving. */
export const WORK = 1.5e7;
/** How many finds are looked at closely if they explain all of a log or only a part of it, and how many answers are followed through a long log. */
const CLOSE = 200;
const CLOSE_TO_A_PART = 24;
const LONG = 6;

/**
 * The answers of the options alone, and what they were made of.
 * @param {Subject} subject
 * @returns {Generator<number, { answers: Answer[], found: Found[] }>}
 */
export function* plainAnswers(subject) {
  const all = rulesFor(subject);
  /** @type {Found[]} */
  const found = [];
  /** The steps from which on rules with the same moves differ, by what they share. @type {Map<string, { improved: number, reached: number }>} */
  const seen = new Map();
  for (const [i, rules] of all.entries()) {
    yield i / all.length;
    const name = `${rules.diagonal} ${rules.costs} ${rules.penalties}`;
    const before = seen.get(name);
    const isDouble =
      before &&
      (rules.open === "better" || before.improved === Infinity) &&
      (rules.closed === "skipped" || before.reached === Infinity);
    const isLine = rules.open === "never" && rules.closed === "skipped";
    if (isDouble && !isLine) continue;
    const trial = {
      rules,
      estimates: subject.estimates(rules.costs),
    };
    const by = isDouble ? /** @type {const} */ (["order"]) : undefined;
    const { finds, follower, isWhole } = sieved(subject, trial, { by, work: WORK });
    if (!before) seen.set(name, { improved: follower.firstImproved, reached: follower.firstBetterClosed });
    /** @type {Undecided} */
    const undecided = [];
    if (follower.firstImproved === Infinity) undecided.push("improveOpen");
    if (follower.firstBetterClosed === Infinity) undecided.push("reopenClosed");
    found.push(...foundBy(trial, finds, isWhole).map((one) => ({ ...one, undecided })));
  }
  return { answers: yield* answersFrom(subject, found), found };
}

/**
 * The rules of moving for a log. One that does not begin with the start may leave it out: programs that mark cells often do.
 * @param {Subject} subject
 */
export const rulesFor = (subject) =>
  plainRules(
    subject.given.board,
    subject.trail.cells[0] === subject.field.start ? undefined : /** @type {const} */ ("closed"),
  );

/** @param {Trial} trial @param {Find[]} finds @param {boolean} isWhole @returns {Found[]} */
export const foundBy = (trial, finds, isWhole) =>
  finds.map((find) => {
    return {
      trial: find.isGoalTold ? { ...trial, rules: { ...trial.rules, isGoalTold: true } } : trial,
      find,
      isWhole,
    };
  });

/**
 * The answers of those finds that explain most.
 * @param {Subject} subject
 * @param {Found[]} found
 * @returns {Generator<number, Answer[]>}
 */
export function* answersFrom(subject, found) {
  const most = found.reduce((most, { find, isWhole }) => (isWhole ? Math.max(most, find.agrees) : most), 0);
  const close = most === subject.trail.cells.length ? CLOSE : CLOSE_TO_A_PART;
  const long = found.filter(({ isWhole, find }) => !isWhole && find.agrees > 0);
  const reached = long.reduce((least, { find }) => Math.max(least, find.agrees), 0);
  /** @type {Answer[]} */
  const answers = [];
  for (const { trial, find } of found.filter(({ isWhole, find }) => isWhole && find.agrees === most).slice(0, close)) {
    yield 1;
    answers.push(...answersOf(subject, trial, find, { least: most }));
  }
  if (reached <= most / 2) return answers;
  /** @type {Answer[]} */
  const begun = [];
  for (const { trial, find } of long.filter(({ find }) => find.agrees >= reached / 4).slice(0, CLOSE / 10)) {
    yield 1;
    begun.push(...answersOf(subject, trial, find, { limit: find.agrees, least: find.agrees }));
  }
  begun.sort((a, b) => complexity(a) - complexity(b));
  return [...answers, ...(yield* throughout(subject, begun))];
}

/**
 * Answers that explain the beginning of a long log, followed to their ends; until one explains all of it.
 * @param {Subject} subject
 * @param {Answer[]} begun
 * @returns {Generator<number, Answer[]>}
 */
function* throughout(subject, begun) {
  /** @type {Answer[]} */
  const answers = [];
  for (const answer of begun.slice(0, LONG)) {
    const found = yield* walked(subject, answer);
    answers.push(lengthened(subject, answer, found));
    if (found.agrees === subject.trail.cells.length) break;
  }
  return answers;
}
