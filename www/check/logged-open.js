// The open list of a program that goes where a log says: of the entries that may leave it next, the one whose cell the log has
// taken. So nothing has to be known of the order in which a program has equal ones.

import { slackOfFormula } from "./tolerances.js";

/** @import { Entry } from "../program/entries.js" */

export class LoggedOpen {
  /** Which cell the log takes next; -1 after its end. */
  wanted = -1;
  /** How many entries were looked at. */
  work = 0;
  /** In bits, if it is asked for: how much the choices among equals say, and those among entries that are nearly as good. */
  bits = 0;
  near = 0;
  /** @type {Entry[]} */
  #items = [];
  /** Where the entry of a cell is, if it has one at most. @type {Map<number, Entry> | undefined} */
  #of;
  /** @type {Set<number>} */
  #taken = new Set();
  #reach;
  #last;

  /**
   * @param {object} how
   * @param {boolean} how.isList Whether a cell has one entry at most, which changes.
   * @param {number} [how.reach] How much larger an f is that is nearly as good, if bits are counted.
   * @param {number} how.last The cell that is taken after the end of the log, if it can be: the goal.
   */
  constructor({ isList, reach, last }) {
    this.#of = isList ? new Map() : undefined;
    this.#reach = reach;
    this.#last = last;
  }

  get length() {
    return this.#items.length;
  }

  /** The entry that left last. @type {Entry | undefined} */
  left;

  /** @param {Entry} entry @param {boolean} [isOnlyNew] */
  put(entry, isOnlyNew = false) {
    const known = this.#of?.get(entry.cell);
    if (known) {
      if (!isOnlyNew) known.keys = entry.keys;
      return;
    }
    this.#of?.set(entry.cell, entry);
    this.#items.push(entry);
  }

  /** @returns {Entry} */
  take() {
    const items = this.#items;
    let least = items[0].keys[0];
    for (let i = 1; i < items.length; i++) if (items[i].keys[0] < least) least = items[i].keys[0];
    this.work += items.length;
    const most = least + slackOfFormula(Math.max(1, Math.abs(least)));
    const place = this.#placeOf(most);
    const entry = items[place];
    if (this.#reach !== undefined) this.#count(most, entry.keys[0] + this.#reach);
    const last = /** @type {Entry} */ (items.pop());
    if (place < items.length) items[place] = last;
    this.#of?.delete(entry.cell);
    this.#taken.add(entry.cell);
    this.left = entry;
    return entry;
  }

  /** Where the entry is that leaves next. @param {number} most The largest f that it may have. */
  #placeOf(most) {
    const items = this.#items;
    const wanted = this.wanted < 0 ? this.#last : this.wanted;
    let [old, first] = [-1, -1];
    for (let i = 0; i < items.length; i++) {
      const { keys, cell } = items[i];
      // Nothing can be told of an f that is no number.
      if (!(keys[0] <= most)) continue;
      if (cell === wanted) return i;
      // An older entry of a cell may be left out without a word, so it comes before what would be told.
      if (old < 0 && this.#taken.has(cell)) old = i;
      if (first < 0) first = i;
    }
    return Math.max(0, old < 0 ? first : old);
  }

  /** @param {number} equal @param {number} near Up to which f an entry is as good as the first, and nearly as good as the one taken. */
  #count(equal, near) {
    const count = (/** @type {number} */ most) => this.#items.filter(({ keys }) => keys[0] <= most).length;
    this.bits += Math.log2(Math.max(1, count(equal)));
    this.near += Math.log2(Math.max(1, count(near)));
  }
}
