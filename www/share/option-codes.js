// Options as numbers, for what has to be short: the place of the option in this list times 16, plus the place of its
// value. Like the names in links, places stay what they are for ever: new options and new values come last.

/** @typedef {Record<string, string | number | boolean>} Options */

/** How many values an option may have. */
export const VALUES = 16;

const TRUTH = [false, true];

/** Each option with its values; none if it is a number. @type {readonly (readonly [string, readonly (string | boolean)[] | undefined])[]} */
export const OPTIONS = [
  ["algorithm", ["astar", "dijkstra", "breadth-first", "greedy", "bidirectional-astar", "jump-point", "fastest"]],
  ["heuristic", ["auto", "manhattan", "octile", "euclidean", "chebyshev", "zero", "floored-euclidean"]],
  ["diagonal", ["no-corner-cutting", "never", "at-most-one-obstacle", "always"]],
  ["costs", ["10-14", "sqrt2"]],
  ["weight", undefined],
  ["tieBreak", ["low-h", "high-h", "fifo", "lifo"]],
  ["neighborOrder", ["row-major", "column-major", "column-major-up", "clockwise", "straight-first"]],
  ["openList", ["binary-heap", "unsorted-list", "sorted-list"]],
  ["decreaseKey", TRUTH],
  ["swapEqual", TRUTH],
  ["improveOpen", TRUTH],
  ["reopenClosed", TRUTH],
  ["stopWhen", ["goal-closed", "goal-opened"]],
  ["penalties", TRUTH],
];

/** Numbers with at most two decimals are written as hundredths, up to this many; all others take nine bytes. */
export const LARGEST_HUNDREDTHS = 1e9;
const HUNDREDTHS = 100;

/** The value in hundredths, if that is all there is to it. @param {number} value */
function hundredthsOf(value) {
  const hundredths = Math.round(value * HUNDREDTHS);
  const isExact = hundredths >= 0 && hundredths <= LARGEST_HUNDREDTHS && Object.is(hundredths / HUNDREDTHS, value);
  return isExact ? hundredths : undefined;
}

/** Any number: its hundredths plus one, or 0 and its eight bytes. @param {import("./bytes.js").ByteWriter} writer @param {number} value */
export function writeWeight(writer, value) {
  const hundredths = hundredthsOf(value);
  writer.number(hundredths === undefined ? 0 : hundredths + 1);
  if (hundredths !== undefined) return;
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  writer.raw(bytes);
}

/** @param {import("./bytes.js").ByteWriter} writer @param {Options} options */
export function writeOptions(writer, options) {
  const chosen = OPTIONS.flatMap(([name, values], place) => {
    const value = options[name];
    return value === undefined ? [] : [{ place, value, values }];
  });
  writer.number(chosen.length);
  for (const { place, value, values } of chosen) {
    writer.number(place * VALUES + (values ? values.indexOf(/** @type {string | boolean} */ (value)) : 0));
    if (!values) writeWeight(writer, /** @type {number} */ (value));
  }
}
