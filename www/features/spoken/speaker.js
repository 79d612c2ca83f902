// Reads out what is shown: a polite live region, which says what a step did when somebody makes it, and at most every two
// seconds while the search plays. What it says replaces what it said before, so that nobody waits for old news; what
// belongs to that is added. Loaded when the page is idle, or with the first key on the board.

import { make } from "../../core/ui/dom.js";
import { describeCell } from "../../narration/describe.js";
import { amount } from "./amount.js";
import { Names } from "./part-names.js";
import { briefText, resultText, stepSaid } from "./search-said.js";
import { undoneText } from "./undone.js";

/**
 * @import { BoardDocument } from "../../core/board/document.js"
 * @import { Patch } from "../../core/board/patch.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Hearing, UsedBoard } from "../../core/input/board-target.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** The time between two steps that are read out while the search plays, in milliseconds. */
const PACE = 2000;
/** A search that takes longer is told to be going on, in milliseconds. */
const LONG = 1000;
/** A result that comes so soon after a cell was read out is said after it, in milliseconds. */
const SOON = 500;

/**
 * What is shown, as far as it is read out.
 * @typedef {object} Shown
 * @property {string | undefined} message
 * @property {number} messages How often there was one.
 * @property {Error | undefined} error
 * @property {number} searches
 * @property {string} place
 * @property {boolean} isPlaying
 * @property {string} compared The sentence about runs that are compared.
 * @property {string} result How the search ended, if it is shown at its end.
 */

export class Speaker {
  #target;
  #names;
  /** @type {Shown | undefined} */
  #shown;
  /** What was undone or redone since. @type {{ patch: Patch, undone: boolean }[]} */
  #undone = [];
  /** Whether another board has come since. */
  #isOther = false;
  /** @type {BoardDocument | undefined} */
  #document;
  #unwatch = () => {};
  #steppedAt = Number.NEGATIVE_INFINITY;
  #cellAt = Number.NEGATIVE_INFINITY;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  /** @param {Showing & Acting & Speaking & UsedBoard & Hearing} target */
  constructor(target) {
    this.#target = target;
    this.#names = new Names(target);
  }

  /** Begins to follow what is shown. @returns {() => void} Ends it. */
  follow() {
    const { hear, refresh } = this.#target;
    hear((message, messages) => this.#update(message, messages));
    // Out of sight there are no frames, and yet somebody may read there.
    this.#names.give();
    refresh();
    return () => {
      hear(() => {});
      clearTimeout(this.#waiting);
      this.#watch(undefined);
    };
  }

  /** Says something in place of what was said. @param {string} text */
  say(text) {
    // Made anew, so that the same words are read out again.
    if (text) this.#target.spoken.replaceChildren(make("p", {}, text));
  }

  /** Says something after what was said. @param {string} text */
  #add(text) {
    if (text) this.#target.spoken.append(make("p", {}, text));
  }

  /** Says what the cursor's cell is. */
  tellCell() {
    const { session, cursor, language } = this.#target;
    const { run, isAsleep } = session();
    if (isAsleep) return;
    this.#cellAt = performance.now();
    this.say(describeCell(run, cursor(), language));
  }

  /** Says the sentence of the step again. */
  tellStep() {
    this.say(this.#compared() || stepSaid(this.#target.session().run, this.#target.language));
  }

  /**
   * Reads out what has changed since the last frame.
   * @param {string | undefined} message What precedes all else.
   * @param {number} messages How often there was one.
   */
  #update(message, messages) {
    const session = this.#target.session();
    if (session.isAsleep) return;
    this.#names.give();
    this.#watch(session.document);
    const { run, clock, document } = session;
    const before = this.#shown;
    const isNews = message !== undefined && (message !== before?.message || messages !== before.messages);
    if (isNews) this.say(message);
    clearTimeout(this.#waiting);
    // What goes on is read out when it rests.
    if (run.isSearching || document.isPainting) {
      if (before) Object.assign(before, { message, messages });
      if (run.isSearching && !isNews) this.#waiting = setTimeout(() => this.#tellWaiting(), LONG);
      return;
    }
    const language = this.#target.language;
    const place = `${clock.position} ${run.within}`;
    const isPlaying = clock.player.playing;
    const { error, searches } = run;
    const compared = this.#compared();
    const now = { message, messages, error, searches, place, isPlaying, compared, result: resultText(run, language) };
    this.#shown = now;
    if (isNews) return this.#forget();
    if (error && error !== before?.error) return this.say(language.explain(error, run.board.origin));
    if (!before) return this.#forget();
    if (isPlaying) return this.#tellPlaying(now, before);
    this.#tellChange(now, before);
  }

  /** While the search plays, a step now and then. @param {Shown} now @param {Shown} before */
  #tellPlaying(now, before) {
    const time = performance.now();
    if (now.place === before.place || time - this.#steppedAt < PACE || this.#isGuided) return;
    this.#steppedAt = time;
    const { session, language } = this.#target;
    if (amount() !== "ends") this.say(now.compared || briefText(session().run, language));
  }

  /** @param {Shown} now @param {Shown} before */
  #tellChange(now, before) {
    const { session, language } = this.#target;
    const { run } = session();
    const undone = this.#undone.map(({ patch, undone }) => undoneText(patch, undone, run, language));
    const isOther = this.#isOther;
    this.#forget();
    const isEdited = now.searches !== before.searches;
    const isMoved = now.place !== before.place || (before.isPlaying && !now.isPlaying);
    const text = this.#isGuided ? "" : this.#news(now, before, { isEdited, isMoved, isOther });
    if (undone.length > 0) this.say(undone.join(" "));
    else if (isOther && !this.#isGuided) this.say(`${this.#target.board.getAttribute("aria-label")}.`);
    const isAfter = isEdited && performance.now() - this.#cellAt < SOON;
    const isSame = !isEdited && !isMoved && now.compared === before.compared;
    if (undone.length > 0 || isOther || isAfter || isSame) this.#add(text);
    else this.say(text);
  }

  /** What is new in the search. @param {Shown} now @param {Shown} before @param {{ isEdited: boolean, isMoved: boolean, isOther: boolean }} how */
  #news(now, before, { isEdited, isMoved, isOther }) {
    const { run } = this.#target.session();
    const language = this.#target.language;
    const { position, length } = run;
    if (now.compared) return now.compared === before.compared ? "" : now.compared;
    if (before.compared) return stepSaid(run, language);
    // What comes with another board, as a lesson does, says itself where it begins.
    if (isEdited) return now.result || (isOther ? "" : language.t("spoken.search", { position, length }));
    // Whether the path is a cheapest one may be known only later.
    if (!isMoved) return now.result === before.result ? "" : now.result;
    if (amount() === "whole") return stepSaid(run, language);
    return now.result || (amount() === "brief" ? briefText(run, language) : "");
  }

  /** The note of a first visit tells the steps that it leads through itself. */
  get #isGuided() {
    return /** @type {ShadowRoot} */ (this.#target.board.getRootNode()).host?.hasAttribute("data-leading");
  }

  /** What is said of the runs that are compared, as it is shown. */
  #compared() {
    if (!this.#target.session().comparing) return "";
    const root = /** @type {ShadowRoot} */ (this.#target.spoken.getRootNode());
    return root.querySelector(".compared")?.textContent ?? "";
  }

  #tellWaiting() {
    const { session, language } = this.#target;
    if (session().run.isSearching) this.say(language.t("result.searching"));
  }

  #forget() {
    this.#undone = [];
    this.#isOther = false;
  }

  /** Hears of what is undone, and of other boards. @param {BoardDocument | undefined} document */
  #watch(document) {
    if (document === this.#document) return;
    this.#unwatch();
    this.#document = document;
    this.#unwatch =
      document?.watch((patch, kind, undone) => {
        if (undone !== undefined) this.#undone.push({ patch, undone });
        if (kind === "board") this.#isOther = true;
      }) ?? (() => {});
  }
}
