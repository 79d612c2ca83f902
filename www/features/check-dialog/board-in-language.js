// A board as the languages of game programmers write it: rows of numbers, start and goal, ready to be pasted into a program.
// Headless.

import { fromBoard, USUAL } from "../../check/coordinate-frames.js";
import { isPenalty } from "../../rules/cells.js";
import { boardText } from "../export/numbers/board-as-array.js";
import { SYNTAXES } from "../export/numbers/syntaxes.js";

/**
 * @import { Frame } from "../../check/coordinate-frames.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** @typedef {Pick<import("../../core/board/board.js").Board, "width" | "height" | "cells" | "start" | "goal">} Board */
/** @typedef {typeof LANGUAGES[number]} CodeLanguage */

/** The languages, in the order in which they are offered. */
export const LANGUAGES = /** @type {const} */ (["csharp", "cpp", "python", "java", "javascript", "gdscript", "lua"]);

/** What the languages are called. What prints a log is in no C. @param {CodeLanguage} language */
export const nameOf = (language) => (language === "cpp" ? "C++" : SYNTAXES[language].name);

/** The largest board that is written as an array. */
export const MOST_CELLS = 1 << 16;

/** How each language writes an end of the search. @type {Record<CodeLanguage, (name: string, cell: Coord) => string>} */
const ENDS = {
  csharp: (name, [x, y]) => `(int x, int y) ${name} = (${x}, ${y});`,
  cpp: (name, [x, y]) => `int ${name}X = ${x}, ${name}Y = ${y};`,
  python: (name, [x, y]) => `${name} = (${x}, ${y})`,
  java: (name, [x, y]) => `int ${name}X = ${x}, ${name}Y = ${y};`,
  javascript: (name, [x, y]) => `const ${name} = [${x}, ${y}];`,
  gdscript: (name, [x, y]) => `var ${name} = Vector2i(${x}, ${y})`,
  lua: (name, [x, y]) => `local ${name} = {x = ${x}, y = ${y}}`,
};

/** Languages in which an end is a pair, whose order is the reader's: the others name x and y. @type {readonly CodeLanguage[]} */
const IN_PAIRS = ["python", "javascript"];

/**
 * A board as an array, so that a cell is grid[y][x], with its ends. 0 is open and 1 a wall; where cells have penalties these
 * are their numbers, and walls are 255.
 * @param {Board} board
 * @param {CodeLanguage} language
 * @param {Frame} [frame] What the reader calls the ends.
 */
export function boardWithEnds(board, language, frame = USUAL) {
  const hasPenalties = board.cells.some(isPenalty);
  const grid = boardText(board, language, { values: hasPenalties ? "bytes" : "walls" });
  const ends = ENDS[language];
  const swapped = frame.swapped && IN_PAIRS.includes(language);
  const own = (/** @type {Coord} */ cell) => fromBoard({ ...frame, swapped }, cell, board);
  return `${grid}${ends("start", own(board.start))}\n${ends("goal", own(board.goal))}\n`;
}
