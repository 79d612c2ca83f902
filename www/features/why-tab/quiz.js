// The section that asks: which cell is next, a trace, a test. What asks is loaded with the first question.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import { focusLesson } from "../../core/ui/focus-lesson.js";
import { withFull } from "../../engine.js";
import "../../core/i18n/en/ask-me.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking, Picking } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Tested } from "../knowledge-test/open.js"
 * @import { Filled } from "./sections.js"
 */

/** @param {Showing & Acting & Speaking & Saying & Marking & Picking & Focusing} stage @param {HTMLElement} element @returns {Filled} */
export function fill(stage, element) {
  const { t } = stage.language;
  /** @type {ReturnType<typeof import("./next-quiz.js").nextQuiz> | undefined} */
  let quiz;
  let isGone = false;
  const place = make("div", { class: "next-quiz", hidden: true });
  const missing = () => stage.say(t("error.part", { part: t("askMe.title") }));
  const star = () => /** @type {Tested} */ (/** @type {ShadowRoot} */ (element.getRootNode()).host);
  const next = make("button", { type: "button", "aria-pressed": "false", onclick: toggle }, t("askMe.next"));
  const open = async (/** @type {"openTrace" | "openTest"} */ name) => {
    const module = await part(withFull(import("../knowledge-test/open.js")));
    if (!module) return missing();
    if (isGone) return;
    // The section is gone once it is shown.
    const opened = star();
    await module[name](opened);
    focusLesson(opened);
  };
  const trace = make("button", { type: "button", onclick: () => open("openTrace") }, t("askMe.trace"));
  const test = make("button", { type: "button", onclick: () => open("openTest") }, t("askMe.test"));
  element.append(make("h3", {}, t("askMe.title")), make("div", { class: "row" }, next, trace, test), place);

  async function toggle() {
    const module = await part(import("./next-quiz.js"));
    if (isGone) return;
    if (!module) return missing();
    quiz ??= module.nextQuiz(stage, place, leave);
    const { turn, isOn } = quiz;
    stage.command(() => turn(!isOn));
    next.setAttribute("aria-pressed", String(quiz.isOn));
    // The answer is given there.
    if (quiz.isOn) stage.focusBoard();
  }

  /** What Escape does on the board. */
  async function leave() {
    if (quiz?.isOn) await toggle();
    stage.say(t("askMe.left"));
  }
  return {
    update: () => quiz?.update(),
    dispose() {
      isGone = true;
      quiz?.dispose();
    },
  };
}
