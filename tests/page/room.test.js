// The room that an element keeps free until it is ready: what the docs say of it, and how it follows from board and width.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { defaultBoard, narrowBoard, smallBoard, WIDE_COLUMN } from "../../www/core/board/default-board.js";
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
  // Each column has the default board that it will show.
  const sizes = [narrowBoard, smallBoard, defaultBoard].map((map) => {
    const [width, height] = ["width", "height"].map((name) =>
      Number(map.match(new RegExp(`^${name} (.*)$`, "m"))?.[1]),
    );
    return { width, height };
  });
  for (const [width, controls, size] of /** @type {const} */ ([
    [WIDE_COLUMN - 1, "basic", sizes[0]],
    [WIDE_COLUMN, "basic", sizes[1]],
    [WIDE_COLUMN - 1, "none", sizes[0]],
    [WIDE_COLUMN, "transport", sizes[1]],
    [WIDE_COLUMN - 1, "full", sizes[2]],
    [1000, "full", sizes[2]],
  ]))
    assert.equal(roomFor(width, 1000, controls), roomFor(width, 1000, controls, size), `${controls}, ${width} px`);
});
