// A question that is answered with a program: with what one prints, with one that is written here, or with a mistake in one that is
// found and mended. What reads, runs and judges programs is loaded when the first such question is shown.

import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { withFull } from "../../engine.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Exercise } from "../check-dialog/exercise.js"
 * @import { Answer, Lesson } from "./lesson.js"
 * @import { Way } from "./question-card.js"
 * @import { AskingCure, AskingPaste, AskingProgram } from "./read-questions.js"
 */

/** @typedef {AskingPaste | AskingProgram | AskingCure} Exercising */
/** @typedef {Showing & Acting & Speaking & Saying & Marking} Stage */
/** @typedef {(stage: Stage, lesson: Lesson, index: number, question: any, answered: (answer: Answer) => void) => Exercise} Makes */

/** @type {Record<Exercising["kind"], () => Promise<Makes>>} */
const EXERCISES = {
  paste: async () => (await import("../check-dialog/exercise.js")).exercise,
  program: async () => (await import("../check-dialog/program-exercise.js")).programExercise,
  cure: async () => (await import("../check-dialog/cure-exercise.js")).cureExercise,
};

/**
 * @param {Stage} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {Exercising} question
 * @param {(answer: Answer) => void} answered
 * @returns {Way}
 */
export function exerciseQuestion(stage, lesson, index, question, answered) {
  const { t } = stage.language;
  const element = make("div", { class: "paste" });
  /** @type {Exercise | undefined} */
  let exercise;
  let isAsked = false;
  let isGone = false;
  let isShownNow = false;
  async function load() {
    const makes = await part(withFull(EXERCISES[question.kind]()));
    if (isGone) return;
    if (!makes) return setText(element, t("error.part", { part: t("check.open") }));
    exercise = makes(stage, lesson, index, question, answered);
    element.append(...exercise.elements);
    exercise.update?.(isShownNow);
  }
  return {
    elements: [element],
    update(isShown) {
      isShownNow = isShown;
      exercise?.update?.(isShown);
      // One may go on with what the question before has come to.
      if (!isShown || isAsked) return;
      isAsked = true;
      load();
    },
    dispose() {
      isGone = true;
      exercise?.dispose();
    },
  };
}
