// Only a few solvers keep the memory for finding paths: what the others find is the same, and many of them stay small.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { some } from "../seeded.js";
import { Solver } from "./engine.js";

test("solvers that take turns find what a solver alone finds, and keep their distances", () => {
  const algorithms = /** @type {const} */ ([
    "astar",
    "dijkstra",
    "jump-point",
    "bidirectional-astar",
    "fastest",
    "greedy",
  ]);
  const make = (/** @type {number} */ number) => {
    const solver = new Solver(9 + (number % 4) * 7, 8 + (number % 3) * 5);
    solver.randomWalls(0.25, number);
    solver.configure({ algorithm: algorithms[number % algorithms.length] });
    return solver;
  };
  const told = (/** @type {Solver} */ solver) => {
    const { cells, ...sums } = solver.findPath() ?? { cells: [] };
    return { cells: [...cells], ...sums };
  };
  const count = 23;
  const alone = Array.from({ length: count }, (_, number) => {
    const solver = make(number);
    const found = { path: told(solver), cost: solver.shortestCost() };
    solver.free();
    return found;
  });
  const solvers = Array.from({ length: count }, (_, number) => make(number));
  let found = 0;
  for (let turn = 0; turn < 400; turn++) {
    // Some come back soon, others after all the rest.
    const number = (turn * turn + (turn % 5)) % count;
    assert.deepEqual(told(solvers[number]), alone[number].path, `solver ${number}`);
    assert.equal(solvers[number].shortestCost(), alone[number].cost);
    if (alone[number].cost !== undefined) found++;
  }
  assert.ok(found > 100, String(found));

  const [asked, ...others] = solvers;
  const distances = [...asked.distances(...asked.start)];
  for (const solver of others) solver.findPath();
  const [x, y] = asked.goal;
  assert.equal(asked.pathTo(x, y)?.cost, distances[y * asked.width + x]);
  for (const solver of solvers) solver.free();
});

for (const [algorithm, most] of /** @type {const} */ ([
  ["astar", 250],
  ["fastest", 400],
])) {
  test(`two hundred solvers of 512 × 512 that nobody frees would have less than ${most} MB: ${algorithm}`, () => {
    // 50 MB are there without any.
    const count = some(200, 3);
    const program = `
      const { Solver } = await import(${JSON.stringify(new URL("./engine.js", import.meta.url).href)});
      const solvers = [];
      for (let i = 0; i < ${count}; i++) {
        const solver = new Solver(512, 512);
        solver.configure({ algorithm: "${algorithm}" });
        solver.findPath();
        solvers.push(solver);
      }
      console.log(solvers[0].states().buffer.byteLength / 1e6);
    `;
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      encoding: "utf8",
    });
    assert.ok(Number(stdout) > 1 && Number(stdout) < 50 + (count * (most - 50)) / 200, `${stdout} ${stderr}`);
  });
}
