// The cells in values that a program has handled: which of their numbers and texts are coordinates, and which are g, h and f.
// Nobody says so; the names tell, or the start, and that a search goes from a cell to one beside it. Headless.

import { coordOf } from "../rules/cells.js";

/**
 * @import { Coord } from "../rules/cells.js"
 */

/**
 * The numbers and texts in a value.
 * @typedef {(number | string | null)[]} Row
 *
 * Values of one kind: the names of their parts, and a row for each.
 * @typedef {{ columns: string[], rows: Row[] }} Table
 *
 * @typedef {{ width: number, height: number, start: Coord, goal: Coord }} Ground
 *
 * A cell as the program writes it, with the numbers that it has.
 * @typedef {{ cell: Coord, g?: number, h?: number, f?: number }} Seen
 *
 * @typedef {object} Reading
 * @property {Seen[]} seen
 * @property {boolean} fromStart Whether the first cell is the start.
 * @property {boolean} toGoal Whether the last one is the goal.
 * @property {boolean} fromGoal Whether the first one is the goal.
 * @property {number} linked How many of the others are beside one that came before, as a share.
 */

/** Two coordinates of a row. @typedef {(row: Row) => Coord | undefined} Reader */

/** Names of coordinates, the column first. */
const PAIRS = [
  ["x", "y"],
  ["col", "row"],
  ["column", "row"],
  ["c", "r"],
  ["cx", "cy"],
  ["px", "py"],
  ["tx", "ty"],
];
/** Names that do not tell which is the column. */
const OPEN_PAIRS = [["i", "j"]];
const LETTERS = {
  g: /^g(_?(score|cost|value|val|n))?$|^(cost_?so_?far|cost_?from_?start)$/i,
  h: /^h(_?(score|cost|value|val|n))?$|^heuristic$/i,
  f: /^f(_?(score|cost|value|val|n))?$|^total(_?cost)?$/i,
};
/** How much of what is read as cells must be beside a cell before. */
const LEAST_LINKED = 0.5;

/**
 * The reading of a table that is most like the cells of a search or a path.
 * @param {Table} table
 * @param {Ground} ground
 * @param {boolean} isByRow Whether the program was given its ends as [row, column].
 * @returns {Reading | undefined} Undefined if these are no cells.
 */
export function cellsIn({ columns, rows }, ground, isByRow) {
  let best;
  for (const read of readersOf(columns, ground)) {
    const reading = readWith(read, rows, ground, isByRow);
    if (reading && (!best || worth(reading) > worth(best))) best = reading;
  }
  return best && { ...best, seen: withNumbers(best.seen, columns, rows) };
}

/** @param {Reading} reading */
const worth = ({ fromStart, fromGoal, toGoal, linked, seen }) =>
  3 * Number(fromStart || fromGoal) +
  Number(toGoal) +
  2 * linked +
  new Set(seen.map(({ cell }) => String(cell))).size / seen.length;

/** The ways in which two coordinates may be in a row; those with names first. @param {string[]} columns @param {Ground} ground @returns {Reader[]} */
function readersOf(columns, ground) {
  /** @type {Reader[]} */
  const readers = [];
  const parent = (/** @type {string} */ column) => column.slice(0, column.lastIndexOf(".") + 1);
  const key = (/** @type {string} */ column) => column.slice(parent(column).length);
  const pair = (/** @type {number} */ a, /** @type {number} */ b) =>
    readers.push((row) => {
      const [x, y] = [row[a], row[b]];
      return typeof x === "number" && typeof y === "number" ? [x, y] : undefined;
    });
  for (const [first, second] of [...PAIRS, ...OPEN_PAIRS])
    for (const [a, column] of columns.entries())
      for (const [b, other] of columns.entries())
        if (
          parent(column) === parent(other) &&
          key(column).toLowerCase() === first &&
          key(other).toLowerCase() === second
        )
          pair(a, b);
  for (const [a, column] of columns.entries()) {
    const next = columns[a + 1];
    const isNumber = /^\d+$/.test(key(column));
    if (
      next !== undefined &&
      isNumber &&
      key(next) === String(Number(key(column)) + 1) &&
      parent(next) === parent(column)
    )
      pair(a, a + 1);
    readers.push((row) => inText(row[a]));
    // A cell may be a number, counted along the rows.
    readers.push((row) => {
      const index = row[a];
      return typeof index === "number" && Number.isInteger(index) ? coordOf(ground, index) : undefined;
    });
  }
  return readers;
}

/** Two numbers in a text, such as a key. @param {Row[number]} text @returns {Coord | undefined} */
function inText(text) {
  if (typeof text !== "string") return undefined;
  const [, a, b] = /^\D*?(-?\d+)\D+?(-?\d+)\D*$/.exec(text) ?? [];
  return b === undefined ? undefined : [Number(a), Number(b)];
}

/** @param {Reader} read @param {Row[]} rows @param {Ground} ground @param {boolean} isByRow @returns {Reading | undefined} */
function readWith(read, rows, ground, isByRow) {
  const { width, height, start, goal } = ground;
  /** @type {Seen[]} */
  const seen = [];
  const far = 2 * Math.max(width, height);
  for (const row of rows) {
    const cell = read(row);
    if (!cell?.every((value) => Number.isInteger(value) && Math.abs(value) <= far)) return undefined;
    seen.push({ cell });
  }
  if (seen.length === 0) return undefined;
  const first = seen[0].cell;
  const last = seen[seen.length - 1].cell;
  const swapped = (/** @type {Coord} */ [x, y]) => /** @type {Coord} */ ([y, x]);
  const ends = [start, goal].flatMap((end) => [end, swapped(end)]);
  const isEnd = (/** @type {Coord} */ cell, /** @type {Coord} */ end) =>
    String(cell) === String(end) || String(cell) === String(swapped(end));
  const linked = linkedShare(seen);
  const isAlone = seen.length === 1;
  if (linked < LEAST_LINKED || (isAlone && !ends.some((end) => String(end) === String(first)))) return undefined;
  const isUsual = String(first) === String(isByRow ? swapped(start) : start);
  return {
    seen,
    fromStart: isUsual || isEnd(first, start),
    fromGoal: isEnd(first, goal),
    toGoal: isEnd(last, goal),
    linked,
  };
}

/** @param {Seen[]} seen */
function linkedShare(seen) {
  const before = new Set([String(seen[0].cell)]);
  let linked = 0;
  for (const {
    cell: [x, y],
  } of seen.slice(1)) {
    let isLinked = false;
    for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) isLinked ||= before.has(String([x + dx, y + dy]));
    if (isLinked) linked++;
    before.add(String([x, y]));
  }
  return seen.length === 1 ? 1 : linked / (seen.length - 1);
}

/** @param {Seen[]} seen @param {string[]} columns @param {Row[]} rows @returns {Seen[]} */
function withNumbers(seen, columns, rows) {
  const numbers = Object.entries(LETTERS).flatMap(([letter, name]) => {
    const place = columns.findIndex((column) => name.test(column.slice(column.lastIndexOf(".") + 1)));
    const isThere = place >= 0 && rows.every((row) => typeof row[place] === "number" && Number.isFinite(row[place]));
    return isThere ? [{ letter: /** @type {"g" | "h" | "f"} */ (letter), place }] : [];
  });
  return seen.map((one, i) => {
    const own = { ...one };
    for (const { letter, place } of numbers) {
      const value = Number(rows[i][place]);
      // Many programs leave the start with an f and an h of 0, which nothing needs: it comes out first whatever they are.
      if (i > 0 || letter === "g" || value !== 0) own[letter] = value;
    }
    return own;
  });
}
