// What a reader's program is, going by what it printed: the options that explain its log, or the bugs, or the step at
// which nothing does.

import { CodedError } from "../coded.js";
import { buggyAnswers, heapsFrom, isExplained, plainAnswers, stackAnswers } from "./attempts.js";
import { sorted } from "./candidates.js";
import { consequenceOf, pathOf } from "./consequence.js";
import { differenceOf, differenceOfPaths } from "./difference.js";
import { plausibleFrames, USUAL } from "./frames.js";
import { pathAnswers } from "./paths.js";
import { hasGaps, otherAnswers } from "./played.js";
import { MOST_STEPS, problem } from "./problem.js";
import { numbersOf, Subject, storeFor } from "./trying.js";

/** @typedef {import("./field.js").Coord} Coord */
/** @typedef {import("./candidates.js").Candidate} Candidate */
/** @typedef {import("./trying.js").Given} Given */
/** @typedef {Candidate & { bits: number, trial?: import("./trying.js").Trial, order?: import("./equals.js").Order, way?: number[] }} Answer */

/**
 * @typedef {object} Diagnosis
 * @property {boolean} exact Whether the first candidate explains the whole log.
 * @property {Candidate[]} candidates The best first, at most ten; among equals the simpler ones.
 * @property {import("./difference.js").Difference} [difference] Of the first candidate, where it ends.
 * @property {import("./consequence.js").Consequence} [consequence] Of the first candidate, if it explains the whole log.
 */

/** So many answers are given at most. */
const MOST = 10;
/** Larger boards are refused: what is known of each cell would take hundreds of megabytes. */
const LONGEST_SQUARE = 2048;
/** Bugs are looked for in the likeliest frames alone. */
const FRAMES_WITH_BUGS = 3;

/**
 * @param {{ board: import("./frames.js").Board & { start?: Coord, goal?: Coord }, log: import("./frames.js").Log, start?: Coord, goal?: Coord }} given
 * @returns {Diagnosis}
 */
export function diagnose(given) {
  const work = diagnosis(given);
  for (;;) {
    const { done, value } = work.next();
    if (done) return /** @type {Diagnosis} */ (value);
  }
}

/**
 * The same in slices of some milliseconds: yields which share of the part that it is at is done.
 * @param {Parameters<typeof diagnose>[0]} input
 * @returns {Generator<number, Diagnosis>}
 */
export function* diagnosis(input) {
  const given = checked(input);
  const [store, numbers] = [storeFor(given), numbersOf(given)];
  const plausible = plausibleFrames(given);
  const frames = plausible.length > 0 ? plausible : [USUAL];
  const subjects = frames.map((frame) => new Subject(given, frame, store, numbers));
  const answers = sorted(yield* given.log.steps.length > 0 ? logAnswers(subjects) : paths(subjects), MOST);
  const [first] = answers;
  // Where one explains all, those that explain a part of it are not worth telling.
  const { agrees: most } = first ?? { agrees: 0 };
  const isAll = most === (given.log.steps.length || given.log.path?.length);
  const told = answers.filter(({ agrees }, i) => i === 0 || (isAll ? agrees === most : agrees > 0));
  const candidates = told.map(({ trial: _, order: __, bits: ___, way: ____, ...candidate }) => candidate);
  if (!first) return { exact: false, candidates };
  const subject = /** @type {Subject} */ (subjects.find(({ frame }) => frame === first.frame));
  const exact = first.way ? first.ended : first.agrees === given.log.steps.length;
  if (exact) {
    return { exact, candidates, consequence: consequenceOf(subject, first, pathOf(subject, first)) };
  }
  const difference = first.way ? differenceOfPaths(subject, first.way) : differenceOf(subject, first);
  return { exact, candidates, ...(difference && { difference }) };
}

/** @param {Parameters<typeof diagnose>[0]} input @returns {Given} */
function checked({ board, log, start = board.start, goal = board.goal }) {
  const { width, height, cells } = board;
  if (cells.length > LONGEST_SQUARE ** 2)
    throw problem("too-large", "board-large", { width, height, max: LONGEST_SQUARE });
  if (log.steps.length > MOST_STEPS) throw problem("too-large", "log-long", { max: MOST_STEPS });
  const isOn = (/** @type {Coord | undefined} */ coord) =>
    coord !== undefined && coord[0] >= 0 && coord[1] >= 0 && coord[0] < width && coord[1] < height;
  if (cells.length !== width * height) throw new CodedError("bad-board", { problem: "size" });
  for (const [name, coord] of Object.entries({ start, goal })) {
    if (!isOn(coord)) throw new CodedError("bad-board", { problem: `no-${name}` });
  }
  if (log.steps.length === 0 && !log.path?.length) throw problem("bad-log", "empty-log");
  return { board, log, start: /** @type {Coord} */ (start), goal: /** @type {Coord} */ (goal) };
}

/**
 * The answers for a log: options first, in all frames, and bugs only where they leave something to explain.
 * @param {Subject[]} subjects
 * @returns {Generator<number, Answer[]>}
 */
function* logAnswers(subjects) {
  /** @type {Answer[]} */
  const answers = [];
  const made = [];
  for (const subject of subjects) {
    const plain = yield* plainAnswers(subject);
    answers.push(...plain.answers);
    if (isExplained(subject, answers)) return answers;
    made.push({ subject, found: plain.found });
  }
  const likely = made.slice(0, FRAMES_WITH_BUGS);
  for (const { subject, found } of likely) {
    answers.push(...(yield* stackAnswers(subject)));
    answers.push(...(yield* heapsFrom(subject, found)));
    if (hasGaps(subject)) answers.push(...(yield* otherAnswers(subject)));
    if (isExplained(subject, answers)) return answers;
  }
  const most = answers.reduce((most, { agrees }) => Math.max(most, agrees), 0);
  for (const { subject } of likely) answers.push(...(yield* buggyAnswers(subject, most)));
  return answers;
}

/** @param {Subject[]} subjects @returns {Generator<number, Answer[]>} */
function* paths(subjects) {
  /** @type {Answer[]} */
  const answers = [];
  for (const subject of subjects) {
    answers.push(...(yield* pathAnswers(subject)));
    if (answers.some(({ ended, bugs }) => ended && bugs.length === 0)) break;
  }
  return answers;
}
