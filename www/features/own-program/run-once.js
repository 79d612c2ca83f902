// A program run once on a board, with what was seen of it. What is called like a search need not take what the page gives it: where
// it fails at once, the program is run by itself, and that counts if it searches then.

import { isPenalty, WALL } from "../../rules/cells.js";
import { runLog } from "../../running/run-log.js";
import { Watched } from "../../running/watched.js";
import { timed } from "./sandbox.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Ground } from "../../running/seen-cells.js"
 * @import { Made, Runner } from "./in-javascript.js"
 * @import { Order } from "./run-worker.js"
 * @import { How } from "./sandbox.js"
 */

/** @typedef {Ground & { cells: Uint8Array }} Board */
/**
 * What became of a run.
 * @typedef {object} Ran
 * @property {ReturnType<typeof runLog>} found
 * @property {How} how
 * @property {string[]} output
 * @property {boolean} isAlone Whether the program searches by itself, so that nothing of it is to be called.
 * @property {boolean} isTurned Whether it goes through walls, and would not if the cells were [row, column] instead of [x, y], or the
 *   other way round.
 */

/**
 * What it is run on.
 * @typedef {object} On
 * @property {Board} board
 * @property {boolean} isByRow Whether ends are [row, column].
 * @property {boolean} [isPriced] Whether cells have numbers for penalties even where there are none.
 * @property {number} [longest] How long it may run, in milliseconds, if less than usual.
 * @property {boolean} [isTraced] Whether it is to be told which lines run.
 */

/** From how many cells on their places tell which coordinate comes first. */
const TELLING = 4;

/**
 * @param {Runner["run"]} run
 * @param {Made} made
 * @param {On} on
 * @param {(ran: Ran) => void} hear
 * @returns {() => void} Ends it.
 */
export function runOnce(run, made, on, hear) {
  let stop = begin(made, (called) => {
    if (called.isAlone || !failsAtOnce(made, called)) return hear(called);
    stop = begin(alone(made), (itself) => hear(searches(itself) ? { ...itself, isAlone: true } : called));
  });
  return () => stop();

  /** @param {Made} made @param {(ran: Ran) => void} then */
  function begin(made, then) {
    const watched = new Watched();
    return run(timed(orderOf(made, on), on.longest), {
      add: (batch) => watched.add(batch),
      again: () => watched.again(),
      done(how) {
        const shown = watched.shown(typeof how === "string" ? undefined : how.ending);
        const found = runLog(shown, watched.itself, made.sites, on.board, on.isByRow);
        then({ found, how, output: watched.output, isAlone: found.isOfItself, isTurned: isTurned(found.cells, on) });
      },
    });
  }
}

/** A program of which nothing is called. @param {Made} made @returns {Made} */
export const alone = ({ call, ...made }) => made;

/** @param {Ran} ran */
const failureOf = ({ how }) => (typeof how === "string" ? undefined : how.ending.failure);

/** Whether a search that was called has failed before it had expanded more than the start. @param {Made} made @param {Ran} ran */
const failsAtOnce = ({ call }, ran) => call !== undefined && failureOf(ran)?.kind === "error" && ran.found.expanded < 2;

/** @param {Ran} ran */
const searches = (ran) => typeof ran.how !== "string" && !failureOf(ran) && ran.found.expanded > 1;

/**
 * Whether cells that begin with the start as it was given go through walls, or leave the board, and do not if the other coordinate
 * comes first.
 * @param {Coord[]} cells
 * @param {{ board: Board, isByRow: boolean }} on
 */
function isTurned([first, ...rest], { board, isByRow }) {
  const { start, width, height, cells } = board;
  if (rest.length < TELLING || start[0] === start[1] || String(first) !== String(pairOf(start, isByRow))) return false;
  const areFree = (/** @type {boolean} */ isByRow) =>
    rest.every((cell) => {
      const [x, y] = pairOf(cell, isByRow);
      return x >= 0 && x < width && y >= 0 && y < height && cells[y * width + x] !== WALL;
    });
  return !areFree(isByRow) && areFree(!isByRow);
}

/** What is to be run on a board. @param {Made} made @param {On} on @returns {Order} */
export function orderOf({ code, traced = code, call, sites, picked }, { board, isByRow, isPriced, isTraced = false }) {
  const grid = rowsOf(board, isPriced ?? board.cells.some(isPenalty));
  const task = { grid, start: pairOf(board.start, isByRow), goal: pairOf(board.goal, isByRow) };
  const watched = { sites: sites.map(({ name }) => name), ...(picked && { picked }), isWatched: true };
  return { code: isTraced ? traced : code, ...watched, ...(call && { call }), isByRow, isTraced, task };
}

/** The rows of a board as programs have them: 0 and 1, or with penalties these and 255. @param {Board} board @param {boolean} isPriced */
function rowsOf({ width, height, cells }, isPriced) {
  const value = (/** @type {number} */ byte) => (byte === WALL && !isPriced ? 1 : byte);
  return Array.from({ length: height }, (_, y) => Array.from(cells.subarray(y * width, (y + 1) * width), value));
}

/** @param {Coord} cell @param {boolean} isByRow @returns {[number, number]} */
const pairOf = ([x, y], isByRow) => (isByRow ? [y, x] : [x, y]);
