// What is said where there is no path, against floods and subsets of walls that share no code with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { noPath } from "../../www/why/no-path.js";
import { Solver } from "../boundary/engine.js";
import { movesFrom, put, randomBoard, randomFrom, shortest } from "./any-board.js";
import { RULES } from "./random-session.js";

/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {typeof RULES[number]} Diagonal */

/** @param {Board} board @param {Diagonal} diagonal */
function explain(board, diagonal) {
  const parts = noPath(board, diagonal);
  let part = parts.next();
  while (!part.done) part = parts.next();
  return part.value;
}

/** The cells that moves lead to from the start. @param {Board} board @param {Diagonal} diagonal */
function flood(board, diagonal) {
  const { width, start } = board;
  const seen = new Set([start[1] * width + start[0]]);
  for (const cell of seen) {
    const moves = movesFrom(
      board,
      { diagonal, costs: "10-14", penalties: false },
      cell % width,
      Math.floor(cell / width),
    );
    for (const [x, y] of moves) seen.add(y * width + x);
  }
  return seen;
}

/** The cells that straight moves, or all eight where diagonal ones ignore walls, lead to, in the order in which a flood comes to them. @param {Board} board @param {Diagonal} diagonal */
function inOrder({ width, height, cells, start }, diagonal) {
  const straight = ["0 -1", "1 0", "0 1", "-1 0"];
  const moves = diagonal === "always" ? [...straight, "1 -1", "1 1", "-1 1", "-1 -1"] : straight;
  const seen = [start[1] * width + start[0]];
  for (let i = 0; i < seen.length; i++) {
    for (const move of moves) {
      const [dx, dy] = move.split(" ").map(Number);
      const [x, y] = [(seen[i] % width) + dx, Math.floor(seen[i] / width) + dy];
      const isOpen = x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] !== 255;
      if (isOpen && !seen.includes(y * width + x)) seen.push(y * width + x);
    }
  }
  return seen;
}

/** @param {Board} board @param {Iterable<number>} walls @returns {Board} */
function without(board, walls) {
  const cells = board.cells.slice();
  for (const wall of walls) cells[wall] = 0;
  return { ...board, cells };
}

/** @param {Board} board @param {Diagonal} diagonal */
const isOpen = (board, diagonal) => flood(board, diagonal).has(board.goal[1] * board.width + board.goal[0]);

/** The size of the smallest set of walls whose removal opens a way, by trying all sets. @param {Board} board @param {Diagonal} diagonal */
function fewestWalls(board, diagonal) {
  const walls = [...board.cells.keys()].filter((cell) => board.cells[cell] === 255);
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 2 ** walls.length; set++) {
    const chosen = walls.filter((_, bit) => (set >> bit) % 2 === 1);
    if (chosen.length < least && isOpen(without(board, chosen), diagonal)) least = chosen.length;
  }
  return least;
}

for (const diagonal of RULES) {
  test(`everything that is said, on small boards: ${diagonal}`, () => {
    const random = randomFrom(9);
    let [explained, several, near, single] = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const board = randomBoard(random, 5);
      const ends = [board.start, board.goal].map(([x, y]) => y * board.width + x);
      const more = board.cells.map((byte, cell) => (!ends.includes(cell) && random() < 0.25 ? 255 : byte));
      board.cells = more;
      const { width, cells, goal } = board;
      if (cells.filter((byte) => byte === 255).length > 9) continue;
      const found = explain(board, diagonal);
      const reached = flood(board, diagonal);
      assert.equal(found === undefined, reached.has(goal[1] * width + goal[0]));
      if (!found) continue;
      explained++;
      assert.deepEqual(
        [...found.reached.keys()].filter((cell) => found.reached[cell]),
        [...reached].sort((a, b) => a - b),
      );
      assert.equal(found.count, reached.size);
      const far = (/** @type {number} */ cell) =>
        ((cell % width) - goal[0]) ** 2 + (Math.floor(cell / width) - goal[1]) ** 2;
      const [x, y] = found.nearest;
      assert.ok(reached.has(y * width + x));
      const least = Math.min(...[...reached].map(far));
      const nearest = inOrder(board, diagonal).filter((cell) => far(cell) === least);
      // Of several, the first that a flood comes to; and how many there are.
      assert.deepEqual([y * width + x, found.asNear], [nearest[0], nearest.length]);
      if (nearest.length > 1) near++;
      assert.equal(found.opening.length, fewestWalls(board, diagonal));
      if (found.opening.length > 1) several++;
      const walls = [...cells.keys()].filter((cell) => cells[cell] === 255);
      const alone = walls.filter((wall) => isOpen(without(board, [wall]), diagonal));
      assert.equal(found.single, alone.length);
      if (alone.length > 1) single++;
      assert.ok(found.opening.every((wall) => cells[wall] === 255));
      assert.ok(isOpen(without(board, found.opening), diagonal));
    }
    assert.ok(explained > 150 && several > 30 && near > 5 && single > 100, [explained, several, near, single].join());
  });

  test(`the walls that close it off: ${diagonal}`, () => {
    const random = randomFrom(10);
    let [explained, inside] = [0, 0];
    for (let i = 0; i < 2000; i++) {
      const board = randomBoard(random, 9);
      const { width, height, cells, goal } = board;
      const found = explain(board, diagonal);
      if (!found) continue;
      explained++;
      const steps = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy]));
      const near = (/** @type {number} */ cell) =>
        steps
          .filter(([dx, dy]) => (diagonal === "always" ? true : dx === 0 || dy === 0))
          .map(([dx, dy]) => [(cell % width) + dx, Math.floor(cell / width) + dy])
          .filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)
          .map(([x, y]) => y * width + x);
      // Everything around the goal that is not reached, walls or not.
      const outside = new Set([goal[1] * width + goal[0]]);
      for (const cell of outside) for (const next of near(cell)) if (!found.reached[next]) outside.add(next);
      const beside = [...cells.keys()].filter(
        (cell) => cells[cell] === 255 && near(cell).some((next) => found.reached[next]),
      );
      assert.deepEqual(
        [...found.closing],
        beside.filter((cell) => outside.has(cell)),
      );
      if (beside.length > found.closing.length) inside++;
      // Without any one of them the search would get one cell further.
      for (const wall of found.closing) assert.ok(flood(without(board, [wall]), diagonal).has(wall));
    }
    assert.ok(explained > 100 && inside > 30, `${explained} ${inside}`);
  });
}

test("on large boards the engine finds a way once the walls are gone, and none with one of them left", () => {
  const random = randomFrom(3);
  let explained = 0;
  for (let i = 0; i < 60; i++) {
    const board = randomBoard(random, 60);
    for (const cell of board.cells.keys()) if (random() < 0.25) board.cells[cell] = 255;
    for (const [x, y] of [board.start, board.goal]) board.cells[y * board.width + x] = 0;
    const diagonal = RULES[i % 4];
    const found = explain(board, diagonal);
    const solver = put(new Solver(board.width, board.height), board);
    solver.configure({ diagonal });
    assert.equal(solver.findPath() === undefined, found !== undefined);
    if (found) {
      explained++;
      solver.setCells(without(board, found.opening).cells);
      assert.ok(solver.findPath());
      for (const wall of found.opening) {
        solver.setCell(wall % board.width, Math.floor(wall / board.width), 255);
        assert.equal(solver.findPath(), undefined);
        solver.setCell(wall % board.width, Math.floor(wall / board.width), 0);
      }
      assert.ok(Number.isFinite(shortest({ ...board, goal: found.nearest }, solver.options)));
    }
    solver.free();
  }
  assert.ok(explained > 20, String(explained));
});

test("on the largest boards it pauses often enough", () => {
  const side = 1024;
  const cells = new Uint8Array(side * side);
  cells.fill(255, 600 * side, 601 * side);
  const parts = noPath({ width: side, height: side, cells, start: [0, 0], goal: [side - 1, side - 1] }, "never");
  let pauses = 0;
  let part = parts.next();
  for (; !part.done; part = parts.next()) pauses++;
  assert.ok(pauses > (side * side) / 20_000);
  assert.equal(part.value?.count, 600 * side);
  assert.equal(part.value?.closing.length, side);
  assert.deepEqual(part.value?.nearest, [side - 1, 599]);
  assert.equal(part.value?.opening.length, 1);
});
