// MovingAI's `.map` files, with what Starstep adds to them: start, goal, origin and penalties.

import { CellTable, checkSize } from "./cell-table.js";
import { LONGEST_SIDE, problem, quoted } from "./read-problem.js";

/**
 * @import { Table } from "./cell-table.js"
 */

/** @typedef {[number, number]} Coord */
/** @typedef {Table & { start?: Coord, goal?: Coord, origin?: Coord }} MapTable */

/** More lines than the largest map has. */
const MOST_LINES = 2 * LONGEST_SIDE;
/** A number in the header. */
const WHOLE = /^-?\d{1,10}$/;

/** Whether a text begins as such a file does. @param {string} text */
export const isMapFile = (text) =>
  /^\s{0,99}(?:type[ \t]+\w|(?:height|width)[ \t]+\d{1,9}[ \t]*\n)/i.test(text.slice(0, 400));

/**
 * @param {string} text
 * @returns {MapTable}
 * @throws {CodedError}
 */
export function tableOfMap(text) {
  const lines = text.split("\n", MOST_LINES);
  const { width, height, ends, first } = readHeader(lines);
  const table = new CellTable();
  const rows = [];
  for (let y = 0; y < height; y++) {
    const line = first + y + 1;
    const row = lines[first + y]?.trim() ?? "";
    if (row === "") throw problem("bad-board", "map-rows", { line, rows: y, height });
    const from = table.length;
    for (let x = 0; x < row.length && x <= width; x++) table.addUnit(row.charCodeAt(x), line);
    const columns = table.length - from;
    if (columns !== width)
      throw problem("bad-board", "row-length", { line, columns: row.length, width, first: first + 1 });
    rows.push({ from, to: table.length, line });
  }
  const rest = lines.findIndex((line, index) => index >= first + height && line.trim() !== "");
  if (rest >= 0) throw problem("bad-board", "map-end", { line: rest + 1, text: quoted(lines[rest]), height });
  return { ...table.table(rows), ...ends };
}

/** @param {string[]} lines */
function readHeader(lines) {
  let [width, height] = [0, 0];
  /** @type {{ start?: Coord, goal?: Coord, origin?: Coord }} */
  const ends = {};
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const [name, ...values] = text.slice(0, 99).trim().toLowerCase().split(/\s+/, 4);
    const numbers = values.map(Number);
    const areWhole = (/** @type {number} */ count) => values.length === count && values.every((it) => WHOLE.test(it));
    if (name === "map" && values.length === 0) {
      if (width < 1 || height < 1) throw problem("bad-board", "map-size", { line });
      checkSize(width, height);
      for (const end of [ends.start, ends.goal]) {
        if (end && !(end[0] >= 0 && end[1] >= 0 && end[0] < width && end[1] < height)) {
          throw problem("bad-board", "map-beyond", { line, text: `(${end[0]}, ${end[1]})` });
        }
      }
      return { width, height, ends, first: line };
    }
    if (name === "" || name === "type") continue;
    if (name === "width" && areWhole(1)) [width] = numbers;
    else if (name === "height" && areWhole(1)) [height] = numbers;
    else if ((name === "start" || name === "goal" || name === "origin") && areWhole(2)) {
      ends[name] = [numbers[0], numbers[1]];
    } else throw problem("bad-board", "map-header", { line, text: quoted(text) });
  }
  throw problem("bad-board", "map-size", { line: lines.length });
}
