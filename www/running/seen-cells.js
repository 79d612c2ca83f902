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
 * @property {boolean} besideStart Whether it is beside the start, which paths often leave out.
 * @property {boolean} toGoal Whether the last one is the goal.
 * @property {boolean} fromGoal Whether the first one is the goal.
 * @property {string} form Where in the values the coordinates are.
 * @property {number} linked How many of the others are beside one that came before, as a share.
 */

/** Two coordinates of a row: whether they have names, and whether they are two values or a text of two. @typedef {{ form: string, read: (row: Row) => Coord | undefined, isNamed: boolean, isPair: boolean }} Reader */

/** Names of coordinates, the column first; i and j may be either. */
const NAMES = [
  ["x", "y"],
  ["col", "row"],
  ["column", "row"],
  ["c", "r"],
  ["cx", "cy"],
  ["px", "py"],
  ["tx", "ty"],
  ["i", "j"],
];
const LETTERS = {
  g: /^g(_?(score|cost|value|val|n))?$|^(cost_?so_?far|cost_?from_?start)$/i,
  h: /^h(_?(score|cost|value|val|n))?$|^heuristic$/i,
  f: /^f(_?(score|cost|value|val|n))?$|^total(_?cost)?$/i,
};
/** How much of what is read as cells must be beside a cell before. */
const LEAST_LINKED = 0.5;
/** So many rows tell what they are. */
const TELLING = 2000;

/**
 * The reading of a table that is most like the cells of a search or a path.
 * @param {Table} table
 * @param {Ground} ground
 * @param {boolean} isByRow Whether the program was given its ends as [row, column].
 * @param {{ isPath?: boolean, form?: string }} [how] Whether they are to be a path, which may leave out what is between its corners,
 *   and where the coordinates are, if that is known.
 * @returns {Reading | undefined} Undefined if these are no cells.
 */
export function cellsIn({ columns, rows }, ground, isByRow, { isPath = false, form } = {}) {
  /** @type {{ reader: Reader, worth: number } | undefined} */
  let best;
  const first = rows.slice(0, TELLING);
  for (const reader of readersOf(columns, ground)) {
    if (form !== undefined && reader.form !== form) continue;
    const reading = readWith(reader, first, ground, isByRow, isPath);
    const worth = reading ? worthOf(reading, reader) : 0;
    if (worth > (best?.worth ?? 0)) best = { reader, worth };
  }
  const all = best && readWith(best.reader, rows, ground, isByRow, isPath);
  return all && { ...all, seen: withNumbers(all.seen, columns, rows) };
}

/**
 * Where a search begins and how it goes on tells more than anything else, then the names, and then that cells are hardly expanded
 * twice. A single number is a cell only where there is nothing else: g and f grow like numbers of cells.
 * @param {Reading} reading
 * @param {Reader} reader
 */
function worthOf({ fromStart, besideStart, fromGoal, toGoal, linked, seen }, { isNamed, isPair }) {
  const count = new Set(seen.map(({ cell }) => String(cell))).size;
  const distinct = count / seen.length;
  // What each entry has at the same place, such as where its path begins, tells nothing, however it is named.
  const still = seen.length > 1 && count === 1 ? 4 : 0;
  const forms = Number(isNamed) + Number(isPair);
  const begins = fromStart || fromGoal ? 4 : besideStart ? 3 : 0;
  return begins + 2 * linked + forms + distinct + Number(toGoal) / 4 - still;
}

/** The ways in which two coordinates may be in a row. @param {string[]} columns @param {Ground} ground @returns {Reader[]} */
function readersOf(columns, ground) {
  /** @type {Reader[]} */
  const readers = [];
  const parent = (/** @type {string} */ column) => column.slice(0, column.lastIndexOf(".") + 1);
  const keys = columns.map((column) => column.slice(parent(column).length).toLowerCase());
  for (const [a, column] of columns.entries()) {
    for (const [b, other] of columns.entries()) {
      if (a === b || parent(column) !== parent(other)) continue;
      const isNamed = NAMES.some(([first, second]) => keys[a] === first && keys[b] === second);
      const isNext = /^\d+$/.test(keys[a]) && Number(keys[b]) === Number(keys[a]) + 1;
      if (isNamed || isNext)
        readers.push({ form: `${column} ${other}`, read: (row) => inPair(row[a], row[b]), isNamed, isPair: true });
    }
    readers.push({ form: `${column} text`, read: (row) => inText(row[a]), isNamed: false, isPair: true });
    // A cell may be a number, counted along the rows.
    readers.push({ form: `${column} number`, read: (row) => inNumber(row[a], ground), isNamed: false, isPair: false });
  }
  return readers;
}

/** @param {Row[number]} x @param {Row[number]} y @returns {Coord | undefined} */
const inPair = (x, y) => (typeof x === "number" && typeof y === "number" ? [x, y] : undefined);

/** @param {Row[number]} index @param {Ground} ground @returns {Coord | undefined} */
const inNumber = (index, ground) =>
  typeof index === "number" && Number.isInteger(index) ? coordOf(ground, index) : undefined;

/** Two numbers in a text, such as a key. @param {Row[number]} text @returns {Coord | undefined} */
function inText(text) {
  if (typeof text !== "string") return undefined;
  const [, a, b] = /^\D*?(-?\d+)\D+?(-?\d+)\D*$/.exec(text) ?? [];
  return b === undefined ? undefined : [Number(a), Number(b)];
}

/** @param {Reader} reader @param {Row[]} rows @param {Ground} ground @param {boolean} isByRow @param {boolean} isPath @returns {Reading | undefined} */
function readWith({ form, read }, rows, ground, isByRow, isPath) {
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
  const isBeside = (/** @type {Coord} */ [x, y], /** @type {Coord} */ [a, b]) =>
    Math.max(Math.abs(x - a), Math.abs(y - b)) === 1;
  const linked = isPath ? inLineShare(seen) : linkedShare(seen);
  const isAlone = seen.length === 1;
  const besideStart = isBeside(first, start) || isBeside(first, swapped(start));
  const mayBeAlone = ends.some((end) => String(end) === String(first)) || (isPath && besideStart);
  if (linked < LEAST_LINKED || (isAlone && !mayBeAlone)) return undefined;
  const isUsual = String(first) === String(isByRow ? swapped(start) : start);
  return {
    seen,
    fromStart: isUsual || isEnd(first, start),
    besideStart,
    fromGoal: isEnd(first, goal),
    toGoal: isEnd(last, goal),
    form,
    linked,
  };
}

/** How many of the cells of a path are in a line with the one before, as a share. @param {Seen[]} seen */
function inLineShare(seen) {
  const count = seen.filter(
    ({ cell: [x, y] }, i) => i > 0 && isInLine(x - seen[i - 1].cell[0], y - seen[i - 1].cell[1]),
  );
  return seen.length === 1 ? 1 : count.length / (seen.length - 1);
}

/** Whether so many columns and rows away is straight or diagonal. @param {number} dx @param {number} dy */
export const isInLine = (dx, dy) => dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);

/** @param {Seen[]} seen */
function linkedShare(seen) {
  // Texts would take several times as long for a million cells.
  const keyOf = (/** @type {number} */ x, /** @type {number} */ y) => x * 2 ** 24 + y;
  const before = new Set();
  let linked = 0;
  for (const {
    cell: [x, y],
  } of seen) {
    let isLinked = false;
    for (let dx = -1; dx <= 1 && !isLinked; dx++)
      for (let dy = -1; dy <= 1 && !isLinked; dy++) isLinked = before.has(keyOf(x + dx, y + dy));
    if (isLinked) linked++;
    before.add(keyOf(x, y));
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
