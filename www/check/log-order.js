// The order in which cells were taken, printed as a table of the board: 1, 2, 3 … where they were, and something else where
// no cell was taken. The rows are lines, or lists in a list.

/** @import { Step } from "./read-log.js" */

/** @typedef {{ steps: Step[], width: number, height: number, lines: Set<number> }} Order With the lines that it stands in, from 0. */

/** A board has no more rows than that. */
const MOST_ROWS = 4096;
/** And no more columns; a line with more characters is none of it. */
const LONGEST_LINE = 1 << 16;
/** A table in a single line may have more. */
const LONGEST_TABLE = 1 << 23;
const FEWEST_COLUMNS = 3;
/** A table without any other sign has at least so many cells. */
const FEWEST_CELLS = 12;
/** What stands where no cell was taken, or where it is named otherwise. */
const MARK = /^(?:[^\p{L}\p{N}]{1,4}|[A-Z]{1,2}|XXX|[sgexo]|xx|None|null|nil|inf|nan)$/u;
/** A table in lists, in one line. */
const NESTED = /[[{(]\s*[[{(]\s*-?\d/;
const BETWEEN_ROWS = /[\])}]\s*[,;]?\s*[[({]/;
/** Words before a table in the same line have no more signs. */
const LONGEST_HEADING = 80;
/** A value has no more. */
const LONGEST_VALUE = 12;
/** A line of the numbers of the columns. */
const INDEX = /^\s*\|?\s*\(index\)/;

/**
 * The last table of the order in a text; undefined if there is none.
 * @param {string} text
 * @returns {Order | undefined}
 */
export function orderOf(text) {
  /** @type {Order | undefined} */
  let found;
  let table = new Table(false);
  let number = 0;
  const hasNested = NESTED.test(text);
  const hasIndex = text.includes("(index)");
  const end = (isIndexed = false) => {
    if (table.isEmpty && !isIndexed) return;
    found = table.order() ?? found;
    table = new Table(isIndexed);
  };
  for (let from = 0; from < text.length; number++) {
    const stop = text.indexOf("\n", from) < 0 ? text.length : text.indexOf("\n", from);
    const length = stop - from;
    if (hasNested && length < LONGEST_TABLE && NESTED.test(text.slice(from, Math.min(stop, from + 300)))) {
      const line = text.slice(from, stop);
      end();
      for (const row of line.slice(behindHeading(line, 0, length)).split(BETWEEN_ROWS)) {
        table.add(rowIn(row, 0, row.length), number);
      }
      // A list of lists may go on in the next line, as that of numpy does.
      if (/[\])}]\s*[\])}]/.test(line)) end();
    } else if (hasIndex && INDEX.test(text.slice(from, from + 40))) {
      end(true);
    } else if (length > 0) {
      const row = length < LONGEST_LINE ? rowIn(text, behindHeading(text, from, stop), stop) : undefined;
      if (!table.add(row, number)) {
        end();
        table.add(row, number);
      }
    }
    from = stop + 1;
  }
  end();
  return found;
}

/** Whether a sign stands between the values of a row. @param {number} sign */
const isBetween = (sign) =>
  sign === 32 || sign === 9 || sign === 44 || sign === 59 || sign === 124 || sign === 34 || sign === 39;
/** @param {number} sign */
const isDigit = (sign) => sign >= 48 && sign <= 57;
/** @param {number} sign */
const isOpening = (sign) => sign === 91 || sign === 40 || sign === 123;
/** @param {number} sign */
const isClosing = (sign) => sign === 93 || sign === 41 || sign === 125;

/** Where a row begins behind the words before it: at its first bracket, if no number comes before. @param {string} text @param {number} from @param {number} stop */
function behindHeading(text, from, stop) {
  const first = text.charCodeAt(from) | 32;
  if (first < 97 || first > 122) return from;
  for (let at = from; at < stop && at < from + LONGEST_HEADING; at++) {
    const sign = text.charCodeAt(at);
    if (isOpening(sign)) return at;
    if (isDigit(sign)) return from;
  }
  return from;
}

/**
 * What stands in a row; undefined if it is none. Brackets around a part of a line are those of a cell.
 * @param {string} text
 * @param {number} from
 * @param {number} stop
 * @returns {(number | string)[] | undefined}
 */
function rowIn(text, from, stop) {
  const values = [];
  let isOver = false;
  for (let at = from; at < stop; at++) {
    const sign = text.charCodeAt(at);
    if (isBetween(sign)) continue;
    if (isClosing(sign)) {
      isOver = true;
      continue;
    }
    if (isOver || (isOpening(sign) && values.length > 0)) return undefined;
    if (isOpening(sign)) continue;
    let end = at + 1;
    while (end < stop && !isBetween(text.charCodeAt(end)) && !isClosing(text.charCodeAt(end))) end++;
    const value = end - at <= LONGEST_VALUE ? valueIn(text, at, end) : undefined;
    if (value === undefined) return undefined;
    values.push(value);
    at = end - 1;
  }
  return values.length < FEWEST_COLUMNS ? undefined : values;
}

/** A number or a mark; undefined for anything else. @param {string} text @param {number} from @param {number} end */
function valueIn(text, from, end) {
  const isSigned = text.charCodeAt(from) === 45;
  let at = isSigned ? from + 1 : from;
  let value = 0;
  while (at < end && isDigit(text.charCodeAt(at))) value = 10 * value + text.charCodeAt(at++) - 48;
  if (at > from + Number(isSigned)) {
    // Numbers of floating point may be whole ones.
    if (text.charCodeAt(at) === 46) at++;
    while (at < end && text.charCodeAt(at) === 48) at++;
    return at < end || (isSigned && value !== 1) ? undefined : isSigned ? -1 : value;
  }
  const mark = text.slice(from, end);
  return MARK.test(mark) ? mark : undefined;
}

/** What numbers may stand around a table: none, that of the row, those of the columns, or both. */
const AROUND = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** Rows that may be a table of the order. */
class Table {
  /** @type {(number | string)[][]} */
  #rows = [];
  /** @type {Set<number>} */
  #lines = new Set();
  /** The numbers that were seen, for each of the ways to leave out a column and a row; undefined once one came twice. @type {(Set<number> | undefined)[]} */
  #seen;

  /** @param {boolean} isIndexed Whether the first column has the numbers of the rows. */
  constructor(isIndexed) {
    this.#seen = AROUND.map(([column, row]) => (isIndexed && (column === 0 || row === 1) ? undefined : new Set()));
  }

  get isEmpty() {
    return this.#rows.length === 0;
  }

  /** Adds a row; false if it does not belong to those before it. @param {(number | string)[] | undefined} row @param {number} line */
  add(row, line) {
    if (!row || (this.#rows.length > 0 && row.length !== this.#rows[0].length)) return false;
    for (const [way, [column, top]] of AROUND.entries()) {
      const seen = this.#seen[way];
      if (!seen || this.#rows.length < top) continue;
      for (let i = column; i < row.length; i++) {
        const value = row[i];
        if (typeof value !== "number" || value <= 0) continue;
        if (seen.has(value)) {
          this.#seen[way] = undefined;
          break;
        }
        seen.add(value);
      }
    }
    if (this.#rows.length >= MOST_ROWS) this.#seen.fill(undefined);
    // Of rows that are no table only the first one is needed, by which the others belong to it.
    if (this.#rows.length > 0 && this.#seen.every((seen) => !seen)) return true;
    this.#lines.add(line);
    this.#rows.push(row);
    return true;
  }

  /** @returns {Order | undefined} */
  order() {
    if (this.#rows.length < 2) return undefined;
    for (const [way, [column, top]] of AROUND.entries()) {
      if (!this.#seen[way]) continue;
      const rows = this.#rows.slice(top).map((row) => row.slice(column));
      const isCounted =
        column === 0 || rows.every((_, y) => this.#rows[y + top][0] === y || this.#rows[y + top][0] === y + 1);
      const isHeaded = top === 0 || this.#rows[0].slice(column).every((value, x) => value === x || value === x + 1);
      const steps = isCounted && isHeaded ? stepsIn(rows) : undefined;
      if (steps) return { steps, width: rows[0].length, height: rows.length, lines: this.#lines };
    }
    return undefined;
  }
}

/** The cells of a table in their order; undefined if it is not one. @param {(number | string)[][]} rows @returns {Step[] | undefined} */
function stepsIn(rows) {
  if (rows.length < 2 || rows[0].length < FEWEST_COLUMNS) return undefined;
  /** @type {Map<number, Step>} */
  const at = new Map();
  /** @type {Map<number | string, Step[]>} */
  const others = new Map();
  for (const [y, row] of rows.entries()) {
    for (const [x, value] of row.entries()) {
      if (typeof value === "number" && value > 0) at.set(value, { x, y });
      else others.set(value, [...(others.get(value)?.slice(0, 1) ?? []), { x, y }]);
    }
  }
  if (others.size === 0 && rows.length * rows[0].length < FEWEST_CELLS) return undefined;
  // One number in each row, below each other: these are lines with a column that counts.
  const columns = new Set([...at.values()].map(({ x }) => x));
  if (columns.size === 1 && at.size >= rows.length - 1) return undefined;
  const zeros = others.get(0) ?? [];
  const one = at.get(1);
  // A single 0 is the first cell, if the next one is beside it.
  if (zeros.length === 1 && one && isBeside(zeros[0], one)) at.set(0, zeros[0]);
  const named = (/** @type {string[]} */ names) =>
    names.map((name) => others.get(name)).find((cells) => cells?.length === 1)?.[0];
  const start = named(["S", "s", "A"]);
  let first = at.has(0) ? 0 : 1;
  if (!at.has(first) && start) at.set(first, start);
  else if (first === 1 && start && one && isBeside(start, one)) {
    at.set(0, start);
    first = 0;
  }
  if (at.size < FEWEST_COLUMNS) return undefined;
  const steps = [];
  for (let number = first; number < first + at.size; number++) {
    const step = at.get(number);
    if (!step) return undefined;
    steps.push(step);
  }
  const goal = named(["G", "g", "E", "T", "F", "B"]);
  if (goal && start && steps.some((step) => isBeside(step, goal))) steps.push(goal);
  return steps;
}

/** @param {Step} one @param {Step} other */
const isBeside = (one, other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) === 1;
