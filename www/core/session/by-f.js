// The steps of a search by f: how far it has got when f has not yet exceeded a number. Only searches whose order is f have
// such steps: breadth-first search takes cells in the order of opening, greedy search by h alone, and where two sides
// search, each has an f of its own.

import { hasTwoSides, isByG, isBySum } from "../../rules/algorithms.js";
import { coordOf } from "../../rules/cells.js";
import { compareCosts } from "../../rules/costs.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Options } from "../../engine.js"
 * @import { OfModel } from "../../rules/costs.js"
 */

/** How many cells are read at once. */
const BLOCK = 1 << 16;
/** How many expansions are looked up one by one at most: more would make the reader wait. */
const MOST_LOOKED_UP = 1 << 17;
const CLOSED = 2;

/** Whether a search goes by an f that there is only one of. @param {Options} options */
const isOfF = (options) => (isBySum(options) || isByG(options)) && !hasTwoSides(options);

/** Whether runs can be aligned by f: each has one, and all are in the same unit. @param {readonly { options: Options }[]} runs */
export const haveF = (runs) =>
  runs.every((run) => !("title" in run)) &&
  runs.every(({ options }) => isOfF(options) && options.costs === runs[0].options.costs);

/**
 * The largest f up to each step of a complete record, from step 1. Where h is consistent that is the f of the cell taken;
 * elsewhere f may fall, and what was taken does not come back. Undefined if it would take too long to find.
 * @param {Run} run
 * @returns {Float64Array | undefined}
 */
export function largestF(run) {
  const found = takenNumbers(run, 2);
  let largest = Number.NEGATIVE_INFINITY;
  return found?.map((f) => {
    if (f > largest) largest = f;
    return largest;
  });
}

/**
 * The g, h or f with which each cell of a complete record was taken, from step 1. Undefined if it would take too long to find.
 * @param {Run} run
 * @param {number} column 0 for g, 1 for h, 2 for f.
 * @returns {Float64Array | undefined}
 */
export function takenNumbers({ solver, position, length, board: { width } }, column) {
  solver.seek(length);
  const order = solver.expansionOrder();
  const all = finalNumbers(solver, column);
  const last = lastTaken(order, all.length);
  const states = solver.states();
  const isFinal = order.map((cell, index) => Number(last[cell] === index && states[cell] === CLOSED));
  let lookups = 0;
  const found = new Float64Array(order.length);
  for (let index = 0; index < order.length && lookups <= MOST_LOOKED_UP; index++) {
    const cell = order[index];
    found[index] = all[cell];
    // A cell that was opened again had other numbers before.
    if (isFinal[index]) continue;
    lookups++;
    solver.seek(index + 1);
    found[index] = solver.numbersIn(...coordOf({ width }, cell), 1, 1)[column];
  }
  solver.seek(position);
  return lookups > MOST_LOOKED_UP ? undefined : found;
}

/** g, h or f of all cells, a few rows at a time. @param {Run["solver"]} solver @param {number} column */
function finalNumbers(solver, column) {
  const { width, height } = solver;
  const all = new Float64Array(width * height);
  const rows = Math.max(1, Math.floor(BLOCK / width));
  for (let y = 0; y < height; y += rows) {
    const numbers = solver.numbersIn(0, y, width, Math.min(rows, height - y));
    for (let index = column; index < numbers.length; index += 4) all[y * width + (index >> 2)] = numbers[index];
  }
  return all;
}

/** When each cell was taken last. @param {Uint32Array} order @param {number} cells */
function lastTaken(order, cells) {
  const last = new Uint32Array(cells);
  for (const [index, cell] of order.entries()) last[cell] = index;
  return last;
}

/** The numbers that are different, from the smallest on. @param {readonly Float64Array[]} tables @param {OfModel} options */
export function differentOf(tables, options) {
  const sorted = Float64Array.from(tables.flatMap((table) => [...runsOf(table)])).sort();
  return sorted.filter((f, index) => index === 0 || compareCosts(options, f, sorted[index - 1]) > 0);
}

/** Each number of a table that never falls, once. @param {Float64Array} table */
const runsOf = (table) => table.filter((f, index) => index === 0 || f !== table[index - 1]);

/** How many of the numbers, which never fall, are not greater than one. @param {Float64Array} sorted @param {number} f @param {OfModel} options */
export function countUpTo(sorted, f, options) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareCosts(options, sorted[middle], f) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
