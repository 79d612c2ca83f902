import assert from "node:assert/strict";
import { test } from "node:test";
import { countLookups } from "../../www/features/lessons/membership.js";
import { neighbors } from "../../www/narration/neighbors.js";
import { randomBoard, solverOn } from "../tutorials/boards.js";

/** Counts with two plain arrays, on boards without diagonal moves. @param {import("../tutorials/boards.js").Board} board @param {number[]} order */
function counted({ width, height, cells, start, goal }, order) {
  /** @type {number[]} */
  const closed = [];
  const open = [start[1] * width + start[0]];
  let lookups = 0;
  const has = (/** @type {number[]} */ list, /** @type {number} */ cell) => {
    for (const entry of list) {
      lookups++;
      if (entry === cell) return true;
    }
    return false;
  };
  for (const cell of order) {
    open.splice(open.indexOf(cell), 1);
    closed.push(cell);
    if (cell === goal[1] * width + goal[0]) break;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const [toX, toY] of [
      [x, y - 1],
      [x - 1, y],
      [x + 1, y],
      [x, y + 1],
    ]) {
      const next = toY * width + toX;
      if (toX < 0 || toY < 0 || toX >= width || toY >= height || cells[next] === 255) continue;
      if (!has(closed, next) && !has(open, next)) open.push(next);
    }
  }
  return lookups;
}

test("lookups match a scan of two lists", () => {
  for (let seed = 0; seed < 100; seed++) {
    const board = randomBoard(seed, 5 + (seed % 12), 4 + (seed % 9), 0.2);
    const solver = solverOn(board, { diagonal: "never", openList: "unsorted-list" });
    solver.run();
    assert.equal(countLookups(solver), counted(board, [...solver.expansionOrder()]));
    solver.free();
  }
});

test("other lists and searches have no such lookups", () => {
  for (const options of /** @type {const} */ ([
    { openList: "binary-heap" },
    { openList: "unsorted-list", reopenClosed: true },
    { openList: "unsorted-list", algorithm: "bidirectional-astar" },
  ])) {
    const solver = solverOn(randomBoard(7, 14, 12, 0.2), options);
    solver.run();
    assert.equal(countLookups(solver), undefined);
    solver.free();
  }
});

test("neighbors match the engine's, in its order: breadth-first search takes them as they were found", () => {
  for (const diagonal of /** @type {const} */ (["no-corner-cutting", "never", "at-most-one-obstacle", "always"])) {
    for (const neighborOrder of /** @type {const} */ ([
      "row-major",
      "column-major",
      "column-major-up",
      "clockwise",
      "straight-first",
    ])) {
      const { cells, width, start, ...board } = randomBoard(7, 14, 12, 0.3);
      const solver = solverOn(
        { cells, width, start, ...board },
        { diagonal, neighborOrder, algorithm: "breadth-first" },
      );
      solver.run();
      const found = new Set([start[1] * width + start[0]]);
      const order = solver.expansionOrder();
      for (const cell of order.slice(0, -1)) for (const next of neighbors(solver, cells, cell)) found.add(next);
      assert.deepEqual([...found].slice(0, order.length), [...order], `${diagonal} ${neighborOrder}`);
      solver.free();
    }
  }
});
