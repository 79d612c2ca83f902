import assert from "node:assert/strict";
import { test } from "node:test";
import { cameraOf, cellAt, pan, reveal, visibleCells, wholeBoard, zoomAt } from "../../www/core/render/camera.js";

Object.assign(globalThis, { devicePixelRatio: 1 });

const board = { width: 200, height: 100 };
const canvas = { width: 900, height: 600 };
const whole = wholeBoard(board);

test("the whole board begins at the left and at the top, in whole pixels", () => {
  assert.deepEqual(cameraOf(board, canvas, whole), { size: 4, left: 2, top: 2 });
  const small = cameraOf({ width: 4096, height: 4096 }, canvas, wholeBoard({ width: 4096, height: 4096 }));
  assert.ok(small.size * 4096 <= 600);
});

test("zooming keeps the cell under the pointer", () => {
  // The same shape as the canvas, so that neither side is held in the middle while the other one grows.
  const board = { width: 225, height: 150 };
  for (const [x, y] of [
    [450, 300],
    [300, 250],
    [700, 400],
  ]) {
    let view = wholeBoard(board);
    const before = cellAt(cameraOf(board, canvas, view), board, x, y);
    assert.ok(before.isInside);
    for (let i = 0; i < 12; i++) view = zoomAt(board, canvas, view, 1.3, x, y);
    const after = cellAt(cameraOf(board, canvas, view), board, x, y);
    const far = Math.max(Math.abs(after.coord[0] - before.coord[0]), Math.abs(after.coord[1] - before.coord[1]));
    assert.ok(far <= 1, `${before.coord} became ${after.coord}`);
  }
});

test("zooming has limits on both sides", () => {
  let view = whole;
  for (let i = 0; i < 99; i++) view = zoomAt(board, canvas, view, 2, 0, 0);
  assert.ok(cameraOf(board, canvas, view).size <= 96);
  for (let i = 0; i < 99; i++) view = zoomAt(board, canvas, view, 0.5, 0, 0);
  assert.deepEqual(cameraOf(board, canvas, view), cameraOf(board, canvas, whole));
});

test("the board cannot be moved out of sight", () => {
  let view = zoomAt(board, canvas, whole, 5, 450, 300);
  for (const [dx, dy] of [
    [1e6, 0],
    [0, 1e6],
    [-1e6, 0],
    [0, -1e6],
  ]) {
    view = pan(board, canvas, view, dx, dy);
    const { left, top, right, bottom } = visibleCells(cameraOf(board, canvas, view), board, canvas);
    assert.ok(right - left >= 30 && bottom - top >= 25);
  }
});

test("a cell is brought into view, and one already in view moves nothing", () => {
  const view = zoomAt(board, canvas, whole, 8, 0, 0);
  for (const coord of /** @type {[number, number][]} */ ([
    [0, 0],
    [199, 99],
    [199, 0],
  ])) {
    const shown = visibleCells(cameraOf(board, canvas, reveal(board, canvas, view, coord)), board, canvas);
    assert.ok(coord[0] >= shown.left && coord[0] < shown.right && coord[1] >= shown.top && coord[1] < shown.bottom);
  }
  const middle = cellAt(cameraOf(board, canvas, view), board, 450, 300).coord;
  assert.deepEqual(cameraOf(board, canvas, reveal(board, canvas, view, middle)), cameraOf(board, canvas, view));
});
