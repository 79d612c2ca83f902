// What is drawn of a run, on canvases that record it: which cells, which numbers, and nothing where nothing changed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cameraOf, visibleCells, wholeBoard } from "../../www/core/render/camera.js";
import { NumberLayer } from "../../www/core/render/cell-digits.js";
import { CellLayer } from "../../www/core/render/cells-layer.js";
import { drawFrontierOf } from "../../www/core/render/frontier.js";
import { Minimap } from "../../www/core/render/minimap.js";
import { Renderer } from "../../www/core/render/renderer.js";
import { readColors } from "../../www/core/render/theme.js";
import { Session } from "../../www/core/session/session.js";
import "../boundary/engine.js";
import { asCanvas, canvasOf, fakeRoot, installPage } from "./fake-canvas.js";
import { search } from "./naive.js";
import { randomSession } from "./random-session.js";

installPage();
const colors = readColors(fakeRoot());

/** @typedef {import("../../www/core/render/camera.js").Camera} Camera */

/**
 * Cells that are partly on a canvas, worked out here from the pixels.
 * @param {{ width: number, height: number }} board
 * @param {Camera} camera
 * @param {{ width: number, height: number }} canvas
 */
function seenCells(board, { size, left, top }, canvas) {
  const cells = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const [from, to] = [left + x * size, left + (x + 1) * size];
      const [above, below] = [top + y * size, top + (y + 1) * size];
      if (from < canvas.width && to > 0 && above < canvas.height && below > 0) cells.push({ x, y, at: [from, above] });
    }
  }
  return cells;
}

/** Cameras, some of which cut off columns and rows in the middle, on each side. @type {Camera[]} */
const CAMERAS = [
  { size: 16, left: 0, top: 0 },
  { size: 16, left: -5, top: -9 },
  { size: 10, left: 7, top: 3 },
  { size: 33, left: -70, top: -81 },
  { size: 8, left: -1, top: 59 },
];

test("every cell that is at least partly visible is drawn, and no other; later only those whose look changed", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { run } = randomSession(seed, { side: 4 + (seed % 9) });
    run.configure({
      algorithm: /** @type {const} */ (["astar", "bidirectional-astar", "jump-point"])[seed % 3],
      penalties: false,
    });
    const { board } = run;
    for (const camera of CAMERAS) {
      run.seek(Number.POSITIVE_INFINITY);
      const layer = new CellLayer();
      const drawn = Object.assign(/** @type {any} */ (layer).canvas, { width: 97, height: 61 });
      const places = () => drawn.called("drawImage").map((/** @type {any[]} */ [, x, y]) => `${x} ${y}`);
      layer.draw(run, camera, colors, false);
      const seen = seenCells(board, camera, drawn);
      assert.deepEqual(places().sort(), seen.map(({ at }) => at.join(" ")).sort(), `${seed}`);
      /** What a cell looks like, whatever is drawn in it. @param {number} index */
      const lookOf = (index) => {
        const state = run.solver.states()[index];
        if (state === 0) return run.solver.scans()[index] > 0 ? "passed over" : "untouched";
        return state === 2 && run.solver.sideStates()[index] >> 2 === 2 ? "closed from the goal" : String(state);
      };
      const looks = () => new Map(seen.map(({ x, y, at }) => [at.join(" "), lookOf(y * board.width + x)]));
      const before = looks();
      let asked = 0;
      const { states } = run.solver;
      run.solver.states = () => {
        asked++;
        return states.call(run.solver);
      };
      drawn.calls.length = 0;
      layer.draw(run, camera, colors, false);
      assert.deepEqual([drawn.calls, asked], [[], 0], "nothing has changed, so nothing is looked at");
      run.step(-1 - (seed % 3));
      layer.draw(run, camera, colors, false);
      const after = looks();
      const changed = [...after.keys()].filter((place) => after.get(place) !== before.get(place));
      assert.deepEqual(places().sort(), changed.sort(), `${seed}`);
      const { x, y } = seen[0] ?? { x: 0, y: 0 };
      drawn.calls.length = 0;
      const isEnd = [board.start, board.goal].some((end) => end[0] === x && end[1] === y);
      if (seen.length > 0 && !isEnd) {
        run.document.paint([[x, y]], board.cells[y * board.width + x] === 255 ? 0 : 255);
        layer.draw(run, camera, colors, false);
        assert.ok(places().includes(seen[0].at.join(" ")));
      }
    }
  }
});

/** How numbers are drawn where there is neither a path nor start and goal. @param {Camera} camera @param {ReturnType<typeof visibleCells>} visible */
const lookOf = ({ size }, visible) => ({
  visible,
  colors,
  font: "sans",
  middle: size >= 44 ? 0.63 : 0.5,
  hasEnds: false,
  path: undefined,
  share: 1,
});

test("numbers are in every reached cell that is at least partly visible, and match a naive search", () => {
  let told = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const { run } = randomSession(seed, { side: 5 + (seed % 6), walls: 0.15 });
    const algorithm = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"])[seed % 4];
    run.configure({ algorithm });
    const { board } = run;
    let step = 0;
    for (const { nodes } of search(board, { algorithm, diagonal: "no-corner-cutting", weight: 1 })) {
      run.seek(++step);
      if (step % 4 !== 0) continue;
      for (const camera of [
        { size: 60, left: -135, top: -100 },
        { size: 40, left: 12, top: -17 },
      ]) {
        const canvas = canvasOf(190, 130);
        const visible = visibleCells(camera, board, canvas);
        const numbers = new NumberLayer();
        numbers.draw(/** @type {any} */ (canvas.getContext()), run, camera, lookOf(camera, visible));
        const seen = seenCells(board, camera, canvas);
        const expected = seen.flatMap(({ x, y, at: [left, top] }) => {
          const node = nodes.get(y * board.width + x);
          if (!node) return [];
          const { f, g, h } = node;
          const middle = [String(f), left + camera.size / 2, top + camera.size * (camera.size >= 44 ? 0.63 : 0.5)];
          const [inset, above] = [camera.size * 0.11, top + camera.size * 0.25];
          const corners = [
            [String(g), left + inset, above],
            // Breadth-first search has no h.
            ...(algorithm === "breadth-first" ? [] : [[String(h), left + camera.size * (1 - 0.11), above]]),
          ];
          return camera.size >= 44 ? [middle, ...corners] : [middle];
        });
        told += expected.length;
        assert.deepEqual(
          canvas.called("fillText").map(([text, x, y]) => [text, x, y]),
          expected,
          `${seed}`,
        );
      }
    }
  }
  assert.ok(told > 1000, String(told));
});

test("the outline of the open cells is on every side that an open cell and another one share, and on no other", () => {
  let sides = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const { run } = randomSession(seed, { side: 5 + (seed % 6), walls: 0.15 });
    run.configure({ algorithm: "astar" });
    const { board } = run;
    let step = 0;
    for (const { nodes } of search(board, { algorithm: "astar", diagonal: "no-corner-cutting", weight: 1 })) {
      run.seek(++step);
      const isOpen = (/** @type {number} */ x, /** @type {number} */ y) =>
        x >= 0 && y >= 0 && x < board.width && y < board.height && nodes.get(y * board.width + x)?.isClosed === false;
      const canvas = canvasOf(400, 400);
      drawFrontierOf(/** @type {any} */ (canvas.getContext()), run, { size: 16, left: 0, top: 0 }, colors, canvas);
      /** The sides that are drawn, each of one cell. @type {string[]} */
      const drawn = [];
      const { calls } = canvas;
      for (const [i, [name, ...from]] of calls.entries()) {
        if (name !== "moveTo") continue;
        const [x0, y0, x1, y1] = [...from, ...calls[i + 1].slice(1)].map((at) => Math.round(at / 16));
        for (let x = x0; x < x1; x++) drawn.push(`above ${x} ${y0}`);
        for (let y = y0; y < y1; y++) drawn.push(`left of ${x0} ${y}`);
      }
      const expected = [];
      for (let y = 0; y <= board.height; y++) {
        for (let x = 0; x <= board.width; x++) {
          if (isOpen(x, y) !== isOpen(x, y - 1)) expected.push(`above ${x} ${y}`);
          if (isOpen(x, y) !== isOpen(x - 1, y)) expected.push(`left of ${x} ${y}`);
        }
      }
      assert.deepEqual(drawn.sort(), expected.sort(), `seed ${seed}, step ${step}`);
      sides += drawn.length;
    }
  }
  assert.ok(sides > 1000, String(sides));
});

test("numbers are requested once as long as nothing changes", () => {
  const { run } = randomSession(3);
  run.solve();
  let asked = 0;
  const { numbersIn } = run.solver;
  run.solver.numbersIn = (...part) => {
    asked++;
    return numbersIn.apply(run.solver, part);
  };
  const canvas = canvasOf(300, 200);
  const numbers = new NumberLayer();
  const draw = (/** @type {Camera} */ camera) =>
    numbers.draw(
      /** @type {any} */ (canvas.getContext()),
      run,
      camera,
      lookOf(camera, visibleCells(camera, run.board, canvas)),
    );
  const camera = { size: 40, left: 0, top: 0 };
  draw(camera);
  const first = canvas.called("fillText").length;
  draw(camera);
  assert.equal(asked, 1);
  assert.equal(canvas.called("fillText").length, 2 * first);
  draw({ ...camera, left: -50 });
  assert.equal(asked, 2);
  run.step(-1);
  draw({ ...camera, left: -50 });
  assert.equal(asked, 3);
});

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";

/** A renderer on a canvas, with everything it needs there, and a session. @param {number} [width] @param {number} [height] */
function rendered(width = 190, height = 130) {
  const session = new Session(MAP, () => 0);
  session.run.solve();
  const canvas = canvasOf(width, height);
  const renderer = new Renderer(asCanvas(canvas), fakeRoot());
  renderer.recolor();
  renderer.resize(width, height);
  /** Draws, and returns what was drawn and whether it still moves. @param {number} now */
  const draw = (now, { cursor = /** @type {[number, number] | undefined} */ (undefined), isCalm = false } = {}) => {
    canvas.calls.length = 0;
    const isMoving = renderer.draw(session.run, cursor, now, isCalm);
    return { isMoving, calls: canvas.calls.length };
  };
  /** Draws until what is loaded with the first cells is there. */
  const loaded = async () => {
    while (draw(0, { isCalm: true }).isMoving) await new Promise((resolve) => setTimeout(resolve));
  };
  return { session, run: session.run, canvas, renderer, draw, loaded };
}

test("the cell expanded last has an outline, but not while a question speaks of others that are outlined", async () => {
  const { run, canvas, renderer, draw, loaded } = rendered();
  run.seek(3);
  await loaded();
  const { size, left, top } = renderer.camera;
  const [x, y] = run.current ?? assert.fail();
  /** Whether a rectangle is drawn around that cell. */
  const isOutlined = () =>
    canvas.called("strokeRect").some(([atX, atY, width]) => {
      const [across, down] = [Number(atX) - (left + x * size), Number(atY) - (top + y * size)];
      return Math.abs(across) < size / 4 && Math.abs(down) < size / 4 && Number(width) > size / 2;
    });
  for (const coversLast of [undefined, true, false]) {
    renderer.drawings = new Map([["asked", { stamp: String(coversLast), coversLast }]]);
    draw(10_000, { isCalm: true });
    assert.equal(isOutlined(), !coversLast, String(coversLast));
  }
});

test("a frame in which nothing changed draws nothing", async () => {
  const { session, run, renderer, draw, loaded } = rendered();
  assert.ok(draw(0).calls > 0);
  await loaded();
  assert.deepEqual(draw(5000), { isMoving: false, calls: 0 });
  /** @type {[string, () => void, { cursor?: [number, number] }?][]} */
  const changes = [
    ["a step back", () => run.step(-1)],
    ["the end", () => run.step(1)],
    ["a cell", () => session.document.paint([[1, 3]], 255)],
    ["an end", () => session.document.moveEnd("goal", [5, 0])],
    ["undo", () => session.undo()],
    ["an option", () => run.configure({ weight: 2 })],
    ["a cursor", () => {}, { cursor: [1, 1] }],
    ["the cursor elsewhere", () => {}, { cursor: [1, 2] }],
    ["no cursor", () => {}],
    ["no ends", () => Object.assign(renderer.sights, { ends: false })],
    ["no path", () => Object.assign(renderer.sights, { path: false })],
    ["colors", () => renderer.recolor()],
    ["a size", () => renderer.resize(210, 150)],
    ["a part of the board", () => renderer.zoom(run, 1.5)],
    ["another part", () => renderer.pan(run, 9, 9)],
  ];
  let now = 10_000;
  for (const [name, change, how] of changes) {
    change();
    now += 10_000;
    assert.ok(draw(now, how).calls > 0, name);
    // Numbers may have to be loaded, and a path takes time to be drawn.
    for (let i = 0; i < 100 && draw(now, how).isMoving; i++) {
      now += 400;
      await new Promise((resolve) => setTimeout(resolve));
    }
    assert.equal(draw(now, how).calls, 0, name);
  }
});

test("a path takes half a second to be drawn, and no time where motion is to be avoided", async () => {
  const { run, draw, loaded } = rendered();
  await loaded();
  run.step(-1);
  await loaded();
  assert.equal(draw(1000).isMoving, false);
  run.step(1);
  assert.equal(draw(2000).isMoving, true);
  assert.equal(draw(2100).isMoving, true);
  assert.ok(draw(2499).calls > 0);
  const last = draw(2500);
  assert.deepEqual([last.isMoving, last.calls > 0], [false, true]);
  assert.deepEqual(draw(2510), { isMoving: false, calls: 0 });
  run.step(-1);
  draw(3000);
  run.step(1);
  assert.equal(draw(4000, { isCalm: true }).isMoving, false);
});

test("a board of another size is shown whole, and other runs are drawn from scratch", () => {
  const { session, renderer, run, canvas, draw } = rendered();
  draw(0);
  renderer.zoom(run, 3);
  draw(1);
  assert.ok(renderer.isZoomed);
  session.resize(9, 9);
  draw(2);
  assert.ok(!renderer.isZoomed);
  assert.deepEqual(renderer.camera, cameraOf(session.document.board, canvas, wholeBoard(session.document.board)));
  const other = session.add({ algorithm: "dijkstra" });
  other.solve();
  draw(9000);
  canvas.calls.length = 0;
  renderer.draw(other, undefined, 10_000, true);
  assert.ok(canvas.calls.length > 0);
});

test("numbers come when cells are large enough, as soon as they are loaded", async () => {
  const { draw, canvas } = rendered(500, 300);
  assert.equal(draw(5000).isMoving, true, "it waits for them");
  assert.equal(canvas.called("fillText").length, 0);
  for (let i = 0; i < 200 && draw(6000).calls === 0; i++) await new Promise((resolve) => setTimeout(resolve));
  assert.ok(canvas.called("fillText").length > 5);
  assert.deepEqual(draw(7000), { isMoving: false, calls: 0 });
});

test("the minimap shows which part is visible, paints five times a second at most, and nothing where nothing changed", () => {
  const element = canvasOf(0, 0);
  const minimap = new Minimap(asCanvas(element));
  const { run } = rendered();
  const board = { width: 60, height: 40, start: [1, 1], goal: [58, 38] };
  let painted = 0;
  const solver = { paint: () => ({ width: ++painted, height: 1 }) };
  const shown = { ...run, board, solver, path: undefined, revision: 1 };
  const canvas = canvasOf(600, 400);
  /** @type {any} */
  const renderer = { canvas, colors, camera: { size: 10, left: 0, top: 0 } };
  /** @param {number} now @param {[number, number]} [cursor] */
  const draw = (now, cursor) => {
    element.calls.length = 0;
    return minimap.draw(/** @type {any} */ (shown), renderer, cursor, now, 1);
  };
  assert.equal(draw(0), false);
  assert.equal(element.hidden, true, "everything is visible");
  renderer.camera = { size: 20, left: -100, top: -60 };
  assert.equal(draw(10), false);
  assert.deepEqual([element.hidden, painted], [false, 1]);
  // A cell of the overview is two pixels: 5 to 35 of 60 columns are visible, and 3 to 23 of 40 rows.
  assert.deepEqual([element.width, element.height], [120, 80]);
  assert.deepEqual(element.called("strokeRect"), Array(2).fill([10 + 1, 6 + 1, 60 - 2, 40 - 2]));
  draw(20);
  assert.deepEqual(element.calls, []);
  shown.revision++;
  assert.equal(draw(30), true, "it will be painted later");
  assert.equal(painted, 1);
  assert.equal(draw(209), true);
  assert.equal(draw(211), false);
  assert.equal(painted, 2);
  renderer.camera.left -= 20;
  draw(220);
  assert.deepEqual([painted, element.called("strokeRect").length], [2, 2]);
  minimap.invalidate();
  draw(230);
  assert.equal(painted, 3);
  draw(240, [8, 5]);
  assert.equal(element.isAside, true, "it would hide the cursor");
  draw(250, [30, 20]);
  assert.equal(element.isAside, false);
});
