// The open lists of a tutorial, and a search that keeps its open cells in one of them: a binary heap, a list that is
// scanned, or one that is kept in order. None of it shares code with the engine. After each step it says where the
// entries are, and how often two of them were compared and one was put in a place.

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: [number, number], goal: [number, number] }} Board */
/** @typedef {{ cell: number, g: number, h: number, f: number, order: number }} Entry Costs in units. */
/** @typedef {{ cells: number[], entries: Entry[], taken?: number, comparisons: number, moves: number, taking: [number, number] }} Snapshot */

/** A straight and a diagonal move and a penalty of 1, in units. */
const UNITS = { "10-14": [10, 14, 1], "10-10": [10, 10, 1], sqrt2: [1970, 2786, 197] };
const WALLS = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 };
const STRAIGHT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const SLANTED = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
const ROWS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy])).filter(([dx, dy]) => dx !== 0 || dy !== 0);
/** @type {Record<string, number[][]>} */
const ORDERS = { "row-major": ROWS, "straight-first": [...STRAIGHT, ...SLANTED] };

/** @param {Options} options @param {number} dx @param {number} dy */
export function estimate({ heuristic, diagonal: rule, costs }, dx, dy) {
  const [straight, diagonal] = UNITS[costs];
  const line = Math.sqrt(dx * dx + dy * dy);
  const formulas = {
    manhattan: straight * (dx + dy),
    octile: (costs === "10-10" ? 14 : diagonal) * Math.min(dx, dy) + straight * Math.abs(dx - dy),
    chebyshev: straight * Math.max(dx, dy),
    euclidean: (costs === "sqrt2" ? diagonal / Math.SQRT2 : straight) * line,
    "floored-euclidean": straight * Math.floor(line),
    zero: 0,
  };
  if (heuristic !== "auto") return formulas[heuristic];
  return rule === "never" ? formulas.manhattan : costs === "10-10" ? formulas.chebyshev : formulas.octile;
}

/** What an entry is compared by, without the order of opening. @param {Options} options @param {Entry} entry */
export function keyOf({ algorithm, tieBreak }, { f, h }) {
  const sign = algorithm === "breadth-first" ? 0 : { "low-h": 1, "high-h": -1, fifo: 0, lifo: 0 }[tieBreak];
  return [algorithm === "breadth-first" ? 0 : f, sign * h];
}

/** Less than 0 if the first leaves before the second. @param {Options} options @param {Entry} a @param {Entry} b */
export function inOrder(options, a, b) {
  const [[f, h], [otherF, otherH]] = [keyOf(options, a), keyOf(options, b)];
  const isNewestFirst = options.algorithm !== "breadth-first" && options.tieBreak === "lifo";
  return f - otherF || h - otherH || (isNewestFirst ? b.order - a.order : a.order - b.order);
}

/** What all lists count. */
class Counted {
  /** @type {Entry[]} */
  entries = [];
  comparisons = 0;
  moves = 0;
  /** @param {Options} options */
  constructor(options) {
    this.options = options;
  }
  /** @param {Entry} a @param {Entry} b */
  isFirst(a, b) {
    this.comparisons++;
    return inOrder(this.options, a, b) < 0;
  }
}

/** A heap written by hand, which exchanges neighbors. */
class Heap extends Counted {
  /** @override @param {Entry} a @param {Entry} b */
  isFirst(a, b) {
    if (!this.options.swapEqual || !hasHabits(this.options)) return super.isFirst(a, b);
    this.comparisons++;
    const [[f, h], [otherF, otherH]] = [keyOf(this.options, a), keyOf(this.options, b)];
    return f < otherF || (f === otherF && h <= otherH);
  }
  /** @param {number} a @param {number} b */
  exchange(a, b) {
    const { entries } = this;
    [entries[a], entries[b]] = [entries[b], entries[a]];
    this.moves++;
  }
  /** @param {number} place */
  up(place) {
    let at = place;
    for (let parent = (at - 1) >> 1; at > 0 && this.isFirst(this.entries[at], this.entries[parent]); ) {
      this.exchange(at, parent);
      [at, parent] = [parent, (parent - 1) >> 1];
    }
    this.moves++;
  }
  /** @param {Entry} entry */
  put(entry) {
    this.entries.push(entry);
    this.up(this.entries.length - 1);
  }
  /** @param {Entry} entry */
  improve(entry) {
    const place = this.entries.findIndex(({ cell }) => cell === entry.cell);
    this.entries[place] = entry;
    if (this.options.decreaseKey || !hasHabits(this.options)) this.up(place);
  }
  take() {
    const { entries } = this;
    const [first, last] = [entries[0], /** @type {Entry} */ (entries.pop())];
    if (entries.length === 0) return first;
    entries[0] = last;
    for (let at = 0; 2 * at + 1 < entries.length; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = right < entries.length && this.isFirst(entries[right], entries[left]) ? right : left;
      if (!this.isFirst(entries[child], entries[at])) break;
      this.exchange(child, at);
      at = child;
    }
    this.moves++;
    return first;
  }
}

/** A list that is looked through for the first entry; the last one fills the gap. */
class Unsorted extends Counted {
  /** @param {Entry} entry */
  put(entry) {
    this.entries.push(entry);
    this.moves++;
  }
  /** @param {Entry} entry */
  improve(entry) {
    this.entries[this.entries.findIndex(({ cell }) => cell === entry.cell)] = entry;
  }
  take() {
    const { entries } = this;
    const first = entries.reduce((best, entry) => (this.isFirst(entry, best) ? entry : best));
    const place = entries.indexOf(first);
    const last = /** @type {Entry} */ (entries.pop());
    if (last !== first) {
      entries[place] = last;
      this.moves++;
    }
    return first;
  }
}

/** A list in order, whose last entry leaves first. It counts no comparisons: there are many ways to find a place. */
class Sorted extends Counted {
  /** @param {Entry} entry */
  put(entry) {
    const place = this.entries.filter((other) => inOrder(this.options, entry, other) < 0).length;
    this.moves += this.entries.length - place + 1;
    this.entries.splice(place, 0, entry);
  }
  /** @param {Entry} entry */
  improve(entry) {
    const place = this.entries.findIndex(({ cell }) => cell === entry.cell);
    this.entries.splice(place, 1);
    this.moves += this.entries.length - place;
    this.put(entry);
  }
  take() {
    return /** @type {Entry} */ (this.entries.pop());
  }
}

/** Whether the heap may have the habits of hand-written ones. @param {Options} options */
export const hasHabits = ({ algorithm, openList }) =>
  openList === "binary-heap" && ["astar", "dijkstra", "greedy"].includes(algorithm);

/**
 * Searches with every option of the best-first algorithms, and yields the list before the first step and after each.
 * @param {Board} board
 * @param {Options} options
 * @returns {Generator<Snapshot>}
 */
export function* plainStorage({ width, height, cells, start, goal }, options) {
  const { algorithm, weight } = options;
  const [straight, diagonal, tenth] = UNITS[options.costs];
  const isLine = algorithm === "breadth-first";
  const [from, to] = [start, goal].map(([x, y]) => y * width + x);
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 255;
  let orders = 0;
  const entryOf = (/** @type {number} */ cell, /** @type {number} */ g, /** @type {number} */ order) => {
    const [dx, dy] = [Math.abs((cell % width) - goal[0]), Math.abs(Math.floor(cell / width) - goal[1])];
    const h = isLine || algorithm === "dijkstra" ? 0 : estimate(options, dx, dy);
    const sums = { astar: g + weight * h, dijkstra: g, greedy: h, "breadth-first": order };
    return { cell, g, h, f: sums[/** @type {keyof typeof sums} */ (algorithm)], order };
  };
  const list = { "binary-heap": Heap, "unsorted-list": Unsorted, "sorted-list": Sorted }[options.openList];
  const open = new list(options);
  /** @type {Map<number, Entry>} */
  const closed = new Map();
  const snapshot = (/** @type {number} */ taken, /** @type {[number, number]} */ taking) => ({
    cells: open.entries.map(({ cell }) => cell),
    entries: [...open.entries],
    taken,
    comparisons: open.comparisons,
    moves: open.moves,
    taking,
  });
  open.put(entryOf(from, 0, orders++));
  // Before the first step there is no work yet: putting in the start belongs to it.
  yield { ...snapshot(-1, [0, 0]), comparisons: 0, moves: 0 };
  while (open.entries.length > 0) {
    const { comparisons, moves } = open;
    const taken = open.take();
    /** @type {[number, number]} */
    const taking = [open.comparisons - comparisons, open.moves - moves];
    closed.set(taken.cell, taken);
    const [x, y] = [taken.cell % width, Math.floor(taken.cell / width)];
    let isGoalOpened = false;
    for (const [dx, dy] of taken.cell === to ? [] : ORDERS[options.neighborOrder]) {
      const walls = Number(isWall(x + dx, y)) + Number(isWall(x, y + dy));
      if (isWall(x + dx, y + dy) || (dx !== 0 && dy !== 0 && walls > WALLS[options.diagonal])) continue;
      const next = (y + dy) * width + x + dx;
      const penalty = options.penalties ? tenth * cells[next] : 0;
      const g = taken.g + (dx !== 0 && dy !== 0 ? diagonal : straight) + penalty;
      const waiting = open.entries.find((entry) => entry.cell === next);
      const done = closed.get(next);
      if (waiting) {
        if (!isLine && options.improveOpen && g < waiting.g) open.improve(entryOf(next, g, waiting.order));
      } else if (!done || (!isLine && options.reopenClosed && g < done.g)) {
        closed.delete(next);
        open.put(entryOf(next, g, orders++));
        isGoalOpened ||= next === to;
      }
    }
    yield snapshot(taken.cell, taking);
    if (taken.cell === to || (isGoalOpened && options.stopWhen === "goal-opened")) return;
  }
}
