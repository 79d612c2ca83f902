// What Starstep exports of a search is read as a log of that search: the reader of logs and the writers of traces know
// nothing of each other.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLog } from "../../www/check/read-log.js";
import { traceJson } from "../../www/features/export/numbers/json.js";
import { posthocTrace } from "../../www/features/export/numbers/posthoc.js";
import { eventsCsv, stepsCsv } from "../../www/features/export/numbers/tables.js";
import { EVERY_GROUP } from "../../www/features/export/numbers/trace-rows.js";
import { randomSubject, seeded, textOf } from "./numbers-read.js";

/** @typedef {import("../../www/features/export/numbers/tables.js").Subject} Subject */

/** What the engine itself says of the search. @param {Subject} subject */
function searched({ make }) {
  const solver = make();
  solver.run();
  const { width } = solver;
  const steps = Array.from(solver.expansionOrder(), (cell) => [cell % width, Math.floor(cell / width)]);
  const cells = solver.path()?.cells ?? [];
  const path = Array.from({ length: cells.length / 2 }, (_, index) => [cells[2 * index], cells[2 * index + 1]]);
  const first = solver.node(steps[0][0], steps[0][1]);
  solver.free();
  return { steps, path, first };
}

/** @type {Record<string, (subject: Subject) => string>} */
const WRITERS = {
  "trace for the player": (subject) => textOf(posthocTrace([subject])),
  "table of steps": (subject) => textOf(stepsCsv([subject], EVERY_GROUP)),
  "table of events": (subject) => textOf(eventsCsv([subject])),
  "JSON of steps": (subject) => textOf(traceJson([subject], { groups: EVERY_GROUP, hasEvents: false })),
};

for (const [name, write] of Object.entries(WRITERS)) {
  test(`a log is read from the ${name}`, () => {
    let paths = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const algorithm = /** @type {const} */ (["astar", "dijkstra", "greedy", "bidirectional-astar"])[seed % 4];
      const { make } = randomSubject(seeded(seed), { algorithm });
      const subject = /** @type {Subject} */ ({ make, name: "", shownStep: undefined });
      const { steps, path, first } = searched(subject);
      const text = write(subject);
      const log = readLog(text);
      assert.deepEqual(
        log.steps.map(({ x, y }) => [x, y]),
        steps,
        text,
      );
      assert.equal(log.steps[0].g, first.g, text);
      if (name.startsWith("table") || path.length < 2) continue;
      paths++;
      assert.deepEqual(log.path, path, text);
    }
    assert.ok(name.startsWith("table") || paths > 20, `${paths} paths`);
  });
}
