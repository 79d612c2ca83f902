// The sums of a search, at the step that is shown and at its end, with everything that they depend on: the options and
// the board. No times: those of one run say nothing. Headless.

import { compareSums } from "../../../rules/costs.js";

/** @import { Options, Path, Solver, Stats, Status } from "../../../engine.js" */

/**
 * @typedef {object} Sums
 * @property {"shown" | "end"} at
 * @property {number} step
 * @property {Status} status
 * @property {Stats} stats
 */

/**
 * @typedef {object} Statistics
 * @property {Options} options
 * @property {Sums[]} sums One, if the end is shown.
 * @property {number} [shortestCost] Of a shortest path under the same moves, costs and penalties; none if there is no path.
 * @property {Path} [path]
 */

/** How many expansions are made between two looks at the clock. */
const BATCH = 512;

/** The counts, in the order in which they are written. */
export const COUNTS = /** @type {const} */ ([
  "expanded",
  "generated",
  "improved",
  "reopened",
  "openSize",
  "openPeak",
  "comparisons",
  "moves",
  "pathLength",
  "pathCost",
]);

/** Searches to the end, a little with each call. @param {Solver} solver @returns {Generator<undefined, void>} @throws an error of the engine */
export function* toEnd(solver) {
  solver.step(0);
  while (solver.status === "searching") {
    solver.step(BATCH);
    yield;
  }
}

/**
 * Searches to the end, and notes the sums. Yields nothing while there is more to do.
 * @param {Solver} solver One that nobody else uses.
 * @param {number | undefined} shownStep The step that is shown; undefined for the end.
 * @returns {Generator<undefined, Statistics>}
 * @throws an error of the engine
 */
export function* gather(solver, shownStep) {
  /** @type {Sums[]} */
  const sums = [];
  const note = (/** @type {Sums["at"]} */ at) => {
    const { position, status, stats } = solver;
    sums.push({ at, step: position, status, stats });
  };
  solver.reset();
  solver.step(0);
  while (solver.status === "searching") {
    const { position } = solver;
    const left = shownStep === undefined || shownStep < position ? BATCH : shownStep - position;
    if (left === 0) note("shown");
    solver.step(Math.min(BATCH, left || BATCH));
    yield;
  }
  note("end");
  const path = solver.path();
  // It forgets nothing, but takes another search, in one go.
  const shortestCost = solver.promisesShortest ? path?.cost : solver.shortestCost();
  return { options: solver.options, sums, shortestCost, path };
}

/** By how much the path costs more than a shortest one. @param {number | undefined} cost @param {number | undefined} shortest */
export function excessOf(cost, shortest) {
  if (cost === undefined || shortest === undefined) return undefined;
  return compareSums(cost, shortest);
}
