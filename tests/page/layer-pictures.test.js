// How layers are drawn, on canvases that record it: that what is kept from frame to frame is never out of date, and that
// the legend says what is drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Blocks, ROW, SIDE } from "../../www/core/render/layers/blocks.js";
import { Far } from "../../www/core/render/layers/far.js";
import { LAYERS } from "../../www/core/render/layers/layer-names.js";
import { valuesOf } from "../../www/core/render/layers/layer-values.js";
import { levelOf, rampOf } from "../../www/core/render/layers/scale.js";
import { Layer } from "../../www/core/render/layers/shown-layer.js";
import { readColors } from "../../www/core/render/theme.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { asCanvas, canvasOf, fakeRoot, installPage } from "./fake-canvas.js";
import { estimateFrom, randomFrom, remainingIn } from "./layer-model.js";
import { randomSession } from "./random-session.js";

installPage();
const colors = readColors(fakeRoot());

/** @typedef {import("../../www/core/run/run.js").Run} Run */
/** @typedef {import("../../www/core/render/camera.js").Camera} Camera */

/** Where a layer is drawn. @param {Run} run @param {Camera} camera @param {any} canvas */
const placeOf = (run, camera, canvas) => ({
  context: canvas.getContext(),
  camera,
  canvas: asCanvas(canvas),
  board: run.board,
  run,
  colors,
  font: "sans",
});

/** Draws until nothing is left to be done. @param {Layer} layer @param {ReturnType<typeof placeOf>} place */
function drawAll(layer, place) {
  for (let frame = 0; layer.draw(place); frame++) assert.ok(frame < 1000, "it never ends");
}

/** What remains, when the time has come. @param {Run} run */
async function farOf(run) {
  /** @type {() => void} */
  let tell = () => {};
  const isThere = new Promise((resolve) => {
    tell = () => resolve(undefined);
  });
  const far = new Far(() => tell());
  assert.equal(far.of(run), undefined, "not in the frame");
  await isThere;
  return far;
}

const VIEWS = /** @type {Camera[]} */ ([
  { size: 1, left: 3, top: 5 },
  { size: 0.4, left: 0, top: 0 },
  { size: 2.5, left: -20, top: -31 },
  { size: 9, left: -400, top: -250 },
  { size: 31, left: -900, top: -800 },
]);

test("a layer that follows a search shows the same colors as one that has just been made", async () => {
  let compared = 0;
  for (const [index, algorithm] of /** @type {const} */ ([
    "astar",
    "dijkstra",
    "bidirectional-astar",
    "jump-point",
    "breadth-first",
    "greedy",
    "fastest",
  ]).entries()) {
    const random = randomFrom(index + 1);
    const { run } = randomSession(index + 3, { side: 150, walls: 0.2 });
    run.configure({ algorithm, penalties: algorithm !== "jump-point", heuristic: "manhattan", reopenClosed: true });
    while (run.isSearching) run.tick();
    const far = await farOf(run);
    for (const name of LAYERS) {
      const camera = VIEWS[(index + LAYERS.indexOf(name)) % VIEWS.length];
      const canvas = canvasOf(160, 120);
      const layer = new Layer(name, far);
      run.seek(run.length);
      drawAll(layer, placeOf(run, camera, canvas));
      for (let turn = 0; turn < some(12, 3); turn++) {
        run.seek(Math.floor(random() * run.length));
        if (turn % 4 === 3) run.step(random() < 0.5 ? 1 : -1);
        const { position } = run;
        drawAll(layer, placeOf(run, camera, canvas));
        const fresh = new Layer(name, far);
        drawAll(fresh, placeOf(run, camera, canvasOf(160, 120)));
        assert.equal(run.solver.position, position);
        for (let i = 0; i < 400; i++) {
          const [x, y] = [Math.floor(random() * 150), Math.floor(random() * 150)];
          assert.equal(layer.colorAt(x, y), fresh.colorAt(x, y), `${algorithm} ${name} (${x}, ${y})`);
          compared += Number(fresh.colorAt(x, y) !== undefined);
        }
        assert.deepEqual(layer.facts, fresh.facts);
      }
    }
    far.end();
    run.dispose();
  }
  assert.ok(compared > some(10_000, 3));
});

test("colors and legend follow from the numbers at the end of the search, at every step", async () => {
  for (let seed = 1; seed <= some(30, 3); seed++) {
    const { run } = randomSession(seed, { side: 12, walls: 0.2 });
    run.configure({ heuristic: "manhattan", weight: 1.5 });
    const far = await farOf(run);
    const { board, options } = run;
    const place = placeOf(run, { size: 12, left: 0, top: 0 }, canvasOf(144, 144));
    const remaining = remainingIn(board, options);
    for (const name of /** @type {const} */ (["h", "f", "remaining"])) {
      const numbers = () =>
        name === "remaining"
          ? remaining.map((value) => (Number.isFinite(value) ? value : Number.NaN))
          : Array.from(board.cells, (byte, cell) => {
              const { f } = run.solver.node(cell % 12, Math.floor(cell / 12));
              return name === "f" ? (f ?? Number.NaN) : byte === 255 ? Number.NaN : estimateFrom(board, options, cell);
            });
      run.seek(run.length);
      const known = numbers().filter((number) => !Number.isNaN(number));
      const scale = rampOf(Math.min(...known), Math.max(...known));
      run.seek(Math.floor(run.length / 2));
      const layer = new Layer(name, far);
      drawAll(layer, place);
      assert.deepEqual(layer.facts.scale, scale, `${seed} ${name}`);
      assert.equal(layer.facts.tints.length, scale.count);
      const shown = new Set(layer.facts.tints.map((tint) => tint.join()));
      assert.equal(layer.facts.range.least, scale.from);
      for (const [cell, number] of numbers().entries()) {
        const color = layer.colorAt(cell % 12, Math.floor(cell / 12));
        const tint = Number.isNaN(number) ? undefined : `rgb(${layer.facts.tints[levelOf(scale, number)].join(" ")})`;
        assert.equal(color, tint, `${seed} ${name} ${cell}`);
      }
      assert.ok(shown.size > 0);
    }
    far.end();
    run.dispose();
  }
});

test("an edit, other options and another board are followed", async () => {
  const { run, document } = randomSession(4, { side: 12, walls: 0 });
  const far = await farOf(run);
  const place = () => placeOf(run, { size: 12, left: 0, top: 0 }, canvas);
  const canvas = canvasOf(144, 144);
  const layer = new Layer("h", far);
  drawAll(layer, place());
  const [x, y] = [...run.board.cells.keys()]
    .map((cell) => /** @type {[number, number]} */ ([cell % 12, Math.floor(cell / 12)]))
    .filter((cell) => ![run.board.start, run.board.goal].some((end) => end.join() === cell.join()))[5];
  assert.ok(layer.colorAt(x, y));
  document.paint([[x, y]], 255);
  drawAll(layer, place());
  assert.equal(layer.colorAt(x, y), undefined, "a wall has no estimate");
  const before = layer.facts.range.most;
  run.configure({ heuristic: "chebyshev" });
  drawAll(layer, place());
  assert.ok(layer.facts.range.most < before);
  run.configure({ algorithm: "dijkstra" });
  drawAll(layer, place());
  assert.equal(layer.facts.scale, undefined, "nothing is estimated");
  far.end();
  run.dispose();
});

test("nothing is drawn anew where nothing has changed, and only what has changed where cells are small", () => {
  const { run } = randomSession(8, { side: 200, walls: 0.2 });
  run.configure({ algorithm: "dijkstra", penalties: false });
  while (run.isSearching) run.tick();
  run.seek(Math.floor(run.length / 2));
  const far = new Far(() => {});
  const layer = new Layer("g", far);
  const place = placeOf(run, { size: 2, left: 0, top: 0 }, canvasOf(400, 400));
  drawAll(layer, place);
  let asked = 0;
  const { numbersIn } = run.solver;
  run.solver.numbersIn = (...values) => {
    asked += values[2] * values[3];
    return numbersIn.apply(run.solver, values);
  };
  drawAll(layer, place);
  assert.equal(asked, 0);
  run.step(1);
  drawAll(layer, place);
  assert.ok(asked > 0 && asked <= 4 * ROW * ROW, `${asked} cells for one step`);
  run.dispose();
});

test("where cells are smaller than a pixel, some of them are looked at, and these have their own levels", () => {
  const { run } = randomSession(8, { side: 300, walls: 0.2 });
  const blocks = new Blocks();
  const fill = valuesOf("h", run, {});
  const scale = rampOf(0, 6000);
  for (const step of [1, 2, 3, 5]) {
    blocks.reset(step);
    const extent = SIDE * step;
    const camera = { size: 1 / step, left: 0, top: 0 };
    const palette = new Uint32Array(9);
    for (const block of blocks.visible(camera, run.board, { width: 300, height: 300 })) {
      blocks.make(block, run.board, { fill, scale, palette, hasLines: false, wall: 0, isDirect: false });
      assert.equal(block.column % extent, 0);
    }
    for (let cell = 0; cell < run.board.cells.length; cell += 7) {
      const [x, y] = [cell % 300, Math.floor(cell / 300)];
      const [atX, atY] = [x - ((x % extent) % step), y - ((y % extent) % step)];
      const isWall = run.board.cells[atY * 300 + atX] === 255;
      const expected = isWall ? 0 : 1 + levelOf(scale, run.solver.node(atX, atY).h);
      assert.equal(blocks.levelAt(x, y), expected, `every ${step}: (${x}, ${y})`);
    }
  }
  run.dispose();
});
