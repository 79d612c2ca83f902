// The open cells in the order in which they leave, with their numbers, and which of them only the order of opening sets
// apart. Headless.

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../engine.js").Options} Options */
/** @typedef {import("../../board/board.js").Coord} Coord */

/** @typedef {{ cell: number, coord: Coord, g: number, h: number, f: number }} Entry An open cell and its numbers. */

/** More cells than a board has. */
const ALL = 1 << 25;
/** Where g and h were converted from units, equal sums may differ from each other by this share. */
const TOLERANCE = { "10-14": 0, sqrt2: 1e-12 };

/** @param {Options} options */
export const isTwoSided = ({ algorithm }) => algorithm === "bidirectional-astar";

/**
 * The open cells that leave first.
 * @param {Run} run
 * @param {number} most
 * @param {0 | 1} [side] Those of one of two sides; without it, of both in turns.
 * @returns {{ entries: Entry[], count: number }} `count`: how many are open in all.
 */
export function lineOf(run, most, side) {
  if (run.error) return { entries: [], count: 0 };
  const isOfSide = side !== undefined && isTwoSided(run.options);
  const cells = run.solver.openCells(isOfSide ? ALL : most, isOfSide ? side : undefined);
  const count = isOfSide ? cells.length : run.stats.openSize;
  return { entries: Array.from(cells.subarray(0, most), (cell) => entryOf(run.solver, cell, side)), count };
}

/**
 * An open cell with its numbers. Where both sides have opened a cell, the engine tells those of the start's search: of a
 * cell in the list of the other, they are missing then.
 * @param {import("../../engine.js").Solver} solver
 * @param {number} cell
 * @param {0 | 1} [side]
 * @returns {Entry}
 */
export function entryOf(solver, cell, side) {
  const { width } = solver;
  const coord = /** @type {Coord} */ ([cell % width, Math.floor(cell / width)]);
  const isOpenAhead = side === 1 && (solver.sideStates()[cell] & 3) !== 0;
  const [g, h, f] = isOpenAhead ? [Number.NaN, Number.NaN, Number.NaN] : solver.numbersIn(...coord, 1, 1);
  return { cell, coord, g, h, f };
}

/** The letter by which cells leave. @param {Options} options @returns {"f" | "g" | "h"} */
export const letterOf = ({ algorithm }) => (algorithm === "dijkstra" ? "g" : algorithm === "greedy" ? "h" : "f");

/** Whether h decides between cells with equal f, and which one comes first. @param {Options} options @returns {"low-h" | "high-h" | undefined} */
export function hDecides(options) {
  if (letterOf(options) !== "f" || options.algorithm === "breadth-first") return undefined;
  // The fastest algorithm breaks ties by itself.
  if (options.algorithm === "fastest") return "low-h";
  return options.tieBreak === "low-h" || options.tieBreak === "high-h" ? options.tieBreak : undefined;
}

/**
 * How two entries compare before the order of opening counts: less than 0 if the first leaves first, 0 if they are tied.
 * @param {Options} options
 * @param {Entry} a
 * @param {Entry} b
 */
export function compare(options, a, b) {
  const letter = letterOf(options);
  const difference = a[letter] - b[letter];
  // What is not known is tied with nothing.
  if (Number.isNaN(difference)) return difference;
  if (Math.abs(difference) > TOLERANCE[options.costs] * Math.abs(a[letter])) return difference;
  const byH = hDecides(options);
  return byH === "low-h" ? a.h - b.h : byH === "high-h" ? b.h - a.h : 0;
}

/** Whether only the order of opening sets two entries apart. @param {Options} options @param {Entry} a @param {Entry} b */
function areTied(options, a, b) {
  // Sums of numbers with fractions are equal up to rounding only, and the search compares them before they are converted:
  // which of them are equal there is certain where their parts are.
  const { costs, heuristic, weight } = options;
  const isRounded = costs === "sqrt2" && (heuristic === "euclidean" || !Number.isInteger(8 * weight));
  return compare(options, a, b) === 0 && !(isRounded && letterOf(options) === "f" && a.h !== b.h);
}

/**
 * How many entries in a row, from each that differs from the one before it, are tied.
 * @param {Options} options
 * @param {Entry[]} entries
 * @returns {number[]} The lengths of the groups, in order.
 */
export function tiesOf(options, entries) {
  /** @type {number[]} */
  const groups = [];
  const isInLine = options.algorithm === "breadth-first";
  for (const [index, entry] of entries.entries()) {
    const isTied = index > 0 && !isInLine && areTied(options, entries[index - 1], entry);
    if (isTied) groups[groups.length - 1]++;
    else groups.push(1);
  }
  return groups;
}
