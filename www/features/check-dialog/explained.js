// What a program that does not answer an exercise does instead: by the rules of the exercise, and by what the check finds in its log.

import { report } from "../../core/engine/errors.js";
import "../../core/i18n/en/check.js";
import { lookAndMend } from "./bug-page.js";
import { tell } from "./check-sentences.js";
import { startCheck } from "./check-working.js";
import { differenceTexts } from "./difference-text.js";
import { bugHereText } from "./follows.js";
import { problemText } from "./problem-text.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Graded } from "../questions/pasted.js"
 * @import { Found, Ground } from "./checking.js"
 */

/**
 * A log of an exercise, and by what it is graded.
 * @typedef {object} Exercised
 * @property {Ground} board
 * @property {string} log
 * @property {"order" | "cost"} grade
 * @property {boolean} [isSmall] Whether the board was made so small that its log may tell little.
 * @property {boolean} [isAnything] Whether the program may well be no A* at all, so that several bugs together explain nothing.
 */

/**
 * What is wrong by the rules of the exercise.
 * @param {Graded} graded
 * @param {{ board: Ground, options: Options, grade: "order" | "cost", cells: number }} by With the number of cells of its path.
 * @param {Language} language
 */
export function ruleText({ steps, difference, frame }, { board, options, grade, cells }, language) {
  if (!difference || !frame) return grade === "order" ? language.t("check.ended", { steps: steps.length }) : "";
  const found = {
    diagnosis: { difference, candidates: [{ frame, options }] },
    board,
    taken: Int32Array.from(steps.flat()),
  };
  return language.joined(differenceTexts({ ...found, read: { steps: steps.length, cells } }, language));
}

/**
 * Says what the program is.
 * @param {Exercised} exercised
 * @param {Language} language
 * @param {(...sentences: string[]) => void} shows
 * @returns {() => void} Ends it.
 */
export function explain({ board, log, ...how }, language, shows) {
  const { t } = language;
  if (!how.isSmall) shows(t("check.working"));
  return startCheck({ board, log }, (message) => {
    if (!message) shows(t("check.failed"));
    else if ("isBroken" in message) shows(t("check.broken"));
    else if ("failure" in message) shows(problemText(message.failure, language));
    else if ("answer" in message && "diagnosis" in message.answer) {
      try {
        shows(...answerTexts(message.answer, how, language));
      } catch (error) {
        report(error);
        shows(t("check.broken"));
      }
    }
  });
}

/** @param {Found} found @param {Pick<Exercised, "grade" | "isSmall" | "isAnything">} how @param {Language} language */
function answerTexts(found, { grade, isSmall = false, isAnything = false }, language) {
  const { kind, verdict, differs, built, follows, read } = tell(found, language);
  const { exact, candidates } = found.diagnosis;
  if (isSmall && kind !== "bug") return [];
  if (isAnything && kind === "bug" && candidates[0].bugs.length > 1) return [];
  // Of a log that ends early, or that nothing explains, the rules of the scenario say enough.
  if (grade === "order" && !(exact && candidates[0].ended)) return isAnything ? [] : read;
  const bugs = kind === "bug" ? candidates[0].bugs : [];
  const pages = bugs.flatMap((bug) => lookAndMend(bug, language.t));
  const here = bugs.length > 0 ? [bugHereText(found, language)] : [];
  // What follows from its settings is no comfort where something else was asked for.
  if (isAnything) return [verdict, ...differs, ...pages, ...here];
  return [verdict, ...differs, ...built, ...pages, ...here, ...follows, ...read];
}
