// Which moves there are, in which order, and which of them walls forbid. Headless, and without the engine.

import { DIAGONAL_RULES } from "../pkg/facts/diagonal.js";
import { jumps } from "./algorithms.js";

/** @import { Options } from "../pkg/starstep.js" */

/** @typedef {Pick<Options, "diagonal">} Rule */
/** @typedef {readonly [number, number]} Move By how many columns and rows. */

/** All moves, row by row. @type {Move[]} */
const ROWS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => /** @type {Move} */ ([dx, dy])));
const MOVES = ROWS.filter(([dx, dy]) => dx !== 0 || dy !== 0);
/** The angle of a move, clockwise from north. @param {Move} move */
const angle = ([dx, dy]) => (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
const CLOCKWISE = [...MOVES].sort((a, b) => angle(a) - angle(b));

/** Whether a move leads to a cell that shares a side. @param {Move} move */
export const isStraight = ([dx, dy]) => dx === 0 || dy === 0;

/** The neighbor orders. @type {Readonly<Record<Options["neighborOrder"], readonly Move[]>>} */
export const ORDERS = {
  "row-major": MOVES,
  "column-major": MOVES.map(([dx, dy]) => [dy, dx]),
  "column-major-up": MOVES.map(([dx, dy]) => [dy, -dx]),
  clockwise: CLOCKWISE,
  // The diagonal moves begin in the north-east as well.
  "straight-first": [...CLOCKWISE.filter(isStraight), ...CLOCKWISE.filter((move) => !isStraight(move))],
};

/** Whether there are diagonal moves. @param {Rule} options */
export const hasDiagonals = ({ diagonal }) => DIAGONAL_RULES[diagonal].mostBlocked !== undefined;

/** How many of the two cells beside a diagonal move may be blocked; -1 where there are no such moves. @param {Rule} options */
export const mostBlocked = ({ diagonal }) => DIAGONAL_RULES[diagonal].mostBlocked ?? -1;

/** Whether walls beside a diagonal move can forbid it. @param {Rule} options */
export const mindsCorners = (options) => hasDiagonals(options) && mostBlocked(options) < 2;

/** Whether the algorithm refuses a diagonal rule whatever the board: jumps need corners that are not cut. @param {Pick<Options, "algorithm" | "diagonal">} options */
export const neverRuns = (options) => jumps(options) && mostBlocked(options) > 0;

/**
 * The moves that walls allow, in neighbor order.
 * @param {Pick<Options, "diagonal" | "neighborOrder">} options
 * @param {(move: Move) => boolean} isBlocked Whether the cell that a move leads to cannot be entered.
 */
export const allowedMoves = (options, isBlocked) =>
  ORDERS[options.neighborOrder].filter((move) => {
    if (isBlocked(move)) return false;
    if (isStraight(move)) return true;
    const [dx, dy] = move;
    return Number(isBlocked([dx, 0])) + Number(isBlocked([0, dy])) <= mostBlocked(options);
  });
