// What the Export dialog makes of a session: of the run in front, or of all that are compared, at the step that is shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { Session } from "../../www/core/session/session.js";
import { beginningOf } from "../../www/features/export/numbers/making.js";
import { fileOf } from "../../www/features/export/numbers/number-kinds.js";
import { readCsv, textOf } from "./numbers-read.js";

/** @typedef {import("../../www/features/export/numbers/number-kinds.js").Choice} Choice */

/** @type {Choice} */
const FIRST = {
  ...{ what: "path", syntax: "json", isWhole: true, isRowFirst: false, isUp: false, first: "zero", values: "walls" },
  ...{ form: "steps", groups: [], hasEvents: false, table: "csv" },
};

const MAP = "type octile\nheight 3\nwidth 5\norigin 100 200\nstart 0 0\ngoal 4 2\nmap\n..@..\n..@..\n.....\n";

function sessionOf(map = MAP) {
  const session = new Session(map);
  session.run.solve();
  while (session.tick()) {}
  return session;
}

/** @param {Session} session @param {Partial<Choice>} choice */
const textFor = (session, choice) => textOf(fileOf(session, session.run, { ...FIRST, ...choice }).pieces());

test("the path is that of the whole search, whatever step is shown, counted as chosen", () => {
  const session = sessionOf();
  const cells = [...(session.run.path?.cells ?? [])];
  const pairs = Array.from({ length: cells.length / 2 }, (_, index) => [cells[2 * index], cells[2 * index + 1]]);
  assert.ok(pairs.length > 4);
  session.run.seek(2);
  const shown = session.run.position;
  /** @type {[Partial<Choice>, (pair: number[]) => number[]][]} */
  const all = [
    [{}, (pair) => pair],
    [{ isRowFirst: true }, ([x, y]) => [y, x]],
    [{ isUp: true }, ([x, y]) => [x, 2 - y]],
    [{ isUp: true, first: "one", isRowFirst: true }, ([x, y]) => [3 - y, x + 1]],
    [{ first: "shown" }, ([x, y]) => [x + 100, y + 200]],
    // As on the board, where y grows downwards.
    [{ first: "shown", isUp: true }, ([x, y]) => [x + 100, y + 200]],
  ];
  for (const [choice, change] of all) assert.deepEqual(JSON.parse(textFor(session, choice)), pairs.map(change));
  assert.equal(session.run.position, shown);
});

test("the board has its first index and its values as chosen", () => {
  const session = sessionOf();
  assert.deepEqual(JSON.parse(textFor(session, { what: "board", isRowFirst: true })), [
    [0, 0, 1, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
  const columns = JSON.parse(textFor(session, { what: "board", isUp: true, values: "bytes" }));
  assert.deepEqual([columns.length, columns[2]], [5, [0, 255, 255]]);
});

test("what is compared is in one file; path and Posthoc are of the run in front", async () => {
  const session = sessionOf();
  await session.compare([{}, { algorithm: "dijkstra" }, { algorithm: "greedy" }], { layout: "beside", align: "steps" });
  while (session.tick()) {}
  session.front = 1;
  const lengths = session.runs.map(({ length }) => length);
  const count = (/** @type {Record<string, any>[]} */ rows) =>
    [1, 2, 3].map((run) => rows.filter((row) => row.run === run).length);
  assert.deepEqual(count(readCsv(textFor(session, { what: "trace" }))), lengths);
  const events = readCsv(textFor(session, { what: "trace", form: "events" })).filter(({ event }) => event === "taken");
  assert.deepEqual(count(events), lengths);
  const sums = readCsv(textFor(session, { what: "statistics" }));
  assert.deepEqual(
    sums.map(({ run, algorithm, expanded }) => [run, algorithm, expanded]),
    [
      [1, "astar", lengths[0]],
      [2, "dijkstra", lengths[1]],
      [3, "greedy", lengths[2]],
    ],
  );
  const { runs } = JSON.parse(textFor(session, { what: "trace", form: "json", groups: ["numbers"] }));
  assert.deepEqual(
    runs.map((/** @type {any} */ { steps }) => steps.rows.length),
    lengths,
  );
  const posthoc = JSON.parse(textFor(session, { what: "trace", form: "posthoc" }));
  const taken = posthoc.events.filter((/** @type {any} */ { type }) => type === "expanding");
  assert.equal(taken.length, lengths[1]);
});

test("statistics say what was shown, and leave it as it was", () => {
  const session = sessionOf();
  session.run.seek(3);
  const rows = readCsv(textFor(session, { what: "statistics" }));
  assert.deepEqual(
    rows.map(({ at, step }) => [at, step]),
    [
      ["shown", 3],
      ["end", session.run.length],
    ],
  );
  assert.equal(rows[0].expanded, session.run.stats.expanded);
  assert.equal(session.run.position, 3);
});

test("without a path there is no list, and a preview is the beginning", async () => {
  const session = sessionOf("type octile\nheight 1\nwidth 3\nstart 0 0\ngoal 2 0\nmap\n.@.\n");
  assert.equal(textFor(session, {}), "");
  const wide = sessionOf();
  const choice = /** @type {Choice} */ ({ ...FIRST, what: "trace" });
  const { signal } = new AbortController();
  const whole = textFor(wide, choice);
  assert.deepEqual(await beginningOf(fileOf(wide, wide.run, choice).pieces(), 1000, signal), {
    text: whole,
    isWhole: true,
  });
  // As many lines as there are.
  const count = whole.split("\n").length - 1;
  for (const [most, isWhole] of /** @type {const} */ ([
    [count, true],
    [count - 1, false],
  ]))
    assert.equal((await beginningOf(fileOf(wide, wide.run, choice).pieces(), most, signal))?.isWhole, isWhole);
  const begun = await beginningOf(fileOf(wide, wide.run, choice).pieces(), 3, signal);
  assert.deepEqual(begun, { text: `${whole.split("\n").slice(0, 3).join("\n")}\n`, isWhole: false });
});

test("every kind has a name of its own", () => {
  const session = sessionOf();
  const named = (/** @type {Partial<Choice>} */ choice) => {
    const { word, ending } = fileOf(session, session.run, { ...FIRST, ...choice });
    return `${word}.${ending}`;
  };
  const names = [
    ...[named({}), named({ syntax: "cpp" }), named({ what: "board" }), named({ what: "statistics" })],
    ...[
      named({ what: "statistics", table: "json" }),
      named({ what: "trace" }),
      named({ what: "trace", form: "events" }),
    ],
    ...[named({ what: "trace", form: "json" }), named({ what: "trace", form: "posthoc" })],
  ];
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.includes("search.trace.json"));
});
