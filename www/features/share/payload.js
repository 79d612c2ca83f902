// What a link holds, as bytes: the parts that it has, in a fixed order. See docs/links.md.

import { ALIGNMENTS, LAYOUTS, MOST_RUNS } from "../../core/session/how.js";
import { indexOf } from "../../rules/cells.js";
import { ByteWriter } from "./bytes.js";
import { writeOptions } from "./option-codes.js";
import { encodeRuns } from "./runs.js";

/**
 * @import { Board } from "../../core/board/board.js"
 */

/**
 * What is shared. Every part can be missing.
 * @typedef {object} State
 * @property {Board} [board]
 * @property {Record<string, string | number | boolean>} [options] Those that differ from the defaults.
 * @property {number} [position] The step that is shown; without it, the end.
 * @property {{ zoom: number, x: number, y: number }} [camera] The visible part, to a thousandth; without it, everything.
 * @property {string} [scenario] The name of a supplied scenario.
 * @property {string} [lang] The tag of a language.
 * @property {Compared} [compared] Only in links from version 2 on.
 * @property {string} [lesson] A scenario as JSON, in place of a name; only in links of version 3.
 *
 * Several searches that are compared, or one where a scenario would show several. The first has the options of the state.
 * @typedef {object} Compared
 * @property {Record<string, string | number | boolean>[]} others For each further search, the options in which it differs from the first.
 * @property {"beside" | "overlay"} layout
 * @property {"steps" | "f"} align
 * @property {number} front The number of the search that is in front.
 * @property {number} [clock] The position of the clock: a number of steps, or of different f; without it, the end.
 */

/** The parts in the order of their bits. */
export const PARTS = /** @type {const} */ (["scenario", "lang", "position", "camera", "options", "board"]);
/** A bit for each part. */
export const PART_BITS = PARTS.length;
/** The bit for a comparison, which links of version 1 do not have; it comes after the one for compression. */
export const IS_COMPARED = 2 << PART_BITS;

/** The resolution of the camera. */
export const SCALE = 1000;

/** Which parts a state has, as bits. @param {State} state */
export const partsOf = (state) =>
  PARTS.reduce(
    (bits, part, index) => bits | (state[part] === undefined ? 0 : 1 << index),
    state.compared ? IS_COMPARED : 0,
  );

/**
 * @param {State} state
 * @param {number} limit The largest number of bytes for the cells.
 */
export function writeState(state, limit) {
  const writer = new ByteWriter();
  const { scenario, lesson, lang, position, camera, options, compared, board } = state;
  if (lesson !== undefined) writer.text(lesson);
  if (scenario !== undefined) writer.text(scenario);
  if (lang !== undefined) writer.text(lang);
  if (position !== undefined) writer.number(position);
  if (camera) for (const value of [camera.zoom, camera.x, camera.y]) writer.number(Math.round(value * SCALE));
  // Sorted by name, so that the same options are the same bytes.
  if (options) writer.text(JSON.stringify(Object.fromEntries(Object.entries(options).sort())));
  if (compared) writeCompared(writer, compared);
  if (board) {
    for (const side of [board.width, board.height]) writer.number(side - 1);
    for (const end of [board.start, board.goal]) writer.number(indexOf(board, end));
    for (const value of board.origin) writer.signed(value);
    writer.raw(encodeRuns(board.cells, limit));
  }
  return writer.bytes;
}

/**
 * In one number how many there are, which is in front, how they are shown and aligned, and whether the clock is on its way.
 * @param {ByteWriter} writer
 * @param {Compared} compared
 */
function writeCompared(writer, { others, layout, align, front, clock }) {
  const counts = others.length * MOST_RUNS + front;
  const how = LAYOUTS.indexOf(layout) + 2 * ALIGNMENTS.indexOf(align) + (clock === undefined ? 0 : 4);
  writer.number(8 * counts + how);
  if (clock !== undefined) writer.number(clock);
  for (const options of others) writeOptions(writer, options);
}
