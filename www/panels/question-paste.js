// A question that is answered by a program of the reader's own, which prints what it does. What reads and judges that is
// loaded with the first such question.

import { part } from "../coded.js";
import { make, setText } from "../dom.js";
import { withFull } from "../engine.js";

/**
 * @param {import("./panel.js").Stage} stage
 * @param {import("../scenarios/lesson.js").Lesson} lesson
 * @param {number} index
 * @param {import("../scenarios/questions.js").AskingPaste} question
 * @param {(answer: import("../scenarios/lesson.js").Answer) => void} answered
 * @returns {import("./question.js").Way}
 */
export function pasteQuestion(stage, lesson, index, question, answered) {
  const { t } = stage.language;
  const element = make("div", { class: "paste" });
  /** @type {import("../checking/exercise.js").Exercise | undefined} */
  let exercise;
  let isGone = false;
  part(withFull(import("../checking/exercise.js"))).then((module) => {
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
