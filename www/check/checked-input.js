// A log and its board, before anything is done with them: what cannot be checked is refused with a reason.

import { indexOf, WALL } from "../rules/cells.js";
import { placed } from "./log-board.js";
import { MOST_STEPS, problem } from "./read-problem.js";

/**
 * @import { Board } from "./coordinate-frames.js"
 * @import { ReadLog } from "./read-log.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Given } from "./trying.js"
 */

/** Boards with more cells are refused: what is known of each would take hundreds of megabytes. */
export const MOST_CELLS = 2048 * 2048;

/** @param {ReadLog} log */
export const isEmpty = ({ steps, path = [] }) => steps.length === 0 && path.length === 0;

/** A log and its board, as they are given. @typedef {{ board: Board & { start?: Coord, goal?: Coord }, log: ReadLog, start?: Coord, goal?: Coord }} Input */

/**
 * @param {Input} input
 * @returns {Given}
 * @throws {CodedError} `bad-board`, `bad-log`, `too-large`
 */
export function checked({ board, log: printed, start = board.start, goal = board.goal }) {
  const { width, height, cells } = board;
  if (cells.length > MOST_CELLS) throw problem("too-large", "board-area", { width, height, max: MOST_CELLS });
  const log = placed(printed, board);
  if (log.steps.length > MOST_STEPS) throw problem("too-large", "log-long", { max: MOST_STEPS });
  if (cells.length !== width * height) throw problem("bad-board", "size", { width, height, count: cells.length });
  if (isEmpty(log) && !log.outcome) throw problem("bad-log", "empty-log");
  checkLog(log);
  return { board, log, start: openCell(board, "start", start), goal: openCell(board, "goal", goal) };
}

/**
 * A start or goal that can be one.
 * @param {Board} board
 * @param {"start" | "goal"} name
 * @param {unknown} coord
 * @returns {Coord}
 */
function openCell(board, name, coord) {
  const { width, height, cells } = board;
  const text = Array.isArray(coord) ? `(${coord.join(", ")})` : String(coord);
  if (!Array.isArray(coord) || coord.length !== 2 || !coord.every(Number.isInteger))
    throw problem("bad-board", `${name}-none`, { text });
  const [x, y] = coord;
  if (x < 0 || y < 0 || x >= width || y >= height)
    throw problem("bad-board", `${name}-outside`, { text, width, height });
  if (cells[indexOf(board, [x, y])] === WALL) throw problem("bad-board", `${name}-wall`, { text });
  return [x, y];
}

/** Coordinates and costs are numbers, none of them endless. @param {ReadLog} log */
function checkLog({ steps, path = [] }) {
  for (const [i, step] of steps.entries()) {
    for (const name of /** @type {const} */ (["x", "y", "g", "h", "f"])) {
      const isGiven = name === "x" || name === "y" || step[name] !== undefined;
      if (isGiven && !Number.isFinite(step[name]))
        throw problem("bad-log", "step-number", { step: i + 1, name, text: String(step[name]) });
    }
  }
  for (const [i, cell] of path.entries()) {
    const wrong = [cell[0], cell[1]].findIndex((number) => !Number.isFinite(number));
    if (wrong >= 0) {
      throw problem("bad-log", "path-number", { step: i + 1, name: "xy"[wrong], text: String(cell[wrong]) });
    }
  }
}
