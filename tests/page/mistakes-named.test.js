// That the check names mistakes: those of programs that share no code with the page, and all that the one A* can have. For the
// full count: STARSTEP_LOGS=1000 node --test tests/page/mistakes-named.test.js

import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultOptions } from "../../www/check/candidates.js";
import { diagnose } from "../../www/check/index.js";
import { search } from "../../www/check/reference.js";
import { MUTANTS, mutated } from "../../www/program/mutants/index.js";
import { planOf } from "../../www/program/plan.js";
import "../boundary/engine.js";
import { some } from "../seeded.js";
import { oneOf, randomFrom } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";
import { MISTAKES, studentRun } from "./student-programs.js";

/** @typedef {import("./student-programs.js").Coord} Coord */
/** @typedef {import("./student-programs.js").Board} Board */

const COUNT = Number(process.env.STARSTEP_LOGS ?? some(150, 75));

/** @param {number} seed */
function boardFor(seed) {
  const random = randomFrom(seed * 7919 + 101);
  for (let i = 0; i < 10; i++) random();
  const board = randomWalls(
    random,
    10 + Math.floor(random() * 10),
    8 + Math.floor(random() * 8),
    0.1 + 0.25 * random(),
  );
  return { board, random };
}

/** @param {Board} board @param {{ x: number, y: number, g?: number, h?: number, f?: number }[]} steps @param {Coord[]} [path] */
const diagnosed = (board, steps, path) =>
  diagnose({ board, log: { steps, ...(path && { path }) }, start: board.start, goal: board.goal });

const together = (/** @type {readonly (readonly number[])[]} */ cells) => cells.map((cell) => cell.join()).join(" ");

test("what students do wrong is named, or something that does the very same", () => {
  /** How often each was named, was explained by something else that does the same, or was not. @type {Map<string, [named: number, alike: number, not: number]>} */
  const said = new Map();
  for (let seed = 1; seed <= some(120); seed++) {
    const { board, random } = boardFor(seed);
    const mistake = MISTAKES[1 + (seed % (MISTAKES.length - 1))];
    const distance =
      mistake === "h-squared" ? "euclid" : oneOf(random, /** @type {const} */ (["manhattan", "octile", "euclid"]));
    const way = { distance, corners: mistake === "corner-one-side" || random() < 0.5 };
    if (mistake === "corner-one-side" && distance === "manhattan") continue;
    const right = studentRun(board, "none", way);
    const { taken, path } = studentRun(board, mistake, way);
    const isSame = together(right.taken) === together(taken) && together(right.path ?? []) === together(path ?? []);
    if (isSame || taken.length < 12) continue;
    const steps = taken.map(([x, y]) => ({ x, y }));
    const { exact, candidates } = diagnosed(board, steps, path);
    const count = said.get(mistake) ?? [0, 0, 0];
    said.set(mistake, count);
    const isNamed = exact && candidates.some(({ bugs }) => bugs.length === 1 && bugs[0] === mistake);
    count[isNamed ? 0 : exact ? 1 : 2]++;
    assert.ok(!exact || candidates[0].bugs.length <= 1, `${mistake} ${seed}: one mistake is not told as two`);
  }
  const all = [0, 1, 2].map((i) => [...said.values()].reduce((sum, count) => sum + count[i], 0));
  const text = JSON.stringify([...said]);
  assert.ok(said.size >= Math.min(10, some(10)), text);
  assert.ok(all[2] <= 0.1 * (all[0] + all[1] + all[2]), text);
  assert.ok(all[0] >= 0.4 * (all[0] + all[1] + all[2]), text);
});

test("nothing is held against the same program without a mistake", () => {
  for (let seed = 1; seed <= some(60); seed++) {
    const { board, random } = boardFor(seed + 5000);
    const distance = oneOf(random, /** @type {const} */ (["manhattan", "octile", "euclid"]));
    const { taken, path } = studentRun(board, "none", { distance, corners: random() < 0.5 });
    const { exact, candidates } = diagnosed(
      board,
      taken.map(([x, y]) => ({ x, y })),
      path,
    );
    assert.ok(exact, `${seed}`);
    assert.deepEqual(candidates[0].bugs, [], `${seed}`);
  }
});

test("all mistakes of the one A* are named, or something that does the very same, in 19 of 20 logs", () => {
  /** @type {string[]} */
  const missed = [];
  let told = 0;
  for (let seed = 1, turn = 0; told < COUNT && turn < 20 * COUNT; seed++, turn++) {
    const mutant = MUTANTS[turn % MUTANTS.length];
    const { board, random } = boardFor(seed);
    const options = {
      ...defaultOptions(),
      heuristic: oneOf(random, /** @type {const} */ (["octile", "manhattan", "euclidean", "chebyshev"])),
      diagonal: oneOf(random, /** @type {const} */ (["never", "always", "no-corner-cutting"])),
      tieBreak: oneOf(random, /** @type {const} */ (["low-h", "fifo", "lifo"])),
      penalties: false,
    };
    const plan = planOf(options);
    if (!plan || !mutated(plan, [mutant])) continue;
    const { steps } = search(board, options, [mutant]);
    const isSame =
      together(steps.map(({ cell }) => cell)) === together(search(board, options).steps.map(({ cell }) => cell));
    if (isSame || steps.length < 12 || steps.length > 1500) continue;
    told++;
    const hasNumbers = seed % 2 === 0;
    const { exact } = diagnosed(
      board,
      steps.map(({ cell: [x, y], g, h, f }) => (hasNumbers ? { x, y, g, h, f } : { x, y })),
    );
    if (!exact) missed.push(`${mutant.name} ${mutant.way ?? ""} ${seed}`);
  }
  assert.ok(told >= COUNT * 0.9, `${told}`);
  assert.ok(missed.length <= Math.max(2, told / 20), `${missed.length} of ${told}: ${missed.join(", ")}`);
});
