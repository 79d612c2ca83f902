// A search as a trace for the player Posthoc (posthoc.pathfinding.ai), in its format 1.4.0: what is drawn for an event,
// and the events one after another. Written as JSON, which is YAML as well. Headless.

import { WALL } from "../../../rules/cells.js";
import { traceEvents } from "./trace-rows.js";

/**
 * @import { Solver } from "../../../engine.js"
 * @import { Pieces, Subject } from "./tables.js"
 * @import { Event } from "./trace-rows.js"
 */

/** A value that the player works out for each event. @param {string} expression */
const its = (expression) => ["${{", expression, "}}"].join(" ");

/** What the player draws: walls once, then a square for each event in the player's own color for its type, and the path. */
const VIEWS = {
  main: [
    {
      $: "rect",
      $if: its("$.type === 'board'"),
      $for: { $let: "i", $from: 0, $to: its("$.walls.length") },
      x: its("$.walls[$.i][0]"),
      y: its("$.walls[$.i][1]"),
      width: its("$.walls[$.i][2]"),
      height: 1,
      fill: its("theme.foreground"),
    },
    {
      $: "rect",
      $if: its("$.x !== undefined"),
      x: its("$.x"),
      y: its("$.y"),
      width: 1,
      height: 1,
      fill: its("color[$.type]"),
    },
    {
      $: "path",
      $if: its("$.points !== undefined"),
      points: its("$.points"),
      fill: its("color.destination"),
      "line-width": 0.25,
    },
  ],
};
/** Where an event is, for the player's own lines and labels. */
const PIVOT = { x: its("$.x + 0.5"), y: its("$.y + 0.5"), scale: 1 };

/** The player's words for what happens to a cell, which have colors there. */
const TYPES = { opened: "generating", improved: "updating", reopened: "updating", taken: "expanding" };

/**
 * The trace of the first run: the player shows one.
 * @param {Subject[]} subjects
 * @returns {Pieces}
 */
export function* posthocTrace([{ make }]) {
  const solver = make();
  try {
    yield `{\n"version": "1.4.0",\n"views": ${JSON.stringify(VIEWS)},\n"pivot": ${JSON.stringify(PIVOT)},\n"events": [\n`;
    yield* boardEvent(solver);
    for (const event of events(solver)) yield `,\n${JSON.stringify(event)}`;
    yield* endEvent(solver);
    yield "\n]\n}\n";
  } finally {
    solver.free();
  }
}

/** The walls as runs: x, y and length, a piece for each row that has any. @param {Solver} solver @returns {Pieces} */
function* boardEvent(solver) {
  const { width, height } = solver;
  const cells = solver.cells();
  yield `{"type":"board","id":"board","width":${width},"height":${height},"walls":[`;
  let isFirst = true;
  for (let y = 0; y < height; y++) {
    const runs = wallsIn(cells.subarray(y * width, (y + 1) * width)).map(([x, length]) => `[${x},${y},${length}]`);
    if (runs.length === 0) continue;
    yield `${isFirst ? "" : ","}${runs.join(",")}`;
    isFirst = false;
  }
  yield "]}";
}

/** Where the walls of a row begin, and how long they are. @param {Uint8Array} row */
function wallsIn(row) {
  const runs = [];
  for (let x = row.indexOf(WALL); x >= 0; ) {
    let end = x;
    while (row[end] === WALL) end++;
    runs.push([x, end - x]);
    x = row.indexOf(WALL, end);
  }
  return runs;
}

/** @param {Solver} solver */
function* events(solver) {
  const { width, height, start, goal } = solver;
  // A node is a cell, or a cell and a side where two sides search.
  const idOf = (/** @type {[number, number]} */ [x, y], /** @type {Event["side"]} */ side) =>
    y * width + x + (side === "goal" ? width * height : 0);
  yield { type: "source", id: idOf(start, undefined), x: start[0], y: start[1] };
  yield { type: "destination", id: idOf(goal, undefined), x: goal[0], y: goal[1] };
  /** @type {object | undefined} */
  let taken;
  for (const { step, event, x, y, g, h, f, parent, side } of traceEvents(solver)) {
    const pId = parent ? idOf(parent, side) : null;
    const told = { type: TYPES[event], id: idOf([x, y], side), pId, x, y, g, h, f, step, side };
    if (event === "taken") {
      // The cell before it is done with once the next one is taken.
      if (taken) yield { ...taken, type: "closing" };
      taken = told;
    }
    yield event === "reopened" ? { ...told, reopened: true } : told;
  }
  if (taken) yield { ...taken, type: "closing" };
}

/** How it ended, with the cost of the path and the middles of its cells. @param {Solver} solver @returns {Pieces} */
function* endEvent(solver) {
  yield `,\n{"type":"end","id":"end","status":"${solver.status}"`;
  const path = solver.path();
  if (path) {
    yield `,"cost":${JSON.stringify(path.cost)},"points":[`;
    for (let i = 0; i < path.cells.length; i += 2) {
      yield `${i > 0 ? "," : ""}{"x":${path.cells[i] + 0.5},"y":${path.cells[i + 1] + 0.5}}`;
    }
    yield "]";
  }
  yield "}";
}
