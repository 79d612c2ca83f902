// What `+` adds to a comparison: the next instructive search, and never one that is there.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { MOST_RUNS } from "../../www/core/session/how.js";
import { Solver } from "../../www/engine.js";
import { isSameSearch, nextRun } from "../../www/features/compare/next-run.js";
import { randomBoard, randomFrom, randomOptions } from "./any-board.js";
import { plainSteps } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */

const defaults = new Solver(1, 1).options;

/** Adds to a search until there is no room. @param {Partial<Options>[]} first @param {string[]} [lock] */
function grown(first, lock) {
  const runs = first.map((change) => ({ ...defaults, ...change }));
  while (runs.length < MOST_RUNS) {
    const next = nextRun(runs, runs[0], lock);
    if (!next) break;
    runs.push(next);
  }
  return runs;
}

test("A* and greedy are followed by Dijkstra and breadth-first, and those by A* with another weight", () => {
  const names = (/** @type {Partial<Options>[]} */ ...first) =>
    grown(first).map(({ algorithm, weight }) => (weight === 1 ? algorithm : `${algorithm} ${weight}`));
  assert.deepEqual(names({}, { algorithm: "greedy" }), ["astar", "greedy", "dijkstra", "breadth-first"]);
  assert.deepEqual(names({ algorithm: "greedy" }, {}), ["greedy", "astar", "dijkstra", "breadth-first"]);
  const three = ["dijkstra", "greedy", "breadth-first"].map(
    (algorithm) => /** @type {Partial<Options>} */ ({ algorithm }),
  );
  assert.deepEqual(names(...three), ["dijkstra", "greedy", "breadth-first", "astar"]);
  assert.deepEqual(names({}, three[0], three[1]), ["astar", "dijkstra", "greedy", "breadth-first"]);
  assert.deepEqual(grown([{}, three[0], three[2]]).at(-1)?.algorithm, "greedy");
});

test("whatever is compared, what is added is no copy, and keeps what a lesson has locked", () => {
  const random = randomFrom(7);
  for (let round = 0; round < 2000; round++) {
    const first = Array.from({ length: 1 + (round % 3) }, () => randomOptions(random, Solver.choices));
    const lock = round % 2 === 0 ? [] : Object.keys(defaults).filter(() => random() < 0.4);
    const runs = grown(first, lock);
    if (lock.length === 0) assert.equal(runs.length, MOST_RUNS);
    for (const added of runs.slice(first.length)) {
      for (const key of lock) assert.equal(Reflect.get(added, key), Reflect.get(runs[0], key), key);
      for (const other of runs) if (other !== added) assert.ok(!isSameSearch(other, added), JSON.stringify(runs));
    }
  }
});

test("searches that are called the same do the same on any board", () => {
  const random = randomFrom(11);
  let same = 0;
  for (let round = 0; round < 6000 && same < 60; round++) {
    const options = {
      ...randomOptions(random, Solver.choices),
      algorithm: /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"])[round % 4],
      neighborOrder: /** @type {const} */ ("row-major"),
      decreaseKey: true,
      swapEqual: false,
    };
    const key = /** @type {const} */ (["heuristic", "weight", "tieBreak", "improveOpen", "reopenClosed"])[round % 5];
    const other = { ...options, [key]: randomOptions(random, Solver.choices)[key] };
    if (other[key] === options[key] || !isSameSearch(options, other)) continue;
    same++;
    const board = randomBoard(random, 7);
    const order = (/** @type {Options} */ how) => [...plainSteps(board, how)].map(({ taken }) => taken.cell);
    assert.deepEqual(order(options), order(other), JSON.stringify([key, options, other]));
  }
  assert.ok(same >= 60, String(same));
});
