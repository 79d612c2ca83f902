// All that explains one log: options, what else accuses of nothing, slips, and mistakes, each only where nothing before it explains
// the whole log.

import { buggyAnswers } from "./accusing.js";
import { plainAnswers } from "./attempts.js";
import { isPlain } from "./candidates.js";
import { plausibleFrames, USUAL } from "./coordinate-frames.js";
import { innocentAnswers, isInnocent, stackAnswers } from "./innocent.js";
import { pathAnswers } from "./paths.js";
import { hasGaps, otherAnswers } from "./played.js";
import { looksLikeBug, slipAnswers } from "./slips.js";
import { numbersOf, Subject, storeFor } from "./trying.js";
import { withMistakesOfPath } from "./wrong-path.js";

/**
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { Found } from "./attempts.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Order } from "./equals.js"
 * @import { Kind } from "./heaps.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Given, Trial } from "./trying.js"
 */

/**
 * A candidate, with whatever it takes to follow the log by it again.
 * @typedef {Candidate & { bits: number, trial?: Trial, order?: Order, kind?: Kind, after?: Uint8Array, way?: number[], mutants?: Mutant[], found?: Coord[],
 *   subject?: Subject }} Answer
 */

/** What the options came to in one frame. @typedef {{ subject: Subject, answers: import("./trying.js").Answer[], found: Found[] }} Made */

/** Bugs are looked for in the likeliest frames alone. */
const FRAMES_WITH_BUGS = 3;

/** A log in each way in which its coordinates can be read. @param {Given} given @returns {Subject[]} */
export function subjectsOf(given) {
  const [store, numbers] = [storeFor(given), numbersOf(given)];
  const plausible = plausibleFrames(given);
  const frames = plausible.length > 0 ? plausible : [USUAL];
  return frames.map((frame) => new Subject(given, frame, store, numbers));
}

/**
 * @param {Subject[]} subjects
 * @returns {Generator<number, { answers: Answer[], made: Made[] }>} Of the finds of options, those in the likeliest frame are given
 *   back too.
 */
export function* answersTo(subjects) {
  if (subjects[0].trail.cells.length > 0) return yield* logAnswers(subjects);
  return { answers: yield* pathsOf(subjects), made: [] };
}

/** What others are told of an answer. @param {Answer} answer @returns {Candidate} */
export function candidateOf(answer) {
  const {
    trial: _,
    order: __,
    bits: ___,
    way: ____,
    mutants: _____,
    found: ______,
    subject: _______,
    ...rest
  } = answer;
  const { kind: ________, after: _________, ...candidate } = rest;
  return { ...candidate, skipped: candidate.skipped ?? 0 };
}

/**
 * The answers for a log: options first, in all frames; then what else explains it without a fault; and bugs only where nothing
 * does. Of the finds of options, those in the likeliest frame are given back too.
 * @param {Subject[]} subjects
 * @returns {Generator<number, { answers: Answer[], made: Made[] }>}
 */
function* logAnswers(subjects) {
  const { answers, made } = yield* cellAnswers(subjects);
  return { answers: yield* withMistakesOfPath(subjects, answers), made };
}

/**
 * The answers for the cells of a log.
 * @param {Subject[]} subjects
 * @returns {Generator<number, { answers: Answer[], made: Made[] }>}
 */
function* cellAnswers(subjects) {
  /** @type {Answer[]} */
  const answers = [];
  /** @type {Made[]} */
  const made = [];
  const steps = subjects[0].trail.cells.length;
  for (const subject of subjects) {
    const plain = yield* plainAnswers(subject);
    answers.push(...plain.answers);
    made.push({ subject, ...plain });
    if (plain.answers.some((answer) => answer.agrees === steps && isPlain(answer))) return { answers, made };
  }
  const likely = made.slice(0, FRAMES_WITH_BUGS);
  for (const { subject, found, answers: plain } of likely) {
    answers.push(...(yield* innocentAnswers(subject, found, plain)));
    if (answers.some((answer) => isInnocent(subject, answer))) return { answers, made };
  }
  for (const { subject } of likely) {
    answers.push(...(yield* stackAnswers(subject)));
    if (hasGaps(subject)) answers.push(...(yield* otherAnswers(subject)));
  }
  const most = answers.reduce((most, { agrees }) => Math.max(most, agrees), 0);
  if (most === steps) return { answers, made };
  return { answers: [...answers, ...(yield* faultyAnswers(likely, most))], made };
}

/**
 * The answers with slips in the log, and with bugs. Where a slip explains it that no bug looks like, only the usual programs with
 * bugs are tried beside that.
 * @param {Made[]} likely
 * @param {number} most How many steps are explained without.
 * @returns {Generator<number, Answer[]>}
 */
function* faultyAnswers(likely, most) {
  /** @type {Answer[]} */
  const answers = [];
  let isBrief = false;
  for (const { subject } of likely) {
    const slips = yield* slipAnswers(subject);
    answers.push(...slips);
    isBrief ||= slips.some(({ slips: [slip] }) => !looksLikeBug(subject, slip));
  }
  for (const { subject, found } of likely) answers.push(...(yield* buggyAnswers(subject, found, most, isBrief)));
  return answers;
}

/** @param {Subject[]} subjects @returns {Generator<number, Answer[]>} */
function* pathsOf(subjects) {
  /** @type {Answer[]} */
  const answers = [];
  for (const subject of subjects) {
    answers.push(...(yield* pathAnswers(subject)));
    if (answers.some(({ ended, bugs }) => ended && bugs.length === 0)) break;
  }
  return answers;
}
