// Which function of a reader's program is its search, and what its parameters are given.

import assert from "node:assert/strict";
import { test } from "node:test";
import { instrumented } from "../../www/running/instrumented.js";
import { plainBoard } from "./plain-board.js";
import { runProgram } from "./run-program.js";

/** Returns what a search with these ends would. */
const SAME = "return [start, goal];";

/** @param {string} source @param {string} [called] What is called, unless it is not asked for. */
async function expectCalled(source, called) {
  const { made, path, failure } = await runProgram(source, plainBoard());
  assert.deepEqual([path, failure], [2, undefined], source);
  const { name, method } = made.call ?? {};
  if (called) assert.equal(method ? `new ${name}.${method.name}` : name, called, source);
}

test("a method is called by an object or a class that the program has", async () => {
  await expectCalled(`class AStar { constructor(grid) {} findPath(start, goal) { ${SAME} } }`, "new AStar.findPath");
  await expectCalled(
    `class Grid { constructor(cells) {} at(x, y) {} }\nclass Finder { solve(grid, start, goal) { ${SAME} } }`,
    "new Finder.solve",
  );
  await expectCalled(
    "const Search = class Inner { constructor({ start, goal }) { this.all = [start, goal]; } search() { return this.all; } };",
    "new Search.search",
  );
  await expectCalled(
    "class AStar { static same(...ends) { return ends; } static search(grid, start, goal) { return this.same(start, goal); } }",
    "AStar.search",
  );
  await expectCalled(`class AStar { static run(grid, start, goal) { ${SAME} } }`, "AStar.run");
  await expectCalled(
    "const finder = { ends: [], findPath(grid, start, goal) { this.ends.push(start, goal); return this.ends; } };",
    "finder.findPath",
  );
  await expectCalled(`const finder = { solve: (grid, start, goal) => { ${SAME} } };`, "finder.solve");
});

test("a program that makes one of a class and runs it itself is left to do so", () => {
  const search = `class AStar { constructor(size) {} run(limit) { ${SAME} } }`;
  assert.equal(instrumented(search).call?.method?.name, "run");
  assert.equal(instrumented(`${search}\nnew AStar(3).run(10);`).call, undefined);
  // What is called like a search is called all the same.
  const named = instrumented(`${search.replace("run", "search")}\nnew AStar(3).search(10);`);
  assert.equal(named.call?.method?.name, "search");
});

test("what a class keeps to itself is not called", async () => {
  await expectCalled(
    `class AStar { #search(start, goal) { ${SAME} } run(grid, start, goal) { return this.#search(start, goal); } }`,
    "new AStar.run",
  );
  await expectCalled(
    `const search = "steps"; class AStar { [search](a) { throw a; } run(grid, start, goal) { ${SAME} } }`,
    "new AStar.run",
  );
  await expectCalled(
    `class AStar { get path() { throw this; } find(grid, start, goal) { ${SAME} } }`,
    "new AStar.find",
  );
  // Those are not at the top level, whatever they are called.
  await expectCalled(
    `const api = [{ findPath(a) { throw a; } }];\nfunction search(grid, start, goal) { ${SAME} }`,
    "search",
  );
});

test("a method that is set on a prototype is called by a new one", async () => {
  const old = "function AStar(grid) { this.grid = grid; }";
  await expectCalled(
    `${old}\nAStar.prototype.findPath = function (start, goal) { if (this.grid) ${SAME} };`,
    "new AStar.findPath",
  );
  await expectCalled(`${old}\nAStar.prototype = { run: function (start, goal) { ${SAME} } };`, "new AStar.run");
  await expectCalled(
    `class AStar { constructor(grid) {} }\nAStar.prototype.search = function (start, goal) { ${SAME} };`,
    "new AStar.search",
  );
});

test("what is exported is called, whatever way it is", async () => {
  const search = `(grid, start, goal) => { ${SAME} }`;
  await expectCalled(`export default ${search};`, "search");
  await expectCalled(`export default function (grid, start, goal) { ${SAME} }`, "search");
  await expectCalled(`export default class { run(grid, start, goal) { ${SAME} } }`, "new search.run");
  await expectCalled(`export default class PathFinder { find = ${search}; }`, "new PathFinder.find");
  await expectCalled(`export default { limit: 3, findPath: ${search} };`, "search.findPath");
  await expectCalled(`export const astar = ${search};\nexport default astar;`, "astar");
  await expectCalled(`module.exports = ${search};`, "module.exports");
  await expectCalled(`module.exports = function astar(grid, start, goal) { ${SAME} };`, "module.exports");
  await expectCalled(`module.exports = class AStar { run(grid, start, goal) { ${SAME} } };`, "new module.exports.run");
  await expectCalled(`module.exports = { findPath: ${search} };`, "module.exports.findPath");
  await expectCalled(`exports.findPath = ${search};`, "exports.findPath");
  await expectCalled(`let solve;\nsolve = ${search};`, "solve");
  await expectCalled(`self.astar = ${search};`, "self.astar");
  // What is not there any more is not called.
  const { failure, made } = await runProgram(`exports.findPath = ${search};\nexports.findPath = 3;`, plainBoard());
  assert.deepEqual([failure, made.call?.name], [undefined, "exports.findPath"]);
});

test("what is given for each parameter", () => {
  /** @type {[string, string, string][]} */
  const heads = [
    // By their names.
    ["grid, start, goal", "", "grid start goal"],
    ["maze, sx, sy, ex, ey", "", "grid startX startY goalX goalY"],
    ["start, goal, grid, diagonal = false", "", "start goal grid none"],
    // By their order.
    ["what, p, q", "", "grid start goal"],
    ["p, q", "", "start goal"],
    ["p, q, heuristic", "", "start goal none"],
    ["what, p, q, options", "", "grid start goal none"],
    // As many as there are things that nobody takes.
    ["what, start, goal", "", "grid start goal"],
    ["grid, p, q", "", "grid start goal"],
    ["grid, one, two, three", "", "grid none none none"],
    ["start, goal, h", "", "start goal none"],
    // Together with the constructor's.
    ["start, goal", "grid", "grid | start goal"],
    ["start, goal", "what", "grid | start goal"],
    ["p, q", "what", "grid | start goal"],
    ["sx, sy, gx, gy", "what", "grid | startX startY goalX goalY"],
    // What has a value of its own, or is none of these, is left alone.
    ["grid, start, goal", "diagonal = false", "none | grid start goal"],
    ["grid, start, goal", "heuristic", "none | grid start goal"],
    ["start, goal", "heuristic", "none | start goal"],
    ["start, goal", "mode = 3", "none | start goal"],
    ["grid, start, goal", "depth, mode = 3", "none none | grid start goal"],
    ["p, q, heuristic", "what, weight", "grid none | start goal none"],
  ];
  for (const [own, making, given] of heads) {
    const source = making
      ? `class Finder { constructor(${making}) {} findPath(${own}) {} }`
      : `function findPath(${own}) {}`;
    const { args, method } = instrumented(source).call ?? { args: [] };
    const told = method ? `${args.join(" ")} | ${method.args.join(" ")}` : args.join(" ");
    assert.equal(told, given, source);
  }
});
