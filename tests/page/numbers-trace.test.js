// Traces and statistics, written as CSV and JSON, are read back and compared with a search that shares no code with the
// engine, and for the algorithms that it does not know with what the engine tells in other ways.

import assert from "node:assert/strict";
import { test } from "node:test";
import { statisticsJson, traceJson } from "../../www/features/export/numbers/json.js";
import { makeFile } from "../../www/features/export/numbers/making.js";
import { excessOf } from "../../www/features/export/numbers/statistics.js";
import { eventsCsv, statisticsCsv, stepsCsv } from "../../www/features/export/numbers/tables.js";
import { EVERY_GROUP } from "../../www/features/export/numbers/trace-rows.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { costOfPath, shortest } from "./any-board.js";
import { plainOptions, randomSubject, readCsv, readTable, seeded, textOf } from "./numbers-read.js";
import { plainSteps } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {Record<string, any>} Row */

/** Sums that are added up in another order may differ in the last digits. @param {number} found @param {number} expected @param {string} about */
function near(found, expected, about) {
  assert.ok(
    Math.abs(found - expected) <= 1e-9 * Math.max(1, Math.abs(expected)),
    `${about}: ${found}, not ${expected}`,
  );
}

/**
 * What the plain search did, in the terms of the file: a row for each step and for each event.
 * @param {ReturnType<typeof randomSubject>["board"]} board
 * @param {Options} options
 */
function plain(board, options) {
  const at = (/** @type {number} */ cell) => ({ x: cell % board.width, y: Math.floor(cell / board.width) });
  const numbers = (/** @type {import("./plain-steps.js").Entry} */ { told }) => told;
  /** @type {Map<number, number>} */
  const parents = new Map();
  const parentOf = (/** @type {number} */ cell) => {
    const parent = parents.get(cell);
    return parent === undefined ? {} : { parentX: at(parent).x, parentY: at(parent).y };
  };
  /** @type {Row[]} */
  const steps = [];
  /** @type {Row[]} */
  const events = [];
  let step = 0;
  for (const { open, after, taken, opened, improved, reopened } of plainSteps(board, options)) {
    if (step === 0) events.push({ step, event: "opened", ...at(taken.cell), ...numbers(taken) });
    step++;
    const row = { step, ...at(taken.cell), ...numbers(taken), ...parentOf(taken.cell) };
    steps.push({ ...row, opened, improved, reopened, openSize: after.length });
    events.push({ event: "taken", ...row });
    const known = new Set(steps.map(({ x, y }) => y * board.width + x));
    for (const entry of after) {
      if (open.includes(entry)) continue;
      parents.set(entry.cell, taken.cell);
      const wasOpen = open.some(({ cell }) => cell === entry.cell);
      const event = wasOpen ? "improved" : known.has(entry.cell) ? "reopened" : "opened";
      events.push({ step, event, ...at(entry.cell), ...numbers(entry), ...parentOf(entry.cell) });
    }
  }
  return { steps, events };
}

/** @param {Row[]} found @param {Row[]} expected @param {string} about */
function compare(found, expected, about) {
  assert.equal(found.length, expected.length, about);
  for (const [index, row] of expected.entries()) {
    for (const [name, value] of Object.entries(row)) {
      if (["g", "h", "f"].includes(name)) near(found[index][name], value, `${about}, row ${index}, ${name}`);
      else assert.equal(found[index][name], value, `${about}, row ${index}, ${name}`);
    }
    assert.equal(found[index].parentX === undefined, row.parentX === undefined, about);
  }
}

/** Of one step, in any order: the neighbor order is checked by the order of expansions. @param {Row[]} events */
const sorted = (events) =>
  events.toSorted(
    (a, b) => a.step - b.step || Number(b.event === "taken") - Number(a.event === "taken") || a.y - b.y || a.x - b.x,
  );

test("steps and events are those of a plain search, in CSV and in JSON", () => {
  let improved = 0;
  let reopened = 0;
  for (let seed = 1; seed <= 250; seed++) {
    const random = seeded(seed);
    const { board, options, make } = randomSubject(random, plainOptions(random), 16);
    const expected = plain(board, options);
    improved += expected.events.filter(({ event }) => event === "improved").length;
    reopened += expected.events.filter(({ event }) => event === "reopened").length;
    const about = `${seed}: ${JSON.stringify(options)}`;
    compare(readCsv(textOf(stepsCsv([{ make }], EVERY_GROUP))), expected.steps, about);
    compare(sorted(readCsv(textOf(eventsCsv([{ make }])))), sorted(expected.events), about);
    const { runs } = JSON.parse(textOf(traceJson([{ make }], { groups: EVERY_GROUP, hasEvents: true })));
    compare(readTable(runs[0].steps), expected.steps, about);
    compare(sorted(readTable(runs[0].events)), sorted(expected.events), about);
  }
  assert.ok(improved > 50 && reopened > 20, `${improved} improved, ${reopened} reopened`);
});

for (const algorithm of /** @type {const} */ (["jump-point", "bidirectional-astar", "fastest"])) {
  test(`steps and events of ${algorithm} agree with each other and with its counts`, () => {
    let shared = 0;
    for (let seed = 1; seed <= some(150); seed++) {
      const { board, make } = randomSubject(seeded(seed), {
        ...{ algorithm, heuristic: "auto", diagonal: "no-corner-cutting", penalties: algorithm !== "jump-point" },
        ...{ weight: 1, decreaseKey: true, swapEqual: false },
      });
      const steps = readCsv(textOf(stepsCsv([{ make }], EVERY_GROUP)));
      const events = readCsv(textOf(eventsCsv([{ make }])));
      const about = `${algorithm}, ${seed}`;
      const solver = make();
      solver.run();
      assert.deepEqual(
        steps.map(({ x, y }) => y * board.width + x),
        [...solver.expansionOrder()],
        about,
      );
      const isTwoSided = algorithm === "bidirectional-astar";
      /** What is known of a cell and a side by now. @type {Map<string, Row>} */
      const known = new Map();
      const otherOf = (/** @type {Row} */ { x, y, side }) => `${x}, ${y}, ${side === "start" ? "goal" : "start"}`;
      let step = 0;
      for (const event of events) {
        const key = `${event.x}, ${event.y}, ${event.side}`;
        assert.equal(event.side === undefined, !isTwoSided, about);
        if (event.event !== "taken") {
          known.set(key, event);
          // The engine tells h and f of a cell for one side: where the other one has reached it too, they are left out.
          const isEnd = event.step === 0 && `${board.start}` === `${board.goal}`;
          const isShared = isTwoSided && (isEnd || known.has(otherOf(event)));
          assert.deepEqual([event.h === undefined, event.f === undefined], [isShared, isShared], about);
          if (!isShared) near(event.f, event.g + event.h, about);
          shared += Number(isShared);
        } else {
          step++;
          const row = steps[step - 1];
          const last = known.get(key);
          for (const name of ["x", "y", "g", "h", "f", "side", "parentX", "parentY"])
            assert.equal(event[name], row[name], about);
          near(event.g, last?.g, `${about}, step ${step}`);
          assert.deepEqual([event.parentX, event.parentY], [last?.parentX, last?.parentY], about);
          if (isTwoSided) assert.equal(event.side, step % 2 === 1 ? "start" : "goal", about);
        }
      }
      for (const [row, index] of steps.map((row, index) => /** @type {const} */ ([row, index]))) {
        const own = events.filter((event) => event.step === index + 1);
        for (const name of /** @type {const} */ (["opened", "improved", "reopened"])) {
          assert.equal(own.filter(({ event }) => event === name).length, row[name], `${about}, step ${index + 1}`);
        }
      }
      const { comparisons, moves, generated } = solver.stats;
      const sum = (/** @type {string} */ name) => steps.reduce((all, row) => all + row[name], 0);
      const begun = events.filter((event) => event.step === 0).length;
      solver.seek(0);
      const before = solver.stats;
      assert.deepEqual(
        [sum("comparisons") + before.comparisons, sum("moves") + before.moves, sum("opened") + begun],
        [comparisons, moves, generated],
        about,
      );
      solver.free();
    }
    assert.equal(shared > some(20), algorithm === "bidirectional-astar", String(shared));
  });
}

test("columns are chosen in groups, and keep their order", () => {
  const { make } = randomSubject(seeded(3), { algorithm: "astar" });
  const header = (/** @type {import("../../www/features/export/numbers/trace-rows.js").Group[]} */ groups) =>
    textOf(stepsCsv([{ make }], groups)).split("\n")[0];
  assert.equal(header([]), "step,x,y");
  assert.equal(header(["work", "numbers"]), "step,x,y,g,h,f,comparisons,moves");
  assert.equal(
    header(EVERY_GROUP),
    "step,x,y,g,h,f,parentX,parentY,opened,improved,reopened,openSize,comparisons,moves",
  );
});

test("statistics are those of the search at the step and at its end, with a shortest cost worked out otherwise", () => {
  let [withPath, shown, more] = [0, 0, 0];
  for (let seed = 1; seed <= some(300, 2); seed++) {
    const random = seeded(seed);
    const { board, options, make } = randomSubject(random, plainOptions(random));
    const solver = make();
    solver.run();
    const { length } = solver;
    const shownStep = random() < 0.5 ? undefined : Math.floor(random() * (length + 1));
    const rows = readCsv(textOf(statisticsCsv([{ make, shownStep }])));
    const [run] = JSON.parse(textOf(statisticsJson([{ make, shownStep }]))).runs;
    const steps = [...plainSteps(board, options)];
    const about = `${seed}: ${JSON.stringify(options)}`;
    const expectedAt = shownStep === undefined || shownStep >= length ? ["end"] : ["shown", "end"];
    assert.deepEqual(
      rows.map(({ at }) => at),
      expectedAt,
      about,
    );
    shown += rows.length - 1;
    const least = shortest(board, options);
    for (const row of rows) {
      const count = row.at === "end" ? steps.length : Number(shownStep);
      const done = steps.slice(0, count);
      assert.equal(row.step, count, about);
      assert.equal(row.expanded, count, about);
      const sum = (/** @type {"opened" | "improved" | "reopened"} */ name) =>
        done.reduce((all, step) => all + step[name], 0);
      assert.deepEqual(
        [row.generated, row.improved, row.reopened],
        [1 + sum("opened"), sum("improved"), sum("reopened")],
        about,
      );
      assert.equal(row.openSize, done.at(-1)?.after.length ?? 1, about);
      assert.equal(row.openPeak, Math.max(1, ...done.map(({ after }) => after.length)), about);
      for (const [name, value] of Object.entries(options)) assert.equal(String(row[name]), String(value), about);
      assert.deepEqual(
        [row.width, row.height, row.startX, row.goalY],
        [board.width, board.height, board.start[0], board.goal[1]],
      );
      const { options: _, shortestCost, excess, path, ...moments } = run;
      const moment = moments[row.at];
      for (const name of ["step", "status", "expanded", "openPeak", "comparisons", "moves", "pathLength", "pathCost"]) {
        assert.equal(moment[name], row[name], about);
      }
      if (row.at !== "end") continue;
      assert.equal(row.status, path ? "found" : "no-path", about);
      if (!path) {
        assert.ok(!Number.isFinite(least) && row.pathCost === undefined && row.shortestCost === undefined, about);
        continue;
      }
      withPath++;
      assert.ok(Math.abs(row.shortestCost - least) <= 1e-6 * Math.max(1, least), about);
      const cost = costOfPath(board, options, path.cells.flat());
      assert.ok(Math.abs(row.pathCost - cost) <= 1e-6 * Math.max(1, cost), about);
      assert.ok(Math.abs(row.excess - (cost - least)) <= 2e-6 * Math.max(1, cost), about);
      more += Number(row.excess > 1e-3);
      // Rounding is no excess.
      if (cost <= least * (1 + 1e-9)) assert.equal(row.excess, 0, about);
      assert.deepEqual(
        [row.pathLength, shortestCost, excess],
        [path.cells.length, row.shortestCost, row.excess],
        about,
      );
    }
    solver.free();
  }
  assert.ok(
    withPath > some(100, 2) && shown > some(50, 2) && more > some(10, 4),
    `${withPath} with a path, ${shown} in between, ${more} not shortest`,
  );
});

test("rounding is no excess, and an excess is not rounded", () => {
  assert.notEqual(0.1 + 0.2, 0.3);
  assert.equal(excessOf(0.1 + 0.2, 0.3), 0);
  assert.equal(excessOf(0.3, 0.1 + 0.2), 0);
  assert.equal(excessOf(1e6 + 1, 1e6), 1);
  assert.equal(excessOf(24, 24), 0);
  assert.deepEqual([excessOf(undefined, 3), excessOf(3, undefined)], [undefined, undefined]);
});

test("the JSON says what it is, and its board is the board", () => {
  for (let seed = 1; seed <= some(50, 3); seed++) {
    const { board, options, make } = randomSubject(seeded(seed), { algorithm: "astar" });
    const file = JSON.parse(textOf(statisticsJson([{ make }])));
    assert.deepEqual([file.format, file.version], ["starstep-numbers", 1]);
    assert.deepEqual(
      [file.board.width, file.board.height, file.board.start, file.board.goal],
      [board.width, board.height, board.start, board.goal],
    );
    const solver = Solver.fromMap(file.board.map);
    assert.deepEqual(solver.cells(), board.cells);
    assert.deepEqual(file.runs[0].options, options);
    solver.free();
  }
});

test("several runs are one table with a column for the run, and one entry each in the JSON", () => {
  for (let seed = 1; seed <= some(40, 3); seed++) {
    const random = seeded(seed);
    const first = randomSubject(random, plainOptions(random));
    const algorithms = /** @type {const} */ (["bidirectional-astar", "dijkstra", "greedy"]);
    const subjects = [
      first,
      ...algorithms.map((algorithm) => ({
        make() {
          const solver = first.make();
          solver.configure({ algorithm, weight: 1, heuristic: "auto" });
          return solver;
        },
      })),
    ];
    const together = readCsv(textOf(stepsCsv(subjects, ["numbers"])));
    const file = JSON.parse(textOf(traceJson(subjects, { groups: ["numbers"], hasEvents: false })));
    const sums = readCsv(textOf(statisticsCsv(subjects)));
    for (const [index, { make }] of subjects.entries()) {
      const alone = readCsv(textOf(stepsCsv([{ make }], ["numbers"])));
      const own = together.filter(({ run }) => run === index + 1);
      assert.deepEqual(
        own,
        alone.map((row) => ({ run: index + 1, ...row })),
      );
      assert.deepEqual(readTable(file.runs[index].steps), alone);
      assert.equal(file.runs[index].events, undefined);
      assert.equal(sums.find(({ run }) => run === index + 1)?.expanded, alone.length);
    }
    assert.ok(together.every(({ run, side }) => (side === undefined) === (run !== 2)));
  }
});

test("a large file is made in slices, in parts, tells how far it is, and can be cancelled", async () => {
  const make = () => {
    const solver = new Solver(300, 300);
    solver.configure({ algorithm: "dijkstra" });
    return solver;
  };
  const told = /** @type {number[]} */ ([]);
  const file = await makeFile(stepsCsv([{ make }], EVERY_GROUP), "text/csv", { tell: (count) => told.push(count) });
  assert.equal(file?.type, "text/csv");
  const rows = readCsv(String(await file?.text()));
  assert.equal(rows.length, 90_000);
  assert.deepEqual([rows[0].step, rows.at(-1)?.step], [1, 90_000]);
  assert.ok(told.length > 2 && told.every((count, index) => index === 0 || count > told[index - 1]));

  const cancelling = new AbortController();
  let freed = 0;
  const watched = () => {
    const solver = make();
    const free = solver.free.bind(solver);
    solver.free = () => {
      freed++;
      free();
    };
    return solver;
  };
  const cancelled = await makeFile(stepsCsv([{ make: watched }], EVERY_GROUP), "text/csv", {
    signal: cancelling.signal,
    tell: () => cancelling.abort(),
  });
  assert.equal(cancelled, undefined);
  // One for the columns, one for the rows.
  assert.equal(freed, 2);
});

test("what the engine refuses is thrown, and its memory is given back", async () => {
  const make = () => {
    const solver = new Solver(4, 4);
    solver.setCell(1, 1, 20);
    solver.configure({ algorithm: "jump-point" });
    return solver;
  };
  for (const pieces of [stepsCsv([{ make }], []), eventsCsv([{ make }]), statisticsJson([{ make }])]) {
    await assert.rejects(makeFile(pieces, "text/csv"), { code: "wrong-algorithm" });
  }
});
