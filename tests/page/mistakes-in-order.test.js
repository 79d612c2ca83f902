// A break where a continue is meant: what such a program opens depends on the order in which it looks at its neighbors, and students
// write them in any.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { subjectsOf } from "../../www/check/answers-to-log.js";
import { defaultOptions } from "../../www/check/candidates.js";
import { checked } from "../../www/check/checked-input.js";
import { FailedOrders } from "../../www/check/failed-orders.js";
import { followed, roundsFor } from "../../www/check/follow-program.js";
import { diagnose } from "../../www/check/index.js";
import { leftOpen } from "../../www/check/left-open.js";
import { DIRECTION_ORDERS, engineOrder } from "../../www/check/neighbor-orders.js";
import { DIRECTIONS } from "../../www/core/board/directions.js";
import { execute } from "../../www/program/execute.js";
import { Maps } from "../../www/program/memory.js";
import { inOrder, orderIn } from "../../www/program/mutants/in-order.js";
import { MUTANTS, mutantOf, mutated } from "../../www/program/mutants/index.js";
import { planOf } from "../../www/program/plan.js";
import { ORDERS } from "../../www/rules/moves.js";
import { some } from "../seeded.js";
import { oneOf, randomFrom } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";
import { studentRun } from "./student-programs.js";

/** @typedef {import("./student-programs.js").Coord} Coord */
/** @typedef {import("./student-programs.js").Board} Board */

const BY_ORDER = MUTANTS.filter(({ isByOrder }) => isByOrder);
/** @type {Coord[]} */
const STRAIGHT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** @template T @param {() => number} random @param {T[]} items */
function shuffled(random, items) {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [all[i], all[other]] = [all[other], all[i]];
  }
  return all;
}

/** @param {number} seed */
function boardFor(seed) {
  const random = randomFrom(seed * 7919 + 211);
  for (let i = 0; i < 10; i++) random();
  return { random, board: randomWalls(random, 12 + (seed % 6), 9 + (seed % 5), 0.1 + 0.2 * random()) };
}

const together = (/** @type {readonly Coord[]} */ cells) => cells.map((cell) => cell.join()).join(" ");

/** @param {Board} board @param {Coord[]} cells */
const diagnosed = (board, cells) =>
  diagnose({ board, log: { steps: cells.map(([x, y]) => ({ x, y })) }, start: board.start, goal: board.goal });

test("a student's break is named, in whatever order the four neighbors come; and the order is theirs, or left open", () => {
  /** @type {Record<"named" | "alike" | "not", string[]>} */
  const said = { named: [], alike: [], not: [] };
  let [orders, places] = [0, 0];
  for (let seed = 1; said.named.length + said.alike.length + said.not.length < some(60, 15); seed++) {
    const { random, board } = boardFor(seed);
    const mistake = oneOf(random, /** @type {const} */ (["stops-at-wall", "stops-at-closed", "stops-at-no-better"]));
    const order = shuffled(random, STRAIGHT);
    const way = { distance: /** @type {const} */ ("manhattan"), corners: false, order, byPlace: seed % 2 === 0 };
    const { taken } = studentRun(board, mistake, way);
    if (taken.length < 25 || together(taken) === together(studentRun(board, "none", way).taken)) continue;
    const { exact, candidates, open } = diagnosed(board, taken);
    const [first] = candidates;
    const isNamed = exact && first.bugs.join() === mistake;
    said[isNamed ? "named" : exact ? "alike" : "not"].push(`${mistake} ${seed} ${first?.bugs}`);
    if (!isNamed) continue;
    assert.ok(first.ties === "exact" || first.options.tieBreak === "fifo", "h is not said to decide");
    const told = orderIn(first.ways?.[0] ?? "")?.map((direction) => DIRECTIONS[direction]);
    assert.ok(told?.length === 4, `${seed}`);
    const name = engineOrder(orderIn(first.ways?.[0] ?? "") ?? []);
    if (name) assert.equal(first.options.neighborOrder, name);
    places += Number(first.ties !== "exact");
    if (String(told) === String(order)) orders++;
    else assert.ok(open?.includes("neighborOrder"), `${seed}: ${told} for ${order}`);
  }
  const text = JSON.stringify(said);
  const sum = said.named.length + said.alike.length + said.not.length;
  assert.ok(said.named.length >= 0.6 * sum, text);
  assert.ok(orders >= 0.3 * said.named.length, `${orders} ${text}`);
  assert.ok(places >= 0.1 * sum, `${places} ${text}`);
});

test("where a mistake is explained in several orders of the neighbors, the order is open", () => {
  const { board } = boardFor(1);
  const { candidates } = diagnosed(board, studentRun(board, "none", { distance: "octile", corners: true }).taken);
  const inWay = (/** @type {string} */ way) => ({ ...candidates[0], bugs: [BY_ORDER[0].name], ways: [way] });
  assert.deepEqual(leftOpen(inWay("0246"), [inWay("0246"), inWay("0246")]), []);
  assert.deepEqual(leftOpen(inWay("0246"), [inWay("0246"), inWay("4206")]), ["neighborOrder"]);
});

test("an order that is left out fails at the same line as the one that did", () => {
  let [left, told] = [0, 0];
  for (let seed = 1; seed <= some(60, 12); seed++) {
    const { random, board } = boardFor(seed + 500);
    const diagonal = oneOf(random, /** @type {const} */ (["never", "always"]));
    const options = { ...defaultOptions(), diagonal };
    const plan = planOf(options);
    assert.ok(plan);
    const mutant = oneOf(random, BY_ORDER);
    const orders = plan.isStraight ? DIRECTION_ORDERS.four : DIRECTION_ORDERS.eight;
    const programs = orders.map((order) => mutated(plan, [inOrder(mutant, order)]));
    const own = oneOf(random, programs);
    if (!own) continue;
    const steps = execute(own, board, { most: 1e5 }).steps.map(({ cell: [x, y] }) => ({ x, y }));
    const [subject] = subjectsOf(checked({ board, log: { steps }, start: board.start, goal: board.goal }));
    const how = { maps: new Maps(board), most: roundsFor(subject) };
    /** @type {Map<FailedOrders, number>} */
    const failures = new Map();
    for (const [i, order] of orders.entries()) {
      const failed = new FailedOrders();
      const { agrees } = followed(programs[i] ?? own, plan, options, subject, { ...how, breaks: failed.noting(order) });
      for (const [known, agreed] of failures) {
        if (!known.has(order)) continue;
        left++;
        assert.equal(agrees, agreed, `${mutant.name} ${seed} ${order}`);
      }
      told++;
      if (agrees === steps.length) continue;
      failed.keep();
      failures.set(failed, agrees);
    }
  }
  assert.ok(left > told, `${left} of ${told}`);
});

test("orders are those of programs: all of four neighbors, each once, those of the engine first and by their names", () => {
  for (const [orders, count] of /** @type {const} */ ([
    [DIRECTION_ORDERS.four, 4],
    [DIRECTION_ORDERS.eight, 8],
  ])) {
    for (const order of orders) assert.equal(new Set(order).size, count);
    const named = orders.filter((order) => engineOrder(order));
    assert.deepEqual(orders.slice(0, named.length), named);
    for (const order of named) {
      const moves = order.map((direction) => DIRECTIONS[direction]);
      const all = ORDERS[/** @type {keyof typeof ORDERS} */ (engineOrder(order))];
      assert.equal(String(all.filter((move) => moves.map(String).includes(String(move)))), String(moves));
    }
  }
  assert.equal(new Set(DIRECTION_ORDERS.four.map(String)).size, 24);
});

test("a mistake in an order is found by its name and way, and looks at its neighbors in that order", () => {
  const plan = planOf({ ...defaultOptions(), diagonal: "never" });
  assert.ok(plan);
  for (const mutant of BY_ORDER) {
    const other = mutantOf(mutant.name, "4206");
    /** @type {import("../../www/program/tree.js").Program | undefined} */
    const program = other && mutated(plan, [other]);
    assert.equal(other?.way, "4206");
    if (mutant.name === "stops-at-corner") assert.equal(program, undefined);
    else
      assert.deepEqual(program?.moves, [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ]);
    assert.equal(mutantOf(mutant.name), mutant);
  }
  // Eight directions are no order of four, and no other mistake has an order.
  const eight = mutantOf("stops-at-wall", "01234567");
  assert.equal(eight && mutated(plan, [eight]), undefined);
  assert.equal(mutantOf("h-swapped", "4206"), undefined);
});
