// A view that follows the search, and where it zooms: worked out here from the pixels.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Follower } from "../../www/render/follower.js";
import { Renderer } from "../../www/render/renderer.js";
import "../boundary/engine.js";
import { asCanvas, canvasOf, fakeRoot, installPage } from "./fake-canvas.js";
import { randomSession } from "./random-session.js";

installPage();

/** A renderer that shows a part of a random board. @param {number} seed */
function zoomed(seed) {
  const { run } = randomSession(seed, { side: 24 + (seed % 9), walls: 0.1 });
  run.configure({ algorithm: /** @type {const} */ (["astar", "dijkstra"])[seed % 2] });
  run.seek(0);
  const renderer = new Renderer(asCanvas(canvasOf(300, 220)), fakeRoot());
  renderer.recolor();
  renderer.resize(300, 220);
  renderer.draw(run, undefined, 0, true);
  renderer.zoom(run, 5, { clientX: 20, clientY: 20 });
  renderer.draw(run, undefined, 0, true);
  assert.ok(renderer.isZoomed);
  return { run, renderer, follower: new Follower() };
}

/** Where the current cell is on the canvas. @param {ReturnType<typeof zoomed>} all */
function placeOf({ run, renderer }) {
  const { size, left, top } = renderer.camera;
  const { current } = run.solver;
  if (current === undefined) return undefined;
  return { x: left + (current % run.board.width) * size, y: top + Math.floor(current / run.board.width) * size, size };
}

const isSeen = (/** @type {{ x: number, y: number, size: number } | undefined} */ place) =>
  place !== undefined && place.x >= 0 && place.y >= 0 && place.x + place.size <= 300 && place.y + place.size <= 220;

/** Goes on by one step and draws. @param {ReturnType<typeof zoomed>} all @param {number} now */
function play({ run, renderer, follower }, now, isPainting = false) {
  run.seek(run.position + 1);
  follower.follow(renderer, run, isPainting, now);
  renderer.draw(run, undefined, now, true);
}

test("the current cell stays in sight while playing, and the view stays where it is if it can", () => {
  let [still, moved] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    const all = zoomed(seed);
    all.follower.follow(all.renderer, all.run, false, 0);
    while (!all.run.isAtEnd) {
      const before = { ...all.renderer.camera };
      play(all, 1000);
      assert.ok(isSeen(placeOf(all)), `seed ${seed}, step ${all.run.position}`);
      const { x, y, size } = placeOf(all) ?? { x: 0, y: 0, size: 0 };
      const { left, top } = all.renderer.camera;
      const [oldX, oldY] = [x - left + before.left, y - top + before.top];
      const isWellIn = oldX >= size && oldY >= size && oldX + 2 * size <= 300 && oldY + 2 * size <= 220;
      if (isWellIn) assert.deepEqual([left, top], [before.left, before.top]);
      if (isWellIn) still++;
      else moved++;
    }
  }
  assert.ok(still > 500 && moved > 100, `${still} ${moved}`);
});

test("a reader who looks elsewhere, drags or draws is not disturbed, until they go on or come back", () => {
  let away = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const all = zoomed(seed);
    const { run, renderer, follower } = all;
    run.seek(5);
    follower.follow(renderer, run, false, 0);
    // To the far corner of the board, or where it is then.
    renderer.pan(run, -1e6, -1e6);
    follower.moved(renderer, run, 1000);
    renderer.draw(run, undefined, 1000, true);
    const { left, top } = renderer.camera;
    const view = () => [renderer.camera.left, renderer.camera.top];
    if (isSeen(placeOf(all))) continue;
    play(all, 1100);
    assert.deepEqual(view(), [left, top], "while dragging");
    play(all, 9000);
    if (isSeen(placeOf(all))) continue;
    assert.deepEqual(view(), [left, top], "afterwards");
    away++;
    follower.resume();
    play(all, 9100, true);
    assert.deepEqual(view(), [left, top], "while drawing");
    play(all, 9200);
    assert.ok(isSeen(placeOf(all)), "going on");
    // Away again, and back by hand: then it follows.
    renderer.pan(run, -1e6, -1e6);
    follower.moved(renderer, run, 10_000);
    renderer.draw(run, undefined, 10_000, true);
    renderer.pan(run, 1e6, 1e6);
    follower.moved(renderer, run, 10_100);
    for (let i = 0; i < 300 && !run.isAtEnd; i++) {
      const wasSeen = isSeen(placeOf(all));
      play(all, 20_000 + i);
      if (wasSeen && i > 0) assert.ok(isSeen(placeOf(all)), `seed ${seed}, back in sight`);
    }
  }
  assert.ok(away > 8, String(away));
});

test("a new search moves nothing", () => {
  const all = zoomed(3);
  const { run, renderer, follower } = all;
  follower.follow(renderer, run, false, 0);
  const before = { ...renderer.camera };
  run.seek(Number.POSITIVE_INFINITY);
  run.configure({ weight: 3 });
  follower.follow(renderer, run, false, 1000);
  renderer.draw(run, undefined, 1000, true);
  assert.deepEqual(renderer.camera, before);
});

test("zooming without a point keeps the current cell where it is, or else the center", () => {
  let [kept, centered] = [0, 0];
  for (let seed = 1; seed <= 40; seed++) {
    const all = zoomed(seed);
    const { run, renderer } = all;
    run.seek(3 + seed);
    renderer.draw(run, undefined, 0, true);
    const { size, left, top } = renderer.camera;
    const place = placeOf(all);
    const seen = isSeen(place);
    const at = seen && place ? [place.x + size / 2, place.y + size / 2] : [150, 110];
    const cell = [(at[0] - left) / size, (at[1] - top) / size];
    renderer.zoom(run, 1.3);
    renderer.draw(run, undefined, 0, true);
    const after = renderer.camera;
    for (const axis of [0, 1]) {
      const start = axis === 0 ? after.left : after.top;
      const [length, side] = axis === 0 ? [run.board.width, 300] : [run.board.height, 220];
      // A view at the border of the board stays there.
      if (start >= 0 || start + length * after.size <= side) continue;
      assert.ok(Math.abs(start + cell[axis] * after.size - at[axis]) <= 1.5, `seed ${seed}`);
      if (seen) kept++;
      else centered++;
    }
  }
  assert.ok(kept > 10 && centered > 3, `${kept} ${centered}`);
});
