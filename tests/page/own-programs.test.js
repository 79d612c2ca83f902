// Programs that readers may bring, run as the page runs them: what is seen of them, and what is told of it. Those in
// tests/programs/ were written by people who knew neither the page nor these tests; what each is, and where it removes a cell from
// its open list, its author has said.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { diagnose, readLog } from "../../www/check/index.js";
import { BEGINS, WORKING } from "../../www/features/own-program/begin-with.js";
import { takesRowFirst } from "../../www/running/ends-by-row.js";
import { cellsIn } from "../../www/running/seen-cells.js";
import "../boundary/engine.js";
import { SEED, some } from "../seeded.js";
import { randomFrom } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";
import { plainBoard } from "./plain-board.js";
import { runProgram } from "./run-program.js";

/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {{ file: string, correct: boolean, bug?: string, neighbors: 4 | 8, takesAt: string, coordinates: "xy" | "rowcol" | "names" }} Entry */

const PROGRAMS = new URL("../programs/", import.meta.url);
/** @type {Entry[]} */
const ALL = JSON.parse(readFileSync(new URL("index.json", PROGRAMS), "utf8"));
const sourceOf = (/** @type {Entry} */ { file }) => readFileSync(new URL(file, PROGRAMS), "utf8");
const isByRow = (/** @type {Entry} */ { coordinates }) => coordinates === "rowcol";
/** No call removes a cell there. */
const UNSEEN = ["11-recursive.js", "18-gamedev-state-grid.js", "30-typed-export.js"];

/** @param {Board} board @param {string} log */
const diagnosisOf = ({ start, goal, ...board }, log) => diagnose({ board, log: readLog(log), start, goal });

/** How many moves the shortest way between the ends has; undefined if there is none. @param {Board} board @param {4 | 8} neighbors */
function fewestMoves({ width, height, cells, start, goal }, neighbors) {
  const far = new Map([[String(start), 0]]);
  for (const [cell, moves] of far) {
    const [x, y] = cell.split(",").map(Number);
    if (cell === String(goal)) return moves;
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const [nx, ny] = [x + dx, y + dy];
        const isInside = nx >= 0 && ny >= 0 && nx < width && ny < height;
        if (!isInside || (neighbors === 4 && dx !== 0 && dy !== 0) || cells[ny * width + nx] === 255) continue;
        if (!far.has(String([nx, ny]))) far.set(String([nx, ny]), moves + 1);
      }
  }
  return undefined;
}

test("where programs remove cells from their open lists is seen, whatever these are called", async () => {
  const board = plainBoard();
  const seen = [];
  for (const entry of ALL.filter(({ file }) => !UNSEEN.includes(file))) {
    const { site, expanded } = await runProgram(sourceOf(entry), board, { isByRow: isByRow(entry), longest: 3000 });
    assert.ok(site && expanded > 5, entry.file);
    assert.ok(entry.takesAt.includes(site.text), `${entry.file}: ${site.text}`);
    assert.ok(sourceOf(entry).split("\n")[site.line - 1].includes(site.text), `${entry.file}: line ${site.line}`);
    seen.push(entry.file);
  }
  assert.equal(seen.length, 27);
});

test("nothing is seen where nothing is removed by a call, but the path is", async () => {
  for (const file of UNSEEN.slice(0, 2)) {
    const entry = /** @type {Entry} */ (ALL.find((one) => one.file === file));
    const { site, expanded, log, path } = await runProgram(sourceOf(entry), plainBoard(), { isByRow: isByRow(entry) });
    assert.deepEqual([site, expanded], [undefined, 0], file);
    assert.ok(path && path > 10 && log.startsWith("path: "), log);
  }
});

test("no right program is told a bug", async () => {
  const random = randomFrom(SEED);
  let count = 0;
  for (let i = 0; i < some(36); i++)
    for (const entry of ALL.filter(({ correct }) => correct)) {
      const board = randomWalls(random, 12, 9, 0.25);
      const { log, expanded, path, isEnded } = await runProgram(sourceOf(entry), board, { isByRow: isByRow(entry) });
      assert.ok(isEnded, entry.file);
      const fewest = fewestMoves(board, entry.neighbors);
      // The way of the fewest moves is there if and only if a program finds one; those without corners may find none.
      if (fewest === undefined) assert.ok(!path, entry.file);
      if (entry.neighbors === 4 && path) {
        const ends = [path - 1, path];
        assert.ok(ends.includes(Number(fewest)), `${entry.file}: ${path} cells, ${fewest} moves`);
      }
      if (expanded < 5) continue;
      const { candidates, exact, wrongNumber } = diagnosisOf(board, log);
      const told = exact ? candidates[0].bugs : ["unexplained"];
      assert.deepEqual([told, wrongNumber], [[], undefined], `${entry.file}\n${log}`);
      count++;
    }
  assert.ok(count > 60, String(count));
});

test("wrong programs are told what their authors did", async () => {
  const bugs = {
    "19-closure-poll.js": "h-from-start",
    "20-monticulo-sacar.js": "g-of-last-move-only",
    "23-jsdoc-siftup.js": "h-signed",
    "25-oldschool-prototype.js": "diagonal-costs-straight",
    "27-reduce-best.js": "max-first",
  };
  for (const [file, bug] of Object.entries(bugs)) {
    const entry = /** @type {Entry} */ (ALL.find((one) => one.file === file));
    const { log } = await runProgram(sourceOf(entry), plainBoard(), { isByRow: isByRow(entry) });
    const { candidates, exact } = diagnosisOf(plainBoard(), log);
    assert.deepEqual([exact, candidates[0].bugs], [true, [bug]], file);
  }
});

test("where equals come in any order, a path of cells that may be each other's parents is not told to be another", async () => {
  const rows = [".........", "...####..", ".....#...", ".S...#.G.", ".....#...", "...###...", "........."];
  /** @type {Board} */
  const board = {
    ...{ width: 9, height: 7, start: [1, 3], goal: [7, 3] },
    cells: Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 255 : 0)),
  };
  const { log } = await runProgram(sourceOf({ ...ALL[0], file: "20-monticulo-sacar.js" }), board);
  const lines = log.split("\n");
  const path = lines.pop() ?? "";
  const firstOf = (/** @type {string} */ way) => diagnosisOf(board, [...lines, way].join("\n")).candidates[0];
  const first = firstOf(path);
  assert.deepEqual([first.bugs, first.ties, first.samePath], [["g-of-last-move-only"], "any", undefined]);
  // One that skips a cell is another.
  const cells = path.match(/\(\d+, \d+\)/g) ?? [];
  assert.equal(firstOf(`path: ${cells.filter((_, i) => i !== 2).join(" ")}`).samePath, false);
});

test("what programs call their coordinates tells whether they want rows first", () => {
  for (const entry of ALL) assert.equal(takesRowFirst(sourceOf(entry)), isByRow(entry), entry.file);
});

test("the program that the editor begins with is right, and the gaps of the other can be filled", async () => {
  const random = randomFrom(SEED + 1);
  for (let i = 0; i < some(60); i++) {
    const board = randomWalls(random, 12, 9, 0.25);
    const { log, path, isNothing } = await runProgram(WORKING.javascript, board);
    const fewest = fewestMoves(board, 4);
    assert.equal(path, fewest === undefined ? undefined : fewest + 1, log);
    assert.equal(isNothing, fewest === undefined);
  }
  const { candidates, exact } = diagnosisOf(plainBoard(), (await runProgram(WORKING.javascript, plainBoard())).log);
  const { algorithm, heuristic, diagonal } = candidates[0].options;
  assert.deepEqual([exact, candidates[0].bugs], [true, []]);
  assert.deepEqual([algorithm, heuristic, diagonal], ["astar", "manhattan", "never"]);
  const gaps = BEGINS.gaps.javascript.match(/\d: /g);
  assert.deepEqual(gaps, ["1: ", "2: ", "3: ", "4: "]);
  // It goes through walls.
  const { path, failure } = await runProgram(BEGINS.gaps.javascript, plainBoard());
  assert.equal(failure, undefined);
  assert.ok(Number(path) > 5 && Number(path) <= Number(fewestMoves(plainBoard(), 4)), String(path));
});

/** A program of a loop, with something else in it. @param {string} inside */
const looping = (inside) => `function astar(grid, start, goal) {
  const list = [];
  for (;;) {
    ${inside}
  }
}`;

test("a program that does not end is ended, and what it did until then is there", async () => {
  const { isEnded, site, expanded } = await runProgram(looping("list.push([...start]); list.shift();"), plainBoard(), {
    // In a second a fast machine would come to as many lines as there may be.
    longest: 300,
  });
  assert.deepEqual([isEnded, site?.line], [false, 4]);
  assert.equal(expanded, 2000);
});

test("too many lines, too long a list, and errors are told with the line", async () => {
  const board = plainBoard();
  const lines = await runProgram(looping("try { console.log(1); } catch {}"), board);
  assert.deepEqual([lines.failure?.kind, lines.output.length], ["lines", 1_000_000]);
  const memory = await runProgram(looping("list.push(1);"), board);
  assert.equal(memory.failure?.kind, "memory");
  const thrown = await runProgram(`let a;\n\nfunction astar(grid) {\n  return a.b;\n}`, board);
  assert.deepEqual([thrown.failure?.kind, thrown.failure?.line], ["error", 4]);
  assert.match(thrown.failure?.message ?? "", /^TypeError: /);
  const named = await runProgram("astar(grid, start, goal);", board);
  assert.deepEqual([named.failure?.line, named.failure?.message], [1, "ReferenceError: astar is not defined"]);
  const deep = await runProgram("function astar() { return 1 + astar(); }", board);
  assert.match(deep.failure?.message ?? "", /^RangeError/);
  const text = await runProgram("const a = 1;\nconst b = ;\n", board);
  assert.deepEqual(text.made.fault, { line: 2, message: "SyntaxError: Unexpected token" });
});

test("what is printed is as a console writes it", async () => {
  const program = `console.log("a", 1, [1, "b", [2]], { x: 1, y: [] }, null, undefined, true);
console.log("%d of %s: 100%", 3, "four", new Map([["k", 1]]), new Set([1]));
class Node { constructor() { this.x = 1; this.self = this; } }
console.warn(new Node(), 5n, () => 1, new Uint8Array(2));
console.table([{ x: 1 }]);
console.time("x");`;
  const { output } = await runProgram(program, plainBoard());
  assert.deepEqual(output, [
    "a 1 [ 1, 'b', [ 2 ] ] { x: 1, y: [] } null undefined true",
    "3 of four: 100% Map(1) { 'k' => 1 } Set(1) { 1 }",
    "Node { x: 1, self: [Circular] } 5n [Function: ] Uint8Array [ 0, 0 ]",
    "{ x: 1 }",
  ]);
});

test("paths are read in every form in which programs return them", async () => {
  const board = {
    width: 4,
    height: 3,
    cells: new Uint8Array(12),
    start: /** @type {[number, number]} */ ([0, 1]),
    goal: /** @type {[number, number]} */ ([2, 2]),
  };
  const chain = (/** @type {string} */ link) =>
    `[[0, 1], [1, 1], [2, 1], [2, 2]].reduce((${link}, [x, y]) => ({ x, y, ${link} }), null)`;
  const way = "path: (0, 1) (1, 1) (2, 1) (2, 2)";
  const back = "path: (2, 2) (2, 1) (1, 1) (0, 1)";
  /** @type {[string, string][]} */
  const forms = [
    ["[[0, 1], [1, 1], [2, 1], [2, 2]]", way],
    ["[[1, 0], [1, 1], [1, 2], [2, 2]].map(([row, col]) => ({ row, col }))", way],
    ["{ path: [[0, 1], [1, 1], [2, 1], [2, 2]], cost: 3 }", way],
    ['["0,1", "1,1", "2,1", "2,2"]', way],
    ["[4, 5, 6, 10]", way],
    ["new Set([4, 5, 6, 10])", way],
    [chain("parent"), back],
    [chain("vorher"), back],
    ["null", "no path"],
    ["[]", "no path"],
    ["-1", "no path"],
    ["{ path: null, cost: Infinity }", "no path"],
    ["undefined", ""],
    ['"nothing here"', ""],
  ];
  for (const [value, log] of forms) {
    const found = await runProgram(`const astar = (grid, start, goal) => (${value});`, board);
    assert.equal(found.log, log, value);
    assert.equal(found.path, log.startsWith("path") ? 4 : undefined, value);
  }
});

test("what is called like a search and is none does not hide what the program does by itself", async () => {
  const source = `${WORKING.javascript.replace("function astar(", "function run(")}
function search(list, item) {
  return list.indexOf(item.name.length);
}
console.log(run(grid, start, goal));`;
  const { site, expanded, failure } = await runProgram(source, plainBoard());
  assert.deepEqual([site?.text, failure?.kind], ["open.shift()", "error"]);
  assert.ok(expanded > 10);
});

test("entries that come again are stale only where lists are seen to grow", async () => {
  // A heap that puts its entries in by their place, in a search that forgets to look at what is closed.
  const source = `function astar(grid, [sx, sy], goal) {
  const open = { list: [{ x: sx, y: sy }], size: 1 };
  const shift = () => { const first = open.list[0]; for (let i = 1; i < open.size; i++) open.list[i - 1] = open.list[i]; open.size--; return first; };
  let left = 40;
  while (open.size > 0 && left-- > 0) {
    const { x, y } = shift();
    for (const [nx, ny] of [[x + 1, y], [x, y + 1], [x - 1, y], [x, y - 1]])
      if (grid[ny]?.[nx] === 0) open.list[open.size++] = { x: nx, y: ny };
  }
}`;
  const { expanded, stale } = await runProgram(source, plainBoard());
  assert.deepEqual([expanded, stale], [40, 0]);
});

test("what is exported is called, whatever its name, and what has a name keeps it", async () => {
  const board = plainBoard();
  const arrow = await runProgram("export default (map, from, to) => [from, to];", board);
  assert.deepEqual([arrow.failure, arrow.made.call?.args], [undefined, ["grid", "start", "goal"]]);
  const named = await runProgram("function search(map) { return null; }\nexport default search;", board);
  assert.deepEqual([named.failure, named.isNothing], [undefined, true]);
  const listed = await runProgram("const solve = () => null;\nexport { solve };\nexport const x = 1;", board);
  assert.deepEqual([listed.failure, listed.isNothing], [undefined, true]);
});

test("coordinates with names are read as cells, though a single number leads from the start to the goal, too", () => {
  const ground = {
    width: 12,
    height: 9,
    start: /** @type {[number, number]} */ ([2, 0]),
    goal: /** @type {[number, number]} */ ([9, 0]),
  };
  const way = [2, 3, 4, 4, 5, 6, 6, 7, 8, 9];
  const rows = way.map((x, i) => [x, [0, 0, 0, 1, 1, 1, 2, 2, 1, 1][i], i]);
  const reading = cellsIn({ columns: ["x", "y", "g"], rows }, ground, false);
  assert.deepEqual(
    reading?.seen.map(({ cell }) => cell),
    rows.map(([x, y]) => [x, y]),
  );
  assert.deepEqual(
    reading?.seen.map(({ g }) => g),
    rows.map(([, , g]) => g),
  );
});

test("a path may leave out its start, also where a single number would lead on from there", () => {
  const ground = { width: 3, height: 1, start: at(0, 0), goal: at(2, 0) };
  const rows = [
    [1, 0],
    [2, 0],
  ];
  for (const columns of [
    ["x", "y"],
    ["0", "1"],
  ]) {
    const reading = cellsIn({ columns, rows }, ground, false, { isPath: true });
    assert.deepEqual(
      reading?.seen.map(({ cell }) => cell),
      rows,
      columns.join(),
    );
  }
  const [cell] = cellsIn({ columns: ["x", "y"], rows: [[1, 0]] }, ground, false, { isPath: true })?.seen ?? [];
  assert.deepEqual(cell, { cell: [1, 0] });
});

/** @returns {[number, number]} */
const at = (/** @type {number} */ x, /** @type {number} */ y) => [x, y];
