// Options that are called one program do the same, with and without a mistake in it; and those that are not differ somewhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { defaultOptions } from "../../www/check/candidates.js";
import { countingIn } from "../../www/check/counting-options.js";
import { diagnose } from "../../www/check/index.js";
import { search } from "../../www/check/reference.js";
import { MUTANTS, mutated } from "../../www/program/mutants/index.js";
import { planOf } from "../../www/program/plan.js";
import { randomBoard } from "../../www/why/trial-boards.js";
import { some } from "../seeded.js";
import { oneOf, randomFrom } from "./any-board.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/program/mutants/mutant.js").Mutant} Mutant */

/** @type {{ [Key in keyof Options]?: Options[Key][] }} */
const VALUES = {
  algorithm: ["astar", "dijkstra", "greedy", "breadth-first"],
  heuristic: ["auto", "manhattan", "chebyshev", "zero", "octile"],
  diagonal: ["never", "always"],
  weight: [0, 1, 2],
  tieBreak: ["low-h", "fifo", "lifo", "high-h"],
  costs: ["10-14", "sqrt2", "10-10"],
  neighborOrder: ["row-major", "column-major", "column-major-up", "clockwise", "straight-first"],
};

const all = Object.entries(VALUES).reduce(
  (all, [name, values]) => all.flatMap((options) => values.map((value) => ({ ...options, [name]: value }))),
  [defaultOptions()],
);

/** What a program prints. @param {Parameters<typeof search>[0]} board @param {Options} options @param {Mutant[]} mutants */
function printed(board, options, mutants) {
  const { steps, path } = search(board, options, mutants);
  return `${steps.map(({ cell }) => cell).join(" ")} ${path?.join()}`;
}

/** @type {Map<string, Options[]>} */
const programs = new Map();
for (const options of all) {
  const name = JSON.stringify(countingIn(options));
  programs.set(name, [...(programs.get(name) ?? []), options]);
}
const alike = [...programs.values()].filter(({ length }) => length > 1);

test("options that are called one program print the same on every board, whatever mistake is in it", () => {
  assert.ok(alike.length > 100, `${alike.length}`);
  const random = randomFrom(11);
  let told = 0;
  for (const mutants of [[], ...MUTANTS.map((mutant) => [mutant])]) {
    for (let i = 0; i < some(200, 10); i++) {
      const same = oneOf(random, alike);
      const [one, other] = [oneOf(random, same), oneOf(random, same)];
      const plans = [planOf(one), planOf(other)].map((plan) => plan && mutated(plan, mutants));
      if (one === other || !plans.every(Boolean)) continue;
      const board = randomBoard(random, 12, 9, i % 2 === 0);
      const what = JSON.stringify([mutants, countingIn(one), one, other]);
      assert.equal(printed(board, one, mutants), printed(board, other, mutants), what);
      told++;
    }
  }
  assert.ok(told > some(4000, 10), `${told}`);
});

test("without diagonal moves what moves cost diagonally is no second program, and diagonally it is", () => {
  const of = (/** @type {Partial<Options>} */ options) =>
    JSON.stringify(countingIn({ ...defaultOptions(), heuristic: "manhattan", ...options }));
  const [four, eight] = /** @type {const} */ (["never", "always"]);
  assert.equal(of({ diagonal: four, costs: "10-14" }), of({ diagonal: four, costs: "sqrt2" }));
  assert.notEqual(of({ diagonal: eight, costs: "10-14" }), of({ diagonal: eight, costs: "sqrt2" }));
  assert.equal(
    of({ diagonal: four, neighborOrder: "clockwise" }),
    of({ diagonal: four, neighborOrder: "straight-first" }),
  );
  assert.notEqual(
    of({ diagonal: four, neighborOrder: "clockwise" }),
    of({ diagonal: four, neighborOrder: "row-major" }),
  );
  assert.notEqual(
    of({ diagonal: eight, neighborOrder: "clockwise" }),
    of({ diagonal: eight, neighborOrder: "straight-first" }),
  );
  assert.notEqual(
    of({ diagonal: four, heuristic: "octile", costs: "10-14" }),
    of({ diagonal: four, heuristic: "octile", costs: "sqrt2" }),
  );
  assert.equal(of({ weight: 0, tieBreak: "fifo" }), of({ algorithm: "dijkstra", tieBreak: "low-h" }));
  assert.notEqual(of({ weight: 0, tieBreak: "low-h" }), of({ algorithm: "dijkstra", tieBreak: "low-h" }));
});

test("of a log without diagonal moves no two explanations are one program, and costs are not said to be open", () => {
  for (let seed = 1; seed <= some(60, 10); seed++) {
    const random = randomFrom(seed * 7919 + 5);
    const options = {
      ...defaultOptions(),
      ...{ diagonal: /** @type {const} */ ("never"), heuristic: /** @type {const} */ ("manhattan") },
      neighborOrder: oneOf(random, /** @type {Options["neighborOrder"][]} */ (VALUES.neighborOrder)),
    };
    const board = randomBoard(random, 14, 10, false);
    const { steps, path } = search(board, options);
    if (steps.length < 10) continue;
    const log = { steps: steps.map(({ cell: [x, y] }) => ({ x, y })), ...(path && { path }) };
    const { exact, candidates, open } = diagnose({ board, log, start: board.start, goal: board.goal });
    assert.ok(exact);
    const names = candidates.map(({ options, ties, equals, bugs, ...rest }) =>
      JSON.stringify([countingIn(options), ties, equals, bugs, rest.frame, rest.diagonalCost, rest.estimateDiagonal]),
    );
    assert.equal(new Set(names).size, names.length, `${seed}`);
    if (candidates[0].options.heuristic === "manhattan" && candidates[0].options.diagonal === "never")
      assert.ok(!open?.includes("costs"), `${seed}`);
  }
});
