// Two to four runs on one clock: what each shows at any position, recomputed with plain searches.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { chooseSpeed } from "../../www/core/run/player.js";
import { go } from "../../www/core/run/sizes.js";
import { largestF } from "../../www/core/session/by-f.js";
import { Session } from "../../www/core/session/session.js";
import { Solver } from "../../www/engine.js";
import { oneOf, put, randomBoard, randomFrom, randomOptions } from "./any-board.js";
import { plainSteps, scaleOf } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */

const END = Number.POSITIVE_INFINITY;
const OPEN =
  "height 9\nwidth 12\nstart 1 4\ngoal 10 4\nmap\n............\n............\n....@@@@....\n.......@....\n.......@....\n.......@....\n....@@@@....\n............\n............\n";

/** @param {import("./any-board.js").Board} board @param {() => number} [clock] */
function sessionOn(board, clock = () => 0) {
  const solver = put(new Solver(board.width, board.height), board);
  const session = new Session(solver.toMap(), clock);
  solver.free();
  session.run.solve();
  return session;
}

/** Lets time pass until nothing is being searched. @param {Session} session */
function rest(session) {
  for (let frame = 0; frame < 10_000; frame++) if (!session.tick()) return;
  assert.fail("It does not come to rest.");
}

/** What a solver of its own shows at a step. @param {import("./any-board.js").Board} board @param {Options} options @param {number} step */
function statesAt(board, options, step) {
  const solver = put(new Solver(board.width, board.height), board);
  solver.configure(options);
  solver.step(step);
  const states = [...solver.states()];
  solver.free();
  return states;
}

test("by steps, each run shows as many steps as the clock, or its end, under all options", async () => {
  const random = randomFrom(16);
  for (let round = 0; round < 250; round++) {
    const board = randomBoard(random, 11);
    const session = sessionOn(board);
    const count = 2 + Math.floor(random() * 3);
    const all = Array.from({ length: count }, () => randomOptions(random, Solver.choices));
    await session.compare(all);
    rest(session);
    const { runs, clock } = session;
    const lengths = runs.map(({ length }) => length);
    assert.equal(clock.length, Math.max(...lengths));
    assert.ok(clock.isAtEnd && runs.every(({ isAtEnd }) => isAtEnd));
    for (let move = 0; move < 6; move++) {
      const to = Math.floor(random() * (clock.length + 3));
      if (random() < 0.5) clock.seek(to);
      else clock.step(to - clock.position);
      const at = Math.min(to, clock.length);
      assert.equal(clock.position, at);
      for (const [index, run] of runs.entries()) {
        const step = Math.min(at, lengths[index]);
        assert.equal(run.position, step);
        if (!run.error) assert.deepEqual([...run.solver.states()], statesAt(board, all[index], step));
      }
    }
    session.endCompare();
  }
});

/** Options of a search that goes by f and that the plain search can do. @param {() => number} random @param {Options["costs"]} costs @returns {Options} */
const optionsByF = (random, costs) => ({
  ...randomOptions(random, Solver.choices),
  costs,
  algorithm: oneOf(random, ["astar", "dijkstra"]),
  decreaseKey: true,
  swapEqual: false,
  neighborOrder: oneOf(random, ["row-major", "column-major", "clockwise", "straight-first"]),
});

test("by f, each run shows everything before the first step whose f is larger than the clock's", async () => {
  const random = randomFrom(61);
  let fell = 0;
  for (let round = 0; round < 300; round++) {
    const board = randomBoard(random, 10);
    const session = sessionOn(board);
    const costs = oneOf(random, /** @type {const} */ (["10-14", "10-10", "sqrt2"]));
    const all = Array.from({ length: 2 + Math.floor(random() * 3) }, () => optionsByF(random, costs));
    await session.compare(all, { align: "f" });
    rest(session);
    const { runs } = session;
    const clock = /** @type {import("../../www/core/session/clock.js").Clock} */ (session.clock);
    assert.equal(clock.align, "f");
    const taken = all.map((options) => [...plainSteps(board, options)].map((step) => step.taken.f / scaleOf(options)));
    if (taken.some((fs) => fs.some((f, index) => f < fs[index - 1] - 1e-9))) fell++;
    const different = apart(taken.flatMap(largest));
    assert.equal(clock.length, different.length);
    for (let at = 0; at <= clock.length; at++) {
      clock.seek(at);
      assert.equal(clock.position, at);
      const bound = different[at - 1] ?? Number.NEGATIVE_INFINITY;
      if (at > 0) assert.ok(!isLess(bound, /** @type {number} */ (clock.f)) && !isLess(clock.f ?? 0, bound));
      for (const [index, fs] of taken.entries()) {
        const larger = fs.findIndex((f) => isLess(bound, f));
        assert.equal(runs[index].position, larger < 0 ? fs.length : larger);
      }
    }
  }
  assert.ok(fell > 20, `f fell in ${fell} rounds.`);
});

/** Less by more than a two-millionth: √2 is a fraction in the engine. @param {number} a @param {number} b */
const isLess = (a, b) => b - a > 5e-7 * Math.max(1, Math.abs(b));

/** The numbers that differ, from the smallest on. @param {number[]} numbers */
const apart = (numbers) =>
  numbers.sort((a, b) => a - b).filter((f, index) => index === 0 || isLess(numbers[index - 1], f));

/** The largest so far. @param {number[]} numbers */
const largest = (numbers) => numbers.map((_, index) => Math.max(...numbers.slice(0, index + 1)));

test("by f, a cell that is opened again counts with the f that it had each time it was taken", () => {
  const random = randomFrom(19);
  let changed = 0;
  for (let round = 0; round < 1000; round++) {
    const board = randomBoard(random, 20);
    /** @type {Options} */
    const options = { ...optionsByF(random, "10-14"), algorithm: "astar", weight: 1.5 };
    Object.assign(options, { reopenClosed: true, penalties: true, diagonal: "always" });
    options.heuristic = oneOf(random, ["manhattan", "euclidean"]);
    const taken = [...plainSteps(board, options)].map((step) => step.taken);
    // Where only the last f of each cell counted, these would be others.
    const last = new Map(taken.map(({ cell, f }) => [cell, f]));
    const expected = largest(taken.map(({ f }) => f));
    if (`${expected}` === `${largest(taken.map(({ cell }) => last.get(cell) ?? 0))}`) continue;
    changed++;
    const solver = put(new Solver(board.width, board.height), board);
    solver.configure(options);
    solver.run();
    const { length } = solver;
    const run = /** @type {any} */ ({ solver, position: length, length, board });
    assert.deepEqual([...(largestF(run) ?? [])], expected);
    assert.equal(solver.position, length);
    solver.free();
  }
  assert.ok(changed > 10, `${changed} boards`);
});

test("by f also goes for jump point search and the fastest algorithm", async () => {
  const random = randomFrom(5);
  for (let round = 0; round < 60; round++) {
    const session = sessionOn(randomBoard(random, 14, false));
    const algorithms = /** @type {const} */ (["jump-point", "fastest", "astar"]);
    await session.compare(
      algorithms.map((algorithm) => ({ algorithm })),
      { align: "f" },
    );
    rest(session);
    const clock = /** @type {import("../../www/core/session/clock.js").Clock} */ (session.clock);
    assert.equal(clock.align, "f");
    const at = Math.floor(random() * clock.length);
    clock.seek(at);
    for (const { position, length, solver } of session.runs) {
      const f = (/** @type {number} */ step) => {
        solver.seek(step);
        return solver.taken()?.f ?? 0;
      };
      if (position > 0) assert.ok(f(position) <= (clock.f ?? 0));
      if (position < length) assert.ok(f(position + 1) > (clock.f ?? -1));
      solver.seek(position);
    }
  }
});

test("where a run has no f, or costs are in other units, the clock counts steps", async () => {
  for (const other of [
    { algorithm: "greedy" },
    { algorithm: "breadth-first" },
    { algorithm: "bidirectional-astar" },
    { costs: "sqrt2" },
  ]) {
    const session = new Session(OPEN, () => 0);
    await session.compare([{}, /** @type {Partial<Options>} */ (other)], { align: "f" });
    rest(session);
    const clock = /** @type {import("../../www/core/session/clock.js").Clock} */ (session.clock);
    assert.deepEqual([clock.align, clock.hasF, session.compared?.align], ["steps", false, "f"]);
    clock.seek(7);
    session.runs[1].configure({ algorithm: "dijkstra", costs: "10-14" });
    rest(session);
    assert.equal(clock.align, "f");
    assert.ok(clock.position <= clock.length);
  }
});

test("an edit is for all runs, and the clock stays where it was", async () => {
  const session = new Session(OPEN, () => 0);
  await session.compare([{}, { algorithm: "greedy" }, { algorithm: "dijkstra" }]);
  rest(session);
  session.clock.seek(10);
  session.document.paint([[3, 4]], 255);
  session.document.endStroke();
  rest(session);
  assert.deepEqual(
    session.runs.map(({ position, length }) => position === Math.min(10, length)),
    [true, true, true],
  );
  assert.equal(session.clock.position, 10);
  session.clock.seek(END);
  session.document.moveEnd("goal", [11, 8]);
  session.document.endStroke();
  rest(session);
  assert.ok(session.clock.isAtEnd && session.runs.every(({ isAtEnd }) => isAtEnd));
  session.clock.seek(3);
  session.resize(8, 9);
  rest(session);
  assert.ok(session.clock.isAtEnd && session.runs.every(({ isAtEnd }) => isAtEnd));
  session.undo();
  assert.deepEqual(
    session.runs.map(({ solver }) => solver.width),
    [12, 12, 12],
  );
});

test("whatever moves one run moves all of them", async () => {
  const session = new Session(OPEN, () => 0);
  await session.compare([{}, { algorithm: "dijkstra" }]);
  rest(session);
  for (const [index, step] of [
    [0, 4],
    [1, 9],
    [0, 2],
  ]) {
    session.runs[index].pause();
    session.runs[index].seek(step);
    rest(session);
    assert.deepEqual([session.clock.position, ...session.runs.map(({ position }) => position)], [step, step, step]);
  }
  const [first] = session.runs;
  session.clock.seek(END);
  first.step(-1);
  rest(session);
  assert.deepEqual([session.clock.position, session.runs[1].position], [first.length - 1, first.length - 1]);
});

test("a step back from inside an expansion leads to where that began, and a step forward to its end", async () => {
  const session = new Session(OPEN, () => 0);
  await session.compare([{}, { algorithm: "dijkstra" }]);
  rest(session);
  const { clock, runs } = session;
  for (const [run, count, expected] of /** @type {const} */ ([
    [0, -1, 5],
    [1, -1, 5],
    [0, 1, 6],
    [1, -3, 3],
  ])) {
    clock.seek(5);
    for (let looks = 0; looks < 3; looks++) go(runs[run], "neighbor", 1, undefined, () => "");
    assert.deepEqual([runs[run].position, runs[run].within], [5, 3]);
    clock.step(count);
    rest(session);
    const shown = [clock.position, ...runs.flatMap(({ position, within }) => [position, within])];
    assert.deepEqual(shown, [expected, expected, 0, expected, 0]);
  }
});

test("playing moves all runs at one speed, to the end of the longest", async () => {
  let now = 0;
  const session = new Session(OPEN, () => now);
  await session.compare([{}, { algorithm: "dijkstra" }]);
  rest(session);
  const { clock, runs } = session;
  chooseSpeed(clock.player, 10);
  clock.play();
  assert.deepEqual([clock.position, clock.plays, runs[1].plays], [0, 1, 1]);
  for (let second = 1; clock.player.playing; second++) {
    now += 500;
    session.tick();
    assert.equal(clock.position, Math.min(5 * second, clock.length));
    assert.deepEqual(
      runs.map(({ position }) => position),
      runs.map(({ length }) => Math.min(5 * second, length)),
    );
  }
  assert.ok(clock.isAtEnd && now >= (clock.length / 10) * 1000);
  assert.equal(session.tick(), false);
});

test("by f, playing takes as long as the run that takes most cells", async () => {
  let now = 0;
  const session = new Session(OPEN, () => now);
  await session.compare([{}, { algorithm: "dijkstra" }], { align: "f" });
  rest(session);
  const { clock, runs } = session;
  chooseSpeed(clock.player, 10);
  clock.play();
  let before = runs.map(() => 0);
  while (clock.player.playing) {
    now += 100;
    session.tick();
    const positions = runs.map(({ position }) => position);
    assert.ok(positions.every((position, index) => position >= before[index]));
    // Never ahead of its time.
    assert.ok(Math.max(...positions) <= (now * 10) / 1000 + runs.length);
    before = positions;
    assert.ok(now < 60_000);
  }
  assert.ok(clock.isAtEnd && now >= (Math.max(...runs.map(({ length }) => length)) / 10) * 1000);
});

test("two to four runs are compared, or nothing is changed", async () => {
  const session = new Session(OPEN, () => 0);
  session.run.solve();
  const { run, revision } = session;
  const { options } = run;
  for (const wrong of [[], [{}], [{}, {}, {}, {}, {}]]) {
    await assert.rejects(session.compare(wrong), { code: "compare-count" });
  }
  const mad = /** @type {any} */ ({ algorithm: "magic" });
  await assert.rejects(session.compare([{ weight: 3 }, mad]), { code: "bad-option" });
  await assert.rejects(session.compare([mad, {}]), { code: "bad-option" });
  assert.deepEqual([session.runs, session.run.options, session.compared], [[run], options, undefined]);
  assert.ok(revision <= session.revision);
});

test("the front run is kept, with what was set for the first", async () => {
  const session = new Session(OPEN, () => 0);
  session.run.solve();
  session.remember();
  const [first] = session.runs;
  first.range = { start: 2, end: 5 };
  await session.compare([{ weight: 2 }, { algorithm: "greedy" }, { algorithm: "dijkstra" }]);
  rest(session);
  assert.deepEqual(
    session.runs.map(({ options: { algorithm, weight } }) => [algorithm, weight]),
    [
      ["astar", 2],
      ["greedy", 2],
      ["dijkstra", 2],
    ],
  );
  const revisions = new Set([session.revision]);
  session.front = 1;
  revisions.add(session.revision);
  session.comparing?.swap(1);
  revisions.add(session.revision);
  assert.deepEqual([session.front, session.run.options.algorithm, session.clock.range.end], [2, "greedy", 5]);
  session.comparing?.swap(0);
  assert.deepEqual([session.runs[0].options.algorithm, session.clock.range.end], ["dijkstra", 5]);
  session.comparing?.remove(session.runs[0]);
  revisions.add(session.revision);
  assert.deepEqual([session.front, session.run.options.algorithm, session.clock.range.end], [1, "greedy", 5]);
  session.endCompare();
  revisions.add(session.revision);
  assert.equal(revisions.size, 5);
  assert.deepEqual([session.runs.length, session.front, session.compared], [1, 0, undefined]);
  const { run } = session;
  assert.deepEqual([run.options.algorithm, run.range.end, run.isLed], ["greedy", 5, false]);
  run.play();
  assert.ok(run.player.playing && !first.player.playing);
  session.recall();
  assert.deepEqual([session.run.options.algorithm, session.run.options.weight], ["astar", 1]);
});

test("what was compared when it was remembered is compared again", async () => {
  const session = new Session(OPEN, () => 0);
  const how = /** @type {const} */ ({ layout: "overlay", align: "f" });
  await session.compare([{ weight: 2 }, { algorithm: "dijkstra" }], how);
  rest(session);
  session.remember();
  const before = session.runs.map(({ options }) => options);
  const changes = [
    () => session.endCompare(),
    () => session.comparing?.add({ algorithm: "greedy" }),
    () => session.compare([{ weight: 5 }, {}, {}, { algorithm: "breadth-first" }]),
    () => session.compareLog({ title: "mine", steps: [[1, 4]] }),
    () => session.comparing?.choose({ layout: "beside", align: "steps" }),
    () => session.open("height 1\nwidth 3\nmap\ns.g\n"),
  ];
  for (const change of changes) {
    await change();
    session.recall();
    rest(session);
    assert.deepEqual(session.compared, how, String(change));
    assert.deepEqual(
      session.runs.map(({ options }) => options),
      before,
    );
    assert.equal(session.comparing?.recorded, undefined);
    assert.deepEqual([session.document.board.width, session.clock.position], [12, 0]);
    assert.ok(session.runs.every((run) => run.isLed && run.length > 2 && run.position === 0));
  }
});

test("a search that was alone when it was remembered is alone again", async () => {
  const session = new Session(OPEN, () => 0);
  session.remember();
  for (const begin of [
    () => session.compare([{ weight: 3 }, { algorithm: "greedy" }]),
    () => session.compareLog({ title: "mine", steps: [[1, 4]] }),
  ]) {
    await begin();
    session.recall();
    assert.deepEqual([session.runs.length, session.compared, session.run.options.weight], [1, undefined, 1]);
  }
});

test("comparing begins where the reader is", async () => {
  const session = new Session(OPEN, () => 0);
  session.run.solve();
  session.run.seek(12);
  await session.compare([{}, { algorithm: "greedy" }, { algorithm: "dijkstra" }]);
  rest(session);
  assert.deepEqual(
    session.runs.map(({ position, length }) => position === Math.min(12, length)),
    [true, true, true],
  );
  session.front = 2;
  await session.compare([{}, { algorithm: "astar" }], { align: "f" });
  rest(session);
  assert.deepEqual([session.front, session.run.options.algorithm], [0, "dijkstra"]);
  // All with the f of its twelfth cell.
  assert.ok(session.run.position >= 12 && !session.clock.isAtEnd);
  session.clock.seek(END);
  await session.compareLog({ title: "Mine", steps: [[1, 4]] });
  rest(session);
  assert.ok(session.clock.isAtEnd && session.run.isAtEnd);
});

test("a run is added as the front one is, and with the last but one the comparison ends", async () => {
  const session = new Session(OPEN, () => 0);
  await session.compare([{ algorithm: "dijkstra" }, {}]);
  rest(session);
  session.clock.seek(6);
  session.comparing?.add({ weight: 2 });
  session.comparing?.add({ algorithm: "astar" });
  assert.deepEqual(
    session.runs.map(({ options: { algorithm }, position, share }) => [algorithm, position, share]),
    [
      ["dijkstra", 6, 0.25],
      ["dijkstra", 6, 0.25],
      ["dijkstra", 6, 0.25],
      ["astar", 6, 0.25],
    ],
  );
  assert.throws(() => session.comparing?.add({}), { code: "compare-count" });
  for (const count of [3, 2, 1]) {
    session.comparing?.remove(session.runs[0]);
    assert.equal(session.runs.length, count);
  }
  assert.deepEqual([session.compared, session.run.options.algorithm], [undefined, "astar"]);
});

test("a cleared comparison stays before its first step until it is moved, and sleep loses nothing", async () => {
  const session = new Session(OPEN, () => 0);
  await session.compare([{}, { algorithm: "dijkstra" }]);
  rest(session);
  session.clearSearch();
  rest(session);
  assert.deepEqual([session.clock.position, session.clock.length], [0, 0]);
  session.clock.step(3);
  rest(session);
  assert.deepEqual(
    session.runs.map(({ position }) => position),
    [3, 3],
  );
  session.sleep();
  assert.equal(session.clock.position, 3);
  session.clock.step(1);
  rest(session);
  assert.deepEqual(
    session.runs.map(({ position, isAsleep }) => [position, isAsleep]),
    [
      [4, false],
      [4, false],
    ],
  );
});

test("the clock says what is no step, as a run does", async () => {
  const session = new Session(OPEN, () => 0);
  await session.compare([{}, {}]);
  for (const wrong of [1.5, Number.NaN, /** @type {any} */ ("2")]) {
    assert.throws(() => session.clock.seek(wrong), hasCode);
  }
  assert.ok(session.clock.isAtEnd);
});

/** @param {unknown} error */
const hasCode = (error) => typeof (/** @type {{ code?: unknown }} */ (error).code) === "string";

test("a log is always beside, whatever is chosen", async () => {
  const session = new Session(OPEN, () => 0);
  session.run.solve();
  await session.compareLog({ title: "Mine", steps: [[1, 4]] });
  const before = session.revision;
  session.comparing?.choose({ layout: "overlay" });
  assert.equal(session.compared?.layout, "beside");
  assert.notEqual(session.revision, before, "it is shown again as it is");
  session.comparing?.add({ algorithm: "dijkstra" });
  rest(session);
  session.comparing?.choose({ layout: "overlay", align: "f" });
  assert.deepEqual([session.compared, session.comparing?.clock.align], [{ layout: "beside", align: "f" }, "steps"]);
  session.remember();
  const { recorded } = session.comparing ?? {};
  assert.ok(recorded);
  session.comparing?.remove(recorded);
  assert.deepEqual(
    [session.runs.length, session.compared?.layout],
    [2, "beside"],
    "what was refused is not done later",
  );
  session.comparing?.choose({ layout: "overlay" });
  assert.equal(session.compared?.layout, "overlay");
  session.endCompare();
});
