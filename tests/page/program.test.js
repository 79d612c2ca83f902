// The one A* that is written as a tree: it is run, and so are the programs that are printed from it in five languages. Each must
// take the same cells as the engine, with the same numbers, and find the same path, under all options that it has folded in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { programOf, SPELLINGS, writerOf } from "../../www/features/pseudocode/pseudocode.js";
import { programFor } from "../../www/program/astar.js";
import { execute } from "../../www/program/execute.js";
import { planOf } from "../../www/program/plan.js";
import { textOf } from "../../www/program/printing/lines.js";
import { valuesIn } from "../../www/program/values.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import "./english.js";
import { RUNNERS } from "./run-programs.js";
import { boardOf, compare, logOf, randomSearch, readLog } from "./search-logs.js";

/** @typedef {import("./run-programs.js").Language} Language */

const LANGUAGES = /** @type {Language[]} */ (Object.keys(RUNNERS));

/** @param {Solver} solver */
const treeOf = (solver) => programFor(/** @type {NonNullable<ReturnType<typeof planOf>>} */ (planOf(solver.options)));

/** @param {Language} language @param {Solver} solver */
async function printed(language, solver) {
  const write = await writerOf(language);
  assert.ok(write);
  const code = programOf(write, solver.options, boardOf(solver), (key) => `note of ${key}`);
  assert.ok(code);
  return code;
}

test("the tree does what the engine does, step for step", () => {
  let [taken, paths] = [0, 0];
  for (let seed = 1; seed <= some(6000); seed++) {
    const solver = randomSearch(seed + 40_000);
    const about = `${seed} ${JSON.stringify(solver.options)}`;
    const { steps, path, ended } = execute(treeOf(solver), boardOf(solver));
    const expected = logOf(solver);
    assert.equal(ended, "returned", about);
    compare({ taken: steps.map(({ cell: [x, y], g, h, f }) => ({ x, y, g, h, f })), path }, expected, about);
    taken += expected.taken.length;
    paths += Number(expected.path !== undefined);
    solver.free();
  }
  assert.ok(taken > some(36_000) && paths > some(3600), `${taken} ${paths}`);
});

/** How many programs are run in each language: those that compile take longer. @type {Record<Language, [number, number]>} */
const COUNTS = { python: [1200, 1], javascript: [2500, 1], csharp: [120, 3], java: [60, 3], cpp: [30, 3] };

for (const [index, language] of LANGUAGES.entries()) {
  const { run, isHere, needs } = RUNNERS[language];
  test(`the program in ${language} does what the engine does`, {
    skip: !isHere && `${needs} is not there`,
  }, async () => {
    const searches = Array.from({ length: some(...COUNTS[language]) }, (_, seed) =>
      randomSearch(seed + 10_000 * index),
    );
    const programs = await Promise.all(searches.map(async (solver) => textOf(await printed(language, solver))));
    const logs = run(programs);
    assert.equal(logs.length, searches.length);
    for (const [index, solver] of searches.entries()) {
      compare(readLog(logs[index]), logOf(solver), `${JSON.stringify(solver.options)}\n${programs[index]}`);
      solver.free();
    }
  });
}

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

test("all languages say the same, line by line", async () => {
  const met = new Set();
  for (let seed = 1; seed <= some(400); seed++) {
    const solver = randomSearch(seed + 30_000);
    const about = `${seed} ${JSON.stringify(solver.options)}`;
    const codes = await Promise.all(LANGUAGES.map((language) => printed(language, solver)));
    const [first, ...others] = codes.map(({ lines }) => lines.flatMap(({ id }) => (id ? [id] : [])));
    for (const ids of others) assert.deepEqual(ids, first, about);
    assert.equal(new Set(first).size, first.length);
    for (const id of first) met.add(id);
    const texts = codes.map(textOf);
    for (const [i, text] of texts.entries()) if (LANGUAGES[i] !== "python") assert.equal(openBrackets(text), 0, about);
    for (const [i, text] of texts.entries()) {
      const most = LANGUAGES[i] === "python" ? 79 : 120;
      for (const line of text.split("\n")) assert.ok(line.length <= most, `${line.length}: ${line}`);
    }
    solver.free();
  }
  const all =
    "start loop take old goal-test each-neighbor wall corner new-g seen skip-closed skip-open better new reopen set push goal-opened no-path";
  assert.deepEqual([...met].sort(), all.split(" ").sort());
});

test("every language that is offered is run", () => {
  assert.deepEqual(SPELLINGS.filter((name) => name !== "words").sort(), [...LANGUAGES].sort());
});

test("the values of variables are those that the engine tells of its neighbors", () => {
  let [taken, looked, compared] = [0, 0, 0];
  for (let seed = 1; seed <= some(600); seed++) {
    const solver = randomSearch(seed + 50_000);
    const program = treeOf(solver);
    const { at } = valuesIn(program, boardOf(solver));
    const [[, straight, note]] = program.constants;
    const unit = note ? straight : 1;
    const about = `${seed} ${JSON.stringify(solver.options)}`;
    const isNear = (/** @type {unknown} */ value, /** @type {number} */ told) =>
      assert.ok(Math.abs(Number(value) / unit - told) <= 2.6e-7 * Math.max(1, told), `${value} ${told} ${about}`);
    for (let step = 1; step <= solver.length; step++) {
      solver.seek(step);
      const current = /** @type {number} */ (solver.current);
      const [x, y] = [current % solver.width, Math.floor(current / solver.width)];
      const [g, h, f] = solver.numbersIn(x, y, 1, 1);
      const told = { g, h, f };
      const own = new Map(at("take", step).map(({ of, value }) => [of.is === "name" ? of.name : of.list, value]));
      assert.deepEqual(own.get("current"), [x, y], about);
      for (const name of /** @type {const} */ (["g", "h", "f"])) if (own.has(name)) isNear(own.get(name), told[name]);
      taken++;
      for (const look of solver.looks()) {
        const move = /** @type {[number, number]} */ ([look.cell[0] - x, look.cell[1] - y]);
        const valuesAt = (/** @type {"better" | "set"} */ id) =>
          new Map(at(id, step, move).map(({ of, value }) => [of.is === "name" ? of.name : of.list, value]));
        const [better, set] = [valuesAt("better"), valuesAt("set")];
        if (["opened", "improved", "reopened"].includes(look.became)) {
          assert.deepEqual(set.get("cell"), look.cell, about);
          isNear(set.get("newG"), /** @type {number} */ (look.g));
          looked++;
        }
        if (look.became === "improved" || look.became === "not-improved") {
          // Where open cells never get a better g, nothing is compared.
          if (!better.has("newG")) continue;
          compared++;
          isNear(better.get("newG"), /** @type {number} */ (look.g));
          isNear(better.get("g"), /** @type {number} */ (look.before));
        }
      }
    }
    solver.free();
  }
  assert.ok(taken > some(3000) && looked > some(4000) && compared > some(2000), `${taken} ${looked} ${compared}`);
});
