// What a question gives to begin a program with. Headless.

import { BEGINS, PRICED_BEGINS } from "../own-program/begin-with.js";

/**
 * @import { Written } from "../../running/written-in.js"
 * @import { Begin, Question } from "../lessons/read-questions.js"
 */

/**
 * What the question gives, or else the last one before it that gives something, or else an A* with gaps.
 * @param {Question[]} questions
 * @param {number} index
 * @param {boolean} isPriced Whether cells have penalties.
 * @returns {Record<Written, string>}
 */
export function begunWith(questions, index, isPriced) {
  const given = questions
    .slice(0, index + 1)
    .flatMap((question) => (question.kind === "program" && question.begin !== undefined ? [question.begin] : []))
    .at(-1);
  return { javascript: textIn("javascript", given, isPriced), python: textIn("python", given, isPriced) };
}

/** @param {Written} written @param {Begin | undefined} begin @param {boolean} isPriced */
function textIn(written, begin, isPriced) {
  if (begin === "empty") return "";
  const usual = isPriced ? PRICED_BEGINS : BEGINS;
  if (typeof begin === "string") return usual[begin][written];
  return begin?.[written] ?? usual.gaps[written];
}
