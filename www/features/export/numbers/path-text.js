// The cells of a path as a list in a program's own language. Headless.

import { SYNTAXES } from "./syntaxes.js";

/** @import { SyntaxName } from "./syntaxes.js" */

/**
 * @typedef {object} PathStyle
 * @property {boolean} [isByRow] Pairs are (row, column). Otherwise they are (x, y).
 * @property {boolean} [isUp] y grows upwards, from the lowest row. Otherwise it grows downwards, from the topmost one.
 * @property {[number, number]} [first] What the first column and the first row are called.
 * @property {string} [name] The name of the list.
 */

/** How many characters a line has at most. */
const LONGEST = 100;

/**
 * The list, line by line.
 * @param {ArrayLike<number>} cells x and y alternating.
 * @param {number} height How many rows the board has.
 * @param {SyntaxName} syntax
 * @param {PathStyle} [style]
 * @returns {Generator<string>}
 */
export function* pathLines(
  cells,
  height,
  syntax,
  { isByRow = false, isUp = false, first = [0, 0], name = "path" } = {},
) {
  const { list, pairs, pair, end } = SYNTAXES[syntax];
  yield `${pairs(name, isByRow ? ["row", "column"] : ["x", "y"])}${list[0]}\n`;
  let line = "   ";
  for (let i = 0; i < cells.length; i += 2) {
    const x = cells[i] + first[0];
    const y = (isUp ? height - 1 - cells[i + 1] : cells[i + 1]) + first[1];
    const text = ` ${pair[0]}${isByRow ? `${y}, ${x}` : `${x}, ${y}`}${pair[1]}${i + 2 < cells.length ? "," : ""}`;
    if (line.length + text.length > LONGEST) {
      yield `${line}\n`;
      line = "   ";
    }
    line += text;
  }
  yield `${line}\n${list[1]}${end}\n`;
}
