// What is told of a reader's program that was run: which of its own names it uses, in which order it takes its ends, what cannot be
// read, and its errors. The programs are in JavaScript; what is told is the same for both languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { diagnose, readLog } from "../../www/check/index.js";
import { english, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { tell } from "../../www/features/check-dialog/check-sentences.js";
import { WORKING } from "../../www/features/own-program/begin-with.js";
import { errorText, toldOf } from "../../www/features/own-program/told-run.js";
import "../boundary/engine.js";
import { SEED } from "../seeded.js";
import { randomFrom } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";
import "./english.js";
import { plainBoard } from "./plain-board.js";
import { runProgram } from "./run-program.js";

/** @typedef {{ file: string, correct: boolean, coordinates: "xy" | "rowcol" | "names" }} Entry */

const PROGRAMS = new URL("../programs/", import.meta.url);
/** @type {Entry[]} */
const ALL = JSON.parse(readFileSync(new URL("index.json", PROGRAMS), "utf8"));
const sourceOf = (/** @type {Entry} */ { file }) => readFileSync(new URL(file, PROGRAMS), "utf8");
const LANGUAGES = await Promise.all(TAGS.map(loadLanguage));

/** What is told of a program that runs on a board. @param {string} source @param {boolean} [isByRow] */
async function toldOfProgram(source, isByRow = false) {
  const { told, made } = await runProgram(source, plainBoard(), { isByRow });
  return toldOf(told, made, english, { isPython: false, isByRow });
}

test("programs that take their ends in the other order are known by the walls", async () => {
  const random = randomFrom(SEED);
  let [turned, count] = [0, 0];
  for (const entry of ALL.filter(({ correct, coordinates }) => correct && coordinates !== "names")) {
    const isByRow = entry.coordinates === "rowcol";
    const board = randomWalls(random, 14, 9, 0.25);
    const right = await runProgram(sourceOf(entry), board, { isByRow, longest: 3000 });
    assert.equal(right.isTurned, false, entry.file);
    const other = await runProgram(sourceOf(entry), board, { isByRow: !isByRow, longest: 3000 });
    if (other.expanded < 8) continue;
    count++;
    turned += Number(other.isTurned);
  }
  assert.ok(turned > 0, `${turned} of ${count}`);
  const byRow =
    "const astar = (grid, [r, c], [gr, gc]) => {\n  const open = [[r, c]], seen = new Set([r + ',' + c]);\n  while (open.length > 0) {\n    const [y, x] = open.shift();\n    if (y === gr && x === gc) return [[y, x]];\n    for (const [b, a] of [[y, x + 1], [y + 1, x], [y, x - 1], [y - 1, x]])\n      if (grid[b]?.[a] === 0 && !seen.has(b + ',' + a)) seen.add(b + ',' + a), open.push([b, a]);\n  }\n  return null;\n};";
  const hint = "If in your program start and goal are row, column, choose that above";
  assert.ok((await toldOfProgram(byRow)).sentence.includes(hint), (await toldOfProgram(byRow)).sentence);
  assert.ok(!(await toldOfProgram(byRow, true)).sentence.includes("walls"));
  // Where there is no wall nothing tells, and whoever takes [x, y] may keep pairs of a row and a column.
  const open = /** @type {import("./any-board.js").Board} */ ({
    ...{ width: 10, height: 10, cells: new Uint8Array(100) },
    ...{ start: [2, 1], goal: [7, 8] },
  });
  assert.equal((await runProgram(byRow, open, { isByRow: true })).isTurned, false);
  const turning = byRow.replace("[r, c], [gr, gc]", "[c, r], [gc, gr]");
  for (let i = 0; i < 6; i++) {
    const { isTurned, expanded } = await runProgram(turning, randomWalls(random, 14, 9, 0.25));
    assert.deepEqual([isTurned, expanded > 0], [false, true]);
  }
});

test("what a program has of its own is told where it takes no such thing", async () => {
  const search = (/** @type {string} */ takes) =>
    `const start = [0, 0];\n\nconst grid = [[0, 0]];\nfunction astar(${takes}) {\n  return [start];\n}`;
  /** @type {[string, number | undefined, RegExp][]} */
  const programs = [
    [search("start, goal"), 3, /^.*Line 3 has a grid of its own/],
    [search("grid, goal"), 1, /^.*Line 1 has a start of its own/],
    [search("grid, start, goal"), undefined, /^(?!.*of its own)/],
    [search("{ grid, start, goal }"), undefined, /^(?!.*of its own)/],
    [
      `class Finder {\n  constructor(grid) {}\n  findPath(start, goal) {\n    return [start, goal];\n  }\n}\nconst start = [1, 1], grid = [];`,
      undefined,
      /^(?!.*of its own)/,
    ],
  ];
  for (const [source, line, told] of programs) {
    const { sentence, line: at } = await toldOfProgram(source);
    assert.match(sentence, told, source);
    assert.equal(at, line, source);
  }
});

test("a path of rows and columns is that of nodes with an x and a y", async () => {
  const nodes = `function astar(grid, [r, c], [gr, gc]) {
    const open = [{ x: c, y: r, path: [[r, c]] }], seen = new Set([c + "," + r]);
    while (open.length > 0) {
      const { x, y, path } = open.shift();
      if (x === gc && y === gr) return path;
      for (const [a, b] of [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]])
        if (grid[b]?.[a] === 0 && !seen.has(a + "," + b)) {
          seen.add(a + "," + b);
          open.push({ x: a, y: b, path: [...path, [b, a]] });
        }
    }
    return null;
  }`;
  const random = randomFrom(SEED);
  let paths = 0;
  for (let i = 0; i < 12; i++) {
    const board = randomWalls(random, 10, 8, 0.2);
    const { start, goal, ...rest } = board;
    const { log, path, expanded } = await runProgram(nodes, board, { isByRow: true });
    if (!path || expanded < 8) continue;
    const { exact, candidates } = diagnose({ board: rest, log: readLog(log), start, goal });
    assert.deepEqual([exact, candidates[0].bugs, candidates[0].samePath !== false], [true, [], true], log);
    paths++;
  }
  assert.ok(paths > 3, String(paths));
});

test("what is returned and cannot be read is told, and a path that is printed says more", async () => {
  const unread = "What it returns could not be read as a path.";
  const returning = (/** @type {string} */ value) =>
    WORKING.javascript.replace(/return path[^;]*;/, `return ${value};`).replace(/return null;/, `return ${value};`);
  assert.ok((await toldOfProgram(returning("[{ a: 'x' }, { a: 'y' }]"))).sentence.includes(unread));
  assert.ok(!(await toldOfProgram(WORKING.javascript)).sentence.includes(unread));
  assert.ok(
    !(
      await toldOfProgram(
        "const astar = (grid, start, goal) => { console.log('path: (0, 0) (1, 0)'); return ['a', 'b']; };",
      )
    ).sentence.includes(unread),
  );
});

test("where only the path matters, it is told that there is none to be read, and nothing of cells that cannot be seen", async () => {
  const unread = "What it returns could not be read as a path.";
  const toldOfPath = async (/** @type {string} */ source) => {
    const { told, made } = await runProgram(source, plainBoard());
    return toldOf(told, made, english, { isPython: false, isByRow: false, needsCells: false });
  };
  assert.deepEqual(await toldOfPath("function astar() { return 'RRDD'; }"), { sentence: unread });
  const printing = await toldOfPath("function astar() { console.log('path: (0, 0) (1, 0)'); }");
  assert.ok(!printing.sentence.includes(unread) && printing.advice === undefined, printing.sentence);
  const unseen = await toldOfPath("function astar(grid, start, goal) { return [start, goal]; }");
  assert.deepEqual(unseen, { sentence: "It returns a path of 2 cells." });
  const failing = await toldOfPath("function astar() { throw new Error('no'); }");
  assert.equal(failing.sentence, "Line 1: Error: no.");
});

test("an error that asks ends as it asks, in every language", () => {
  for (const { t, tag } of LANGUAGES) {
    const asking = errorText(
      { line: 2, message: "SyntaxError: invalid syntax. Maybe you meant '==' instead of '='?" },
      t,
    );
    assert.ok(asking.endsWith("?"), `${tag}: ${asking}`);
    assert.match(errorText({ line: 2, message: "TypeError: x is not a function." }, t), /[^.。][.。]$/u);
  }
});

/** A path in which two moves at a corner have changed places, if there is one. @param {number[][]} path @param {import("./any-board.js").Board} board */
function otherWay(path, { width, cells }) {
  for (let i = 1; i < path.length - 1; i++) {
    const [before, [x, y], after] = [path[i - 1], path[i], path[i + 1]];
    const [a, b] = [before[0] + after[0] - x, before[1] + after[1] - y];
    if ((a !== x || b !== y) && cells[b * width + a] !== 255)
      return [...path.slice(0, i), [a, b], ...path.slice(i + 1)];
  }
  return undefined;
}

/** A log with another path. @param {import("./any-board.js").Board} board @param {string} log @param {number[][]} path */
function runWith({ start, goal, ...board }, log, path) {
  const text = log.replace(/path: .*/, `path: ${path.map((cell) => `(${cell})`).join(" ")}`);
  return { board, log: readLog(text), start, goal };
}

test("another path that is as cheap is not told to be another one; a dearer one is", async () => {
  const random = randomFrom(SEED);
  const sentence = "But the path that your program gives";
  let others = 0;
  /** Logs with another path. @type {ReturnType<typeof runWith>[]} */
  const alikes = [];
  for (let i = 0; i < 30; i++) {
    const board = randomWalls(random, 9, 7, 0.2);
    const { log, cells } = await runProgram(WORKING.javascript, board);
    const other = cells && otherWay(cells, board);
    if (!other || cells.length < 8) continue;
    const toldOfPath = (/** @type {number[][]} */ path) => {
      const diagnosis = diagnose(runWith(board, log, path));
      const read = { steps: log.split("\n").length - 1, cells: path.length };
      const found = { board, read, diagnosis, taken: new Int32Array(), path: new Int32Array() };
      return { ...diagnosis.candidates[0], ...tell(/** @type {any} */ (found), english) };
    };
    const alike = toldOfPath(other);
    // Some have the very path of a mistake in the parents, and of some the rule for equals is not known.
    if (alike.bugs.length > 0 || alike.ties !== "exact") continue;
    assert.deepEqual([alike.samePath, alike.isAsCheap, alike.differs], [false, true, []], log);
    const dearer = toldOfPath([...cells.slice(0, 3), cells[1], ...cells.slice(2)]);
    assert.equal(dearer.isAsCheap, undefined);
    assert.ok(dearer.bugs.length > 0 || dearer.differs.some((one) => one.startsWith(sentence)), log);
    others++;
    alikes.push(runWith(board, log, other));
    // Of two logs, too: if the path of one is dearer, they say so together.
    if (alikes.length < 2) continue;
    const [before, now] = alikes.slice(-2);
    const samePaths = (/** @type {ReturnType<typeof runWith>[]} */ runs) => {
      const [{ samePath, isAsCheap }] = diagnose({ runs }).candidates;
      return [samePath, isAsCheap];
    };
    assert.deepEqual(samePaths([before, now]), [false, true], log);
    assert.deepEqual(samePaths([before, runWith(board, log, cells)]), [false, true], log);
    const around = runWith(board, log, [...cells.slice(0, 3), cells[1], ...cells.slice(2)]);
    assert.notDeepEqual(samePaths([before, around]), [false, true], log);
  }
  assert.ok(others > 3, String(others));
});
