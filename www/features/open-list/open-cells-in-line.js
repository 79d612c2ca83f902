// The open cells in the order in which they leave, with their numbers, and which of them only the order of opening sets
// apart. Headless.

import { hasTwoSides, isInLine, letterOf } from "../../rules/algorithms.js";
import { coordOf } from "../../rules/cells.js";
import { areSumsRounded, compareSums } from "../../rules/costs.js";
import { tieByH } from "../../rules/order.js";

/**
 * @import { Run } from "../../core/run/run.js"
 * @import { Options, Solver } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** @typedef {{ cell: number, coord: Coord, g: number, h: number, f: number }} Entry An open cell and its numbers. */

/** More cells than a board has. */
const ALL = 1 << 25;
/**
 * The open cells that leave first.
 * @param {Run} run
 * @param {number} most
 * @param {0 | 1} [side] Those of one of two sides; without it, of both in turns.
 * @returns {{ entries: Entry[], count: number }} `count`: how many are open in all.
 */
export function lineOf(run, most, side) {
  if (run.error) return { entries: [], count: 0 };
  const isOfSide = side !== undefined && hasTwoSides(run.options);
  const cells = run.solver.openCells(isOfSide ? ALL : most, isOfSide ? side : undefined);
  const count = isOfSide ? cells.length : run.stats.openSize;
  return { entries: Array.from(cells.subarray(0, most), (cell) => entryOf(run.solver, cell, side)), count };
}

/**
 * An open cell with its numbers. Where both sides have opened a cell, the engine tells those of the start's search: of a
 * cell in the list of the other, they are missing then.
 * @param {Solver} solver
 * @param {number} cell
 * @param {0 | 1} [side]
 * @returns {Entry}
 */
export function entryOf(solver, cell, side) {
  const { width } = solver;
  const coord = coordOf({ width }, cell);
  const isOpenAhead = side === 1 && (solver.sideStates()[cell] & 3) !== 0;
  const [g, h, f] = isOpenAhead ? [Number.NaN, Number.NaN, Number.NaN] : solver.numbersIn(...coord, 1, 1);
  return { cell, coord, g, h, f };
}

/**
 * How two entries compare before the order of opening counts: less than 0 if the first leaves first, 0 if they are tied.
 * @param {Options} options
 * @param {Entry} a
 * @param {Entry} b
 */
export function compare(options, a, b) {
  const letter = letterOf(options);
  // What is not known is tied with nothing.
  const difference = compareSums(a[letter], b[letter]);
  if (difference !== 0) return difference;
  const byH = tieByH(options);
  return byH === "low-h" ? a.h - b.h : byH === "high-h" ? b.h - a.h : 0;
}

/** Whether only the order of opening sets two entries apart. @param {Options} options @param {Entry} a @param {Entry} b */
function areTied(options, a, b) {
  // Which of them are equal in the search is certain where their parts are.
  const isUnsure = areSumsRounded(options) && letterOf(options) === "f" && a.h !== b.h;
  return compare(options, a, b) === 0 && !isUnsure;
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
  const areInLine = isInLine(options);
  for (const [index, entry] of entries.entries()) {
    const isTied = index > 0 && !areInLine && areTied(options, entries[index - 1], entry);
    if (isTied) groups[groups.length - 1]++;
    else groups.push(1);
  }
  return groups;
}
