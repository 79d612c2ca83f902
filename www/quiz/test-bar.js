// A test that is taken: a bar at the board says which question it is and leads to the next one, and then to the result.

import { copyText } from "../copy.js";
import { make } from "../dom.js";
import "../i18n/en-test.js";
import { remember, remembered } from "../remember.js";
import { keepResult } from "./results.js";

/** @typedef {import("../element.js").StarStep} StarStep */
/** @typedef {import("../dispatch.js").AnswerDetail} AnswerDetail */

/** What the element showed before the test. @typedef {{ map: string, options: object, position: number, name: string | undefined }} Before */

export class TestBar {
  #star;
  #scenarios;
  #again;
  /** Whether each answer was right; the first one counts. @type {boolean[]} */
  #answers = [];
  #place = 0;
  /** @type {Before | undefined} */
  #before;
  #bar = make("div", { slot: "note" });
  #text = make("p", { role: "status" });

  /** @param {StarStep} star @param {object[]} scenarios @param {() => void} again Begins another test. */
  constructor(star, scenarios, again) {
    this.#star = star;
    this.#scenarios = scenarios;
    this.#again = again;
  }

  /** Asks the first question. @param {Before} [before] What to bring back at the end, if not what is shown now. */
  async begin(before) {
    const { solver, scenarioName: name } = this.#star;
    if (!solver) return;
    const { options, position } = solver;
    this.#before = before ?? { map: solver.toMap(), options, position, name };
    this.#star.addEventListener("answer", this.#note);
    // It stands among the element's own children, which page and element dress differently.
    for (const [name, value] of Object.entries(BAR)) this.#bar.style.setProperty(name, value);
    this.#star.append(this.#bar);
    await this.#show();
  }

  /** Shows the question whose turn it is. */
  async #show() {
    const { language } = this.#star;
    const { t } = language;
    await this.#star.load(this.#scenarios[this.#place]);
    const isLast = this.#place === this.#scenarios.length - 1;
    const next = make("button", { type: "button" }, t(isLast ? "test.result" : "test.next-question"));
    next.addEventListener("click", () => this.#goOn());
    next.disabled = this.#answers[this.#place] === undefined;
    this.#fill(
      t("test.number", { number: this.#place + 1, count: this.#scenarios.length }),
      next,
      this.#button("test.end", () => this.close()),
    );
  }

  /** @param {Event} event */
  #note = (event) => {
    const { scenario, question, right } = /** @type {CustomEvent<AnswerDetail>} */ (event).detail;
    // Other questions are not the test's.
    if (scenario !== undefined || question !== 0) return;
    this.#answers[this.#place] ??= right;
    const next = this.#bar.querySelector("button");
    if (next) next.disabled = false;
  };

  async #goOn() {
    this.#place++;
    if (this.#place < this.#scenarios.length) return this.#show();
    this.#tell();
  }

  /** Says what it has come to: two numbers, once there are two. */
  #tell() {
    const { t } = this.#star.language;
    const right = this.#answers.filter(Boolean).length;
    const { first, last } = keepResult({ remember, remembered }, right, this.#scenarios.length);
    const key = !first ? "test.first" : first.done === 0 && last.done > 0 ? "test.both" : "test.second";
    const sentence = t(key, { right, all: last.all, before: first?.right, of: first?.all, done: last.done });
    const area = make("textarea", { rows: 2, readOnly: true, hidden: true, "aria-label": t("test.copy") });
    const copy = this.#button("test.copy", async () => {
      area.hidden = false;
      const isCopied = await copyText(sentence, area);
      area.hidden = isCopied;
      if (isCopied) copy.textContent = t("test.copied");
    });
    this.#fill(
      sentence,
      copy,
      this.#button("test.again", () => this.#again()),
      this.#button("test.close", () => this.close()),
      area,
    );
  }

  /** @param {string} sentence @param {...HTMLElement} controls */
  #fill(sentence, ...controls) {
    this.#bar.lang = this.#star.language.tag;
    this.#bar.replaceChildren(this.#text, ...controls);
    this.#text.textContent = sentence;
    this.#text.style.setProperty("margin", "0");
    for (const button of this.#bar.querySelectorAll("button")) {
      for (const [name, value] of Object.entries(BUTTON)) button.style.setProperty(name, value);
    }
  }

  /** @param {import("../i18n/keys.js").Key} key @param {() => void} onclick */
  #button(key, onclick) {
    return make("button", { type: "button", onclick }, this.#star.language.t(key));
  }

  /** Takes the bar away. @returns {Before | undefined} What was shown before, unless the test had ended. */
  end() {
    const before = this.#before;
    this.#before = undefined;
    this.#star.removeEventListener("answer", this.#note);
    this.#bar.remove();
    return before;
  }

  /** Ends it and brings back what was there before. */
  async close() {
    const before = this.end();
    if (!before) return;
    if (before.name === undefined) {
      await this.#star.load(before.map);
      this.#star.configure(before.options);
    } else await this.#star.loadSupplied(before.name);
    this.#star.seek(before.position);
  }
}

const BAR = { display: "flex", "flex-wrap": "wrap", "align-items": "center", gap: "8px", "margin-bottom": "8px" };
const BUTTON = {
  ...{ "min-height": "44px", padding: "0 16px", border: "1px solid", "border-radius": "22px" },
  ...{ background: "none", color: "inherit", font: "inherit", cursor: "pointer" },
};
