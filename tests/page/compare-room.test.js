// How boards that are compared share a window: none lies on another, and they are as large as they can be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { workIn } from "../../www/core/render/ratio.js";
import { arrangementOf, frameOf } from "../../www/features/compare/compare-room.js";

/** Rooms for all boards in windows of 1366 × 768, 1440 × 900 and 1920 × 1080, with the ladder and without. */
const ROOMS = [
  [1266, 505],
  [1266, 237],
  [1340, 640],
  [1340, 380],
  [1820, 800],
  [1820, 560],
];

test("whatever the window, the boards fit into their lanes, and all of it into its height unless that is said", () => {
  for (let width = 760; width <= 3000; width += 97) {
    for (let height = 60; height <= 1500; height += 83) {
      for (const ratio of [0.1, 0.5, 0.75, 1, 1.67, 3, 20]) {
        for (const count of [1, 2, 3, 4]) {
          const { columns, form, board, height: needed } = arrangementOf({ count, ratio, width, height });
          const lane = (width - 24 * (columns - 1)) / columns;
          assert.ok(columns >= 1 && columns <= count && board > 0);
          assert.ok(board <= lane - (form === "beside" ? 150 : 0), `${width} × ${height}, ${ratio}, ${count}`);
          const rows = Math.ceil(count / columns);
          const least = rows * (board / ratio) + 16 * (rows - 1);
          assert.ok(needed >= least - 1e-6);
          // Only where boards would be tiny is more needed than there is.
          if (needed > height + 1)
            assert.ok(board / ratio <= 176 + 1e-6, `${width} × ${height}, ${ratio}, ${count}: ${needed}`);
        }
      }
    }
  }
});

test("no other number of columns makes the boards larger", () => {
  for (const [width, height] of ROOMS) {
    for (const ratio of [0.75, 1, 1.67]) {
      for (const count of [2, 3, 4]) {
        const { board } = arrangementOf({ count, ratio, width, height });
        for (let columns = 1; columns <= count; columns++) {
          const rows = Math.ceil(count / columns);
          const lane = (width - 24 * (columns - 1)) / columns;
          const high = (height - 16 * (rows - 1)) / rows;
          const around = Math.min(lane, (high - 116 - (lane < 400 ? 72 : 0)) * ratio);
          assert.ok(board >= around - 1, `${width} × ${height}, ${ratio}, ${count} in ${columns}`);
        }
      }
    }
  }
});

test("four boards, 40 by 24, have the room that they had not", () => {
  const area = (/** @type {number} */ width, /** @type {number} */ height) => {
    const { board } = arrangementOf({ count: 4, ratio: 40 / 24, width, height });
    return board ** 2 / (40 / 24);
  };
  // 343 × 206 at 1440 × 900, and 155 × 93 with the ladder, on which rows lay on each other.
  assert.ok(area(1340, 640) > 1.8 * 343 * 206);
  assert.ok(area(1340, 380) > 3 * 155 * 93);
  assert.ok(area(1266, 237) > 2 * 155 * 93);
});

test("a frame is no larger than the cells of its board, which are as large in it as in all of the place", () => {
  for (const ratio of [1.25, 1.5, 2, 3, 1]) {
    workIn({ devicePixelRatio: ratio });
    for (const [columns, rows] of [
      [20, 11],
      [9, 12],
      [40, 24],
      [100, 3],
      [512, 512],
    ]) {
      for (let place = 60; place < 1400; place += 37) {
        const size = { width: columns, height: rows };
        const { width, height } = frameOf(size, place);
        const fit = (/** @type {number} */ width, /** @type {number} */ height) => {
          const exact = Math.min((width * ratio - 4 * ratio) / columns, (height * ratio - 4 * ratio) / rows);
          return exact >= 4 ? Math.floor(exact) : exact;
        };
        const about = `${columns} × ${rows} in ${place}, ${ratio}`;
        const cell = fit(place, (place * rows) / columns);
        if (cell <= 0) continue;
        assert.ok(width <= place && height <= (place * rows) / columns + 1, about);
        // A canvas has whole pixels.
        const drawn = fit(Math.round(width * ratio) / ratio, Math.round(height * ratio) / ratio);
        assert.ok(Math.abs(drawn - cell) < (cell < 4 ? 0.1 : 1e-9), `${about}: ${drawn}, not ${cell}`);
        if (cell >= 4) assert.ok(width <= (cell * columns) / ratio + 5, about);
      }
    }
  }
});
