// Each board on which settings are said to fail: its path is walked, and compared with a search that shares no code with
// the engine. And how often one is found.

import assert from "node:assert/strict";
import { test } from "node:test";
import { counterexample } from "../../www/why/counterexample.js";
import { verdictOf } from "../../www/why/verdict.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { costOfPath, put, randomFrom, randomOptions, shortest } from "./any-board.js";

/** @typedef {import("../../www/engine.js").Options} Options */

const defaults = new Solver(1, 1).options;

/** @param {Options} options @param {number} [seed] */
function find(options, seed) {
  const parts = counterexample(options, seed);
  let part = parts.next();
  while (!part.done) part = parts.next();
  return part.value;
}

/** Fails unless the path on the board costs what is said, and more than a shortest one. @param {Options} options @param {Exclude<ReturnType<typeof find>, string>} example */
function check(options, example) {
  const solver = put(new Solver(example.width, example.height), example);
  solver.configure(options);
  const path = solver.findPath();
  assert.ok(path, JSON.stringify(options));
  const [cost, least] = [costOfPath(example, options, path.cells), shortest(example, options)];
  assert.ok(cost > least * (1 + 1e-6), JSON.stringify(options));
  assert.ok(Math.abs(cost - example.cost) < 1e-3 && Math.abs(least - example.shortest) < 1e-3);
  const { bound } = verdictOf(options);
  if (bound !== undefined) assert.ok(cost <= bound * least * (1 + 1e-6), JSON.stringify(options));
  solver.free();
}

test("boards for random settings, most of the time", () => {
  const random = randomFrom(5);
  const counts = { found: 0, never: 0, "not-found": 0 };
  let area = 0;
  for (let i = 0; i < some(300); i++) {
    const options = randomOptions(random, Solver.choices);
    const answer = find(options);
    counts[typeof answer === "string" ? answer : "found"]++;
    if (answer === "never") {
      const isRefused =
        options.algorithm === "jump-point" && ["at-most-one-obstacle", "always"].includes(options.diagonal);
      assert.ok(isRefused || verdictOf(options).bound === 1);
    } else if (answer !== "not-found") {
      check(options, answer);
      area += answer.width * answer.height;
    }
  }
  assert.ok(counts.never > some(50) && counts.found > 25 * counts["not-found"], JSON.stringify(counts));
  assert.ok(area / counts.found < 100, String(area / counts.found));
});

/** @type {Partial<Options>[]} */
const FAILING = [
  { heuristic: "manhattan" },
  { weight: 1.5 },
  { weight: 1.01, diagonal: "never", penalties: false },
  { heuristic: "euclidean" },
  { heuristic: "euclidean", penalties: false },
  { heuristic: "floored-euclidean" },
  { algorithm: "greedy" },
  { algorithm: "breadth-first" },
  { algorithm: "breadth-first", penalties: false, costs: "sqrt2" },
  { algorithm: "dijkstra", stopWhen: "goal-opened" },
  { algorithm: "dijkstra", improveOpen: false },
  { improveOpen: false },
  { decreaseKey: false },
  { heuristic: "chebyshev", stopWhen: "goal-opened" },
  { algorithm: "bidirectional-astar", stopWhen: "goal-opened" },
  { algorithm: "bidirectional-astar", weight: 2 },
  { algorithm: "jump-point", weight: 2 },
];

test("boards for the settings that readers try, the same each time", () => {
  for (const [index, change] of FAILING.entries()) {
    const options = { ...defaults, ...change };
    const answer = find(options);
    assert.ok(typeof answer !== "string", `${answer}: ${JSON.stringify(change)}`);
    check(options, answer);
    if (index < some(FAILING.length)) assert.deepEqual(find(options), answer);
  }
});

test("none for settings that promise a shortest path, and for those that refuse every board", () => {
  for (const change of /** @type {Partial<Options>[]} */ ([{}, { algorithm: "dijkstra" }, { algorithm: "fastest" }])) {
    assert.equal(find({ ...defaults, ...change }), "never");
  }
  assert.equal(find({ ...defaults, algorithm: "jump-point", diagonal: "always", weight: 3 }), "never");
});
