import assert from "node:assert/strict";
import { test } from "node:test";
import { numberOf, supplied } from "../page/supplied.js";
import { at, following, modeOf, randomBoard, searchOn, shortestOn } from "./boards.js";
import { findPath } from "./four-searches.js";

const NAME = "tutorial-5-four-searches";
/** What runs in each mode, and how the program is set for it. @type {[string, Parameters<typeof findPath>[3]][]} */
const WAYS = [
  ["astar", {}],
  ["astar", { endsWhenTaken: true }],
  ["breadth-first", {}],
  ["dijkstra", {}],
  ["greedy", {}],
  ["astar", {}],
  ["astar", { improves: false }],
];
const PREFIXES = ["", "compare.", "variant1.", "variant2.", "variant3.", "variant4.", "variant5."];

/** @param {import("./boards.js").Board} board @param {number} mode */
function both(board, mode, options = modeOf(NAME, mode).options) {
  const [search, settings] = WAYS[mode];
  const engine = searchOn(board, options);
  return { engine, program: findPath(board, search, following(engine.order), settings) };
}

test("the engine's searches are those that the program allows, on the scenario's board and on 200 others", () => {
  const boards = Array.from({ length: 200 }, (_, seed) => randomBoard(seed, 16, 14, 0.1 + 0.002 * seed));
  const options = WAYS.map((_, mode) => modeOf(NAME, mode).options);
  for (const board of [modeOf(NAME).board, ...boards]) {
    for (const mode of WAYS.keys()) {
      const { engine, program } = both(board, mode, options[mode]);
      assert.deepEqual(
        program.finished.map(({ x, y }) => [x, y]),
        engine.order,
      );
      assert.deepEqual(program.path, engine.path);
    }
  }
});

test("the modes are the program's searches, and all end when the goal is in the queue", () => {
  const { facts } = supplied(NAME);
  assert.deepEqual(
    facts.options.map(({ algorithm }) => algorithm),
    WAYS.map(([search]) => search),
  );
  assert.deepEqual(
    facts.options.map(({ stopWhen }) => stopWhen),
    WAYS.map(([, settings]) => (settings?.endsWhenTaken ? "goal-closed" : "goal-opened")),
  );
});

test("the numbers are the program's, and only Dijkstra and A* find a shortest path", () => {
  const shortest = numberOf(NAME, "shortest");
  const runs = WAYS.map((_, mode) => {
    const { program } = both(modeOf(NAME).board, mode);
    return { expanded: program.finished.length, cost: costOf(program.path) };
  });
  const told = PREFIXES.map((prefix) => ({
    expanded: numberOf(NAME, `${prefix}expanded`),
    cost: numberOf(NAME, `${prefix}cost`),
  }));
  assert.deepEqual(told, runs);
  const [astar, late, breadth, dijkstra, greedy, , literal] = runs;
  assert.deepEqual([astar.cost, late.cost, dijkstra.cost], [shortest, shortest, shortest]);
  assert.ok(breadth.cost > shortest && greedy.cost > shortest && literal.cost > shortest);
  assert.ok(greedy.expanded < astar.expanded && astar.expanded < Math.min(dijkstra.expanded, breadth.expanded));
  assert.ok(astar.expanded < late.expanded);
});

/** @param {number[][]} [path] */
const costOf = (path = []) =>
  path.slice(1).reduce((sum, [x, y], i) => sum + (x !== path[i][0] && y !== path[i][1] ? 14 : 10), 0);

test("breadth-first: no path has fewer moves", () => {
  const { board } = modeOf(NAME);
  let reached = new Set([board.start.join()]);
  let moves = 0;
  while (!reached.has(board.goal.join())) {
    moves++;
    const next = new Set(reached);
    for (const cell of reached) {
      const [x, y] = cell.split(",").map(Number);
      for (let i = 0; i < 9; i++) {
        const to = [x - 1 + (i % 3), y - 1 + Math.floor(i / 3)];
        if (at(board, to[0], to[1]) === 0) next.add(to.join());
      }
    }
    reached = next;
  }
  assert.equal(numberOf(NAME, "variant1.steps"), moves);
});

test("ending early never lengthens the path of A*, but lengthens that of Dijkstra on some boards", () => {
  const [astar, dijkstra] = [0, 3].map((mode) => modeOf(NAME, mode).options);
  let longer = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const board = randomBoard(seed, 16, 14, 0.0004 * seed);
    const shortest = shortestOn(board, astar);
    assert.equal(searchOn(board, astar).cost, shortest);
    longer += Number(searchOn(board, dijkstra).cost !== shortest);
  }
  assert.ok(longer > 0, String(longer));
});
