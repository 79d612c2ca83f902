// What is done with what a reader has pasted, from the texts to the answer, in parts, so that a page without workers can do
// other things in between. Headless.

import { diagnosing, readBoard, readLog } from "../check/index.js";
import { CodedError } from "../coded.js";

/** @typedef {import("../board/board.js").Coord} Coord */

/**
 * What is to be checked: a board in a text, or one as data, and what the program printed.
 * @typedef {object} Order
 * @property {string} [text] The board as the reader has it.
 * @property {string} [wall] Which value in that text is a wall, if the reader has said so.
 * @property {Ground} [board] The board, instead of a text.
 * @property {Coord} [start] Where the text does not say it, or says otherwise.
 * @property {Coord} [goal]
 * @property {string} log
 */

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground */

/** @typedef {ReturnType<typeof readBoard>} ReadBoard */

/**
 * What was read of the texts: the board, with the ends if they are known, and how much of the log.
 * @typedef {object} Read
 * @property {Omit<ReadBoard, "start" | "goal"> & { start?: Coord, goal?: Coord }} board
 */
