// What the board says: the step as a sentence, and below it the state of the search and whether its path is a shortest one.

import { make, setText } from "../../core/ui/dom.js";
import { narrator as narratorOf } from "../../narration/narrator.js";
import { statusText, verdict as verdictOf } from "../../narration/sentences.js";
import { factorOf, hasTwoSides, isByH, isInLine } from "../../rules/algorithms.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Acting, Panel } from "../../core/panels/panel.js"
 * @import { Options } from "../../engine.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** Whether a step takes more words than a sum of g and h, or its path more than that none is cheaper. @param {Options} options */
const isWordy = (options) => hasTwoSides(options) || isInLine(options) || isByH(options) || factorOf(options) !== 1;

/** How long a search may take before the text about the previous one is removed, in milliseconds. */
const LONG = 300;

/**
 * The sentence of the step, with the status line below it.
 * @param {Showing & Acting & Speaking & Focusing} stage
 * @param {() => string | undefined} message A sentence that takes precedence over all others.
 * @param {boolean} [isBrief] Whether the sentence says only what was taken.
 * @returns {Panel}
 */
export function result(stage, message, isBrief) {
  const { run, command, focusBoard, language } = stage;
  const { t } = language;
  const narrator = make("p", { class: "narrator" });
  const tellStep = narratorOf(narrator, stage, isBrief);
  // What reads out the step reads this too, and once.
  const status = make("p", { role: "status", class: "status", "aria-live": "off" });
  const verdict = make("p", { class: "verdict" });
  const stop = () => {
    command(() => run().cancel());
    focusBoard();
  };
  const cancel = make(
    "button",
    { type: "button", class: "cancel", hidden: true, onclick: stop },
    t("transport.cancel"),
  );
  /** When the search in progress began. @type {number | undefined} */
  let since;
  const outcome = make("div", { class: "outcome" }, status, verdict, cancel);
  const note = make("slot", { name: "note" });
  const element = make("section", { class: "result", part: "result" }, note, narrator, outcome);
  return {
    element,
    update() {
      element.classList.toggle("wordy", isWordy(run().options));
      const { isSearching, error, status: state } = run();
      const said = message();
      setText(status, said ?? statusText(run(), language));
      status.classList.toggle("news", !!(said || error || state !== "searching"));
      // Under another sentence a verdict would seem to refer to that one, and so would its mark.
      const { text, isGood } = said ? { text: "", isGood: false } : verdictOf(run(), language);
      setText(verdict, text);
      verdict.classList.toggle("good", isGood);
      // Numbers that nobody can follow are not looked up; those of the previous search go when it takes long.
      if (!isSearching) tellStep(run());
      since = isSearching ? (since ?? performance.now()) : undefined;
      narrator.classList.toggle("outdated", since !== undefined && performance.now() - since > LONG);
      cancel.hidden = !isSearching;
    },
  };
}
