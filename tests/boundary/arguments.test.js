// What wasm-bindgen would let through: every argument of every method, tried with values that are not allowed.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inspect } from "node:util";
import { Solver } from "./engine.js";

const NOT_WHOLE = [Number.NaN, Number.POSITIVE_INFINITY, 1.9, -1, undefined, null, "2", true, {}, [], 10n, 2 ** 53];

/** Everything a solver reveals about itself, to see that a refused call changed nothing. @param {Solver} solver */
const snapshot = (solver) => ({
  map: solver.toMap(),
  options: solver.options,
  position: solver.position,
  length: solver.length,
  states: [...solver.states()],
});

/**
 * @param {(solver: Solver, value: any) => unknown} call
 * @param {unknown[]} values
 * @param {string} code
 */
function refuses(call, values, code) {
  const solver = new Solver(5, 4);
  solver.setCell(1, 1, 255);
  solver.step(3);
  const before = snapshot(solver);
  for (const value of values) {
    assert.throws(
      () => call(solver, value),
      (error) => {
        assert.ok(error instanceof Error);
        assert.equal(/** @type {any} */ (error).code, code, error.message);
        assert.match(error.message, /\.$/);
        return true;
      },
      inspect(value, { maxArrayLength: 3, maxStringLength: 40 }),
    );
    assert.deepEqual(snapshot(solver), before);
  }
}

describe("coordinates", () => {
  const calls = /** @type {[string, (solver: Solver, value: any) => unknown][]} */ ([
    ["setCell x", (solver, x) => solver.setCell(x, 0, 0)],
    ["setCell y", (solver, y) => solver.setCell(0, y, 0)],
    ["cell", (solver, x) => solver.cell(x, 0)],
    ["setStart", (solver, x) => solver.setStart(x, 0)],
    ["setGoal", (solver, y) => solver.setGoal(0, y)],
    ["node", (solver, x) => solver.node(x, 0)],
    ["numbersIn", (solver, x) => solver.numbersIn(x, 0, 1, 1)],
  ]);
  for (const [name, call] of calls) test(name, () => refuses(call, [...NOT_WHOLE, 5, 4097], "out-of-bounds"));
});

test("the value and the bounds are in the sentence", () => {
  const solver = new Solver(5, 4);
  assert.throws(() => solver.setStart(5, 0), { message: "x is 5, but must be a whole number from 0 to 4." });
  const wrong = /** @type {any} */ ("2");
  assert.throws(() => solver.setStart(0, wrong), {
    message: 'y is "2", but must be a whole number from 0 to 3.',
  });
});

test("cells are bytes", () => {
  refuses((solver, cell) => solver.setCell(0, 0, cell), [...NOT_WHOLE, 256, 300], "bad-cell");
  const arrays = [new Uint8Array(19), new Uint8Array(21), new Uint16Array(20), Array(20).fill(0), "", null, undefined];
  refuses((solver, cells) => solver.setCells(cells), arrays, "bad-cell");
});

test("steps and positions", () => {
  const forStep = NOT_WHOLE.filter((value) => value !== undefined);
  refuses((solver, n) => solver.step(n), forStep, "out-of-bounds");
  refuses((solver, n) => solver.seek(n), [...NOT_WHOLE, 4], "out-of-bounds");
});

test("sizes", () => {
  const make = (/** @type {any} */ side) => new Solver(side, 1);
  refuses((_, side) => make(side), [...NOT_WHOLE, 0], "out-of-bounds");
  refuses((_, side) => make(side), [4097, 2 ** 31], "too-large");
  assert.equal(make(4096).width, 4096);
});

test("options", () => {
  const wrong = [
    { heuristic: "octal" },
    { heuristic: 1 },
    { heuristic: null },
    { speed: 1 },
    { weight: "1" },
    { weight: Number.NaN },
    { weight: -1 },
    { penalties: 1 },
    { algorithm: "dijkstra", weight: -1 },
    null,
    undefined,
    "astar",
    () => {},
  ];
  refuses((solver, options) => solver.configure(options), wrong, "bad-option");
});

/** How much memory the engine has claimed, in bytes. */
const memory = () => new Solver(1, 1).states().buffer.byteLength;

test("what is far too large is refused before it is copied", () => {
  const before = memory();
  refuses((solver, cells) => solver.setCells(cells), [new Uint8Array(2 ** 31)], "bad-cell");
  refuses((_, map) => Solver.fromMap(map), ["a".repeat(2 ** 27), new Uint8Array(2 ** 27)], "too-large");
  const long = "a".repeat(2 ** 27);
  refuses((solver, value) => solver.configure(value), [{ algorithm: long }, { [long]: 1 }], "bad-option");
  refuses((solver, x) => solver.setStart(x, 0), [long], "out-of-bounds");
  assert.ok(memory() - before < 2 ** 22, `${memory() - before} bytes`);
});

test("objects of a page that throw while they are read leave the solver as it was", () => {
  refuses((solver, cells) => solver.setCells(cells), [Object.create(Uint8Array.prototype)], "bad-cell");
  const solver = new Solver(5, 4);
  const own = new Error("of the page");
  const fails = () => {
    throw own;
  };
  for (const options of [Object.defineProperty({}, "weight", { get: fails }), new Proxy({}, { ownKeys: fails })]) {
    assert.throws(() => solver.configure(options), own);
    assert.equal(solver.findPath()?.cost, 52);
  }
  const reads = {
    get weight() {
      return solver.width;
    },
  };
  assert.throws(() => solver.configure(reads));
  assert.equal(solver.options.weight, 1);
});

test("maps", () => {
  const wrong = ["", "x", null, undefined, 7, {}, new Uint8Array([255]), "height 1\nwidth 1\nmap\n?"];
  refuses((_, map) => Solver.fromMap(map), wrong, "bad-map");
  refuses((_, map) => Solver.fromMap(map), ["height 1\nwidth 5000\nmap\n"], "too-large");
});

test("generators", () => {
  refuses((solver, seed) => solver.maze(seed), [...NOT_WHOLE, 2 ** 32], "out-of-bounds");
  refuses((solver, share) => solver.randomWalls(share, 1), [Number.NaN, -0.1, 1.1, "0.2", undefined], "out-of-bounds");
  refuses((solver, size) => solver.rooms(size, 1), [...NOT_WHOLE, 0, 4097], "out-of-bounds");
});

test("sides", () => {
  const wrong = [...NOT_WHOLE.filter((value) => value !== undefined), 2];
  refuses((solver, side) => solver.openCells(9, side), wrong, "out-of-bounds");
  refuses((solver, side) => solver.storage(side), wrong, "out-of-bounds");
  const solver = new Solver(5, 4);
  assert.throws(() => solver.storage(/** @type {any} */ (2)), {
    message: "The side is 2, but must be a whole number from 0 to 1.",
  });
});

test("a palette of the wrong length", () => {
  const wrong = [0, 3, 260 * 4 - 1, 260 * 4 + 1, 260 * 4 + 4].map((length) => new Uint8Array(length));
  refuses((solver, palette) => solver.paint(palette, 5, 0, 0, 5, 4), wrong, "bad-cell");
});

describe("the part of a picture", () => {
  const palette = new Uint8Array(260 * 4);
  // Of the board of 5 × 4 cells, at 3 pixels per cell, the picture has 3 × 2.
  const calls = /** @type {[string, any, (solver: Solver, value: any) => unknown][]} */ ([
    ["side", [0, 6], (solver, side) => solver.paint(palette, side, 0, 0, 1, 1)],
    ["x", [3], (solver, x) => solver.paint(palette, 3, x, 0, 1, 1)],
    ["y", [2], (solver, y) => solver.paint(palette, 3, 0, y, 1, 1)],
    ["width", [0, 3], (solver, width) => solver.paint(palette, 3, 1, 0, width, 1)],
    ["height", [0, 2], (solver, height) => solver.paint(palette, 3, 0, 1, 1, height)],
  ]);
  for (const [name, values, call] of calls) test(name, () => refuses(call, [...NOT_WHOLE, ...values], "out-of-bounds"));
});
