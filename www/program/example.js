// The board of a program that can be pasted and run: rows of text. The reader's own board if it is small, else a tiny one.

import { WALL } from "../rules/cells.js";

/** @import { Board } from "../core/board/board.js" */

/**
 * @typedef {object} Example
 * @property {string[]} rows `#` is a wall, `.` a free cell, a letter a free cell with a penalty.
 * @property {[number, number]} start
 * @property {[number, number]} goal
 * @property {[string, number][]} letters The letters with their penalties.
 * @property {boolean} [isGiven] Whether the program has no board in it, and is called with one: a grid of numbers, a start and a goal.
 */

/** No board: the program is called with one. Python and JavaScript are written so, too. @type {Example} */
export const GIVEN = { rows: [], start: [0, 0], goal: [0, 0], letters: [], isGiven: true };

/** @type {Example} */
export const TINY = {
  rows: ["........", "....#...", ".a..#...", "....#..."],
  start: [1, 3],
  goal: [6, 2],
  letters: [["a", 20]],
};

/** So many columns fit into a line of code, and so many rows into a program that is still read. */
const MOST = 64;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @param {number} byte @param {boolean} penalties */
const isPenalty = (byte, penalties) => penalties && byte > 0 && byte < WALL;

/** The penalties on a board that count, the smallest first. @param {Pick<Board, "cells">} board @param {boolean} penalties */
const valuesOn = ({ cells }, penalties) =>
  [...new Set(cells)].filter((byte) => isPenalty(byte, penalties)).sort((a, b) => a - b);

/** Whether a program can have the board in it. @param {Pick<Board, "width" | "height" | "cells">} board @param {boolean} penalties */
export const isSmall = (board, penalties) =>
  board.width <= MOST && board.height <= MOST && valuesOn(board, penalties).length <= LETTERS.length;

/** @param {Pick<Board, "width" | "height" | "cells" | "start" | "goal">} board @param {boolean} penalties Whether they count. @returns {Example} */
export function exampleOf(board, penalties) {
  const { width, height, cells, start, goal } = board;
  if (!isSmall(board, penalties)) return tiny(penalties);
  const values = valuesOn(board, penalties);
  /** @param {number} byte */
  const letterOf = (byte) => (byte === WALL ? "#" : isPenalty(byte, penalties) ? LETTERS[values.indexOf(byte)] : ".");
  return {
    rows: Array.from({ length: height }, (_, y) =>
      Array.from(cells.subarray(y * width, (y + 1) * width), letterOf).join(""),
    ),
    start,
    goal,
    letters: values.map((value, place) => [LETTERS[place], value]),
  };
}

/** @param {boolean} penalties @returns {Example} */
const tiny = (penalties) =>
  penalties ? TINY : { ...TINY, rows: TINY.rows.map((row) => row.replace("a", ".")), letters: [] };
