// Where the number of each cell comes from that a layer shows. Headless.

import { hasTwoSides } from "../../../rules/algorithms.js";
import { WALL } from "../../../rules/cells.js";

/**
 * @import { Run } from "../../run/run.js"
 * @import { LayerName } from "./layer-names.js"
 */

/**
 * Writes the numbers of a rectangle of cells, or of every `step`-th of them in both directions, row by row. A cell that
 * has none gets NaN. All cells must be on the board.
 * @callback Fill
 * @param {Float64Array} out
 * @param {number} x The first cell.
 * @param {number} y
 * @param {number} columns How many cells are written in a row.
 * @param {number} rows
 * @param {number} step
 * @returns {void}
 */

/** What the engine gives for each cell: g, h, f, and the direction towards the parent. */
const PER_CELL = 4;
const PLACES = { g: 0, h: 1, f: 2, parents: 3 };

/**
 * @param {LayerName} name
 * @param {Run} run
 * @param {{ remaining?: Float64Array, steps?: Uint32Array, isTooLarge?: (h: number, cell: number) => boolean }} known
 * @returns {Fill}
 */
export function valuesOf(name, run, { remaining, steps, isTooLarge }) {
  const { width, cells } = run.board;
  if (name === "remaining") {
    return byCell(width, (cell) => {
      const value = remaining ? remaining[cell] : Number.NaN;
      return value === Number.POSITIVE_INFINITY || cells[cell] === WALL ? Number.NaN : value;
    });
  }
  if (name === "order") return byCell(width, (cell) => steps?.[cell] || Number.NaN);
  if (name === "too-large") {
    return byNumbers(run, (numbers, at, cell) =>
      cells[cell] !== WALL && isTooLarge?.(numbers[at + 1], cell) ? 1 : Number.NaN,
    );
  }
  if (name === "h") {
    // Where two sides search, it depends on the side that has reached a cell.
    const needsG = hasTwoSides(run.options);
    return byNumbers(run, (numbers, at, cell) =>
      cells[cell] === WALL || (needsG && Number.isNaN(numbers[at])) ? Number.NaN : numbers[at + 1],
    );
  }
  const place = PLACES[name];
  return byNumbers(run, (numbers, at) => numbers[at + place]);
}

/** @param {number} width @param {(cell: number) => number} numberOf @returns {Fill} */
function byCell(width, numberOf) {
  return (out, x, y, columns, rows, step) => {
    let place = 0;
    for (let row = 0; row < rows; row++) {
      const first = (y + row * step) * width + x;
      for (let column = 0; column < columns; column++) out[place++] = numberOf(first + column * step);
    }
  };
}

/**
 * From the engine's numbers: those of the whole rectangle at once, or row by row where not every row counts.
 * @param {Run} run
 * @param {(numbers: Float64Array, at: number, cell: number) => number} numberOf
 * @returns {Fill}
 */
function byNumbers({ solver, board: { width } }, numberOf) {
  return (out, x, y, columns, rows, step) => {
    const across = (columns - 1) * step + 1;
    const all = step === 1 ? solver.numbersIn(x, y, columns, rows) : undefined;
    let place = 0;
    for (let row = 0; row < rows; row++) {
      const numbers = all ?? solver.numbersIn(x, y + row * step, across, 1);
      const begin = all ? row * columns * PER_CELL : 0;
      const first = (y + row * step) * width + x;
      for (let column = 0; column < columns; column++) {
        out[place++] = numberOf(numbers, begin + column * step * PER_CELL, first + column * step);
      }
    }
  };
}

/** How many cells are looked at between two looks at the time. */
const AT_ONCE = 4096;

/** @typedef {{ least: number, most: number }} Range Infinite the wrong way around if there is no number. */

/** @returns {Range} */
export const noRange = () => ({ least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY });

/** Extends a range by a number, unless it is NaN. @param {Range} range @param {number} value */
export function include(range, value) {
  if (value < range.least) range.least = value;
  if (value > range.most) range.most = value;
}

/**
 * Extends a range by the numbers of all cells, a few rows at a time.
 * @param {Fill} fill
 * @param {{ width: number, height: number }} board
 * @param {Range} range
 * @returns {Generator<undefined, void>}
 */
export function* extend(fill, { width, height }, range) {
  const rows = Math.max(1, Math.floor(AT_ONCE / width));
  const out = new Float64Array(rows * width);
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    fill(out, 0, top, width, count, 1);
    for (let i = 0; i < count * width; i++) include(range, out[i]);
    yield;
  }
}
