// The five tutorials' programs, as they are written, print their logs, and the check says what they are. The second one is
// also compiled as C++ where a compiler is at hand.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { diagnose } from "../../www/check/index.js";
import { some } from "../seeded.js";
import { GivenHeap, findPath as heapPath, List } from "../tutorials/binary-heap.js";
import { randomBoard, randoms } from "../tutorials/boards.js";
import { findPath as fourPath } from "../tutorials/four-searches.js";
import { findPath as randomPath } from "../tutorials/random-obstacles.js";
import { findPath as rightPath } from "../tutorials/right-angles.js";
import { findPath as roadsPath } from "../tutorials/roads.js";
import { randomWalls } from "./buggy-programs.js";

/** @typedef {import("../tutorials/boards.js").Board} Board */

const SEEDS = [1, 2, 3, 4].slice(0, some(4, 2));
/** @template T @param {() => number} random @returns {(equals: T[]) => T} */
const anyOf = (random) => (equals) => equals[Math.floor(random() * equals.length)];

/** @param {Board} board @param {{ x: number, y: number }[]} cells */
function answer(board, cells) {
  const { exact, candidates } = diagnose({ board, log: { steps: cells.map(({ x, y }) => ({ x, y })) } });
  assert.ok(exact);
  return candidates;
}

/** Whether some candidate has these options. @param {ReturnType<typeof answer>} candidates @param {Partial<import("../../www/engine.js").Options>} options */
const has = (candidates, options) =>
  candidates.some((candidate) =>
    Object.entries(options).every(
      ([name, value]) => candidate.options[/** @type {keyof typeof candidate.options} */ (name)] === value,
    ),
  );

test("1, random obstacles: Manhattan, corners cut, never improved, in any order", () => {
  for (const seed of SEEDS) {
    const board = randomBoard(seed, 20, 14, 0.2);
    // Its last row and column are never made.
    const cells = board.cells.map((cell, i) => (i % 20 === 19 || i >= 260 ? 255 : cell));
    if (cells[board.start[1] * 20 + board.start[0]] || cells[board.goal[1] * 20 + board.goal[0]]) continue;
    const { closed } = randomPath({ ...board, cells }, anyOf(randoms(seed)));
    const candidates = answer({ ...board, cells }, closed ?? []);
    assert.deepEqual(candidates[0].bugs, [], String(seed));
    if (candidates[0].ties === "any" && (closed?.length ?? 0) > 40) {
      assert.ok(has(candidates, { heuristic: "manhattan", diagonal: "always" }), String(seed));
    }
  }
});

test("2, right angles: the floored distance, first in first out, ends when the goal is opened", () => {
  for (const seed of SEEDS) {
    const board = randomBoard(seed, 13, 13, 0.2);
    const { closed } = rightPath(board);
    const candidates = answer(
      board,
      closed.map(({ row, column }) => ({ x: column, y: row })),
    );
    assert.deepEqual([candidates[0].bugs, candidates[0].ties], [[], "exact"]);
    if (closed.length > 40)
      assert.ok(has(candidates, { heuristic: "floored-euclidean", diagonal: "never" }), String(seed));
    // It writes the row first.
    const swapped = answer(
      board,
      closed.map(({ row, column }) => ({ x: row, y: column })),
    );
    assert.deepEqual(swapped[0].bugs, []);
    if (closed.length > 40) assert.ok(swapped[0].frame.swapped, String(seed));
  }
});

test("3, the list is a textbook search, and the heap leaves entries where they are", () => {
  let stale = 0;
  for (let seed = 1; seed <= some(8, 2); seed++) {
    const board = randomWalls(randoms(seed), 30, 20, 0.3);
    const list = answer(board, heapPath(board, new List()).closed);
    assert.deepEqual([list[0].bugs, list[0].ties], [[], "exact"]);
    const heap = answer(board, heapPath(board, new GivenHeap()).closed);
    // Where a search that takes any of the equal cells would do, nothing tells that entries stay.
    assert.ok(heap[0].ties === "exact" || heap[0].bugs.length === 0, String(seed));
    stale += Number(heap[0].bugs.includes("stale-heap-entry"));
    if (heap[0].bugs.length > 0) assert.ok(!heap[0].options.decreaseKey, String(seed));
  }
  assert.ok(stale >= some(3, 3), String(stale));
});

test("4, roads: penalties, equal f and h in any order", () => {
  for (const seed of SEEDS) {
    const random = randoms(seed);
    const made = randomBoard(seed, 18, 12, 0.15);
    const cells = made.cells.map((cell) => (cell === 255 || random() < 0.5 ? cell : Math.ceil(20 * random())));
    const board = { ...made, cells };
    const candidates = answer(board, roadsPath(board, anyOf(random)).closed);
    assert.deepEqual(candidates[0].bugs, []);
    assert.ok(candidates[0].options.penalties);
  }
});

test("5, four searches", () => {
  for (const search of ["breadth-first", "dijkstra", "greedy", "astar"]) {
    for (const seed of SEEDS) {
      const board = randomBoard(seed + 40, 18, 12, 0.2);
      const { finished } = fourPath(board, search, anyOf(randoms(seed)));
      const candidates = answer(board, finished);
      assert.deepEqual(candidates[0].bugs, [], `${search} ${seed}`);
      if (finished.length > 30)
        assert.ok(has(candidates, { algorithm: /** @type {"astar"} */ (search) }), `${search} ${seed}`);
    }
  }
});

/** Tutorial 2 in its own language, with its bug: g is compared with that of a new point. @param {Board} board */
const inCpp = ({ width, height, cells, start, goal }) => `
#include <cmath>
#include <cstdio>
#include <list>
struct Point { int row, col, g = 0, h = 0, f = 0; Point *parent = nullptr; Point(int r, int c) : row(r), col(c) {} };
int maze[${height}][${width}] = {${[...cells].map((cell) => (cell === 255 ? 1 : 0)).join(",")}};
std::list<Point *> openList, closeList;
Point *find(std::list<Point *> &points, int row, int col) {
  for (auto p : points) if (p->row == row && p->col == col) return p;
  return nullptr;
}
int main() {
  Point end(${goal[1]}, ${goal[0]});
  openList.push_back(new Point(${start[1]}, ${start[0]}));
  while (!openList.empty()) {
    Point *current = openList.front();
    for (auto p : openList) if (p->f < current->f) current = p;
    openList.remove(current);
    closeList.push_back(current);
    std::printf("%d %d\\n", current->row, current->col);
    for (int r = current->row - 1; r <= current->row + 1; r++)
      for (int c = current->col - 1; c <= current->col + 1; c++) {
        if (r < 0 || c < 0 || r >= ${height} || c >= ${width} || maze[r][c]) continue;
        if (std::abs(r - current->row) + std::abs(c - current->col) != 1 || find(closeList, r, c)) continue;
        Point *next = new Point(r, c);
        if (Point *known = find(openList, r, c)) {
          if (current->g + 10 < next->g) { known->parent = current; known->g = current->g + 10; known->f = known->g + known->h; }
        } else {
          next->parent = current;
          next->g = current->g + 10;
          next->h = (int)std::sqrt((double)((r - end.row) * (r - end.row) + (c - end.col) * (c - end.col))) * 10;
          next->f = next->g + next->h;
          openList.push_back(next);
        }
      }
    if (find(openList, end.row, end.col)) return 0;
  }
}
`;

test("2 as C++ prints (row, column)", { skip: spawnSync("g++", ["--version"]).status !== 0 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  try {
    const board = randomBoard(2, 13, 13, 0.2);
    writeFileSync(join(folder, "search.cpp"), inCpp(board));
    execFileSync("g++", ["-o", join(folder, "search"), join(folder, "search.cpp")]);
    const printed = execFileSync(join(folder, "search"), { encoding: "utf8" });
    const steps = printed
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number))
      .map(([x, y]) => ({ x, y }));
    assert.deepEqual(
      steps,
      rightPath(board).closed.map(({ row, column }) => ({ x: row, y: column })),
    );
    const { exact, candidates } = diagnose({ board, log: { steps } });
    assert.ok(exact && candidates[0].bugs.length === 0 && candidates[0].frame.swapped);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
