// What a session keeps, refuses and gives up, command by command: the moments that random walks seldom reach.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { boardOf, solverOf } from "../../www/core/board/convert.js";
import { Pace } from "../../www/core/run/pace.js";
import { chooseSpeed } from "../../www/core/run/player.js";
import { Session } from "../../www/core/session/session.js";
import { Solver as Engine, engineMemory } from "../../www/engine.js";
import { Solver } from "../boundary/engine.js";
import { shortestCost } from "./oracle.js";

const MAP = "height 4\nwidth 7\norigin 3 -2\nmap\ns..@...\n...@...\n...@..g\n.......\n";
const WALL = 255;

/** All sessions that were made. @type {Session[]} */
const sessions = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.sleep();
});

/** @param {string} map @param {() => number} clock */
function begun(map, clock) {
  const session = new Session(map, clock);
  sessions.push(session);
  return session;
}

/** A session that was searched to its end. @param {string} [map] */
function solved(map = MAP) {
  const session = begun(map, () => 0);
  session.run.solve();
  return { session, run: session.run, document: session.document };
}

/** @param {number} side */
const openMap = (side) => `height ${side}\nwidth ${side}\nmap\n${`${".".repeat(side)}\n`.repeat(side)}`;

/** A session whose search needs many frames: each reading of the clock is one slice later. @param {number} [side] */
function slow(side = 120) {
  const clock = { now: 0, pace: 30 };
  const session = begun(openMap(side), () => {
    clock.now += clock.pace;
    return clock.now;
  });
  session.run.configure({ algorithm: "dijkstra" });
  assert.ok(session.run.isSearching);
  return { session, run: session.run, document: session.document, clock };
}

test("start and goal dragged in one stroke go back to where they began, and forward to where they ended up", () => {
  const { session, run, document } = solved();
  document.beginStroke();
  for (const to of /** @type {const} */ ([
    [1, 1],
    [2, 1],
    [2, 3],
  ]))
    document.moveEnd("start", [...to]);
  document.moveEnd("goal", [5, 0]);
  document.moveEnd("goal", [4, 3]);
  document.endStroke();
  const engine = () => [run.solver.start, run.solver.goal];
  const [before, after] = [
    [
      [0, 0],
      [6, 2],
    ],
    [
      [2, 3],
      [4, 3],
    ],
  ];
  assert.deepEqual([document.board.start, document.board.goal, engine()], [...after, after]);
  session.undo();
  assert.deepEqual([document.board.start, document.board.goal, engine()], [...before, before]);
  session.redo();
  assert.deepEqual([document.board.start, document.board.goal, engine()], [...after, after]);
  // One of the two alone leaves the other where it is.
  document.moveEnd("goal", [6, 3]);
  document.endStroke();
  session.undo();
  assert.deepEqual(engine(), after);
});

test("a stroke that is cancelled leaves board, step and history as they were", () => {
  const { session, run, document } = solved();
  document.paint([[1, 3]], 9);
  document.endStroke();
  session.undo();
  run.seek(5);
  const map = run.solver.toMap();
  document.beginStroke();
  // Only one expansion of the search is left, so the step that is shown is its end for a while.
  document.paint(
    [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    WALL,
  );
  document.moveEnd("goal", [4, 0]);
  assert.ok(run.isAtEnd && run.position < 5);
  document.cancelStroke();
  assert.equal(run.solver.toMap(), map);
  assert.deepEqual([run.position, run.isAtEnd, document.isPainting], [5, false, false]);
  assert.deepEqual([document.canUndo, document.canRedo], [false, true]);
  document.beginStroke();
  const { revision } = document;
  document.cancelStroke();
  assert.equal(document.revision, revision, "nothing was painted, so nothing is undone");
});

test("a search that was cancelled stays where it is, through undo and another board, until it is requested", () => {
  const { session, run, document } = slow();
  run.cancel();
  const { position, length } = run;
  assert.ok(position > 0 && position === length && run.isStopped && !run.isSearching);
  assert.equal(run.shownStep, position);
  assert.equal(session.tick(), false);
  assert.equal(run.length, length);
  // An edit searches again, and stays at the step where it was stopped.
  document.paint([[60, 60]], WALL);
  while (run.isSearching) session.tick();
  assert.deepEqual([run.isStopped, run.position, run.isAtEnd], [false, position, false]);
  assert.equal(run.shownStep, position);
});

test("a search in progress is described by the step that it goes to", () => {
  const { session, run } = slow();
  assert.equal(run.shownStep, undefined);
  run.seek(7);
  assert.ok(run.isSearching);
  assert.equal(run.shownStep, 7);
  while (run.isSearching) session.tick();
  assert.deepEqual([run.position, run.shownStep], [7, 7]);
  run.seek(-3);
  assert.equal(run.position, 0);
});

test("a cleared search has no path, no comparison and no steps, and playing begins it again", () => {
  const { session, run, document } = solved();
  run.range = { start: 2, end: 6 };
  assert.notEqual(run.shortest, undefined);
  run.clearSearch();
  assert.deepEqual([run.position, run.length, run.path, run.shortest], [0, 0, undefined, undefined]);
  assert.deepEqual([run.isStopped, run.shownStep], [true, 0]);
  document.paint([[5, 3]], WALL);
  assert.deepEqual([run.position, run.isAtEnd, run.shownStep], [0, false, 0]);
  run.clearSearch();
  run.play();
  assert.deepEqual([run.position, run.player.playing, run.isStopped], [2, true, false]);
  run.clearSearch();
  assert.equal(run.player.playing, false);
  session.sleep();
  session.wake();
  assert.deepEqual([run.position, run.length, run.isStopped], [0, 0, true]);
});

test("a search that was refused says so until something changes, even after the memory was released", () => {
  const { session, run, document } = solved();
  const error = Object.assign(new Error("It may not be."), { code: "refused", values: {} });
  const { searches } = run;
  run.play();
  run.refuse(error);
  assert.deepEqual([run.error, run.searches, run.position, run.length], [error, searches + 1, 0, 0]);
  assert.deepEqual([run.player.playing, run.isStopped, run.path], [false, false, undefined]);
  run.play();
  run.seek(3);
  run.step(1);
  assert.deepEqual([run.error, run.position, run.length, run.player.playing], [error, 0, 0, false]);
  session.sleep();
  session.wake();
  assert.deepEqual([run.error, run.length], [error, 0]);
  run.step(-9);
  document.paint([[1, 1]], WALL);
  assert.equal(run.error, undefined);
  assert.ok(run.length > 0 && run.isAtEnd, "it is shown at its end");
});

test("playing stops where no search can begin, for another board, and while out of sight", () => {
  const { session, run, document } = solved();
  const isPlaying = (/** @type {() => void} */ act) => {
    run.play();
    assert.ok(run.player.playing);
    const { revision } = run;
    act();
    assert.notEqual(run.revision, revision);
    return run.player.playing;
  };
  assert.equal(
    isPlaying(() => session.change((solver) => solver.setCell(0, 0, WALL))),
    false,
  );
  session.undo();
  assert.equal(
    isPlaying(() => session.resize(8, 8)),
    false,
  );
  assert.equal(
    isPlaying(() => run.step(1)),
    false,
  );
  assert.equal(
    isPlaying(() => run.pause()),
    false,
  );
  assert.equal(
    isPlaying(() => document.paint([[5, 5]], WALL)),
    true,
    "drawing while it plays does not stop it",
  );
  session.sleep();
  assert.equal(run.player.playing, false);
});

test("playing stops when options are chosen with which no search can begin", () => {
  const { run, document } = solved();
  document.paint([[1, 1]], 20);
  run.play();
  assert.ok(run.player.playing);
  run.configure({ algorithm: "jump-point" });
  assert.equal(run.error && Reflect.get(run.error, "code"), "wrong-algorithm");
  assert.equal(run.player.playing, false);
});

test("seeking to a step during the search stays there, whatever changes meanwhile", () => {
  const { session, run, document } = slow();
  run.seek(7);
  for (const change of [
    () => run.configure({ costs: "sqrt2" }),
    () => document.paint([[50, 50]], WALL),
    () => document.endStroke(),
    () => session.undo(),
  ]) {
    assert.ok(run.isSearching);
    change();
  }
  while (run.isSearching) session.tick();
  assert.deepEqual([run.position, run.isAtEnd], [7, false]);
});

test("each search begins with few expansions at a time, however quick the one before was", () => {
  const session = begun(openMap(200), () => 0);
  const { run } = session;
  run.configure({ algorithm: "dijkstra" });
  /** @type {number[]} */
  const counts = [];
  const { step } = Engine.prototype;
  run.solver.step = function (count = 1) {
    if (count > 0) counts.push(count);
    return step.call(this, count);
  };
  for (const costs of /** @type {const} */ (["sqrt2", "10-14"])) {
    counts.length = 0;
    run.configure({ costs });
    assert.deepEqual(counts.slice(0, 3), [64, 256, 1024]);
  }
});

test("playing pauses at the end of its range and plays on from there", () => {
  let now = 0;
  const session = begun(MAP, () => now);
  const { run } = session;
  run.solve();
  run.range = { start: 1, end: 4 };
  chooseSpeed(run.player, 10);
  const play = () => {
    run.play();
    for (let i = 0; i < 100 && run.player.playing; i++) {
      now += 70;
      session.tick();
    }
    return run.position;
  };
  assert.deepEqual([play(), play(), play()], [4, run.length, 4]);
});

test("the speed suits what is played, even when its length is known only later", () => {
  const { session, run, clock } = slow();
  run.play();
  const { speed } = run.player;
  clock.pace = 0;
  while (run.isSearching) session.tick();
  // 14,400 expansions in about 20 seconds.
  assert.ok(run.player.speed > speed && run.player.speed >= 720 && run.player.speed < 800, String(run.player.speed));
});

test("what is remembered comes back, with the options of each run, and can be undone in one step", () => {
  const { session, run, document } = solved();
  const other = session.add({ algorithm: "dijkstra" });
  other.solve();
  document.paint([[1, 1]], WALL);
  document.endStroke();
  session.remember();
  assert.ok(!document.canUndo && !document.canRedo);
  const before = session.toMap();
  for (let round = 0; round < 2; round++) {
    run.configure({ weight: 3 });
    other.configure({ algorithm: "greedy" });
    document.paint(
      [
        [1, 1],
        [2, 2],
      ],
      round,
    );
    document.endStroke();
    session.resize(9, 5);
    const changed = session.toMap();
    run.range = { start: 2, end: 9 };
    session.recall();
    assert.equal(session.toMap(), before);
    assert.equal(run.solver.toMap(), before);
    assert.deepEqual([run.options.weight, run.options.algorithm, other.options.algorithm], [1, "astar", "dijkstra"]);
    assert.deepEqual([run.position, other.position], [2, 0]);
    session.undo();
    assert.equal(session.toMap(), changed);
    session.redo();
  }
});

test("a run that was removed follows nothing and holds no memory", () => {
  const { session, run, document } = solved();
  const other = session.add({ weight: 2 });
  other.solve();
  const { revision } = session;
  session.remove(other);
  assert.notEqual(session.revision, revision);
  assert.deepEqual([session.runs.length, session.run, run.share], [1, run, 1]);
  assert.ok(other.isAsleep);
  const { searches } = other;
  document.paint([[1, 1]], WALL);
  session.tick();
  session.wake();
  assert.deepEqual([other.searches, other.isAsleep], [searches, true]);
});

test("every run gets time, and all together take no more than one", () => {
  const clock = { now: 0 };
  const session = begun(openMap(300), () => clock.now);
  const runs = [
    session.run,
    session.add({ algorithm: "dijkstra" }),
    session.add({ algorithm: "greedy", heuristic: "zero" }),
  ];
  // An expansion takes a fiftieth of a millisecond.
  for (const run of runs) {
    const { step } = Engine.prototype;
    run.configure({ algorithm: "dijkstra" });
    run.clearSearch();
    run.solver.step = function (count = 1) {
      clock.now += count / 50;
      return step.call(this, count);
    };
    run.solve();
  }
  const lengths = runs.map((run) => run.length);
  const before = clock.now;
  assert.equal(session.tick(), true);
  for (const [index, run] of runs.entries()) assert.ok(run.isSearching && run.length > lengths[index], `run ${index}`);
  assert.ok(clock.now - before <= 2 * 12, `${clock.now - before} ms`);
  for (let i = 0; i < 5000 && runs.some((run) => run.isSearching); i++) session.tick();
  assert.deepEqual(
    runs.map((run) => run.length),
    [90000, 90000, 90000],
  );
});

test("a board with options leaves no earlier ones, and one that is refused changes nothing", () => {
  const { session, run, document } = solved();
  run.configure({ weight: 2, diagonal: "never" });
  const told = () => [session.toMap(), run.options, run.position, run.searches, document.revision, document.canUndo];
  const before = told();
  const board = boardOf(run.solver, "mine");
  for (const refuse of [
    () => session.openBoard({ ...board, cells: new Uint8Array(3) }, {}),
    () => session.openBoard({ ...board, start: [9, 9] }, {}),
    () => session.openBoard(board, /** @type {any} */ ({ weight: -1 })),
    () => session.resize(0, 5),
    () => session.resize(5, 4097),
    () => session.resize(Number.NaN, 5),
    () => session.open("height 1\nwidth 2\nmap\n"),
    () => session.change((solver) => solver.randomWalls(7, 1)),
    () => run.configure(/** @type {any} */ ({ weight: -1 })),
  ]) {
    assert.throws(refuse, (error) => error instanceof Error && "code" in error, String(refuse));
    assert.deepEqual(told(), before, String(refuse));
  }
  session.openBoard(board, { algorithm: "greedy" });
  assert.deepEqual(
    [run.options.algorithm, run.options.weight, run.options.diagonal],
    ["greedy", 1, "no-corner-cutting"],
  );
  assert.equal(document.board.name, "mine");
  assert.notEqual(document.board.cells, board.cells);
  session.resize(9, 9);
  assert.deepEqual([document.board.name, document.board.origin], ["mine", [3, -2]]);
  session.change((solver) => solver.setCells(new Uint8Array(81)), "open");
  assert.deepEqual([document.board.name, document.board.cells.every((byte) => byte === 0)], ["open", true]);
});

test("a map without start and goal gets them where the run's own diagonal rule leads", () => {
  // Only cut corners join the halves; with the usual rule both belong to one of them.
  const map = "height 3\nwidth 9\nmap\n....@....\n...@.....\n...@.....\n";
  const { session, run, document } = solved();
  session.open(map);
  const usual = `${document.board.start} ${document.board.goal}`;
  run.configure({ diagonal: "always" });
  session.open(map);
  const solver = Solver.fromMap(map, "always");
  assert.deepEqual([document.board.start, document.board.goal], [solver.start, solver.goal]);
  assert.notEqual(`${document.board.start} ${document.board.goal}`, usual);
});

test("a path is compared with a shortest one where the options promise none, on small boards at once", () => {
  let longer = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { session, run } = solved(openMap(12));
    session.change((solver) => solver.randomWalls(0.35, seed));
    run.configure({ algorithm: "greedy" });
    const least = shortestCost(run.solver);
    assert.equal(run.shortest, least === Number.POSITIVE_INFINITY ? undefined : least);
    if (run.path && run.shortest !== undefined && run.path.cost > run.shortest) longer++;
    run.clearSearch();
    assert.equal(run.shortest, undefined);
  }
  assert.ok(longer > 5, String(longer));
});

test("on large boards a path is compared after a pause, once, and on the largest never", () => {
  let now = 0;
  const session = begun(openMap(300), () => now);
  const { run } = session;
  run.configure({ weight: 2 });
  assert.equal(run.shortest, undefined);
  now += 300;
  const { revision } = run;
  assert.equal(session.tick(), false);
  assert.ok(run.shortest !== undefined && run.revision !== revision, "the display changes with it");
  assert.equal(session.tick(), false);
  run.configure({ weight: 3 });
  run.clearSearch();
  now += 300;
  assert.equal(session.tick(), false);
  assert.equal(run.shortest, undefined, "a cleared search is not compared");
  session.resize(513, 512);
  run.configure({ weight: 2 });
  while (run.isSearching) session.tick();
  assert.equal(session.tick(), false, "nothing is pending");
  session.sleep();
});

test("a board that the engine has no memory for is an error of the run, and another board ends it", () => {
  const { session, run, document } = solved();
  const { setCells } = Engine.prototype;
  Engine.prototype.setCells = () => {
    throw Object.assign(new Error("There is no memory."), { code: "too-large", values: {} });
  };
  try {
    session.sleep();
    session.wake();
  } finally {
    Engine.prototype.setCells = setCells;
  }
  assert.equal(run.error?.message, "There is no memory.");
  assert.deepEqual([run.length, run.path, run.player.playing], [0, undefined, false]);
  run.play();
  assert.equal(run.player.playing, false);
  document.paint([[1, 1]], WALL);
  assert.equal(run.error, undefined);
  assert.deepEqual([run.status, run.solver.cell(1, 1), run.solver.toMap()], ["found", WALL, session.toMap()]);
});

test("memory is counted for each run: it is released once the last one has released it", () => {
  const { session } = solved();
  const others = [1, 2].map(() => session.add({ algorithm: "dijkstra" }));
  session.resize(2048, 2048);
  assert.ok(engineMemory() > 64 << 20);
  session.remove(others[0]);
  others[1].sleep();
  assert.ok(engineMemory() > 64 << 20, "one still has a solver");
  // Taken and released as often as you like, it is still one run.
  others[1].wake();
  others[1].sleep();
  others[1].sleep();
  assert.ok(engineMemory() > 64 << 20);
  session.sleep();
  assert.ok(engineMemory() < 64 << 20);
});

test("a reader who may change nothing has every tool locked, and the locks come back", () => {
  const { session, document } = solved();
  session.locks = new Set(["wall"]);
  document.paint([[1, 1]], WALL);
  document.endStroke();
  session.isReadOnly = true;
  assert.deepEqual([...session.locks].sort(), ["erase", "goal", "penalty", "start", "wall"]);
  session.undo();
  assert.ok(document.canUndo);
  session.isReadOnly = false;
  assert.deepEqual([...session.locks], ["wall"]);
  session.undo();
  session.isReadOnly = true;
  session.redo();
  assert.ok(document.canRedo && !document.canUndo);
});

test("when expansions suddenly take longer, a slice makes at most four times as many as the last", () => {
  const pace = new Pace();
  let [now, made, largest] = [0, 0, 0];
  const advance = (/** @type {number} */ count) => {
    // The first two hundred take no time, and each of the others a millisecond.
    const dear = Math.max(0, made + count - 200) - Math.max(0, made - 200);
    now += dear;
    made += count;
    largest = Math.max(largest, dear);
    return true;
  };
  for (let slice = 0; slice < 20; slice++)
    assert.equal(
      pace.go(advance, () => now, 12),
      true,
    );
  assert.ok(largest > 0 && largest <= 4 * 64, String(largest));
});

test("a board stays the same on its way to the engine and back", () => {
  const { document } = solved();
  const solver = solverOf(document.board);
  assert.deepEqual(boardOf(solver), { ...document.board, name: undefined });
  solver.free();
});

test("several edits that were undone are done again, one after the other, until there is a new one", () => {
  const { document, session } = solved();
  const map = () => session.run.solver.toMap();
  const maps = [map()];
  for (const x of [0, 1, 4]) {
    document.beginStroke();
    document.paint([[x, 3]], WALL);
    document.endStroke();
    maps.push(map());
  }
  assert.equal(new Set(maps).size, 4);
  for (const expected of maps.slice(0, 3).reverse()) {
    document.undo();
    assert.equal(map(), expected);
  }
  for (const expected of maps.slice(1)) {
    assert.equal(document.canRedo, true);
    document.redo();
    assert.equal(map(), expected);
  }
  assert.equal(document.canRedo, false);
  document.undo();
  document.undo();
  document.paint([[5, 3]], WALL);
  document.endStroke();
  assert.equal(document.canRedo, false);
});
