// The rungs in a row. The Tab key stops at one of them and at the button beside it; arrow keys lead to the others.

import { make } from "../../../core/ui/dom.js";
import { rungItem } from "./rung-item.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { Key, Value } from "./ladder-values.js"
 * @import { RungItem } from "./rung-item.js"
 */

export class Strip {
  /** @type {RungItem[]} */
  items = [];
  element = make("ul", { class: "rungs", role: "list" });
  #madeFor = "";
  /** Whether the button that had the focus is gone. */
  #hasLostFocus = false;
  #acts;

  /** @param {Parameters<typeof rungItem>[3]} acts */
  constructor(acts) {
    this.#acts = acts;
    this.element.addEventListener("keydown", (event) => this.#move(event));
  }

  /**
   * Has an item for each value.
   * @param {Key} key
   * @param {readonly Value[]} values
   * @param {Language} language
   */
  make(key, values, language) {
    const madeFor = [key, ...values].join();
    if (madeFor === this.#madeFor) return;
    this.#madeFor = madeFor;
    this.#hasLostFocus = this.#hasFocus;
    this.items = values.map((value) => rungItem(key, value, language, this.#acts));
    this.element.setAttribute("aria-label", language.t(`option.${key}`));
    this.element.replaceChildren(...this.items.map(({ element }) => element));
    this.#stopAt(undefined);
  }

  /**
   * Marks the value that is set, and those of the runs that are compared; the Tab key stops at the first unless the reader is in
   * the strip.
   * @param {Value} value
   * @param {(value: Value) => readonly number[]} runsWith Which of the runs have a value and are else like the one that is shown.
   */
  mark(value, runsWith) {
    const current = this.items.find((item) => item.value === value);
    for (const item of this.items) item.mark(item === current, runsWith(item.value));
    if (!this.#hasFocus) this.#stopAt(current);
    if (this.#hasLostFocus) current?.button.focus();
    this.#hasLostFocus = false;
  }

  get #hasFocus() {
    return this.element.matches(":focus-within");
  }

  /** @param {RungItem | undefined} chosen */
  #stopAt(chosen) {
    const stop = chosen ?? this.items[0];
    for (const item of this.items) item.button.tabIndex = item.beside.tabIndex = item === stop ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const from = this.items.findIndex(({ element }) => element.contains(/** @type {Node} */ (event.target)));
    const last = this.items.length - 1;
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: last }[event.key];
    const item = to === undefined ? undefined : this.items[to];
    if (!item) return;
    event.preventDefault();
    this.#stopAt(item);
    item.button.focus();
    item.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
