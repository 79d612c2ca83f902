// "Trace it yourself": whatever the reader chooses among what the rules allow, the steps after it follow from that. Held
// against the engine along its own way, and against a naive search along any other.

import assert from "node:assert/strict";
import { test } from "node:test";
import { canFollow, ReaderSearch } from "../../www/features/questions/reader-search.js";
import { Trace } from "../../www/features/questions/trace-question.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { estimate, movesFrom } from "./naive.js";
import { shortestCost } from "./oracle.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */

const { choices } = Solver;
/** The options that a reader's search has. */
const NAMES = /** @type {const} */ ([
  ...["heuristic", "diagonal", "costs", "tieBreak", "neighborOrder", "improveOpen", "reopenClosed", "stopWhen"],
  "penalties",
]);
const ALGORITHMS = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"]);

/** @param {number} seed */
function randomFrom(seed) {
  let state = seed + 1;
  return (/** @type {number} */ below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** @param {(below: number) => number} random @returns {Partial<Options>} */
function randomOptions(random) {
  const chosen = NAMES.map((name) => {
    const { values } = /** @type {{ values: unknown[] }} */ (choices[name]);
    return [name, values[random(values.length)]];
  });
  return {
    ...Object.fromEntries(chosen),
    algorithm: ALGORITHMS[random(4)],
    weight: [0, 0.5, 1, 1.7, 3][random(5)],
  };
}

test("along the engine's way it knows what the engine knows, under all options", () => {
  let steps = 0;
  const seen = new Set();
  for (let seed = 1; seed <= some(1500); seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { side: 4 + random(5), walls: 0.2 });
    const options = randomOptions(random);
    run.configure(options);
    if (run.error) continue;
    const { solver, board } = run;
    assert.ok(canFollow(solver.options));
    const search = new ReaderSearch(board, solver.options);
    const order = solver.expansionOrder();
    for (let step = 0; step <= run.length; step++) {
      solver.seek(step);
      const note = `${seed} ${step} ${JSON.stringify(options)}`;
      assert.deepEqual(search.allowed().sort(), [...solver.tiedNext()].sort(), note);
      const states = solver.states();
      for (let cell = 0; cell < states.length; cell++) {
        const entry = search.entries.get(cell);
        assert.equal(entry ? (entry.isOpen ? 1 : 2) : 0, states[cell], note);
        if (!entry || step % 4 > 0) continue;
        const { g, h, f, parent } = solver.node(...search.coordOf(cell));
        const scale = search.scale;
        const close = (/** @type {number} */ a, /** @type {number | undefined} */ b) =>
          assert.ok(Math.abs(a - Number(b)) <= 1e-5 * Math.max(1, a), `${note}: ${a} ${b}`);
        close(entry.g / scale, g);
        close(entry.h / scale, h);
        close(options.algorithm === "breadth-first" ? entry.f : entry.f / scale, f);
        assert.equal(
          entry.parent === undefined ? "" : String(search.coordOf(entry.parent)),
          String(parent ?? ""),
          note,
        );
      }
      if (step === run.length) break;
      search.take(order[step]);
      steps++;
    }
    assert.equal(search.isFound, solver.status === "found");
    assert.equal(search.isOver, true);
    for (const [name, value] of Object.entries(options)) seen.add(`${name} ${value}`);
  }
  assert.ok(steps > some(10_000), `${steps}`);
  for (const name of NAMES) {
    for (const value of /** @type {{ values: unknown[] }} */ (choices[name]).values)
      assert.ok(seen.has(`${name} ${value}`));
  }
});

/**
 * What may be taken after some cells were taken, worked out from these alone.
 * @param {import("./naive.js").Board} board
 * @param {typeof RULES[number]} diagonal
 * @param {number[]} taken
 */
function afterwards(board, diagonal, taken) {
  const start = board.start[1] * board.width + board.start[0];
  const g = new Map([[start, 0]]);
  const closed = new Set();
  for (const cell of taken) {
    closed.add(cell);
    for (const [to, cost] of movesFrom(board, diagonal, cell)) {
      if (!closed.has(to)) g.set(to, Math.min(g.get(to) ?? Number.POSITIVE_INFINITY, Number(g.get(cell)) + cost));
    }
  }
  const open = [...g.keys()].filter((cell) => !closed.has(cell));
  const h = (/** @type {number} */ cell) =>
    estimate(
      diagonal === "never",
      Math.abs((cell % board.width) - board.goal[0]),
      Math.abs(Math.floor(cell / board.width) - board.goal[1]),
    );
  const f = (/** @type {number} */ cell) => Number(g.get(cell)) + h(cell);
  const least = Math.min(...open.map(f));
  const near = Math.min(...open.filter((cell) => f(cell) === least).map(h));
  return { g, h, f, open, right: open.filter((cell) => f(cell) === least && h(cell) === near) };
}

test("whatever is chosen among equals, the rules decide what comes next, and a shortest path is found", () => {
  let [ties, others, misses] = [0, 0, 0];
  for (let seed = 1; seed <= some(400); seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { side: 7, walls: 0.15 });
    const diagonal = RULES[seed % 4];
    run.configure({ diagonal });
    const { board, solver } = run;
    const goal = board.goal[1] * board.width + board.goal[0];
    const trace = new Trace(board, solver.options);
    const indexOf = (/** @type {number[]} */ [x, y]) => y * board.width + x;
    const engine = solver.expansionOrder();
    while (!trace.isDone) {
      const { g, h, f, open, right } = afterwards(board, diagonal, trace.steps.map(indexOf));
      assert.deepEqual(trace.allowed.map(indexOf).sort(), [...right].sort());
      ties += Number(right.length > 1);
      // First a cell that is not right, if there is one: it is explained with the numbers of both, and nothing is taken.
      const wrong = open.find((cell) => !right.includes(cell));
      if (wrong !== undefined) {
        const { miss, isTaken } = trace.take(trace.search.coordOf(wrong));
        assert.equal(isTaken, false);
        assert.ok(miss && "best" in miss && right.includes(indexOf(miss.best)));
        assert.equal(miss.kind, f(wrong) > f(right[0]) ? "behind" : "tied-h");
        if (miss.kind === "behind" || miss.kind === "tied-h") {
          const best = indexOf(miss.best);
          assert.deepEqual(miss.cell, { g: g.get(wrong), h: h(wrong), f: f(wrong) });
          assert.deepEqual(miss.than, { g: g.get(best), h: h(best), f: f(best) });
        }
        misses++;
      }
      const choice = right[random(right.length)];
      others += Number(choice !== engine[trace.taken]);
      assert.equal(trace.take(trace.search.coordOf(choice)).isTaken, true);
    }
    const cost = shortestCost(solver);
    assert.equal(trace.search.isFound, Number.isFinite(cost));
    if (trace.search.isFound) assert.equal(trace.search.entries.get(goal)?.g, cost);
  }
  assert.ok(ties > some(200) && others > some(200) && misses > some(2000), `${ties} ${others} ${misses}`);
});

test("graded at once only what is right is taken; at the end any open cell is, and what follows goes by that", () => {
  const { run } = randomSession(3, { side: 6, walls: 0.1 });
  run.configure({});
  const { board, solver } = run;
  const [start] = solver.expansionOrder();
  for (const grade of /** @type {const} */ (["at-once", "at-end"])) {
    const trace = new Trace(board, solver.options, { before: [start], steps: 3, grade });
    assert.equal(trace.taken, 0);
    assert.deepEqual(trace.take(board.start).miss, { kind: "closed", step: 1 });
    const wrong = trace.search.open.map(({ cell }) => cell).find((cell) => !trace.search.allowed().includes(cell));
    const attempt = trace.take(trace.search.coordOf(Number(wrong)));
    assert.ok(attempt.miss);
    assert.equal(attempt.isTaken, grade === "at-end");
    while (!trace.isDone) trace.take(trace.allowed[0]);
    assert.equal(trace.taken, 3);
    // At once the first step took three attempts.
    assert.equal(trace.right, 2);
    assert.equal(trace.isRight, false);
  }
  const all = new Trace(board, solver.options);
  while (!all.isDone) all.take(all.allowed[0]);
  assert.deepEqual([all.right, all.isRight], [all.taken, true]);
  const shown = new Trace(board, solver.options, { steps: 2 });
  shown.take(shown.allowed[0], true);
  shown.take(shown.allowed[0]);
  assert.deepEqual([shown.right, shown.isRight, shown.isDone], [1, false, true]);
});

test("searches that depend on the heap, or take cells otherwise, cannot be followed", () => {
  const { options } = new Solver(2, 2);
  assert.equal(canFollow(options), true);
  assert.equal(canFollow({ ...options, decreaseKey: false }), false);
  for (const algorithm of /** @type {const} */ (["jump-point", "bidirectional-astar", "fastest"])) {
    assert.equal(canFollow({ ...options, algorithm }), false);
  }
});
