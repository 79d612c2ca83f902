// Long searches and little memory, as sessions and scenarios encounter them: slices are short whatever one expansion
// costs, and an engine that failed or grew large is restarted.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { History } from "../../www/core/board/history.js";
import { apply } from "../../www/core/board/patch.js";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { SLICE } from "../../www/core/run/search.js";
import { Session } from "../../www/core/session/session.js";
import { engineMemory, engineStart, restartEngine } from "../../www/engine.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { factsInParts, factsOf } from "../../www/features/lessons/scenario-facts.js";
import { inSlices } from "../../www/features/lessons/slices.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";

/** @param {number} side */
const openMap = (side) => `height ${side}\nwidth ${side}\nmap\n${`${".".repeat(side)}\n`.repeat(side)}`;
/** The options of a valid link that needs a second for a few thousand expansions. */
const SLOW = /** @type {const} */ ({
  algorithm: "greedy",
  heuristic: "zero",
  tieBreak: "lifo",
  openList: "unsorted-list",
});

/** The milliseconds that this process has worked: what else the machine does is not counted. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

test("no slice is longer than two slices, however large the open list is", () => {
  const session = new Session(openMap(1024));
  // The goal is walled in, so that all of the board is opened, and most of it stays open.
  for (const cell of [
    [1022, 1023],
    [1022, 1022],
    [1023, 1022],
  ])
    session.document.paint([/** @type {[number, number]} */ (cell)], 255);
  session.run.configure(SLOW);
  const times = [];
  while (session.run.isSearching && times.length < 200) {
    const before = worked();
    session.tick();
    times.push(worked() - before);
  }
  assert.ok(session.run.isSearching && session.run.length > 10_000, String(session.run.length));
  session.sleep();
  // The garbage collector and the compiler run during some slices, but not during most.
  times.sort((a, b) => a - b);
  const told = times.slice(-20).map(Math.round).join(" ");
  assert.ok(times[times.length / 2] < 2 * SLICE && times[times.length - 1] < 1000, told);
});

/** A clock that each expansion advances by its own time. @param {Session} session @param {(length: number) => number} cost */
function clockOf(session, cost) {
  let [now, known] = [0, 0];
  session.run.clock = () => {
    const { length } = session.run;
    for (; known < length; known++) now += cost(known);
    if (length < known) known = length;
    return now;
  };
  return () => now;
}

test("slices stay short for expansions that take ever longer, in whatever way", () => {
  for (const cost of [() => 0.0001, () => 0.01, () => 3, (/** @type {number} */ n) => n / 4000]) {
    const session = new Session(openMap(200));
    const now = clockOf(session, cost);
    session.run.solve();
    for (let i = 0; session.run.isSearching && i < 500; i++) {
      const before = now();
      session.tick();
      assert.ok(now() - before <= 2 * SLICE + cost(session.run.length), `${now() - before} at ${session.run.length}`);
    }
    session.sleep();
  }
});

test("sessions continue after the engine was restarted, each at its next command", () => {
  const [one, other] = [new Session(openMap(9)), new Session(openMap(12))];
  for (const session of [one, other]) session.run.solve();
  other.run.step(-3);
  const [map, position, before] = [other.run.solver.toMap(), other.run.position, one.run.solver];
  one.rebuild();
  assert.equal(one.run.status, "found");
  assert.throws(() => before.toMap(), /stale/);
  before.free();
  other.tick();
  assert.deepEqual([other.run.solver.toMap(), other.run.position], [map, position]);
  one.rebuild();
  other.document.paint([[1, 1]], 255);
  assert.equal(other.run.solver.cell(1, 1), 255);
  other.sleep();
  one.rebuild();
  assert.deepEqual([other.run.position, other.run.status], [position, "searching"]);
  assert.ok(other.isAsleep);
  for (const session of [one, other]) session.sleep();
});

test("memory that nothing uses any more is released", () => {
  const sessions = [1, 2, 3].map(() => new Session(openMap(8)));
  for (const session of sessions) session.resize(1024, 1024);
  const large = engineMemory();
  assert.ok(large > 64 << 20, String(large));
  const start = engineStart();
  for (const session of sessions) session.sleep();
  assert.ok(engineStart() > start && engineMemory() < 4 << 20, `${engineMemory()}`);
  sessions[1].wake();
  assert.equal(sessions[1].run.solver.width, 1024);
  for (const session of sessions) session.sleep();
});

test("the history counts moves of start and goal, and takes no longer as it grows", () => {
  const history = new History();
  const end = { start: /** @type {[number, number]} */ ([0, 0]), goal: /** @type {[number, number]} */ ([1, 0]) };
  const add = (/** @type {number} */ count) => {
    const before = performance.now();
    for (let i = 0; i < count; i++) history.add(end);
    return performance.now() - before;
  };
  const first = Math.min(add(20_000), add(20_000));
  add(900_000);
  const last = Math.min(add(20_000), add(20_000), add(20_000));
  assert.ok(last < 20 * first + 50, `${first} ms, then ${last} ms`);
  const board = {
    width: 2,
    height: 1,
    cells: new Uint8Array(2),
    origin: /** @type {[number, number]} */ ([0, 0]),
    ...end,
  };
  let kept = 0;
  while (history.canUndo) {
    history.pushRedo(apply(board, history.popUndo() ?? {}).inverse);
    kept++;
  }
  assert.ok(kept > 100_000 && kept <= (128 << 20) / 256, String(kept));
  assert.equal(history.popUndo(), undefined);
  while (history.canRedo) history.pushUndo(apply(board, history.popRedo() ?? {}).inverse);
  assert.ok(history.canUndo);
});

const heavy = {
  starstep: 1,
  title: "Heavy",
  summary: "It takes {comparisons} comparisons.",
  map: openMap(220),
  options: { ...SLOW },
  variants: [{ title: "Again", options: { tieBreak: "fifo" } }],
};

test("the searches of a scenario run in slices, give the same facts, and can be ended", async () => {
  const scenario = parseScenario(heavy);
  let [slices, longest, last] = [0, 0, worked()];
  const tell = () => {
    slices++;
    longest = Math.max(longest, worked() - last);
  };
  const timer = setInterval(() => {
    last = worked();
  });
  const facts = await inSlices(() => factsInParts(Solver, scenario), { tell });
  clearInterval(timer);
  assert.ok(slices > 2, String(slices));
  assert.ok(longest < 300, String(longest));
  assert.deepEqual(facts, factsOf(Solver, scenario));
  const ended = new AbortController();
  let told = 0;
  const endThird = () => {
    if (++told === 3) ended.abort(new Error("enough"));
  };
  const work = inSlices(() => factsInParts(Solver, scenario), { tell: endThird, signal: ended.signal });
  await assert.rejects(work, { message: "enough" });
  assert.equal(told, 3);
});

test("a scenario that takes too long is refused with a sentence", async () => {
  let now = 0;
  const clock = () => {
    now += 7;
    return now;
  };
  const work = inSlices(() => factsInParts(Solver, parseScenario(heavy)), { clock: () => clock() * 20 });
  const error = await work.then(
    () => assert.fail("It was not refused."),
    (reason) => reason,
  );
  assert.equal(error.code, "scenario-slow");
  for (const { explain } of [english, await loadLanguage("zh")]) assert.match(explain(error), /30/);
});

test("a scenario continues when the engine is restarted in the middle of its searches", async () => {
  const scenario = parseScenario(heavy);
  let told = 0;
  const tell = () => {
    if (++told === 2) restartEngine();
  };
  const facts = await inSlices(() => factsInParts(Solver, scenario), { tell });
  assert.deepEqual(facts, factsOf(Solver, scenario));
});

/** Short of memory, in a process that has no more: every act ends with a value or an error that has a code. */
const SHORT = `
  import { readFileSync } from "node:fs";
  import { initSync, Solver } from "./www/pkg/starstep.js";
  initSync({ module: readFileSync("www/pkg/starstep_bg.wasm") });
  const side = 512;
  const acts = {
    maze: (s) => s.maze(1), rooms: (s) => s.rooms(3, 1), walls: (s) => s.randomWalls(0.2, 1), map: (s) => s.toMap().length,
    read: () => { Solver.fromMap("height 2048\\nwidth 2048\\nmap\\n" + (".".repeat(2048) + "\\n").repeat(2048)).free() },
    find: (s) => s.findPath(), distances: (s) => s.distances(0, 0).length, run: (s) => s.run(), stats: (s) => s.stats.expanded,
    states: (s) => s.states().length, order: (s) => s.expansionOrder().length, numbers: (s) => s.numbersIn(0, 0, side, side).length,
    node: (s) => s.node(5, 5).h, path: (s) => s.path(), cost: (s) => s.shortestCost(), cells: (s) => s.setCells(new Uint8Array(side * side)),
    large: () => new Solver(4096, 4096).free(),
  };
  const seen = { errors: 0, done: 0 };
  for (let round = 0; round < 5; round += ${some(5, 2) === 5 ? 1 : 2}) {
    const held = [];
    try { for (let i = 0; i < round * 4; i++) held.push(new Solver(2048, 1024)); } catch (error) { if (error.code !== "too-large") throw error; }
    let solver;
    try { solver = new Solver(side, side); } catch (error) { if (error.code !== "too-large") throw error; }
    for (const algorithm of ["astar", "jump-point", "bidirectional-astar", "fastest"]) {
      solver?.configure({ algorithm });
      for (const [name, act] of Object.entries(acts)) {
        if (!solver) continue;
        try { act(solver); seen.done++; } catch (error) {
          if (error.code !== "too-large") { console.log(name, algorithm, String(error)); process.exit(1); }
          seen.errors++;
        }
        if (solver.width !== side || solver.cells().length !== side * side) process.exit(2);
      }
    }
    solver?.free();
    for (const each of held) each.free();
  }
  console.log(JSON.stringify(seen));
`;

test("with little memory there are errors and no traps", () => {
  for (const pages of [300, 600]) {
    const out = execFileSync(
      process.execPath,
      [`--wasm-max-mem-pages=${pages}`, "--input-type=module", "--eval", SHORT],
      { cwd: new URL("../..", import.meta.url), encoding: "utf8" },
    );
    const { errors, done } = JSON.parse(out);
    assert.ok(errors > 3 && done > 10, `${pages} pages: ${out}`);
  }
});

test("whatever is quoted, a sentence stays short and comes at once", async () => {
  const huge = "9".repeat(some(60_000_000));
  const chinese = await loadLanguage("zh");
  const solver = new Solver(5, 4);
  const any = /** @type {any} */ (solver);
  /** @type {[string, () => unknown][]} */
  const cases = [
    ["a width", () => Solver.fromMap(`height 1\nwidth ${huge}\nmap\n.\n`)],
    ["a header", () => Solver.fromMap(`${huge}\n`)],
    ["words", () => Solver.fromMap(`${"a ".repeat(some(30_000_000))}\n`)],
    ["a cell", () => any.setCell(huge, 0, 0)],
    ["an option", () => any.configure({ heuristic: huge })],
    ["a key", () => any.configure({ [huge]: 1 })],
    ["a share", () => any.randomWalls(huge, 1)],
    ["a scenario", () => parseScenario(huge)],
    ["a title", () => parseScenario({ starstep: 1, title: huge, summary: "", map: "" })],
    ["a version", () => parseScenario({ starstep: huge })],
    ["a scenario's key", () => parseScenario({ starstep: 1, [huge]: 1 })],
    ["an option in a scenario", () => factsOf(Solver, parseScenario({ ...heavy, options: { heuristic: huge } }))],
  ];
  for (const [name, provoke] of cases) {
    const before = performance.now();
    let error;
    try {
      provoke();
    } catch (thrown) {
      error = thrown;
    }
    const time = performance.now() - before;
    assert.ok(error instanceof Error && "code" in error, `${name}: ${String(error).slice(0, 200)}`);
    for (const { explain } of [english, chinese]) {
      assert.ok(explain(error).length < 500, `${name}: ${explain(error).length} characters`);
    }
    assert.ok(error.message.length < 500, name);
    assert.ok(time < 10_000, `${name}: ${time} ms`);
  }
});
