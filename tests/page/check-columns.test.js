// Which of the bare numbers of a line are its cell: the columns of a corridor count like the numbers of lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLog } from "../../www/check/read-log.js";
import { Solver } from "../boundary/engine.js";
import { oneOf, randomBoard, randomFrom, randomOptions } from "./any-board.js";
import { plainSteps } from "./plain-steps.js";

/** @param {() => number} random @returns {import("../../www/engine.js").Options} */
const options = (random) => ({
  ...randomOptions(random, Solver.choices),
  algorithm: oneOf(random, /** @type {const} */ (["astar", "astar", "dijkstra", "greedy", "breadth-first"])),
  neighborOrder: oneOf(random, /** @type {const} */ (["row-major", "column-major", "clockwise", "straight-first"])),
});

test("the columns of a corridor are no numbers of lines, and numbers of lines no columns", () => {
  const random = randomFrom(71);
  const seen = { corridors: 0, searches: 0 };
  for (let i = 0; i < 300; i++) {
    const [from, length, y, unit] = [
      i % 2,
      3 + Math.floor(random() * 40),
      Math.floor(random() * 20),
      2 + Math.floor(random() * 99),
    ];
    const isStair = random() < 0.3;
    const cells = Array.from({ length }, (_, n) => ({
      x: from + n,
      y: isStair ? y + Math.floor(n / 2) : y,
      g: unit * n,
      h: unit * (length - 1 - n),
      f: unit * (length - 1),
    }));
    for (const names of /** @type {("g" | "h" | "f")[][]} */ ([
      ["g"],
      ["h"],
      ["f"],
      ["g", "h"],
      ["g", "f"],
      ["g", "h", "f"],
    ])) {
      const text = cells.map((cell) => [cell.x, cell.y, ...names.map((name) => cell[name])].join(" ")).join("\n");
      const { steps } = readLog(text);
      assert.deepEqual(
        steps.map(({ x, y }) => [x, y]),
        cells.map(({ x, y }) => [x, y]),
        text,
      );
      seen.corridors++;
    }
  }
  // A search that numbers its lines, on a board without walls, in a corridor, or in the lane of one column.
  for (let i = 0; i < 300; i++) {
    const board = randomBoard(random, 3 + (i % 9));
    const cells = [...plainSteps(board, options(random))].map(({ taken: { cell, g } }) => ({
      x: cell % board.width,
      y: Math.floor(cell / board.width),
      g,
    }));
    if (cells.length < 3) continue;
    for (const hasG of [false, true]) {
      const text = cells.map(({ x, y, g }, n) => [n + (i % 2), x, y, ...(hasG ? [g] : [])].join(" ")).join("\n");
      assert.deepEqual(
        readLog(text).steps.map(({ x, y }) => [x, y]),
        cells.map(({ x, y }) => [x, y]),
        text,
      );
      seen.searches++;
    }
  }
  for (const lane of ["0 3 5\n1 3 4\n2 3 6\n3 3 3\n4 3 7", "1 0 0\n2 0 1\n3 0 2\n4 0 3"])
    assert.deepEqual(
      readLog(lane).steps.map(({ x }) => x),
      lane.split("\n").map((line) => Number(line.split(" ")[1])),
    );
  assert.ok(seen.corridors > 1000 && seen.searches > 200, JSON.stringify(seen));
});
