// Long logs, followed with a heap: whether one answer explains all of it. Trying all answers at once looks at every open
// cell in every step, which is too slow where there are many.

import { RANKS } from "./choice.js";
import { Follower } from "./follow.js";
import { toleranceOf } from "./sieve.js";

/** @typedef {import("./trying.js").Answer} Answer */
/** @typedef {{ cell: number, f: number, h: number, at: number, rank: number, isGone: boolean }} Entry */

/** After so many steps there is a pause. */
const SLICE = 4096;

/**
 * How many steps of the log an answer explains; its numbers are not compared.
 * @param {import("./trying.js").Subject} subject
 * @param {Answer} answer
 * @returns {Generator<number, { agrees: number, follower: Follower }>} Yields which share of the log it has followed.
 */
export function* walked(subject, { trial, order, options, ties }) {
  const { rules, border, estimates } = trial;
  const follower = new Follower(subject.field(border), rules, subject.store, estimates);
  const { cells } = subject.trail;
  const isExact = ties === "exact";
  const comes = comparing(order.algorithm, options, isExact);
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
        f: priority(follower, order, slot),
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
  const slack = toleranceOf(rules, 0);
  let step = 0;
  for (; step < cells.length && follower.has(cells[step]); step++) {
    if (step % SLICE === SLICE - 1) yield step / cells.length;
    const first = heap.first();
    const taken = /** @type {Entry} */ (entries.get(cells[step]));
    const isRight = isExact
      ? first === taken
      : taken.f - first.f <= slack + (slack > 1e-4 ? 1e-6 * first.f : 0) && comes(first, { ...taken, f: first.f }) >= 0;
    if (!isRight) break;
    taken.isGone = true;
    entries.delete(taken.cell);
    follower.take(taken.cell);
    put();
  }
  return { agrees: step, follower };
}

/** @param {Follower} follower @param {import("./equals.js").Order} order @param {number} slot */
function priority({ keys, columns, bornAt }, { algorithm, estimate, weight }, slot) {
  if (algorithm === "breadth-first") return bornAt[slot];
  const h = columns[estimate]?.[slot] ?? 0;
  return algorithm === "greedy" ? h : keys[slot] + (algorithm === "astar" ? weight * h : 0);
}

/**
 * Which of two entries comes first: below 0 the first one.
 * @param {import("./equals.js").Order["algorithm"]} algorithm
 * @param {import("../engine.js").Options} options
 * @param {boolean} isExact Whether the order of opening counts.
 * @returns {(a: Entry, b: Entry) => number}
 */
function comparing(algorithm, { tieBreak }, isExact) {
  const sign = algorithm === "astar" ? { "low-h": 1, "high-h": -1, fifo: 0, lifo: 0 }[tieBreak] : 0;
  const later = tieBreak === "lifo" && algorithm !== "breadth-first" ? -1 : 1;
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
