// The form itself: title and summary, captions, other ways to search, questions, what is set only now and then, and what is
// done with the file.

import { copyText } from "../../core/ui/copy.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/sharing.js";
import { Author } from "./author.js";
import { captionsSection } from "./captions.js";
import { waysSection } from "./comparisons.js";
import { courseSection } from "./course.js";
import { Form } from "./form-fields.js";
import { insertable } from "./insertable.js";
import { textOf } from "./lesson-files.js";
import { fieldOf, valuesFor } from "./lesson-problem.js";
import { questionsSection } from "./question-fields.js";
import { limitsSection } from "./reader-limits.js";
import { seedSection } from "./seed.js";
import { tonguesSection } from "./tongues.js";

/**
 * @import { Solving } from "../../core/engine/solver-face.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Loading } from "../lessons/lessons.js"
 * @import { Section } from "./author.js"
 * @import { Draft } from "./draft.js"
 * @import { Tongues } from "./form-fields.js"
 * @import { Problem, Verdict } from "./lesson-problem.js"
 */

/**
 * What the form asks for.
 * @typedef {object} Acts
 * @property {() => void} change Something was written.
 * @property {() => void} tryIt
 * @property {() => void} save
 * @property {() => void} begin Begins a new lesson.
 * @property {(text: string) => void} open
 * @property {() => Record<string, unknown>} raw
 * @property {(tag: string) => void} write Has the texts shown in another language.
 */

export class Sheet {
  #author;
  #form;
  #acts;
  #t;
  #verdict = make("p", { class: "verdict" });
  #board = make("p", { class: "hint" });
  #position = make("span");
  #back = make("button", { type: "button" });
  #forward = make("button", { type: "button" });
  #numbers;
  #tongues;
  /** @type {Section[]} */
  #sections;
  /** The key of the file that the problem is about. */
  #key = "";

  /** @param {HTMLElement & Speaking & Solving & Loading} star @param {Draft} draft @param {Tongues} tongues @param {Acts} acts */
  constructor(star, draft, tongues, acts) {
    const { language } = star;
    this.#t = language.t;
    this.#acts = acts;
    this.#form = new Form(language, tongues, () => this.#author.change());
    const change = () => {
      this.#tongues.update();
      acts.change();
    };
    this.#author = new Author(star, draft, this.#form, change, () => this.update());
    this.#tongues = tonguesSection(this.#form, acts.write);
    this.#numbers = insertable(this.#form);
    const sections = [captionsSection, waysSection, questionsSection, seedSection, limitsSection, courseSection];
    this.#sections = sections.map((section) => section(this.#author));
    const { t } = language;
    for (const [button, by, sign, key] of /** @type {const} */ ([
      [this.#back, -1, "‹", "transport.back"],
      [this.#forward, 1, "›", "transport.forward"],
    ])) {
      button.append(sign);
      button.setAttribute("aria-label", t(key));
      button.addEventListener("click", () => this.#author.step(by));
    }
    this.element = make(
      "form",
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      this.#head(),
      this.#tongues.element,
      this.#texts(draft),
      make("div", { class: "steps row" }, this.#back, this.#position, this.#forward),
      this.#board,
      ...this.#sections.map(({ element }) => element),
      this.#numbers.element,
      this.#file(),
    );
    this.update();
  }

  /** What is done with the lesson. */
  #head() {
    const { tryIt, save, begin, open } = this.#acts;
    const t = this.#t;
    const file = make("input", { type: "file", accept: ".json,.txt,application/json,text/plain", hidden: true });
    file.addEventListener("change", async () => {
      const text = await file.files?.[0]?.text();
      file.value = "";
      if (text !== undefined) open(text);
    });
    const button = (/** @type {string} */ name, /** @type {() => void} */ onclick, first = false) =>
      make("button", { type: "button", onclick, ...(first ? { class: "first" } : {}) }, name);
    const buttons = [
      button(t("author.tryIt"), tryIt, true),
      button(t("author.save"), save),
      button(t("author.open"), () => file.click()),
      button(t("author.new"), begin),
    ];
    return make("div", { class: "head" }, make("div", { class: "row" }, ...buttons, file), this.#verdict);
  }

  /** @param {Draft} draft */
  #texts(draft) {
    const t = this.#t;
    return make(
      "section",
      {},
      this.#form.text(
        "title",
        t("author.name"),
        draft.title,
        (text) => {
          draft.title = text;
        },
        { rows: 1 },
      ),
      this.#form.text("summary", t("author.summary"), draft.summary, (text) => {
        draft.summary = text;
      }),
    );
  }

  /** The file as text, and a place to paste one. */
  #file() {
    const t = this.#t;
    const text = make("textarea", { readOnly: true, rows: 6, spellcheck: false, "aria-label": t("author.file") });
    const paste = make("textarea", { rows: 3, spellcheck: false, id: "author-paste" });
    const said = make("span", { "aria-live": "polite" });
    const copy = async () => {
      const isCopied = await copyText(text.value, text);
      setText(said, t(isCopied ? "share.copied" : "share.selected", { name: t("author.file") }));
    };
    const details = make(
      "details",
      {},
      make("summary", {}, t("author.file")),
      text,
      make("div", { class: "row" }, make("button", { type: "button", onclick: copy }, t("share.copy")), said),
      make("label", { for: paste.id }, t("author.paste")),
      paste,
      make(
        "div",
        { class: "row" },
        make("button", { type: "button", onclick: () => this.#acts.open(paste.value) }, t("author.openText")),
      ),
    );
    details.addEventListener("toggle", () => {
      if (details.open) text.value = textOf(this.#acts.raw());
    });
    text.addEventListener("focus", () => {
      text.value = textOf(this.#acts.raw());
    });
    return details;
  }

  /** Shows what depends on the board and the step. */
  update() {
    const { screen, star } = this.#author;
    const { position, length, width, height } = screen;
    const { t, number } = star.language;
    setText(this.#board, t("author.board", { width, height, steps: length }));
    setText(this.#position, t("author.position", { step: number(position), steps: number(length) }));
    this.#back.disabled = position === 0;
    this.#forward.disabled = position === length;
    this.#tongues.update();
    for (const section of this.#sections) section.update();
  }

  /**
   * Says whether it is complete. What is wrong is said at its field too, once the reader has left that.
   * @param {Verdict} verdict
   * @param {boolean} isAsked Whether the reader wants to do something that needs it to be complete.
   */
  tell(verdict, isAsked) {
    const { problem, facts } = verdict;
    const { fields } = this.#form;
    this.#key = problem ? (fieldOf(problem.key, fields.keys()) ?? "") : "";
    const field = fields.get(this.#key);
    const sentence = problem ? this.#sentenceOf(problem, field?.name) : "";
    for (const it of fields.values()) {
      if (it === field && isAsked) it.isTouched = true;
      it.say(it === field && it.isTouched ? sentence : "");
    }
    setText(this.#verdict, this.#verdictOf(problem, sentence, field?.name));
    this.#verdict.classList.toggle("good", !problem);
    this.#numbers.show(facts);
    for (const [key, { fill }] of fields) fill?.(valuesFor(key, verdict));
  }

  /** What is wrong, with the name of the field where the file has a key. @param {Problem} problem @param {string | undefined} name */
  #sentenceOf({ error, key, isMissing }, name) {
    const { explain } = this.#author.star.language;
    if (isMissing && name) return this.#t("author.empty");
    const { code, cause, message } = error;
    return explain({ code, cause, message, values: { ...error.values, ...(name && key ? { key: `“${name}”` } : {}) } });
  }

  /** @param {Problem | undefined} problem @param {string} sentence @param {string | undefined} name */
  #verdictOf(problem, sentence, name) {
    if (!problem) return this.#t("author.fine");
    if (problem.isMissing && name) return this.#t("author.missing", { field: name });
    return this.#t("author.problem", { problem: sentence });
  }

  /** Goes to the field that is not as it must be. */
  focusProblem() {
    this.#form.fields.get(this.#key)?.control.focus();
  }
}
