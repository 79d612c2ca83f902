// Reads what a link holds. It trusts none of it.

import { damaged } from "../../core/data/link-error.js";
import { ALIGNMENTS, LAYOUTS, MOST_RUNS } from "../../core/session/how.js";
import { coordOf, WALL } from "../../rules/cells.js";
import { ByteReader } from "./byte-reader.js";
import { IS_COMPARED, PARTS, SCALE } from "./payload.js";
import { readCodedOptions } from "./read-option-codes.js";
import { usual } from "./runs.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Compared, State } from "./payload.js"
 */

const LARGEST_SIDE = 4096;
const LARGEST_ORIGIN = 2 ** 31;
const LARGEST_ZOOM = 100_000;
const LONGEST_OPTIONS = 2000;
const LONGEST_LESSON = 1_000_000;
const SCENARIO = /^[a-z0-9-]{1,40}$/;
const LANGUAGE = /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8}){0,3}$/;
const OPTION = /^[a-zA-Z]{1,40}$/;

/**
 * @param {number} parts Which parts it has, as bits.
 * @param {Uint8Array} bytes
 * @param {boolean} hasLesson Whether a lesson precedes them.
 * @returns {State}
 * @throws {import("../../core/data/link-error.js").LinkError}
 */
export function readState(parts, bytes, hasLesson) {
  const reader = new ByteReader(bytes);
  /** @type {State} */
  const state = {};
  const has = (/** @type {typeof PARTS[number]} */ part) => (parts & (1 << PARTS.indexOf(part))) !== 0;
  // One lesson at most is shown, and whether it is right is for whoever shows it to say.
  if (hasLesson && has("scenario")) damaged();
  if (hasLesson) state.lesson = reader.text(LONGEST_LESSON);
  if (has("scenario")) state.scenario = matching(SCENARIO, reader.text(40));
  if (has("lang")) state.lang = matching(LANGUAGE, reader.text(40));
  if (has("position")) state.position = reader.number(Number.MAX_SAFE_INTEGER);
  if (has("camera")) state.camera = readCamera(reader);
  if (has("options")) state.options = readOptions(reader);
  if ((parts & IS_COMPARED) !== 0) state.compared = readCompared(reader);
  if (has("board")) state.board = readBoard(reader);
  if (!reader.isAtEnd) damaged();
  return state;
}

/** @param {RegExp} pattern @param {string} text */
const matching = (pattern, text) => (pattern.test(text) ? text : damaged());

/** @param {ByteReader} reader */
function readCamera(reader) {
  const zoom = reader.number(LARGEST_ZOOM * SCALE) / SCALE;
  if (zoom < 1) damaged();
  return { zoom, x: reader.number(LARGEST_SIDE * SCALE) / SCALE, y: reader.number(LARGEST_SIDE * SCALE) / SCALE };
}

/** Whether such options and values exist is for the engine to say. @param {ByteReader} reader */
function readOptions(reader) {
  const text = reader.text(LONGEST_OPTIONS);
  let options;
  try {
    options = JSON.parse(text);
  } catch {
    // They are not JSON: the parser throws nothing else.
    damaged();
  }
  if (typeof options !== "object" || options === null || Array.isArray(options)) damaged();
  for (const [name, value] of Object.entries(options)) {
    const isValue = typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
    if (!OPTION.test(name) || !isValue) damaged();
  }
  return options;
}

/** @param {ByteReader} reader @returns {Compared} */
function readCompared(reader) {
  const code = reader.number(8 * MOST_RUNS * MOST_RUNS - 1);
  const counts = Math.floor(code / 8);
  const length = Math.floor(counts / MOST_RUNS);
  const front = counts % MOST_RUNS;
  if (front > length) damaged();
  const clock = (code & 4) === 0 ? undefined : reader.number(Number.MAX_SAFE_INTEGER);
  const others = Array.from({ length }, () => readCodedOptions(reader));
  const how = { layout: LAYOUTS[code & 1], align: ALIGNMENTS[(code >> 1) & 1], front };
  return { others, ...how, ...(clock === undefined ? {} : { clock }) };
}

/** @param {ByteReader} reader @returns {Board} */
function readBoard(reader) {
  const width = reader.number(LARGEST_SIDE - 1) + 1;
  const height = reader.number(LARGEST_SIDE - 1) + 1;
  const count = width * height;
  /** @type {() => Coord} */
  const coord = () => {
    const index = reader.number(count - 1);
    return coordOf({ width }, index);
  };
  const [start, goal] = [coord(), coord()];
  /** @type {Coord} */
  const origin = [reader.signed(LARGEST_ORIGIN), reader.signed(LARGEST_ORIGIN)];
  if (origin.includes(LARGEST_ORIGIN)) damaged();
  return { width, height, start, goal, origin, cells: decodeRuns(reader.rest(), count) };
}

/**
 * The cells of a board that `encodeRuns` wrote.
 * @param {Uint8Array} bytes
 * @param {number} count The number of cells that the runs must make up.
 * @throws {LinkError} `link-damaged` if they make up more or fewer, or if the encoder would have written other runs.
 */
function decodeRuns(bytes, count) {
  const reader = new ByteReader(bytes);
  const cells = new Uint8Array(count);
  let before = WALL;
  let at = 0;
  while (at < count) {
    const run = reader.number(2 * (count - at) - 1);
    const kind = run % 2 === 0 ? usual(before) : reader.byte();
    const isFirst = at === 0;
    if (run % 2 === 1 && (kind === usual(before) || (kind === before && !isFirst))) damaged();
    const end = at + Math.floor(run / 2) + 1;
    cells.fill(kind, at, end);
    before = kind;
    at = end;
  }
  if (!reader.isAtEnd) damaged();
  return cells;
}
