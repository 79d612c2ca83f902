// The lean engine beside the full one: what is recorded, told and shown is the same to the last number, and what it leaves
// out is answered in other ways until the full one is there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isLacking } from "../../www/engine.js";
import { complete } from "../../www/lean-solver.js";
import { Solver as Given } from "../../www/pkg/lean.js";
import { Solver as Full } from "../boundary/engine.js";
import { oneOf, put, randomBoard, randomFrom, randomOptions, shortest } from "./any-board.js";

const Lean = /** @type {typeof Full} */ (/** @type {unknown} */ (Given));
// As if the full engine were not there.
complete(Lean, () => undefined);

/** The searches that both engines can make. */
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
  for (let seed = 1; seed <= 1200; seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random, 14);
    const options = { ...randomOptions(random, Full.choices), algorithm: oneOf(random, ALGORITHMS) };
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
  assert.ok(steps > 5000, `${steps} steps`);
});

test("a lean solver finds the paths of the full one, and what a shortest path costs", () => {
  for (let seed = 1; seed <= 600; seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random, 9);
    const options = { ...randomOptions(random, Full.choices), algorithm: oneOf(random, ALGORITHMS) };
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

test("until the full engine is there a lean one answers for other searches by A*, with a shortest path where one is promised", () => {
  for (let seed = 1; seed <= 600; seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random, 9, false);
    const algorithm = oneOf(random, /** @type {const} */ (["jump-point", "bidirectional-astar", "fastest"]));
    const lean = solverOn(Lean, board, { ...randomOptions(random, Full.choices), algorithm });
    const path = lean.findPath();
    const expected = shortest(board, lean.options);
    assert.equal(path === undefined, expected === Number.POSITIVE_INFINITY, `seed ${seed}`);
    if (path && lean.promisesShortest) assert.ok(Math.abs(path.cost - expected) < 1e-5, `seed ${seed}`);
    lean.free();
  }
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

test("the searches that wait for the full engine are those that a lean solver makes otherwise", () => {
  const random = randomFrom(7);
  const boards = Array.from({ length: 40 }, () => randomBoard(random, 14, false));
  for (const algorithm of Full.choices.algorithm.values) {
    const isSame = boards.every((board) => {
      const solvers = [Lean, Full].map((Solver) => solverOn(Solver, board, { algorithm }));
      for (const solver of solvers) solver.step(9);
      const [lean, full] = solvers.map(told);
      const isLeft = isLacking(solvers[0], { algorithm });
      assert.ok(!isLacking(solvers[1], { algorithm }));
      for (const solver of solvers) solver.free();
      return isLeft ? isEqual(lean, full) : assert.deepEqual(lean, full, algorithm) === undefined;
    });
    const lean = new Lean(1, 1);
    assert.equal(isSame, !isLacking(lean, { algorithm }), algorithm);
    lean.free();
  }
});

/** @param {unknown} a @param {unknown} b */
const isEqual = (a, b) => JSON.stringify(a) === JSON.stringify(b);
