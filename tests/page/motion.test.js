// What moves: cells that a step has opened grow to their size, and a path is drawn from the goal on. Each against a plain search.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Growing } from "../../www/core/render/growing.js";
import { Renderer } from "../../www/core/render/renderer.js";
import { readColors } from "../../www/core/render/theme.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { asCanvas, canvasOf, fakeRoot, installPage } from "./fake-canvas.js";
import { plainSteps } from "./plain-steps.js";
import { randomSession } from "./random-session.js";

installPage();
const colors = readColors(fakeRoot());

/** @typedef {import("../../www/core/run/run.js").Run} Run */

const SIZE = 20;

/** A run on a board, and what draws the cells that grow; `drawn` returns the cells that are covered in part, and how far. @param {number} seed */
function growing(seed) {
  const { run } = randomSession(seed, { side: 8, walls: 0.2 });
  run.solve();
  const [canvas, grows] = [canvasOf(160, 160), new Growing()];
  const place = {
    ...{ context: /** @type {any} */ (canvas.getContext()), canvas: asCanvas(canvas), colors, font: "sans" },
    ...{ camera: { size: SIZE, left: 0, top: 0 }, board: run.board, run },
  };
  /** @param {number} now @param {{ isCalm?: boolean, drawings?: any[] }} [how] */
  const draw = (now, { isCalm = false, drawings = [] } = {}) => {
    canvas.calls.length = 0;
    const isMoving = grows.draw(place, drawings, now, isCalm);
    const rects = canvas.called("fillRect");
    assert.equal(isMoving, rects.length > 0);
    const cells = rects.map(([left, top, width, height]) => {
      const [x, y] = [Math.floor((left + width / 2) / SIZE), Math.floor((top + height / 2) / SIZE)];
      // Nothing beyond the cell is covered, nor the line to the next one.
      assert.ok(left >= x * SIZE && left + width <= (x + 1) * SIZE - 1, `${rects}`);
      assert.ok(top >= y * SIZE && top + height <= (y + 1) * SIZE - 1, `${rects}`);
      return y * 8 + x;
    });
    return { cells: [...new Set(cells)].sort((a, b) => a - b), widest: Math.max(0, ...rects.map(([, , , h]) => h)) };
  };
  return { run, draw };
}

test("after a step exactly the cells that it opened grow, for 120 ms, where somebody can follow", () => {
  let grown = 0;
  for (let seed = 1; seed <= some(60, 6); seed++) {
    const { run, draw } = growing(seed);
    const steps = [...plainSteps(run.board, run.options)];
    run.seek(0);
    let now = 1000;
    draw(now);
    for (const [index, { open, after }] of steps.entries()) {
      now += 1000;
      run.step(1);
      const before = new Set(open.map(({ cell }) => cell));
      const opened = after.flatMap(({ cell }) => (before.has(cell) || run.board.cells[cell] > 0 ? [] : [cell]));
      const first = draw(now);
      assert.deepEqual(
        first.cells,
        opened.sort((a, b) => a - b),
        `${seed}, step ${index + 1}`,
      );
      grown += opened.length;
      if (opened.length > 0) assert.ok(draw(now + 60).widest > 0);
      assert.deepEqual(draw(now + 120).cells, [], "grown");
      assert.deepEqual(draw(now + 121).cells, [], "and still");
    }
    run.dispose();
  }
  assert.ok(grown > 50);

  // Not while steps come quickly, backwards, several at once, where motion is to be avoided, or where states are covered.
  const { run, draw } = growing(3);
  run.seek(0);
  draw(0);
  run.step(1);
  assert.ok(draw(1000).cells.length > 0);
  run.step(1);
  assert.deepEqual(draw(1020).cells, []);
  run.step(-1);
  assert.deepEqual(draw(3000).cells, []);
  run.step(2);
  assert.deepEqual(draw(5000).cells, []);
  run.seek(0);
  draw(6000);
  run.step(1);
  assert.deepEqual(draw(7000, { isCalm: true }).cells, []);
  assert.ok(draw(7001).cells.length > 0);
  for (const hides of [{ coversStates: true }, { colorAt: () => "red" }])
    assert.deepEqual(draw(7002, { drawings: [hides] }).cells, []);
  // Another search is no step.
  run.configure({ weight: 2 });
  run.seek(2);
  assert.deepEqual(draw(8000).cells, []);
  run.dispose();
});

test("a path is drawn from the goal to the start, and then all of it", async () => {
  const { run } = randomSession(6, { side: 12, walls: 0.2 });
  run.solve();
  const cells = run.path?.cells ?? assert.fail("There is a path.");
  const canvas = canvasOf(72, 72);
  const renderer = new Renderer(asCanvas(canvas), fakeRoot());
  renderer.recolor();
  renderer.resize(72, 72);
  const draw = (/** @type {number} */ now, isCalm = false) => {
    canvas.calls.length = 0;
    return renderer.draw(run, undefined, now, isCalm);
  };
  run.step(-1);
  while (draw(0, true)) await new Promise((resolve) => setTimeout(resolve));
  run.step(1);
  draw(1000);
  draw(1100);
  const { size, left, top } = renderer.camera;
  const middle = (/** @type {number} */ index) => [
    left + (cells[2 * index] + 0.5) * size,
    top + (cells[2 * index + 1] + 0.5) * size,
  ];
  const count = cells.length / 2;
  /** The points of the line, from its first one on. */
  const points = () => [...canvas.called("moveTo"), ...canvas.called("lineTo")].map(String);
  const isOn = (/** @type {number} */ index) => points().includes(String(middle(index)));
  assert.deepEqual([isOn(count - 1), isOn(0)], [true, false], "a fifth of it");
  assert.equal(draw(1500), false);
  assert.deepEqual([isOn(count - 1), isOn(0)], [true, true]);
  run.dispose();
});
