// The programs that the page shows are run as they are, and must take the same cells as the engine, with the same numbers,
// and find the same path: on thousands of boards, under all options that they have folded in.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { placeOf, textOf } from "../../www/pseudocode/code.js";
import { exampleOf, TINY } from "../../www/pseudocode/example.js";
import { programOf, SPELLINGS, writerOf } from "../../www/pseudocode/index.js";
import { planOf } from "../../www/pseudocode/plan.js";
import { Solver } from "../boundary/engine.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ x: number, y: number, g: number, h: number, f: number }} Taken */
/** @typedef {{ taken: Taken[], path: number[][] | undefined }} Log */

const LANGUAGES = /** @type {const} */ (["python", "csharp", "cpp", "javascript"]);

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
function randomFrom(seed) {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

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
  const places = ({ taken }) => taken.map(({ x, y }) => `${x},${y}`).join(" ");
  assert.equal(places(found), places(expected), about);
  for (const [index, cell] of expected.taken.entries()) {
    for (const letter of /** @type {const} */ (["g", "h", "f"])) {
      const [a, b] = [found.taken[index][letter], cell[letter]];
      assert.ok(Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b)), `${letter} of ${index}: ${a} and ${b}\n${about}`);
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
  for (let seed = 1; seed <= 4000; seed++) {
    const solver = randomSearch(seed);
    const text = textOf(await programFor("javascript", solver));
    const about = `${seed} ${JSON.stringify(solver.options)}\n${text}`;
    const expected = logOf(solver);
    compare(readLog(runJavaScript(text)), expected, about);
    taken += expected.taken.length;
    paths += Number(expected.path !== undefined);
    solver.free();
  }
  assert.ok(taken > 25_000 && paths > 2000, `${taken} ${paths}`);
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
  const searches = Array.from({ length: 3000 }, (_, seed) => randomSearch(seed + 10_000));
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
  const searches = Array.from({ length: 60 }, (_, seed) => randomSearch(seed + 20_000));
  const programs = await Promise.all(searches.map(async (solver) => textOf(await programFor("cpp", solver))));
  const printed = runCpp(programs);
  for (const [index, solver] of searches.entries()) {
    compare(readLog(printed[index]), logOf(solver), `${JSON.stringify(solver.options)}\n${programs[index]}`);
    solver.free();
  }
});
