// A button that has something looked for, and a place for what is found.

import "../../core/i18n/en/check.js";
import { make, setText } from "../../core/ui/dom.js";
import { problemText } from "./problem-text.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Message } from "./checking.js"
 * @import { Asked } from "./orders.js"
 */

/** Asks for something about a program; `hear` is told as by a check. What is given back ends it. @typedef {(asked: Asked, hear: (message: Message | undefined) => void) => () => void} Asking */
/** What the page is told at the end. @typedef {Extract<Message, { answer: unknown }>["answer"]} Answer */
/** What is shown of it: a sentence, and below it the rest with a title. @typedef {{ sentence: string, title?: string, rest?: Node[] }} Shown */

/**
 * @param {Language} language
 * @param {{ button: string, working: string }} texts
 * @param {(hear: (message: Message | undefined) => void) => void} look
 * @param {(answer: Answer) => Shown | undefined} found Undefined if that is not what was asked for.
 */
export function lookedFor(language, texts, look, found) {
  const status = make("p", { "aria-live": "polite" });
  const rest = make("div", { class: "small" });
  const button = make("button", { type: "button", onclick: () => begin() }, texts.button);
  const element = make("article", { class: "bug-page" }, make("div", { class: "row" }, button), status, rest);

  function begin() {
    // One that is disabled would lose the focus.
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    setText(status, texts.working);
    look((message) => {
      const failure = failureText(message, language);
      if (failure !== undefined) {
        button.removeAttribute("aria-disabled");
        setText(status, failure);
      }
      const shown = message && "answer" in message && found(message.answer);
      if (shown) show(shown);
    });
  }

  /** The button goes, and what has come has the focus if the button had it. @param {Shown} shown */
  function show({ sentence, title, rest: elements = [] }) {
    setText(status, sentence);
    rest.replaceChildren(...elements);
    const next = title === undefined ? status : make("h4", {}, title);
    if (next !== status) element.prepend(next);
    next.tabIndex = -1;
    if (document.activeElement === button) next.focus();
    button.hidden = true;
  }

  return element;
}

/** Why there is no answer, if there is none. @param {Message | undefined} message @param {Language} language */
export function failureText(message, language) {
  const { t } = language;
  if (!message) return t("check.failed");
  if ("isBroken" in message) return t("check.broken");
  return "failure" in message ? problemText(message.failure, language) : undefined;
}
