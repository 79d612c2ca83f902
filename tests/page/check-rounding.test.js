// Moves of 1 and √2 in floating-point numbers: two f that are equal on paper differ in the last digit, and the check finds by
// which way of writing the estimate they come in the order that was printed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose, readBoard, readLog } from "../../www/check/index.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { randomFrom } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";
import { printed, ROWS } from "./plain-programs.js";

const root = Math.SQRT2;
/** @type {Record<string, (dx: number, dy: number) => number>} */
const WAYS = {
  "sum and what is saved": (dx, dy) => dx + dy + (root - 2) * Math.min(dx, dy),
  "the longer side": (dx, dy) => Math.max(dx, dy) + (root - 1) * Math.min(dx, dy),
  "diagonals first": (dx, dy) => root * Math.min(dx, dy) + Math.abs(dx - dy),
  "one after the other": (dx, dy) => root * Math.min(dx, dy) + Math.max(dx, dy) - Math.min(dx, dy),
  "square root": (dx, dy) => Math.sqrt(dx * dx + dy * dy),
  power: (dx, dy) => (dx ** 2 + dy ** 2) ** 0.5,
};

test("a bug was seen where there is only rounding", () => {
  const board = readBoard("..#..#.\n.......\nS.#....\n....#.#\n.......\n.....#G");
  const text = "(0, 2) (1, 3) (2, 3) (3, 4) (4, 5) (4, 4) (5, 4) (3, 3) (2, 4) (3, 5) (1, 2) (6, 4) (6, 5)";
  const { exact, candidates } = diagnose({ board, log: readLog(text.replaceAll(") (", ")\n(")) });
  assert.ok(exact);
  assert.deepEqual(candidates[0].bugs, []);
});

for (const [name, h] of Object.entries(WAYS)) {
  test(`the order of doubles is found: ${name}`, () => {
    let rounded = 0;
    for (let seed = 1; seed <= some(25, 3); seed++) {
      const random = randomFrom(seed * 7919 + 77);
      for (let i = 0; i < 10; i++) random();
      const board = randomWalls(random, 14, 10, 0.2);
      const lines = printed(board, {
        straight: 1,
        diagonal: root,
        corners: false,
        h,
        moves: ROWS,
        compare: (a, b) => a.f - b.f || a.order - b.order,
        list: "heap",
        improved: "again",
      });
      if (lines.length < 12) continue;
      const { exact, candidates } = diagnose({ board, log: { steps: lines.map(({ x, y }) => ({ x, y })) } });
      const [{ ties, equals, bugs }] = candidates;
      assert.ok(exact && bugs.length === 0, String(seed));
      // No order is left unexplained.
      assert.ok(ties !== "any" || equals, `${seed}: ${JSON.stringify(candidates[0])}`);
      if (ties === "rounding") rounded++;
    }
    assert.ok(rounded > some(3, 3), String(rounded));
  });
}
