// A question that is answered by drawing: walls that make the search do something. It is answered as soon as the board
// does; the reader may go on drawing.

import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/quiz.js";
import { drawn } from "../questions/drawn.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Answer, Lesson } from "./lesson.js"
 * @import { Way } from "./question-card.js"
 * @import { AskingDraw } from "./read-questions.js"
 */

/**
 * @param {Showing & Speaking} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingDraw} question
 * @param {(answer: Answer) => void} answered
 * @returns {Way}
 */
export function drawQuestion({ run, language }, lesson, index, question, answered) {
  const { t } = language;
  const { told } = lesson.facts.asked[index];
  let isSettled = lesson.answers[index]?.right ?? false;
  const verdict = make("strong");
  const count = make("span");
  const more = make("span");
  return {
    elements: [make("p", { class: "why", "aria-live": "polite" }, verdict, " ", count, " ", more)],
    update(isShown) {
      const now = isShown ? drawn(run(), lesson, question.aim) : undefined;
      if (!now) return;
      const { expanded, isOther, isReached } = now;
      if (isReached && !isSettled) {
        isSettled = true;
        // A frame only reads; what answers is a command.
        queueMicrotask(() => answered({ right: true }));
      }
      const { status } = question.aim;
      setText(verdict, isReached ? t("quiz.right") : "");
      setText(
        count,
        isOther ? t(`quiz.draw.${status}`) : t("quiz.draw.count", { expanded, wanted: question.aim.expanded }),
      );
      const own = isReached ? question.right : undefined;
      setText(more, own ? fill(own, told, language) : "");
      more.lang = own ? tagOf(own, language.tag) : "";
    },
  };
}
