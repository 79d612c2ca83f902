// The examples in docs/export-numbers.md are what the page writes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boardText } from "../../www/features/export/numbers/board-as-array.js";
import { traceJson } from "../../www/features/export/numbers/json.js";
import { COUNTS } from "../../www/features/export/numbers/statistics.js";
import { EVENT_COLUMNS, EVERY_GROUP, GROUPS } from "../../www/features/export/numbers/trace-rows.js";
import { Solver } from "../boundary/engine.js";
import { textOf } from "./numbers-read.js";

const page = readFileSync(new URL("../../docs/export-numbers.md", import.meta.url), "utf8");
const exampleIn = (/** @type {string} */ language) =>
  String(page.match(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``))?.[1]);

function make() {
  const solver = new Solver(3, 2);
  solver.setCell(1, 0, 255);
  solver.setStart(0, 1);
  solver.setGoal(2, 0);
  return solver;
}

/** Checks that everything in an example is in the file; `…` stands for what it leaves out. @param {any} example @param {any} file @param {string} at */
function compare(example, file, at) {
  if (typeof example !== "object" || example === null) return assert.equal(file, example, at);
  const isWhole = !(Array.isArray(example) ? example.includes("…") : "…" in example);
  if (isWhole) assert.deepEqual(Object.keys(file), Object.keys(example), at);
  for (const [key, value] of Object.entries(example)) {
    if (key !== "…" && value !== "…") compare(value, file[key], `${at}.${key}`);
  }
}

test("the JSON in the documents is the JSON of that board", () => {
  const file = JSON.parse(textOf(traceJson([{ make, shownStep: 2 }], { groups: ["numbers"], hasEvents: true })));
  compare(JSON.parse(exampleIn("json")), file, "file");
});

test("the board in the documents is that board", () => {
  const solver = make();
  const { width, height, start, goal } = solver;
  assert.equal(
    exampleIn("python"),
    boardText({ width, height, start, goal, cells: solver.cells() }, "python", { hasEnds: true }),
  );
  solver.free();
});

test("the documents name every column, and those that they name exist", () => {
  const columns = new Set([...EVERY_GROUP.flatMap((group) => GROUPS[group]), ...EVENT_COLUMNS, "side"]);
  const [, trace] = page.split("## The trace as CSV");
  const [table] = trace.split("| algorithm |");
  const named = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(named.toSorted(), [...columns].filter((name) => name !== "event").toSorted());
  for (const name of [...EVENT_COLUMNS, ...COUNTS]) assert.ok(page.includes(`\`${name}\``), name);
});
