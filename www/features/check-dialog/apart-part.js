// Where several explanations remain: a board on which they differ, to be copied into the program, a field for what the program prints
// there, and what explains all logs together.

import "../../core/i18n/en/check.js";
import { make, setText } from "../../core/ui/dom.js";
import { picture } from "./answer-pictures.js";
import { takeShown } from "./board-part.js";
import { undecidedOf } from "./built.js";
import { takingLogs } from "./log-part.js";
import { failureText, lookedFor } from "./looked-for.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Context } from "./board-part.js"
 * @import { Told } from "./check-sentences.js"
 * @import { Found, Ground } from "./checking.js"
 * @import { Asking, Shown } from "./looked-for.js"
 * @import { Run, ToldApart } from "./several-runs.js"
 */

/** Answers to several logs. @typedef {(found: Found, runs: Run[]) => { said: Node[], elements: Node[] }} Answering */

/** How long nothing must be typed before it is checked, in milliseconds. */
const REST = 250;

/** Whether a board may tell more than the log does. @param {Found} found @param {Pick<Told, "kind" | "others">} told */
export const isOpen = ({ diagnosis }, { kind, others }) =>
  diagnosis.exact && kind !== "few" && (others.length > 0 || undecidedOf(diagnosis).length > 0);

/**
 * @param {Found} found
 * @param {Run[]} runs The logs that it explains.
 * @param {Pick<Context, "t" | "brought" | "spellings" | "say" | "colors" | "running">} context
 * @param {Language} language
 * @param {Asking} ask
 * @param {Answering} answering
 */
export function apartPart({ diagnosis }, runs, context, language, ask, answering) {
  const { t } = language;
  const { brought } = context;
  const [{ frame }] = diagnosis.candidates;
  /** Which of the boards that were asked for it is. */
  const place = runs.length - 1;

  /** @param {ToldApart} answer @returns {Shown} */
  function shown({ telling, ran, boards }) {
    if (!telling) return { sentence: t("check.untold", { ran, count: boards }) };
    const { width, height } = telling;
    const own = brought.isOwn ? { frame } : {};
    return {
      sentence: t("check.told", { width, height }),
      title: t("check.apartTitle"),
      rest: [
        picture(t("check.picture"), telling, context.colors()),
        takeShown({ ...context, shown: telling, ...own }),
        ...printedThere(telling),
      ],
    };
  }

  /** A field for what the program prints there, and the answer to it. @param {Ground} board */
  function printedThere(board) {
    const area = make("textarea", { rows: 5, spellcheck: false, autocomplete: "off" });
    const seen = make("p", { class: "soft", "aria-live": "polite" });
    const status = make("p", { "aria-live": "polite" });
    const heard = make("div", { class: "told", "aria-live": "polite" });
    const rest = make("div", { class: "told" });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let end = () => {};
    const { text, take } = takingLogs(area, brought.later[place] ?? "", (log) => {
      brought.later = [...brought.later.slice(0, place), log];
      clearTimeout(timer);
      // The dialog may have been closed, or the answer have become another one.
      timer = setTimeout(() => area.isConnected && check(), REST);
    });

    function check() {
      const log = text();
      end();
      heard.replaceChildren();
      rest.replaceChildren();
      setText(status, log.trim() === "" ? "" : t("check.working"));
      if (log.trim() === "") return;
      const all = [...runs, { board, log }];
      end = ask({ together: all }, (message) => {
        const failure = failureText(message, language);
        if (failure !== undefined) setText(status, failure);
        if (!message || !("answer" in message) || !("diagnosis" in message.answer)) return;
        const { said, elements } = answering(message.answer, all);
        setText(status, t("check.together", { count: all.length }));
        heard.replaceChildren(...said);
        rest.replaceChildren(...elements);
      });
    }

    const running = context.running();
    const ran = (/** @type {{ log: string, sentence: string }} */ { log, sentence }) => {
      setText(seen, sentence);
      take(log);
    };
    const run = running && make("button", { type: "button", onclick: () => running(board, ran) }, t("check.runThere"));
    if (text().trim() !== "") check();
    const printed = make("label", { class: "printed" }, make("span", {}, t("check.printed")), area);
    return [...(run ? [make("div", { class: "row" }, run), seen] : []), printed, status, heard, rest];
  }

  return lookedFor(
    language,
    { button: t("check.apartButton"), working: t("check.refuting") },
    (hear) => ask({ tell: runs }, hear),
    (answer) => ("ran" in answer ? shown(answer) : undefined),
  );
}
