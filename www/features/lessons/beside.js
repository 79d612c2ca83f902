// Reads which ways to search a scenario shows side by side. Headless.

import { ALIGNMENTS, LAYOUTS, MOST_RUNS } from "../../core/session/how.js";
import * as check from "./check.js";
import { ScenarioError } from "./error.js";

/** @import { Mode } from "./scenario.js" */

/** How many ways are shown at once, at least. */
const LEAST = 2;

/** When they are: behind a button, or from the start. */
export const TIMES = /** @type {const} */ (["on-request", "at-once"]);

/**
 * Ways that are shown side by side, or laid over each other on one board.
 * @typedef {object} Beside
 * @property {number[]} modes Their places among the modes; the first one is in front.
 * @property {typeof LAYOUTS[number]} layout
 * @property {typeof ALIGNMENTS[number]} align
 * @property {boolean} isAtOnce
 */

/** What the modes have to share: the board, and what its roads cost. @param {Mode} mode */
const boardOf = ({ map, ends, penalties }) => JSON.stringify([map, ends ?? {}, penalties ?? {}]);

/**
 * @param {unknown} value
 * @param {readonly Mode[]} modes
 * @returns {Beside}
 * @throws {ScenarioError}
 */
export function readBeside(value, modes) {
  const raw = check.object(value, "beside", ["ways", "layout", "align", "shown"]);
  const ids = modes.map(({ id }) => id);
  const board = boardOf(modes[0]);
  const onBoard = modes.filter((mode) => boardOf(mode) === board).map(({ id }) => id);
  const read = (/** @type {unknown} */ id, /** @type {string} */ key) => {
    const name = check.word(id, key, ids);
    if (!onBoard.includes(name)) throw new ScenarioError("scenario-beside", { key, value: name });
    return ids.indexOf(name);
  };
  const places = check.list(raw.ways ?? onBoard, "beside.ways", LEAST, MOST_RUNS, read);
  for (const [index, place] of places.entries()) {
    if (places.indexOf(place) < index) {
      throw new ScenarioError("scenario-twice", { key: `beside.ways[${index}]`, value: ids[place] });
    }
  }
  return {
    modes: places,
    layout: check.word(raw.layout ?? "beside", "beside.layout", LAYOUTS),
    align: check.word(raw.align ?? "steps", "beside.align", ALIGNMENTS),
    isAtOnce: check.word(raw.shown ?? "on-request", "beside.shown", TIMES) === "at-once",
  };
}
