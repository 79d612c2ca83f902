// Several runs on one document: whatever is done to any of them, each shows what a fresh solver with the same board and
// options shows, and the document matches a model that keeps a copy of the board for each edit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { engineStart, restartEngine } from "../../www/engine.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { distancesTo, Model } from "./board-model.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/core/board/board.js").Board} Board */
/** @typedef {import("../../www/rules/cells.js").Coord} Coord */
/** @typedef {import("../../www/core/run/run.js").Run} Run */
/** @typedef {import("../../www/engine.js").Options} Options */

const END = Number.POSITIVE_INFINITY;

/** @type {Partial<Options>[]} */
const OPTIONS = [
  { algorithm: "astar", weight: 1.5 },
  { algorithm: "dijkstra", costs: "sqrt2" },
  { algorithm: "greedy", tieBreak: "lifo", reopenClosed: true },
  { algorithm: "breadth-first", openList: "sorted-list" },
  { algorithm: "bidirectional-astar" },
  { algorithm: "jump-point", penalties: false },
];

/** A solver of a board, with options, at a step or at the end. @param {Board} board @param {Options} options @param {number} step */
function fresh(board, options, step) {
  const solver = new Solver(board.width, board.height);
  solver.setCells(board.cells);
  solver.setStart(...board.start);
  solver.setGoal(...board.goal);
  solver.setOrigin(...board.origin);
  solver.configure(options);
  solver.run();
  solver.seek(Math.min(step, solver.length));
  return solver;
}

/** Everything a solver tells. @param {Solver} solver @param {string} map */
const all = (solver, map) =>
  structuredClone([
    map,
    solver.options,
    [solver.position, solver.length, solver.status, solver.stats, solver.path(), solver.current, solver.side],
    [Array.from(solver.states()), Array.from(solver.scans()), Array.from(solver.sideStates())],
    Array.from(solver.expansionOrder()),
    Array.from(solver.numbersIn(0, 0, solver.width, solver.height)),
  ]);

/** What a run tells on its own, without its solver. @param {Run} run */
const told = ({ position, length, status, stats, path, isAtEnd, shownStep, error, shortest }) =>
  structuredClone([position, length, status, stats, path, isAtEnd, shownStep, error?.message, shortest]);

/** Tries acts in any order on a session with three runs. @param {number} seed @param {number} count */
function play(seed, count) {
  let state = seed;
  const random = (/** @type {number} */ below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const session = randomSession(seed, { side: 5 + random(5) });
  const { document } = session;
  const [first, second, third] = [0, 1, 2].map((i) => OPTIONS[(seed + i) % OPTIONS.length]);
  session.run.configure({ ...first, diagonal: RULES[seed % 4] });
  for (const options of [second, third]) session.add(options).solve();
  const model = new Model(document.board);
  /** Where each run should be, and whether its search was cleared. @type {Map<Run, { place: number, isCleared: boolean }>} */
  const places = new Map(session.runs.map((run) => [run, { place: END, isCleared: false }]));
  /** The runs as they were before the act. @type {Map<Run, ReturnType<typeof told>>} */
  const before = new Map();
  /** @type {string[]} */
  const done = [];

  const keepPlaces = (/** @type {Run[]} */ runs) => {
    for (const run of runs) {
      const known = places.get(run);
      if (known && !known.isCleared) known.place = run.position === run.length ? END : run.position;
    }
  };
  const searchedAgain = (/** @type {Run[]} */ runs) => {
    for (const run of runs) Object.assign(places.get(run) ?? {}, { isCleared: false });
  };
  /** An edit that may be part of a stroke. @param {(board: Board) => void} change @param {() => void} act */
  const draw = (change, act) => {
    const { board, hasDrawn } = model;
    if (!hasDrawn) keepPlaces(session.runs);
    model.draw(change);
    act();
    if (model.board !== board) searchedAgain(session.runs);
  };
  const whole = (/** @type {() => void} */ act) => {
    act();
    model.replace(document.board);
    for (const known of places.values()) Object.assign(known, { place: END, isCleared: false });
  };
  const cell = () => /** @type {Coord} */ ([random(model.board.width), random(model.board.height)]);
  const anyRun = () => session.runs[random(session.runs.length)];

  /** @type {Record<string, () => void>} */
  const acts = {
    paint() {
      const [coords, byte] = [[cell(), cell()], [0, 255, 255, 20][random(4)]];
      const change = (/** @type {Board} */ board) => {
        for (const [x, y] of coords) {
          const isEnd = [board.start, board.goal].some((end) => end[0] === x && end[1] === y);
          if (!(isEnd && byte === 255)) board.cells[y * board.width + x] = byte;
        }
      };
      draw(change, () => document.paint(coords, byte));
    },
    move() {
      const end = /** @type {const} */ (["start", "goal"])[random(2)];
      const to = cell();
      const distances = distancesTo(model.board, end, to);
      const least = Math.min(...distances);
      const [from] = [document.board[end]];
      const { hasDrawn } = model;
      if (!hasDrawn) keepPlaces(session.runs);
      const isMoved = document.moveEnd(end, to);
      const [x, y] = document.board[end];
      assert.equal(isMoved, `${from}` !== `${document.board[end]}`);
      if (least !== END) assert.equal(distances[y * model.board.width + x], least);
      model.draw((board) => {
        board[end] = [x, y];
      });
      if (isMoved) searchedAgain(session.runs);
    },
    begin() {
      document.beginStroke();
      model.end();
    },
    end() {
      document.endStroke();
      model.end();
    },
    cancel() {
      document.cancelStroke();
      if (model.before && model.hasDrawn) {
        model.board = model.before;
        searchedAgain(session.runs);
      }
      model.before = undefined;
      model.hasDrawn = false;
    },
    undo() {
      model.end();
      keepPlaces(session.runs);
      session.undo();
      if (model.travel(model.undos, model.redos)) searchedAgain(session.runs);
    },
    redo() {
      model.end();
      keepPlaces(session.runs);
      session.redo();
      if (model.travel(model.redos, model.undos)) searchedAgain(session.runs);
    },
    resize: () => whole(() => session.resize(1 + random(9), 1 + random(9))),
    maze: () => whole(() => session.change((solver) => solver.maze(random(99)), "maze")),
    random: () => whole(() => session.change((solver) => solver.randomWalls(0.3, random(99)))),
    clear: () => whole(() => session.change((solver) => solver.setCells(new Uint8Array(solver.width * solver.height)))),
    blocked: () => whole(() => session.change((solver) => solver.setCell(.../** @type {Coord} */ (solver.start), 255))),
    configure() {
      const run = anyRun();
      keepPlaces([run]);
      run.configure(OPTIONS[random(OPTIONS.length)]);
      searchedAgain([run]);
    },
    step() {
      const [run, count] = [anyRun(), random(9) - 4];
      if (run.isAsleep && places.get(run)?.isCleared) return;
      const place = Math.max(0, run.position + count);
      run.step(count);
      Object.assign(places.get(run) ?? {}, { place, isCleared: false });
    },
    seek() {
      const [run, place] = [anyRun(), [0, random(12), END][random(3)]];
      run.seek(place);
      Object.assign(places.get(run) ?? {}, { place, isCleared: false });
    },
    clearSearch() {
      const run = anyRun();
      if (run.error) return;
      run.clearSearch();
      places.set(run, { place: 0, isCleared: true });
    },
    sleep() {
      keepPlaces(session.runs.filter((run) => !run.isAsleep));
      session.sleep();
    },
    wake: () => session.wake(),
    tick: () => void session.tick(),
    restart() {
      const start = engineStart();
      restartEngine();
      assert.notEqual(engineStart(), start);
      if (random(2) === 0) session.rebuild();
      else session.tick();
    },
  };
  const names = Object.keys(acts);

  for (let i = 0; i < count; i++) {
    for (const run of session.runs) before.set(run, told(run));
    const wereAsleep = session.runs.filter((run) => run.isAsleep);
    const name = names[random(names.length)];
    done.push(name);
    const revisions = session.runs.map((run) => run.searches);
    const { revision } = document;
    acts[name]();
    const context = `seed ${seed}: ${done.join(" ")}`;
    assert.ok(document.revision - revision <= 1, context);
    if (document.revision > revision) {
      // One patch is one search in each run.
      const since = session.runs.map((run, index) => run.searches - revisions[index]);
      assert.deepEqual(since, [1, 1, 1], context);
    }
    const { name: _, ...board } = document.board;
    const { name: __, ...expected } = model.board;
    assert.deepEqual(board, expected, context);
    const isDrawn = model.before !== undefined && model.hasDrawn;
    if (!isDrawn)
      assert.deepEqual([document.canUndo, document.canRedo], [model.undos.length > 0, model.redos.length > 0], context);
    for (const run of session.runs) check(run, model.board, places.get(run), context);
    for (const run of wereAsleep) if (run.isAsleep) assert.deepEqual(told(run), before.get(run), context);
    // Reading changes nothing.
    const reading = session.runs.map((run) => [run.isAsleep, run.searches, run.revision]);
    session.runs.forEach(told);
    assert.deepEqual(
      session.runs.map((run) => [run.isAsleep, run.searches, run.revision]),
      reading,
      context,
    );
  }
  session.sleep();
  return done.length;
}

/** @param {Run} run @param {Board} board @param {{ place: number, isCleared: boolean } | undefined} known @param {string} context */
function check(run, board, known, context) {
  const { place = 0, isCleared = false } = known ?? {};
  if (run.isAsleep) return;
  let solver;
  try {
    solver = fresh(board, run.options, isCleared ? 0 : place);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    assert.equal(run.error?.message, error.message, context);
    assert.deepEqual([run.position, run.length, run.path], [0, 0, undefined], context);
    return;
  }
  assert.equal(run.error, undefined, context);
  if (isCleared) {
    assert.deepEqual([run.position, run.length, run.isStopped, run.path], [0, 0, true, undefined], context);
    assert.equal(run.solver.toMap(), solver.toMap(), context);
  } else {
    assert.deepEqual(all(run.solver, run.solver.toMap()), all(solver, solver.toMap()), context);
    const { position, length, status, stats } = solver;
    assert.deepEqual(
      [run.position, run.length, run.status, run.stats, run.path],
      [position, length, status, stats, solver.path()],
      context,
    );
    const end = fresh(board, run.options, END);
    assert.equal(run.shortest, end.status === "found" ? end.shortestCost() : undefined, context);
    end.free();
  }
  solver.free();
}

test("two or more runs of a session stay right, whatever is done", () => {
  let acts = 0;
  const sessions = some(60, 4);
  for (let seed = 1; seed <= sessions; seed++) acts += play(seed, 60);
  assert.equal(acts, 60 * sessions);
});
