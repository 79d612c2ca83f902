// What numbers can be taken along, and in which forms: for each, what makes the file, and what it is called. Headless.

import { solverOf } from "../../../core/board/convert.js";
import { boardLines } from "./board-as-array.js";
import { statisticsJson, traceJson } from "./json.js";
import { pathLines } from "./path-text.js";
import { posthocTrace } from "./posthoc.js";
import { toEnd } from "./statistics.js";
import { SYNTAXES, wholeFile } from "./syntaxes.js";
import { eventsCsv, statisticsCsv, stepsCsv } from "./tables.js";

/**
 * @import { Run } from "../../../core/run/run.js"
 * @import { Session } from "../../../core/session/session.js"
 * @import { SyntaxName } from "./syntaxes.js"
 * @import { Pieces, Subject } from "./tables.js"
 * @import { Group } from "./trace-rows.js"
 */

/**
 * What the reader chose.
 * @typedef {object} Choice
 * @property {"path" | "board" | "trace" | "statistics"} what
 * @property {SyntaxName} syntax Of path and board.
 * @property {boolean} isWhole Whether path and board are a file by themselves, or lines to paste into one.
 * @property {boolean} isRowFirst Pairs are (row, column), and the first index of an array is the row.
 * @property {boolean} isUp Whether y grows upwards.
 * @property {"zero" | "one" | "shown"} first What the first column and row are called; `shown`: as on the page.
 * @property {"walls" | "bytes"} values
 * @property {"steps" | "events" | "json" | "posthoc"} form Of the trace.
 * @property {Group[]} groups
 * @property {boolean} hasEvents Whether the JSON of the trace has the events too.
 * @property {"csv" | "json"} table The form of the statistics.
 */

/**
 * @typedef {object} File
 * @property {() => Pieces} pieces
 * @property {string} type
 * @property {string} word What it is, for its name.
 * @property {string} ending
 */

/** A search of its own, with the options of one that is shown. @param {Run} run @returns {Subject} */
export function subjectOf({ board, options, shownStep }) {
  // Strokes change the cells in place.
  const own = { ...board, cells: board.cells.slice() };
  return { make: () => solverOf(own, options), shownStep };
}

/** @param {Session} session @param {Run} run The one in front. @param {Choice} choice @returns {File} */
export function fileOf(session, run, choice) {
  const { what, syntax, form, table, isWhole } = choice;
  if (what === "path") return { ...code(syntax), word: "path", pieces: () => pathPieces(run, choice) };
  if (what === "board") {
    const pieces = () => boardPieces(run, choice);
    return { ...code(syntax), word: "grid", pieces: () => (isWhole ? wholeFile(pieces(), syntax, "grid") : pieces()) };
  }
  const subjects = session.runs.map(subjectOf);
  if (what === "statistics") {
    const write = table === "csv" ? statisticsCsv : statisticsJson;
    return { ...TABLES[table], word: "statistics", pieces: () => write(subjects) };
  }
  const { groups } = choice;
  if (form === "json") return { ...TABLES.json, word: "trace", pieces: () => traceJson(subjects, choice) };
  if (form === "posthoc") {
    const pieces = () => posthocTrace([subjectOf(run)]);
    return { type: "application/json", word: "search", ending: "trace.json", pieces };
  }
  if (form === "events") return { ...TABLES.csv, word: "events", pieces: () => eventsCsv(subjects) };
  return { ...TABLES.csv, word: "steps", pieces: () => stepsCsv(subjects, groups) };
}

const TABLES = {
  csv: { type: "text/csv", ending: "csv" },
  json: { type: "application/json", ending: "json" },
};

/** @param {Choice["syntax"]} syntax */
const code = (syntax) => ({ type: "text/plain", ending: SYNTAXES[syntax].file });

/** @param {Run} run @param {Choice} choice @returns {Generator<string>} */
function boardPieces({ board }, { syntax, isRowFirst, isUp, values }) {
  return boardLines(board, syntax, { isByColumn: !isRowFirst, isUp, values, hasEnds: true });
}

/** The path at the end of the search; nothing if there is none. @param {Run} run @param {Choice} choice @returns {Pieces} */
function* pathPieces(run, { syntax, isRowFirst, isUp, first, isWhole }) {
  const solver = subjectOf(run).make();
  try {
    yield* toEnd(solver);
    const path = solver.path();
    if (!path) return;
    /** @type {[number, number]} */
    const named = first === "shown" ? run.board.origin : first === "one" ? [1, 1] : [0, 0];
    // On the page y grows downwards.
    const style = { isByRow: isRowFirst, isUp: isUp && first !== "shown", first: named };
    const lines = pathLines(path.cells, solver.height, syntax, style);
    yield* isWhole ? wholeFile(lines, syntax, "path") : lines;
  } finally {
    solver.free();
  }
}
