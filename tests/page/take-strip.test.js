// Several boards in one picture: whatever is chosen, browsers can draw it, and boards neither overlap nor stand out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { layOutStrip, placeOf } from "../../www/features/export/boards-in-one-picture.js";
import { MOST_HEIGHT, MOST_PIXELS } from "../../www/features/export/size.js";

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

test("every row is as far from the left as from the right, and no board lies on another", () => {
  for (const count of [1, 2, 5, 7, 20]) {
    for (const columns of [1, 2, 3, 4]) {
      const layout = layOutStrip({ width: 9, height: 7 }, { count, columns, width: 960 });
      const places = Array.from({ length: count }, (_, index) => placeOf(layout, index, count));
      for (const top of new Set(places.map((place) => place.top))) {
        const row = places.filter((place) => place.top === top).map(({ left }) => left);
        const right = 960 - ((row.at(-1) ?? 0) + layout.frame.width);
        const told = JSON.stringify({ count, columns, row });
        assert.ok(row[0] >= 0 && Math.abs(row[0] - right) <= 2, told);
        for (const [index, left] of row.slice(1).entries()) assert.ok(left >= row[index] + layout.frame.width, told);
      }
    }
  }
});
