// How the coordinates of a log are understood, on random boards and in every frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromBoard, fromTheStart, plausibleFrames, toBoard, USUAL } from "../../www/check/coordinate-frames.js";
import { randomFrom } from "./random-numbers.js";

/** @typedef {import("../../www/check/coordinate-frames.js").Frame} Frame */
/** @typedef {[number, number]} Coord */

/** @param {() => number} random @param {number} most */
const below = (random, most) => Math.floor(random() * most);

/** A board with walls, and the cells that a flood from its start takes, in order. @param {() => number} random @param {number} least @param {number} most */
function flooded(random, least, most) {
  for (;;) {
    const [width, height] = [least + below(random, most - least), least + below(random, most - least)];
    const cells = Uint8Array.from({ length: width * height }, () => (random() < 0.3 ? 255 : 0));
    const from = below(random, cells.length);
    if (cells[from] === 255) continue;
    const order = [from];
    const seen = new Set(order);
    for (const cell of order) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (const [dx, dy] of [
        [0, -1],
        [-1, 0],
        [1, 0],
        [0, 1],
      ]) {
        const next = (y + dy) * width + x + dx;
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height || cells[next] === 255) continue;
        if (seen.has(next)) continue;
        seen.add(next);
        order.push(next);
      }
    }
    if (order.length < (width * height) / 3) continue;
    const coords = order.map((cell) => /** @type {Coord} */ ([cell % width, Math.floor(cell / width)]));
    return { board: { width, height, cells }, coords, start: coords[0], goal: coords[coords.length - 1] };
  }
}

/** @param {() => number} random @param {{ width: number, height: number }} board @returns {Frame} */
function anyFrame(random, { width, height }) {
  /** @type {Coord[]} */
  const origins = [
    [0, 0],
    [1, 1],
    [-Math.floor(width / 2), -Math.floor(height / 2)],
    [below(random, 99) - 50, below(random, 99) - 50],
  ];
  return { swapped: random() < 0.5, up: random() < 0.5, origin: origins[below(random, origins.length)] };
}

/** What a program that counts in this frame prints. @param {Frame} frame @param {Coord[]} coords @param {{ height: number }} board */
const printed = (frame, coords, board) =>
  coords.map((coord) => {
    const [x, y] = fromBoard(frame, coord, board);
    return { x, y };
  });

test("each frame leads to the board and back, as its words say", () => {
  const board = { height: 5 };
  assert.deepEqual(toBoard(USUAL, [3, 1], board), [3, 1]);
  assert.deepEqual(toBoard({ swapped: true, up: false, origin: [0, 0] }, [1, 3], board), [3, 1]);
  assert.deepEqual(toBoard({ swapped: false, up: true, origin: [0, 0] }, [0, 0], board), [0, 4]);
  assert.deepEqual(toBoard({ swapped: false, up: false, origin: [1, 1] }, [1, 1], board), [0, 0]);
  assert.deepEqual(toBoard({ swapped: true, up: true, origin: [-4, -2] }, [-2, -4], board), [0, 4]);
  const random = randomFrom(1);
  for (let i = 0; i < 5000; i++) {
    const board = { width: 1 + below(random, 50), height: 1 + below(random, 50) };
    const frame = anyFrame(random, board);
    const coord = /** @type {Coord} */ ([below(random, board.width), below(random, board.height)]);
    assert.deepEqual(toBoard(frame, fromBoard(frame, coord, board), board), coord);
  }
});

test("with start and goal, the frame that was meant is the first on nearly all boards, and among those returned on all", () => {
  const random = randomFrom(2);
  let first = 0;
  const tries = 3000;
  for (let i = 0; i < tries; i++) {
    const { board, coords, start, goal } = flooded(random, 5, 20);
    const frame = anyFrame(random, board);
    const log = { steps: printed(frame, coords, board) };
    const frames = plausibleFrames({ board, log, start, goal });
    const at = frames.findIndex((other) => {
      const same = coords.every((coord, index) => {
        const [x, y] = toBoard(other, [log.steps[index].x, log.steps[index].y], board);
        return x === coord[0] && y === coord[1];
      });
      return same;
    });
    assert.ok(at >= 0, `${JSON.stringify(frame)}: ${JSON.stringify(frames)}`);
    if (at === 0) first++;
  }
  assert.ok(first > tries * 0.97, `${first} of ${tries}`);
});

test("a path alone is enough, also one that is printed backward", () => {
  const random = randomFrom(3);
  for (let i = 0; i < 500; i++) {
    const { board, coords, start } = flooded(random, 6, 16);
    // A walk along cells of the flood that are next to each other.
    const walk = [start];
    for (const [x, y] of coords) {
      const [lastX, lastY] = walk[walk.length - 1];
      if (Math.abs(x - lastX) + Math.abs(y - lastY) === 1) walk.push([x, y]);
    }
    const goal = walk[walk.length - 1];
    const frame = anyFrame(random, board);
    const path = walk.map((coord) => fromBoard(frame, coord, board));
    const isBackward = random() < 0.5;
    if (isBackward) path.reverse();
    const frames = plausibleFrames({ board, log: { steps: [], path }, start, goal });
    const readings = frames.map((other) => path.map((given) => toBoard(other, given, board)));
    const wanted = JSON.stringify(walk);
    const found = readings.some((cells) => JSON.stringify(fromTheStart(cells, start, goal)) === wanted);
    assert.ok(found, `${JSON.stringify(frame)} of ${JSON.stringify(frames)}`);
  }
});

test("a few cells on walls do not hide a frame, but a log of another board has none", () => {
  const random = randomFrom(4);
  let none = 0;
  for (let i = 0; i < 300; i++) {
    const { board, coords, start, goal } = flooded(random, 12, 20);
    const wrong = coords.map((coord) => (random() < 0.04 ? [below(random, 30), below(random, 30)] : coord));
    wrong[0] = start;
    const steps = wrong.map(([x, y]) => ({ x, y }));
    assert.deepEqual(plausibleFrames({ board, log: { steps }, start, goal })[0], USUAL);
    const far = coords.map(() => ({ x: below(random, 500), y: below(random, 500) }));
    if (plausibleFrames({ board, log: { steps: far }, start, goal }).length === 0) none++;
  }
  assert.equal(none, 300);
});

test("a program that counts in halves is understood, and one that forgets the start too", () => {
  const { board, coords, start, goal } = flooded(randomFrom(5), 12, 20);
  const halves = coords.map(([x, y]) => ({ x: x + 0.5, y: y + 0.5 }));
  assert.deepEqual(plausibleFrames({ board, log: { steps: halves }, start, goal })[0], {
    ...USUAL,
    origin: [0.5, 0.5],
  });
  const late = coords.slice(1).map(([x, y]) => ({ x, y }));
  assert.deepEqual(plausibleFrames({ board, log: { steps: late }, start, goal })[0], USUAL);
  assert.deepEqual(plausibleFrames({ board, log: { steps: [] }, start, goal }), [USUAL]);
});

test("a count begins with a whole number, or with a half where all coordinates have one", () => {
  const random = randomFrom(17);
  for (let i = 0; i < 200; i++) {
    const { board, coords, start, goal } = flooded(random, 5, 12);
    const frame = anyFrame(random, board);
    const steps = printed(frame, coords, board);
    // One line that is no cell.
    const log = { steps: [...steps, { x: 1, y: 0.03 }] };
    for (const { origin } of plausibleFrames({ board, log, start, goal }))
      assert.ok(origin.every(Number.isInteger), String(origin));
    const halves = { steps: steps.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })) };
    for (const { origin } of plausibleFrames({ board, log: halves, start, goal }))
      assert.ok(
        origin.every((n) => Math.abs(n % 1) === 0.5),
        String(origin),
      );
  }
});
