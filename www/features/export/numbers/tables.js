// Statistics and traces of one or more runs as tables in CSV. Several runs are in one table, which has a column for the
// number of the run. Headless.

import { csvLine } from "./csv.js";
import { COUNTS, excessOf, gather } from "./statistics.js";
import { columnsOf, eventColumnsOf, eventRow, traceEvents, traceRows } from "./trace-rows.js";

/**
 * @import { Solver } from "../../../engine.js"
 * @import { Group, Row } from "./trace-rows.js"
 */

/**
 * A search that numbers are taken of.
 * @typedef {object} Subject
 * @property {() => Solver} make A solver of its own, with its board and options; the caller frees it.
 * @property {number} [shownStep] The step that is shown; undefined for the end.
 */

/** A file is made of texts; `undefined` is where making it may pause. @typedef {Generator<string | undefined>} Pieces */

/**
 * A row for each run and moment.
 * @param {Subject[]} subjects
 * @returns {Pieces}
 */
export function* statisticsCsv(subjects) {
  for (const [index, { make, shownStep }] of subjects.entries()) {
    const solver = make();
    try {
      const { options, sums, shortestCost } = yield* gather(solver, shownStep);
      const { width, height, start, goal } = solver;
      const board = { width, height, startX: start[0], startY: start[1], goalX: goal[0], goalY: goal[1] };
      if (index === 0) {
        const columns = ["run", "at", "step", "status", ...COUNTS, "shortestCost", "excess"];
        yield csvLine([...columns, ...Object.keys(options), ...Object.keys(board)]);
      }
      const settings = [...Object.values(options).map(String), ...Object.values(board)];
      for (const { at, step, status, stats } of sums) {
        const counts = COUNTS.map((name) => stats[name]);
        const excess = excessOf(stats.pathCost, shortestCost);
        yield csvLine([index + 1, at, step, status, ...counts, shortestCost, excess, ...settings]);
      }
    } finally {
      solver.free();
    }
  }
}

/**
 * A row for each expansion.
 * @param {Subject[]} subjects
 * @param {readonly Group[]} groups
 * @returns {Pieces}
 */
export const stepsCsv = (subjects, groups) =>
  table(
    subjects,
    (solver) => columnsOf(solver, groups),
    (solver) => traceRows(solver, groups),
  );

/**
 * A row for each thing that happened to a cell.
 * @param {Subject[]} subjects
 * @returns {Pieces}
 */
export const eventsCsv = (subjects) =>
  table(subjects, eventColumnsOf, function* (solver) {
    for (const event of traceEvents(solver)) yield eventRow(event);
  });

/**
 * @param {Subject[]} subjects
 * @param {(solver: Solver) => string[]} columnsOf
 * @param {(solver: Solver) => Generator<Row>} rowsOf
 * @returns {Pieces}
 */
function* table(subjects, columnsOf, rowsOf) {
  const isAlone = subjects.length === 1;
  // Every run has the columns that any of them needs.
  const columns = new Set(subjects.flatMap(({ make }) => withSolver(make, columnsOf)));
  yield csvLine(isAlone ? [...columns] : ["run", ...columns]);
  for (const [index, { make }] of subjects.entries()) {
    const solver = make();
    try {
      const missing = columns.size - columnsOf(solver).length;
      for (const row of rowsOf(solver)) {
        const whole = [...row, ...Array(missing)];
        yield csvLine(isAlone ? whole : [index + 1, ...whole]);
      }
    } finally {
      solver.free();
    }
  }
}

/** @template T @param {() => Solver} make @param {(solver: Solver) => T} act */
export function withSolver(make, act) {
  const solver = make();
  try {
    return act(solver);
  } finally {
    solver.free();
  }
}
