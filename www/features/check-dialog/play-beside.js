// What of a checked program goes onto the element's own board: its board with the options that were found, and its run beside
// Starstep's own.

import "../../core/i18n/en/check.js";
import { stepToSee } from "./to-see.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Below } from "../../core/session/recorded.js"
 * @import { Session } from "../../core/session/session.js"
 * @import { Options } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Found, Ground } from "./checking.js"
 */

/**
 * What of an element has a checked program shown.
 * @typedef {object} Replacing
 * @property {(board: Board, options: Partial<Options>) => void} openBoard
 * @property {(options: Partial<Options>) => void} configure
 * @property {Session["compareLog"]} compareLog
 */

/** @param {Replacing} star @param {Ground} shown What it shows. @param {Ground} board @param {Partial<Options>} options */
export function showBoard(star, shown, board, options) {
  const { width, height, start, goal, cells } = shown;
  const isSame =
    board.width === width &&
    board.height === height &&
    String([board.start, board.goal]) === String([start, goal]) &&
    board.cells.every((byte, index) => byte === cells[index]);
  // The origin of a board that is there already is kept.
  if (isSame) star.configure(options);
  else star.openBoard({ ...board, origin: [0, 0] }, options);
}

/** Whether there is a run to play: cells of the board, and no others. @param {Pick<Found, "taken" | "board">} found */
export const isPlayable = ({ taken, board: { width, height } }) =>
  taken.length > 0 && pairs(taken).every(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);

/** @param {Replacing & Speaking} star @param {Ground} shown What it shows. @param {Found} found @param {Below} [below] What more there is to be shown of the program. */
export function playBeside(star, shown, found, below) {
  const { board, diagnosis, taken, path } = found;
  const differs = stepToSee(found);
  showBoard(star, shown, board, diagnosis.candidates[0]?.options ?? {});
  star.compareLog({
    title: star.language.t("check.besideTitle"),
    steps: pairs(taken),
    ...(path.length > 0 ? { path: pairs(path) } : {}),
    ...(differs === undefined ? {} : { difference: differs }),
    ...(below && taken.length > 0 && { below }),
  });
}

/**
 * Whether a run of the program is what is shown: the same log, or the same cells, whichever coordinate comes first in it.
 * @param {{ log: string, cells: Coord[] }} own
 * @param {Found} found
 * @param {string} log
 */
export function isThat(own, found, log) {
  const steps = String(pairs(found.taken));
  return own.log === log || [own.cells, own.cells.map(([x, y]) => [y, x])].some((cells) => String(cells) === steps);
}

/** @param {Int32Array} flat x and y alternating. @returns {Coord[]} */
const pairs = (flat) => Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
