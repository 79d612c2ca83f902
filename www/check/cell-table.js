// Rows of cells as they are read, whatever they were written as: each value once, and each cell as the number of its
// value. So the largest board takes two bytes a cell, and what a value means is decided once.

import { LONGEST_SIDE, problem } from "./read-problem.js";

/** A board has no more different values than that. */
const MOST_VALUES = 512;

/**
 * A table that has been filled.
 * @typedef {object} Table
 * @property {string[]} values What occurs, in the order of appearance.
 * @property {number[]} firstLines In which line each value occurs first.
 * @property {Uint16Array} codes For each cell the index of its value.
 * @property {number} width
 * @property {number} height
 * @property {number} line In which line it begins.
 */

export class CellTable {
  /** @type {string[]} */
  values = [];
  /** @type {number[]} */
  firstLines = [];
  /** @type {Map<string, number>} */
  #numbers = new Map();
  /** The numbers of values that are one code unit, because most are. */
  #letters = new Int16Array(65536).fill(-1);
  #codes = new Uint16Array(1024);
  length = 0;

  /** Adds a cell. @param {string} value @param {number} line */
  add(value, line) {
    this.#push(this.#numberOf(value, line));
  }

  /** Adds a cell that is written as one code unit. @param {number} unit @param {number} line */
  addUnit(unit, line) {
    if (this.#letters[unit] < 0) this.#letters[unit] = this.#numberOf(String.fromCharCode(unit), line);
    this.#push(this.#letters[unit]);
  }

  /** The cells from one index to another. @param {number} from @param {number} to */
  slice(from, to) {
    return this.#codes.subarray(from, to);
  }

  /**
   * A table of rows that are all of the same length.
   * @param {{ from: number, to: number, line: number }[]} rows
   * @returns {Table}
   * @throws {CodedError}
   */
  table(rows) {
    const width = rows[0].to - rows[0].from;
    const height = rows.length;
    for (const { from, to, line } of rows) {
      if (to - from !== width) {
        throw problem("bad-board", "row-length", { line, columns: to - from, width, first: rows[0].line });
      }
    }
    checkSize(width, height);
    const codes = new Uint16Array(width * height);
    for (const [y, { from, to }] of rows.entries()) codes.set(this.#codes.subarray(from, to), y * width);
    return { values: this.values, firstLines: this.firstLines, codes, width, height, line: rows[0].line };
  }

  /** @param {string} value @param {number} line */
  #numberOf(value, line) {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.values.length;
    if (number === MOST_VALUES) throw problem("bad-board", "many-values", { line, max: MOST_VALUES });
    this.#numbers.set(value, number);
    this.values.push(value);
    this.firstLines.push(line);
    return number;
  }

  /** @param {number} code */
  #push(code) {
    if (this.length === this.#codes.length) {
      const codes = new Uint16Array(2 * this.length);
      codes.set(this.#codes);
      this.#codes = codes;
    }
    this.#codes[this.length++] = code;
  }
}

/** @param {number} width @param {number} height */
export function checkSize(width, height) {
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) {
    throw problem("too-large", "board-large", { width, height, max: LONGEST_SIDE });
  }
}
