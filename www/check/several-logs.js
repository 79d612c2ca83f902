// Several logs of one program: what explains all of them together.

import { DIRECTIONS } from "../core/board/directions.js";
import { buggyAnswers } from "./accusing.js";
import { answersTo, candidateOf, subjectsOf } from "./answers-to-log.js";
import { keepBehind, MOST_BEHIND } from "./behind.js";
import { complexity, sorted } from "./candidates.js";
import { isEmpty } from "./checked-input.js";
import { consequenceOf, pathOf } from "./consequence.js";
import { differenceOf } from "./difference.js";
import { neighborsBy } from "./equals.js";
import { explained, guessOf, orderOf, reach } from "./guesses.js";
import { leftOpen } from "./left-open.js";
import { pathOn } from "./paths-of-guesses.js";
import { Subject } from "./trying.js";
import { printedWrong } from "./wrong-numbers.js";

/**
 * @import { Answer, Made } from "./answers-to-log.js"
 * @import { Frame } from "./coordinate-frames.js"
 * @import { Diagnosis } from "./diagnose.js"
 * @import { Guess } from "./guesses.js"
 * @import { Given } from "./trying.js"
 */

/**
 * A log, with what explains it by itself.
 * @typedef {object} Run
 * @property {number} number Which of the logs it is, from 1.
 * @property {Given} given
 * @property {Subject[]} subjects
 * @property {Made[]} made
 * @property {Answer[]} all
 * @property {Answer[]} answers Those that explain all of it.
 * @property {Map<string, Answer[]>} byGuess The same by the names of guesses.
 */
/** An answer to all logs, with those to each of them. @typedef {Answer & { each: Answer[] }} Joint */

/** So many candidates are given at most, and so many guesses looked at. */
const MOST = 10;
const MOST_GUESSES = 400;
/** So many are run along all logs to see how far they come. */
const MOST_APART = 100;

/**
 * @param {Given[]} all
 * @returns {Generator<number, Diagnosis>}
 */
export function* explanationOfAll(all) {
  /** @type {Run[]} */
  const runs = [];
  for (const [i, given] of all.entries()) {
    if (isEmpty(given.log)) continue;
    const subjects = subjectsOf(given);
    const { answers, made } = yield* answersTo(subjects);
    runs.push(runOf({ number: i + 1, given, subjects, made, all: answers }));
  }
  if (runs.length === 0) return { exact: false, candidates: [] };
  const guesses = guessesOf(runs.flatMap(({ answers }) => answers));
  let joint = yield* jointAnswers(guesses, runs);
  if (joint.length === 0) joint = yield* jointMistakes(guesses, runs);
  const wrong = printedWrong(
    runs[0].given,
    runs[0].subjects.map(({ frame }) => frame),
  );
  const printed = wrong && { wrongNumber: wrong };
  const told = sorted(joint, MOST);
  const [first] = told;
  if (!first) return { ...(yield* apartOf(runs)), ...printed };
  const subject = subjectIn(runs[0], first.frame);
  const consequence = consequenceOf(subject, told, pathOf(subject, first.each[0]));
  const asTold = (/** @type {Joint} */ { each: _, ...answer }) => candidateOf(answer);
  const candidates = keepBehind(told.map(asTold), () => sorted(joint, MOST_BEHIND).map(asTold));
  return { exact: true, candidates, consequence, open: leftOpen(first, joint), ...printed };
}

/** A log read in the same way as another one. @param {Run} run @param {Frame} frame */
function subjectIn({ given, subjects }, frame) {
  const name = JSON.stringify(frame);
  const [{ store, trail }] = subjects;
  return subjects.find((own) => JSON.stringify(own.frame) === name) ?? new Subject(given, frame, store, trail.numbers);
}

/** @param {Pick<Run, "given">} run */
const lengthOf = ({ given: { log } }) => log.steps.length || (log.path?.length ?? 0);

/** @param {Omit<Run, "answers" | "byGuess">} found @returns {Run} */
function runOf(found) {
  const answers = found.all.filter(({ agrees, way, ended }) => (way ? ended : agrees === lengthOf(found)));
  /** @type {Run["byGuess"]} */
  const byGuess = new Map();
  for (const answer of answers) {
    const { name } = guessOf(answer);
    byGuess.set(name, [...(byGuess.get(name) ?? []), answer]);
  }
  return { ...found, answers, byGuess };
}

/** What answers to logs say of the program, the simpler guesses first. @param {Answer[]} answers @returns {Guess[]} */
function guessesOf(answers) {
  const rated = answers.map((answer) => ({ answer, sum: complexity(answer) }));
  /** @type {Map<string, Guess>} */
  const guesses = new Map();
  for (const { answer } of rated.sort((a, b) => a.sum - b.sum)) {
    const guess = guessOf(answer);
    const known = guesses.get(guess.name);
    if (known) known.kinds.push(...guess.kinds.filter((kind) => !known.kinds.includes(kind)));
    else guesses.set(guess.name, guess);
  }
  return [...guesses.values()].slice(0, MOST_GUESSES);
}

/**
 * The answers that explain all logs.
 * @param {Guess[]} guesses
 * @param {Run[]} runs
 * @returns {Generator<number, Joint[]>}
 */
function* jointAnswers(guesses, runs) {
  /** @type {Joint[]} */
  const joint = [];
  // A short log refutes as well as a long one, and sooner.
  const order = [...runs.keys()].sort((a, b) => lengthOf(runs[a]) - lengthOf(runs[b]));
  for (const [i, guess] of guesses.entries()) {
    yield i / guesses.length;
    /** @type {Answer[][]} */
    const each = [];
    for (const index of order) {
      each[index] = yield* answersIn(guess, runs[index]);
      if (each[index].length === 0) break;
    }
    if (runs.every((_, index) => each[index]?.length > 0)) joint.push(...merged(each, runs));
  }
  return joint;
}

/**
 * The answers to one log by a guess: those that were found for it, and those that come of running along it.
 * @param {Guess} guess
 * @param {Run} run
 * @returns {Generator<number, Answer[]>}
 */
function* answersIn(guess, run) {
  const own = run.byGuess.get(guess.name) ?? [];
  const subject = subjectIn(run, guess.answer.frame);
  if (subject.trail.cells.length === 0) return own.length > 0 ? own : pathOn(guess, subject);
  return [...(yield* explained(guess, subject)), ...own];
}

/**
 * The orders of equals in which all logs are explained; where a rule gives the very order, only these.
 * @param {Answer[][]} each
 * @param {Run[]} runs
 * @returns {Joint[]}
 */
function merged(each, runs) {
  const byOrder = each.map((answers) => {
    /** @type {Map<string, Answer>} */
    const found = new Map();
    for (const answer of answers) {
      const name = orderOf(answer);
      if ((found.get(name)?.bits ?? Infinity) > answer.bits) found.set(name, answer);
    }
    return found;
  });
  const [first, ...others] = byOrder;
  const names = [...first.keys()].filter((name) => others.every((found) => found.has(name)));
  const all = names.flatMap((name) =>
    together(
      byOrder.map((found) => /** @type {Answer} */ (found.get(name))),
      runs,
    ),
  );
  const exact = all.filter(({ ties }) => ties === "exact");
  return exact.length > 0 ? exact : all;
}

/** What several answers say together; nothing if their orders of the neighbors exclude each other. @param {Answer[]} each @param {Run[]} runs @returns {Joint[]} */
function together(each, runs) {
  const { equals } = each[0];
  const neighbors = equals?.neighbors && neighborsBy(allAfter(each));
  if (equals?.neighbors && !neighbors) return [];
  const sum = (/** @type {(answer: Answer) => number} */ of) => each.reduce((sum, answer) => sum + of(answer), 0);
  const { samePath: _, isAsCheap: __, slips: ___, skipped: ____, omitsGoal: _____, ...first } = each[0];
  const slips = each.flatMap(({ slips = [] }, i) => slips.map((slip) => ({ ...slip, run: runs[i].number })));
  const paths = each.flatMap(({ samePath }) => samePath ?? []);
  const isAsCheap = each.every(({ samePath, isAsCheap }) => samePath !== false || isAsCheap);
  const skipped = sum(({ skipped = 0 }) => skipped);
  /** @type {Joint} */
  const joint = {
    ...first,
    each,
    ...(neighbors && { equals: { ...equals, neighbors } }),
    agrees: sum(({ agrees }) => agrees),
    bits: sum(({ bits }) => bits),
    ended: each.every(({ ended }) => ended),
    ...(paths.length > 0 && { samePath: paths.every(Boolean) }),
    ...(paths.includes(false) && isAsCheap && { isAsCheap }),
    ...(slips.length > 0 && { slips }),
    ...(skipped > 0 && { skipped }),
    ...(each.some(({ omitsGoal }) => omitsGoal) && { omitsGoal: true }),
  };
  return [joint];
}

/** Which directions must come after which, by all answers. @param {Answer[]} each */
const allAfter = (each) =>
  Uint8Array.from(DIRECTIONS.keys(), (direction) =>
    each.reduce((bits, { after }) => bits | (after?.[direction] ?? 0), 0),
  );

/**
 * Mistakes that explain all logs, where what accuses of nothing explains one of them, or so much of it that nothing else was told:
 * of that only what explains the other logs, too, speaks against a mistake now.
 * @param {Guess[]} guesses
 * @param {Run[]} runs
 * @returns {Generator<number, Joint[]>}
 */
function* jointMistakes(guesses, runs) {
  const byLength = runs.filter(({ given }) => given.log.steps.length > 0).sort((a, b) => lengthOf(b) - lengthOf(a));
  for (const run of byLength) {
    const others = runs.filter((other) => other !== run);
    let plain = 0;
    for (const guess of guesses) {
      if (guess.answer.bugs.length > 0 || guess.answer.slips) continue;
      const { agrees } = reach(guess, subjectIn(run, guess.answer.frame));
      if (agrees <= plain) continue;
      let isElsewhere = true;
      for (const other of others) isElsewhere &&= (yield* answersIn(guess, other)).length > 0;
      if (isElsewhere) plain = agrees;
    }
    const { subject, found } = run.made[0] ?? {};
    if (!subject) continue;
    const answers = yield* buggyAnswers(subject, found, plain, false);
    const joint = yield* jointAnswers(guessesOf(runOf({ ...run, all: answers }).answers), runs);
    if (joint.length > 0) return joint;
  }
  return [];
}

/**
 * What explains most, where nothing explains all, and where that ends.
 * @param {Run[]} runs
 * @returns {Generator<number, Diagnosis>}
 */
function* apartOf(runs) {
  const guesses = runs.flatMap((run) => guessesOf(run.all)).slice(0, MOST_APART);
  /** @type {{ guess: Guess, sum: number, apart: number, agrees: number, answer?: Answer } | undefined} */
  let best;
  for (const [i, guess] of guesses.entries()) {
    yield i / guesses.length;
    const reaches = runs.map((run) => reach(guess, subjectIn(run, guess.answer.frame)));
    const sum = reaches.reduce((sum, { agrees }) => sum + agrees, 0);
    const apart = reaches.findIndex(({ agrees }, run) => agrees < lengthOf(runs[run]));
    if (apart >= 0 && sum > (best?.sum ?? -1)) best = { guess, sum, apart, ...reaches[apart] };
  }
  if (!best) return { exact: false, candidates: [] };
  const { guess, sum, apart, agrees, answer } = best;
  const difference = answer && differenceOf(subjectIn(runs[apart], guess.answer.frame), answer);
  const { equals, ...own } = candidateOf(guess.answer);
  // It is as far as some order of equals comes; that of the answer need not come so far.
  const isOwn = !answer || orderOf(answer) === orderOf(guess.answer);
  const candidate = { ...own, agrees: sum, ...(isOwn ? equals && { equals } : { ties: /** @type {const} */ ("any") }) };
  return {
    exact: false,
    candidates: [candidate],
    ...(difference && { difference }),
    apart: { run: runs[apart].number, step: agrees + 1 },
  };
}
