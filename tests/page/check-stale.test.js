// Heaps that keep older entries, whose lines are printed too: they are counted and left out, and held against nobody; a program
// that opens closed cells again is no such heap.

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose, readBoard, readLog } from "../../www/check/index.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { randomFrom } from "./any-board.js";
import { randomWalls, withHeap, withLists } from "./buggy-programs.js";
import { printed, ROWS } from "./plain-programs.js";

/** @param {number} seed */
function boardOf(seed) {
  const random = randomFrom(seed * 7919 + 57);
  for (let i = 0; i < 10; i++) random();
  return randomWalls(random, 12 + Math.floor(random() * 6), 8 + Math.floor(random() * 5), 0.3);
}

/** @param {{ x: number, y: number }[]} lines */
const repeats = (lines) => lines.length - new Set(lines.map(({ x, y }) => `${x} ${y}`)).size;
/** @param {{ x: number, y: number }[]} lines */
const cellsOf = (lines) => lines.map(({ x, y }) => ({ x, y }));

test("the most read A* there is, on the board where it was told to have a bug", () => {
  const board = readBoard(".....#..G\n..#..#.#.\n....#..##\nS.#......");
  const text =
    "(0, 3) (0, 2) (0, 1) (0, 0) (1, 0) (1, 1) (1, 2) (1, 3) (2, 0) (2, 2) (3, 0) (3, 2) (3, 1) (4, 0) (4, 1) (3, 1) (3, 3) (4, 3) (5, 3) (5, 2) (6, 2) (6, 1) (6, 0) (6, 3) (7, 0) (7, 3) (8, 0)";
  const log = readLog(text.replaceAll(") (", ")\n("));
  const { exact, candidates } = diagnose({ board, log });
  assert.ok(exact);
  assert.deepEqual([candidates[0].bugs, candidates[0].skipped], [[], 1]);
});

test("lines of older entries are counted, whatever keeps them", () => {
  let shown = 0;
  for (let seed = 1; seed <= some(60, 3); seed++) {
    const board = boardOf(seed);
    const style = /** @type {const} */ ({
      estimate: "euclidean",
      corners: false,
      diagonals: true,
      byH: seed % 2 === 0,
    });
    const lines = withHeap(board, "twice", style);
    if (repeats(lines) === 0 || lines.length < 3) continue;
    shown++;
    const { exact, candidates } = diagnose({ board, log: { steps: cellsOf(lines) } });
    assert.ok(exact, String(seed));
    assert.deepEqual([candidates[0].bugs, candidates[0].skipped], [[], repeats(lines)], String(seed));
  }
  assert.ok(shown > some(10, 3), String(shown));
});

test("older entries in doubles: Euclid, 1 and √2, all that is popped is printed", () => {
  let shown = 0;
  for (let seed = 1; seed <= some(40, 3); seed++) {
    const board = boardOf(seed + 300);
    const lines = printed(board, {
      straight: 1,
      diagonal: Math.SQRT2,
      corners: true,
      h: (dx, dy) => Math.sqrt(dx * dx + dy * dy),
      moves: ROWS,
      compare: (a, b) => a.f - b.f || a.order - b.order,
      list: "heap",
      improved: seed % 2 === 0 ? "again-printed" : "no-closed",
    });
    if (repeats(lines) === 0) continue;
    shown++;
    const { exact, candidates } = diagnose({ board, log: { steps: cellsOf(lines) } });
    assert.ok(exact, String(seed));
    assert.deepEqual(candidates[0].bugs, [], String(seed));
    assert.ok((candidates[0].skipped ?? 0) > 0, String(seed));
  }
  assert.ok(shown > some(5, 3), String(shown));
});

test("a cell that is popped again without having been put in again is no older entry", () => {
  let [told, excused] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    const board = boardOf(seed + 600);
    const style = /** @type {const} */ ({ estimate: "manhattan", corners: true, diagonals: false, byH: false });
    const lines = cellsOf(withLists(board, "none", style));
    if (lines.length < 20) continue;
    lines.splice(12, 0, lines[4]);
    const { exact, candidates } = diagnose({ board, log: { steps: lines } });
    // Where a neighbor comes to it with the same g, a program that compares with <= has such an entry.
    const [{ bugs, slips }] = candidates;
    if (exact && bugs.length === 0 && !slips) excused++;
    else told++;
    if (slips) assert.deepEqual([slips[0].kind, slips[0].step], ["repeated", 13]);
  }
  assert.ok(told > 5 && excused <= told / 4, `${told}, ${excused}`);
});
