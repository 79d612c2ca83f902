// The form itself: title and summary, captions, another way to search, questions, and what is done with the file.

import { copyText } from "../copy.js";
import { make, setText } from "../dom.js";
import "../i18n/en-sharing.js";
import { Author } from "./author.js";
import { captionsSection } from "./captions.js";
import { Form } from "./fields.js";
import { textOf } from "./files.js";
import { insertable } from "./insertable.js";
import { fieldOf } from "./problem.js";
import { questionsSection } from "./questions.js";
import { waySection } from "./way.js";

/** @typedef {import("./author.js").StarStep} StarStep */
/** @typedef {import("./draft.js").Draft} Draft */

/**
 * What the form asks for.
 * @typedef {object} Acts
 * @property {() => void} change Something was written.
 * @property {() => void} tryIt
 * @property {() => void} save
 * @property {() => void} begin Begins a new lesson.
 * @property {(text: string) => void} open
 * @property {() => Record<string, unknown>} raw
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
  /** @type {import("./author.js").Section[]} */
  #sections;
  /** The key of the file that the problem is about. */
  #key = "";

  /** @param {StarStep} star @param {Draft} draft @param {Acts} acts */
  constructor(star, draft, acts) {
    const { language } = star;
    this.#t = language.t;
    this.#acts = acts;
    this.#form = new Form(language, () => this.#author.change());
    this.#author = new Author(star, draft, this.#form, acts.change, () => this.update());
    this.#numbers = insertable(this.#form);
    this.#sections = [captionsSection(this.#author), waySection(this.#author), questionsSection(this.#author)];
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
    for (const section of this.#sections) section.update();
  }

  /**
   * Says whether it is complete. What is wrong is said at its field too, once the reader has left that.
   * @param {import("./problem.js").Verdict} verdict
   * @param {boolean} isAsked Whether the reader wants to do something that needs it to be complete.
   */
  tell({ problem, facts }, isAsked) {
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
  }

  /** What is wrong, with the name of the field where the file has a key. @param {import("./problem.js").Problem} problem @param {string | undefined} name */
  #sentenceOf({ error, key, isMissing }, name) {
    const { explain } = this.#author.star.language;
    if (isMissing && name) return this.#t("author.empty");
    const { code, cause, message } = error;
    return explain({ code, cause, message, values: { ...error.values, ...(name && key ? { key: `“${name}”` } : {}) } });
  }

  /** @param {import("./problem.js").Problem | undefined} problem @param {string} sentence @param {string | undefined} name */
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
