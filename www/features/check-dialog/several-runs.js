// Several logs of one program: a board on which explanations of those that are there would differ, and what explains all of them.
// Headless.

import { diagnosis as diagnosing, discriminatingAll, placed, readLog } from "../../check/index.js";
import { isPenalty } from "../../rules/cells.js";
import { foundOf, shares } from "./checking.js";

/**
 * @import { Found, Ground } from "./checking.js"
 */

/**
 * A log and its board. A path that looks like cells taken is read as a path.
 * @typedef {{ board: Ground, log: string, isPath?: boolean }} Run
 *
 * @typedef {object} ToldApart
 * @property {Ground} [telling] The board, if one was found.
 * @property {number} ran How many explanations were run.
 * @property {number} boards On how many boards.
 */

/** The board may have so many columns and rows. */
const SIZE = { width: 8, height: 6 };

/** @param {Run[]} runs @returns {Generator<{ share: number }, ToldApart, void>} */
export function* tellingParts(runs) {
  const { candidates } = yield* shares(diagnosing({ runs: runs.map(readRun) }));
  const penalties = runs.some(({ board }) => board.cells.some(isPenalty));
  const { found, tried, ran } = yield* shares(discriminatingAll(candidates, { ...SIZE, penalties }));
  if (!found) return { ran, boards: tried };
  return { telling: { ...found.board, start: found.start, goal: found.goal }, ran, boards: tried };
}

/**
 * What explains all of them; what is told besides is told of the first one.
 * @param {Run[]} runs
 * @returns {Generator<{ share: number }, Found, void>}
 * @throws {CodedError} for a text that cannot be read
 */
export function* togetherParts(runs) {
  const all = runs.map(readRun);
  const diagnosis = yield* shares(diagnosing({ runs: all }));
  const [{ board, log }] = all;
  return { ...foundOf(board, log, diagnosis), logs: runs.length };
}

/** @param {Run} run */
function readRun({ board, log: text, isPath }) {
  const log = placed(readLog(text), board);
  /** @type {typeof log} */
  const way = { steps: [], path: log.steps.map(({ x, y }) => [x, y]) };
  return { board, log: isPath && !log.path ? way : log, start: board.start, goal: board.goal };
}
