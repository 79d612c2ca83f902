// Heaps as programs have them: some let equal entries change places, or leave an improved entry where it was, and then
// which cell comes next depends on how the heap lies in memory. A log is compared with what each of them gives out.

import { RANKS } from "./choice.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Followed } from "./followed.js"
 */

/** @typedef {{ cell: number, f: number, h: number, order: number }} Entry */

/**
 * @typedef {object} Kind
 * @property {"low-h" | "high-h" | "none"} h How h decides among equal f.
 * @property {"opened" | "newest" | "nothing"} equals What decides after that: the order of opening, its reverse, or nothing.
 * @property {{ up: boolean, child: boolean, down: boolean }} swaps Whether equal entries change places: on the way up; of two
 *   children, the second goes up; on the way down.
 * @property {"binary" | "to-leaf" | "four" | "sorted" | "sorted-down"} shape The textbook's; one that first fills the gap down
 *   to a leaf, as in the standard libraries of Python and C++; one with four children, as in that of C#; or no heap, but a list
 *   that is sorted anew each time, the smallest first or last.
 * @property {"stays" | "moves" | "again" | "removed"} improved What becomes of an entry whose g improves; or it is put in once
 *   more, and the old one is left, or taken out first.
 * @property {Options["neighborOrder"]} neighborOrder
 * @property {number[]} ranks The place of each direction in the order of neighbors.
 */

/** Whether it is no heap, but a sorted list. @param {Pick<Kind, "shape">} kind */
export const isList = ({ shape }) => shape === "sorted" || shape === "sorted-down";

class Heap {
  /** @type {Entry[]} */
  items = [];
  #kind;
  #arity;
  #sign;
  #isList;

  /** @param {Kind} kind */
  constructor(kind) {
    this.#kind = kind;
    this.#isList = isList(kind);
    this.#arity = kind.shape === "four" ? 4 : 2;
    this.#sign = { "low-h": 1, "high-h": -1, none: 0 }[kind.h];
  }

  /** Whether one entry goes above another. @param {Entry} a @param {Entry} b @param {boolean} swaps Whether it does if they are equal. */
  #wins(a, b, swaps) {
    if (a.f !== b.f) return a.f < b.f;
    const byH = this.#sign * (a.h - b.h);
    if (byH !== 0) return byH < 0;
    switch (this.#kind.equals) {
      case "opened":
        return a.order < b.order;
      case "newest":
        return a.order > b.order;
      default:
        return swaps;
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
    if (this.#isList) return;
    const entry = items[place];
    let at = place;
    while (at > 0) {
      const parent = Math.floor((at - 1) / this.#arity);
      if (!this.#wins(entry, items[parent], this.#kind.swaps.up)) break;
      items[at] = items[parent];
      at = parent;
    }
    items[at] = entry;
  }

  pop() {
    const { items } = this;
    if (this.#isList) return this.#popSorted();
    const first = items[0];
    const last = /** @type {Entry} */ (items.pop());
    if (items.length > 0) this.#down(0, last);
    return first;
  }

  /** Of a list whose sort keeps equals as they are. */
  #popSorted() {
    const down = this.#kind.shape === "sorted-down" ? -1 : 1;
    this.items.sort((a, b) => down * (a.f - b.f || this.#sign * (a.h - b.h)));
    return /** @type {Entry} */ (down < 0 ? this.items.pop() : this.items.shift());
  }

  /** Takes out an entry from anywhere. @param {Entry} entry */
  remove(entry) {
    const { items } = this;
    const at = items.indexOf(entry);
    if (this.#isList) {
      items.splice(at, 1);
      return;
    }
    const last = /** @type {Entry} */ (items.pop());
    if (last === entry) return;
    this.#down(at, last);
    if (items[at] === last) this.up(at);
  }

  /** Fills a gap with an entry, or with one from below it. @param {number} gap @param {Entry} last */
  #down(gap, last) {
    const { items } = this;
    const { shape, swaps } = this.#kind;
    const [end, isToLeaf] = [items.length, shape === "to-leaf"];
    let at = gap;
    for (;;) {
      let child = this.#arity * at + 1;
      if (child >= end) break;
      for (let other = child + 1; other < Math.min(end, this.#arity * at + 1 + this.#arity); other++) {
        // On the way to a leaf, the right one of two equals goes up.
        if (
          isToLeaf
            ? !this.#wins(items[child], items[other], false)
            : this.#wins(items[other], items[child], swaps.child)
        )
          child = other;
      }
      if (!isToLeaf && !this.#wins(items[child], last, swaps.down)) break;
      items[at] = items[child];
      at = child;
    }
    items[at] = last;
    if (isToLeaf) this.up(at);
  }
}

/**
 * How many leading cells of a log are those that a search with a heap takes.
 * @param {Followed} followed
 * @param {ArrayLike<number>} cells The log's.
 * @param {(g: number, h: number) => number} fOf
 * @param {Kind} kind
 */
export function heapAgrees(followed, cells, fOf, kind) {
  const heap = new Heap(kind);
  const { improved, ranks } = kind;
  /** @type {Map<number, Entry>} */
  const entries = new Map();
  let orders = 0;
  for (let step = 0; ; step++) {
    const { changes, isLast } = followed.before(step, ranks);
    if (isLast) return step;
    for (const { cell, g, h, isNew } of changes) {
      const f = fOf(g, h);
      const known = isNew ? undefined : entries.get(cell);
      if (known && improved === "removed") heap.remove(known);
      if (known && (improved === "moves" || improved === "stays")) {
        known.f = f;
        if (improved === "moves") heap.up(heap.items.indexOf(known));
        continue;
      }
      const entry = { cell, f, h, order: orders++ };
      entries.set(cell, entry);
      heap.push(entry);
    }
    let next;
    do {
      if (heap.items.length === 0) return step;
      next = heap.pop().cell;
    } while (next !== cells[step] && !followed.has(next, step));
    if (next !== cells[step]) return step;
  }
}

const NEVER = { up: false, child: false, down: false };
const ALWAYS = { up: true, child: true, down: true };
/** What heaps do with equal entries: most nothing, some always swap them, and some on one way only. */
const SWAPS = [NEVER, ALWAYS].concat(
  [1, 2, 3, 4, 5, 6].map((bits) => ({ up: (bits & 1) > 0, child: (bits & 2) > 0, down: (bits & 4) > 0 })),
);

/**
 * Shapes, with what becomes of equal entries: where the gap is filled down to a leaf, only the way up can be otherwise.
 * @type {Pick<Kind, "shape" | "swaps">[]}
 */
const LOOSE = [
  { shape: "sorted", swaps: NEVER },
  { shape: "sorted-down", swaps: NEVER },
  ...SWAPS.map((swaps) => ({ shape: /** @type {const} */ ("binary"), swaps })),
  { shape: "to-leaf", swaps: NEVER },
  { shape: "to-leaf", swaps: { ...NEVER, up: true } },
  { shape: "four", swaps: NEVER },
];
/** @type {Pick<Kind, "shape" | "swaps">[]} */
const STRICT = ["binary", "to-leaf", "four"].map((shape) => ({
  shape: /** @type {Kind["shape"]} */ (shape),
  swaps: NEVER,
}));

/** The engine's orders of neighbors. @type {Pick<Kind, "neighborOrder" | "ranks">[]} */
const ORDERS = /** @type {Options["neighborOrder"][]} */ (Object.keys(RANKS)).map((neighborOrder) => ({
  neighborOrder,
  ranks: RANKS[neighborOrder],
}));

/**
 * All combinations.
 * @param {Kind["improved"][]} improved
 * @param {Pick<Kind, "equals" | "shape" | "swaps">[]} shapes
 * @param {Kind["h"][]} hs
 * @param {Pick<Kind, "neighborOrder" | "ranks">[]} orders
 * @returns {Kind[]}
 */
const kinds = (improved, shapes, hs, orders) =>
  orders.flatMap((order) =>
    shapes.flatMap((shape) => improved.flatMap((one) => hs.map((h) => ({ ...order, ...shape, improved: one, h })))),
  );

const nothing = LOOSE.map((shape) => ({ ...shape, equals: /** @type {const} */ ("nothing") }));
const ordered = /** @type {const} */ (["opened", "newest"]).flatMap((equals) =>
  STRICT.map((shape) => ({ ...shape, equals })),
);

/** Heaps that give out a smallest entry, but which of several depends on the heap. */
export const UNSTABLE = kinds(["moves", "again", "removed"], nothing, ["low-h", "none", "high-h"], ORDERS);
/** The same where older entries are taken too. */
export const AGAIN = UNSTABLE.filter(({ improved }) => improved === "again");
/** Heaps in which an improved entry stays where it is. */
export const STALE = kinds(
  ["stays"],
  [...ordered, ...nothing.filter((kind) => !isList(kind))],
  ["low-h", "none", "high-h"],
  ORDERS,
);

/** The same kinds with other orders of neighbors. @param {Kind[]} kinds @param {number[][]} orders The places of the directions. @returns {Kind[]} */
export const withOrders = (kinds, orders) =>
  orders.flatMap((ranks) =>
    kinds.filter(({ neighborOrder }) => neighborOrder === "row-major").map((kind) => ({ ...kind, ranks })),
  );

/** Whether the engine has such a heap, with such an order of neighbors. @param {Kind} kind */
export const isEngines = ({ shape, equals, swaps, improved, h, ranks, neighborOrder }) =>
  shape === "binary" &&
  (improved === "stays" || improved === "moves") &&
  (equals === "opened" || (equals === "nothing" && swaps === ALWAYS) || (equals === "newest" && h === "none")) &&
  ranks === RANKS[neighborOrder];

/** The options of a heap that the engine has. @param {Kind} kind @returns {Partial<Options>} */
export function optionsOf({ h, equals, swaps, improved, neighborOrder }) {
  const tieBreak = h !== "none" ? h : equals === "newest" ? "lifo" : "fifo";
  const swapEqual = equals === "nothing" && swaps === ALWAYS;
  return { tieBreak, neighborOrder, decreaseKey: improved !== "stays", swapEqual };
}
