import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { chooseSpeed } from "../../www/core/run/player.js";
import { Session } from "../../www/core/session/session.js";
import { Lesson } from "../../www/features/lessons/lesson.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { timeOfDay, walkAlong } from "../../www/features/lessons/timed-walk.js";
import { supplied } from "./supplied.js";

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";

/** A session that shows a supplied scenario after another board. @param {string} name */
function begun(name) {
  const session = new Session(MAP, () => 0);
  session.run.configure({ weight: 3 });
  const lesson = new Lesson(supplied(name).scenario, name);
  lesson.begin(session);
  return { session, lesson };
}

test("a scenario comes with its board and options in one step for undo, searched, at its first caption", () => {
  const { session, lesson } = begun("tutorial-2-right-angles");
  assert.deepEqual([session.document.board.width, session.run.options.weight], [13, 1]);
  assert.ok(session.run.position === 0 && session.run.length > 10);
  assert.equal(lesson.caption(session.run), lesson.facts.captions[0][0]);
  assert.equal(lesson.modeOf(session.run), 0);
  session.undo();
  assert.equal(session.document.board.width, 7);
  assert.equal(session.document.canUndo, false);
  session.redo();
  assert.equal(session.document.board.width, 13);
});

test("it begins at its first caption, wherever that is, unless it names another step; without captions at the start", () => {
  const { scenario } = supplied("tutorial-2-right-angles");
  const startOf = (/** @type {object} */ change) => new Lesson({ ...scenario, ...change }).facts.start;
  const withCaptions = (/** @type {import("../../www/features/lessons/scenario.js").Caption[]} */ captions) => ({
    modes: scenario.modes.map((mode) => ({ ...mode, captions })),
  });
  const at = (/** @type {number} */ step) => ({ at: { step }, text: "here" });
  assert.equal(startOf(withCaptions([at(9), at(4)])), 4);
  assert.equal(startOf(withCaptions([])), 0);
  assert.equal(startOf({ ...withCaptions([at(4)]), start: "end" }), Number.POSITIVE_INFINITY);
  assert.equal(startOf({ ...withCaptions([at(4)]), start: 2 }), 2);
});

test("it begins at the step that it names, and is played between its steps", () => {
  let now = 0;
  const session = new Session(MAP, () => now);
  const lesson = new Lesson({ ...supplied("tutorial-2-right-angles").scenario, start: 3, end: 6 });
  lesson.begin(session);
  session.run.range = lesson.range;
  assert.equal(session.run.position, 3);
  chooseSpeed(session.run.player, 10);
  const play = () => {
    session.run.play();
    for (let i = 0; i < 100; i++) {
      now += 150;
      session.tick();
    }
  };
  play();
  assert.deepEqual([session.run.position, session.run.player.playing], [6, false]);
  play();
  assert.ok(session.run.isAtEnd, "playing continues beyond the step where it paused");
  session.run.play();
  assert.equal(session.run.position, 3);
});

test("comparing switches the options, and back", () => {
  const { session, lesson } = begun("tutorial-2-right-angles");
  session.run.seek(Number.POSITIVE_INFINITY);
  const { expanded } = session.run.solver.stats;
  lesson.show(session, 1);
  assert.deepEqual([session.run.options.heuristic, session.run.options.stopWhen], ["manhattan", "goal-closed"]);
  assert.ok(session.run.solver.stats.expanded < expanded);
  assert.ok(lesson.matches(session.run, 1) && !lesson.matches(session.run, 0));
  assert.equal(lesson.caption(session.run), lesson.facts.captions[1].at(-1));
  lesson.show(session, 0);
  assert.equal(session.run.solver.stats.expanded, expanded);
  assert.equal(lesson.modeOf(session.run), 0);
});

test("captions follow the step, and hold only on the board and options that they are about", () => {
  const { session, lesson } = begun("tutorial-2-right-angles");
  const [captions] = lesson.facts.captions;
  session.run.seek(Number.POSITIVE_INFINITY);
  assert.equal(lesson.caption(session.run), captions.at(-1));
  session.run.seek(2);
  assert.equal(lesson.caption(session.run), captions[1]);
  session.document.paint([[0, 0]], 255);
  session.document.endStroke();
  assert.equal(lesson.isAsWritten(session.run, 0), false);
  assert.equal(lesson.caption(session.run), undefined);
  session.undo();
  assert.equal(lesson.caption(session.run), captions[1]);
  session.run.configure({ weight: 2 });
  assert.equal(lesson.caption(session.run), undefined);
  lesson.restore(session);
  assert.equal(lesson.caption(session.run), captions.at(-1));
});

test("resizing the board does no harm", () => {
  const { session, lesson } = begun("tutorial-4-roads");
  session.resize(3, 200);
  assert.equal(lesson.isAsWritten(session.run, 0), false);
  assert.equal(lesson.pricesOn(session.run), undefined);
  lesson.show(session, 3);
  assert.equal(session.document.board.width, 3);
  lesson.restore(session);
  assert.ok(lesson.isAsWritten(session.run, 0));
});

test("penalties of road and meadow are set in one step for undo, and never on walls", () => {
  const { session, lesson } = begun("tutorial-4-roads");
  const walls = session.document.board.cells.filter((byte) => byte === 255).length;
  assert.deepEqual(lesson.pricesOn(session.run), { road: 0, other: 20 });
  session.document.beginStroke();
  for (const other of [19, 12, 5]) lesson.price(session, { road: 2, other });
  session.document.endStroke();
  assert.deepEqual(lesson.pricesOn(session.run), { road: 2, other: 5 });
  assert.equal(session.document.board.cells.filter((byte) => byte === 255).length, walls);
  assert.equal(
    session.document.board.cells.filter((byte) => byte === 2).length,
    lesson.facts.cells[0].filter((byte) => byte === 0).length,
  );
  session.undo();
  assert.deepEqual(lesson.pricesOn(session.run), { road: 0, other: 20 });
  lesson.show(session, 3);
  assert.deepEqual(lesson.pricesOn(session.run), { road: 0, other: 5 });
  assert.equal(lesson.modeOf(session.run), 3);
});

/** The modes of tutorial 1 that have boards, starts or goals of their own. */
const [OUTSIDE, BLOCKED, DEAD_END] = [4, 5, 6];

test("a search that cannot begin is a mode: the engine's sentence, its caption, and back", () => {
  const { session, lesson } = begun("tutorial-1-random-obstacles");
  const { length } = session.run;
  for (const [mode, code] of /** @type {[number, string][]} */ ([
    [OUTSIDE, "out-of-bounds"],
    [BLOCKED, "goal-blocked"],
  ])) {
    lesson.show(session, mode);
    assert.equal(session.run.error && Reflect.get(session.run.error, "code"), code);
    assert.equal(lesson.modeOf(session.run), mode);
    assert.ok(lesson.isAsWritten(session.run, mode));
    assert.equal(lesson.caption(session.run), lesson.facts.captions[mode][0]);
    session.run.play();
    session.run.step(1);
    session.run.seek(7);
    assert.deepEqual([session.run.player.playing, session.run.position, session.run.path], [false, 0, undefined]);
    session.sleep();
    assert.equal(session.run.position, 0);
    assert.equal(lesson.modeOf(session.run), mode, "even after the engine's memory was released");
    lesson.show(session, 0);
    assert.deepEqual([session.run.error, session.run.length, lesson.modeOf(session.run)], [undefined, length, 0]);
    assert.ok(lesson.isAsWritten(session.run, 0));
  }
  assert.match(String(lesson.facts.refusals[OUTSIDE]), /x is 20, .* from 0 to 19/);
});

test("a goal off the board leaves the board as it was, and undo searches again", () => {
  const { session, lesson } = begun("tutorial-1-random-obstacles");
  const { goal } = session.document.board;
  lesson.show(session, OUTSIDE);
  assert.deepEqual(session.document.board.goal, goal);
  session.undo();
  assert.deepEqual([session.run.error, session.run.status, lesson.modeOf(session.run)], [undefined, "found", 0]);
  session.redo();
  assert.equal(session.run.error, undefined);
  lesson.show(session, OUTSIDE);
  session.document.paint([[0, 0]], 255);
  session.document.endStroke();
  assert.equal(session.run.error, undefined);
  assert.equal(lesson.isAsWritten(session.run, 0), false);
  lesson.restore(session);
  assert.ok(lesson.isAsWritten(session.run, 0) && lesson.modeOf(session.run) === 0);
});

test("a mode with a board of its own shows it, and the others bring the scenario's back", () => {
  const { session, lesson } = begun("tutorial-1-random-obstacles");
  const [written, pocket] = [lesson.facts.cells[0], lesson.facts.cells[DEAD_END]];
  session.run.seek(3);
  lesson.show(session, DEAD_END);
  assert.equal(session.run.position, 3, "the step stays on the other board");
  session.run.step(Number.POSITIVE_INFINITY);
  assert.deepEqual(session.document.board.cells, pocket);
  assert.equal(lesson.modeOf(session.run), DEAD_END);
  assert.equal(lesson.matches(session.run, 0), false);
  assert.equal(lesson.caption(session.run), lesson.facts.captions[DEAD_END].at(-1));
  lesson.show(session, 2);
  assert.deepEqual(session.document.board.cells, written);
  assert.equal(lesson.modeOf(session.run), 2);
  session.undo();
  assert.deepEqual(session.document.board.cells, pocket);
  session.document.paint([[0, 0]], 255);
  session.document.endStroke();
  assert.ok(
    lesson.modeOf(session.run) === undefined || !lesson.isAsWritten(session.run, lesson.modeOf(session.run) ?? 0),
  );
  lesson.restore(session);
  assert.ok(lesson.isAsWritten(session.run, lesson.modeOf(session.run) ?? -1));
});

test("a variant that is as written has its captions", () => {
  const { session, lesson } = begun("tutorial-5-four-searches");
  session.run.seek(Number.POSITIVE_INFINITY);
  lesson.show(session, 2);
  assert.equal(session.run.options.algorithm, "breadth-first");
  lesson.show(session, 5);
  assert.ok(lesson.matches(session.run, 5) && lesson.matches(session.run, 0));
  assert.equal(lesson.caption(session.run), lesson.facts.captions[0].at(-1));
});

test("the walk shows cell and time: a diagonal move takes 1.4 times as long", () => {
  const cells = [0, 0, 1, 0, 2, 1, 2, 2];
  const walk = { from: 6 * 3600 + 20 * 60, secondsPerMove: 10 };
  assert.deepEqual(walkAlong(cells, walk, "10-14"), [
    { x: 0, y: 0, time: "06:20:00" },
    { x: 1, y: 0, time: "06:20:10" },
    { x: 2, y: 1, time: "06:20:24" },
    { x: 2, y: 2, time: "06:20:34" },
  ]);
  assert.equal(walkAlong(cells, { from: 0, secondsPerMove: 100 }, "sqrt2")[2].time, "00:04:01");
  assert.deepEqual([timeOfDay(0), timeOfDay(86399.5), timeOfDay(86400)], ["00:00:00", "23:59:59", "00:00:00"]);
});

test("only a path is walked along", () => {
  const { session, lesson } = begun("tutorial-4-roads");
  session.run.seek(Number.POSITIVE_INFINITY);
  const steps = lesson.walk(session.run);
  assert.equal(steps.length, session.run.solver.stats.pathLength);
  assert.deepEqual([steps[0].x, steps[0].y, steps[0].time], [...session.document.board.start, "06:20:00"]);
  session.run.step(-1);
  assert.deepEqual(lesson.walk(session.run), []);
});

test("what was computed about a run is valid no longer than its search", () => {
  const { session, lesson } = begun("tutorial-1-random-obstacles");
  const { run } = session;
  /** Whether a lesson that knows nothing yet finds the same. */
  const agrees = () => {
    const other = new Lesson(lesson.scenario, lesson.name, lesson.facts);
    const modes = [...lesson.scenario.modes.keys()];
    const told = (/** @type {Lesson} */ it) =>
      JSON.stringify([
        it.modeOf(run),
        it.holding(run),
        modes.map((mode) => [it.matches(run, mode), it.isAsWritten(run, mode)]),
      ]);
    assert.equal(told(lesson), told(other));
  };
  agrees();
  for (const mode of lesson.scenario.modes.keys()) {
    lesson.show(session, mode);
    agrees();
    // A search that was refused and is requested again starts, on a board that is as written.
    run.clearSearch();
    agrees();
    run.seek(0);
    agrees();
    session.document.paint([[3, 3]], 20);
    agrees();
    session.document.endStroke();
    session.undo();
    agrees();
  }
  lesson.show(session, 0);
  assert.equal(lesson.holding(run), 0);
  run.isSearching = true;
  assert.equal(lesson.holding(run), undefined, "captions belong to whole searches");
});

/** Three ways on one board, of which the first two have nothing in common but the end. */
const BESIDE = {
  starstep: 1,
  title: "A",
  summary: "B",
  map: MAP.trimEnd().split("\n"),
  captions: [
    { at: { step: 2 }, text: "two" },
    { at: { step: 5 }, text: "five" },
  ],
  compare: { title: "C", options: { algorithm: "greedy" }, captions: [{ at: { event: "end" }, text: "greedy" }] },
  variants: [{ title: "D", options: { algorithm: "dijkstra" } }],
};

/** @param {object} beside */
function besides(beside) {
  const session = new Session(MAP, () => 0);
  const lesson = new Lesson(parseScenario({ ...BESIDE, beside }));
  lesson.begin(session);
  return { session, lesson };
}

test("ways are shown side by side from the start, at its first caption, and each has its own captions", () => {
  const { session, lesson } = besides({ shown: "at-once", layout: "overlay" });
  assert.deepEqual(session.compared, { layout: "overlay", align: "steps" });
  assert.deepEqual(
    session.runs.map(({ options, position }) => [options.algorithm, position]),
    [
      ["astar", 2],
      ["greedy", 2],
      ["dijkstra", 2],
    ],
  );
  assert.equal(lesson.caption(session.run)?.text, "two");
  assert.ok(lesson.isBeside(session));
  session.clock.seek(Number.POSITIVE_INFINITY);
  // Its button brings the other way to the front.
  lesson.show(session, 1);
  assert.deepEqual([session.front, session.runs.length], [1, 3]);
  assert.equal(lesson.caption(session.run)?.text, "greedy");
  lesson.toggleBeside(session);
  assert.equal(session.compared, undefined);
  assert.deepEqual([session.runs.length, session.run.options.algorithm], [1, "greedy"]);
});

test("ways that are requested begin at the step that is shown, and another scenario ends them", () => {
  const { session, lesson } = besides({ ways: ["written", "variant1"] });
  assert.equal(session.compared, undefined);
  session.clock.seek(4);
  lesson.toggleBeside(session);
  assert.deepEqual(
    session.runs.map(({ options, position }) => [options.algorithm, position]),
    [
      ["astar", 4],
      ["dijkstra", 4],
    ],
  );
  // A way that is not among them takes their place.
  lesson.show(session, 1);
  assert.deepEqual([session.runs.length, session.run.options.algorithm], [1, "greedy"]);
  lesson.toggleBeside(session);
  new Lesson(supplied("ties").scenario, "ties").begin(session);
  assert.deepEqual([session.compared, session.runs.length], [undefined, 1]);
});

test("by f the first search shows the step at which the scenario begins", () => {
  const { session } = besides({ ways: ["written", "variant1"], shown: "at-once", align: "f" });
  assert.equal(session.compared?.align, "f");
  const [first, other] = session.runs;
  const f = largest(first, 2);
  assert.ok(first.position >= 2 && largest(first, first.position) === f);
  assert.ok(other.length === other.position || largest(other, other.position + 1) > f);
});

/** The largest f of the first cells taken, read one by one. @param {import("../../www/core/run/run.js").Run} run @param {number} steps */
function largest(run, steps) {
  const { solver, position } = run;
  const { width } = run.board;
  let f = 0;
  for (let step = 1; step <= steps; step++) {
    solver.seek(step);
    const cell = /** @type {number} */ (solver.current);
    f = Math.max(f, solver.node(cell % width, Math.floor(cell / width)).f ?? 0);
  }
  solver.seek(position);
  return f;
}
