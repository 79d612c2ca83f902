// The result of the search, in words and numbers.

import { part } from "../coded.js";
import { make, setText } from "../dom.js";
import { statusText, verdict as verdictOf } from "../sentences.js";
import { narrator as narratorOf } from "../telling/narrator.js";
import { later } from "./later.js";

/** How long a search may take before the text about the previous one is removed, in milliseconds. */
const LONG = 300;

/** The sums that are always shown, and those on demand. */
const MAIN = /** @type {const} */ (["expanded", "openSize", "openPeak"]);
const WORK = /** @type {const} */ (["comparisons", "moves", "improved", "reopened"]);

/**
 * The status line, which is read out when it changes, with a line below it about the last step.
 * @param {import("./panel.js").Stage} stage
 * @param {() => string | undefined} message A sentence that takes precedence over all others.
 * @returns {import("./panel.js").Panel}
 */
export function result(stage, message) {
  const { run, command, focusBoard, language } = stage;
  const { t } = language;
  const status = make("p", { role: "status", class: "status" });
  const verdict = make("p", { class: "verdict" });
  const narrator = make("p", { class: "narrator" });
  const tellStep = narratorOf(narrator, language);
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
  const cells = make("details", {}, make("summary", {}, t("result.pathCells")));
  const updateCells = later(stage, cells, "part.path", async () => {
    const list = (await part(import("./path-cells.js")))?.pathCells(stage);
    if (list) cells.append(list.element);
    return list?.update;
  });
  const element = make("section", { class: "card result", part: "result" }, status, cancel, verdict, narrator, cells);
  return {
    element,
    update() {
      setText(status, message() ?? statusText(run(), language));
      // Under another sentence a verdict would seem to refer to that one, and so would its mark.
      const { text, isGood } = message() === undefined ? verdictOf(run(), language) : { text: "", isGood: false };
      setText(verdict, text);
      verdict.classList.toggle("good", isGood);
      const { isSearching } = run();
      // Numbers that nobody can follow are not looked up; those of the previous search go when it takes long.
      if (!isSearching) tellStep(run());
      since = isSearching ? (since ?? performance.now()) : undefined;
      narrator.classList.toggle("outdated", since !== undefined && performance.now() - since > LONG);
      cancel.hidden = !isSearching;
      element.classList.toggle("searching", isSearching);
      if (cells.open) updateCells();
    },
  };
}

/**
 * The sums of the search.
 * @param {import("./panel.js").Stage} stage
 * @returns {import("./panel.js").Panel}
 */
export function sums({ run, language: { t, number } }) {
  /** @type {Map<string, HTMLElement>} */
  const values = new Map();
  const list = (/** @type {readonly (typeof MAIN[number] | typeof WORK[number])[]} */ names) =>
    make(
      "dl",
      {},
      ...names.map((name) => {
        const value = make("dd", {}, "0");
        values.set(name, value);
        return make("div", {}, make("dt", {}, t(`result.${name}`)), value);
      }),
    );
  const work = make("details", {}, make("summary", {}, t("result.work")), list(WORK));
  const element = make("section", { class: "card sums", part: "sums" }, list(MAIN), work);
  return {
    element,
    update() {
      const { stats } = run();
      for (const name of [...MAIN, ...WORK])
        setText(/** @type {HTMLElement} */ (values.get(name)), number(stats[name]));
    },
  };
}
