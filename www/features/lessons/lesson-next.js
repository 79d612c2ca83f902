// What comes after a lesson: a button with the title of the next one, which stands where the button stood that led on; and
// where the tour ends the test, or a sentence that says that it was the last.

import { hasCode } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/ask-me.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Panel } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Lesson } from "./lesson.js"
 */

/**
 * The next lesson; if it has no title there is none. Where the tour ends, also the test.
 * @typedef {{ title?: () => Promise<string>, open?: () => void, test?: () => void }} Next
 */

/**
 * @typedef {object} NextButton
 * @property {HTMLButtonElement} button Opens the next lesson.
 * @property {() => boolean} isReady Whether there is one, its title is known, and this lesson is over.
 */

/**
 * @param {Showing & Acting & Speaking} stage
 * @param {Lesson} lesson
 * @param {Next} next
 * @returns {Panel & NextButton}
 */
export function scenarioNext({ run, refresh, language: { t } }, lesson, { title, open, test }) {
  // The second press of two was meant for the button that stood here.
  const onclick = (/** @type {MouseEvent} */ { detail }) => detail > 1 || open?.();
  const button = make("button", { type: "button", class: "onward", hidden: true, onclick });
  const element = make("div", { class: "row after" });
  let [isShown, isNamed] = [false, false];
  const show = async () => {
    if (!title) return element.append(t("scenario.last"));
    if (test) element.append(make("button", { type: "button", onclick: test }, t("askMe.test")));
    try {
      button.append(t("scenario.nextLesson", { title: await title() }));
    } catch (error) {
      // The address may be unreachable; then there is nothing to go on to.
      if (hasCode(error)) return;
      throw error;
    }
    isNamed = true;
    refresh();
  };
  return {
    element,
    button,
    isReady: () => isNamed && lesson.progress.isDone,
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
