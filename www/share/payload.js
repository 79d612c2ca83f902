// What a link of version 1 holds, as bytes: the parts that there are, each in the same place. See docs/links.md.

import { ByteReader, ByteWriter } from "./bytes.js";
import { damaged } from "./link-error.js";
import { decodeRuns, encodeRuns } from "./runs.js";

/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../board/board.js").Coord} Coord */

/**
 * What is shared. Every part can be missing.
 * @typedef {object} State
 * @property {Board} [board]
 * @property {Record<string, string | number | boolean>} [options] Those that are not as by default.
 * @property {number} [position] The step that is shown; the end without it.
 * @property {{ zoom: number, x: number, y: number }} [camera] What is looked at, to a thousandth; all without it.
 * @property {string} [scenario] The name of a supplied scenario.
 * @property {string} [lang] The tag of a language.
 */

/** The parts in the order of their bits. */
const PARTS = /** @type {const} */ (["scenario", "lang", "position", "camera", "options", "board"]);
/** A bit for each part. */
export const PART_BITS = PARTS.length;

const LARGEST_SIDE = 4096;
const LARGEST_ORIGIN = 2 ** 31;
const LARGEST_ZOOM = 100_000;
/** The fineness of the camera. */
const SCALE = 1000;
const LONGEST_OPTIONS = 2000;
const SCENARIO = /^[a-z0-9-]{1,40}$/;
const LANGUAGE = /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8}){0,3}$/;
const OPTION = /^[a-zA-Z]{1,40}$/;

/** Which parts a state has, as bits. @param {State} state */
export const partsOf = (state) =>
  PARTS.reduce((bits, part, index) => bits | (state[part] === undefined ? 0 : 1 << index), 0);

/**
 * @param {State} state
 * @param {number} limit The largest number of bytes for the cells.
 */
export function writeState(state, limit) {
  const writer = new ByteWriter();
  const { scenario, lang, position, camera, options, board } = state;
  if (scenario !== undefined) writer.text(scenario);
  if (lang !== undefined) writer.text(lang);
  if (position !== undefined) writer.number(position);
  if (camera) for (const value of [camera.zoom, camera.x, camera.y]) writer.number(Math.round(value * SCALE));
  // In the order of their names, so that the same options are the same bytes.
  if (options) writer.text(JSON.stringify(Object.fromEntries(Object.entries(options).sort())));
  if (board) {
    for (const side of [board.width, board.height]) writer.number(side - 1);
    for (const [x, y] of [board.start, board.goal]) writer.number(y * board.width + x);
    for (const value of board.origin) writer.signed(value);
    writer.raw(encodeRuns(board.cells, limit));
  }
  return writer.bytes;
}

/**
 * @param {number} parts Which parts there are, as bits.
 * @param {Uint8Array} bytes
 * @returns {State}
 * @throws {import("./link-error.js").LinkError}
 */
export function readState(parts, bytes) {
  const reader = new ByteReader(bytes);
  /** @type {State} */
  const state = {};
  const has = (/** @type {typeof PARTS[number]} */ part) => (parts & (1 << PARTS.indexOf(part))) !== 0;
  if (has("scenario")) state.scenario = matching(SCENARIO, reader.text(40));
  if (has("lang")) state.lang = matching(LANGUAGE, reader.text(40));
  if (has("position")) state.position = reader.number(Number.MAX_SAFE_INTEGER);
  if (has("camera")) state.camera = readCamera(reader);
  if (has("options")) state.options = readOptions(reader);
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

/** Whether there are such options and values is for the engine to say. @param {ByteReader} reader */
function readOptions(reader) {
  const text = reader.text(LONGEST_OPTIONS);
  let options;
  try {
    options = JSON.parse(text);
  } catch {
    damaged();
  }
  if (typeof options !== "object" || options === null || Array.isArray(options)) damaged();
  for (const [name, value] of Object.entries(options)) {
    const isValue = typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
    if (!OPTION.test(name) || !isValue) damaged();
  }
  return options;
}

/** @param {ByteReader} reader @returns {Board} */
function readBoard(reader) {
  const width = reader.number(LARGEST_SIDE - 1) + 1;
  const height = reader.number(LARGEST_SIDE - 1) + 1;
  const count = width * height;
  /** @type {() => Coord} */
  const coord = () => {
    const index = reader.number(count - 1);
    return [index % width, Math.floor(index / width)];
  };
  const [start, goal] = [coord(), coord()];
  /** @type {Coord} */
  const origin = [reader.signed(LARGEST_ORIGIN), reader.signed(LARGEST_ORIGIN)];
  if (origin.includes(LARGEST_ORIGIN)) damaged();
  return { width, height, start, goal, origin, cells: decodeRuns(reader.rest(), count) };
}
