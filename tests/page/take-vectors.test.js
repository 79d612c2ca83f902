// The SVG of a board, read back and compared with a plain search: which cells are open, closed, walls, which numbers are in
// them, and where the path leads.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { defaultBoard } from "../../www/core/board/default-board.js";
import { readColors } from "../../www/core/render/theme.js";
import { Session } from "../../www/core/session/session.js";
import { boardPicture } from "../../www/features/export/board-picture.js";
import { EDGE } from "../../www/features/export/size.js";
import { outlineOf } from "../../www/features/export/vector/outline.js";
import { VectorContext } from "../../www/features/export/vector/svg-context.js";
import { fakeRoot, installPage } from "./fake-canvas.js";
import { movesFrom, search } from "./naive.js";
import { randomFrom } from "./random-numbers.js";
import { randomSession } from "./random-session.js";

installPage();
const colors = readColors(fakeRoot());
// Without a page, as in a worker: widths of texts are estimated.
Reflect.deleteProperty(globalThis, "document");

const OPEN = 1;
const CLOSED = 2;
const WALL = 255;

/** The cells inside an outline: those from which a ray to the left crosses its vertical lines an odd number of times. @param {string} data @param {number} width @param {number} height */
function inside(data, width, height) {
  const crossings = Array.from({ length: width * height }, () => 0);
  let [x, y] = [0, 0];
  for (const [, command, values] of data.matchAll(/([Mhvz])([^Mhvz]*)/g)) {
    const numbers = values.trim().split(" ").map(Number);
    if (command === "M") [x, y] = numbers;
    if (command === "h") x += numbers[0];
    if (command !== "v") continue;
    const [from, to] = [Math.min(y, y + numbers[0]), Math.max(y, y + numbers[0])];
    for (let row = from; row < to; row++)
      for (let column = x; column < width; column++) crossings[row * width + column]++;
    y += numbers[0];
  }
  return new Set(crossings.flatMap((count, index) => (count % 2 === 1 ? [index] : [])));
}

/** The attributes of all elements with a name. @param {string} svg @param {string} name @returns {Record<string, string>[]} */
const elements = (svg, name) =>
  Array.from(svg.matchAll(new RegExp(`<${name} ([^>]*)>`, "g")), ([, text]) =>
    Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value])),
  );

/** The cells that an SVG shows in a way. @param {string} svg @param {string} name @param {{ width: number, height: number }} board */
function cellsOf(svg, name, { width, height }) {
  const found = elements(svg, "path").filter((path) => path["data-cells"] === name);
  return [...inside(found.map(({ d }) => d).join(""), width, height)].sort((a, b) => a - b);
}

/** Whether all elements end where they must, and every character is allowed. @param {string} svg */
function assertWellFormed(svg) {
  /** @type {string[]} */
  const open = [];
  let at = 0;
  for (const match of svg.matchAll(/<(\/?)([\w]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g)) {
    const between = svg.slice(at, match.index);
    assert.ok(!/[<>]|&(?!(amp|lt|gt|quot);)/.test(between), between);
    at = match.index + match[0].length;
    if (match[1]) assert.equal(open.pop(), match[2]);
    else if (!match[4]) open.push(match[2]);
  }
  assert.equal(svg.slice(at).trim(), "");
  assert.deepEqual(open, []);
  assert.ok(!/NaN|undefined|Infinity/.test(svg), svg.match(/.{30}(NaN|undefined|Infinity)/)?.[0]);
}

test("the outline of random sets of cells encloses exactly these, and has no side twice", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = randomFrom(seed);
    const [width, height, share] = [1 + Math.floor(random() * 12), 1 + Math.floor(random() * 12), random()];
    const set = new Set(Array.from({ length: width * height }, (_, i) => i).filter(() => random() < share));
    const data = outlineOf(width, height, (index) => set.has(index));
    assert.deepEqual([...inside(data, width, height)], [...set]);
    const length = Array.from(data.matchAll(/[hv](-?\d+)/g), ([, run]) => Math.abs(Number(run)));
    const isEdge = (/** @type {number} */ i, /** @type {number} */ dx, /** @type {number} */ dy) => {
      const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
      return x < 0 || y < 0 || x >= width || y >= height || !set.has(y * width + x);
    };
    const sides = [...set].flatMap((i) =>
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].filter(([dx, dy]) => isEdge(i, dx, dy)),
    );
    assert.equal(
      length.reduce((sum, run) => sum + run, 0),
      sides.length,
    );
  }
});

/** Searches with options to the end, however slow the machine is. @param {import("../../www/core/run/run.js").Run} run @param {Partial<import("../../www/engine.js").Options>} options */
function searched(run, options) {
  run.configure(options);
  while (run.isSearching) run.tick();
}

/** @param {import("../../www/core/run/run.js").Run} run @param {import("../../www/features/export/size.js").Numbers} numbers @param {number} size */
function svgOf(run, numbers, size) {
  const scene = { run, sights: { ends: true, path: true }, drawings: [], colors, numbers };
  const { vector } = boardPicture("svg", scene, size);
  return /** @type {VectorContext} */ (vector).toSvg({ title: "A < B & “C”", description: 'not "D"' });
}

test("an SVG is about as long as the docs say", () => {
  const docs = readFileSync(new URL("../../docs/export.md", import.meta.url), "utf8");
  const [, plain, full] =
    /40 × 24 that the page begins with takes about (\d+) KB at the end of its search, with all its numbers about (\d+);/.exec(
      docs,
    ) ?? assert.fail();
  const { run } = new Session(defaultBoard, () => 0);
  searched(run, {});
  run.seek(Number.POSITIVE_INFINITY);
  assert.deepEqual([run.board.width, run.board.height], [40, 24]);
  for (const [numbers, told, sizes] of /** @type {const} */ ([
    ["none", plain, [16, 24, 32, 48]],
    // Smaller cells have no room for all of them.
    ["all", full, [44, 48, 60, 80]],
  ])) {
    for (const size of sizes) {
      const bytes = Buffer.byteLength(svgOf(run, numbers, size));
      assert.ok(
        Math.abs(bytes / 1000 / Number(told) - 1) < 0.08,
        `${numbers} at ${size}: ${bytes} bytes, not ${told} KB`,
      );
    }
  }
  const before = Buffer.byteLength(svgOf(run, "all", 48));
  searched(run, { algorithm: "dijkstra" });
  run.seek(Number.POSITIVE_INFINITY);
  assert.ok(Buffer.byteLength(svgOf(run, "all", 48)) > before, "a search that takes more cells, more");
});

/** The texts in cells, by the cell. @param {string} svg @param {number} size @param {number} width */
function textsOf(svg, size, width) {
  /** @type {Map<number, string[]>} */
  const texts = new Map();
  for (const [, x, y, text] of svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)) {
    const index = Math.floor((Number(y) - EDGE) / size) * width + Math.floor((Number(x) - EDGE) / size);
    texts.set(index, [...(texts.get(index) ?? []), text].sort());
  }
  return texts;
}

test("an SVG shows the states and the numbers of a plain search, at any step", () => {
  let numbersSeen = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const { run } = randomSession(seed, { side: 4 + (seed % 7), walls: 0.2 });
    const algorithm = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"])[seed % 4];
    searched(run, { algorithm });
    const { board } = run;
    const ends = [board.start, board.goal].map(([x, y]) => y * board.width + x);
    let step = 0;
    for (const { nodes } of search(board, { algorithm, diagonal: "no-corner-cutting", weight: 1 })) {
      step++;
      if ((step + seed) % 5 !== 0) continue;
      run.seek(step);
      const inState = (/** @type {boolean} */ isClosed) =>
        [...nodes].flatMap(([cell, node]) => (node.isClosed === isClosed ? [cell] : [])).sort((a, b) => a - b);
      const walls = Array.from(board.cells.entries()).flatMap(([cell, byte]) => (byte === WALL ? [cell] : []));
      for (const [size, hasNumbers] of /** @type {[number, boolean][]} */ ([
        [5, false],
        [8, false],
        [20, false],
        [50, true],
      ])) {
        const svg = svgOf(run, hasNumbers ? "all" : "none", size);
        assertWellFormed(svg);
        assert.deepEqual(cellsOf(svg, "open", board), inState(false), `${seed} ${step} ${size}`);
        assert.deepEqual(cellsOf(svg, "closed", board), inState(true));
        assert.deepEqual(cellsOf(svg, "wall", board), walls);
        if (!hasNumbers) continue;
        const texts = textsOf(svg, size, board.width);
        for (const [cell, { g, h, f }] of nodes) {
          const numbers = algorithm === "breadth-first" ? [g, f] : [g, h, f];
          const expected = ends.includes(cell) ? undefined : numbers.map(String).sort();
          assert.deepEqual(texts.get(cell), expected, `${seed} ${step} ${cell}`);
          numbersSeen++;
        }
        const touched = new Set(nodes.keys());
        for (const cell of texts.keys()) assert.ok(touched.has(cell));
      }
      const marked = (/** @type {string} */ name) =>
        elements(svgOf(run, "none", 20), "path").filter((path) => path["data-cells"] === name);
      const rings = marked("open-mark").flatMap(({ d }) => d.match(/M/g) ?? []);
      const dots = marked("closed-mark").flatMap(({ d }) => d.match(/M/g) ?? []);
      assert.deepEqual([rings.length, dots.length], [inState(false).length, inState(true).length]);
    }
  }
  assert.ok(numbersSeen > 1000, String(numbersSeen));
});

test("the path of an SVG is one of allowed moves that costs what a plain search says", () => {
  let found = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { run } = randomSession(seed, { side: 9, walls: 0.2 });
    searched(run, {});
    run.seek(Number.POSITIVE_INFINITY);
    const { board } = run;
    let cost;
    for (const { nodes } of search(board, { algorithm: "astar", diagonal: "no-corner-cutting", weight: 1 })) {
      cost = nodes.get(board.goal[1] * board.width + board.goal[0]);
    }
    const size = 20;
    const svg = svgOf(run, "none", size);
    const line = elements(svg, "path").filter(
      ({ stroke, fill }) => fill === "none" && stroke === hex(colors.path) && stroke !== hex(colors.current),
    );
    if (!cost?.isClosed || cost.g === 0) {
      assert.equal(line.length, 0, String(seed));
      continue;
    }
    const points = Array.from(line[0].d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) =>
      [x, y].map((at) => (Number(at) - EDGE) / size - 0.5),
    );
    let sum = 0;
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [points[i - 1], points[i]].map(([x, y]) => y * board.width + x);
      const move = movesFrom(board, "no-corner-cutting", from).find(([cell]) => cell === to);
      assert.ok(move, `${seed}: ${points[i - 1]} to ${points[i]}`);
      sum += move[1];
    }
    assert.deepEqual([points[0], points[points.length - 1], sum], [board.start, board.goal, cost.g]);
    found++;
  }
  assert.ok(found > 30, String(found));
});

/** @param {string} color As the page gives it, `rgb(…)`. */
const hex = (color) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((byte) => Number(byte).toString(16).padStart(2, "0"))
    .join("")}`;

test("all algorithms, costs and penalties give SVGs without a mistake, whose states are those that the engine has", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { run } = randomSession(seed, { side: 8 });
    const algorithm = /** @type {const} */ (["bidirectional-astar", "jump-point", "fastest", "astar"])[seed % 4];
    searched(run, { algorithm, costs: seed % 2 === 0 ? "sqrt2" : "10-14", penalties: seed % 4 === 3 });
    run.seek(Math.floor(run.length / 2));
    const svg = svgOf(run, seed % 3 === 0 ? "all" : "none", 50);
    assertWellFormed(svg);
    const states = [...run.solver.states()];
    const shown = (/** @type {string[]} */ ...names) =>
      names.flatMap((name) => cellsOf(svg, name, run.board)).sort((a, b) => a - b);
    const inState = (/** @type {number} */ wanted) => states.flatMap((state, cell) => (state === wanted ? [cell] : []));
    assert.deepEqual(shown("open"), inState(OPEN));
    assert.deepEqual(shown("closed", "closed-goal"), inState(CLOSED));
    const isOfGoal = (/** @type {number} */ cell) => run.solver.sideStates()[cell] >> 2 === CLOSED;
    assert.deepEqual(shown("closed-goal"), inState(CLOSED).filter(isOfGoal));
    const isScanned = (/** @type {number} */ cell) => run.solver.scans()[cell] > 0;
    assert.deepEqual(shown("scanned"), inState(0).filter(isScanned));
  }
});

test("what is sorted by its look is all there, shapes below texts", () => {
  const context = new VectorContext(10, 10);
  context.sorted(() => {
    for (let i = 0; i < 3; i++) {
      context.fillStyle = "#ff0000";
      context.fillRect(i, 0, 1, 1);
      context.fillStyle = "#000000";
      context.fillText(`<${i}>`, i, 5);
    }
  });
  const svg = context.toElements();
  assert.equal(svg.match(/<path/g)?.length, 1);
  assert.deepEqual(svg.match(/&lt;\d&gt;/g), ["&lt;0&gt;", "&lt;1&gt;", "&lt;2&gt;"]);
  assert.ok(svg.indexOf("<path") < svg.indexOf("<text"));
});
