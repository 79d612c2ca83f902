// A scenario's question: it appears when its moment has come. Readers who choose an answer see whether it is right, and
// why.

import { make, setText } from "../dom.js";
import { fill, tagOf } from "../scenarios/texts.js";

/**
 * @param {import("./panel.js").Stage} stage
 * @param {import("../scenarios/lesson.js").Lesson} lesson
 * @param {(choice: number) => void} answer Called for every choice.
 * @returns {import("./panel.js").Panel}
 */
export function question({ command, language }, lesson, answer) {
  const { t } = language;
  const { text, choices } = /** @type {import("../scenarios/scenario.js").Question} */ (lesson.scenario.question);
  /** @typedef {import("../scenarios/texts.js").Text} Text */
  const write = (/** @type {Text} */ it) => fill(it, lesson.facts.values, language);
  const lang = (/** @type {Text} */ it) => tagOf(it, language.tag);
  const buttons = choices.map((choice, index) => {
    const onclick = () =>
      command(() => {
        lesson.answer = index;
        answer(index);
      });
    const properties = { type: "button", class: "choice", "aria-pressed": "false", lang: lang(choice.text), onclick };
    return make("button", properties, write(choice.text));
  });
  const asked = make("p", { "aria-live": "polite", lang: lang(text) });
  const isRight = make("span");
  const reason = make("span");
  const why = make("p", { class: "why", "aria-live": "polite" }, isRight, " ", reason);
  const element = make(
    "div",
    { class: "question", role: "group", "aria-label": t("scenario.question"), hidden: true },
    ...[make("strong", {}, t("scenario.question")), asked, ...buttons, why],
  );
  return {
    element,
    update() {
      const { isAsked } = lesson.progress;
      element.hidden = !isAsked;
      setText(asked, isAsked ? write(text) : "");
      const chosen = lesson.answer;
      for (const [index, button] of buttons.entries()) {
        button.setAttribute("aria-pressed", String(index === chosen));
        button.classList.toggle("right", index === chosen && choices[index].right);
        button.classList.toggle("wrong", index === chosen && !choices[index].right);
      }
      const answered = chosen === undefined ? undefined : choices[chosen];
      setText(isRight, answered ? t(answered.right ? "scenario.right" : "scenario.wrong") : "");
      setText(reason, answered ? write(answered.why) : "");
      reason.lang = answered ? lang(answered.why) : "";
    },
  };
}
