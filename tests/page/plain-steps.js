// A search with every option of the best-first algorithms, as a tutorial would write it: a list of open cells, from which
// each step takes one. It shares no code with the engine. Before each step it says which cells are open, so that what
// the page says about a choice can be worked out from them.

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: [number, number], goal: [number, number] }} Board */
/** @typedef {{ g: number, h: number, f: number }} Told Costs in the unit of the model, without the rounding of units. */
/** @typedef {{ cell: number, g: number, h: number, f: number, order: number, diagonal: number, told: Told }} Entry Costs in units, and how many moves are diagonal. */
/**
 * @typedef {object} Step
 * @property {Entry[]} open What it chose from.
 * @property {Entry[]} after What is open after it: a new entry for each cell that it changed.
 * @property {Entry} taken
 * @property {number} opened
 * @property {number} improved
 * @property {number} reopened
 * @property {boolean} goalOpened
 */

/** A straight and a diagonal move and a penalty of 1, in units, and how many units make a cost of 1. */
const UNITS = { "10-14": [10, 14, 1, 1], "10-10": [10, 10, 1, 1], sqrt2: [1970, 2786, 197, 1970] };
const WALLS = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 };
/** @type {Record<string, [number, number][]>} */
const ORDERS = {
  "row-major": [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
  "column-major": [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, -1],
    [0, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
  clockwise: [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ],
  "straight-first": [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ],
};

/** @param {Options} options */
export const scaleOf = (options) => UNITS[options.costs][3];

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

/** The same with a √2 that is not rounded to whole units. @param {Options} options @param {number} dx @param {number} dy */
function toldEstimate(options, dx, dy) {
  if (options.costs !== "sqrt2") return estimate(options, dx, dy);
  const { heuristic, diagonal: rule } = options;
  const formulas = {
    manhattan: dx + dy,
    octile: Math.abs(dx - dy) + Math.SQRT2 * Math.min(dx, dy),
    chebyshev: Math.max(dx, dy),
    euclidean: Math.sqrt(dx * dx + dy * dy),
    "floored-euclidean": Math.floor(Math.sqrt(dx * dx + dy * dy)),
    zero: 0,
  };
  return formulas[heuristic === "auto" ? (rule === "never" ? "manhattan" : "octile") : heuristic];
}

/** Whether the first entry leaves before the second. @param {Options} options @param {Entry} a @param {Entry} b */
export function leavesFirst({ algorithm, tieBreak }, a, b) {
  if (algorithm === "breadth-first") return a.order < b.order;
  const sign = { "low-h": 1, "high-h": -1, fifo: 0, lifo: 0 }[tieBreak];
  const byOrder = tieBreak === "lifo" ? b.order - a.order : a.order - b.order;
  return (a.f - b.f || sign * (a.h - b.h) || byOrder) < 0;
}

/** @param {Board} board @param {Options} options @returns {Generator<Step>} */
export function* plainSteps({ width, height, cells, start, goal }, options) {
  const { algorithm, weight } = options;
  const [straight, diagonal, tenth] = UNITS[options.costs];
  const isLine = algorithm === "breadth-first";
  const [from, to] = [start, goal].map(([x, y]) => y * width + x);
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 255;
  let orders = 0;
  /** @param {number} cell @param {number} g @param {number} diagonals @param {number} order @returns {Entry} */
  const entryOf = (cell, g, diagonals, order) => {
    const [dx, dy] = [Math.abs((cell % width) - goal[0]), Math.abs(Math.floor(cell / width) - goal[1])];
    const h = isLine || algorithm === "dijkstra" ? 0 : estimate(options, dx, dy);
    const toldH = isLine || algorithm === "dijkstra" ? 0 : toldEstimate(options, dx, dy);
    const isRounded = options.costs === "sqrt2";
    const toldG = isRounded ? (g - diagonal * diagonals) / straight + Math.SQRT2 * diagonals : g;
    const sum = (/** @type {number} */ g, /** @type {number} */ h) =>
      ({ astar: g + weight * h, dijkstra: g, greedy: h, "breadth-first": order })[/** @type {"astar"} */ (algorithm)];
    const told = { g: toldG, h: toldH, f: sum(toldG, toldH) };
    return { cell, g, h, f: sum(g, h), order, diagonal: diagonals, told };
  };
  /** @type {Entry[]} */
  let open = [entryOf(from, 0, 0, orders++)];
  /** @type {Map<number, Entry>} */
  const closed = new Map();
  while (open.length > 0) {
    const taken = open.reduce((best, entry) => (leavesFirst(options, entry, best) ? entry : best));
    const before = open;
    open = open.filter((entry) => entry !== taken);
    closed.set(taken.cell, taken);
    const step = { open: before, after: open, taken, opened: 0, improved: 0, reopened: 0, goalOpened: false };
    const [x, y] = [taken.cell % width, Math.floor(taken.cell / width)];
    for (const [dx, dy] of taken.cell === to ? [] : ORDERS[options.neighborOrder]) {
      const walls = Number(isWall(x + dx, y)) + Number(isWall(x, y + dy));
      if (isWall(x + dx, y + dy) || (dx !== 0 && dy !== 0 && walls > WALLS[options.diagonal])) continue;
      const next = (y + dy) * width + x + dx;
      const penalty = options.penalties ? tenth * cells[next] : 0;
      const isDiagonal = dx !== 0 && dy !== 0;
      const g = taken.g + (isDiagonal ? diagonal : straight) + penalty;
      const diagonals = taken.diagonal + Number(isDiagonal);
      const waiting = open.find((entry) => entry.cell === next);
      const done = closed.get(next);
      if (waiting) {
        if (isLine || !options.improveOpen || g >= waiting.g) continue;
        open = open.map((entry) => (entry === waiting ? entryOf(next, g, diagonals, entry.order) : entry));
        step.improved++;
      } else if (done) {
        if (isLine || !options.reopenClosed || g >= done.g) continue;
        closed.delete(next);
        open = [...open, entryOf(next, g, diagonals, orders++)];
        step.reopened++;
      } else {
        open = [...open, entryOf(next, g, diagonals, orders++)];
        step.opened++;
        step.goalOpened ||= next === to;
      }
    }
    step.after = open;
    yield step;
    if (taken.cell === to || (step.goalOpened && options.stopWhen === "goal-opened")) return;
  }
}
