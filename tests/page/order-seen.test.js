// The order in which cells were taken, as the board shows it: a tint where cells are small, a trail where they are large.
// Held against the order of a plain search.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TakingTint } from "../../www/core/render/taking-tint.js";
import { tintsOfTaking } from "../../www/core/render/tints-of-taking.js";
import { trailOf } from "../../www/core/render/trail.js";
import { RecordedRun } from "../../www/core/session/recorded.js";
import "../boundary/engine.js";
import { plainSteps } from "./plain-steps.js";
import { randomFrom } from "./random-numbers.js";
import { randomSession } from "./random-session.js";

/** @import { Run } from "../../www/core/run/run.js" */

// What the page has and Node has not.
Object.assign(globalThis, {
  ImageData: class {
    /** @param {Uint8ClampedArray} data @param {number} width */
    constructor(data, width) {
      Object.assign(this, { data, width, height: data.length / 4 / width });
    }
  },
});

const colors = /** @type {import("../../www/core/render/theme.js").Colors} */ (
  /** @type {unknown} */ ({
    ground: "rgb(255, 254, 251)",
    closed: "rgb(239, 204, 149)",
    "closed-area": "rgb(239, 204, 149)",
    "closed-mark": "rgb(138, 82, 8)",
  })
);
const [GROUND, CLOSED] = [
  [255, 254, 251, 255],
  [239, 204, 149, 255],
];
/** How far the color of the cells taken first is from that of closed cells: so much of the way to their marks. */
const SHIFT = [138 - 239, 82 - 204, 8 - 149].map((way) => 0.42 * way);

/** The cells that a plain search takes, in their order. @param {Run} run */
const orderOf = (run) => Array.from(plainSteps(run.board, run.options), ({ taken }) => taken.cell);

/** A picture in which each pixel has the color of a cell of its place. @param {number} columns @param {number} rows @param {(x: number, y: number) => number[]} colorAt */
function pictureOf(columns, rows, colorAt) {
  const data = new Uint8ClampedArray(4 * columns * rows);
  for (let at = 0; at < columns * rows; at++) data.set(colorAt(at % columns, Math.floor(at / columns)), 4 * at);
  return new ImageData(data, columns);
}

test("where cells are small, those taken first are nearest to the color of marks, and the last have the plain color", () => {
  const tint = new TakingTint();
  tint.recolor(colors);
  let compared = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { side: 5 + (seed % 11), walls: 0.2 });
    run.configure({ algorithm: "astar", reopenClosed: false, weight: seed % 3 === 0 ? 1.5 : 1 });
    const order = orderOf(run);
    for (const position of [0, 1, order.length, Math.floor(random() * order.length), order.length >> 1]) {
      run.seek(position);
      const { width, height } = run.board;
      const taken = order.slice(0, position);
      const colorAt = (/** @type {number} */ x, /** @type {number} */ y) =>
        taken.includes(y * width + x) ? CLOSED : GROUND;
      const plain = pictureOf(width, height, colorAt);
      const before = [...plain.data];
      const tinted = tint.tinted(plain, run, { columns: width, rows: height, x: 0, y: 0 });
      assert.deepEqual([...plain.data], before, "what was painted stays as it is");
      // A part of it is the same part of the whole.
      const [x, y] = [Math.floor(random() * width), Math.floor(random() * height)];
      const part = pictureOf(width - x, height - y, (column, row) => colorAt(x + column, y + row));
      const ofPart = tint.tinted(part, run, { columns: width, rows: height, x, y });
      for (let cell = 0; cell < width * height; cell++) {
        const age = taken.indexOf(cell);
        // From 0 for the first to 1 for the last, in steps.
        const late = position > 0 ? Math.floor((64 * age) / position) / 63 : 0;
        const expected =
          age < 0 ? GROUND : CLOSED.map((value, i) => (i < 3 ? Math.round(value + SHIFT[i] * (1 - late)) : value));
        const found = [...tinted.data.slice(4 * cell, 4 * cell + 4)];
        assert.deepEqual(found, expected, `${seed} at ${position}: cell ${cell}, ${age}`);
        const [column, row] = [(cell % width) - x, Math.floor(cell / width) - y];
        if (column < 0 || row < 0) continue;
        const at = 4 * (row * (width - x) + column);
        assert.deepEqual([...ofPart.data.slice(at, at + 4)], expected, `${seed} at ${position}: part`);
        compared++;
      }
    }
    run.dispose();
  }
  assert.ok(compared > 5000);
});

test("a pixel that stands for several cells is shifted by the tint of the one in its middle", () => {
  const tint = new TakingTint();
  tint.recolor(colors);
  for (let seed = 1; seed <= 60; seed++) {
    const { run } = randomSession(seed, { side: 12, walls: 0.1 });
    run.configure({ algorithm: "dijkstra" });
    const order = orderOf(run);
    run.seek(order.length);
    const { width, height } = run.board;
    const [columns, rows] = [Math.ceil(width / 3), Math.ceil(height / 3)];
    const mixed = [200, 180, 160, 255];
    const { data } = tint.tinted(
      pictureOf(columns, rows, () => mixed),
      run,
      { columns, rows, x: 0, y: 0 },
    );
    for (let at = 0; at < columns * rows; at++) {
      const middle = [(at % columns) + 0.5, Math.floor(at / columns) + 0.5];
      const cell = Math.floor((middle[1] * height) / rows) * width + Math.floor((middle[0] * width) / columns);
      const age = order.indexOf(cell);
      const late = Math.floor((64 * age) / order.length) / 63;
      const plain = CLOSED.map((value, i) => Math.round(value + (SHIFT[i] ?? 0) * (1 - late)) - value);
      const expected = age < 0 ? mixed : mixed.map((value, i) => Math.max(0, value + plain[i]));
      assert.deepEqual([...data.slice(4 * at, 4 * at + 4)], expected, `${seed}: ${at}`);
    }
    run.dispose();
  }
});

test("where the system has too few colors, there is no tint", () => {
  const forced = { ...colors, closed: colors.ground };
  const all = tintsOfTaking(forced);
  assert.ok(all.every((tint) => [...tint].join() === CLOSED.join()));
});

test("what a reader's program took has a trail and a tint, too", () => {
  const { run } = randomSession(1, { side: 9, walls: 0 });
  run.configure({ algorithm: "dijkstra" });
  const { width, height } = run.board;
  const steps = orderOf(run).map((cell) => /** @type {[number, number]} */ ([cell % width, Math.floor(cell / width)]));
  const recorded = /** @type {Run} */ (
    /** @type {unknown} */ (new RecordedRun({ title: "a log", steps }, run.board, run))
  );
  recorded.seek(12);
  run.seek(12);
  assert.deepEqual([...trailOf(recorded)], [...trailOf(run)]);
  assert.ok(trailOf(run).size > 0);
  const tint = new TakingTint();
  tint.recolor(colors);
  const plain = pictureOf(width, height, () => CLOSED);
  const part = { columns: width, rows: height, x: 0, y: 0 };
  assert.deepEqual([...tint.tinted(plain, recorded, part).data], [...tint.tinted(plain, run, part).data]);
});

test("the trail is the nine cells taken before the last one, the newest strongest, forwards and backwards", () => {
  let cells = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { side: 4 + (seed % 9), walls: 0.2 });
    // Cells may be taken again.
    run.configure({ algorithm: "astar", weight: 1.5 + random(), reopenClosed: true });
    const order = orderOf(run);
    const positions = [0, 1, 2, 9, 10, 11, order.length].filter((at) => at <= order.length);
    for (const position of [...positions, ...positions.toReversed(), Math.floor(random() * order.length)]) {
      run.seek(position);
      const trail = [...trailOf(run)];
      const before = order.slice(Math.max(0, position - 10), Math.max(0, position - 1)).toReversed();
      const expected = before.filter((cell, i) => cell !== order[position - 1] && before.indexOf(cell) === i);
      assert.deepEqual(
        trail.map(([cell]) => cell),
        expected,
        `${seed} at ${position}`,
      );
      const strengths = trail.map(([, strength]) => strength);
      assert.ok(
        strengths.every((strength, i) => strength > 0 && strength < 1 && (i === 0 || strength < strengths[i - 1])),
      );
      cells += trail.length;
    }
    run.dispose();
  }
  assert.ok(cells > 3000);
});
