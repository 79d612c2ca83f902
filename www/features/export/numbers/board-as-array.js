// A board as an array in a program's own language. Headless.

import { WALL } from "../../../rules/cells.js";
import { SYNTAXES } from "./syntaxes.js";

/** @import { SyntaxName } from "./syntaxes.js" */

/** @typedef {Pick<import("../../../core/board/board.js").Board, "width" | "height" | "cells" | "start" | "goal">} Board */

/**
 * @typedef {object} BoardStyle
 * @property {boolean} [isByColumn] The first index is the column: `grid[x][y]`. Otherwise it is the row: `grid[y][x]`.
 * @property {boolean} [isUp] y grows upwards, so row 0 is the lowest one. Otherwise it is the topmost one.
 * @property {"walls" | "bytes"} [values] `walls`: 0 is open, whatever it costs, and 1 is a wall. `bytes`: also the
 *   penalties; 0 is open, 1 to 254 open with that penalty, 255 a wall.
 * @property {boolean} [hasEnds] Whether a comment says what the numbers mean, and where start and goal are. JSON has no
 *   comments.
 * @property {string} [name] The name of the array.
 */

/**
 * The board as one text.
 * @param {Board} board
 * @param {SyntaxName} syntax
 * @param {BoardStyle} [style]
 */
export const boardText = (board, syntax, style) => [...boardLines(board, syntax, style)].join("");

/**
 * The same, line by line: a large board as one text takes more memory than the page may have.
 * @param {Board} board
 * @param {SyntaxName} syntax
 * @param {BoardStyle} [style]
 * @returns {Generator<string>}
 */
export function* boardLines(board, syntax, style = {}) {
  const { isByColumn = false, isUp = false, values = "walls", hasEnds = false, name = "grid" } = style;
  const { list, grid, end, comment } = SYNTAXES[syntax];
  const { width, height, cells } = board;
  const [outer, inner] = isByColumn ? [width, height] : [height, width];
  if (hasEnds && comment !== "") yield* comments(board, syntax, { isByColumn, isUp, values, name });
  yield `${grid(name, inner, outer)}${list[0]}\n`;
  for (let i = 0; i < outer; i++) {
    const numbers = [];
    for (let k = 0; k < inner; k++) {
      const [x, y] = isByColumn ? [i, k] : [k, i];
      const byte = cells[(isUp ? height - 1 - y : y) * width + x];
      numbers.push(values === "bytes" ? byte : Number(byte === WALL));
    }
    yield `    ${list[0]}${numbers.join(", ")}${list[1]}${i < outer - 1 ? "," : ""}\n`;
  }
  yield `${list[1]}${end}\n`;
}

/** @param {Board} board @param {SyntaxName} syntax @param {Required<Omit<BoardStyle, "hasEnds">>} style */
function* comments({ height, start, goal }, syntax, { isByColumn, isUp, values, name }) {
  const { comment, first, comma } = SYNTAXES[syntax];
  const place = (/** @type {[number, number]} */ [x, y]) => {
    const row = isUp ? height - 1 - y : y;
    const [i, k] = isByColumn ? [x, row] : [row, x];
    return `${name}[${i + first}${comma}${k + first}]`;
  };
  yield `${comment} ${values === "bytes" ? "0: open, 1 to 254: open with that penalty, 255: wall" : "0: open, 1: wall"}\n`;
  yield `${comment} start: ${place(start)}, goal: ${place(goal)}\n`;
}
