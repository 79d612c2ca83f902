// A small board on which a checked program goes wrong: looked for when the reader asks, shown beside the right search, and ready to
// be copied into the program.

import "../../core/i18n/en/check.js";
import { make, setText } from "../../core/ui/dom.js";
import { pictures } from "./answer-pictures.js";
import { takeShown } from "./board-part.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Context } from "./board-part.js"
 * @import { Told } from "./check-sentences.js"
 * @import { Found, Message } from "./checking.js"
 * @import { Refuted, Suspected } from "./refuting.js"
 */

/** Looks for a board; `hear` is told as by a check. @typedef {(suspected: Suspected, hear: (message: Message | undefined) => void) => void} Refuting */

/** Whether a program may go wrong on some board, so that one is worth looking for. @param {Found} found @param {Pick<Told, "kind">} told */
export const isRefutable = ({ diagnosis: { exact, consequence } }, { kind }) =>
  exact && kind !== "few" && consequence?.promises === false && !consequence.isOwn && !consequence.isOpen;

/**
 * @param {Found} found
 * @param {Pick<Context, "t" | "brought" | "spellings" | "say" | "colors">} context
 * @param {Language} language
 * @param {{ beside: (found: Found) => void, refute: Refuting }} acts
 */
export function refutedPart({ board, diagnosis }, context, language, acts) {
  const { t } = language;
  const [candidate] = diagnosis.candidates;
  const status = make("p", { "aria-live": "polite" });
  const rest = make("div", { class: "small" });
  const button = make("button", { type: "button", onclick: () => look() }, t("check.refute"));
  const element = make("article", { class: "bug-page" }, make("div", { class: "row" }, button), status, rest);

  function look() {
    // One that is disabled would lose the focus.
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    setText(status, t("check.refuting"));
    acts.refute({ candidate, board }, (message) => {
      if (!message) return fail(t("check.failed"));
      if ("isBroken" in message || "failure" in message) return fail(t("check.broken"));
      if ("answer" in message && "tried" in message.answer) show(message.answer);
    });
  }

  /** @param {string} sentence Why there is no answer: it may be asked for again. */
  function fail(sentence) {
    button.removeAttribute("aria-disabled");
    setText(status, sentence);
  }

  /** The button goes, and what has come has the focus if the button had it. @param {HTMLElement} next */
  function leave(next) {
    next.tabIndex = -1;
    if (document.activeElement === button) next.focus();
    button.hidden = true;
  }

  /** @param {Refuted} answer */
  function show({ refuted, tried }) {
    if (!refuted) {
      setText(status, t("check.unrefuted", { ...tried }));
      return leave(status);
    }
    const { found, fails, cost, rounds, optimum, isCertain } = refuted;
    const sentences = [
      t(`check.refuted.${fails}`, { cost, rounds, optimum }),
      ...(isCertain ? [] : [t("check.refuted.doubtful")]),
    ];
    setText(status, language.joined(sentences));
    // A program that took the page's board has its ends as the page wrote them, whatever it prints.
    const own = context.brought.isOwn ? { frame: candidate.frame } : {};
    const beside = make("button", { type: "button", onclick: () => acts.beside(found) }, t("check.beside"));
    rest.replaceChildren(
      make("div", { class: "searches" }, ...pictures(found, language, context.colors())),
      make("div", { class: "row" }, beside),
      takeShown({ ...context, shown: found.board, ...own }),
    );
    const title = make("h4", {}, t("check.refuted"));
    element.prepend(title);
    leave(title);
  }

  return element;
}
