// A question that is answered by a program of the reader's own, which prints what it does. What reads and judges that is
// loaded with the first such question.

import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { withFull } from "../../engine.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Exercise } from "../check-dialog/exercise.js"
 * @import { Answer, Lesson } from "./lesson.js"
 * @import { Way } from "./question-card.js"
 * @import { AskingPaste } from "./read-questions.js"
 */

/**
 * @param {Acting & Speaking} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingPaste} question
 * @param {(answer: Answer) => void} answered
 * @returns {Way}
 */
export function pasteQuestion(stage, lesson, index, question, answered) {
  const { t } = stage.language;
  const element = make("div", { class: "paste" });
  /** @type {Exercise | undefined} */
  let exercise;
  let isGone = false;
  part(withFull(import("../check-dialog/exercise.js"))).then((module) => {
    if (isGone) return;
    if (!module) return setText(element, t("error.part", { part: t("check.open") }));
    exercise = module.exercise(stage, lesson, index, question, answered);
    element.append(...exercise.elements);
  });
  return {
    elements: [element],
    update() {},
    dispose() {
      isGone = true;
      exercise?.dispose();
    },
  };
}
