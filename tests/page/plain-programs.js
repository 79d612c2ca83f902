// A* in the ways that people write it, without a mistake: with heaps of several kinds, lists that are sorted or scanned, and
// closed lists or none. Nothing of it is shared with the page. Each returns the lines that it prints.

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: [number, number], goal: [number, number] }} Board */
/** @typedef {{ x: number, y: number, g: number, h: number, f: number }} Line */
/** @typedef {(dx: number, dy: number) => number} Estimate */

/**
 * @typedef {object} Program
 * @property {number} straight
 * @property {number} diagonal 0 for none.
 * @property {boolean} corners Whether corners may be cut.
 * @property {Estimate} h
 * @property {[number, number][]} moves In the order in which neighbors are looked at.
 * @property {(a: Entry, b: Entry) => number} compare
 * @property {"heap" | "scan" | "sort"} list
 * @property {"again" | "moved" | "again-printed" | "no-closed"} improved What becomes of the entry of a cell that improves: a
 *   second one is put in, and the old one skipped when it comes up; it is changed where it is; a second one is put in, and the old
 *   one printed too; or there is no closed list at all.
 *
 * @typedef {{ x: number, y: number, g: number, h: number, f: number, order: number }} Entry
 */

const RIM = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];
/** Row by row. */
export const ROWS = /** @type {[number, number][]} */ (RIM);
/** Without diagonals, as most tutorials have them. */
export const CROSS = /** @type {[number, number][]} */ ([
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]);
export const WAYS = /** @type {[number, number][]} */ ([
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
]);

/** The standard library's heap, by its documentation: the smallest first, no rule for equals. */
class Heap {
  /** @type {Entry[]} */
  #items = [];
  /** @param {(a: Entry, b: Entry) => number} compare */
  constructor(compare) {
    this.compare = compare;
  }
  get size() {
    return this.#items.length;
  }
  /** @param {Entry} entry */
  put(entry) {
    const list = this.#items;
    let i = list.push(entry) - 1;
    while (i > 0) {
      const up = (i - 1) >>> 1;
      if (this.compare(list[i], list[up]) >= 0) return;
      [list[i], list[up]] = [list[up], list[i]];
      i = up;
    }
  }
  take() {
    const list = this.#items;
    const first = list[0];
    const last = /** @type {Entry} */ (list.pop());
    if (list.length > 0) {
      list[0] = last;
      for (let i = 0; ; ) {
        let least = 2 * i + 1;
        if (least >= list.length) break;
        if (least + 1 < list.length && this.compare(list[least + 1], list[least]) < 0) least++;
        if (this.compare(list[least], list[i]) >= 0) break;
        [list[i], list[least]] = [list[least], list[i]];
        i = least;
      }
    }
    return first;
  }
  /** @param {Entry} entry */
  remove(entry) {
    const rest = this.#items.filter((other) => other !== entry);
    this.#items = [];
    for (const other of rest) this.put(other);
  }
}

/** An array: the first of the smallest is looked for, or it is sorted by a sort that keeps equals as they are. */
class List {
  /** @type {Entry[]} */
  #items = [];
  /** @param {(a: Entry, b: Entry) => number} compare @param {boolean} isSorted */
  constructor(compare, isSorted) {
    this.compare = compare;
    this.isSorted = isSorted;
  }
  get size() {
    return this.#items.length;
  }
  /** @param {Entry} entry */
  put(entry) {
    this.#items.push(entry);
  }
  take() {
    if (this.isSorted) {
      this.#items.sort(this.compare);
      return /** @type {Entry} */ (this.#items.shift());
    }
    let least = 0;
    for (const [i, entry] of this.#items.entries()) if (this.compare(entry, this.#items[least]) < 0) least = i;
    return this.#items.splice(least, 1)[0];
  }
}

/** @param {Board} board @param {Program} program @returns {Line[]} */
export function printed(board, { straight, diagonal, corners, h, moves, compare, list, improved }) {
  const { width, height, cells, start, goal } = board;
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] !== 255;
  const open = list === "heap" ? new Heap(compare) : new List(compare, list === "sort");
  /** @type {Map<number, Entry>} */
  const best = new Map();
  const closed = new Set();
  let order = 0;
  const entryOf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ g) => {
    const rest = h(Math.abs(x - goal[0]), Math.abs(y - goal[1]));
    return { x, y, g, h: rest, f: g + rest, order: order++ };
  };
  const first = entryOf(start[0], start[1], 0);
  best.set(start[1] * width + start[0], first);
  open.put(first);
  /** @type {Line[]} */
  const lines = [];
  while (open.size > 0) {
    const now = open.take();
    const key = now.y * width + now.x;
    if (improved === "again" && closed.has(key)) continue;
    const { g } = /** @type {Entry} */ (best.get(key));
    lines.push({ x: now.x, y: now.y, g, h: now.h, f: g + now.h });
    if (now.x === goal[0] && now.y === goal[1]) break;
    if (improved === "again-printed" && closed.has(key)) continue;
    closed.add(key);
    for (const [dx, dy] of moves) {
      const [x, y] = [now.x + dx, now.y + dy];
      const isDiagonal = dx !== 0 && dy !== 0;
      if (!isFree(x, y) || (isDiagonal && diagonal === 0)) continue;
      if (isDiagonal && !corners && !(isFree(x, now.y) && isFree(now.x, y))) continue;
      const to = y * width + x;
      if (improved !== "no-closed" && closed.has(to)) continue;
      const sum = g + (isDiagonal ? diagonal : straight);
      const known = best.get(to);
      if (known && sum >= known.g) continue;
      if (known && improved === "moved" && !closed.has(to)) {
        if (open instanceof Heap) open.remove(known);
        known.g = sum;
        known.f = sum + known.h;
        if (open instanceof Heap) open.put(known);
        continue;
      }
      const entry = entryOf(x, y, sum);
      best.set(to, entry);
      open.put(entry);
    }
  }
  return lines;
}
