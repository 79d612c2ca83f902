// Measures apart from the page, so that drawing does not disturb it, and does not have to wait.

import { hasCode, report } from "./coded.js";
import { loadEngine, Solver } from "./engine.js";
import { measure, tickOf } from "./measure.js";

/** @typedef {import("./engine.js").Options["algorithm"]} Algorithm */

/**
 * What the page requests.
 * @typedef {object} Order
 * @property {import("./board/board.js").Board} board
 * @property {import("./engine.js").Options} options
 * @property {Algorithm[]} algorithms
 */

/**
 * The results, with the error of each algorithm that cannot run.
 * @typedef {{ measurements: Measured[], refusals: Refusal[], tick: number }} Report
 * @typedef {import("./measure.js").Measurement & { name: Algorithm }} Measured
 * @typedef {Failure & { name: Algorithm }} Refusal
 */

/**
 * What the page is told: the progress, and at the end the report, or why there is none.
 * @typedef {{ share: number } | { report: Report } | { failure: Failure }} Answer
 * @typedef {{ message: string, code: string, values: Record<string, string> }} Failure An error, as far as it can be sent.
 */

/** How often the page is told about the progress, in milliseconds. */
const PAUSE = 100;

const clock = () => performance.now();
const answer = (/** @type {Answer} */ message) => postMessage(message);

addEventListener("message", async ({ data }) => {
  // The page does not hear of promises that fail here.
  try {
    await loadEngine();
    answer({ report: reportOf(data) });
  } catch (error) {
    // Anything else reaches the page as an error of its worker.
    if (hasCode(error)) answer({ failure: sendable(error) });
    else report(error);
  }
});

/** What the page needs to explain an error. @param {Failure} error @returns {Failure} */
const sendable = ({ message, code, values }) => ({ message, code, values });

/** @param {Order} order @returns {Report} */
function reportOf({ board, options, algorithms }) {
  // One for all algorithms: on the largest boards one for each would need gigabytes.
  const solver = new Solver(board.width, board.height);
  solver.setCells(board.cells);
  solver.setStart(...board.start);
  solver.setGoal(...board.goal);
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
