// How far readers have come in exercises about an A* with a mistake, and what the parts of such an exercise have in common.

import "../../core/i18n/en/own-program.js";
import { wrongText } from "../own-program/judged-text.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Wrong } from "../../running/judged.js"
 * @import { Mutant } from "../../program/mutants/mutant.js"
 * @import { Written } from "../../running/written-in.js"
 * @import { Lesson } from "../lessons/lesson.js"
 * @import { Stage } from "../lessons/question-exercise.js"
 * @import { Cure } from "../questions/cures.js"
 * @import { Ground } from "./checking.js"
 */

/**
 * @typedef {object} Come
 * @property {Written} written In which language the program is read.
 * @property {Ground} [board] On which it went wrong, be it drawn or shown.
 * @property {Mutant[]} named What was taken for the mistake.
 * @property {number[]} changed Which of the changes were tried.
 * @property {boolean} [isMended]
 *
 * @typedef {object} Curing
 * @property {Stage} stage
 * @property {Cure} cure
 * @property {Come} come
 * @property {(right: boolean) => void} answer Called with an answer.
 * @property {(right: boolean) => void} mended Called when a change has been tried, chosen or written.
 * @property {() => void} goOn Called when the reader has come farther.
 * @property {(right: boolean) => Node[]} said What the scenario says of an answer.
 */

/** It outlives the panel. @type {WeakMap<Lesson, Come[]>} */
const known = new WeakMap();

/** How far the reader has come in a question. @param {Lesson} lesson @param {number} index @returns {Come} */
export function comeIn(lesson, index) {
  const all = known.get(lesson) ?? [];
  known.set(lesson, all);
  // Who reads one language in one question reads it in the next.
  const { written = "python" } = all.findLast((come) => come !== undefined) ?? {};
  all[index] ??= { written, named: [], changed: [] };
  return all[index];
}

/** How what is shown goes wrong, in a sentence: it runs as a tree, and neither by the clock nor with messages of a language. @param {Wrong} wrong @param {Language} language */
export function wentWrong(wrong, language) {
  if (wrong.fails === "endless" || wrong.fails === "error") return language.t(`own.cure.${wrong.fails}`);
  return wrongText(wrong, language);
}
