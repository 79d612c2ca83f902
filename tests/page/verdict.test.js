// What is said of the settings, against brute force: h at every distance, every move, and what paths cost on thousands of
// boards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { verdict, verdictOf } from "../../www/why/verdict.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { put, randomBoard, randomFrom, randomOptions, shortest } from "./any-board.js";

/** @typedef {import("../../www/engine.js").Options} Options */

const { algorithm, heuristic, diagonal, costs } = Solver.choices;
const defaults = new Solver(1, 1).options;
const WEIGHTS = [0, 0.5, 0.69, 0.7, 0.71, 0.985, 0.9899, 0.99, 0.9999, 1, 1.0001, 1.2, 3];
/** Differences of this size come from rounding. */
const ROUNDING = 1e-9;

/** All that decides about h. */
const SETTINGS = algorithm.values.flatMap((algorithm) =>
  heuristic.values.flatMap((heuristic) =>
    diagonal.values.flatMap((diagonal) =>
      costs.values.flatMap((costs) =>
        WEIGHTS.map(
          (weight) => /** @type {Options} */ ({ ...defaults, algorithm, heuristic, diagonal, costs, weight }),
        ),
      ),
    ),
  ),
);

/** h times the weight, written again, as far as the algorithm uses it. @param {Options} options @returns {(dx: number, dy: number) => number} */
function estimate({ algorithm, heuristic, diagonal, costs, weight }) {
  if (algorithm === "dijkstra" || algorithm === "breadth-first") return () => 0;
  const [unit, corner] = { "10-14": [10, 14], "10-10": [10, 10], sqrt2: [1, Math.SQRT2] }[costs];
  const isAuto = heuristic === "auto" || algorithm === "fastest";
  const automatic = diagonal === "never" ? "manhattan" : costs === "10-10" ? "chebyshev" : "octile";
  const name = isAuto ? automatic : heuristic;
  // The octile distance is what it is because of diagonal moves that cost more.
  const slanted = costs === "10-10" ? 14 : corner;
  const factor = algorithm === "greedy" || algorithm === "fastest" ? 1 : weight;
  /** @type {Record<typeof name, (dx: number, dy: number) => number>} */
  const all = {
    manhattan: (dx, dy) => unit * dx + unit * dy,
    octile: (dx, dy) => (dx > dy ? slanted * dy + unit * (dx - dy) : slanted * dx + unit * (dy - dx)),
    euclidean: (dx, dy) => unit * Math.sqrt(dx ** 2 + dy ** 2),
    chebyshev: (dx, dy) => unit * Math.max(dx, dy),
    zero: () => 0,
    "floored-euclidean": (dx, dy) => unit * Math.floor(Math.sqrt(dx ** 2 + dy ** 2)),
  };
  const of = all[name];
  return (dx, dy) => factor * of(dx, dy);
}

/** What a shortest path costs on an empty board. @param {Options} options @returns {(dx: number, dy: number) => number} */
function emptyBoard({ diagonal, costs }) {
  const [unit, corner] = { "10-14": [10, 14], "10-10": [10, 10], sqrt2: [1, Math.SQRT2] }[costs];
  if (diagonal === "never") return (dx, dy) => unit * (dx + dy);
  return (dx, dy) => corner * Math.min(dx, dy) + unit * (Math.max(dx, dy) - Math.min(dx, dy));
}

test("h overestimates exactly where brute force finds that it does, and nowhere nearer", () => {
  let over = 0;
  for (const options of SETTINGS) {
    const [h, least] = [estimate(options), emptyBoard(options)];
    /** @type {[number, number] | undefined} */
    let first;
    for (let long = 0; long <= 64 && !first; long++) {
      for (let short = 0; short <= long && !first; short++) {
        if (h(long, short) > least(long, short) + ROUNDING) first = [long, short];
      }
    }
    const { overestimates, example } = verdictOf(options);
    // Beyond 64 cells there are more examples, but only where h is rounded down.
    const isRounded = options.heuristic === "floored-euclidean" && options.weight < 1;
    if (first || !isRounded) assert.equal(overestimates, first !== undefined, JSON.stringify(options));
    assert.equal(example !== undefined, overestimates);
    if (!example) continue;
    over++;
    const { dx, dy } = example;
    if (first) assert.deepEqual([dx, dy], first, JSON.stringify(options));
    assert.ok(Math.abs(example.h - h(dx, dy)) < ROUNDING && Math.abs(example.cost - least(dx, dy)) < ROUNDING);
    assert.ok(example.h > example.cost);
  }
  assert.ok(over > 500);
});

test("where h is rounded down, the largest board decides", () => {
  let last = 0;
  for (const weight of [0.9898, 0.98995, 0.98999, 0.9901, 0.992]) {
    const options = { ...defaults, heuristic: /** @type {const} */ ("floored-euclidean"), weight };
    const [h, least] = [estimate(options), emptyBoard(options)];
    /** @type {[number, number] | undefined} */
    let first;
    for (let long = 0; long < 4096 && !first; long++) {
      for (let short = 0; short <= long && !first; short++)
        if (h(long, short) > least(long, short)) first = [long, short];
    }
    const { example } = verdictOf(options);
    assert.deepEqual(example && [example.dx, example.dy], first, String(weight));
    last = Math.max(last, first?.[0] ?? 0);
  }
  assert.ok(last > 64, String(last));
  const { example } = verdictOf({ ...defaults, heuristic: "floored-euclidean" });
  assert.deepEqual(example, { dx: 17, dy: 17, h: 240, cost: 238 });
});

test("the example is what the engine itself computes", () => {
  const solver = new Solver(20, 20);
  for (const options of SETTINGS.filter(({ algorithm }) => algorithm === "astar" || algorithm === "greedy")) {
    const { example } = verdictOf(options);
    if (!example || example.dx > 19) continue;
    solver.configure(options);
    solver.setStart(0, 0);
    solver.setGoal(example.dx, example.dy);
    solver.step(0);
    const factor = options.algorithm === "greedy" ? 1 : options.weight;
    assert.ok(Math.abs(factor * solver.node(0, 0).h - example.h) < 1e-5);
    assert.ok(Math.abs((solver.shortestCost() ?? 0) - example.cost) < 1e-5);
  }
});

test("h is consistent exactly where no move makes it fall by more than the move costs", () => {
  let consistent = 0;
  // Where h is not consistent, that shows within so many cells.
  const far = some(64, 2);
  for (const options of SETTINGS) {
    const [h, cost] = [estimate(options), emptyBoard(options)];
    const moves = [[1, 0, cost(1, 0)], ...(options.diagonal === "never" ? [] : [1, -1].map((y) => [1, y, cost(1, 1)]))];
    let is = true;
    for (let dx = 0; dx <= far && is; dx++) {
      for (let dy = 0; dy <= far && is; dy++) {
        const here = h(dx, dy);
        for (const [x, y, most] of moves) {
          if (dy + y < 0) continue;
          if (Math.abs(h(dx + x, dy + y) - here) > most + ROUNDING) is = false;
        }
      }
    }
    assert.equal(verdictOf(options).consistent, is, JSON.stringify(options));
    consistent += Number(is);
  }
  assert.ok(consistent > 500 && consistent < SETTINGS.length - 500);
});

test("no path on any of many boards costs more than the bound", () => {
  const random = randomFrom(14);
  const seen = { one: 0, more: 0, none: 0 };
  for (let i = 0; i < some(4000); i++) {
    const options = randomOptions(random, Solver.choices);
    const { bound } = verdictOf(options);
    const hasJumps = options.algorithm === "jump-point";
    if (hasJumps && !["never", "no-corner-cutting"].includes(options.diagonal)) continue;
    seen[bound === undefined ? "none" : bound === 1 ? "one" : "more"]++;
    for (let round = 0; round < 5; round++) {
      const board = randomBoard(random, 4 + 2 * round, !hasJumps);
      const solver = put(new Solver(board.width, board.height), board);
      solver.configure(options);
      if (solver.promisesShortest) assert.equal(bound, 1, JSON.stringify(options));
      const path = bound === undefined ? undefined : solver.findPath();
      if (path && bound !== undefined) {
        const most = bound * shortest(board, options) * (1 + 1e-6);
        assert.ok(path.cost <= most, `${path.cost} > ${most}: ${JSON.stringify(options)}\n${solver.toMap()}`);
      }
      solver.free();
    }
  }
  assert.ok(Math.min(...Object.values(seen)) > some(300), JSON.stringify(seen));
});

/** Settings whose bound is worth a test of its own, with what the bound is. @type {[string, Partial<Options>, number | undefined][]} */
const BOUNDS = [
  ["the defaults", {}, 1],
  ["ending early with an exact estimate of the last move", { stopWhen: "goal-opened" }, 1],
  ["ending early where the last move is underestimated", { heuristic: "chebyshev", stopWhen: "goal-opened" }, 1.2],
  ["ending early without estimate", { algorithm: "dijkstra", stopWhen: "goal-opened" }, 1.2],
  [
    "ending early where all moves into a cell cost the same",
    { algorithm: "dijkstra", diagonal: "never", stopWhen: "goal-opened" },
    1,
  ],
  ["a weight", { weight: 1.5 }, 1.5],
  ["an estimate too large by a factor", { heuristic: "manhattan" }, 20 / 14],
  ["the straight line at 10 and 14", { heuristic: "euclidean" }, (10 * Math.SQRT2) / 14],
  ["an inconsistent estimate", { heuristic: "floored-euclidean", costs: "sqrt2" }, Math.SQRT2],
  ["an inconsistent estimate, reopening", { heuristic: "floored-euclidean", costs: "sqrt2", reopenClosed: true }, 1],
  ["the first parent by g", { algorithm: "dijkstra", improveOpen: false }, 1.4],
  ["the first parent by f", { improveOpen: false }, undefined],
  ["a heap that leaves entries where they are", { decreaseKey: false }, undefined],
  ["a heap that swaps equal entries", { swapEqual: true }, 1],
  ["the order of opening", { algorithm: "breadth-first", penalties: false }, 1.4],
  ["the order of opening, with penalties", { algorithm: "breadth-first" }, undefined],
  [
    "the order of opening, with one kind of move",
    { algorithm: "breadth-first", penalties: false, diagonal: "never" },
    1,
  ],
  ["h alone", { algorithm: "greedy" }, undefined],
  ["both ends", { algorithm: "bidirectional-astar" }, 1],
  ["both ends, ending early", { algorithm: "bidirectional-astar", stopWhen: "goal-opened" }, undefined],
  ["jumps", { algorithm: "jump-point" }, 1],
  ["moves that all cost 10", { costs: "10-10" }, 1],
  ["the octile distance where all moves cost 10", { costs: "10-10", heuristic: "octile" }, 1.4],
  ["Manhattan where all moves cost 10", { costs: "10-10", heuristic: "manhattan" }, 2],
  ["the straight line where all moves cost 10", { costs: "10-10", heuristic: "euclidean" }, Math.SQRT2],
  ["a rounded line where all moves cost 10", { costs: "10-10", heuristic: "floored-euclidean" }, 2],
  ["ending early where all moves cost 10", { costs: "10-10", stopWhen: "goal-opened" }, 1],
  ["ending early by g where all moves cost 10", { costs: "10-10", algorithm: "dijkstra", stopWhen: "goal-opened" }, 1],
  ["the first parent by g where all cost 10", { costs: "10-10", algorithm: "dijkstra", improveOpen: false }, 1],
  ["the order of opening where all cost 10", { costs: "10-10", algorithm: "breadth-first", penalties: false }, 1],
  ["the first parent by f where all cost 10", { costs: "10-10", improveOpen: false, penalties: false }, undefined],
  ["jumps where all moves cost 10", { costs: "10-10", algorithm: "jump-point" }, 1],
  ["both ends where all moves cost 10", { costs: "10-10", algorithm: "bidirectional-astar" }, 1],
  ["whatever is fastest", { algorithm: "fastest", weight: 9, stopWhen: "goal-opened", improveOpen: false }, 1],
];

test("bounds by name, and on boards made for each", () => {
  const random = randomFrom(77);
  for (const [name, change, expected] of BOUNDS) {
    const solver = new Solver(1, 1);
    solver.configure(change);
    const { options } = solver;
    const { bound } = verdict(solver);
    solver.free();
    assert.ok(bound === expected || Math.abs((bound ?? 0) - (expected ?? 0)) < ROUNDING, `${name}: ${bound}`);
    if (bound === undefined) continue;
    for (let i = 0; i < some(250); i++) {
      const board = randomBoard(random, 9, options.algorithm !== "jump-point");
      const other = put(new Solver(board.width, board.height), board);
      other.configure(options);
      const cost = other.findPath()?.cost;
      if (cost !== undefined)
        assert.ok(cost <= bound * shortest(board, options) * (1 + 1e-6), `${name}\n${other.toMap()}`);
      other.free();
    }
  }
});
