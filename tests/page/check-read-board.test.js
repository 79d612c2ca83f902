// Boards in the forms in which programs have them: random ones in each spelling, and texts that are no boards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readBoard } from "../../www/check/read-board.js";
import { CodedError } from "../../www/core/engine/errors.js";
import { enOfCheckErrors } from "../../www/core/i18n/en/check-errors.js";
import { Solver } from "../boundary/engine.js";
import { fc, some } from "../seeded.js";
import { SPELLINGS } from "./board-spellings.js";
import { assertLinear } from "./growth.js";
import { randomFrom } from "./random-numbers.js";

/** @typedef {[number, number]} Coord */

/** A board of at least 3 × 3 cells with some walls, whose start and goal are open. @param {() => number} random @param {number} most */
function randomPlain(random, most) {
  const side = () => 3 + Math.floor(random() * (most - 2));
  const [width, height] = [side(), side()];
  const cells = Array.from({ length: width * height }, () => (random() < 0.3 ? 1 : 0));
  const [start, wall, goal, ...others] = cells.map((_, index) => index).sort(() => random() - 0.5);
  cells[start] = 0;
  cells[goal] = 0;
  cells[wall] = 1;
  cells[others[0]] = 0;
  const coord = (/** @type {number} */ cell) => /** @type {Coord} */ ([cell % width, Math.floor(cell / width)]);
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, y * width + width));
  return { rows, start: coord(start), goal: coord(goal) };
}

/** Reads a text, and fails for any error but those that are told. @param {string} text @param {{ wall?: string }} [how] */
function tryToRead(text, how) {
  try {
    return readBoard(text, how);
  } catch (error) {
    assert.ok(error instanceof CodedError, String(/** @type {Error} */ (error).stack));
    assert.match(error.code, /^(bad-board|too-large)$/);
    const key = `check.error.${error.values.problem}`;
    const sentence = /** @type {Record<string, string>} */ (enOfCheckErrors)[key];
    assert.ok(sentence, key);
    for (const [, word] of sentence.matchAll(/\{(\w+)\b/g))
      assert.ok(error.values[word] !== undefined, `${key}: ${word}`);
    return undefined;
  }
}

/** The problem that a text has. @param {string} text @param {{ wall?: string }} [how] */
function problemOf(text, how) {
  try {
    readBoard(text, how);
  } catch (error) {
    return /** @type {CodedError} */ (error).values;
  }
  return assert.fail(text);
}

for (const { name, write, hasEnds } of SPELLINGS) {
  test(`random boards are read as they were: ${name}`, () => {
    const random = randomFrom(name.length * 31 + name.charCodeAt(0));
    for (let i = 0; i < some(100); i++) {
      const plain = randomPlain(random, 14);
      const framed = name === "spaces as cells" ? { ...plain, rows: plain.rows.map((row) => [1, ...row, 1]) } : plain;
      const text = write(plain);
      const board = readBoard(text);
      assert.equal(board.width, framed.rows[0].length, text);
      assert.equal(board.height, framed.rows.length, text);
      assert.deepEqual(
        [...board.cells],
        framed.rows.flat().map((cell) => (cell === 1 ? 255 : 0)),
        text,
      );
      assert.deepEqual([board.start, board.goal], hasEnds ? [plain.start, plain.goal] : [undefined, undefined], text);
      assert.ok(board.wall !== undefined && board.values.some(({ value }) => value === board.wall), text);
      assert.equal(
        board.values.reduce((sum, { count }) => sum + count, 0),
        board.cells.length,
      );
    }
  });
}

test("what the engine writes as a map is read as the engine reads it", () => {
  const random = randomFrom(5);
  for (let i = 0; i < some(300); i++) {
    const [width, height] = [1 + Math.floor(random() * 30), 1 + Math.floor(random() * 30)];
    const solver = new Solver(width, height);
    const cells = Uint8Array.from({ length: width * height }, () =>
      random() < 0.3 ? 255 : random() < 0.3 ? Math.floor(random() * 255) : 0,
    );
    solver.setCells(cells);
    solver.setStart(Math.floor(random() * width), Math.floor(random() * height));
    const text = solver.toMap();
    const board = readBoard(text);
    assert.equal(board.kind, "map");
    assert.deepEqual([...board.cells], [...cells], text);
    if (board.start) assert.deepEqual(board.start, [...solver.start]);
    if (board.goal) assert.deepEqual(board.goal, [...solver.goal]);
    solver.free();
  }
});

test("which value is a wall can be said, and is guessed as documented", () => {
  const guess = (/** @type {string} */ text) => readBoard(text).wall;
  assert.equal(guess("0 1\n0 0"), "1");
  assert.equal(guess("1 1 1\n1 0 1\n1 1 1"), "1", "the border is made of it");
  assert.equal(guess("1 1 1\n1 0 1\n1 1 0"), "0", "it is the rarer one");
  assert.equal(guess("0 0 0\n0 1 0\n0 0 0"), "1");
  assert.equal(guess("0 0\n-1 0"), "-1");
  assert.equal(guess("0 1 0 2\n0 0 0 2\n0 0 0 1"), "1,2", "the second tutorial's board has both");
  assert.equal(guess("0 0\n0 0"), undefined);
  assert.equal(guess("0 1 1\n2 0 3"), "1");
  assert.deepEqual(readBoard("0 1 1\n2 0 3").start, [0, 1]);
  assert.deepEqual(readBoard("0 1 1\n2 0 3").goal, [2, 1]);
  assert.equal(guess("..T\n.W@"), "T,W,@");
  assert.deepEqual([...readBoard("0 1\n2 0", { wall: "2" }).cells], [0, 0, 255, 0]);
  assert.deepEqual([...readBoard("0 1\n2 0", { wall: "1,2" }).cells], [0, 255, 255, 0]);
  assert.deepEqual([...readBoard("0 1\n2 0", { wall: ["1", "2"] }).cells], [0, 255, 255, 0]);
  assert.deepEqual([...readBoard("0 1\n0 0", { wall: "" }).cells], [0, 0, 0, 0]);
  assert.deepEqual(
    [...readBoard("S#\n.G", { wall: "S" }).cells],
    [255, 0, 0, 0],
    "also a letter that looks like the start",
  );
  assert.equal(readBoard("S#\n.G", { wall: "S" }).start, undefined);
});

test("start and goal of a program are found beside its array", () => {
  const grid = "int grid[3][4] = {{0,1,0,0},{0,1,0,0},{0,0,0,0}};\n";
  const endsOf = (/** @type {string} */ text) => {
    const { start, goal } = readBoard(grid + text);
    return [start, goal];
  };
  assert.deepEqual(endsOf("Point start = {3, 0};\nPoint goal{0, 2};"), [
    [3, 0],
    [0, 2],
  ]);
  assert.deepEqual(endsOf("var start = new Vector2Int(0, 1); var target = new Vector2Int(3, 2);"), [
    [0, 1],
    [3, 2],
  ]);
  assert.deepEqual(endsOf("int startX = 0, startY = 2;\nint endX = 3;\nint endY = 0;"), [
    [0, 2],
    [3, 0],
  ]);
  assert.deepEqual(
    endsOf("start = (0, 0)\ngoal = (2, 3)"),
    [
      [0, 0],
      [3, 2],
    ],
    "row before column, as only that is on the board",
  );
  assert.deepEqual(endsOf("start = (1, 0)\ngoal = (9, 9)"), [undefined, undefined]);
  assert.deepEqual(endsOf("// the search starts in a corner and ends at (1, 1)"), [undefined, undefined]);
  assert.deepEqual(readBoard('{"grid": [[0, 1, 2], [3, 0, 0]], "name": "a level"}').start, [2, 0]);
});

test("several numbers are what cells cost, or penalties", () => {
  assert.deepEqual([...readBoard("1 2 9\n1 1 3").cells], [0, 10, 80, 0, 0, 20]);
  assert.deepEqual([...readBoard("0 5 20 7 9 255").cells], [0, 5, 20, 7, 9, 255]);
  assert.deepEqual([...readBoard("#1.2\n3111").cells], [255, 0, 0, 10, 20, 0, 0, 0]);
  assert.equal(problemOf("1 2 99\n1 1 3").problem, "value");
});

test("what is wrong is said with its line", () => {
  assert.deepEqual(problemOf("0 0 1\n0 1 0\n0 0"), { problem: "row-length", line: 3, columns: 2, width: 3, first: 1 });
  assert.deepEqual(problemOf("int g[2][2] = {\n {0, 1},\n {0, 1, 1} };"), {
    problem: "row-length",
    line: 3,
    columns: 3,
    width: 2,
    first: 2,
  });
  assert.equal(problemOf("").problem, "empty-board");
  assert.equal(problemOf(" \n\t\n").problem, "empty-board");
  assert.equal(problemOf("There is no board in this text, alas.").problem, "no-board");
  assert.equal(problemOf(/** @type {any} */ (undefined)).problem, "not-text");
  assert.equal(problemOf("0 1\n0 0", { wall: "7" }).problem, "wall-unknown");
  const header = "type octile\nheight 2\nwidth 3\nmap\n";
  assert.deepEqual(problemOf(`${header}...\n..`), { problem: "row-length", line: 6, columns: 2, width: 3, first: 5 });
  assert.deepEqual(problemOf(`${header}...\n`), { problem: "map-rows", line: 6, rows: 1, height: 2 });
  assert.deepEqual(problemOf(`${header}...\n...\n...`), { problem: "map-end", line: 7, text: "...", height: 2 });
  assert.deepEqual(problemOf(`${header}...\n..?`), { problem: "map-letter", line: 6, text: "?" });
  assert.equal(problemOf(`${header}ss.\n...`).problem, "two-ends");
  assert.equal(problemOf("type octile\nheight 2\nmap\n").problem, "map-size");
  assert.equal(problemOf("type octile\nhello 2\nmap\n").problem, "map-header");
  assert.equal(problemOf("type octile\nheight 2\nwidth 2\nstart 2 0\nmap\n..\n..").problem, "map-beyond");
  assert.equal(problemOf("type octile\nheight 9999\nwidth 2\nmap\n").problem, "board-large");
  assert.equal(problemOf("[".repeat(99)).problem, "nested");
  assert.equal(problemOf(`${"0".repeat(4097)}\n${"0".repeat(4097)}`).problem, "board-large");
});

test("arrays without cells, and signs that nobody sees, are no boards", () => {
  for (const text of ["[[],[]]", "[]", "{}", "grid = [[]]", "int[,] grid = {{},{}};", "[ ]\n[ ]", "()()", "[[[]]]"]) {
    assert.deepEqual(problemOf(text), { problem: "empty-array" }, text);
  }
  assert.deepEqual(problemOf("[[0, 1], []]"), { problem: "row-length", line: 1, columns: 0, width: 2, first: 1 });
  assert.deepEqual(problemOf("[\n[0, 1, 0, 0],\n[]]"), {
    problem: "row-length",
    line: 3,
    columns: 0,
    width: 4,
    first: 2,
  });
  for (const [text, line, code] of /** @type {[string, number, string][]} */ ([
    ["\0\x01\x02\n\x03\x04\x05", 1, "U+0000"],
    ["..#\n.\x07.\n...", 2, "U+0007"],
    ["[[0,1],\n[1,\0 1]]", 2, "U+0000"],
    ["[['\x01','a'],['a','a']]", 1, "U+0001"],
    ["\x1b[31m#\x1b[0m..\n..#", 1, "U+001B"],
    ["\x7f.\n.#", 1, "U+007F"],
    ["..\n.\x85", 2, "U+0085"],
  ])) {
    assert.deepEqual(problemOf(text), { problem: "control", line, code }, JSON.stringify(text));
  }
  assert.deepEqual([...readBoard("\u200b.#\n.\u2060.\n").cells], [0, 255, 0, 0], "what takes no room is left out");
});

test("empty lists beside a board are none of its rows", () => {
  for (const text of [
    '{"grid": [[0, 1], [0, 0]], "open": [], "closed": []}',
    "open = []\ngrid = [[0, 1], [0, 0]]\npath = []",
    '{"width": 2, "cells": [0, 1, 0, 0], "open": []}',
    "var grid = new int[][] { new int[] {0, 1}, new int[] {0, 0} }; void f() {}",
  ]) {
    const { width, height, cells } = readBoard(text);
    assert.equal(height, 2, text);
    assert.deepEqual([cells[0], cells[1], cells[width], cells[width + 1]], [0, 255, 0, 0], text);
  }
});

test("the widest and the highest boards are read, as rows and as literals", () => {
  for (const [width, height] of [
    [4096, 100],
    [100, 4096],
  ]) {
    const row = "0,1,".repeat(width / 2).slice(0, -1);
    for (const text of [`${row}\n`.repeat(height), `{${`{${row}},\n`.repeat(height)}}`]) {
      const board = readBoard(text);
      assert.deepEqual([board.width, board.height, board.cells.length], [width, height, width * height]);
      assert.deepEqual([...board.cells.subarray(-3)], [255, 0, 255]);
    }
  }
});

test("corrupted boards are read or told to be wrong, and nothing else", () => {
  const random = randomFrom(9);
  const texts = SPELLINGS.map(({ write }) => write(randomPlain(random, 8)));
  const cut = fc.record({
    text: fc.constantFrom(...texts),
    from: fc.nat(400),
    length: fc.nat(30),
    instead: fc.string({ maxLength: 6, unit: "grapheme" }),
  });
  fc.assert(
    fc.property(cut, ({ text, from, length, instead }) => {
      const at = from % text.length;
      const board = tryToRead(text.slice(0, at) + instead + text.slice(at + length));
      if (board) assert.equal(board.cells.length, board.width * board.height);
    }),
    { numRuns: some(3000) },
  );
  const signs = fc.string({ unit: fc.constantFrom(..."01.#[]{}(),;\"'`\n\t /*-|+SGab:=é⬛\\"), maxLength: 60 });
  fc.assert(
    fc.property(
      fc.oneof(signs, fc.string({ unit: "binary" })),
      fc.option(fc.constantFrom("1", "#", "")),
      (text, wall) => {
        const board = tryToRead(text, wall === null ? undefined : { wall });
        if (board) {
          assert.equal(board.cells.length, board.width * board.height);
          for (const end of [board.start, board.goal])
            if (end) assert.ok(end[0] < board.width && end[1] < board.height);
        }
      },
    ),
    { numRuns: some(3000) },
  );
});

/** Text that has no meaning. */
const NONSENSE = [
  "[",
  "[]",
  "[1]",
  "[1],",
  "(1,2)",
  '"',
  "'a",
  "`",
  "/*",
  "--\n",
  "#",
  "0",
  "0 ",
  "-",
  "0,1,",
  "\n",
  " \n",
  "a",
  "ab ",
  "+--+\n",
  "|",
  "\t1",
  "😀",
  "type x\n",
  "x=[",
  "1e",
];

test("nonsense is answered in a time that grows with its length", () => {
  for (const part of NONSENSE) assertLinear(tryToRead, part, some(4, 3) / 4);
});

test("so are megabytes of it", () => {
  for (const part of ["[1]", "0,1,", '"']) assertLinear(tryToRead, part, some(10, 4));
});
