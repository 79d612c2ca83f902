// Long logs, followed with a heap: whether one answer explains all of it. Trying all answers at once looks at every open
// cell in every step, which is too slow where there are many.

import { isNewestFirst, signOfH } from "../rules/order.js";
import { prioritiesOf, RANKS } from "./choice.js";
import { Follower } from "./follow-log.js";
import { isToldAtLast } from "./sieve.js";
import { toleranceOf } from "./tolerances.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Rules } from "./moving.js"
 * @import { Answer, Subject } from "./trying.js"
 */

/** @typedef {{ cell: number, f: number, h: number, at: number, rank: number, isGone: boolean }} Entry */

/** After so many steps there is a pause. */
const SLICE = 4096;

/**
 * How many steps of the log an answer explains; its numbers are not compared.
 * @param {Subject} subject
 * @param {Answer} answer
 * @returns {Generator<number, { agrees: number, follower: Follower }>} Yields which share of the log it has followed.
 */
export function* walked(subject, { trial, order, options, ties }) {
  const { estimates } = trial;
  // Which of a cell's entries is taken makes no difference to what can be said of a long log.
  /** @type {Rules} */
  const rules = trial.rules.again ? { ...trial.rules, again: "anywhere" } : trial.rules;
  const field = subject.field;
  const follower = new Follower(field, rules, subject.store, estimates);
  const { cells } = subject.trail;
  const isExact = ties === "exact";
  const comes = comparing({ algorithm: order.algorithm, tieBreak: options.tieBreak }, isExact);
  const priorityOf = prioritiesOf(follower, order);
  const ranks = RANKS[options.neighborOrder];
  /** @type {Map<number, Entry>} */
  const entries = new Map();
  const heap = new Entries(comes);
  const put = () => {
    for (const { cell } of follower.changes) {
      const known = entries.get(cell);
      if (known) known.isGone = true;
      const slot = follower.slotOf(cell);
      const entry = {
        cell,
        f: priorityOf(slot),
        h: follower.columns[order.estimate]?.[slot] ?? 0,
        at: follower.bornAt[slot],
        rank: ranks[follower.bornBy[slot]],
        isGone: false,
      };
      entries.set(cell, entry);
      heap.push(entry);
    }
  };
  put();
  let step = 0;
  for (; step < cells.length && follower.has(cells[step]); step++) {
    if (step % SLICE === SLICE - 1) yield step / cells.length;
    if (follower.isStale(cells[step]) || (rules.isGoalTold && isToldAtLast(follower, field, subject.trail, step))) {
      follower.take(cells[step]);
      continue;
    }
    const first = heap.first();
    const taken = /** @type {Entry} */ (entries.get(cells[step]));
    const isRight = isExact
      ? first === taken
      : taken.f - first.f <= toleranceOf(rules, first.f) && comes(first, { ...taken, f: first.f }) >= 0;
    if (!isRight) break;
    taken.isGone = true;
    entries.delete(taken.cell);
    follower.take(taken.cell);
    put();
  }
  return { agrees: step, follower };
}

/**
 * Which of two entries comes first: below 0 the first one.
 * @param {Pick<Options, "algorithm" | "tieBreak">} options
 * @param {boolean} isExact Whether the order of opening counts.
 * @returns {(a: Entry, b: Entry) => number}
 */
function comparing(options, isExact) {
  const sign = signOfH(options);
  const later = isNewestFirst(options) ? -1 : 1;
  return (a, b) => a.f - b.f || sign * (a.h - b.h) || (isExact ? later * (a.at - b.at || a.rank - b.rank) : 0);
}

/** A heap of entries; those that are gone stay until they come up. */
class Entries {
  /** @type {Entry[]} */
  #items = [];
  #comes;

  /** @param {(a: Entry, b: Entry) => number} comes */
  constructor(comes) {
    this.#comes = comes;
  }

  /** @param {Entry} entry */
  push(entry) {
    const items = this.#items;
    let at = items.length;
    items.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#comes(entry, items[parent]) >= 0) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = entry;
  }

  first() {
    while (this.#items[0]?.isGone) this.#pop();
    return this.#items[0];
  }

  #pop() {
    const items = this.#items;
    const last = /** @type {Entry} */ (items.pop());
    if (items.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && this.#comes(items[child + 1], items[child]) < 0) child++;
      if (this.#comes(items[child], last) >= 0) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
  }
}
