// Boards written as rows of signs or numbers, with or without something between them.

import { CellTable } from "./cell-table.js";
import { LONGEST_SIDE, problem } from "./read-problem.js";

/**
 * @import { Table } from "./cell-table.js"
 */

/** How cells are set apart: by a sign, by spaces, by one space each, or not at all. @typedef {"," | ";" | "\t" | "|" | "spaces" | "space" | "none"} Separator */

/** A text that has more lines is no board, whatever else there is in it. */
const MOST_LINES = 8 * LONGEST_SIDE;
/** So are longer lines, even if each cell is a word. */
const LONGEST_LINE = 40 * LONGEST_SIDE;
/** Lines that say what follows, such as `Map:` or `grid = `. */
const HEADING = /^\s*(?:\[[^\]]{0,30}\]\s*)?(?:\p{L}{2,40}[^\n]{0,60}[:=]|(?:map|grid|board|maze|地图|网格|迷宫)\b)/iu;
/** The number of rows and columns, which some programs print first. */
const SIZE = /^\s*(\d{1,4})\s*[\sx×*,]\s*(\d{1,4})\s*$/;
/** The upper and lower side of a frame around a board. */
const FRAME = /^\s*\+[-=]{2,}\+\s*$/;

/**
 * The board in rows of signs; undefined if there is none.
 * @param {string} text
 * @returns {Table | undefined}
 * @throws {CodedError}
 */
export function tableOfRows(text) {
  const lines = withoutFrame(boardLines(text));
  if (lines.length === 0) return undefined;
  const separator = separatorOf(lines.map(({ text }) => text));
  const table = new CellTable();
  const isSpacy = separator === "none" && lines.some(({ text }) => /\S\s+\S/.test(text.slice(0, 10_000)));
  // Spaces are cells then, also those at the end of a line that an editor has removed.
  const width = isSpacy ? Math.max(...lines.map(({ text }) => text.trimEnd().length)) : 0;
  const rows = lines.map(({ text, line }) => {
    const from = table.length;
    if (isSpacy) addSigns(text.trimEnd().padEnd(width), line, table);
    else addCells(text, line, separator, table);
    return { from, to: table.length, line };
  });
  return table.table(rows);
}

/**
 * Adds the cells of one row.
 * @param {string} text
 * @param {number} line
 * @param {CellTable} table
 */
export function rowOfLine(text, line, table) {
  const separator = separatorOf([text]);
  // Within quotes every sign counts, spaces too.
  if (separator === "none") addSigns(text, line, table);
  else addCells(text, line, separator, table);
}

/** The lines that are rows. @param {string} text */
function boardLines(text) {
  const blocks = blocksOf(text);
  const rows = blocks.every((block) => block.length === 1) ? blocks.flat() : largest(blocks);
  while (rows.length > 1 && HEADING.test(rows[0].text.slice(0, 200))) rows.shift();
  if (rows.length > 2 && isSize(rows)) rows.shift();
  const isNoRow = (/** @type {{ text: string }} */ { text }) => HEADING.test(text.slice(0, 200)) || text.trim() === "";
  while (rows.length > 1 && isNoRow(rows[rows.length - 1])) rows.pop();
  return rows;
}

/** The lines between empty ones. Where spaces are cells, a row may have nothing else. @param {string} text */
function blocksOf(text) {
  /** @type {{ text: string, line: number }[][]} */
  const blocks = [];
  let [count, isNew] = [0, true];
  for (let [from, line] = [0, 1]; from <= text.length; line++) {
    const end = text.indexOf("\n", from) < 0 ? text.length : text.indexOf("\n", from);
    const row = text.slice(from, end);
    from = end + 1;
    if (row === "" || (isNew && row.trim() === "")) {
      isNew = true;
      continue;
    }
    if (isNew) blocks.push([]);
    isNew = false;
    blocks[blocks.length - 1].push({ text: row, line });
    if (++count > MOST_LINES || row.length > LONGEST_LINE) {
      throw problem("too-large", "board-large", { width: row.length, height: count, max: LONGEST_SIDE });
    }
  }
  return blocks;
}

/** The block of lines with the most rows. @template T @param {T[][]} blocks */
function largest(blocks) {
  let best = blocks[0] ?? [];
  for (const block of blocks) if (block.length > best.length) best = block;
  return best;
}

/** Whether the first line gives the number of the others. @param {{ text: string }[]} rows */
function isSize(rows) {
  const [, one, other] = SIZE.exec(rows[0].text.slice(0, 40)) ?? [];
  return one !== undefined && (Number(one) === rows.length - 1 || Number(other) === rows.length - 1);
}

/** Without a frame of `+---+` and `|`. @param {{ text: string, line: number }[]} lines */
function withoutFrame(lines) {
  if (lines.length < 3 || !FRAME.test(lines[0].text) || !FRAME.test(lines[lines.length - 1].text)) return lines;
  return lines
    .slice(1, -1)
    .map(({ text, line }) => ({ text: text.trim().replace(/^\|/, "").replace(/\|$/, ""), line }));
}

/** What is between the cells of all lines. @param {string[]} lines @returns {Separator} */
function separatorOf(lines) {
  const full = lines.filter((line) => line.trim() !== "");
  for (const sign of /** @type {const} */ ([",", ";", "\t", "|"]))
    if (full.every((line) => line.includes(sign))) return sign;
  if (full.every((line) => line.includes(" "))) {
    if (full.every(isEverySecond)) return "space";
    if (full.every(isNumbers)) return "spaces";
  }
  return "none";
}

/** Whether every second sign is a space, and the others are none. @param {string} line */
function isEverySecond(line) {
  const row = line.trim();
  if (row.length % 2 === 0) return false;
  for (let i = 0; i < row.length; i++) if ((row.charCodeAt(i) === 32) !== (i % 2 === 1)) return false;
  return row.length > 1;
}

/** Whether there are nothing but numbers, or words, of which some have several signs. @param {string} line */
function isNumbers(line) {
  let longest = 0;
  let word = 0;
  for (let i = 0; i < line.length; i++) {
    word = line.charCodeAt(i) === 32 ? 0 : word + 1;
    if (word > longest) longest = word;
    const sign = line.charCodeAt(i);
    const isOfNumber = (sign >= 48 && sign <= 57) || sign === 32 || sign === 45 || sign === 46;
    if (!isOfNumber) return false;
  }
  return longest > 0;
}

/** @param {string} text @param {number} line @param {Separator} separator @param {CellTable} table */
function addCells(text, line, separator, table) {
  const row = text.trim();
  if (separator === "none") {
    addSigns(row, line, table);
  } else if (separator === "space") {
    for (let i = 0; i < row.length; i += 2) table.addUnit(row.charCodeAt(i), line);
  } else {
    const cells = separator === "spaces" ? row.split(/ +/) : row.split(separator);
    // A separator at the beginning or the end has nothing beside it.
    if (cells[cells.length - 1].trim() === "") cells.pop();
    if (cells[0]?.trim() === "" && separator === "|") cells.shift();
    for (const cell of cells) {
      if (cell.length === 1) table.addUnit(cell.charCodeAt(0), line);
      else table.add(wordOf(cell), line);
    }
  }
}

/** A value as it is compared: `01`, ` 1` and `1.0` are the same number. @param {string} cell */
function wordOf(cell) {
  const value = cell.trim().replace(/^(["'])(.*)\1$/, "$2");
  return value !== "" && Number.isFinite(Number(value)) ? String(Number(value)) : value || " ";
}

/** A cell for each sign; some signs take two code units. @param {string} row @param {number} line @param {CellTable} table */
function addSigns(row, line, table) {
  for (let i = 0; i < row.length; i++) {
    const unit = row.charCodeAt(i);
    if (unit < 0xd800 || unit > 0xdbff) table.addUnit(unit === 9 ? 32 : unit, line);
    else {
      table.add(row.slice(i, i + 2), line);
      i++;
    }
  }
}
