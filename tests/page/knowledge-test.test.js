// The test of eight questions: each answer, each wrong one and the misconception that leads to it are held against plain
// searches, and against boards on which h is measured.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { english } from "../../www/core/i18n/index.js";
import { signOf, testFrom } from "../../www/features/knowledge-test/knowledge-test.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { at, least, lessonOf, numbersIn, openAt, textOf } from "./asked.js";
import "./english.js";
import { shortestCost } from "./oracle.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/features/knowledge-test/knowledge-test.js").Item} Item */
/** @typedef {import("./plain-steps.js").Entry} Entry */
/** @typedef {import("./plain-steps.js").Step} Step */

const MANY = some(400, 4);
/** The tests that all of this looks at. @type {Item[][]} */
let tests = [];
before(() => {
  tests = Array.from({ length: MANY }, (_, index) => testFrom(Solver, index, english));
});

/** All tests' questions of a name. @param {string} name @returns {Item[]} */
const all = (name) => tests.map((items) => /** @type {Item} */ (items.find((item) => item.name === name)));

test("which cell is next is what the plain search expands, and other rules lead to other cells", () => {
  const rules = {
    "g-only": (/** @type {Entry[]} */ open) => least(open, ({ g }) => g),
    "h-only": (/** @type {Entry[]} */ open) => least(open, ({ h }) => h),
    "like-astar": (/** @type {Entry[]} */ open) => least(open, ({ g, h }) => g + h),
    "larger-h": (/** @type {Entry[]} */ open) => least(open, ({ f }) => f),
  };
  for (const name of ["greedy", "astar", "ties"]) {
    for (const item of all(name)) {
      const { ground, next, open, lesson } = openAt(item);
      const right = at(ground, /** @type {[number, number]} */ (item.answer));
      assert.equal(next.taken.cell, right);
      assert.equal(item.difficulty, open.length);
      // The goal's cell shows no numbers to compare.
      assert.ok(!open.some(({ cell }) => cell === at(ground, ground.goal)));
      // No other cell would be as right.
      const [same] = least(open, ({ f, h }) => 1000 * f + h);
      assert.deepEqual(
        least(open, ({ f, h }) => 1000 * f + h),
        [same],
      );
      assert.equal(least(open, ({ f }) => f).length > 1, name === "ties");
      const signs = item.traps?.map(({ sign }) => sign);
      assert.deepEqual(
        signs,
        { greedy: ["like-astar", "g-only"], astar: ["g-only", "h-only"], ties: ["larger-h", "g-only", "h-only"] }[name],
      );
      for (const { sign, cells } of item.traps ?? []) {
        const led = rules[/** @type {"g-only"} */ (sign)](open).filter((cell) => sign !== "larger-h" || cell !== right);
        assert.deepEqual(cells.map((cell) => at(ground, cell)).sort(), led.sort(), sign);
        assert.ok(!led.includes(right), sign);
        // Of two misconceptions that lead to one cell the one that says more counts.
        const first = item.traps?.find((trap) => trap.cells.some((it) => String(it) === String(cells[0])));
        assert.equal(signOf(item, { cell: cells[0] }, Solver), first?.sign);
      }
      assert.equal(signOf(item, { cell: item.answer }, Solver), undefined);
      assert.equal(lesson.facts.asked[0].step < lesson.facts.end, true);
    }
  }
});

test("a cell that no rule leads to is told by what it is", () => {
  const seen = new Set();
  for (const items of tests.slice(0, some(40))) {
    const item = items[4];
    const { ground, open, steps, step } = openAt(item);
    const closed = steps.slice(0, step).map(({ taken }) => taken.cell);
    for (let cell = 0; cell < ground.cells.length; cell++) {
      const coord = /** @type {[number, number]} */ ([cell % ground.width, Math.floor(cell / ground.width)]);
      const isTrap = item.traps?.some(({ cells }) => cells.some((it) => at(ground, it) === cell));
      if (isTrap || String(coord) === String(item.answer)) continue;
      const sign = signOf(item, { cell: coord }, Solver);
      const isOpen = open.some((entry) => entry.cell === cell);
      const is =
        ground.cells[cell] === 255 ? "wall" : closed.includes(cell) ? "closed" : isOpen ? "other-cell" : "not-open";
      assert.equal(sign, is);
      seen.add(is);
    }
  }
  assert.deepEqual([...seen].sort(), ["closed", "not-open", "other-cell", "wall"]);
});

/**
 * Whether no wall is beside the move between two cells, so that no rule about corners matters.
 * @param {{ width: number, cells: Uint8Array }} ground
 * @param {[number, number][]} ends
 */
const isClear = (ground, [[x, y], [toX, toY]]) =>
  ground.cells[at(ground, [x, toY])] !== 255 && ground.cells[at(ground, [toX, y])] !== 255;

test("an open cell beside the next one is improved or kept as the plain search does it", () => {
  const variants = new Map();
  for (const item of all("improve")) {
    const { ground, next, open, question } = openAt(item);
    const [from, cell] = question.marks.map((/** @type {[number, number]} */ it) => at(ground, it));
    assert.equal(next.taken.cell, from);
    const { g: old } = /** @type {Entry} */ (open.find((entry) => entry.cell === cell));
    const { g: now } = /** @type {Entry} */ (next.after.find((entry) => entry.cell === cell));
    const isDiagonal = from % ground.width !== cell % ground.width && Math.abs(from - cell) >= ground.width - 1;
    assert.ok(![from, cell].includes(at(ground, ground.goal)));
    assert.ok(isClear(ground, question.marks));
    const isBeside = Math.abs(from - cell) === 1 || Math.abs(from - cell) === ground.width;
    const sum = next.taken.g + (isBeside ? 10 : 14);
    assert.ok(isBeside || isDiagonal);
    const isImproved = now < old;
    variants.set(item.variant, (variants.get(item.variant) ?? 0) + 1);
    assert.equal(item.variant, isImproved ? "improved" : "kept");
    assert.equal(isImproved ? now : sum > old, isImproved ? sum : true);
    /** @param {string | undefined} sign @param {number} g @param {boolean} turns */
    const says = (sign, g, turns) => {
      const text = textOf(item, sign) ?? "";
      assert.equal(numbersIn(text)[0], g, text);
      assert.equal(text.includes("arrow points at"), turns, text);
    };
    says(undefined, isImproved ? sum : old, isImproved);
    says("parent-only", old, true);
    if (isImproved) {
      says("stale-g", old, false);
      says("parent-not-changed", sum, false);
    } else {
      says("overwrites", sum, true);
      says("overwrites-g", sum, false);
    }
    const [, , , x, y, ...rest] = numbersIn(question.text);
    assert.deepEqual([at(ground, [x, y]), rest[0]], [cell, old], question.text);
  }
  // Of fewer, fewer may be of the one kind: half of them, less six standard deviations.
  assert.ok(
    [...variants.values()].every((count) => count > MANY * (MANY < 400 ? 0.2 : 0.4)),
    JSON.stringify([...variants]),
  );
});

test("the search may stop where no open cell has a smaller g, and where one has it does lead to the goal for less", () => {
  for (const item of all("stop")) {
    const { ground, steps, open, question } = openAt(item);
    const goal = at(ground, ground.goal);
    const { g } = /** @type {Entry} */ (open.find(({ cell }) => cell === goal));
    const others = open.filter(({ cell }) => cell !== goal);
    const smallest = Math.min(...others.map((entry) => entry.g));
    const cost = /** @type {Step} */ (steps.at(-1)).taken.g;
    const isSure = smallest >= g;
    assert.equal(item.variant, isSure ? "certain" : "open");
    // Whoever says that it is not sure is right: a cheaper path does come.
    assert.equal(cost < g, !isSure);
    assert.match(textOf(item) ?? "", isSure ? /^Yes: no open cell/ : /^No: an open cell/);
    assert.deepEqual(question.marks, [ground.goal]);
    assert.ok(question.text.includes(`costs ${g}.`), question.text);
    assert.equal(item.difficulty, open.length);
    const why = question.choices.find((/** @type {any} */ choice) => choice.right).why;
    assert.deepEqual(numbersIn(why), isSure ? [smallest, g] : [smallest, g, cost]);
  }
});

test("g, h and f are those that the plain search gives to the cell, and each wrong sum follows from its misconception", () => {
  for (const item of all("numbers")) {
    const { ground, next, open, question } = openAt(item);
    const [from, cell] = question.marks.map((/** @type {[number, number]} */ it) => at(ground, it));
    assert.equal(next.taken.cell, from);
    assert.ok(!open.some((entry) => entry.cell === cell));
    assert.ok(isClear(ground, question.marks));
    const { g, h, f } = /** @type {Entry} */ (next.after.find((entry) => entry.cell === cell));
    assert.deepEqual(numbersIn(textOf(item) ?? ""), [g, h, f]);
    const [dx, dy] = [0, 1].map((axis) => Math.abs(question.marks[1][axis] - ground.goal[axis]));
    const move = g - next.taken.g;
    const wrong = {
      "g-last-move": [move, h],
      "f-of-parent": [next.taken.f + move, h],
      "h-diagonal-10": [g, 10 * Math.max(dx, dy)],
      "h-straight-moves": [g, 10 * (dx + dy)],
      "h-of-parent": [g, next.taken.h],
    };
    for (const [sign, [ownG, ownH]] of Object.entries(wrong)) {
      const text = textOf(item, sign);
      if (text) assert.deepEqual(numbersIn(text), [ownG, ownH, ownG + ownH], sign);
    }
    assert.equal(item.difficulty, Math.max(dx, dy));
    const why = question.choices.find((/** @type {any} */ choice) => choice.right).why;
    assert.deepEqual(numbersIn(why), [
      next.taken.g,
      move,
      g,
      Math.min(dx, dy),
      Math.abs(dx - dy),
      Math.min(dx, dy),
      14,
      Math.abs(dx - dy),
      10,
      h,
      g,
      h,
      f,
    ]);
  }
});

/** Whether on some small empty board h is more than what remains, by going through them. @param {Options} options */
function overestimates({ heuristic, diagonal }) {
  for (let dx = 0; dx < 7; dx++) {
    for (let dy = 0; dy < 7; dy++) {
      const straight = 10 * (dx + dy);
      const free = 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy);
      const h = heuristic === "manhattan" ? straight : free;
      if (h > (diagonal === "never" ? straight : free)) return true;
    }
  }
  return false;
}

test("A* can trust h where it is never more than what remains on any board that was gone through", () => {
  const seen = new Set();
  for (const item of all("trust")) {
    const { options, question } = lessonOf(item);
    const isTooLarge = overestimates(options);
    assert.equal(item.variant, isTooLarge ? "unsafe" : "safe");
    assert.match(textOf(item) ?? "", isTooLarge ? /^No: h can be larger/ : /^Yes: h is never larger/);
    assert.match(question.text, options.heuristic === "manhattan" ? /10 for every column/ : /14 for a diagonal one/);
    assert.match(question.text, options.diagonal === "never" ? /All moves are straight/ : /a diagonal one 14\. Is/);
    const why = question.choices.find((/** @type {any} */ choice) => choice.right).why;
    // It never says only that it is so.
    if (isTooLarge) assert.deepEqual(numbersIn(why), [20, 14]);
    else assert.match(why, /Without walls the rest costs as much as h says/);
    seen.add(`${options.heuristic} ${options.diagonal}`);
  }
  assert.deepEqual([...seen].sort(), ["manhattan always", "manhattan never", "octile always"]);
});

test("what a path costs is what relaxing every move comes to, and so is each wrong cost", () => {
  const seen = new Set();
  for (const item of all("cost")) {
    const { map, ground, options, question } = lessonOf(item);
    const solver = Solver.fromMap(map);
    const costWith = (/** @type {Options["diagonal"]} */ diagonal) => {
      solver.configure({ diagonal });
      return shortestCost(solver);
    };
    assert.equal(options.diagonal, "no-corner-cutting");
    const cost = costWith("no-corner-cutting");
    assert.deepEqual(numbersIn(textOf(item) ?? ""), [cost]);
    const why = question.choices.find((/** @type {any} */ choice) => choice.right).why;
    const [straight, diagonal, sum] = numbersIn(why);
    assert.deepEqual([10 * straight + 14 * diagonal, sum], [cost, cost]);
    assert.equal(item.difficulty, straight + diagonal);
    const [dx, dy] = [0, 1].map((axis) => Math.abs(ground.start[axis] - ground.goal[axis]));
    const wrong = {
      "cut-corner": costWith("always"),
      "no-diagonals": costWith("never"),
      "diagonal-10": 10 * (straight + diagonal),
      "counts-cells": cost + 10,
      "through-walls": 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy),
    };
    for (const [sign, value] of Object.entries(wrong)) {
      const text = textOf(item, sign);
      if (text) assert.deepEqual(numbersIn(text), [value], sign);
      if (text) seen.add(sign);
    }
    // What is commonest is always among them.
    assert.ok(textOf(item, "cut-corner"));
    solver.free();
  }
  assert.equal(seen.size, 5);
});
