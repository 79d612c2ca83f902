// A test that is taken: a bar at the board says which question it is and leads to the next one, and then to the result. Until
// a question is answered everything else is locked.

import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/test.js";
import { passing } from "../lessons/passing.js";
import { TestLock } from "./test-lock.js";
import { dressForTest } from "./test-sheet.js";

/**
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { AnswerDetail } from "../../core/ui/dispatch.js"
 * @import { Tested } from "./open.js"
 * @import { Before } from "./kept-test.js"
 * @import { Item } from "./knowledge-test.js"
 * @import { Taking } from "./test-taking.js"
 */

/**
 * What ties the bar to those who open it.
 * @typedef {object} Ties
 * @property {() => Item[]} again The questions in the language that the element has now.
 * @property {(before: Before | undefined) => void} keep Keeps how far the test is; nothing, once it has ended.
 * @property {() => string} finish Keeps the result, and says it.
 * @property {() => void} show Shows the answers.
 */

export class TestBar {
  #star;
  #taking;
  #ties;
  #lock;
  /** @type {Before | undefined} */
  #before;
  /** The board that a question has brought, as the document counts. @type {number | undefined} */
  #revision;
  /** The result as a sentence, once there is one. @type {string | undefined} */
  #result;
  #isEnded = false;
  #text = make("p", { role: "status" });
  #row = make("div", { class: "test-bar" });
  #host = make("div", { slot: "note" });

  /** @param {Tested} star @param {Taking} taking @param {Ties} ties */
  constructor(star, taking, ties) {
    this.#star = star;
    this.#taking = taking;
    this.#ties = ties;
    this.#lock = new TestLock(star);
    // Among the element's own children page and element would both dress it.
    this.#host.attachShadow({ mode: "open" }).append(this.#row);
  }

  /**
   * Asks the first question, or the one at which a reload has interrupted it.
   * @param {Before} [before] What to bring back at the end, if not what is shown now.
   * @returns {Promise<boolean>} Whether it has begun.
   */
  async begin(before) {
    const star = this.#star;
    const { solver, scenarioName: name } = star;
    if (!solver) return false;
    const { options, position } = solver;
    this.#before = before ?? { map: solver.toMap(), options, position, name };
    star.append(this.#host);
    if (!(await part(this.#dress()))) {
      this.#before = undefined;
      this.#host.remove();
      return false;
    }
    star.addEventListener("answer", this.#note);
    star.addEventListener("language", this.#translate);
    for (const name of AWAY) star.addEventListener(name, this.#look);
    await this.#show();
    return true;
  }

  async #dress() {
    await this.#lock.begin();
    await dressForTest(this.#row);
    return true;
  }

  /** Shows the question whose turn it is. */
  async #show() {
    const star = this.#star;
    this.#ties.keep(this.#before);
    const hadFocus = this.#host.contains(star.ownerDocument.activeElement);
    // Before it is there, so that nothing of it can be played meanwhile.
    this.#lock.isHeld = !this.#taking.isAnswered;
    this.#revision = undefined;
    const isShown = await star.load(passing(this.#taking.item.scenario));
    if (this.#isEnded) return;
    // Something else was asked for meanwhile.
    this.#revision = isShown ? this.#now : -1;
    this.#update();
    // The button that was pressed is gone, and the question is what comes next.
    if (hadFocus) /** @type {HTMLElement | null} */ (star.shadowRoot?.querySelector("[part=scenario]"))?.focus();
  }

  get #now() {
    return this.#star.stage.session().document.revision;
  }

  /** Whether something else is shown than the question. */
  get #isAway() {
    return this.#revision !== undefined && this.#revision !== this.#now;
  }

  /** Something may be shown that is not the question. */
  #look = () => {
    if (this.#result === undefined && this.#isAway) this.#update();
  };

  /** Says where the test is, and what can be done. */
  #update() {
    const { t } = this.#star.language;
    if (this.#result !== undefined) {
      return this.#fill(this.#result, [
        this.#button("test.details", this.#ties.show, true),
        this.#button("test.close", () => this.close()),
      ]);
    }
    const { items, isAnswered, isLast } = this.#taking;
    const end = this.#button("test.end", () => this.close());
    this.#lock.isHeld = !isAnswered && !this.#isAway;
    if (this.#isAway) {
      return this.#fill(t("test.away"), [this.#button("test.return", () => this.#show(), true), end]);
    }
    const next = this.#button(isLast ? "test.result" : "test.next-question", () => this.#goOn(), true);
    next.disabled = !isAnswered;
    const place = { number: this.#taking.place + 1, count: items.length };
    this.#fill(t(isAnswered ? "test.number" : "test.waits", place), [next, end]);
  }

  /** @param {Event} event */
  #note = (event) => {
    const detail = /** @type {CustomEvent<AnswerDetail>} */ (event).detail;
    // Other questions are not the test's; and while the next one is on its way the last one can still be answered.
    const isOther = detail.scenario !== undefined || detail.question !== 0 || this.#revision === undefined;
    if (isOther || this.#isAway || this.#result !== undefined) return;
    const wasAnswered = this.#taking.isAnswered;
    this.#taking.answer(detail);
    this.#ties.keep(this.#before);
    if (!wasAnswered) this.#update();
  };

  /** The texts of a question are made with it. */
  #translate = () => {
    this.#taking.items = this.#ties.again();
    if (this.#result === undefined && !this.#isAway) this.#show();
    else this.#update();
  };

  #goOn() {
    const { isAnswered, isLast } = this.#taking;
    if (!isAnswered) return;
    if (!isLast) {
      this.#taking.place++;
      this.#show();
      return;
    }
    this.#ties.keep(undefined);
    this.#result = this.#ties.finish();
    this.#update();
    this.#ties.show();
  }

  /** @param {string} sentence @param {HTMLElement[]} buttons */
  #fill(sentence, buttons) {
    const { tag, direction } = this.#star.language;
    Object.assign(this.#row, { lang: tag, dir: direction });
    this.#row.replaceChildren(this.#text, ...buttons);
    setText(this.#text, sentence);
  }

  /** @param {Key} key @param {() => unknown} onclick @param {boolean} [isPrimary] Whether it leads on. */
  #button(key, onclick, isPrimary = false) {
    const name = this.#star.language.t(key);
    return make("button", { type: "button", class: isPrimary ? "primary" : "", onclick }, name);
  }

  /** Takes the bar away. @returns {Before | undefined} What was shown before, unless the test had ended. */
  end() {
    const before = this.#before;
    this.#before = undefined;
    this.#isEnded = true;
    this.#ties.keep(undefined);
    this.#star.removeEventListener("answer", this.#note);
    this.#star.removeEventListener("language", this.#translate);
    for (const name of AWAY) this.#star.removeEventListener(name, this.#look);
    this.#lock.end();
    this.#host.remove();
    return before;
  }

  /** Ends it and brings back what was there before, unless the reader has opened something else. */
  async close() {
    const isAway = this.#isAway;
    const before = this.end();
    if (!before || isAway) return;
    if (before.name === undefined) {
      await this.#star.load(before.map);
      this.#star.configure(before.options);
    } else await this.#star.loadSupplied(before.name);
    this.#star.seek(before.position);
  }
}

/** What tells that another board may be shown. */
const AWAY = ["edit", "change"];
