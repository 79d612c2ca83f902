// Programs with the bugs that people write, as they write them: two lists, or a dictionary of costs and a heap. They
// share no code with the page. Each returns what it would print: the cells that it takes.

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Board */
/** @typedef {{ x: number, y: number, g: number, h: number, f: number, parent?: Cell }} Cell */
/**
 * @typedef {object} Style
 * @property {"manhattan" | "octile" | "euclidean" | "chebyshev"} estimate
 * @property {boolean} corners Whether corners may be cut.
 * @property {boolean} diagonals
 * @property {boolean} byH Whether the smallest h decides between equal f.
 * @property {boolean} [backward] Whether the lists look at the neighbors in the reverse order.
 * @property {boolean} [asksOnce] Whether one function says of all cells, those beside a diagonal move too, if they are free.
 * @property {boolean} [isLoose] Whether the heap compares f, or f and h, and nothing else.
 */

/** The most steps: a program that forgets what it has seen may not end. */
const MOST = 3000;

/** @param {Board} board @param {number} x @param {number} y */
const isFree = ({ width, height, cells }, x, y) =>
  x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] !== 255;

/** @param {Style["estimate"]} name @param {number} dx @param {number} dy */
function estimate(name, dx, dy) {
  if (name === "manhattan") return 10 * (dx + dy);
  if (name === "chebyshev") return 10 * Math.max(dx, dy);
  if (name === "euclidean") return 10 * Math.sqrt(dx * dx + dy * dy);
  return dx > dy ? 14 * dy + 10 * (dx - dy) : 14 * dx + 10 * (dy - dx);
}

/** @param {string} name @param {number} dx @param {number} dy */
function truncated(name, dx, dy) {
  if (name === "euclidean") return Math.floor(10 * Math.sqrt(dx * dx + dy * dy));
  if (name === "manhattan") return 10 * Math.trunc((dx + dy) / 2);
  // 14 / 10 of a straight move, in whole numbers of them.
  return 10 * (Math.trunc((14 * Math.min(dx, dy)) / 10) + Math.abs(dx - dy));
}

/**
 * Two lists that are scanned; the bug is one of the names of the check, or none.
 * @param {Board} board
 * @param {string} bug
 * @param {Style} style
 * @returns {Cell[]}
 */
export function withLists(board, bug, { estimate: name, corners, diagonals, byH, backward, asksOnce }) {
  const { width, height, start, goal } = board;
  const h = (/** @type {number} */ x, /** @type {number} */ y) =>
    (bug === "h-truncated" ? truncated : estimate)(name, Math.abs(x - goal[0]), Math.abs(y - goal[1]));
  const isInside = (/** @type {number} */ x, /** @type {number} */ y) => {
    if (bug === "border-missing") return x >= 0 && y >= 0 && x < width - 1 && y < height - 1;
    if (bug === "bounds-swapped") return x >= 0 && y >= 0 && x < height && y < width;
    return true;
  };
  const isOpen = (/** @type {number} */ x, /** @type {number} */ y) =>
    isFree(board, x, y) && (!asksOnce || isInside(x, y));
  /** @type {Cell} */
  const first = { x: start[0], y: start[1], g: 0, h: h(...start), f: h(...start) };
  /** @type {Cell[]} */
  let open = [first];
  /** @type {Cell[]} */
  const closed = [];
  /** @type {Cell[]} */
  const taken = [];
  const look = (/** @type {Cell} */ current) => {
    const sign = backward ? -1 : 1;
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const [dx, dy] = [sign * right, sign * down];
        const [x, y] = [current.x + dx, current.y + dy];
        const isDiagonal = dx !== 0 && dy !== 0;
        if ((dx === 0 && dy === 0) || !isFree(board, x, y) || !isInside(x, y)) continue;
        if (isDiagonal && !diagonals) continue;
        if (isDiagonal && !corners && !(isOpen(current.x + dx, current.y) && isOpen(current.x, current.y + dy)))
          continue;
        const isHere = (/** @type {Cell} */ cell) => cell.x === x && cell.y === y;
        if (bug !== "closed-not-checked" && closed.some(isHere)) continue;
        const cost = isDiagonal && bug !== "diagonal-costs-straight" ? 14 : 10;
        const from = { "g-of-last-move-only": 0, "h-added-into-g": current.f }[bug] ?? current.g;
        const g = from + cost;
        const known = open.find(isHere);
        if (!known) open.push({ x, y, g, h: h(x, y), f: g + h(x, y), parent: current });
        else if (bug === "compares-fresh-g" || g < known.g) {
          known.g = g;
          known.parent = current;
          // What the list is searched by stays what it was.
          if (bug !== "stale-heap-entry") known.f = g + known.h;
        }
      }
    }
  };
  if (bug === "start-not-taken") {
    look(first);
    open = open.filter((cell) => cell !== first);
  }
  while (open.length > 0 && taken.length < MOST) {
    const current = open.reduce((best, cell) =>
      cell.f < best.f || (byH && cell.f === best.f && cell.h < best.h) ? cell : best,
    );
    open = open.filter((cell) => cell !== current);
    closed.push(current);
    taken.push({ ...current });
    if (current.x === goal[0] && current.y === goal[1]) break;
    look(current);
  }
  return taken;
}

/** A heap with a comparison of its own, as in the standard library of Python. */
export class PlainHeap {
  /** @param {(a: any, b: any) => boolean} isLess */
  constructor(isLess) {
    /** @type {any[]} */
    this.items = [];
    this.isLess = isLess;
  }

  /** @param {any} item */
  push(item) {
    this.items.push(item);
    this.up(this.items.length - 1);
  }

  /** @param {number} at */
  up(at) {
    const { items } = this;
    while (at > 0 && this.isLess(items[at], items[(at - 1) >> 1])) {
      [items[at], items[(at - 1) >> 1]] = [items[(at - 1) >> 1], items[at]];
      at = (at - 1) >> 1;
    }
  }

  pop() {
    const { items } = this;
    const first = items[0];
    const last = items.pop();
    if (items.length === 0) return first;
    items[0] = last;
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < items.length && this.isLess(items[child], items[least])) least = child;
      }
      if (least === at) return first;
      [items[at], items[least]] = [items[least], items[at]];
      at = least;
    }
  }
}

/**
 * A dictionary of costs and a heap of entries. `stale` says what becomes of an entry whose cell improves: it keeps its
 * old f, or it has the new one in the old place; or a second entry is put in, and the first is taken too, or is not, as it
 * should be.
 * @param {Board} board
 * @param {"kept" | "in-place" | "twice" | "none"} stale
 * @param {Style} style
 * @returns {Cell[]}
 */
export function withHeap(board, stale, { estimate: name, corners, diagonals, byH, isLoose }) {
  const { start, goal, width } = board;
  const h = (/** @type {number} */ x, /** @type {number} */ y) =>
    estimate(name, Math.abs(x - goal[0]), Math.abs(y - goal[1]));
  const fOf = (/** @type {any} */ entry) => (stale === "in-place" ? costs.get(entry.key) + entry.h : entry.f);
  const heap = new PlainHeap(
    (a, b) =>
      fOf(a) < fOf(b) || (fOf(a) === fOf(b) && (byH && a.h !== b.h ? a.h < b.h : !isLoose && a.order < b.order)),
  );
  let orders = 0;
  /** @type {Map<number, number>} */
  const costs = new Map();
  const push = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ g) => {
    costs.set(y * width + x, g);
    heap.push({ x, y, key: y * width + x, h: h(x, y), f: g + h(x, y), order: orders++ });
  };
  push(start[0], start[1], 0);
  const waiting = new Set([start[1] * width + start[0]]);
  const done = new Set();
  /** @type {Cell[]} */
  const taken = [];
  while (heap.items.length > 0 && taken.length < MOST) {
    const { x, y, key, h: rest } = heap.pop();
    if (stale === "none" && done.has(key)) continue;
    const g = costs.get(key) ?? 0;
    waiting.delete(key);
    done.add(key);
    taken.push({ x, y, g, h: rest, f: g + rest });
    if (x === goal[0] && y === goal[1]) break;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [toX, toY] = [x + dx, y + dy];
        const isDiagonal = dx !== 0 && dy !== 0;
        if ((dx === 0 && dy === 0) || !isFree(board, toX, toY) || (isDiagonal && !diagonals)) continue;
        if (isDiagonal && !corners && !(isFree(board, toX, y) && isFree(board, x, toY))) continue;
        const next = toY * width + toX;
        if (done.has(next)) continue;
        const sum = g + (isDiagonal ? 14 : 10);
        if (sum >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        if (waiting.has(next) && (stale === "kept" || stale === "in-place")) costs.set(next, sum);
        else push(toX, toY, sum);
        waiting.add(next);
      }
    }
  }
  return taken;
}

/**
 * A board with random walls, the start near its left side and the goal near its right one.
 * @param {() => number} random
 * @param {number} width
 * @param {number} height
 * @param {number} share
 * @returns {Board}
 */
export function randomWalls(random, width, height, share) {
  const cells = Uint8Array.from({ length: width * height }, () => (random() < share ? 255 : 0));
  const row = () => Math.floor(random() * (height - 1));
  /** @type {Coord[]} */
  const [start, goal] = [
    [Math.floor(random() * 3), row()],
    [width - 2 - Math.floor(random() * 3), row()],
  ];
  for (const [x, y] of [start, goal]) cells[y * width + x] = 0;
  return { width, height, cells, start, goal };
}
