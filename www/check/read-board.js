// A board as a reader's program has it: a `.map` file, rows of signs or numbers, or an array literal.

import { meaningOf } from "./board-values.js";
import { tableOfRows } from "./char-rows.js";
import { tableOfLiteral } from "./literal.js";
import { isMapFile, tableOfMap } from "./map-file.js";
import { plainText, problem, quoted } from "./read-problem.js";
import { openNumber } from "./walkable.js";
import { writtenEnds } from "./written-ends.js";

/**
 * @import { Table } from "./cell-table.js"
 */

/** @typedef {[number, number]} Coord */
/**
 * A board that was read.
 * @typedef {object} ReadBoard
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} cells Row by row, as the engine takes them: 0 open, 255 wall, otherwise a penalty.
 * @property {Coord} [start]
 * @property {Coord} [goal]
 * @property {Coord} [origin] Only if a `.map` file has one.
 * @property {string} [wall] The values that were taken for walls, with commas between them.
 * @property {{ value: string, count: number }[]} values All values that occur, the most frequent first.
 * @property {"map" | "rows" | "literal"} kind What the board was written as.
 */

/** A literal with fewer cells is probably something else. */
const FEW_CELLS = 4;
/** An array literal without anything in it, such as `grid = [[], []]`. */
const EMPTY_ARRAY = /^(?:[\p{L}\p{N}_$\s[\]<>,*:]{0,200}=)?\s*[[({][\s[\](){},;]*$/u;
/** Signs that nobody sees, as in a file that is no text. Tabs, line breaks and the like are blanks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\0-\x08\x0e-\x1f\x7f-\x9f]/;
/** And rows of so many different letters are text. */
const MANY_LETTERS = 12;

/**
 * Reads a board.
 * @param {string} text
 * @param {{ wall?: string | string[] }} [how] Which values are walls, if the guess is wrong: one, several with commas
 *   between them, or a list. An empty string stands for none.
 * @returns {ReadBoard}
 * @throws {CodedError} `bad-board`, `too-large`
 */
export function readBoard(text, { wall } = {}) {
  const plain = plainText(text, "bad-board");
  if (plain.trim() === "") throw problem("bad-board", "empty-board");
  checkSigns(plain);
  if (isMapFile(plain)) {
    const { start, goal, origin, ...table } = tableOfMap(plain);
    const meaning = meaningOf(table, { wall, isMap: true });
    return board(table, "map", {
      ...meaning,
      ...(start && { start }),
      ...(goal && { goal }),
      ...(origin && { origin }),
    });
  }
  const literal = mayBeLiteral(plain) ? tableOfLiteral(plain) : undefined;
  if (literal && literal.codes.length >= FEW_CELLS) {
    const meaning = meaningOf(literal, { wall, open: openNumber(plain, placeOf(plain, literal.line)) });
    return board(literal, "literal", { ...writtenEnds(plain, { ...literal, cells: meaning.cells }), ...meaning });
  }
  if (EMPTY_ARRAY.test(plain)) throw problem("bad-board", "empty-array");
  const table = tableOfRows(plain) ?? literal;
  if (!table || isProse(table)) throw problem("bad-board", "no-board", { text: quoted(plain.trimStart()) });
  return board(table, table === literal ? "literal" : "rows", meaningOf(table, { wall }));
}

/** @param {string} text */
function checkSigns(text) {
  const at = text.search(CONTROL);
  if (at < 0) return;
  const code = `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0")}`;
  throw problem("bad-board", "control", { line: text.slice(0, at).split("\n").length, code });
}

/** Where the first bracket of a line is. @param {string} text @param {number} line From 1. */
function placeOf(text, line) {
  let at = 0;
  for (let i = 1; i < line; i++) at = text.indexOf("\n", at) + 1;
  return at + Math.max(text.slice(at, at + 1e4).search(/[[{(]/), 0);
}

/** Whether rows are sentences: no cell is several words, and no board has so many different letters. @param {Table} table */
function isProse({ values }) {
  if (values.some((value) => /\p{L}{2}\s+\p{L}/u.test(value.slice(0, 200)))) return true;
  const letters = values.filter((value) => /^\p{L}$/u.test(value));
  return letters.length >= (values.includes(" ") ? MANY_LETTERS / 2 : MANY_LETTERS);
}

/** @param {string} text */
const mayBeLiteral = (text) => /[[{("'`]/.test(text);

/**
 * @param {Table} table
 * @param {ReadBoard["kind"]} kind
 * @param {Omit<ReadBoard, "width" | "height" | "kind">} meaning
 * @returns {ReadBoard}
 */
const board = ({ width, height }, kind, meaning) => ({ width, height, ...meaning, kind });
