// A question that is answered by a program that the reader writes and runs here. The editor, and what runs and judges programs, is
// loaded when the first such question is shown.

import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { withFull } from "../../engine.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Exercise } from "../check-dialog/exercise.js"
 * @import { Answer, Lesson } from "./lesson.js"
 * @import { Way } from "./question-card.js"
 * @import { AskingProgram } from "./read-questions.js"
 */

/**
 * @param {Showing & Acting & Speaking} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingProgram} question
 * @param {(answer: Answer) => void} answered
 * @returns {Way}
 */
export function programQuestion(stage, lesson, index, question, answered) {
  const { t } = stage.language;
  const element = make("div", { class: "paste" });
  /** @type {Exercise | undefined} */
  let exercise;
  let isAsked = false;
  let isGone = false;
  async function load() {
    const module = await part(withFull(import("../check-dialog/program-exercise.js")));
    if (isGone) return;
    if (!module) return setText(element, t("error.part", { part: t("check.open") }));
    exercise = module.programExercise(stage, lesson, index, question, answered);
    element.append(...exercise.elements);
  }
  return {
    elements: [element],
    update(isShown) {
      // It goes on with what the question before has come to.
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
