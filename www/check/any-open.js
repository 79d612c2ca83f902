// An open list that gives out equal entries in an order that comes by chance.

import { slackOfFormula } from "./tolerances.js";

/** @import { Entry } from "../program/entries.js" */

export class AnyOpen {
  /** @type {Entry[]} */
  #items = [];
  #isList;
  #random;

  /** @param {boolean} isList Whether a cell has one entry at most, which changes. @param {() => number} random From 0 to 1. */
  constructor(isList, random) {
    this.#isList = isList;
    this.#random = random;
  }

  get length() {
    return this.#items.length;
  }

  /** @param {Entry} entry @param {boolean} [isOnlyNew] Whether an entry that is there stays as it is. */
  put(entry, isOnlyNew = false) {
    const known = this.#isList ? this.#items.find(({ cell }) => cell === entry.cell) : undefined;
    if (!known) this.#items.push(entry);
    else if (!isOnlyNew) known.keys = entry.keys;
  }

  /** One of the smallest; there has to be one. @returns {Entry} */
  take() {
    const least = Math.min(...this.#items.map(({ keys: [first] }) => first));
    const most = least + slackOfFormula(Math.max(1, Math.abs(least)));
    const equal = this.#items.flatMap(({ keys: [first] }, i) => (first <= most ? [i] : []));
    const place = equal[Math.floor(this.#random() * equal.length)] ?? 0;
    return this.#items.splice(place, 1)[0];
  }
}
