// Each small board on which a program is said to go wrong: the path is walked and compared with a search that shares no code with
// the page, and programs of students are run on it, which share none either.

import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultOptions } from "../../www/check/candidates.js";
import { counterexample, diagnose } from "../../www/check/index.js";
import { refutation } from "../../www/check/refutation.js";
import { waysToRun } from "../../www/check/ways-to-run.js";
import { MUTANTS } from "../../www/program/mutants/index.js";
import "../boundary/engine.js";
import { some } from "../seeded.js";
import { costOfPath, oneOf, randomFrom, shortest } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";
import { MISTAKES, studentRun } from "./student-programs.js";

/**
 * @import { Refutation } from "../../www/check/board-trials.js"
 * @import { Options } from "../../www/engine.js"
 */

/** @param {Refutation} found */
const groundOf = ({ board, start, goal }) => ({ ...board, start, goal });

/** What a path costs, if it leads from the start to the goal by allowed moves. @param {Refutation} found @param {Options} options @param {[number, number][] | undefined} path */
function walked({ board, start, goal }, options, path) {
  if (path?.[0]?.join() !== start.join() || path.at(-1)?.join() !== goal.join()) return undefined;
  try {
    return costOfPath({ ...board, start, goal }, options, Uint32Array.from(path.flat()));
  } catch {
    // There is no such move.
    return undefined;
  }
}

/** @param {Refutation} found @param {Options} options */
function checkBoard(found, options) {
  const { board, optimum, cost, fails, path } = found;
  const text = JSON.stringify({ ...found, board: { ...board, cells: [...board.cells] } });
  assert.ok(board.width * board.height === board.cells.length && board.cells.length <= 35, text);
  assert.ok(board.width <= 7 && board.height <= 5, text);
  assert.ok(Math.abs(shortest(groundOf(found), options) - optimum) < 1e-6, text);
  const own = walked(found, options, path);
  if (fails === "dearer")
    assert.ok(own !== undefined && Math.abs(own - (cost ?? 0)) < 1e-6 && own > optimum + 1e-6, text);
  else assert.ok(cost === undefined && own === undefined, text);
  if (fails === "none") assert.equal(path, undefined, text);
}

const RULES = /** @type {Partial<Options>[]} */ ([
  {},
  { diagonal: "never", heuristic: "manhattan" },
  { diagonal: "always", costs: "sqrt2", heuristic: "euclidean" },
]);

test("of each mistake there is a small board, and what is told of it holds", () => {
  let found = 0;
  for (const [i, mutant] of MUTANTS.entries()) {
    for (const [j, rules] of RULES.entries()) {
      if ((i + j) % (12 / some(12, 12)) > 0) continue;
      const options = { ...defaultOptions(), ...rules };
      const known = { options, bugs: [mutant.name], ways: [mutant.way ?? ""], ties: /** @type {const} */ ("exact") };
      const refuted = counterexample(known);
      if (!refuted) continue;
      found++;
      checkBoard(refuted, options);
    }
  }
  assert.ok(found >= some(120, 12) - 4, `${found}`);
});

test("mistakes after which h is still consistent make no path dearer, and no board is shown for them", () => {
  for (const name of /** @type {const} */ (["h-from-start", "start-not-closed"])) {
    const known = { options: { ...defaultOptions(), diagonal: /** @type {const} */ ("never") }, bugs: [name] };
    assert.equal(counterexample(known), undefined, name);
    const work = refutation(known);
    let part = work.next();
    while (!part.done) part = work.next();
    assert.ok(/** @type {{ tried: { count: number } }} */ (part.value).tried.count > 3000);
  }
});

test("a student's program does on the board what is said of it", () => {
  let [told, certain, same] = [0, 0, 0];
  /** @type {string[]} */
  const others = [];
  for (let seed = 1; told < some(40, 10) && seed < 2000; seed++) {
    const random = randomFrom(seed * 7919 + 707);
    for (let i = 0; i < 10; i++) random();
    const board = randomWalls(
      random,
      10 + Math.floor(random() * 8),
      8 + Math.floor(random() * 6),
      0.1 + 0.2 * random(),
    );
    const mistake = MISTAKES[seed % MISTAKES.length];
    const way = {
      distance: oneOf(random, /** @type {const} */ (["manhattan", "octile", "euclid"])),
      corners: mistake === "corner-one-side" || random() < 0.5,
      weight: mistake === "none" ? 2 : oneOf(random, [1, 1, 2]),
    };
    const { taken, path } = studentRun(board, mistake, way);
    if (taken.length < 20) continue;
    const log = { steps: taken.map(([x, y]) => ({ x, y })), ...(path && { path }) };
    const { exact, candidates, consequence } = diagnose({ board, log, start: board.start, goal: board.goal });
    const [first] = candidates;
    // What only does the very same on one board may do something else on another.
    const isIt =
      mistake === "none" ? first.bugs.length === 0 && first.options.weight === 2 : first.bugs.join() === mistake;
    if (!exact || !isIt || consequence?.isOpen) continue;
    const refuted = counterexample(first);
    if (!refuted) continue;
    told++;
    checkBoard(refuted, first.options);
    const own = studentRun(groundOf(refuted), mistake, way);
    const cost = walked(refuted, first.options, own.path);
    const isWrong = cost === undefined || cost > refuted.optimum + 1e-6;
    if (!refuted.isCertain) continue;
    certain++;
    if (isWrong && (refuted.fails !== "dearer" || Math.abs((cost ?? 0) - (refuted.cost ?? 0)) < 1e-6)) same++;
    else others.push(`${seed} ${mistake} ${refuted.fails} ${refuted.cost} ${cost} ${refuted.optimum}`);
  }
  assert.ok(told >= some(40, 10) && certain >= 0.8 * told, `${told} ${certain}`);
  assert.ok(same >= 0.95 * certain, others.join("\n"));
});

test("settings without promise are refuted, and those with it never", () => {
  for (const rules of /** @type {Partial<Options>[]} */ ([
    { weight: 2 },
    { heuristic: "manhattan" },
    { algorithm: "greedy" },
    { algorithm: "breadth-first" },
    { heuristic: "manhattan", algorithm: "bidirectional-astar" },
  ])) {
    const options = { ...defaultOptions(), ...rules };
    const refuted = counterexample({ options, bugs: [], ties: rules.weight ? "any" : "exact" });
    assert.ok(refuted, JSON.stringify(rules));
    checkBoard(refuted, options);
  }
  for (const rules of /** @type {Partial<Options>[]} */ ([{}, { algorithm: "dijkstra" }, { heuristic: "euclidean" }]))
    assert.equal(counterexample({ options: { ...defaultOptions(), ...rules }, bugs: [] }), undefined);
});

test("nothing can be left out of a board: without any wall the program does no longer go wrong in the same ways", () => {
  let walls = 0;
  for (const name of /** @type {const} */ (["g-of-last-move-only", "h-of-parent", "keeps-worse-g", "parent-always"])) {
    const known = { options: defaultOptions(), bugs: [name], ties: /** @type {const} */ ("exact") };
    const refuted = /** @type {Refutation} */ (counterexample(known));
    const [own] = waysToRun(known);
    for (const [cell, byte] of refuted.board.cells.entries()) {
      if (byte !== 255) continue;
      walls++;
      const cells = refuted.board.cells.slice();
      cells[cell] = 0;
      const without = { ...refuted, board: { ...refuted.board, cells } };
      const cost = walked(without, known.options, own(groundOf(without)).path);
      assert.ok(cost !== undefined && cost <= shortest(groundOf(without), known.options) + 1e-6, `${name} ${cell}`);
    }
  }
  assert.ok(walls >= 4, `${walls}`);
});
