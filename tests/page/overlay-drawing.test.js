// What an overlay draws, on canvases that record it: every cell in the color of those who have taken it, whatever was drawn
// before, and no more than what has changed; and what its legend says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english } from "../../www/core/i18n/index.js";
import { readColors } from "../../www/core/render/theme.js";
import { overlayOf } from "../../www/features/compare/compare-overlay.js";
import { Membership } from "../../www/features/compare/membership-of.js";
import { fillsOf, levelsOf, runColor } from "../../www/features/compare/overlay-colors.js";
import { lineBeside } from "../../www/features/compare/overlay-paths.js";
import { OverlayPicture, sampled } from "../../www/features/compare/overlay-picture.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { asCanvas, canvasOf, fakeRoot, installPage } from "./fake-canvas.js";
import { plainSteps } from "./plain-steps.js";
import { randomFrom } from "./random-grid.js";
import { randomSession } from "./random-session.js";

installPage();
const colors = readColors(fakeRoot());

/** @typedef {import("../../www/core/run/run.js").Run} Run */
/** @typedef {import("../../www/core/render/camera.js").Camera} Camera */

/** @param {Run} run @param {Camera} camera @param {ReturnType<typeof canvasOf>} canvas @returns {import("../../www/core/render/renderer.js").Place} */
const placeOf = (run, camera, canvas) => ({
  context: /** @type {any} */ (canvas.getContext()),
  ...{ camera, canvas: asCanvas(canvas), board: run.board, run, colors, font: "sans", hasPath: true },
});

/** A session whose runs have all ended. @param {number} seed @param {number} side @param {Partial<import("../../www/engine.js").Options>[]} others */
function runsOf(seed, side, others) {
  const session = randomSession(seed, { side, walls: 0.2 });
  session.run.solve();
  for (const options of others) session.add(options).solve();
  for (let turn = 0; session.tick() && turn < 1000; turn++);
  return session.runs;
}

/** Who has taken each cell, by plain searches. @param {readonly Run[]} runs */
function masksOf(runs) {
  const masks = new Array(runs[0].board.cells.length).fill(0);
  for (const [index, run] of runs.entries()) {
    const order = Array.from(plainSteps(run.board, run.options), ({ taken }) => taken.cell);
    for (const cell of order.slice(0, run.position)) masks[cell] |= 1 << index;
  }
  return masks;
}

const OTHERS = /** @type {const} */ ([[{ algorithm: "greedy" }], [{ algorithm: "greedy" }, { algorithm: "dijkstra" }]]);

test("a cell gets the color of those who have taken it, at every size and step", () => {
  for (let seed = 1; seed <= some(60, 4); seed++) {
    const random = randomFrom(seed);
    const runs = runsOf(seed, 14, [...OTHERS[seed % 2]]);
    const overlay = overlayOf(runs, english, () => runs.map((_, index) => `run ${index}`));
    const count = runs.length;
    for (const size of [34, 12, 3, 0.7]) {
      const place = placeOf(runs[seed % count], { size, left: -3, top: 2 }, canvasOf(300, 220));
      for (let turn = 0; turn < 3; turn++) {
        for (const run of runs) run.seek(Math.floor(random() * (run.length + 1)));
        const chosen = count > 2 && turn > 0 ? Math.floor(random() * count) : undefined;
        overlay.choose(chosen);
        overlay.under?.(place);
        const fills = fillsOf(colors, { count, chosen });
        for (const [cell, mask] of masksOf(runs).entries()) {
          const isStrong = chosen === undefined ? mask === 2 ** count - 1 : ((mask >> chosen) & 1) === 1;
          const level = count === 2 ? mask : mask === 0 ? 0 : isStrong ? 2 : 1;
          const color = overlay.colorAt?.(cell % 14, Math.floor(cell / 14));
          assert.equal(color, `rgb(${fills[level].join(" ")})`, `${seed}, ${size}, ${cell}`);
        }
      }
    }
    for (const run of runs) run.dispose();
  }
});

test("cells that are drawn one by one are drawn again when others have taken them, and only then", () => {
  for (let seed = 1; seed <= some(40, 4); seed++) {
    const random = randomFrom(seed + 50);
    const runs = runsOf(seed, 12, [{ algorithm: "dijkstra" }]);
    const picture = new OverlayPicture(2);
    const own = /** @type {ReturnType<typeof canvasOf>} */ (/** @type {unknown} */ (picture.canvas));
    const place = placeOf(runs[0], { size: 11, left: 4, top: -7 }, canvasOf(160, 130));
    /** @type {Map<string, number>} */
    let looks = new Map();
    for (let turn = 0; turn < 6; turn++) {
      for (const run of runs) run.seek(turn === 5 ? run.position : Math.floor(random() * (run.length + 1)));
      const masks = masksOf(runs);
      own.calls.length = 0;
      picture.draw(place, Uint8Array.from(masks), undefined);
      const drawn = own.called("drawImage").map(([, x, y]) => `${x} ${y}`);
      const seen = new Map();
      for (const [cell, mask] of masks.entries()) {
        const [x, y] = [4 + (cell % 12) * 11, -7 + Math.floor(cell / 12) * 11];
        const isSeen = x < 160 && x + 11 > 0 && y < 130 && y + 11 > 0;
        if (isSeen && runs[0].board.cells[cell] !== 255) seen.set(`${x} ${y}`, mask);
      }
      const expected = [...seen].filter(([at, mask]) => looks.get(at) !== mask).map(([at]) => at);
      assert.deepEqual(drawn.sort(), expected.sort(), `${seed}, turn ${turn}`);
      if (turn === 5) assert.equal(drawn.length, 0);
      looks = seen;
    }
    for (const run of runs) run.dispose();
  }
});

/** What is on a canvas after pixels were put on it. @param {Uint32Array} shown @param {ReturnType<typeof canvasOf>} canvas @returns {number} How many were put. */
function applyPuts(shown, canvas) {
  let count = 0;
  for (const [image, , , left, top, width, height] of canvas.called("putImageData")) {
    const pixels = new Uint32Array(image.data.buffer);
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) shown[y * image.width + x] = pixels[y * image.width + x];
    }
    count += width * height;
  }
  canvas.calls.length = 0;
  return count;
}

test("small cells have the pixel of those who have taken them, and what has not changed is not painted again", () => {
  let partly = 0;
  for (const [index, camera] of /** @type {Camera[]} */ ([
    { size: 1.5, left: 0, top: 0 },
    { size: 3, left: -30, top: -41 },
    { size: 0.5, left: 5, top: 3 },
    { size: 0.3, left: 0, top: 0 },
  ]).entries()) {
    const random = randomFrom(index + 1);
    const runs = runsOf(index + 2, 60, [...OTHERS[index % 2]]);
    const [board, count] = [runs[0].board, runs.length];
    const [membership, picture] = [new Membership(), new OverlayPicture(count)];
    const own = /** @type {ReturnType<typeof canvasOf>} */ (/** @type {unknown} */ (picture.canvas));
    const place = placeOf(runs[0], camera, canvasOf(120, 90));
    const { step, left, top, columns, rows } = sampled(camera, board, { width: 120, height: 90 });
    assert.ok(columns * step * camera.size >= Math.min(60 * camera.size, 90) && step <= 1 / Math.min(1, camera.size));
    const shown = new Uint32Array(columns * rows);
    const draw = () => {
      const changed = membership.follow(runs);
      picture.draw(place, membership.masks, changed);
    };
    const levels = levelsOf({ count });
    const pixels = fillsOf(colors, { count }).map(
      ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0,
    );
    for (let turn = 0; turn < some(30, 3); turn++) {
      for (const run of runs) {
        const to = turn % 3 === 0 ? Math.floor(random() * (run.length + 1)) : run.position + (turn % 3 === 1 ? -3 : 2);
        run.seek(Math.max(0, to));
      }
      draw();
      const put = applyPuts(shown, own);
      if (turn > 0 && put < columns * rows) partly++;
      const masks = masksOf(runs);
      for (let at = 0; at < shown.length; at++) {
        const cell = (top + Math.floor(at / columns) * step) * 60 + left + (at % columns) * step;
        if (board.cells[cell] === 255 || (masks[cell] === 0 && board.cells[cell] > 0)) continue;
        assert.equal(shown[at], pixels[levels[masks[cell]]], `${index}, turn ${turn}, cell ${cell}`);
      }
      draw();
      assert.equal(own.called("putImageData").length, 0, "nothing has changed");
    }
    for (const run of runs) run.dispose();
  }
  assert.ok(partly > some(60, 3), `${partly}`);
});

test("what the legend was asked before is drawn all the same", () => {
  for (const size of [16, 3]) {
    const runs = runsOf(6, 12, [{ algorithm: "dijkstra" }]);
    const [asked, silent] = [1, 2].map(() => overlayOf(runs, english, () => ["a", "b"]));
    const random = randomFrom(size);
    for (let turn = 0; turn < some(20, 3); turn++) {
      for (const run of runs)
        run.seek(turn % 2 ? Math.min(run.length, run.position + 1) : Math.floor(random() * run.length));
      asked.legend?.(runs[0], { size, left: 0, top: 0 }, true);
      const drawn = [asked, silent].map((overlay) => {
        const canvas = canvasOf(200, 200);
        overlay.under?.(placeOf(runs[0], { size, left: 0, top: 0 }, canvas));
        const [[picture]] = canvas.called("drawImage");
        return picture.calls.splice(0).map((/** @type {any[]} */ [name, , ...values]) => [name, ...values].join());
      });
      assert.deepEqual(drawn[0], drawn[1], `${size}, turn ${turn}`);
    }
    for (const run of runs) run.dispose();
  }
});

test("the legend counts who has taken how many, and names the paths that are found, from the first step on", () => {
  for (let seed = 1; seed <= some(60, 4); seed++) {
    const random = randomFrom(seed + 900);
    const runs = runsOf(seed, 10, [...OTHERS[seed % 2]]);
    const called = runs.map((_, index) => `run ${index}`);
    const overlay = overlayOf(runs, english, () => called);
    for (const run of runs) run.seek(random() < 0.4 ? run.length : Math.floor(random() * run.length));
    const texts = overlay.legend?.(runs[0], { size: 12, left: 0, top: 0 }, true).map(({ text }) => text) ?? [];
    const masks = masksOf(runs);
    const having = (/** @type {(mask: number) => boolean} */ is) => masks.filter(is).length;
    const areas =
      runs.length === 2
        ? [
            `expanded by both: ${having((mask) => mask === 3)}`,
            `expanded only by run 0: ${having((mask) => mask === 1)}`,
            `expanded only by run 1: ${having((mask) => mask === 2)}`,
          ]
        : [
            `expanded by all 3: ${having((mask) => mask === 7)}`,
            `only by some: ${having((mask) => mask > 0 && mask < 7)}`,
          ];
    const goal = runs[0].board.goal[1] * 10 + runs[0].board.goal[0];
    const paths = runs.flatMap((run, index) => {
      const isFound = [...plainSteps(run.board, run.options)].some(({ taken }) => taken.cell === goal);
      return isFound ? [`path of run ${index}`] : [];
    });
    assert.deepEqual(texts, [...areas, ...paths]);
    // To be chosen, those without a path are there as well.
    const all = overlay.runs(runs[0]);
    const entries = runs.map((_, index) => (paths.includes(`path of run ${index}`) ? "path of " : "") + called[index]);
    assert.deepEqual(
      all.map(({ index, text }) => [index, text]),
      entries.map((text, index) => [index, text]),
    );
    for (const chosen of runs.length === 2 ? [] : [0, 1, 2]) {
      overlay.choose(chosen);
      const [own, others] = [true, false].map((is) =>
        having((mask) => mask > 0 && Boolean(mask & (1 << chosen)) === is),
      );
      assert.deepEqual(
        overlay.areas(["a", "b", "c"]).map(({ text }) => text),
        [`expanded by ${"abc"[chosen]}: ${own}`, `only by others: ${others}`],
      );
    }
    for (const run of runs) run.dispose();
  }
});

test("paths that are the same are both seen, each in the color of its run: the one in front whole, the others thinner and broken beside it", () => {
  const runs = runsOf(6, 12, [{ algorithm: "dijkstra" }, { algorithm: "greedy" }]);
  assert.ok(runs.every(({ path }) => path));
  const overlay = overlayOf(runs, english, () => ["a", "b", "c"]);
  for (const front of runs) {
    const canvas = canvasOf(200, 200);
    const place = placeOf(front, { size: 16, left: 0, top: 0 }, canvas);
    overlay.under?.(place);
    const dashes = canvas.called("setLineDash").filter(([dash]) => dash.length > 0);
    assert.equal(dashes.length, 2);
    // Each has its edge and its color.
    /** @type {string[]} */
    const inks = [];
    const context = /** @type {any} */ (canvas.getContext());
    const other = { ...place, context };
    Object.assign(context, { stroke: () => inks.push(context.strokeStyle) });
    overlay.under?.(other);
    overlay.onPath?.(other);
    const own = runs.indexOf(front);
    const inOrder = [...runs.keys()].filter((index) => index !== own).concat(own);
    const expected = inOrder.flatMap((index) => [colors["path-edge"], runColor(colors, index)]);
    assert.deepEqual(inks, expected);
    assert.equal(new Set(inks).size, 4);
    assert.equal(overlay.pathColor?.(colors), runColor(colors, own));
    for (const draw of [overlay.under, overlay.onPath]) draw?.({ ...other, hasPath: false });
    assert.deepEqual(inks, expected, "where paths are not to be seen there are none");
  }
  assert.throws(() => overlayOf(runs.slice(1, 2), english, () => []), RangeError);
  for (const run of runs) run.dispose();
});

test("a line beside a path keeps its distance from it, on one side, all along", () => {
  for (let seed = 1; seed <= some(200, 20); seed++) {
    const { run } = randomSession(seed, { side: 12, walls: 0.25 });
    run.solve();
    const cells = run.path?.cells;
    const away = (seed % 2 === 0 ? 1 : -1) * (1 + (seed % 7));
    if (cells && cells.length >= 4) {
      const size = 40;
      const points = lineBeside({ size, left: 3, top: 5 }, cells, away);
      /** @type {[number, number][]} */
      const middles = Array.from({ length: cells.length / 2 }, (_, i) => [
        3 + (cells[2 * i] + 0.5) * size,
        5 + (cells[2 * i + 1] + 0.5) * size,
      ]);
      for (const [end, [x, y]] of [points[0], points[points.length - 1]].entries()) {
        const [middleX, middleY] = middles[end === 0 ? 0 : middles.length - 1];
        const far = Math.hypot(x - middleX, y - middleY);
        assert.ok(Math.abs(far - Math.abs(away)) < 1e-6, "its ends are beside those of the path");
      }
      // The middle of each piece is so far from the line through the piece of the path that it is beside.
      for (const [i, [x1, y1]] of points.slice(1).entries()) {
        const [x, y] = [(points[i][0] + x1) / 2, (points[i][1] + y1) / 2];
        const near = middles.slice(1).map(([bx, by], k) => {
          const [ax, ay] = middles[k];
          const along = Math.max(
            0,
            Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
          );
          const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
          return { far: Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)), side };
        });
        const nearest = near.reduce((best, each) => (each.far < best.far ? each : best));
        assert.ok(Math.abs(nearest.far - Math.abs(away)) < 1e-6, `${seed}: ${nearest.far} of ${away}`);
        assert.equal(Math.sign(nearest.side), Math.sign(away), `${seed}: on one side`);
      }
    }
    run.dispose();
  }
});
