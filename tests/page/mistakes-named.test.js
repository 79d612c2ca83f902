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
  const sum = all[0] + all[1] + all[2];
  assert.ok(said.size >= Math.min(10, some(10)), text);
  // About three of four are named, one of a hundred is not explained.
  assert.ok(all[2] <= 1 + 0.04 * sum, text);
  assert.ok(all[0] >= 0.6 * sum - 2, text);
});

test("where h has a weight, too", () => {
  /** @type {string[]} */
  const missed = [];
  let [told, named] = [0, 0];
  for (let seed = 1; seed <= some(48, 6); seed++) {
    const { board, random } = boardFor(seed);
    const mistake = oneOf(random, /** @type {const} */ (["h-swapped", "h-from-start", "max-first", "h-subtracted"]));
    const weight = oneOf(random, [1.5, 2, 3]);
    const distance = oneOf(random, /** @type {const} */ (["octile", "euclid"]));
    const way = { distance, corners: random() < 0.5, weight };
    const { taken, path } = studentRun(board, mistake, way);
    if (taken.length < 30) continue;
    told++;
    const { candidates } = diagnosed(
      board,
      taken.map(([x, y]) => ({ x, y })),
      path,
    );
    const isNamed = candidates.some(({ bugs, options }) => bugs.join() === mistake && options.weight === weight);
    named += Number(isNamed);
    if (!isNamed) missed.push(`${mistake} ${weight} ${seed}: ${candidates[0]?.bugs}`);
  }
  assert.ok(told >= some(24, 6), `${told}`);
  assert.ok(named >= 0.85 * told - 1, `${told}: ${missed.join(", ")}`);
});

test("many explanations without a weight do not keep one from being tried that gives the very order", () => {
  for (const [seed, weight] of [
    [5, 2],
    [7, 3],
    [14, 2],
  ]) {
    const { board } = boardFor(seed);
    const { taken, path } = studentRun(board, "walls-not-checked", { distance: "euclid", corners: true, weight });
    const { candidates } = diagnosed(
      board,
      taken.map(([x, y]) => ({ x, y })),
      path,
    );
    const [{ bugs, options, ties }] = candidates;
    assert.deepEqual([bugs.join(), options.weight, ties], ["walls-not-checked", weight, "exact"], `${seed}`);
  }
});

test("what only the path shows is named, and never where the path costs no more than it should", () => {
  let named = 0;
  for (let seed = 1; named < some(12, 3) && seed < 500; seed++) {
    const { board, random } = boardFor(seed);
    const distance = oneOf(random, /** @type {const} */ (["manhattan", "octile"]));
    const way = { distance, corners: random() < 0.5, weight: oneOf(random, [1, 1.5, 2]) };
    const right = studentRun(board, "none", way);
    const { taken, path } = studentRun(board, "parent-always", way);
    if (!path || !right.path || taken.length < 12 || together(taken) !== together(right.taken)) continue;
    const isDearer = costOfPath(path) > costOfPath(right.path);
    if (path.length === right.path.length && !isDearer && together(path) === together(right.path)) continue;
    const { exact, candidates } = diagnosed(
      board,
      taken.map(([x, y]) => ({ x, y })),
      path,
    );
    assert.ok(exact, `${seed}`);
    if (!isDearer) {
      assert.deepEqual(candidates[0].bugs, [], `${seed}`);
      continue;
    }
    assert.ok(
      candidates.some(({ bugs, samePath }) => bugs.join() === "parent-always" && samePath),
      `${seed}: ${candidates.map(({ bugs, samePath }) => `${bugs} ${samePath}`)}`,
    );
    named++;
  }
  assert.ok(named >= some(12, 3), `${named}`);
});

/** @param {Coord[]} path */
const costOfPath = (path) =>
  path.slice(1).reduce((sum, [x, y], i) => sum + (x !== path[i][0] && y !== path[i][1] ? 14 : 10), 0);

test("a log of cells that come as they like is no mistake's, and has no slip", () => {
  for (const [length, isStraight] of /** @type {[number, boolean][]} */ ([
    [8, false],
    [8, true],
    [35, true],
  ])) {
    let [told, named] = [0, 0];
    for (let seed = 1; seed <= some(60, 8); seed++) {
      const { board, random } = boardFor(seed + 9000);
      const steps = wandering(board, random, length + Math.floor(10 * random()), isStraight);
      if (steps.length < length) continue;
      told++;
      const { exact, candidates } = diagnosed(board, steps);
      named += Number(exact && (candidates[0].bugs.length > 0 || candidates[0].slips !== undefined));
    }
    assert.ok(named <= 1 + 0.02 * told, `${length} ${isStraight}: ${named} of ${told}`);
  }
});

const SLANTED = [
  [1, 1],
  [-1, 1],
];

/** Cells that are next to some cell before, in no order that a search has. @param {Board} board @param {() => number} random @param {number} count @param {boolean} isStraight */
function wandering({ width, height, cells, start }, random, count, isStraight) {
  const [open, seen] = [[start], new Set([start.join()])];
  /** @type {{ x: number, y: number }[]} */
  const steps = [];
  while (open.length > 0 && steps.length < count) {
    const [[x, y]] = open.splice(Math.floor(random() ** 2 * open.length), 1);
    steps.push({ x, y });
    for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1], ...(isStraight ? [] : SLANTED)]) {
      const next = /** @type {Coord} */ ([x + dx, y + dy]);
      const isOn = next[0] >= 0 && next[1] >= 0 && next[0] < width && next[1] < height;
      if (!isOn || cells[next[0] + width * next[1]] === 255 || seen.has(next.join())) continue;
      seen.add(next.join());
      open.push(next);
    }
  }
  return steps;
}

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
