// The room that an element keeps free until it is ready: what the docs say of it, and how it follows from board and width.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { roomFor } from "../../www/element/embedding/reserved-room.js";

test("the docs have the heights that elements keep free for the default board", () => {
  const docs = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  const [head, , ...rows] =
    docs
      .match(/\| `controls` \| 360 px.*?\n\n/s)?.[0]
      .trim()
      .split("\n") ?? [];
  const widths = [...head.matchAll(/(\d+) px/g)].map(([, width]) => Number(width));
  assert.deepEqual([rows.length, widths.length], [4, 4]);
  for (const row of rows) {
    const [controls, ...heights] = row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", ""));
    for (const [index, height] of heights.entries()) {
      const room = roomFor(widths[index], 1100, controls);
      if (height === "the window") assert.ok(room > 1100, controls);
      else assert.equal(room, Number(height), `${controls} at ${widths[index]}`);
    }
  }
});

test("a board has the height of its shape, but no more than its share of the window and no less than it needs", () => {
  assert.equal(roomFor(500, 1000, "none", { width: 10, height: 4 }), 200);
  assert.equal(roomFor(500, 1000, "none", { width: 4, height: 10 }), 720);
  assert.equal(roomFor(300, 1000, "none", { width: 100, height: 4 }), 160);
  // Cells of 50 px show numbers, and what these mean stands below the clock.
  const [few, many] = [
    { width: 10, height: 4 },
    { width: 100, height: 40 },
  ].map((size) => roomFor(500, 1000, "basic", size));
  assert.equal(few - many, 100);
});
