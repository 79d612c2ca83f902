// What a reader's program is, going by what it printed: the options that explain its log, or the bugs, or the step at
// which nothing does.

import { CodedError } from "../coded.js";
import { plainRules, sorted } from "./candidates.js";
import { differenceOf } from "./difference.js";
import { plausibleFrames, USUAL } from "./frames.js";
import { answersOf, numbersOf, Subject, sieved, storeFor } from "./trying.js";

/** @typedef {import("./field.js").Coord} Coord */
/** @typedef {import("./candidates.js").Candidate} Candidate */
/** @typedef {import("./trying.js").Answer} Answer */
/** @typedef {import("./trying.js").Given} Given */

/**
 * @typedef {object} Diagnosis
 * @property {boolean} exact Whether the first candidate explains the whole log.
 * @property {Candidate[]} candidates The best first, at most ten; among equals the simpler ones.
 * @property {import("./difference.js").Difference} [difference] Of the first candidate, where it ends.
 */

/** So many answers are given at most. */
const MOST = 10;
/** Boards with more cells, and logs with more steps, are refused. */
const LIMITS = { cells: 1 << 22, steps: 1 << 20 };

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
 * The same in slices: yields which share of the work is done.
 * @param {Parameters<typeof diagnose>[0]} input
 * @returns {Generator<number, Diagnosis>}
 */
export function* diagnosis(input) {
  const given = checked(input);
  const [store, numbers] = [storeFor(given), numbersOf(given)];
  const frames = plausibleFrames(given);
  /** @type {Answer[]} */
  let answers = [];
  for (const frame of frames.length > 0 ? frames : [USUAL]) {
    const subject = new Subject(given, frame, store, numbers);
    answers.push(...(yield* plainAnswers(subject)));
    if (answers.some(({ agrees }) => agrees === given.log.steps.length)) break;
  }
  answers = sorted(answers).slice(0, MOST);
  const [first] = answers;
  const exact = first !== undefined && first.agrees === given.log.steps.length;
  const candidates = answers.map(({ trial: _, order: __, ...candidate }) => candidate);
  if (exact || !first) return { exact, candidates };
  const difference = differenceOf(new Subject(given, first.frame, store, numbers), first);
  return { exact, candidates, ...(difference && { difference }) };
}

/** @param {Parameters<typeof diagnose>[0]} input @returns {Given} */
function checked({ board, log, start = board.start, goal = board.goal }) {
  const { width, height, cells } = board;
  if (cells.length > LIMITS.cells) throw new CodedError("too-large", { cells: cells.length, most: LIMITS.cells });
  if (log.steps.length > LIMITS.steps)
    throw new CodedError("too-large", { steps: log.steps.length, most: LIMITS.steps });
  const isOn = (/** @type {Coord | undefined} */ coord) =>
    coord !== undefined && coord[0] >= 0 && coord[1] >= 0 && coord[0] < width && coord[1] < height;
  if (cells.length !== width * height) throw new CodedError("bad-board", { problem: "size" });
  for (const [name, coord] of Object.entries({ start, goal })) {
    if (!isOn(coord)) throw new CodedError("bad-board", { problem: `no-${name}` });
  }
  if (log.steps.length === 0 && !log.path?.length) throw new CodedError("bad-log", { problem: "empty" });
  return { board, log, start: /** @type {Coord} */ (start), goal: /** @type {Coord} */ (goal) };
}

/**
 * The answers of the options alone.
 * @param {import("./trying.js").Subject} subject
 * @returns {Generator<number, Answer[]>}
 */
function* plainAnswers(subject) {
  const all = plainRules(subject.given.board);
  const found = [];
  /** The steps from which on rules with the same moves differ, by what they share. @type {Map<string, { improved: number, reached: number, isWhole: boolean }>} */
  const seen = new Map();
  for (const [i, rules] of all.entries()) {
    yield i / all.length;
    const name = `${rules.diagonal} ${rules.costs} ${rules.penalties}`;
    const before = seen.get(name);
    const isDouble =
      before?.isWhole &&
      (rules.open === "better" || before.improved === Infinity) &&
      (rules.closed === "skipped" || before.reached === Infinity);
    const isLine = rules.open === "never" && rules.closed === "skipped";
    if (isDouble && !isLine) continue;
    const trial = {
      rules,
      bugs: [],
      border: /** @type {const} */ ("whole"),
      estimates: subject.estimates(rules.costs),
    };
    const algorithms = isDouble ? /** @type {const} */ (["breadth-first"]) : undefined;
    const { finds, follower, isWhole } = sieved(subject, trial, { algorithms });
    if (!before) seen.set(name, { improved: follower.firstImproved, reached: follower.firstBetterClosed, isWhole });
    found.push(...finds.map((find) => ({ trial, find })));
  }
  return yield* answersFrom(subject, found);
}

/** How many finds are looked at closely. */
const CLOSE = 40;

/**
 * @param {import("./trying.js").Subject} subject
 * @param {{ trial: import("./trying.js").Trial, find: import("./sieve.js").Find }[]} found
 * @returns {Generator<number, Answer[]>}
 */
function* answersFrom(subject, found) {
  const most = Math.max(0, ...found.map(({ find }) => find.agrees));
  const best = found.filter(({ find }) => find.agrees === most);
  /** @type {Answer[]} */
  const answers = [];
  for (const { trial, find } of best.slice(0, CLOSE)) {
    yield 1;
    answers.push(...answersOf(subject, trial, find, { least: most }));
  }
  return answers;
}
