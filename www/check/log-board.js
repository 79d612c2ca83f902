// What of a log only its board tells: which cells single numbers are, and whether a table of the order has the board's size.

import { coordOf, indexOf, WALL } from "../rules/cells.js";
import { problem, quoted } from "./read-problem.js";

/**
 * @import { Indices } from "./log-indices.js"
 * @import { ReadLog } from "./read-log.js"
 */

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start?: Coord, goal?: Coord }} Board */

/** How single numbers or a table were read. @typedef {{ by: "rows" | "columns" | "order", first?: number }} As */
/** @typedef {{ cell: (number: number) => Coord, as: As }} Way */

/** So many of the numbers are looked at. */
const ENOUGH = 5000;
/** Of numbers that are cells, so many are on open ones, and beside one that was taken before. */
const LEAST_SHARE = 0.6;

/**
 * A log with the cells that its numbers are.
 * @param {ReadLog} log
 * @param {Board} board
 * @returns {ReadLog}
 * @throws {CodedError} `bad-log`
 */
export function placed(log, board) {
  const { indices, table, picture, ...rest } = log;
  for (const own of [table, picture]) {
    const { width, height } = board;
    if (!own || (own.width === width && own.height === height) || (own.width === height && own.height === width))
      continue;
    if (table || log.steps.length === 0)
      throw problem("bad-log", "order-size", { columns: own.width, rows: own.height, width, height });
    const { path: _, ...steps } = rest;
    return steps;
  }
  if (table) return { ...rest, as: { by: "order" } };
  if (!indices) return rest;
  const { steps, path = [], line, text } = indices;
  const all = [...steps, ...path];
  const area = board.width * board.height;
  const beyond = all.find((number) => !Number.isInteger(number) || number < 0 || number > area);
  if (beyond !== undefined) {
    throw problem("bad-log", "index-beyond", { line, text: quoted(text), number: beyond, count: area, max: area - 1 });
  }
  const ways = waysOf(board, all).map((way) => ({ ...way, fit: fitOf(way.cell, indices, board) }));
  const best = ways.reduce((best, way) => (way.fit > best.fit ? way : best));
  if (best.fit < LEAST_SHARE) throw problem("bad-log", "one-number", { line, text: quoted(text) });
  const coords = (/** @type {number[]} */ list) => list.map(best.cell);
  return {
    ...rest,
    steps: coords(steps).map(([x, y]) => ({ x, y })),
    ...(path.length > 0 && { path: coords(path) }),
    as: best.as,
  };
}

/** @param {Coord} coord @returns {Coord} */
const swapped = ([x, y]) => [y, x];

/** How numbers may be counted: along rows or columns, from 0 or from 1. @param {Board} board @param {number[]} numbers @returns {Way[]} */
function waysOf({ width, height }, numbers) {
  return [0, 1].flatMap((first) => {
    if (numbers.some((number) => number < first || number >= first + width * height)) return [];
    return /** @type {Way[]} */ ([
      { cell: (number) => coordOf({ width }, number - first), as: { by: "rows", first } },
      { cell: (number) => swapped(coordOf({ width: height }, number - first)), as: { by: "columns", first } },
    ]);
  });
}

/**
 * How well a way to count fits: which share of the cells is open, and beside one before it; and whether the first and the
 * last one are start and goal.
 * @param {(number: number) => Coord} cellOf
 * @param {Indices} indices
 * @param {Board} board
 */
function fitOf(cellOf, { steps, path = [] }, board) {
  const numbers = (steps.length > 0 ? steps : path).slice(0, ENOUGH);
  const known = new Set();
  // With room at both ends of a row, so that no neighbor is at the end of another.
  const keyOf = (/** @type {number} */ x, /** @type {number} */ y) => indexOf({ width: board.width + 2 }, [x, y]);
  let good = 0;
  for (const [i, number] of numbers.entries()) {
    const [x, y] = cellOf(number);
    const isBeside = i === 0 || [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => known.has(keyOf(x + dx, y + dy))));
    if (board.cells[indexOf(board, [x, y])] !== WALL && isBeside) good++;
    known.add(keyOf(x, y));
  }
  const isAt = (/** @type {number | undefined} */ number, /** @type {Coord | undefined} */ cell) =>
    number !== undefined && cell !== undefined && String(cellOf(number)) === String(cell);
  const ends = [numbers[0], numbers.at(-1)];
  const shows = [board.start, board.goal].filter((cell) => ends.some((number) => isAt(number, cell))).length;
  return good / numbers.length + 0.02 * shows;
}
