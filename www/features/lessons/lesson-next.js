// What comes after a lesson: a button with the title of the next one, or a sentence that says that it was the last.

import { hasCode } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/ask-me.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Panel } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Lesson } from "./lesson.js"
 */

/**
 * The next lesson; if it has no title there is none. Where the tour ends, also the test.
 * @typedef {{ title?: () => Promise<string>, open?: () => void, test?: () => void }} Next
 */

/**
 * @param {Showing & Speaking} stage
 * @param {Lesson} lesson
 * @param {Next} next
 * @returns {Panel}
 */
export function scenarioNext({ run, language: { t } }, lesson, { title, open, test }) {
  const button = make("button", { type: "button", onclick: () => open?.() });
  const element = make("div", { class: "row after" });
  let isShown = false;
  const show = async () => {
    if (!title) return element.append(t("scenario.last"));
    try {
      button.append(t("scenario.nextLesson", { title: await title() }));
    } catch (error) {
      // The address may be unreachable; then there is nothing to go on to.
      if (hasCode(error)) return;
      throw error;
    }
    element.append(button);
    if (test) element.append(make("button", { type: "button", onclick: test }, t("askMe.test")));
  };
  return {
    element,
    update() {
      // At the end, with everything answered, there is nothing else to do.
      const isAnswered = lesson.scenario.questions.every((_, index) => lesson.answers[index] !== undefined);
      button.classList.toggle("primary", isAnswered && run().isAtEnd);
      if (isShown || !lesson.progress.isDone) return;
      isShown = true;
      show();
    },
  };
}
