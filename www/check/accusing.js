// The bugs that are tried against a log that nothing else explains.

import { isInLine } from "../rules/algorithms.js";
import { rulesFor } from "./attempts.js";
import { heapAnswers } from "./heap-answers.js";
import { STALE } from "./heaps.js";
import { mutantAnswers } from "./mutant-answers.js";
import { isSupported } from "./support.js";

/**
 * @import { Found } from "./attempts.js"
 * @import { Answer as MutantAnswer } from "./suspect.js"
 * @import { Answer, Subject } from "./trying.js"
 */

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
 * The answers with bugs that explain the whole log, if the log says enough for them.
 * @param {Subject} subject
 * @param {Found[]} found By the plain options.
 * @param {number} plain How many steps are explained without.
 * @param {boolean} isBrief Whether only usual programs are tried.
 * @returns {Generator<number, (Answer | MutantAnswer)[]>}
 */
export function* buggyAnswers(subject, found, plain, isBrief) {
  const heaps = yield* staleHeapAnswers(subject, found);
  const answers = heaps.filter((answer) => isSupported(subject, answer, plain));
  return [...answers, ...(yield* mutantAnswers(subject, rulesFor(subject), plain, isBrief))];
}
