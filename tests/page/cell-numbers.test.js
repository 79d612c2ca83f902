// The numbers of the cell that a reader points at, where the cells of a lesson's board have no room for them: on a canvas
// that records what is drawn, with numbers that are worked out here.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english } from "../../www/core/i18n/index.js";
import { readColors } from "../../www/core/render/theme.js";
import { cellNumbers } from "../../www/features/lessons/cell-numbers.js";
import { canvasOf, fakeRoot, installPage } from "./fake-canvas.js";

installPage();
const colors = readColors(fakeRoot());

/**
 * What is written at a cell, and the plate that it is written on.
 * @param {{ cell?: [number, number], size: number, numbers?: number[], controls?: "all" | "deciding", kind?: string }} board
 */
function written({ cell = [2, 1], size, numbers = [28, 54, 82, 5], controls = "all", kind = "numbers" }) {
  /** @type {import("../../www/core/render/renderer.js").Drawing | undefined} */
  let drawing;
  const camera = { size, left: 0, top: 0 };
  const stage = /** @type {Parameters<typeof cellNumbers>[0]} */ (
    /** @type {unknown} */ ({
      run: () => ({ isSearching: false, solver: { numbersIn: () => numbers } }),
      draw: (/** @type {string} */ _, /** @type {typeof drawing} */ it) => {
        drawing = it;
      },
      look: () => ({ camera }),
      selected: () => cell,
      language: english,
    })
  );
  const lesson = /** @type {import("../../www/features/lessons/lesson.js").Lesson} */ (
    /** @type {unknown} */ ({ scenario: { controls: { numbers: controls }, questions: [{ kind }] } })
  );
  cellNumbers(stage, lesson).update();
  const canvas = canvasOf(8 * size, 7 * size);
  const context = canvas.getContext();
  drawing?.over?.(/** @type {any} */ ({ context, camera, canvas, colors, font: "sans-serif" }));
  const calls = (/** @type {string} */ name) => canvas.calls.filter((call) => call[0] === name);
  return { texts: calls("fillText").map(([, text]) => text), plate: calls("roundRect")[0]?.slice(1, 5) };
}

test("where only f is in the cell, g, h and f of the cell pointed at stand beside it, on the canvas", () => {
  for (const cell of /** @type {[number, number][]} */ ([
    [2, 1],
    [0, 0],
    [7, 0],
    [7, 6],
  ])) {
    const { texts, plate } = written({ cell, size: 42 });
    assert.deepEqual(texts, ["g 28", "h 54", "f 82"]);
    const [left, top, width, height] = plate;
    assert.ok(left >= 0 && left + width <= 8 * 42, "within the board");
    assert.ok(top >= 0 && top + height <= 7 * 42, "within the board");
    assert.ok(top >= (cell[1] + 1) * 42 || top + height <= cell[1] * 42, "the cell itself stays in sight");
  }
});

test("not where the cells show them, of a cell without any, before they are taught, or on a reader’s own search", () => {
  assert.deepEqual(written({ size: 44 }).texts, []);
  assert.deepEqual(written({ size: 42, numbers: [Number.NaN, Number.NaN, Number.NaN, Number.NaN] }).texts, []);
  assert.deepEqual(written({ size: 42, controls: "deciding" }).texts, []);
  assert.deepEqual(written({ size: 42, kind: "trace" }).texts, []);
});
