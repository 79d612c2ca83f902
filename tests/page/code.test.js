// The programs that the page shows are run as they are, and must take the same cells as the engine, with the same numbers,
// and find the same path: on thousands of boards, under all options that they have folded in.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { exampleOf, TINY } from "../../www/features/pseudocode/example.js";
import { nowOf } from "../../www/features/pseudocode/now.js";
import { wordsOf } from "../../www/features/pseudocode/plain-words.js";
import { planOf } from "../../www/features/pseudocode/plan.js";
import { placeOf, textOf } from "../../www/features/pseudocode/program-lines.js";
import { programOf, writerOf } from "../../www/features/pseudocode/pseudocode.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import "./english.js";
import { randomFrom } from "./random-numbers.js";
import { randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ x: number, y: number, g: number, h: number, f: number }} Taken */
/** @typedef {{ taken: Taken[], path: number[][] | undefined }} Log */

const LANGUAGES = /** @type {const} */ (["python", "csharp", "cpp", "javascript"]);

/** @param {() => number} random @returns {Options} */
function randomOptions(random) {
  const one = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  const { heuristic, diagonal, costs, tieBreak, neighborOrder } = Solver.choices;
  return /** @type {Options} */ ({
    algorithm: one(["astar", "astar", "astar", "dijkstra", "greedy", "breadth-first"]),
    heuristic: one(heuristic.values),
    diagonal: one(diagonal.values),
    costs: one(costs.values),
    weight: one([1, 1, 1, 0, 0.5, 1.5, 3.3, 7]),
    tieBreak: one(tieBreak.values),
    neighborOrder: one(neighborOrder.values),
    openList: one(["binary-heap", "binary-heap", "unsorted-list", "sorted-list"]),
    decreaseKey: random() < 0.8,
    swapEqual: random() < 0.2,
    improveOpen: random() < 0.75,
    reopenClosed: random() < 0.5,
    stopWhen: one(["goal-closed", "goal-closed", "goal-opened"]),
    penalties: random() < 0.7,
  });
}

/** A recorded search on a random board. @param {number} seed @param {Partial<Options>} [options] */
function randomSearch(seed, options) {
  const random = randomFrom(seed);
  const [width, height] = [1 + Math.floor(random() * 10), 1 + Math.floor(random() * 9)];
  const solver = new Solver(width, height);
  const place = /** @returns {[number, number]} */ () => [Math.floor(random() * width), Math.floor(random() * height)];
  const ends = [place(), place()];
  solver.setStart(...ends[0]);
  solver.setGoal(...ends[1]);
  const walls = random() * 0.4;
  const values = [1, 3, 20, 100, 254].filter(() => random() < 0.5);
  const cells = Uint8Array.from({ length: width * height }, (_, cell) => {
    const isEnd = ends.some(([x, y]) => y * width + x === cell);
    if (!isEnd && random() < walls) return 255;
    return values.length > 0 && random() < 0.3 ? values[Math.floor(random() * values.length)] : 0;
  });
  solver.setCells(cells);
  solver.configure(options ?? randomOptions(random));
  solver.run();
  return solver;
}

/** @param {Solver} solver */
const boardOf = (solver) => ({
  width: solver.width,
  height: solver.height,
  cells: solver.cells(),
  start: solver.start,
  goal: solver.goal,
});

/** What the engine did. @param {Solver} solver @returns {Log} */
function logOf(solver) {
  const order = solver.expansionOrder();
  const { length, width } = solver;
  const taken = Array.from({ length }, (_, index) => {
    solver.seek(index + 1);
    const [x, y] = [order[index] % width, Math.floor(order[index] / width)];
    const [g, h, f] = solver.numbersIn(x, y, 1, 1);
    return { x, y, g, h, f };
  });
  const cells = solver.path()?.cells;
  const path =
    cells && Array.from({ length: cells.length / 2 }, (_, index) => [cells[2 * index], cells[2 * index + 1]]);
  return { taken, path };
}

/** What a program printed. @param {string} text @returns {Log} */
function readLog(text) {
  const lines = text.trim().split("\n");
  const last = String(lines.pop()).trim();
  const taken = lines.map((line) => {
    const [x, y, g, h, f] = line.trim().split(" ").map(Number);
    return { x, y, g, h, f };
  });
  if (last === "no path") return { taken, path: undefined };
  assert.match(last, /^path:( \(\d+, \d+\))+$/);
  const path = Array.from(last.matchAll(/\((\d+), (\d+)\)/g), ([, x, y]) => [Number(x), Number(y)]);
  return { taken, path };
}

/** @param {Log} found @param {Log} expected @param {string} about */
function compare(found, expected, about) {
  const places = (/** @type {Log} */ { taken }) => taken.map(({ x, y }) => `${x},${y}`).join(" ");
  assert.equal(places(found), places(expected), about);
  for (const [index, cell] of expected.taken.entries()) {
    for (const letter of /** @type {const} */ (["g", "h", "f"])) {
      const [a, b] = [found.taken[index][letter], cell[letter]];
      // A program counts in whole units, in which √2 is three ten-millionths short.
      assert.ok(Math.abs(a - b) <= 2.6e-7 * Math.max(1, Math.abs(b)), `${letter} of ${index}: ${a} and ${b}\n${about}`);
    }
  }
  assert.deepEqual(found.path, expected.path, about);
}

/** @param {string} text @returns {string} What it prints. */
function runJavaScript(text) {
  /** @type {string[]} */
  const printed = [];
  const log = (/** @type {unknown[]} */ ...values) => printed.push(values.join(" "));
  new Function("console", text)({ log });
  return printed.join("\n");
}

/** @param {typeof LANGUAGES[number]} language @param {Solver} solver */
async function programFor(language, solver) {
  const write = await writerOf(language);
  assert.ok(write);
  const code = programOf(write, solver.options, boardOf(solver), (key) => `note of ${key}`);
  assert.ok(code);
  return code;
}

test("the program in JavaScript does what the engine does", async () => {
  let [taken, paths] = [0, 0];
  for (let seed = 1; seed <= some(2500); seed++) {
    const solver = randomSearch(seed);
    const text = textOf(await programFor("javascript", solver));
    const about = `${seed} ${JSON.stringify(solver.options)}\n${text}`;
    const expected = logOf(solver);
    compare(readLog(runJavaScript(text)), expected, about);
    taken += expected.taken.length;
    paths += Number(expected.path !== undefined);
    solver.free();
  }
  assert.ok(taken > some(15_000) && paths > some(1500), `${taken} ${paths}`);
});

/** Runs many programs, each of which may print. @param {string[]} programs @returns {string[]} */
function runPython(programs) {
  const runner = `import contextlib, io, json, sys
printed = []
for program in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(compile(program, "program", "exec"), {})
    printed.append(output.getvalue())
json.dump(printed, sys.stdout)`;
  const options = { input: JSON.stringify(programs), encoding: /** @type {const} */ ("utf8"), maxBuffer: 1 << 28 };
  return JSON.parse(execFileSync("python3", ["-c", runner], options));
}

const hasPython = spawnSync("python3", ["--version"]).status === 0;
test("the program in Python does what the engine does", { skip: !hasPython && "python3 is not there" }, async () => {
  const searches = Array.from({ length: some(1200) }, (_, seed) => randomSearch(seed + 10_000));
  const programs = await Promise.all(searches.map(async (solver) => textOf(await programFor("python", solver))));
  const printed = runPython(programs);
  for (const [index, solver] of searches.entries()) {
    compare(readLog(printed[index]), logOf(solver), `${JSON.stringify(solver.options)}\n${programs[index]}`);
    solver.free();
  }
});

/** Compiles programs into one and runs it: each has a name space of its own. @param {string[]} programs @returns {string[]} */
function runCpp(programs) {
  const folder = mkdtempSync(join(tmpdir(), "starstep-"));
  try {
    const includes = new Set(programs.flatMap((text) => text.match(/^#include .*$/gm) ?? []));
    const parts = programs.map((text, index) => `namespace n${index} {\n${text.replace(/^#include .*$/gm, "")}\n}`);
    // What main does without a return statement only main may do.
    const bodies = parts.map((text) => text.replace("int main() {", "void main() {"));
    const calls = programs.map((_, index) => `n${index}::main(); std::cout << "----\\n";`);
    const whole = `${[...includes].join("\n")}\n${bodies.join("\n")}\nint main() {\n${calls.join("\n")}\n}\n`;
    writeFileSync(join(folder, "all.cpp"), whole);
    const flags = ["-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror"];
    execFileSync("g++", [...flags, "-o", join(folder, "all"), join(folder, "all.cpp")], { encoding: "utf8" });
    return execFileSync(join(folder, "all"), { encoding: "utf8" }).split("----\n").slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hasCpp = spawnSync("g++", ["--version"]).status === 0;
test("the program in C++ does what the engine does", { skip: !hasCpp && "g++ is not there" }, async () => {
  const searches = Array.from({ length: some(30, 3) }, (_, seed) => randomSearch(seed + 20_000));
  const programs = await Promise.all(searches.map(async (solver) => textOf(await programFor("cpp", solver))));
  const printed = runCpp(programs);
  for (const [index, solver] of searches.entries()) {
    compare(readLog(printed[index]), logOf(solver), `${JSON.stringify(solver.options)}\n${programs[index]}`);
    solver.free();
  }
});

/** What a program leaves open of what it has opened, outside of quoted texts and comments. @param {string} text */
function openBrackets(text) {
  const bare = text.replace(/\/\/.*$/gm, "").replace(/"(\\.|[^"\\])*"|'[^']'/g, "");
  /** @type {string[]} */
  const open = [];
  for (const [sign] of bare.matchAll(/[()[\]{}]/g)) {
    if ("([{".includes(sign)) open.push(sign);
    else assert.equal(open.pop(), { ")": "(", "]": "[", "}": "{" }[sign]);
  }
  return open.length;
}

test("all four languages say the same, line by line", async () => {
  const met = new Set();
  for (let seed = 1; seed <= some(400); seed++) {
    const solver = randomSearch(seed + 30_000);
    const about = `${seed} ${JSON.stringify(solver.options)}`;
    const codes = await Promise.all(LANGUAGES.map((language) => programFor(language, solver)));
    const [first, ...others] = codes.map(({ lines }) => lines.flatMap(({ id }) => (id ? [id] : [])));
    for (const ids of others) assert.deepEqual(ids, first, about);
    assert.equal(new Set(first).size, first.length);
    for (const id of first) met.add(id);
    const [python, csharp, cpp, javascript] = codes.map(textOf);
    for (const text of [csharp, cpp, javascript]) assert.equal(openBrackets(text), 0, about);
    // In C#, a line ends a statement, begins or ends a block, or leads to the next one.
    for (const line of csharp.split("\n").map((line) => line.replace(/ \/\/ .*$/, "").trim())) {
      const isWhole = /^$|[;{},(]$|^(static|class|public|void|while|foreach|if|\/\/|readonly)/.test(line);
      assert.ok(isWhole, `${line}\n${about}`);
    }
    for (const [code, most] of /** @type {[string, number][]} */ ([
      [python, 79],
      [csharp, 120],
      [cpp, 120],
      [javascript, 120],
    ])) {
      for (const line of code.split("\n")) assert.ok(line.length <= most, `${line.length}: ${line}`);
    }
    solver.free();
  }
  const all =
    "start loop take old goal-test each-neighbor wall corner new-g seen skip-closed skip-open better new reopen set push goal-opened no-path";
  assert.deepEqual([...met].sort(), all.split(" ").sort());
});

test("words have the options folded in, in at most fourteen lines and in every language", async () => {
  const { run } = randomSession(3);
  const languages = [english, ...(await Promise.all(["es", "zh"].map((tag) => loadLanguage(tag))))];
  const met = new Set();
  for (let seed = 1; seed <= some(600); seed++) {
    const random = randomFrom(seed);
    const algorithm = Solver.choices.algorithm.values[seed % 7];
    const options = { ...run.options, ...randomOptions(random), algorithm };
    const [code, ...others] = languages.map(({ t }) => wordsOf(options, t, seed % 2 === 0, seed % 3 === 0));
    const text = textOf(code);
    const about = `${JSON.stringify(options)}\n${text}`;
    assert.ok(code.lines.length <= 14, about);
    for (const other of others) {
      assert.deepEqual(
        other.lines.map(({ id }) => id),
        code.lines.map(({ id }) => id),
      );
      for (const line of textOf(other).split("\n")) assert.ok(!/undefined|[{}]/.test(line) && line.length <= 52, line);
    }
    for (const line of text.split("\n")) assert.ok(!/undefined|[{}]/.test(line) && line.length <= 52, line);
    const isJumping = algorithm === "jump-point" || (algorithm === "fastest" && seed % 2 === 0);
    const isPainted = isJumping && algorithm === "fastest" && seed % 3 === 0;
    assert.equal(/walls make paths turn/.test(text), isJumping && !isPainted, about);
    assert.equal(/walls or penalties matter/.test(text), isPainted, about);
    const has = (/** @type {string} */ id) => placeOf({ lines: code.lines.filter((line) => line.id === id) }, id) >= 0;
    const isPlain = planOf(options) !== undefined;
    const [improves, reopens] = [
      options.improveOpen && algorithm !== "breadth-first",
      options.reopenClosed && algorithm !== "breadth-first",
    ];
    if (isPlain) {
      assert.equal(/new g is smaller/.test(text), improves || reopens, about);
      assert.equal(has("skip-closed"), improves && !reopens, about);
      assert.equal(has("seen"), !improves && !reopens, about);
      assert.equal(/penalty/.test(text), options.penalties, about);
      assert.equal(has("goal-opened"), options.stopWhen === "goal-opened", about);
      assert.equal(/f ← g/.test(text), algorithm === "astar", about);
      const letter = { astar: "f", dijkstra: "g", greedy: "h" }[/** @type {"astar"} */ (algorithm)];
      const isHeap = /top of the heap/.test(text);
      if (letter && !isHeap) assert.ok(text.includes(`with the smallest ${letter}`), about);
      if (isHeap) assert.ok(!options.decreaseKey && options.openList === "binary-heap", about);
      if (algorithm === "astar" && options.weight !== 1) assert.ok(text.includes(`${options.weight} · h`), about);
      if (algorithm === "astar" && !isHeap) assert.equal(/smallest h/.test(text), options.tieBreak === "low-h", about);
    }
    // What happens has a line of its own, in whatever spelling.
    for (const happens of [
      "start",
      "take",
      "goal-test",
      "opened",
      "improved",
      "reopened",
      "not-improved",
      "closed",
      "kept",
      "wall",
      "corner",
    ]) {
      assert.ok(placeOf(code, happens) >= 0, `${happens} ${about}`);
    }
    met.add(algorithm);
  }
  assert.equal(met.size, 7);
});

test("the line of what happens now is where the program does it", async () => {
  for (let seed = 1; seed <= some(60, 3); seed++) {
    const { run } = randomSession(seed, { walls: 0.35 });
    run.configure(randomOptions(randomFrom(seed)));
    while (run.tick());
    const { t } = english;
    const code = wordsOf(run.options, t, false, false);
    const lineNow = () => {
      const place = nowOf(run).reduce((found, happens) => (found >= 0 ? found : placeOf(code, happens)), -1);
      return code.lines[place]?.text;
    };
    run.seek(0);
    assert.equal(lineNow(), t("words.start"));
    for (let step = 1; step < run.length; step++) {
      run.seek(step);
      assert.match(String(lineNow()), /^expand the /);
    }
    run.seek(run.length);
    if (run.status === "no-path") assert.equal(lineNow(), t("words.no-path"));
    else assert.match(String(lineNow()), /: done$/);
    if (run.options.stopWhen === "goal-closed" && run.status === "found") assert.equal(lineNow(), t("words.goal"));
  }
});

test("a program has the reader's own board if that is small, else a tiny one", () => {
  const solver = randomSearch(77);
  const board = boardOf(solver);
  const { rows, letters } = exampleOf(board, true);
  const values = new Map(/** @type {[string, number][]} */ ([["#", 255], [".", 0], ...letters]));
  assert.deepEqual(Uint8Array.from([...rows.join("")].map((letter) => values.get(letter) ?? -1)), board.cells);
  assert.ok(!/[a-z]/i.test(exampleOf(board, false).rows.join("")));
  const large = { ...board, width: 65, height: 1, cells: new Uint8Array(65) };
  assert.equal(exampleOf(large, true), TINY);
  assert.deepEqual(exampleOf(large, false).letters, []);
  // More different penalties than there are letters.
  const many = { ...board, width: 60, height: 1, cells: Uint8Array.from({ length: 60 }, (_, index) => index) };
  assert.equal(exampleOf(many, true), TINY);
  solver.free();
});
