// What a reader's program is, going by what it printed: the options that explain its log, or the bugs, or the step at
// which nothing does.

import { WALL } from "../board/board.js";
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
/** Boards with more cells are refused: what is known of each would take hundreds of megabytes. */
export const MOST_CELLS = 2048 * 2048;
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
  if (cells.length > MOST_CELLS) throw problem("too-large", "board-area", { width, height, max: MOST_CELLS });
  if (log.steps.length > MOST_STEPS) throw problem("too-large", "log-long", { max: MOST_STEPS });
  if (cells.length !== width * height) throw problem("bad-board", "size", { width, height, count: cells.length });
  if (log.steps.length === 0 && !log.path?.length) throw problem("bad-log", "empty-log");
  checkLog(log);
  return { board, log, start: openCell(board, "start", start), goal: openCell(board, "goal", goal) };
}

/**
 * A start or goal that can be one.
 * @param {import("./frames.js").Board} board
 * @param {"start" | "goal"} name
 * @param {unknown} coord
 * @returns {Coord}
 */
function openCell({ width, height, cells }, name, coord) {
  const text = Array.isArray(coord) ? `(${coord.join(", ")})` : String(coord);
  if (!Array.isArray(coord) || coord.length !== 2 || !coord.every(Number.isInteger))
    throw problem("bad-board", `${name}-none`, { text });
  const [x, y] = coord;
  if (x < 0 || y < 0 || x >= width || y >= height)
    throw problem("bad-board", `${name}-outside`, { text, width, height });
  if (cells[y * width + x] === WALL) throw problem("bad-board", `${name}-wall`, { text });
  return [x, y];
}

/** Coordinates and costs are numbers, none of them endless. @param {import("./frames.js").Log} log */
function checkLog({ steps, path = [] }) {
  for (const [i, step] of steps.entries()) {
    for (const name of /** @type {const} */ (["x", "y", "g", "h", "f"])) {
      const isGiven = name === "x" || name === "y" || step[name] !== undefined;
      if (isGiven && !Number.isFinite(step[name]))
        throw problem("bad-log", "step-number", { step: i + 1, name, text: String(step[name]) });
    }
  }
  for (const [i, cell] of path.entries()) {
    const wrong = [cell[0], cell[1]].findIndex((number) => !Number.isFinite(number));
    if (wrong >= 0) {
      throw problem("bad-log", "path-number", { step: i + 1, name: "xy"[wrong], text: String(cell[wrong]) });
    }
  }
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
