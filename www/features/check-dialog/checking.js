// What is done with what a reader has pasted, from the texts to the answer, in parts, so that a page without workers can do
// other things in between. Headless.

import { fromTheStart, plausibleFrames, toBoard, USUAL } from "../../check/coordinate-frames.js";
import { diagnosis as diagnosing, looksLikePath, placed, readBoard, readLog } from "../../check/index.js";
import { indexOf, WALL } from "../../rules/cells.js";
import { withoutBugs } from "./without-bugs.js";

/**
 * @import { Diagnosis } from "../../check/diagnose.js"
 * @import { As } from "../../check/log-board.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Refuted } from "./refuting.js"
 * @import { ToldApart } from "./several-runs.js"
 */

/**
 * What is to be checked: a board in a text, or one as data, and what the program printed.
 * @typedef {object} Order
 * @property {string} [text] The board as the reader has it.
 * @property {string} [wall] Which value in that text is a wall, if the reader has said so.
 * @property {Ground} [board] The board, instead of a text.
 * @property {Coord} [start] Where the text does not say it, or says otherwise.
 * @property {Coord} [goal]
 * @property {string} log
 *
 * @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground
 */

/**
 * What was read of the board, before anything is checked.
 * @typedef {object} Read
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} cells
 * @property {Coord} [start]
 * @property {Coord} [goal]
 * @property {boolean} [isFromLog] Whether an end comes from the log.
 * @property {string} [wall] Which value is a wall.
 * @property {{ value: string, count: number }[]} [values] Which values there are.
 */

/** An error, as far as it can be sent. @typedef {{ code: string, values: Record<string, string | number | undefined>, message: string }} Failure */

/** What is missing. @typedef {{ missing: "board" | "log" | "start" | "goal" }} Missing */

/**
 * What a check has found.
 * @typedef {object} Found
 * @property {Ground} board
 * @property {{ steps: number, cells: number, as?: As, cut?: string }} read How many cells
 *   taken, and how many of a path, the log has, how they were read, and what stands where a list was cut.
 * @property {Diagnosis} diagnosis
 * @property {number} [logs] How many logs were checked together, if several: board, cells and path are those of the first.
 * @property {Int32Array} taken The cells taken, on the board, x and y alternating.
 * @property {Int32Array} path
 * @property {ReturnType<typeof withoutBugs>} [right] What Starstep's own search does instead, where the log
 *   has bugs or an order of its own.
 */

/** @typedef {Missing | Found} Answer */

/**
 * What the page is told: how far the check has got, what was read, and at the end the answer, or why there is none; or that
 * the check itself has a mistake, which has been reported.
 * @typedef {{ share: number } | { isBroken: true } | { read: Read } | { answer: Answer | Refuted | ToldApart } | { failure: Failure }} Message
 */

/** @param {Failure} error @returns {Failure} What can be sent of an error. */
export const failureOf = ({ code, values, message }) => ({ code, values, message });

/**
 * @param {Order} order
 * @returns {Generator<{ read: Read } | { share: number }, Answer, void>}
 * @throws {CodedError} for a text that cannot be read
 */
export function* checkingParts(order) {
  const hasText = order.log.trim() !== "";
  if (!order.board && !order.text?.trim()) return { missing: "board" };
  /** @type {Read} */
  const read = order.board ?? readBoard(order.text ?? "", order.wall === undefined ? {} : { wall: order.wall });
  const given = {
    ...read,
    start: inside(read, order.start) ?? read.start,
    goal: inside(read, order.goal) ?? read.goal,
  };
  if (!hasText) {
    yield { read: given };
    return { missing: "log" };
  }
  /** @type {ReturnType<typeof readLog>} */
  let log;
  try {
    log = placed(readLog(order.log), given);
  } catch (error) {
    // The board is shown whatever becomes of the log.
    yield { read: given };
    throw error;
  }
  const { board, isFromLog } = withEnds(given, log);
  yield { read: { ...given, start: board.start, goal: board.goal, isFromLog } };
  const { start, goal } = board;
  if (!start) return { missing: "start" };
  if (!goal) return { missing: "goal" };
  const { width, height, cells } = board;
  const ground = { width, height, cells, start, goal };
  const diagnosis = yield* shares(diagnosing({ board: ground, log, start, goal }));
  if (diagnosis.exact || !looksLikePath(log)) return foundOf(ground, log, diagnosis);
  // Without a word before it a path may look like cells taken.
  /** @type {typeof log} */
  const way = { steps: [], path: log.steps.map(({ x, y }) => [x, y]) };
  const ofWay = yield* shares(diagnosing({ board: ground, log: way, start, goal }));
  return ofWay.exact ? foundOf(ground, way, ofWay) : foundOf(ground, log, diagnosis);
}

/** @template T @param {Generator<number, T>} work @returns {Generator<{ share: number }, T, void>} */
export function* shares(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield { share: value };
  }
}

/** An end that is on the board. @param {Read} board @param {Coord | undefined} end */
const inside = ({ width, height }, end) =>
  end && end[0] >= 0 && end[1] >= 0 && end[0] < width && end[1] < height ? end : undefined;

/** An end that is an open cell: a log that begins in a wall does not tell where the search does. @param {Read} board @param {Coord} end */
const openIn = (board, end) =>
  inside(board, end) && end.every(Number.isInteger) && board.cells[indexOf(board, [end[0], end[1]])] !== WALL
    ? end
    : undefined;

/**
 * The board with the ends that it does not name, if the log tells: its first cell is the start, and the last one of the path
 * the goal, or else the last one taken.
 * @param {Read} given
 * @param {ReturnType<typeof readLog>} log
 */
function withEnds(given, { steps, path = [] }) {
  const board = { ...given };
  if (given.start && given.goal) return { board, isFromLog: false };
  const [frame] = plausibleFrames({ board, log: { steps, path }, start: given.start, goal: given.goal });
  if (!frame) return { board, isFromLog: false };
  /** @type {Coord[]} */
  const cells = steps.map(({ x, y }) => [x, y]);
  const way = fromTheStart(path, cells[0], cells.at(-1));
  const end = (/** @type {Coord | undefined} */ cell) => cell && openIn(board, toBoard(frame, cell, board));
  board.start ??= end(cells[0] ?? way[0]);
  board.goal ??= end(way.at(-1) ?? cells.at(-1));
  return { board, isFromLog: board.start !== given.start || board.goal !== given.goal };
}

/**
 * @param {Ground} board
 * @param {ReturnType<typeof readLog>} log
 * @param {Diagnosis} diagnosis
 * @returns {Found}
 */
export function foundOf(board, { steps, path = [], as, cut }, diagnosis) {
  const [first] = diagnosis.candidates;
  const frame = first?.frame ?? USUAL;
  const taken = new Int32Array(2 * steps.length);
  for (const [i, { x, y }] of steps.entries()) taken.set(toBoard(frame, [x, y], board), 2 * i);
  const { start, goal } = board;
  const way = fromTheStart(
    path.map((cell) => toBoard(frame, cell, board)),
    start,
    goal,
  );
  /** @type {Found} */
  const found = {
    board,
    read: { steps: steps.length, cells: path.length, ...(as && { as }), ...(cut !== undefined && { cut }) },
    diagnosis,
    taken,
    path: Int32Array.from(way.flat()),
  };
  const isItself = first && first.bugs.length === 0 && first.ties === "exact" && !first.slips;
  if (!first || isItself || !diagnosis.exact) return found;
  return { ...found, right: withoutBugs(board, first.options, taken) };
}
