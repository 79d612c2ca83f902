// The path of a program whose order among equals no rule gives: its parents among equal ways may be any, but its path may
// not cost more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose } from "../../www/check/index.js";
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
  for (let i = 0; i < 60; i++) {
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
  assert.ok(paths > 30, String(paths));
});
