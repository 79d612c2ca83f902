// Statistics and traces of one or more runs as JSON, in the form of docs/export-numbers.md. Headless.

import { excessOf, gather } from "./statistics.js";
import { withSolver } from "./tables.js";
import { columnsOf, eventColumnsOf, eventRow, traceEvents, traceRows } from "./trace-rows.js";

/**
 * @import { Solver } from "../../../engine.js"
 * @import { Pieces, Subject } from "./tables.js"
 * @import { Group, Row } from "./trace-rows.js"
 */

const FORMAT = "starstep-numbers";
export const VERSION = 1;

/** What is true of all runs: they are on one board. @param {Subject[]} subjects @returns {Pieces} */
function* head([{ make }]) {
  const board = withSolver(make, (solver) => ({
    width: solver.width,
    height: solver.height,
    start: solver.start,
    goal: solver.goal,
    origin: solver.origin,
    map: solver.toMap(),
  }));
  yield `{\n"format": "${FORMAT}",\n"version": ${VERSION},\n"board": ${JSON.stringify(board)},\n"runs": [`;
}

/**
 * The sums at the step that is shown and at the end.
 * @param {Subject[]} subjects
 * @returns {Pieces}
 */
export function* statisticsJson(subjects) {
  yield* head(subjects);
  for (const [index, { make, shownStep }] of subjects.entries()) {
    const solver = make();
    try {
      yield index > 0 ? ",\n" : "\n";
      yield* summary(solver, shownStep);
      yield "}";
    } finally {
      solver.free();
    }
  }
  yield "\n]\n}\n";
}

/**
 * What is told of a run, without the brace at its end.
 * @param {Solver} solver
 * @param {number | undefined} shownStep
 * @returns {Pieces}
 */
function* summary(solver, shownStep) {
  const { options, sums, shortestCost, path } = yield* gather(solver, shownStep);
  const moments = sums.map(({ at, step, status, stats }) => [at, { step, status, ...stats }]);
  const excess = excessOf(path?.cost, shortestCost);
  yield JSON.stringify({ options, ...Object.fromEntries(moments), shortestCost, excess }).slice(0, -1);
  if (!path) return;
  yield `,"path":{"cost":${JSON.stringify(path.cost)},"cells":[`;
  const { cells } = path;
  for (let i = 0; i < cells.length; i += 2) yield `${i > 0 ? "," : ""}[${cells[i]},${cells[i + 1]}]`;
  yield "]}";
}

/**
 * The sums and a row for each expansion; with events also a row for each thing that happened to a cell.
 * @param {Subject[]} subjects
 * @param {{ groups: readonly Group[], hasEvents: boolean }} choice
 * @returns {Pieces}
 */
export function* traceJson(subjects, { groups, hasEvents }) {
  yield* head(subjects);
  for (const [index, { make, shownStep }] of subjects.entries()) {
    const solver = make();
    try {
      yield index > 0 ? ",\n" : "\n";
      yield* summary(solver, shownStep);
      yield* list("steps", columnsOf(solver, groups), traceRows(solver, groups));
      if (hasEvents) yield* list("events", eventColumnsOf(solver), eventRows(solver));
      yield "\n}";
    } finally {
      solver.free();
    }
  }
  yield "\n]\n}\n";
}

/** @param {Solver} solver */
function* eventRows(solver) {
  for (const event of traceEvents(solver)) yield eventRow(event);
}

/**
 * A table: the names of its columns, and its rows, a line each.
 * @param {string} name
 * @param {string[]} columns
 * @param {Iterable<Row>} rows
 * @returns {Pieces}
 */
function* list(name, columns, rows) {
  yield `,\n"${name}": {"columns": ${JSON.stringify(columns)}, "rows": [`;
  let isFirst = true;
  for (const row of rows) {
    // JSON has no undefined: a missing value is null.
    yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield "\n]}";
}
