// A small board on which a checked program goes wrong: looked for when the reader asks, shown beside the right search, and ready to
// be copied into the program.

import "../../core/i18n/en/check.js";
import { make, setText } from "../../core/ui/dom.js";
import { pictures } from "./answer-pictures.js";
import { takeShown } from "./board-part.js";
import { lookedFor } from "./looked-for.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Answering } from "./apart-part.js"
 * @import { Context } from "./board-part.js"
 * @import { Told } from "./check-sentences.js"
 * @import { Found, Ground } from "./checking.js"
 * @import { Asking, Shown } from "./looked-for.js"
 * @import { Refuted } from "./refuting.js"
 */

/** Whether a program may go wrong on some board, so that one is worth looking for. @param {Found} found @param {Pick<Told, "kind">} told */
export const isRefutable = ({ diagnosis: { exact, consequence } }, { kind }) =>
  exact && kind !== "few" && consequence?.promises === false && !consequence.isOwn && !consequence.isOpen;

/**
 * @param {Found} found
 * @param {Pick<Context, "t" | "brought" | "spellings" | "say" | "colors" | "running">} context
 * @param {Language} language
 * @param {{ beside: (found: Found) => void, ask: Asking }} acts
 * @param {Answering} answering
 */
export function refutedPart({ board, diagnosis }, context, language, { beside, ask }, answering) {
  const { t } = language;
  const [candidate] = diagnosis.candidates;

  /** @param {Refuted} answer @returns {Shown} */
  function shown({ refuted, tried }) {
    if (!refuted) return { sentence: t("check.unrefuted", { ...tried }) };
    const { found, fails, cost, rounds, optimum, isCertain } = refuted;
    const sentences = [
      t(`check.refuted.${fails}`, { cost, rounds, optimum }),
      ...(isCertain ? [] : [t("check.refuted.doubtful")]),
    ];
    // A program that took the page's board has its ends as the page wrote them, whatever it prints.
    const own = context.brought.isOwn ? { frame: candidate.frame } : {};
    const ran = runThere(found.board);
    const play = make("button", { type: "button", onclick: () => beside(found) }, t("check.beside"));
    return {
      sentence: language.joined(sentences),
      title: t("check.refuted"),
      rest: [
        make("div", { class: "searches" }, ...pictures(found, language, context.colors())),
        make("div", { class: "row" }, play, ...ran.buttons),
        ...ran.elements,
        takeShown({ ...context, shown: found.board, ...own }),
      ],
    };
  }

  /** A button that runs the program itself there, and what it does. @param {Ground} board */
  function runThere(board) {
    const running = context.running();
    if (!running) return { buttons: [], elements: [] };
    const seen = make("p", { "aria-live": "polite" });
    const said = make("div", { class: "told", "aria-live": "polite" });
    const run = () => {
      said.replaceChildren();
      running(board, ({ log, sentence }) => {
        setText(seen, sentence);
        if (log.trim() === "") return;
        ask({ board, log }, (message) => {
          if (message && "answer" in message && "diagnosis" in message.answer)
            said.replaceChildren(...answering(message.answer, [{ board, log }]).said);
        });
      });
    };
    return {
      buttons: [make("button", { type: "button", onclick: run }, t("check.runThere"))],
      elements: [seen, said],
    };
  }

  return lookedFor(
    language,
    { button: t("check.refute"), working: t("check.refuting") },
    (hear) => ask({ refute: { candidate, board } }, hear),
    (answer) => ("tried" in answer ? shown(answer) : undefined),
  );
}
