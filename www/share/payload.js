// What a link of version 1 holds, as bytes: the parts that it has, in a fixed order. See docs/links.md.

import { ByteWriter } from "./bytes.js";
import { encodeRuns } from "./runs.js";

/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../board/board.js").Coord} Coord */

/**
 * What is shared. Every part can be missing.
 * @typedef {object} State
 * @property {Board} [board]
 * @property {Record<string, string | number | boolean>} [options] Those that differ from the defaults.
 * @property {number} [position] The step that is shown; without it, the end.
 * @property {{ zoom: number, x: number, y: number }} [camera] The visible part, to a thousandth; without it, everything.
 * @property {string} [scenario] The name of a supplied scenario.
 * @property {string} [lang] The tag of a language.
 */

/** The parts in the order of their bits. */
export const PARTS = /** @type {const} */ (["scenario", "lang", "position", "camera", "options", "board"]);
/** A bit for each part. */
export const PART_BITS = PARTS.length;

/** The resolution of the camera. */
export const SCALE = 1000;

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
  // Sorted by name, so that the same options are the same bytes.
  if (options) writer.text(JSON.stringify(Object.fromEntries(Object.entries(options).sort())));
  if (board) {
    for (const side of [board.width, board.height]) writer.number(side - 1);
    for (const [x, y] of [board.start, board.goal]) writer.number(y * board.width + x);
    for (const value of board.origin) writer.signed(value);
    writer.raw(encodeRuns(board.cells, limit));
  }
  return writer.bytes;
}
