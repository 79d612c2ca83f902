// The form in which a lesson is made, beside the board: what is written, tried at once, saved as a file, opened again.

import { hasCode } from "../../core/engine/errors.js";
import { iconButton, make, setText } from "../../core/ui/dom.js";
import { CLOSE } from "../../core/ui/icons.js";
import "../../core/i18n/en/authoring.js";
import "../../core/i18n/en/opening.js";
import "../../core/i18n/en/scenarios.js";
import { short } from "../../core/ui/ellipsis.js";
import { newId } from "../kept/id.js";
import { tagOf, textIn } from "../lessons/scenario-texts.js";
import { draftOf, emptyDraft, isEmpty, scenarioOf } from "./draft.js";
import { forgetDraft, keepDraft, keptDrafts, listenToKept } from "./keeping.js";
import { saveLesson } from "./lesson-files.js";
import { Sheet } from "./lesson-form.js";
import { judge } from "./lesson-problem.js";
import { linesFor } from "./lines-for-pages.js";
import { offering } from "./offering.js";
import { showBoardOf, shownOn } from "./screen.js";

/**
 * @import { Solving } from "../../core/engine/solver-face.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Loading } from "../lessons/lessons.js"
 * @import { Linking } from "../share/links.js"
 * @import { Draft } from "./draft.js"
 * @import { Kept } from "./keeping.js"
 */

/** How long nothing must have been written before it is kept and judged, in milliseconds. */
const PAUSE = 400;

/** The drawer of each page's element, while it is open. @type {Drawer | undefined} */
let drawer;

/** Opens the form for the board of an element, or goes to it. @param {HTMLElement & Speaking & Solving & Loading & Linking} star */
export async function openAuthoring(star) {
  drawer ??= new Drawer(star, () => {
    drawer = undefined;
  });
  await drawer.begin();
}

class Drawer {
  #star;
  #gone;
  /** @type {Draft} */
  #draft = emptyDraft();
  /** What was written when it was last saved, opened or begun, as its file would be. */
  #saved = "";
  /** The language that its texts are written in now, and that of texts that are one for all. */
  #tag = "";
  #base = "";
  /** Under which name it is kept. */
  #id = newId();
  /** What was begun before, while the reader is asked whether to go on with it. @type {Kept[]} */
  #offered = [];
  /** @type {Sheet | undefined} */
  #sheet;
  /** What brings back the board that is written about, while the lesson is tried. @type {string | undefined} */
  #back;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #judging = new AbortController();
  /** Settles when it is known whether what the writer wants to save or try is complete. @type {Promise<unknown> | undefined} */
  #asked;
  #frame = 0;
  #listening = new AbortController();
  #title = make("h2", { id: "author-title" });
  #said = make("p", { class: "said", role: "status" });
  /** Says that what is written will not outlive the page. */
  #warned = make("p", { class: "warned", "aria-live": "polite" });
  #body = make("div", { class: "body" });
  #element = make("aside", { class: "authoring", "aria-labelledby": this.#title.id, tabIndex: -1 });

  /** @param {HTMLElement & Speaking & Solving & Loading & Linking} star @param {() => void} gone Called when it is closed. */
  constructor(star, gone) {
    this.#star = star;
    this.#gone = gone;
  }

  async begin() {
    if (this.#element.isConnected) return this.#focus();
    document.body.append(this.#element);
    document.body.classList.add("with-authoring");
    this.#listen();
    await this.#offerOrBegin();
    this.#focus();
  }

  /** Asks whether to go on with what was begun; where there is nothing, something new is. */
  async #offerOrBegin() {
    const kept = await keptDrafts();
    if (kept.length > 0) this.#offer(kept);
    else await this.#write(emptyDraft());
  }

  #focus() {
    this.#element.scrollIntoView({ block: "nearest" });
    this.#element.focus({ preventScroll: true });
  }

  #listen() {
    const { signal } = this.#listening;
    const update = () => {
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        this.#update();
      });
    };
    for (const name of /** @type {const} */ (["step", "change"])) this.#star.addEventListener(name, update, { signal });
    const edited = () => {
      if (this.#back === undefined) this.#later();
      update();
    };
    this.#star.addEventListener("change", edited, { signal });
    this.#star.addEventListener("edit", edited, { signal });
    this.#star.addEventListener("language", () => this.#show(), { signal });
    // What is dropped here is meant for the form, and not for the board.
    const options = { signal };
    this.#element.addEventListener("dragover", (event) => event.preventDefault(), options);
    const drop = async (/** @type {DragEvent} */ event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      // The file may be gone by now, or may not be readable.
      const text = await file.text().catch(() => undefined);
      const { t } = this.#star.language;
      if (text === undefined) setText(this.#said, t("error.file", { name: short(file.name) }));
      else this.#unlessUnsaved(() => this.#open(text));
    };
    this.#element.addEventListener("drop", drop, options);
    listenToKept(signal, (id, kept) => this.#heard(id, kept));
    addEventListener("pagehide", () => this.#keepNow(), options);
    document.addEventListener("visibilitychange", () => this.#keepNow(), options);
  }

  /** Another tab has written or discarded something. @param {string} id @param {Kept | undefined} kept */
  async #heard(id, kept) {
    if (this.#offered.length > 0) {
      const offered = await keptDrafts();
      // It may have been answered meanwhile.
      if (this.#offered.length > 0) this.#offer(offered);
    } else if (id === this.#id) {
      // What is written here is kept, whoever goes on with it elsewhere.
      if (kept) this.#id = newId();
      this.#later();
    }
  }

  /** The file of what is written. */
  #raw() {
    return scenarioOf(this.#draft, shownOn(this.#star));
  }

  // What is shown in the drawer

  /** Asks whether to go on with what was begun. @param {Kept[]} kept */
  #offer(kept) {
    this.#offered = kept;
    const acts = {
      resume: async (/** @type {Kept} */ { id, raw, base }) => {
        await showBoardOf(this.#star, raw);
        await this.#write(draftOf(raw, shownOn(this.#star)), false, id, base);
        // Now it is this tab's.
        this.#keep();
        this.#focus();
      },
      discard: async (/** @type {Kept} */ { id }) => {
        forgetDraft(id);
        await this.#offerOrBegin();
        this.#focus();
      },
      begin: async () => {
        await this.#write(emptyDraft());
        this.#focus();
      },
    };
    this.#head();
    this.#body.replaceChildren(...offering(this.#star.language, kept, acts));
  }

  #head() {
    const { t, tag, direction } = this.#star.language;
    Object.assign(this.#element, { lang: tag, dir: direction });
    setText(this.#title, t("author.title"));
    setText(this.#said, "");
    const close = iconButton(t("author.close"), CLOSE, () => this.#close());
    this.#element.replaceChildren(make("header", {}, this.#title, close), this.#said, this.#warned, this.#body);
  }

  /**
   * Begins to write.
   * @param {Draft} draft
   * @param {boolean} [isSaved]
   * @param {string} [id] Under which name it is kept.
   * @param {string} [base] The language of its texts that are one for all.
   */
  async #write(draft, isSaved = true, id = newId(), base = this.#star.language.tag) {
    this.#base = base;
    this.#tag = typeof draft.title === "string" ? base : tagOf(draft.title, this.#star.language.tag);
    // What was written here before was saved or discarded.
    if (id !== this.#id) forgetDraft(this.#id);
    this.#id = id;
    this.#offered = [];
    this.#back = undefined;
    this.#draft = draft;
    // Locks and captions of a lesson on the screen are not those of the one that is written.
    await showBoardOf(this.#star);
    this.#saved = isSaved ? JSON.stringify(this.#raw()) : "";
    this.#show();
  }

  /** Whether there is nothing that is in no file. The board and its settings are part of a lesson. */
  get #isSaved() {
    return isEmpty(this.#draft) || JSON.stringify(this.#raw()) === this.#saved;
  }

  /** Shows the form, what is offered, or that the lesson is being tried, in the element's language. */
  #show() {
    if (this.#offered.length > 0) return this.#offer(this.#offered);
    this.#head();
    const { t } = this.#star.language;
    document.body.classList.toggle("writing", this.#back === undefined);
    if (this.#back !== undefined) {
      const back = make("button", { type: "button", class: "first", onclick: () => this.#goBack() }, t("author.back"));
      this.#body.replaceChildren(make("p", {}, t("author.trying")), make("div", { class: "row" }, back));
      return;
    }
    const tongues = { tag: this.#tag, base: this.#base };
    this.#sheet = new Sheet(this.#star, this.#draft, tongues, {
      write: (tag) => {
        this.#tag = tag;
        this.#show();
        /** @type {HTMLElement | null} */ (this.#body.querySelector(".tongues [aria-pressed=true]"))?.focus();
      },
      change: () => this.#changed(),
      tryIt: () => this.#try(),
      save: () => this.#save(),
      begin: () => this.#unlessUnsaved(() => this.#write(emptyDraft())),
      open: (text) => this.#unlessUnsaved(() => this.#open(text)),
      raw: () => this.#raw(),
    });
    this.#body.replaceChildren(this.#sheet.element);
    this.#later();
  }

  #update() {
    if (this.#back === undefined && this.#star.solver) this.#sheet?.update();
  }

  // Writing

  #changed() {
    setText(this.#said, "");
    // They are of what was saved.
    this.#element.querySelector(".lines")?.remove();
    this.#later();
  }

  /** Keeps and judges it, once nothing is written for a while. */
  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      this.#timer = undefined;
      if (!this.#isWriting) return;
      this.#keep();
      // Who wants to save or try it is answered first: otherwise nothing would be saved, and nobody be told.
      await this.#asked;
      if (this.#isWriting && this.#timer === undefined) this.#judge();
    }, PAUSE);
  }

  /** Whether there is a form: what is offered, or tried, is kept as it is. */
  get #isWriting() {
    return this.#sheet && this.#back === undefined && this.#offered.length === 0 && this.#star.solver !== undefined;
  }

  /** What is not in a file stays in the browser. */
  #keep() {
    let isKept = true;
    if (this.#isSaved) forgetDraft(this.#id);
    else isKept = keepDraft(this.#id, this.#raw(), this.#base);
    setText(this.#warned, isKept ? "" : this.#star.language.t("author.notKept"));
  }

  /** Keeps what was written just before the page goes away. */
  #keepNow() {
    if (this.#timer !== undefined && this.#isWriting) this.#keep();
  }

  /** Says what is wrong, where it is. @param {boolean} [isAsked] Whether it has to be complete. @returns {Promise<Record<string, unknown> | undefined>} The file, if it is complete. */
  async #judge(isAsked = false) {
    this.#judging.abort();
    this.#judging = new AbortController();
    const { signal } = this.#judging;
    const raw = this.#raw();
    const verdict = await judge(raw, signal).catch((error) => {
      // Another one has begun meanwhile.
      if (!signal.aborted) throw error;
    });
    if (!verdict || signal.aborted) return undefined;
    this.#sheet?.tell(verdict, isAsked);
    return verdict.problem ? undefined : raw;
  }

  /** The file, if it is complete; otherwise the writer is led to what is wrong. @returns {Promise<Record<string, unknown> | undefined>} */
  async #complete() {
    const asked = this.#judge(true);
    // What goes wrong is heard of by whoever has asked, below.
    this.#asked = asked.catch(() => {});
    const raw = await asked;
    if (!raw) this.#sheet?.focusProblem();
    return raw;
  }

  /** Does something that replaces what is written, once the reader agrees. @param {() => unknown} act */
  #unlessUnsaved(act) {
    if (this.#isSaved) return void act();
    const { t } = this.#star.language;
    const answer = (/** @type {boolean} */ isYes) => () => {
      row.remove();
      if (isYes) act();
      else this.#focus();
    };
    const keep = make("button", { type: "button", onclick: answer(false) }, t("author.keep"));
    const discard = make("button", { type: "button", onclick: answer(true) }, t("author.discard"));
    const row = make("div", { class: "ask", role: "alert" }, make("p", {}, t("author.unsaved")), keep, discard);
    this.#element.querySelector(".ask")?.remove();
    this.#said.after(row);
    keep.focus();
  }

  // Trying, saving, opening

  async #try() {
    const raw = await this.#complete();
    if (!raw) return;
    const make = await this.#star.keepLink();
    const back = await make();
    this.#keep();
    if (!(await this.#star.load(raw))) return;
    this.#back = back;
    this.#show();
    this.#star.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */ (this.#body.querySelector("button"))?.focus({ preventScroll: true });
  }

  /** Brings back the board with the step and the settings at which the lesson was tried. */
  async #goBack() {
    const back = this.#back ?? "";
    this.#back = undefined;
    await this.#star.openLink(back);
    this.#show();
    this.#focus();
  }

  async #save() {
    const raw = await this.#complete();
    if (!raw) return;
    const { t, tag } = this.#star.language;
    const name = saveLesson(raw, textIn(this.#draft.title, tag));
    this.#saved = JSON.stringify(raw);
    this.#keep();
    setText(this.#said, t("author.saved", { name }));
    const say = (/** @type {string} */ sentence) => setText(this.#said, sentence);
    const lines = await linesFor(t, raw, { file: name, title: textIn(this.#draft.title, tag) }, say);
    this.#element.querySelector(".lines")?.remove();
    this.#said.after(lines);
  }

  /** Opens the text of a lesson; a wrong one changes nothing. @param {string} text */
  async #open(text) {
    const { t, explain } = this.#star.language;
    const { problem } = await judge(text);
    if (problem) return setText(this.#said, explain(problem.error));
    const raw = JSON.parse(text);
    try {
      await showBoardOf(this.#star, raw);
    } catch (error) {
      if (!hasCode(error)) throw error;
      return setText(this.#said, explain(error));
    }
    await this.#write(draftOf(raw, shownOn(this.#star)));
    setText(this.#said, t("author.opened"));
    this.#focus();
  }

  /** What is written stays in the browser. */
  #close() {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#judging.abort();
    if (this.#back !== undefined) this.#star.openLink(this.#back);
    else if (this.#isWriting) this.#keep();
    this.#listening.abort();
    this.#element.remove();
    document.body.classList.remove("with-authoring", "writing");
    // In narrow windows it is in a menu.
    for (const id of ["share", "more"])
      if (document.activeElement === document.body) document.getElementById(id)?.focus();
    this.#gone();
  }
}
