// What is said of the search where nobody looks at it: a step in one breath or in all its words, and how the search ends.
// Headless.

import { statusText, verdict } from "../../narration/sentences.js";
import { stepText } from "../../narration/step.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Run } from "../../core/run/run.js"
 */

/** From this many cells on, counting open cells takes a noticeable part of a frame. */
const LARGE = 1 << 20;

/** How the search ended, if it is shown at its end, and whether its path is a cheapest one. @param {Run} run @param {Language} language */
export function resultText(run, language) {
  const { status, isStopped, error } = run;
  if (error) return language.explain(error, run.board.origin);
  if (status === "searching" && !isStopped) return "";
  return language.joined([statusText(run, language), verdict(run, language).text]);
}

/** The step in one breath: what was expanded, with its numbers. @param {Run} run @param {Language} language */
export const briefText = (run, language) => stepText(run, language, true);

/** All that is said of the step, and at the end how the search ended. @param {Run} run @param {Language} language */
export const stepSaid = (run, language) =>
  language.joined([stepText(run, language, run.board.cells.length >= LARGE), resultText(run, language)]);
