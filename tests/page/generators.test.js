// What the tab Board makes, held against the engine and against what its names and pictures promise.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { Solver } from "../../www/engine.js";
import { generate, isGenerated, KINDS, nameOf, sampleOf, seedIn } from "../../www/features/boards/generators.js";
import { WALL } from "../../www/rules/cells.js";
import { some } from "../seeded.js";
import { randomFrom } from "./random-numbers.js";

/** @typedef {import("../../www/features/boards/generators.js").Kind} Kind */

/** What is made on a board of so many cells. @param {number} width @param {number} height @param {Kind} kind @param {import("../../www/features/boards/generators.js").Making} making */
function made(width, height, kind, making) {
  const solver = new Solver(width, height);
  solver.setStart(0, 0);
  solver.setGoal(width - 1, height - 1);
  solver.setCell(Math.min(1, width - 1), 0, 7);
  generate(solver, kind, making);
  const { start, goal } = solver;
  const cells = solver.cells();
  solver.free();
  return { cells, start, goal };
}

test("the same seed makes the same board, and more walls at the same places as fewer", () => {
  const random = randomFrom(28);
  for (let round = 0; round < some(200); round++) {
    const [width, height] = [2 + Math.floor(60 * random()), 1 + Math.floor(40 * random())];
    const seed = Math.floor(10_000 * random());
    const [few, many] = [random(), random()].map((share) => Math.round(100 * share)).sort((a, b) => a - b);
    for (const kind of KINDS) {
      const board = made(width, height, kind, { seed, percent: many });
      assert.deepEqual(board, made(width, height, kind, { seed, percent: many }));
      assert.ok([...board.cells].every((byte) => byte === 0 || byte === WALL));
      for (const [x, y] of [board.start, board.goal]) assert.equal(board.cells[y * width + x], 0);
      if (!isGenerated(kind)) assert.ok(!board.cells.includes(WALL));
    }
    const more = made(width, height, "random", { seed, percent: many }).cells;
    for (const [cell, byte] of made(width, height, "random", { seed, percent: few }).cells.entries()) {
      assert.ok(byte !== WALL || more[cell] === WALL, `${width} × ${height}, seed ${seed}: ${few} and ${many} %`);
    }
  }
});

test("there are rooms on small boards too", () => {
  for (const [width, height] of [
    [9, 12],
    [20, 11],
    [40, 24],
    [7, 7],
  ]) {
    const { cells } = made(width, height, "rooms", { seed: 1, percent: 0 });
    const walls = cells.filter((byte) => byte === WALL).length;
    assert.ok(walls > 0 && walls < cells.length / 2, `${width} × ${height}: ${walls} walls`);
  }
});

test("a name tells the seed of random walls, and of nothing else", () => {
  assert.equal(nameOf("random", { seed: 42, percent: 35 }), "random-35-seed-42");
  assert.equal(seedIn(nameOf("random", { seed: 42, percent: 35 })), 42);
  for (const name of [
    undefined,
    "open",
    "maze-seed-4",
    "my random-3-seed-4",
    "random-3-seed-x",
    "random-20-seed-5.map",
  ]) {
    assert.equal(seedIn(name), undefined, name);
  }
});

test("a picture is of the board itself while its cells can be seen, and else of one of the same shape", () => {
  const random = randomFrom(5);
  for (let round = 0; round < 2000; round++) {
    const most = [80, 600, 4096][round % 3];
    const [width, height] = [random(), random()].map((share) => 1 + Math.floor(share * most));
    const inside = () =>
      /** @type {[number, number]} */ ([Math.floor(random() * width), Math.floor(random() * height)]);
    const board = { width, height, start: inside(), goal: inside(), cells: new Uint8Array(), origin: inside() };
    const sample = sampleOf(board);
    const name = `${width} × ${height}`;
    assert.ok(sample.width <= 72 && sample.height <= 45 && sample.width >= 1 && sample.height >= 1, name);
    for (const [x, y] of [sample.start, sample.goal]) {
      assert.ok(x >= 0 && x < sample.width && y >= 0 && y < sample.height, name);
    }
    const { start, goal } = board;
    if (width <= 72 && height <= 45) assert.deepEqual(sample, { width, height, start, goal });
    // As near to the same shape as whole cells can be.
    else assert.ok(Math.abs(sample.width * height - sample.height * width) <= Math.max(width, height), name);
  }
});
