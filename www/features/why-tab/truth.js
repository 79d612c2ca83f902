// The truth line: what the settings promise on any board. It opens to the reason, with a button that shows a board on which they
// fail, and to how far the search has got.

import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { remember, remembered } from "../../core/ui/remember.js";
import { withFull } from "../../engine.js";
import "../../core/i18n/en/truth.js";
import { countsText, promisedText } from "../../narration/promise.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Filled } from "./sections.js"
 */

/** Where it is remembered whether the reason is shown. */
const KEPT = "promise";

/** @param {Showing & Acting & Speaking} stage @param {HTMLElement} element @returns {Filled} */
export function truth(stage, element) {
  const { session, run, language } = stage;
  const counts = make("p", { class: "counts" });
  const promise = make("summary", { class: "promise" });
  const reason = make("p", { class: "reason" });
  const answer = make("p", { class: "answer", role: "status", hidden: true });
  const button = make("button", { type: "button", onclick: show }, language.t("truth.showMe"));
  const details = make("details", {}, promise, reason, make("div", { class: "ask" }, button, answer), counts);
  details.open = remembered(KEPT) === "open";
  details.addEventListener("toggle", () => remember(KEPT, details.open ? "open" : "closed"));
  element.append(details);
  /** The search in progress for a board. @type {AbortController | undefined} */
  let looking;
  /** @type {typeof import("../../narration/no-promise.js") | undefined} */
  let limits;
  let [revision, searches, said] = [-1, -1, ""];

  async function show() {
    const own = new AbortController();
    end();
    looking = own;
    button.setAttribute("aria-disabled", "true");
    const showMe = (await part(withFull(import("./show-me.js"))))?.showMe;
    if (own.signal.aborted) return;
    if (!showMe) say(language.t("error.part", { part: language.t("truth.showMe") }));
    await showMe?.(stage, say, own.signal);
    if (own.signal.aborted) return;
    // What it has done to the board is no reason to take back what it says of it.
    searches = run().searches;
    end();
  }

  function end() {
    looking?.abort();
    looking = undefined;
    button.removeAttribute("aria-disabled");
  }

  /** Says what the settings promise; why they might not is loaded when they do not. */
  async function tell() {
    const { options, solver, error } = run();
    const isSure = !error && solver.promisesShortest;
    if (!isSure && !error && !limits) {
      // What was said of the settings before does not hold for these.
      setText(promise, "");
      setText(reason, "");
      limits = await part(import("../../narration/no-promise.js"));
    }
    // Meanwhile they may be others.
    if (options !== run().options) return;
    const told = isSure
      ? { text: promisedText(options, language), brief: language.t("truth.sure"), isGood: true }
      : limits?.limitsText(options, language);
    const { text, brief, isGood } = (!error && told) || { text: "", brief: "", isGood: false };
    setText(promise, brief);
    setText(reason, text);
    promise.classList.toggle("good", isGood);
    // In a lesson whose walls stay no other board is shown.
    button.hidden = text === "" || session().locks.has("wall");
  }

  /** @param {string} text */
  function say(text) {
    setText(answer, text);
    answer.hidden = text === "";
  }

  return {
    update() {
      const shown = run();
      if (shown.revision === revision) return;
      revision = shown.revision;
      const text = countsText(shown, language);
      if (text !== said) {
        said = text;
        counts.replaceChildren(...said.split("|").map((words, i) => (i % 2 === 0 ? words : make("b", {}, words))));
      }
      if (shown.searches === searches) return;
      if (!looking || !answer.hidden) {
        end();
        say("");
      }
      searches = shown.searches;
      tell();
    },
    dispose: end,
  };
}
