// The bugs that are tried against a log that nothing else explains.

import { isInLine } from "../rules/algorithms.js";
import { answersFrom, foundBy } from "./attempts.js";
import { holdsH, pairsWith, trialsWith, VARIANTS } from "./bugs.js";
import { plainRules } from "./candidates.js";
import { heapAnswers } from "./heap-answers.js";
import { STALE } from "./heaps.js";
import { isSupported } from "./support.js";
import { sieved } from "./trying.js";

/**
 * @import { Found } from "./attempts.js"
 * @import { Variant } from "./bugs.js"
 * @import { Rules } from "./moving.js"
 * @import { By } from "./tried-algorithms.js"
 * @import { Answer, Subject, Trial } from "./trying.js"
 */

/** How many comparisons of open cells may be made for each bug, and for all together. */
const WORK = { bug: 3e6, bugs: 3e8 };
/** How many finds are tried with heaps. */
const WITH_HEAPS = 8;

/**
 * The answers of heaps in which an entry stays where it was.
 * @param {Subject} subject
 * @param {Found[]} found By the plain options.
 * @returns {Generator<number, Answer[]>}
 */
function* staleHeapAnswers(subject, found) {
  if (found.some(({ isWhole }) => !isWhole)) return [];
  /** @type {Answer[]} */
  const answers = [];
  const usable = found.filter(({ trial, find }) => trial.rules.open === "better" && find.before && !isInLine(find));
  usable.sort((a, b) => b.find.agrees - a.find.agrees);
  for (const { trial, find } of usable.slice(0, WITH_HEAPS)) {
    const before = { ...find, weights: /** @type {[number, number]} */ (find.before) };
    answers.push(...(yield* heapAnswers(subject, trial, before, STALE)));
  }
  return answers;
}

/**
 * The answers with bugs that explain the whole log: with one, or else with two; if the log says enough for them.
 * @param {Subject} subject
 * @param {Found[]} found By the plain options.
 * @param {number} plain How many steps are explained without.
 * @returns {Generator<number, Answer[]>}
 */
export function* buggyAnswers(subject, found, plain) {
  const heaps = yield* staleHeapAnswers(subject, found);
  const answers = [...heaps, ...(yield* variantAnswers(subject, plain))];
  return answers.filter((answer) => isSupported(subject, answer, plain));
}

/** @param {Subject} subject @param {number} plain @returns {Generator<number, Answer[]>} */
function* variantAnswers(subject, plain) {
  const all = plainRules(subject.given.board);
  const work = { left: WORK.bugs };
  const singles = VARIANTS.map((variant) => [variant]);
  const one = yield* foundWith(subject, singles, all, work);
  const whole = yield* wholeAnswers(subject, one.found);
  if (whole.length > 0) return whole;
  // Two bugs are looked for where one of them explains more than none.
  const helpful = VARIANTS.filter((_, i) => one.most[i] > plain);
  const usual = all.filter(({ open, closed }) => open === "better" && closed === "skipped");
  const two = yield* foundWith(subject, pairsWith(helpful), usual, work);
  return yield* wholeAnswers(subject, two.found);
}

/**
 * The finds of bugs that explain the whole log, and how many steps each combination explains.
 * @param {Subject} subject
 * @param {Variant[][]} combinations
 * @param {Rules[]} all
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
        const limits = { by: decidingFor(trial, variants), work: WORK.bug };
        const { finds, isWhole, work: made } = sieved(subject, trial, limits);
        work.left -= made;
        for (const find of finds) {
          most[i] = Math.max(most[i], find.agrees);
          if (!isWhole || find.agrees === steps) found.push(...foundBy(trial, [find], isWhole));
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

/** By what the algorithms decide that a bug makes a difference to. @param {Trial} trial @param {Variant[]} variants @returns {By[] | undefined} */
function decidingFor({ rules }, variants) {
  // With the last move alone for g, Dijkstra's algorithm may take next to anything.
  if (holdsH(rules) || rules.g === "move") return ["f"];
  if (variants.some(({ truncates }) => truncates)) return ["f", "h"];
  return rules.flat || rules.stays || rules.open === "always" ? ["f", "g"] : undefined;
}
