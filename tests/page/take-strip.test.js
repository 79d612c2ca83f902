// Several boards in one picture: whatever is chosen, browsers can draw it, and boards neither overlap nor stand out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_HEIGHT, MOST_PIXELS } from "../../www/take/size.js";
import { layOutStrip } from "../../www/take/strip.js";

test("a strip of any boards, columns and width fits into one picture", () => {
  for (const board of [
    { width: 40, height: 24 },
    { width: 1, height: 1 },
    { width: 300, height: 7 },
    { width: 7, height: 300 },
    { width: 1024, height: 1024 },
  ]) {
    for (const count of [1, 2, 5, 20, 60]) {
      for (const columns of [1, 2, 3, 12]) {
        for (const width of [160, 640, 1920, 8192]) {
          const told = JSON.stringify({ board, count, columns, width });
          const { across, column, gap, frame, label, row, size, height } = layOutStrip(board, {
            count,
            columns,
            width,
          });
          assert.ok(height <= MOST_HEIGHT && height * width <= MOST_PIXELS + width, `${told}: ${height}`);
          assert.ok(size > 0 && label > 0 && row >= label + frame.height, told);
          assert.ok(across * column + (across - 1) * gap <= width + 1, told);
          assert.ok(frame.width <= column + 1, `${told}: ${frame.width} in ${column}`);
        }
      }
    }
  }
});
