// The section that asks: which cell is next, a trace, a test. What asks is loaded with the first question.

import { part } from "../../coded.js";
import { make } from "../../dom.js";
import { withFull } from "../../engine.js";
import "../../i18n/en-ask-me.js";

/** @typedef {import("../../element.js").StarStep} StarStep */

/** @param {import("../panel.js").Stage} stage @param {HTMLElement} element @returns {import("./sections.js").Filled} */
export function fill(stage, element) {
  const { t } = stage.language;
  /** @type {ReturnType<typeof import("./next-quiz.js").nextQuiz> | undefined} */
  let quiz;
  let isGone = false;
  const place = make("div", { class: "next-quiz", hidden: true });
  const missing = () => stage.say(t("error.part", { part: t("askMe.title") }));
  const star = () => /** @type {StarStep} */ (/** @type {ShadowRoot} */ (element.getRootNode()).host);
  const next = make("button", { type: "button", "aria-pressed": "false", onclick: toggle }, t("askMe.next"));
  const open = async (/** @type {"openTrace" | "openTest"} */ name) => {
    const module = await part(withFull(import("../../quiz/open.js")));
    if (module && !isGone) module[name](star());
    else if (!module) missing();
  };
  const trace = make("button", { type: "button", onclick: () => open("openTrace") }, t("askMe.trace"));
  const test = make("button", { type: "button", onclick: () => open("openTest") }, t("askMe.test"));
  element.append(make("h3", {}, t("askMe.title")), make("div", { class: "row" }, next, trace, test), place);

  async function toggle() {
    const module = await part(import("./next-quiz.js"));
    if (isGone) return;
    if (!module) return missing();
    quiz ??= module.nextQuiz(stage, place);
    const { turn, isOn } = quiz;
    stage.command(() => turn(!isOn));
    next.setAttribute("aria-pressed", String(quiz.isOn));
  }
  return {
    update: () => quiz?.update(),
    dispose() {
      isGone = true;
      quiz?.dispose();
    },
  };
}
