// Boards to try, from small ones to larger ones, the same for the same seed. Headless.

import { jumps } from "../rules/algorithms.js";
import { coordOf, WALL } from "../rules/cells.js";

/** @import { Options } from "../engine.js" */

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: [number, number], goal: [number, number] }} Trial */

/**
 * How many boards are tried of which size: at most so many columns and rows.
 * @type {[number, number, number][]}
 */
const SMALL = [
  [1500, 4, 4],
  [4000, 6, 6],
  [6000, 9, 9],
];
/** @type {typeof SMALL} */
const LARGE = [
  [2000, 24, 4],
  [6000, 14, 14],
  [3000, 22, 22],
  [800, 45, 45],
];
/** How long the boards with two ways are, in cells. */
const STRAIGHT = [4, 8, 12, 18, 26, 40, 60, 100, 200, 500, 1000, 2000, 4000];
const SLANTED = [10, 20, 40, 60, 90, 150, 300];
/** How many boards are tried in all. */
export const TRIALS = [...SMALL, ...LARGE].reduce((sum, [count]) => sum + count, 0) + STRAIGHT.length + SLANTED.length;

/** The largest penalties of a board: small ones make paths that cost nearly the same. */
const PENALTIES = [2, 4, 10, 40, 254];

/**
 * @param {Options} options
 * @param {number} seed
 * @returns {Generator<{ board: Trial, share: number }>} `share`: of all boards.
 */
export function* boards(options, seed) {
  const random = randomFrom(seed);
  // Jumps need cells of equal cost.
  const mayCost = options.penalties && !jumps(options);
  let done = 0;
  const next = (/** @type {Trial} */ board) => ({ board, share: ++done / TRIALS });
  for (const [count, most, rows] of SMALL)
    for (let i = 0; i < count; i++) yield next(randomBoard(random, most, rows, mayCost));
  for (const length of STRAIGHT) yield next(straightWays(length));
  for (const length of SLANTED) yield next(slantedWays(length));
  for (const [count, most, rows] of LARGE)
    for (let i = 0; i < count; i++) yield next(randomBoard(random, most, rows, mayCost));
}

/** A board of walls with ways carved into it: cells in a line from corner to corner of each way. @param {number} width @param {number} height @param {[number, number][][]} ways @param {boolean} isWide Whether the cells beside a diagonal are open too. @returns {Uint8Array} */
function carved(width, height, ways, isWide) {
  const cells = new Uint8Array(width * height).fill(WALL);
  for (const way of ways) {
    for (let i = 1; i < way.length; i++) {
      let [x, y] = way[i - 1];
      const [toX, toY] = way[i];
      cells[y * width + x] = 0;
      while (x !== toX || y !== toY) {
        const [stepX, stepY] = [Math.sign(toX - x), Math.sign(toY - y)];
        if (isWide) cells[y * width + x + stepX] = cells[(y + stepY) * width + x] = 0;
        [x, y] = [x + stepX, y + stepY];
        cells[y * width + x] = 0;
      }
    }
  }
  return cells;
}

/**
 * Two ways around a wall. The shorter one begins with a detour, so that its estimates are large from there on; the other
 * ends with one, which is two moves longer. The longer the ways, the less h needs to be too large.
 * @param {number} length
 * @returns {Trial}
 */
function straightWays(length) {
  const [start, goal] = /** @type {[number, number][]} */ ([
    [1, 2],
    [1 + length, 2],
  ]);
  const [width, height] = [length + 4, 5];
  /** @type {[number, number][][]} */
  const ways = [
    [start, [0, 2], [0, 4], [goal[0], 4], goal],
    [start, [1, 0], [width - 1, 0], [width - 1, 2], goal],
  ];
  return { width, height, cells: carved(width, height, ways, false), start, goal };
}

/**
 * Two ways around a wall. The shorter one ends with a long diagonal, where the straight line is the longest compared with
 * moves; the other begins with one, and goes a little too far.
 * @param {number} length
 * @returns {Trial}
 */
function slantedWays(length) {
  const straight = 6;
  const [width, height] = [straight + length + 1, length + 2];
  const [start, goal] = /** @type {[number, number][]} */ ([
    [0, 0],
    [straight + length, length],
  ]);
  /** @type {[number, number][][]} */
  const ways = [
    [start, [straight, 0], goal],
    [start, [length + 1, length + 1], [straight + length - 1, length + 1], goal],
  ];
  return { width, height, cells: carved(width, height, ways, true), start, goal };
}

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** @param {() => number} random @param {number} columns @param {number} rows The most there may be. @param {boolean} mayCost @returns {Trial} */
export function randomBoard(random, columns, rows, mayCost) {
  const below = (/** @type {number} */ count) => Math.floor(random() * count);
  const [width, height] = [columns - below(columns / 2), rows - below(rows / 2)];
  const cells = new Uint8Array(width * height);
  const walls = 0.45 * random();
  const dear = mayCost ? random() : 0;
  const penalty = PENALTIES[below(PENALTIES.length)];
  for (let cell = 0; cell < cells.length; cell++) {
    cells[cell] = random() < walls ? WALL : random() < dear ? 1 + below(penalty) : 0;
  }
  const [start, goal] = [below(cells.length), below(cells.length)];
  for (const end of [start, goal]) if (cells[end] === WALL) cells[end] = 0;
  const coord = (/** @type {number} */ cell) => coordOf({ width }, cell);
  return { width, height, cells, start: coord(start), goal: coord(goal) };
}
