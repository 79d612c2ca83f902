// The lean engine beside the full one: what is recorded, told and shown is the same to the last number, and what it leaves
// out is answered in other ways until the full one is there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { complete } from "../../www/core/engine/lean-solver.js";
import { isLacking } from "../../www/engine.js";
import { Solver as Given } from "../../www/pkg/lean.js";
import { Solver as Full } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { oneOf, put, randomBoard, randomFrom, randomOptions, shortest } from "./any-board.js";

const Lean = /** @type {typeof Full} */ (/** @type {unknown} */ (Given));
// As if the full engine were not there.
complete(Lean, () => undefined);

/** The searches that both engines can make, and the heaps. */
const BOTH = { decreaseKey: true, swapEqual: false };
const ALGORITHMS = /** @type {const} */ (["astar", "dijkstra", "breadth-first", "greedy"]);

/**
 * @param {typeof Full} Solver
 * @param {import("./any-board.js").Board} board
 * @param {Partial<import("../../www/engine.js").Options>} options
 */
function solverOn(Solver, board, options) {
  const solver = put(new Solver(board.width, board.height), board);
  solver.configure(options);
  return solver;
}

/** All that can be asked of a solver at its position. @param {Full} solver */
function told(solver) {
  const { width, height, status, position, length, stats, current, side, options, promisesShortest } = solver;
  const cells = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return [solver.node(x, y), solver.ahead(x, y), solver.cell(x, y)];
  });
  const views = [solver.states(), solver.scans(), solver.sideStates()].map((view) => [...view]);
  const lists = [solver.openCells(1000), solver.openCells(3, 0), solver.tiedNext(), solver.storage()];
  const rest = [solver.taken(), solver.looks(), solver.path(), solver.expansionOrder(), solver.toMap()];
  const numbers = [...solver.numbersIn(0, 0, width, height)];
  return {
    status,
    position,
    length,
    stats,
    current,
    side,
    options,
    promisesShortest,
    cells,
    views,
    lists,
    rest,
    numbers,
  };
}

test("a lean solver tells the same of every search that it can make", () => {
  let steps = 0;
  for (let seed = 1; seed <= some(1200); seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random, 14);
    const options = { ...randomOptions(random, Full.choices), ...BOTH, algorithm: oneOf(random, ALGORITHMS) };
    const solvers = [Lean, Full].map((Solver) => solverOn(Solver, board, options));
    for (const part of [0, 0.4, 1]) {
      const position = Math.floor(part * 150 * random());
      for (const solver of solvers) solver.step(position);
      const [lean, full] = solvers.map(told);
      assert.deepEqual(lean, full, `seed ${seed}`);
      steps += lean.length;
    }
    for (const solver of solvers) solver.free();
  }
  assert.ok(steps > some(5000), `${steps} steps`);
});

test("a lean solver finds the paths of the full one, and what a shortest path costs", () => {
  for (let seed = 1; seed <= some(600); seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random, 9);
    const options = { ...randomOptions(random, Full.choices), ...BOTH, algorithm: oneOf(random, ALGORITHMS) };
    const [lean, full] = [Lean, Full].map((Solver) => solverOn(Solver, board, options));
    lean.step(3);
    const before = told(lean);
    assert.deepEqual(lean.findPath(), full.findPath(), `seed ${seed}`);
    const expected = shortest(board, lean.options);
    const found = lean.shortestCost() ?? Number.POSITIVE_INFINITY;
    assert.ok(found === expected || Math.abs(found - expected) < 1e-5, `seed ${seed}: ${found}`);
    assert.deepEqual(told(lean), before, "the search that is shown stays");
    lean.free();
    full.free();
  }
});

test("until the full engine is there a lean one refuses other searches, and never answers by another one", () => {
  let [refused, found] = [0, 0];
  for (let seed = 1; seed <= some(600); seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random, 9, false);
    const others = /** @type {const} */ (["jump-point", "bidirectional-astar", "fastest", "astar", "dijkstra"]);
    const algorithm = oneOf(random, others);
    const lean = solverOn(Lean, board, { ...randomOptions(random, Full.choices), algorithm });
    const full = solverOn(Full, board, lean.options);
    assert.equal(lean.promisesShortest, full.promisesShortest);
    const { decreaseKey, swapEqual, openList } = lean.options;
    const hasHabits = !decreaseKey || swapEqual;
    if (others.indexOf(algorithm) < 3 || hasHabits) {
      refused++;
      assert.throws(() => lean.findPath(), { code: "engine-loading" });
    } else {
      found++;
      assert.deepEqual(lean.findPath(), full.findPath(), `seed ${seed}`);
    }
    // The engine itself refuses it too, except for heaps that are not in use.
    if (others.indexOf(algorithm) < 3 || (hasHabits && openList === "binary-heap")) {
      for (const act of [() => lean.run(), () => lean.step()]) assert.throws(act, { code: "wrong-algorithm" });
      assert.deepEqual([lean.length, lean.path(), lean.stats.expanded], [0, undefined, 0]);
    }
    const expected = shortest(board, lean.options);
    assert.ok(
      Math.abs((lean.shortestCost() ?? Number.POSITIVE_INFINITY) - expected) < 1e-5 ||
        expected === Number.POSITIVE_INFINITY,
    );
    lean.free();
    full.free();
  }
  assert.ok(Math.min(refused, found) > some(50, 8), `${refused} ${found}`);
});

test("a lean solver has all methods of a full one, and says which of them need that", () => {
  const names = Object.getOwnPropertyNames(Full.prototype).sort();
  assert.deepEqual(Object.getOwnPropertyNames(Lean.prototype).sort(), names);
  assert.deepEqual(Object.keys(Lean.prototype), Object.keys(Full.prototype));
  assert.deepEqual(Lean.choices, Full.choices);
  const solver = new Lean(4, 4);
  for (const act of [() => solver.distances(0, 0), () => solver.pathTo(1, 1), () => solver.maze(1)]) {
    assert.throws(act, /needs the full engine/);
  }
  assert.throws(() => Lean.fromMap("height 2"), /needs the full engine/);
  solver.setCell(3, 3, 255);
  assert.throws(() => solver.findPath(), { code: "goal-blocked" });
  assert.throws(() => solver.shortestCost(), { code: "goal-blocked" });
  solver.free();
});

test("the searches that wait for the full engine are those that a lean solver refuses; all others are the same", () => {
  const random = randomFrom(7);
  const boards = Array.from({ length: some(20, 3) }, () => randomBoard(random, 14, false));
  let lacking = 0;
  for (const [key, choice] of Object.entries(Full.choices)) {
    for (const value of "values" in choice ? choice.values : [0, 1, 2]) {
      const change = { [key]: value };
      const solver = solverOn(Lean, boards[0], change);
      const isLeft = isLacking(solver, solver.options);
      solver.free();
      lacking += Number(isLeft);
      for (const board of boards) {
        const [lean, full] = [Lean, Full].map((Solver) => solverOn(Solver, board, change));
        assert.ok(!isLacking(full, full.options));
        full.step(25);
        if (isLeft) assert.throws(() => lean.step(25), { code: "wrong-algorithm" }, `${key} ${value}`);
        else {
          lean.step(25);
          assert.deepEqual(told(lean), told(full), `${key} ${value}`);
        }
        lean.free();
        full.free();
      }
    }
  }
  assert.equal(lacking, 5, "three kinds of search and two habits");
});

/** @param {typeof Full} Solver @param {import("./any-board.js").Board & { origin: [number, number] }} board */
function textOf(Solver, board) {
  const solver = put(new Solver(board.width, board.height), board);
  solver.setOrigin(...board.origin);
  const text = solver.toMap();
  solver.free();
  return text;
}

test("a lean solver writes the maps of the full one, to the letter", () => {
  const seen = { named: 0, unnamed: 0, shifted: 0, penalties: new Set() };
  for (let seed = 1; seed <= some(4000); seed++) {
    const random = randomFrom(seed * 7919);
    const whole = (/** @type {number} */ most) => Math.floor(random() * most);
    const most = oneOf(random, [2, 4, 9, 40]);
    const [width, height] = [1 + whole(most), 1 + whole(most)];
    const [walls, dear] = [oneOf(random, [0, 0.1, 0.3, 0.5, 0.8, 1]), oneOf(random, [0, 0, 0.2, 1])];
    const cells = Uint8Array.from({ length: width * height }, () => {
      if (random() < walls) return 255;
      return random() < dear ? oneOf(random, [20, whole(256)]) : 0;
    });
    const isCornered = random() < 0.8;
    const place = (/** @type {number} */ x, /** @type {number} */ y) =>
      /** @type {[number, number]} */ (isCornered ? [x, y] : [whole(width), whole(height)]);
    const [start, goal] = [place(0, 0), place(width - 1, height - 1)];
    const origin = oneOf(
      random,
      /** @type {[number, number][]} */ ([
        [0, 0],
        [0, 0],
        [-7, 0],
        [0, 3],
        [whole(99), -(2 ** 31)],
      ]),
    );
    const board = { width, height, cells, start, goal, origin };
    const text = textOf(Lean, board);
    assert.equal(text, textOf(Full, board), `seed ${seed}`);
    if (isCornered) seen[text.includes("start") ? "named" : "unnamed"]++;
    seen.shifted += Number(text.includes("origin"));
    for (const byte of cells) seen.penalties.add(byte);
  }
  assert.ok(Math.min(seen.named, seen.unnamed, seen.shifted) > some(400), JSON.stringify(seen));
  assert.equal(seen.penalties.size, 256);
});

test("it names the ends where regions that only touch at corners would draw them away", () => {
  let named = 0;
  for (let seed = 1; seed <= some(3000); seed++) {
    const random = randomFrom(seed * 7919);
    // Two sides of the board join the corners; the cells beside them touch each other at corners only.
    const share = 0.4 + 0.6 * random();
    const cells = Uint8Array.from({ length: 81 }, (_, cell) => {
      const [x, y] = [cell % 9, Math.floor(cell / 9)];
      return x === 0 || y === 8 || (x > 1 && y < 7 && (x + y) % 2 === 0 && random() < share) ? 0 : 255;
    });
    const board = {
      width: 9,
      height: 9,
      cells,
      start: /** @type {[number, number]} */ ([0, 0]),
      goal: /** @type {[number, number]} */ ([8, 8]),
      origin: /** @type {[number, number]} */ ([0, 0]),
    };
    const text = textOf(Lean, board);
    assert.equal(text, textOf(Full, board), `seed ${seed}`);
    named += Number(text.includes("start"));
  }
  assert.ok(named > some(300) && named < some(2700), String(named));
});
