// What layers show, worked out without the engine: estimates and moves as a tutorial would write them, and what remains
// from each cell by relaxing every move until nothing changes.

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: [number, number], goal: [number, number] }} Board */

/** A straight and a diagonal move and a penalty of 1. */
const COSTS = { "10-14": [10, 14, 1], "10-10": [10, 10, 1], sqrt2: [1, Math.SQRT2, 0.1] };
const WALLS = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 };

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
export function randomFrom(seed) {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** @param {() => number} random @returns {Options} */
export function randomOptions(random) {
  const one = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  return /** @type {Options} */ ({
    heuristic: one(["auto", "manhattan", "octile", "euclidean", "chebyshev", "zero", "floored-euclidean"]),
    diagonal: one(["no-corner-cutting", "never", "at-most-one-obstacle", "always"]),
    costs: one(["10-14", "10-10", "sqrt2"]),
    weight: one([1, 1, 1, 0, 1.1, 1.5, 3.3]),
    tieBreak: one(["low-h", "high-h", "fifo", "lifo"]),
    neighborOrder: one(["row-major", "straight-first"]),
    improveOpen: random() < 0.8,
    reopenClosed: random() < 0.6,
    stopWhen: one(["goal-closed", "goal-closed", "goal-opened"]),
    penalties: random() < 0.7,
  });
}

/** The estimate from a cell to the goal. @param {Board} board @param {Options} options @param {number} cell */
export function estimateFrom({ width, goal }, { heuristic, diagonal: rule, costs }, cell) {
  const [straight, diagonal] = COSTS[costs];
  const [dx, dy] = [Math.abs((cell % width) - goal[0]), Math.abs(Math.floor(cell / width) - goal[1])];
  const line = Math.sqrt(dx * dx + dy * dy);
  const formulas = {
    manhattan: straight * (dx + dy),
    octile: (costs === "10-10" ? 14 : diagonal) * Math.min(dx, dy) + straight * Math.abs(dx - dy),
    chebyshev: straight * Math.max(dx, dy),
    euclidean: straight * line,
    "floored-euclidean": straight * Math.floor(line),
    zero: 0,
  };
  if (heuristic !== "auto") return formulas[heuristic];
  return rule === "never" ? formulas.manhattan : costs === "10-10" ? formulas.chebyshev : formulas.octile;
}

/** The moves from a cell and what they cost. @param {Board} board @param {Options} options @param {number} from @returns {[number, number][]} */
export function movesOf({ width, height, cells }, options, from) {
  const [straight, diagonal, tenth] = COSTS[options.costs];
  const [x, y] = [from % width, Math.floor(from / width)];
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 255;
  /** @type {[number, number][]} */
  const moves = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx === 0 && dy === 0) || isWall(x + dx, y + dy)) continue;
      const isDiagonal = dx !== 0 && dy !== 0;
      if (isDiagonal && Number(isWall(x + dx, y)) + Number(isWall(x, y + dy)) > WALLS[options.diagonal]) continue;
      const to = (y + dy) * width + x + dx;
      moves.push([to, (isDiagonal ? diagonal : straight) + (options.penalties ? tenth * cells[to] : 0)]);
    }
  }
  return moves;
}

/** What remains from each cell to the goal. @param {Board} board @param {Options} options */
export function remainingIn(board, options) {
  const remaining = new Array(board.cells.length).fill(Number.POSITIVE_INFINITY);
  remaining[board.goal[1] * board.width + board.goal[0]] = 0;
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    for (let from = 0; from < remaining.length; from++) {
      if (board.cells[from] === 255) continue;
      for (const [to, cost] of movesOf(board, options, from)) {
        // Less by rounding alone is not less.
        if (!(cost + remaining[to] < remaining[from] - 1e-9)) continue;
        remaining[from] = cost + remaining[to];
        isChanging = true;
      }
    }
  }
  return remaining;
}
