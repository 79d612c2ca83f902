// The open list of a program that has none of its own: first in, first out, or the smallest keys first, as the priority
// queues of standard libraries give them out where no two entries are equal.

/** @typedef {{ keys: number[], cell: number }} Entry */
/** @typedef {{ readonly length: number, put: (entry: Entry, isOnlyNew?: boolean) => void, take: () => Entry }} Open */

/** Which of two entries comes first, by some of their keys: negative if it is the first one. @param {Entry} a @param {Entry} b @param {number} count */
export function compare(a, b, count) {
  for (let i = 0; i < count; i++) {
    const apart = a.keys[i] - b.keys[i];
    if (apart !== 0) return apart;
  }
  return 0;
}

export class Entries {
  /** @type {Entry[]} */
  #items = [];
  /** Where a line begins: what is before was taken. */
  #first = 0;
  #isLine;

  /** @param {boolean} isLine */
  constructor(isLine) {
    this.#isLine = isLine;
  }

  get length() {
    return this.#items.length - this.#first;
  }

  /** @param {Entry} entry */
  put(entry) {
    const items = this.#items;
    items.push(entry);
    if (this.#isLine) return;
    let place = items.length - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (compare(entry, items[above], entry.keys.length) >= 0) break;
      items[place] = items[above];
      place = above;
    }
    items[place] = entry;
  }

  /** The first; there has to be one. @returns {Entry} */
  take() {
    const items = this.#items;
    if (this.#isLine) return items[this.#first++];
    const [first] = items;
    const last = /** @type {Entry} */ (items.pop());
    if (items.length > 0) this.#sink(last);
    return first;
  }

  /** Puts an entry where the first was. @param {Entry} entry */
  #sink(entry) {
    const items = this.#items;
    const count = entry.keys.length;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && compare(items[below + 1], items[below], count) < 0) below++;
      if (compare(items[below], entry, count) >= 0) break;
      items[place] = items[below];
      place = below;
    }
    items[place] = entry;
  }
}

/** A list that is looked through for the smallest, in which a cell has one entry. */
export class EntryList {
  /** @type {Entry[]} */
  #items = [];
  /** Which cells have an entry. @type {Map<number, Entry>} */
  #of = new Map();

  get length() {
    return this.#items.length;
  }

  /** @param {Entry} entry @param {boolean} [isOnlyNew] Whether an entry that is there stays as it is. */
  put(entry, isOnlyNew = false) {
    const known = this.#of.get(entry.cell);
    if (known) {
      if (!isOnlyNew) known.keys = entry.keys;
      return;
    }
    this.#of.set(entry.cell, entry);
    this.#items.push(entry);
  }

  /** The smallest, of equal ones the first; there has to be one. @returns {Entry} */
  take() {
    const items = this.#items;
    let best = 0;
    for (let place = 1; place < items.length; place++) {
      if (compare(items[place], items[best], items[best].keys.length) < 0) best = place;
    }
    const [first] = items.splice(best, 1);
    this.#of.delete(first.cell);
    return first;
  }
}
