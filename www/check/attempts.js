// What is tried against a log, in turn: the options, heaps with habits, searches with jumps or from both ends, and bugs.

import { holdsH, pairsWith, trialsWith, VARIANTS } from "./bugs.js";
import { complexity, isPlain, plainRules } from "./candidates.js";
import { STALE, UNSTABLE } from "./heaps.js";
import { answersOf, heapAnswers, lengthened, sieved } from "./trying.js";
import { walked } from "./walk.js";

/** @typedef {import("./trying.js").Answer} Answer */
/** @typedef {import("./trying.js").Trial} Trial */
/** @typedef {import("./trying.js").Subject} Subject */
/** @typedef {import("./sieve.js").Find} Find */
/** @typedef {{ trial: Trial, find: Find, isWhole: boolean }} Found */

/** How many comparisons of open cells may be made: for each rules of moving, and for all bugs together. */
const WORK = { plain: 1.5e7, bug: 3e6, bugs: 3e8 };
/** How many finds are looked at closely if they explain all of a log or only a part of it, how many with heaps, and how many answers are followed through a long log. */
const CLOSE = 200;
const CLOSE_TO_A_PART = 24;
const WITH_HEAPS = 8;
const LONG = 6;
/** A stack is looked for in logs of so many steps at most: all of its open cells are equal, and compared in each. */
const MOST_STACKED = 20_000;

/**
 * The answers of the options alone, and what they were made of.
 * @param {Subject} subject
 * @returns {Generator<number, { answers: Answer[], found: Found[] }>}
 */
export function* plainAnswers(subject) {
  const all = plainRules(subject.given.board);
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
      bugs: [],
      border: /** @type {const} */ ("whole"),
      estimates: subject.estimates(rules.costs),
    };
    const algorithms = isDouble ? /** @type {const} */ (["breadth-first"]) : undefined;
    const { finds, follower, isWhole } = sieved(subject, trial, { algorithms, work: WORK.plain });
    if (!before) seen.set(name, { improved: follower.firstImproved, reached: follower.firstBetterClosed });
    found.push(...finds.map((find) => ({ trial, find, isWhole })));
  }
  return { answers: yield* answersFrom(subject, found), found };
}

/**
 * The answers of a search in which all cells are equal, and only the order of opening decides: a queue, or a stack. It may
 * take any open cell otherwise, so nothing else about it is an answer.
 * @param {Subject} subject
 * @returns {Generator<number, Answer[]>}
 */
export function* stackAnswers(subject) {
  const steps = subject.trail.cells.length;
  if (steps > MOST_STACKED) return [];
  /** @type {Answer[]} */
  const answers = [];
  const find = /** @type {Find} */ ({ algorithm: "greedy", estimate: -1, weights: [1, 1], agrees: steps });
  for (const rules of plainRules(subject.given.board)) {
    yield 1;
    const trial = {
      rules,
      bugs: [],
      border: /** @type {const} */ ("whole"),
      estimates: subject.estimates(rules.costs),
    };
    answers.push(...answersOf(subject, trial, find, { least: steps }));
  }
  const isTold = (/** @type {Answer} */ { ties, equals }) =>
    ties === "exact" || equals?.by === "newest" || equals?.by === "opened";
  return answers.filter((answer) => answer.agrees === steps && isTold(answer));
}

/** Whether options explain the whole log, and its order too. @param {Subject} subject @param {import("./candidates.js").Candidate[]} answers */
export const isExplained = ({ trail }, answers) =>
  answers.some((answer) => isPlain(answer) && answer.agrees === trail.cells.length);

/**
 * The answers of heaps whose order the rules alone do not tell.
 * @param {Subject} subject
 * @param {Found[]} found
 * @returns {Generator<number, Answer[]>}
 */
export function* heapsFrom(subject, found) {
  const steps = subject.trail.cells.length;
  if (found.some(({ isWhole }) => !isWhole)) return [];
  /** @type {Answer[]} */
  const answers = [];
  const usable = found.filter(({ trial, find }) => {
    const isStale = trial.rules.open === "better" && find.before !== undefined;
    return find.algorithm !== "breadth-first" && (find.agrees === steps || isStale);
  });
  usable.sort((a, b) => b.find.agrees - a.find.agrees);
  for (const { trial, find } of usable.slice(0, WITH_HEAPS)) {
    const stale = find.agrees < steps ? find.before : undefined;
    const trying = stale
      ? heapAnswers(subject, trial, { ...find, weights: stale }, STALE)
      : heapAnswers(subject, trial, find, UNSTABLE);
    answers.push(...(yield* trying));
  }
  return answers;
}

/**
 * The answers with bugs that explain the whole log: with one, or else with two.
 * @param {Subject} subject
 * @param {number} plain How many steps are explained without.
 * @returns {Generator<number, Answer[]>}
 */
export function* buggyAnswers(subject, plain) {
  const all = plainRules(subject.given.board);
  const steps = subject.trail.cells.length;
  const work = { left: WORK.bugs };
  const singles = VARIANTS.map((variant) => [variant]);
  const one = yield* foundWith(subject, singles, all, work);
  const whole = yield* wholeAnswers(subject, one.found);
  if (whole.length > 0 || plain === steps) return whole;
  // Two bugs are looked for where one of them explains more than none.
  const helpful = VARIANTS.filter((_, i) => one.most[i] > plain);
  const usual = all.filter(({ open, closed }) => open === "better" && closed === "skipped");
  const two = yield* foundWith(subject, pairsWith(helpful), usual, work);
  return yield* wholeAnswers(subject, two.found);
}

/**
 * The finds of bugs that explain the whole log, and how many steps each combination explains.
 * @param {Subject} subject
 * @param {import("./bugs.js").Variant[][]} combinations
 * @param {import("./follow.js").Rules[]} all
 * @param {{ left: number }} work
 * @returns {Generator<number, { found: Found[], most: number[] }>}
 */
function* foundWith(subject, combinations, all, work) {
  const steps = subject.trail.cells.length;
  /** @type {Found[]} */
  const found = [];
  const most = combinations.map(() => 0);
  for (const [i, variants] of combinations.entries()) {
    for (const rules of all) {
      if (work.left < 0) break;
      yield i / combinations.length;
      for (const trial of trialsWith(subject, rules, variants)) {
        const limits = { algorithms: algorithmsFor(trial, variants), work: WORK.bug };
        const { finds, isWhole, work: made } = sieved(subject, trial, limits);
        work.left -= made;
        for (const find of finds) {
          most[i] = Math.max(most[i], find.agrees);
          if (!isWhole || find.agrees === steps) found.push({ trial, find, isWhole });
        }
      }
    }
  }
  return { found, most };
}

/** @param {Subject} subject @param {Found[]} found @returns {Generator<number, Answer[]>} */
function* wholeAnswers(subject, found) {
  const answers = yield* answersFrom(subject, found);
  return answers.filter(({ agrees }) => agrees === subject.trail.cells.length);
}

/** The algorithms that a bug makes a difference to. @param {Trial} trial @param {import("./bugs.js").Variant[]} variants @returns {Find["algorithm"][] | undefined} */
function algorithmsFor({ rules }, variants) {
  // With the last move alone for g, Dijkstra's algorithm may take next to anything.
  if (holdsH(rules) || rules.g === "move") return ["astar"];
  if (variants.some(({ truncates }) => truncates)) return ["astar", "greedy"];
  return rules.flat || rules.stays || rules.open === "always" ? ["astar", "dijkstra"] : undefined;
}

/**
 * The answers of those finds that explain most.
 * @param {Subject} subject
 * @param {Found[]} found
 * @returns {Generator<number, Answer[]>}
 */
function* answersFrom(subject, found) {
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
