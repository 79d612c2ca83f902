// Random boards and options of all kinds, and the cost of a shortest path under any of them. Shares no code with the
// engine or the page.

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: [number, number], goal: [number, number] }} Board */

const WALLS = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 };
/** A straight and a diagonal move, and a penalty of 1. */
const COSTS = { "10-14": [10, 14, 1], "10-10": [10, 10, 1], sqrt2: [1, Math.SQRT2, 0.1] };

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** @template T @param {() => number} random @param {readonly T[]} all @returns {T} */
export const oneOf = (random, all) => all[Math.floor(random() * all.length)];

const WEIGHTS = [0, 0.3, 0.5, 0.7, 0.9, 0.98, 1, 1, 1, 1.05, 1.2, 1.5, 2, 5];

/** @param {() => number} random @param {import("../../www/engine.js").Choices} choices @returns {Options} */
export function randomOptions(random, choices) {
  const entries = Object.entries(choices).map(([key, choice]) => [
    key,
    key === "weight"
      ? oneOf(random, WEIGHTS)
      : oneOf(random, /** @type {{ values: readonly any[] }} */ (choice).values),
  ]);
  return Object.fromEntries(entries);
}

/** @param {() => number} random @param {number} most How many columns and rows it has at most. @param {boolean} mayCost Whether it may have penalties. @returns {Board} */
export function randomBoard(random, most, mayCost = true) {
  const [width, height] = [1 + Math.floor(random() * most), 1 + Math.floor(random() * most)];
  const [walls, dear, penalty] = [random() * 0.5, mayCost ? random() - 0.3 : 0, oneOf(random, [3, 8, 20, 60, 254])];
  const cells = Uint8Array.from({ length: width * height }, () => {
    if (random() < walls) return 255;
    return random() < dear ? 1 + Math.floor(random() * penalty) : 0;
  });
  const place = () => {
    const cell = Math.floor(random() * cells.length);
    if (cells[cell] === 255) cells[cell] = 0;
    return /** @type {[number, number]} */ ([cell % width, Math.floor(cell / width)]);
  };
  return { width, height, cells, start: place(), goal: place() };
}

/**
 * The moves from a cell under the options: where they lead and what they cost.
 * @param {Board} board
 * @param {Pick<Options, "diagonal" | "costs" | "penalties">} options
 * @param {number} x
 * @param {number} y
 * @returns {[number, number, number][]}
 */
export function movesFrom({ width, height, cells }, { diagonal, costs, penalties }, x, y) {
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 255;
  const [straight, slanted, tenth] = COSTS[costs];
  /** @type {[number, number, number][]} */
  const moves = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx === 0 && dy === 0) || isWall(x + dx, y + dy)) continue;
      const isSlanted = dx !== 0 && dy !== 0;
      if (isSlanted && Number(isWall(x + dx, y)) + Number(isWall(x, y + dy)) > WALLS[diagonal]) continue;
      const penalty = penalties ? cells[(y + dy) * width + x + dx] * tenth : 0;
      moves.push([x + dx, y + dy, (isSlanted ? slanted : straight) + penalty]);
    }
  }
  return moves;
}

/** The cost of a shortest path, by relaxing moves until nothing changes; infinite if there is none. @param {Board} board @param {Pick<Options, "diagonal" | "costs" | "penalties">} options */
export function shortest(board, options) {
  const { width, start, goal } = board;
  const costs = new Float64Array(board.cells.length).fill(Number.POSITIVE_INFINITY);
  costs[start[1] * width + start[0]] = 0;
  let changed = [start];
  while (changed.length > 0) {
    /** @type {[number, number][]} */
    const next = [];
    for (const [x, y] of changed) {
      for (const [toX, toY, cost] of movesFrom(board, options, x, y)) {
        const sum = costs[y * width + x] + cost;
        if (sum >= costs[toY * width + toX] - 1e-9) continue;
        costs[toY * width + toX] = sum;
        next.push([toX, toY]);
      }
    }
    changed = next;
  }
  return costs[goal[1] * width + goal[0]];
}

/** What a path costs, move by move; fails for a move that the options do not allow. @param {Board} board @param {Options} options @param {Uint32Array} cells x and y alternating. */
export function costOfPath(board, options, cells) {
  let sum = 0;
  for (let i = 2; i < cells.length; i += 2) {
    const move = movesFrom(board, options, cells[i - 2], cells[i - 1]).find(
      ([x, y]) => x === cells[i] && y === cells[i + 1],
    );
    if (!move)
      throw new Error(`There is no move from ${cells[i - 2]}, ${cells[i - 1]} to ${cells[i]}, ${cells[i + 1]}.`);
    sum += move[2];
  }
  return sum;
}

/** @template {{ setCells(cells: Uint8Array): void, setStart(x: number, y: number): void, setGoal(x: number, y: number): void }} S @param {S} solver @param {Board} board */
export function put(solver, { cells, start, goal }) {
  solver.setCells(cells);
  solver.setStart(...start);
  solver.setGoal(...goal);
  return solver;
}
