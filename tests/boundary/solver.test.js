// What the package returns.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mapOf, Solver } from "./engine.js";

test("a new solver is an open board from corner to corner with the default options", () => {
  const solver = new Solver(6, 4);
  assert.deepEqual([solver.width, solver.height, solver.start, solver.goal], [6, 4, [0, 0], [5, 3]]);
  assert.deepEqual(solver.options, {
    algorithm: "astar",
    heuristic: "auto",
    diagonal: "no-corner-cutting",
    costs: "10-14",
    weight: 1,
    tieBreak: "low-h",
    neighborOrder: "row-major",
    openList: "binary-heap",
    decreaseKey: true,
    swapEqual: false,
    improveOpen: true,
    reopenClosed: false,
    stopWhen: "goal-closed",
    penalties: true,
  });
});

test("a path comes as coordinates, cost and expansions", () => {
  const path = new Solver(3, 1).findPath();
  assert.deepEqual(path, { cells: new Uint32Array([0, 0, 1, 0, 2, 0]), cost: 20, expanded: 3 });
});

test("costs come in the unit of their model", () => {
  const solver = new Solver(13, 13);
  assert.equal(solver.findPath()?.cost, 168);
  solver.configure({ costs: "sqrt2" });
  assert.ok(Math.abs(/** @type {number} */ (solver.findPath()?.cost) - 12 * Math.SQRT2) < 1e-9);
});

test("“no path” is a value", () => {
  const solver = new Solver(3, 1);
  solver.setCell(1, 0, 255);
  assert.equal(solver.findPath(), undefined);
  assert.equal(solver.run(), "no-path");
  assert.equal(solver.path(), undefined);
  assert.equal(solver.stats.pathCost, undefined);
  assert.equal(solver.shortestCost(), undefined);
});

test("a blocked start or goal is an error of searching and not of editing", () => {
  const solver = new Solver(3, 1);
  solver.setCell(0, 0, 255);
  for (const search of [() => solver.findPath(), () => solver.step(), () => solver.run()]) {
    assert.throws(search, { code: "start-blocked", message: "The start (0, 0) is a wall." });
  }
  solver.setCell(0, 0, 0);
  solver.setCell(2, 0, 255);
  assert.throws(() => solver.findPath(), { code: "goal-blocked" });
});

test("stepping, seeking and what is known about a cell", () => {
  const solver = new Solver(3, 3);
  solver.configure({ diagonal: "never" });
  assert.equal(solver.step(), "searching");
  assert.deepEqual([solver.position, solver.length, solver.current], [1, 1, 0]);
  assert.deepEqual([...solver.states()], [2, 1, 0, 1, 0, 0, 0, 0, 0]);
  assert.equal(solver.run(), "found");
  assert.equal(solver.path()?.cost, 40);
  assert.equal(solver.expansionOrder().length, solver.length);
  solver.seek(1);
  assert.equal(solver.path(), undefined);
  assert.equal(solver.status, "searching");
  assert.deepEqual(solver.node(1, 0), {
    state: 1,
    g: 10,
    h: 30,
    f: 40,
    parent: [0, 0],
    openedAt: 1,
    closedAt: undefined,
    improvedAt: [],
    reopenedAt: [],
  });
  assert.deepEqual(solver.stats, {
    expanded: 1,
    generated: 3,
    improved: 0,
    reopened: 0,
    openSize: 2,
    openPeak: 2,
    comparisons: 1,
    moves: 3,
    pathLength: undefined,
    pathCost: undefined,
  });
});

test("finding a path forgets the record, computing the shortest cost does not", () => {
  const solver = new Solver(5, 5);
  solver.run();
  const length = solver.length;
  assert.equal(solver.shortestCost(), 56);
  assert.equal(solver.length, length);
  solver.findPath();
  assert.equal(solver.length, 0);
});

test("states stay valid when memory grows", () => {
  const solver = new Solver(4, 4);
  solver.run();
  const before = [...solver.states()];
  const others = Array.from({ length: 8 }, () => new Solver(1500, 1500));
  for (const other of others) other.run();
  assert.deepEqual([...solver.states()], before);
  for (const other of others) other.free();
});

test("a map goes through text and bytes, also one with Windows line endings", () => {
  const bytes = mapOf("Berlin_0_256.map");
  const [fromBytes, fromText] = [Solver.fromMap(bytes), Solver.fromMap(bytes.toString())];
  assert.equal(fromBytes.toMap(), fromText.toMap());
  assert.match(bytes.toString(), /\r\n/);
  assert.equal(fromBytes.cells().filter((cell) => cell === 255).length, bytes.toString().match(/[@T]/g)?.length);
});

test("a Starstep board keeps penalties, start, goal and origin", () => {
  const solver = new Solver(4, 3);
  solver.setCells(new Uint8Array([0, 1, 20, 255, 254, 10, 0, 0, 0, 0, 0, 7]));
  solver.setStart(1, 0);
  solver.setGoal(0, 2);
  solver.setOrigin(-3, 5);
  const again = Solver.fromMap(solver.toMap());
  assert.deepEqual([...again.cells()], [...solver.cells()]);
  assert.deepEqual(
    [again.start, again.goal, again.origin],
    [
      [1, 0],
      [0, 2],
      [-3, 5],
    ],
  );
});

test("the same seed generates the same board", () => {
  const [a, b] = [new Solver(31, 21), new Solver(31, 21)];
  for (const make of [
    (/** @type {Solver} */ solver) => solver.randomWalls(0.2, 5),
    (/** @type {Solver} */ solver) => solver.maze(5),
    (/** @type {Solver} */ solver) => solver.rooms(5, 5),
  ]) {
    make(a);
    make(b);
    assert.equal(a.toMap(), b.toMap());
    assert.notEqual(a.findPath(), undefined);
  }
});

test("jump point search needs equal costs, and say so", () => {
  const solver = new Solver(4, 4);
  solver.configure({ algorithm: "jump-point" });
  assert.equal(solver.findPath()?.cost, 42);
  solver.setCell(1, 1, 20);
  assert.throws(() => solver.findPath(), { code: "wrong-algorithm", message: /needs a board without penalties/ });
  assert.throws(() => solver.run(), { code: "wrong-algorithm" });
  solver.configure({ algorithm: "fastest" });
  assert.equal(solver.findPath()?.cost, 48);
  solver.configure({ algorithm: "jump-point", penalties: false, diagonal: "always" });
  assert.throws(() => solver.findPath(), { code: "wrong-algorithm", message: /without corner cutting/ });
});

test("one way costs the same to the last digit as a distance, as a path, as g and as the sum of its moves", () => {
  const [width, height] = [37, 29];
  let compared = 0;
  for (const penalty of [0, 9, 200]) {
    const solver = new Solver(width, height);
    solver.setCells(Uint8Array.from({ length: width * height }, (_, cell) => (cell % 7 === 3 ? penalty : 0)));
    for (let y = 1; y < height - 1; y++) solver.setCell((y % 5) + 9, y, 255);
    solver.configure({ costs: "sqrt2", algorithm: "dijkstra", stopWhen: "goal-closed" });
    const distances = solver.distances(0, 0);
    const paths = Array.from(distances, (_, cell) => solver.pathTo(cell % width, Math.floor(cell / width)));
    solver.run();
    const numbers = solver.numbersIn(0, 0, width, height);
    for (const [cell, path] of paths.entries()) {
      if (!path) continue;
      let [tenths, diagonals] = [0, 0];
      for (let i = 2; i < path.cells.length; i += 2) {
        const [x, y] = path.cells.subarray(i, i + 2);
        const isDiagonal = x !== path.cells[i - 2] && y !== path.cells[i - 1];
        tenths += (isDiagonal ? 0 : 10) + solver.cell(x, y);
        diagonals += Number(isDiagonal);
      }
      const cost = tenths / 10 + diagonals * Math.SQRT2;
      assert.deepEqual([path.cost, distances[cell]], [cost, cost]);
      const { state, g } = solver.node(cell % width, Math.floor(cell / width));
      if (state !== 2) continue;
      assert.deepEqual([g, numbers[4 * cell]], [cost, cost]);
      compared++;
    }
    assert.equal(solver.path()?.cost, distances[width * height - 1]);
    solver.free();
  }
  assert.ok(compared > 2000, String(compared));
});

test("distances to every cell, and the paths to them", () => {
  const solver = new Solver(3, 2);
  solver.setCells(new Uint8Array([0, 255, 0, 0, 255, 0]));
  assert.deepEqual(solver.distances(0, 0), new Float64Array([0, Infinity, Infinity, 10, Infinity, Infinity]));
  assert.deepEqual(solver.pathTo(0, 1)?.cells, new Uint32Array([0, 0, 0, 1]));
  assert.equal(solver.pathTo(2, 0), undefined);
  solver.setCell(1, 0, 0);
  assert.equal(solver.pathTo(2, 0)?.cost, 20);
  assert.throws(() => solver.distances(1, 1), { code: "start-blocked" });
  assert.equal(new Solver(2, 2).pathTo(1, 1), undefined);
});

test("a picture shows the part of the board that was requested, in the colors of the palette", () => {
  // Node has no ImageData: this is what the page gets, as far as the engine fills it.
  Object.assign(globalThis, {
    ImageData: class {
      /** @param {Uint8ClampedArray} data @param {number} width */
      constructor(data, width) {
        Object.assign(this, { data, width, height: data.length / width / 4 });
      }
    },
  });
  const palette = Uint8Array.from({ length: 260 * 4 }, (_, i) => (i % 4 === 3 ? 255 : Math.floor(i / 4) % 251));
  const solver = new Solver(6, 4);
  solver.configure({ diagonal: "never" });
  solver.setCell(4, 1, 255);
  solver.setCell(3, 2, 9);
  solver.step(1);
  const part = solver.paint(palette, 6, 0, 0, 5, 3);
  assert.deepEqual([part.width, part.height], [5, 3]);
  const reds = [...part.data].filter((_, i) => i % 4 === 0);
  const [wall, open, closed] = [255 % 251, 256 % 251, 257 % 251];
  assert.deepEqual(reds, [closed, open, 0, 0, 0, open, 0, 0, 0, wall, 0, 0, 0, 9, 0]);
  const small = solver.paint(palette, 3, 1, 0, 2, 2);
  assert.deepEqual([small.width, small.height, small.data.length], [2, 2, 16]);
});
