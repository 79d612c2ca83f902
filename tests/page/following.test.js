import assert from "node:assert/strict";
import { test } from "node:test";
import { cameraOf, wholeBoard } from "../../www/core/render/camera.js";
import { Following } from "../../www/core/render/following.js";

globalThis.devicePixelRatio ??= 1;

const CANVAS = { width: 600, height: 400 };
const BOARD = { width: 120, height: 90 };
const ZOOMED = { zoom: 6, x: 60, y: 45 };

/** A run at a step, as far as the view depends on it. @param {Record<string, unknown>} state @returns {any} */
const runOf = (state) => ({
  board: BOARD,
  isSearching: false,
  player: { playing: false },
  plays: 0,
  position: 0,
  searches: 1,
  ...state,
});

/** How far inside the canvas a cell is, in cells; negative if part of it is outside. @param {any} view @param {number[]} cell */
function depth(view, [x, y]) {
  const { size, left, top } = cameraOf(BOARD, CANVAS, view);
  const [from, to] = [left + x * size, top + y * size];
  // What is at the board's own edge cannot be further inside.
  const sides = [
    [x === 0, from / size],
    [y === 0, to / size],
    [x === BOARD.width - 1, (CANVAS.width - from) / size - 1],
    [y === BOARD.height - 1, (CANVAS.height - to) / size - 1],
  ];
  return Math.min(...sides.map(([isAtEdge, inside]) => (isAtEdge && Number(inside) > -0.01 ? 9 : Number(inside))));
}

/** Whether a cell is not at the edge of the board. @param {number[]} cell */
const isInside = ([x, y]) => x > 0 && y > 0 && x < BOARD.width - 1 && y < BOARD.height - 1;

/** Numbers from 0 to 1 that are the same in each run. @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test("whatever cell the next step takes is brought into sight with those around it, and no further", () => {
  const next = random(7);
  for (let round = 0; round < 200; round++) {
    const following = new Following();
    let view = { ...ZOOMED, zoom: 2 + 12 * next() };
    following.look(runOf({}), CANVAS, view);
    for (let position = 1; position < 60; position++) {
      /** @type {[number, number]} */
      const current = [Math.floor(next() * BOARD.width), Math.floor(next() * BOARD.height)];
      const wasDeep = depth(view, current) >= 1;
      const now = following.look(runOf({ position, current, player: { playing: next() < 0.5 } }), CANVAS, view);
      assert.ok(depth(now, current) > 1 - 1e-2, `${depth(now, current)} at ${current}`);
      assert.equal(now.zoom, view.zoom);
      if (wasDeep) assert.deepEqual(cameraOf(BOARD, CANVAS, now), cameraOf(BOARD, CANVAS, view));
      else if (isInside(current)) assert.ok(depth(now, current) < 1.1, `${depth(now, current)} at ${current}`);
      view = now;
    }
  }
});

test("a whole board stays where it is", () => {
  const following = new Following();
  const view = wholeBoard(BOARD);
  following.look(runOf({}), CANVAS, view);
  assert.equal(following.look(runOf({ position: 1, current: [0, 0] }), CANVAS, view), view);
});

test("an edit moves nothing, nor does the search that follows it, however long it takes", () => {
  const following = new Following();
  following.look(runOf({ position: 5, current: [60, 45] }), CANVAS, ZOOMED);
  for (const state of [
    { searches: 2, position: 90, current: [3, 3] },
    { searches: 3, position: 70, current: [9, 3], isSearching: true },
    { searches: 3, position: 80, current: [110, 3], isSearching: true },
    { searches: 3, position: 95, current: [110, 80] },
  ]) {
    assert.equal(following.look(runOf(state), CANVAS, ZOOMED), ZOOMED);
  }
  // The next step is the reader's.
  const stepped = following.look(runOf({ searches: 3, position: 94, current: [109, 80] }), CANVAS, ZOOMED);
  assert.notEqual(stepped, ZOOMED);
});

test("a reader who looks elsewhere while it plays is left there until the cell comes by, a button is pressed or they are back", () => {
  const playing = { player: { playing: true }, plays: 1 };
  const begin = () => {
    const following = new Following();
    following.look(runOf({ ...playing, position: 1, current: [60, 45] }), CANVAS, ZOOMED);
    const away = { ...ZOOMED, x: 15, y: 15 };
    following.moved(runOf({ current: [60, 45] }), CANVAS, away);
    assert.equal(following.look(runOf({ ...playing, position: 2, current: [61, 45] }), CANVAS, away), away);
    return { following, away };
  };
  const passing = begin();
  const seen = passing.following.look(runOf({ ...playing, position: 3, current: [15, 15] }), CANVAS, passing.away);
  assert.equal(seen, passing.away);
  assert.notEqual(passing.following.look(runOf({ ...playing, position: 4, current: [80, 45] }), CANVAS, seen), seen);

  const stepping = begin();
  const stepped = stepping.following.look(runOf({ plays: 1, position: 3, current: [62, 45] }), CANVAS, stepping.away);
  assert.ok(depth(stepped, [62, 45]) > 0.99);

  const again = begin();
  const state = { player: { playing: true }, plays: 2, current: [61, 45] };
  assert.equal(again.following.look(runOf({ ...state, position: 2 }), CANVAS, again.away), again.away);
  assert.notEqual(again.following.look(runOf({ ...state, position: 3 }), CANVAS, again.away), again.away);

  const back = begin();
  back.following.moved(runOf({ current: [61, 45] }), CANVAS, ZOOMED);
  assert.notEqual(back.following.look(runOf({ ...playing, position: 3, current: [100, 45] }), CANVAS, ZOOMED), ZOOMED);
});
