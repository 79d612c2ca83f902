// Heaps as programs have them: some let equal entries change places, or leave an improved entry where it was, and then
// which cell comes next depends on how the heap lies in memory. A log is compared with what each of them gives out.

import { RANKS } from "./choice.js";
import { Follower } from "./follow.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {{ cell: number, f: number, h: number, order: number }} Entry */

/**
 * @typedef {object} Kind
 * @property {"low-h" | "high-h" | "none"} h How h decides among equal f.
 * @property {"opened" | "newest" | "nothing" | "swaps"} equals What decides after that: the order of opening, its
 *   reverse, nothing, or nothing with equal entries changing places.
 * @property {"binary" | "to-leaf" | "four"} shape The textbook's; one that first fills the gap down to a leaf, as in the
 *   standard libraries of Python and C++; or one with four children, as in that of C#.
 * @property {"stays" | "moves" | "again"} improved What becomes of an entry whose g improves; or it is put in once more.
 * @property {Options["neighborOrder"]} neighborOrder
 */

class Heap {
  /** @type {Entry[]} */
  items = [];
  #kind;
  #arity;
  #sign;

  /** @param {Kind} kind */
  constructor(kind) {
    this.#kind = kind;
    this.#arity = kind.shape === "four" ? 4 : 2;
    this.#sign = { "low-h": 1, "high-h": -1, none: 0 }[kind.h];
  }

  /** Whether one entry goes above another. @param {Entry} a @param {Entry} b */
  #wins(a, b) {
    if (a.f !== b.f) return a.f < b.f;
    const byH = this.#sign * (a.h - b.h);
    if (byH !== 0) return byH < 0;
    switch (this.#kind.equals) {
      case "opened":
        return a.order < b.order;
      case "newest":
        return a.order > b.order;
      default:
        return this.#kind.equals === "swaps";
    }
  }

  /** @param {Entry} entry */
  push(entry) {
    this.items.push(entry);
    this.up(this.items.length - 1);
  }

  /** @param {number} place */
  up(place) {
    const { items } = this;
    const entry = items[place];
    let at = place;
    while (at > 0) {
      const parent = Math.floor((at - 1) / this.#arity);
      if (!this.#wins(entry, items[parent])) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = entry;
  }

  pop() {
    const { items } = this;
    const first = items[0];
    const last = /** @type {Entry} */ (items.pop());
    if (items.length === 0) return first;
    const [end, isToLeaf] = [items.length, this.#kind.shape === "to-leaf"];
    let at = 0;
    for (;;) {
      let child = this.#arity * at + 1;
      if (child >= end) break;
      for (let other = child + 1; other < Math.min(end, this.#arity * at + 1 + this.#arity); other++) {
        // On the way to a leaf, the right one of two equals goes up.
        if (isToLeaf ? !this.#wins(items[child], items[other]) : this.#wins(items[other], items[child])) child = other;
      }
      if (!isToLeaf && !this.#wins(items[child], last)) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
    if (isToLeaf) this.up(at);
    return first;
  }
}

/**
 * How many leading cells of a log are those that a search with a heap takes.
 * @param {import("./trying.js").Subject} subject
 * @param {import("./trying.js").Trial} trial
 * @param {import("./equals.js").Order} order
 * @param {Kind} kind
 * @returns {{ agrees: number, follower: Follower }}
 */
export function heapAgrees(subject, { rules, border, estimates }, { algorithm, estimate, weight }, kind) {
  const follower = new Follower(subject.field(border), rules, subject.store, estimates);
  const heap = new Heap(kind);
  const { cells } = subject.trail;
  const ranks = RANKS[kind.neighborOrder];
  const factor = algorithm === "dijkstra" ? 0 : weight;
  /** @type {Map<number, Entry>} */
  const entries = new Map();
  let orders = 0;
  const take = () => {
    const { changes } = follower;
    changes.sort((a, b) => ranks[a.direction] - ranks[b.direction]);
    for (const { cell, isNew } of changes) {
      const h = follower.columns[estimate]?.[follower.slotOf(cell)] ?? 0;
      const f = algorithm === "greedy" ? h : follower.gOf(cell) + factor * h;
      const known = entries.get(cell);
      if (!isNew && known && kind.improved !== "again") {
        known.f = f;
        if (kind.improved === "moves") heap.up(heap.items.indexOf(known));
        continue;
      }
      const entry = { cell, f, h, order: orders++ };
      entries.set(cell, entry);
      heap.push(entry);
    }
  };
  take();
  let step = 0;
  for (; step < cells.length && heap.items.length > 0 && !follower.isFound; step++) {
    let next = heap.pop().cell;
    while (!follower.has(next) && heap.items.length > 0) next = heap.pop().cell;
    if (next !== cells[step] || !follower.has(next)) break;
    follower.take(next);
    take();
  }
  return { agrees: step, follower };
}

const SHAPES = /** @type {const} */ (["binary", "to-leaf", "four"]);
const ORDERS = /** @type {Options["neighborOrder"][]} */ (Object.keys(RANKS));

/** @param {Kind["improved"][]} improved @param {Kind["equals"][]} equals @param {Kind["h"][]} hs @returns {Kind[]} */
const kinds = (improved, equals, hs) =>
  improved.flatMap((one) =>
    SHAPES.flatMap((shape) =>
      equals.flatMap((equal) =>
        hs.flatMap((h) => ORDERS.map((neighborOrder) => ({ h, equals: equal, shape, improved: one, neighborOrder }))),
      ),
    ),
  );

/** Heaps that give out a smallest entry, but which of several depends on the heap. */
export const UNSTABLE = kinds(["moves", "again"], ["swaps", "nothing"], ["low-h", "none"]);
/** Heaps in which an improved entry stays where it is. */
export const STALE = kinds(["stays"], ["opened", "swaps", "nothing", "newest"], ["low-h", "none", "high-h"]);

/** Whether the engine has such a heap. @param {Kind} kind */
export const isEngines = ({ shape, equals, improved, h }) =>
  shape === "binary" && improved !== "again" && equals !== "nothing" && (equals !== "newest" || h === "none");

/** The options of a heap that the engine has. @param {Kind} kind @returns {Partial<Options>} */
export function optionsOf({ h, equals, improved, neighborOrder }) {
  const tieBreak = h !== "none" ? h : equals === "newest" ? "lifo" : "fifo";
  return { tieBreak, neighborOrder, decreaseKey: improved !== "stays", swapEqual: equals === "swaps" };
}
