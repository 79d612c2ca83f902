// The path of a program whose order among equals no rule gives: its parents among equal ways may be any, but its path may
// not cost more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose } from "../../www/check/index.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { randomFrom } from "./any-board.js";
import { PlainHeap, randomWalls } from "./buggy-programs.js";

/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {{ x: number, y: number, g: number, f: number, from?: Entry }} Entry */

const MOVES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/** Pushes a node for each way to a cell, and takes the one that its heap has first. @param {Board} board */
function lazySearch({ width, height, cells, start, goal }) {
  const h = (/** @type {number} */ x, /** @type {number} */ y) => Math.abs(x - goal[0]) + Math.abs(y - goal[1]);
  const heap = new PlainHeap((a, b) => a.f < b.f);
  heap.push({ x: start[0], y: start[1], g: 0, f: h(start[0], start[1]) });
  const closed = new Set();
  const steps = [];
  while (heap.items.length > 0) {
    /** @type {Entry} */
    const node = heap.pop();
    if (closed.has(node.y * width + node.x)) continue;
    closed.add(node.y * width + node.x);
    steps.push({ x: node.x, y: node.y });
    if (node.x === goal[0] && node.y === goal[1]) return { steps, path: wayTo(node) };
    for (const [dx, dy] of MOVES) {
      const [x, y] = [node.x + dx, node.y + dy];
      const isOn = x >= 0 && y >= 0 && x < width && y < height;
      if (isOn && cells[y * width + x] === 0 && !closed.has(y * width + x))
        heap.push({ x, y, g: node.g + 1, f: node.g + 1 + h(x, y), from: node });
    }
  }
  return { steps };
}

/** @param {Entry} node @returns {[number, number][]} */
const wayTo = ({ x, y, from }) => [...(from ? wayTo(from) : []), [x, y]];

test("parents among equal ways may be any, and a path that costs more is told", () => {
  const random = randomFrom(160);
  let paths = 0;
  for (let i = 0; i < some(60); i++) {
    const board = randomWalls(random, 14, 10, 0.2);
    const { start, goal } = board;
    const log = lazySearch(board);
    if (!log.path || log.path.length < 6) continue;
    paths++;
    const { candidates } = diagnose({ board, log, start, goal });
    assert.equal(candidates[0].samePath, true, String(log.path));
    assert.deepEqual(candidates[0].bugs, []);
    // There and back again.
    const [first, second] = log.path;
    const longer = { ...log, path: [first, second, first, ...log.path.slice(1)] };
    assert.equal(diagnose({ board, log: longer, start, goal }).candidates[0].samePath, false);
  }
  assert.ok(paths > some(30), String(paths));
});

test("a path without its start, its goal or both is the same path, printed forward or backward", () => {
  const random = randomFrom(161);
  let paths = 0;
  for (let i = 0; i < some(12); i++) {
    const board = randomWalls(random, 14, 10, 0.2);
    const { start, goal } = board;
    const { steps, path } = lazySearch(board);
    if (!path || path.length < 6) continue;
    paths++;
    const whole = diagnose({ board, log: { steps, path }, start, goal }).consequence;
    const wholeAlone = diagnose({ board, log: { steps: [], path }, start, goal });
    const [inner, last] = [path.slice(1), path.slice(0, -1)];
    for (const less of [inner, last, path.slice(1, -1)]) {
      for (const printed of [less, [...less].reverse()]) {
        const both = diagnose({ board, log: { steps, path: printed }, start, goal });
        assert.equal(both.candidates[0].samePath, true, `${path} as ${printed}`);
        assert.deepEqual(both.consequence, whole);
        // Looking for what no search explains takes long.
        if (!wholeAlone.exact) continue;
        const alone = diagnose({ board, log: { steps: [], path: printed }, start, goal });
        assert.equal(alone.exact, wholeAlone.exact, `${path} as ${printed}`);
        assert.deepEqual(alone.consequence, wholeAlone.consequence);
        assert.equal(alone.candidates[0].agrees, printed.length);
      }
    }
  }
  assert.ok(paths > some(6), String(paths));
});

test("cells of a path without its start are counted as they were printed", () => {
  const board = { width: 6, height: 1, cells: new Uint8Array(6) };
  const ends = { start: /** @type {[number, number]} */ ([0, 0]), goal: /** @type {[number, number]} */ ([5, 0]) };
  /** @type {[number, number][]} */
  const path = [
    [1, 0],
    [2, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ];
  const { exact, candidates, difference } = diagnose({ board, log: { steps: [], path }, ...ends });
  assert.equal(exact, false);
  assert.equal(candidates[0].agrees, 2);
  assert.deepEqual([difference?.step, difference?.taken, difference?.allowed], [3, [1, 0], [[3, 0]]]);
});

test("what a wrong path would cost is not said: no cost is below that of a shortest path", () => {
  const random = randomFrom(162);
  let paths = 0;
  for (let i = 0; i < some(40); i++) {
    const board = randomWalls(random, 14, 10, 0.2);
    const { start, goal } = board;
    const { steps, path } = lazySearch(board);
    if (!path || path.length < 6) continue;
    paths++;
    const { consequence: right } = diagnose({ board, log: { steps, path }, start, goal });
    for (const wrong of [
      [path[0], path[path.length - 1]],
      [...path.slice(0, 2), ...path.slice(-2)],
    ]) {
      const { exact, consequence, candidates } = diagnose({ board, log: { steps, path: wrong }, start, goal });
      assert.deepEqual([exact, candidates[0].samePath], [true, false]);
      assert.ok(consequence?.cost !== undefined && consequence.shortest !== undefined);
      assert.ok(consequence.cost >= consequence.shortest, `${consequence.cost} ${consequence.shortest}`);
      assert.equal(consequence.cost, right?.cost);
      // A log that ends before the search does.
      const half = { steps: steps.slice(0, -2), path: wrong };
      const { cost = Infinity, shortest = 0 } = diagnose({ board, log: half, start, goal }).consequence ?? {};
      assert.ok(cost >= shortest, `${cost} ${shortest}`);
    }
  }
  assert.ok(paths > some(15), String(paths));
});
