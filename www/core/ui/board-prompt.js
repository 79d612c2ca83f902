// What covers the board until something is decided: a question, or what the reader waits for. Loaded when needed.

import { part } from "../engine/errors.js";
import { make, setText } from "./dom.js";
import "../i18n/en/asking.js";
import { dressLater } from "./styles.js";

/** @import { Translate } from "../i18n/index.js" */

/**
 * What asks readers over the board.
 * @typedef {object} Asking
 * @property {(question: string, signal: AbortSignal) => Promise<boolean>} ask No if the question is withdrawn.
 * @property {(cancel: () => void) => Promise<{ say: (sentence: string) => void, close: () => void }>} wait Says what the
 *   reader waits for, and lets them cancel it.
 */

/**
 * Asks before something that may take a long time.
 * @param {HTMLElement} frame Where the question is shown: over the board.
 * @param {Translate} t
 * @param {string} question
 * @param {AbortSignal} signal Withdraws the question; then the answer is no.
 * @returns {Promise<boolean>}
 */
export function ask(frame, t, question, signal) {
  return new Promise((resolve) => {
    const answer = (/** @type {boolean} */ isYes) => {
      close();
      resolve(isYes);
    };
    const buttons = [
      make("button", { type: "button", onclick: () => answer(true) }, t("link.open")),
      make("button", { type: "button", onclick: () => answer(false) }, t("transport.cancel")),
    ];
    const { close } = stand(frame, question, buttons, () => answer(false));
    if (signal.aborted) answer(false);
    signal.addEventListener("abort", () => answer(false), { once: true });
  });
}

/**
 * Says what the reader is waiting for, with a button that cancels it.
 * @param {HTMLElement} frame
 * @param {Translate} t
 * @param {() => void} cancel
 */
export function wait(frame, t, cancel) {
  const button = make("button", { type: "button", onclick: cancel }, t("transport.cancel"));
  return stand(frame, "", [button], cancel);
}

/**
 * @param {HTMLElement} frame
 * @param {string} sentence
 * @param {HTMLElement[]} buttons
 * @param {() => void} leave What the Escape key does.
 */
function stand(frame, sentence, buttons, leave) {
  const text = make("p", { role: "status" }, sentence);
  const element = make("div", { class: "asking", role: "group" }, text, make("div", {}, ...buttons));
  // Keys meant for the buttons are not meant for the board behind them.
  element.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") leave();
  });
  frame.append(element);
  const isBundled = typeof STARSTEP_ASKING_STYLES === "string";
  part(dressLater(element, "asking.css", isBundled ? STARSTEP_ASKING_STYLES : undefined));
  return {
    say: (/** @type {string} */ said) => setText(text, said),
    close: () => element.remove(),
  };
}
