// Measures apart from the page, so that drawing does not disturb it, and does not have to wait. Also finds the distances
// from a cell to all others, which cannot be done in slices.

import { hasCode, report } from "./coded.js";
import { loadFull, Solver } from "./engine.js";
import { measure, tickOf } from "./measure.js";

/** @typedef {import("./engine.js").Options["algorithm"]} Algorithm */

/**
 * What the page requests.
 * @typedef {object} Order
 * @property {import("./board/board.js").Board} board
 * @property {import("./engine.js").Options} options
 * @property {Algorithm[]} algorithms
 * @property {import("./board/board.js").Coord} [from] If it is given, nothing is measured: the distances from this cell
 *   are wanted.
 */

/**
 * The results, with the error of each algorithm that cannot run.
 * @typedef {{ measurements: Measured[], refusals: Refusal[], tick: number }} Report
 * @typedef {import("./measure.js").Measurement & { name: Algorithm }} Measured
 * @typedef {Failure & { name: Algorithm }} Refusal
 */

/**
 * What the page is told: the progress, and at the end the report or the distances, or why there are none.
 * @typedef {{ share: number } | { report: Report } | { distances: Float64Array } | { failure: Failure }} Answer
 * @typedef {{ message: string, code: string, values: Record<string, string> }} Failure An error, as far as it can be sent.
 */

/** How often the page is told about the progress, in milliseconds. */
const PAUSE = 100;

const clock = () => performance.now();
const answer = (/** @type {Answer} */ message) => postMessage(message);

addEventListener("message", async ({ data }) => {
  // The page does not hear of promises that fail here.
  try {
    await loadFull();
    if (data.from) {
      const distances = distancesOf(data);
      postMessage({ distances }, { transfer: [/** @type {ArrayBuffer} */ (distances.buffer)] });
    } else answer({ report: reportOf(data) });
  } catch (error) {
    // Anything else reaches the page as an error of its worker.
    if (hasCode(error)) answer({ failure: sendable(error) });
    else report(error);
  }
});

/** What the page needs to explain an error. @param {Failure} error @returns {Failure} */
const sendable = ({ message, code, values }) => ({ message, code, values });

/** @param {Order["board"]} board */
function solverOf(board) {
  const solver = new Solver(board.width, board.height);
  solver.setCells(board.cells);
  solver.setStart(...board.start);
  solver.setGoal(...board.goal);
  return solver;
}

/** @param {Order & { from: import("./board/board.js").Coord }} order */
function distancesOf({ board, options, from }) {
  const solver = solverOf(board);
  solver.configure(options);
  return solver.distances(...from);
}

/** @param {Order} order @returns {Report} */
function reportOf({ board, options, algorithms }) {
  // One for all algorithms: on the largest boards one for each would need gigabytes.
  const solver = solverOf(board);
  const subjects = [];
  /** @type {Refusal[]} */
  const refusals = [];
  for (const algorithm of algorithms) {
    const prepare = () => solver.configure({ ...options, algorithm });
    prepare();
    try {
      solver.findPath();
      subjects.push({ name: algorithm, prepare, run: () => solver.findPath() });
    } catch (error) {
      if (!hasCode(error)) throw error;
      refusals.push({ name: algorithm, ...sendable(error) });
    }
  }
  const tick = tickOf(clock);
  const measuring = measure(subjects, clock, tick);
  let told = clock();
  for (;;) {
    const { done, value } = measuring.next();
    if (done) return { measurements: /** @type {Measured[]} */ (value), refusals, tick };
    if (clock() - told < PAUSE) continue;
    told = clock();
    answer({ share: value });
  }
}
