// Options as numbers, for what has to be short: the number of the option times 16, plus that of its value.
//
// Links are out in the world, so these numbers are permanent, like the names: a number is never given to anything else. A
// new option or value gets the next one that is free, wherever it stands in the engine's lists.

/** @import { ByteWriter } from "./bytes.js" */

/** @typedef {Record<string, string | number | boolean>} Options */

/** How many values an option may have. */
export const VALUES = 16;

const TRUTH = { false: 0, true: 1 };

/** The number of each option, and those of its values; none if it is a number itself. @type {Readonly<Record<string, { code: number, values?: Readonly<Record<string, number>> }>>} */
export const OPTIONS = {
  algorithm: {
    code: 0,
    values: {
      astar: 0,
      dijkstra: 1,
      "breadth-first": 2,
      greedy: 3,
      "bidirectional-astar": 4,
      "jump-point": 5,
      fastest: 6,
    },
  },
  heuristic: {
    code: 1,
    values: { auto: 0, manhattan: 1, octile: 2, euclidean: 3, chebyshev: 4, zero: 5, "floored-euclidean": 6 },
  },
  diagonal: { code: 2, values: { "no-corner-cutting": 0, never: 1, "at-most-one-obstacle": 2, always: 3 } },
  costs: { code: 3, values: { "10-14": 0, sqrt2: 1, "10-10": 2 } },
  weight: { code: 4 },
  tieBreak: { code: 5, values: { "low-h": 0, "high-h": 1, fifo: 2, lifo: 3 } },
  neighborOrder: {
    code: 6,
    values: { "row-major": 0, "column-major": 1, "column-major-up": 2, clockwise: 3, "straight-first": 4 },
  },
  openList: { code: 7, values: { "binary-heap": 0, "unsorted-list": 1, "sorted-list": 2 } },
  decreaseKey: { code: 8, values: TRUTH },
  swapEqual: { code: 9, values: TRUTH },
  improveOpen: { code: 10, values: TRUTH },
  reopenClosed: { code: 11, values: TRUTH },
  stopWhen: { code: 12, values: { "goal-closed": 0, "goal-opened": 1 } },
  penalties: { code: 13, values: TRUTH },
};

/** Numbers with at most two decimals are written as hundredths, up to this many; all others take nine bytes. */
export const LARGEST_HUNDREDTHS = 1e9;
const HUNDREDTHS = 100;

/** The value in hundredths, if that is all there is to it. @param {number} value */
function hundredthsOf(value) {
  const hundredths = Math.round(value * HUNDREDTHS);
  const isExact = hundredths >= 0 && hundredths <= LARGEST_HUNDREDTHS && Object.is(hundredths / HUNDREDTHS, value);
  return isExact ? hundredths : undefined;
}

/** Any number: its hundredths plus one, or 0 and its eight bytes. @param {ByteWriter} writer @param {number} value */
export function writeWeight(writer, value) {
  const hundredths = hundredthsOf(value);
  writer.number(hundredths === undefined ? 0 : hundredths + 1);
  if (hundredths !== undefined) return;
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  writer.raw(bytes);
}

/** @param {ByteWriter} writer @param {Options} options */
export function writeOptions(writer, options) {
  const chosen = Object.entries(OPTIONS)
    .filter(([name]) => options[name] !== undefined)
    .sort(([, a], [, b]) => a.code - b.code);
  writer.number(chosen.length);
  for (const [name, { code, values }] of chosen) {
    writer.number(code * VALUES + (values ? values[String(options[name])] : 0));
    if (!values) writeWeight(writer, /** @type {number} */ (options[name]));
  }
}
