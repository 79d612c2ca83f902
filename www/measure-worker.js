// Measures apart from the page, so that drawing does not disturb it, and does not have to wait. Also finds the distances
// from a cell to all others, which cannot be done in slices, and searches many boards.

import { hasCode, report } from "./core/engine/errors.js";
import { loadFull, Solver } from "./engine.js";
import { sampleOf } from "./features/compare/many/sample.js";
import { measure, tickOf } from "./features/measure/measure-times.js";

/**
 * @import { Failure } from "./core/engine/errors.js"
 * @import { Order as ManyOrder, Sample } from "./features/compare/many/sample.js"
 * @import { Answer, Measured, Order, Refusal, Report } from "./features/measure/measure-times.js"
 * @import { Coord } from "./rules/cells.js"
 */

/**
 * What the page is told: the progress, and at the end what it wanted, or why there is nothing.
 * @typedef {Answer | { distances: Float64Array } | { sample: Sample }} Told
 */

/** How often the page is told about the progress, in milliseconds. */
const PAUSE = 100;

const clock = () => performance.now();
const answer = (/** @type {Told} */ message) => postMessage(message);

addEventListener("message", async ({ data }) => {
  // The page does not hear of promises that fail here.
  try {
    await loadFull();
    if (data.from) {
      const distances = distancesOf(data);
      postMessage({ distances }, { transfer: [/** @type {ArrayBuffer} */ (distances.buffer)] });
    } else if (data.many) answer({ sample: manyOf(data.many) });
    else answer({ report: reportOf(data) });
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

/** @param {Order & { from: Coord }} order */
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
  const measurements = /** @type {Measured[]} */ (finished(measure(subjects, clock, tick)));
  return { measurements, refusals, tick };
}

/** @param {ManyOrder} order */
const manyOf = (order) => finished(sampleOf(order));

/** What comes of something long; the page is told how far it is. @template T @param {Generator<number, T>} parts @returns {T} */
function finished(parts) {
  let told = clock();
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    if (clock() - told < PAUSE) continue;
    told = clock();
    answer({ share: value });
  }
}
