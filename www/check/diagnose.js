// What a reader's program is, going by what it printed: the options that explain its log, or the bugs, or the step at
// which nothing does.

import { CodedError } from "../coded.js";
import { combinations, holdsH, trialsWith } from "./bugs.js";
import { isPlain, plainRules, sorted } from "./candidates.js";
import { differenceOf } from "./difference.js";
import { plausibleFrames, USUAL } from "./frames.js";
import { STALE, UNSTABLE } from "./heaps.js";
import { answersOf, heapAnswers, numbersOf, Subject, sieved, storeFor } from "./trying.js";

/** @typedef {import("./field.js").Coord} Coord */
/** @typedef {import("./candidates.js").Candidate} Candidate */
/** @typedef {import("./trying.js").Answer} Answer */
/** @typedef {import("./trying.js").Given} Given */
/** @typedef {import("./trying.js").Trial} Trial */

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
    if (answers.some((answer) => isPlain(answer) && answer.agrees === given.log.steps.length)) break;
  }
  if (!answers.some((answer) => isPlain(answer) && answer.agrees === given.log.steps.length)) {
    for (const frame of frames.slice(0, FRAMES_WITH_BUGS)) {
      answers.push(...(yield* buggyAnswers(new Subject(given, frame, store, numbers))));
    }
  }
  answers = sorted(answers).slice(0, MOST);
  const [first] = answers;
  const exact = first !== undefined && first.agrees === given.log.steps.length;
  const candidates = answers.map(({ trial: _, order: __, bits: ___, ...candidate }) => candidate);
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
 * @param {Subject} subject
 * @returns {Generator<number, Answer[]>}
 */
function* plainAnswers(subject) {
  const all = plainRules(subject.given.board);
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
      bugs: [],
      border: /** @type {const} */ ("whole"),
      estimates: subject.estimates(rules.costs),
    };
    const algorithms = isDouble ? /** @type {const} */ (["breadth-first"]) : undefined;
    const { finds, follower } = sieved(subject, trial, { algorithms });
    if (!before) seen.set(name, { improved: follower.firstImproved, reached: follower.firstBetterClosed });
    found.push(...finds.map((find) => ({ trial, find, improved: follower.firstImproved })));
  }
  const answers = yield* answersFrom(subject, found);
  const steps = subject.trail.cells.length;
  if (answers.some((answer) => isPlain(answer) && answer.agrees === steps)) return answers;
  return [...answers, ...(yield* heapsFrom(subject, found))];
}

/**
 * The answers of heaps whose order the rules alone do not tell.
 * @param {Subject} subject
 * @param {{ trial: Trial, find: import("./sieve.js").Find, improved: number }[]} found
 * @returns {Generator<number, Answer[]>}
 */
function* heapsFrom(subject, found) {
  const steps = subject.trail.cells.length;
  /** @type {Answer[]} */
  const answers = [];
  for (const { trial, find, improved } of found) {
    if (find.algorithm === "breadth-first") continue;
    const isStale = find.agrees < steps && find.agrees >= improved && trial.rules.open === "better";
    if (find.agrees < steps && !isStale) continue;
    const trying = heapAnswers(subject, trial, find, isStale ? STALE : UNSTABLE);
    for (let next = trying.next(); ; next = trying.next()) {
      if (next.done) {
        answers.push(...next.value);
        break;
      }
      yield 1;
    }
  }
  return answers;
}

/** Bugs are looked for in the likeliest frames alone. */
const FRAMES_WITH_BUGS = 3;

/**
 * The answers with bugs that explain the whole log: with one, or else with two.
 * @param {Subject} subject
 * @returns {Generator<number, Answer[]>}
 */
function* buggyAnswers(subject) {
  const all = plainRules(subject.given.board);
  for (const combination of combinations()) {
    const found = [];
    for (const [i, variants] of combination.entries()) {
      yield i / combination.length;
      for (const rules of all) {
        for (const trial of trialsWith(subject, rules, variants)) {
          const { finds } = sieved(subject, trial, { algorithms: algorithmsFor(trial, variants) });
          for (const find of finds) if (find.agrees === subject.trail.cells.length) found.push({ trial, find });
        }
      }
    }
    const answers = yield* answersFrom(subject, found);
    const whole = answers.filter(({ agrees }) => agrees === subject.trail.cells.length);
    if (whole.length > 0) return whole;
  }
  return [];
}

/** The algorithms that a bug makes a difference to. @param {Trial} trial @param {import("./bugs.js").Variant[]} variants @returns {import("./sieve.js").Find["algorithm"][] | undefined} */
function algorithmsFor({ rules }, variants) {
  // With the last move alone for g, Dijkstra's algorithm may take next to anything.
  if (holdsH(rules) || rules.g === "move") return ["astar"];
  if (variants.some(({ truncates }) => truncates)) return ["astar", "greedy"];
  return rules.flat || rules.stays || rules.open === "always" ? ["astar", "dijkstra"] : undefined;
}

/** How many finds are looked at closely. */
const CLOSE = 200;

/**
 * @param {Subject} subject
 * @param {{ trial: Trial, find: import("./sieve.js").Find }[]} found
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
