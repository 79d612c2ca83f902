// Each small board on which a program is said to go wrong: the path is walked and compared with a search that shares no code with
// the page, and programs of students are run on it, which share none either.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardTrials } from "../../www/check/board-trials.js";
import { defaultOptions } from "../../www/check/candidates.js";
import { counterexample, diagnose } from "../../www/check/index.js";
import { search } from "../../www/check/reference.js";
import { refutation } from "../../www/check/refutation.js";
import { shrunk } from "../../www/check/shrunk-board.js";
import { waysToRun } from "../../www/check/ways-to-run.js";
import { windingBoard } from "../../www/check/winding-boards.js";
import { MUTANTS } from "../../www/program/mutants/index.js";
import { less } from "../../www/why/smaller-boards.js";
import { Solver } from "../boundary/engine.js";
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

test("a path through walls or around a corner is one that cannot be walked", () => {
  for (const name of /** @type {const} */ (["walls-not-checked", "corner-one-side"])) {
    const refuted = counterexample({ options: defaultOptions(), bugs: [name], ties: "exact" });
    assert.equal(refuted?.fails, "forbidden", name);
    checkBoard(/** @type {Refutation} */ (refuted), defaultOptions());
  }
});

test("what is certain is so in every order of equal cells, and what is not is told as such", () => {
  for (const name of /** @type {const} */ (["g-of-last-move-only", "g-minus-move", "keeps-worse-g"])) {
    const refuted = /** @type {Refutation} */ (counterexample({ options: defaultOptions(), bugs: [name] }));
    assert.ok(refuted.isCertain, name);
    for (const tieBreak of Solver.choices.tieBreak.values) {
      for (const neighborOrder of Solver.choices.neighborOrder.values) {
        const options = { ...defaultOptions(), tieBreak, neighborOrder };
        const { path } = search(groundOf(refuted), options, [name]);
        assert.equal(walked(refuted, options, path), refuted.cost, `${name} ${tieBreak} ${neighborOrder}`);
      }
    }
  }
  const known = { options: { ...defaultOptions(), algorithm: /** @type {const} */ ("breadth-first") }, bugs: [] };
  assert.equal(counterexample(known)?.isCertain, false);
});

test("where jumps are not allowed, no board is shown, and none with penalties", () => {
  const options = { ...defaultOptions(), algorithm: /** @type {const} */ ("jump-point"), weight: 2 };
  const refuted = counterexample({ options, bugs: [], ties: "exact" }, { penalties: true });
  assert.ok(refuted === undefined || refuted.board.cells.every((byte) => byte === 0 || byte === 255));
  assert.equal(counterexample({ options: { ...options, diagonal: "always" }, bugs: [] }), undefined);
});

test("nothing can be left out of a board: without any wall, column or row the program is right", () => {
  const random = randomFrom(11);
  const options = defaultOptions();
  let told = 0;
  for (const name of /** @type {const} */ (["g-of-last-move-only", "h-of-parent", "keeps-worse-g"])) {
    const [own] = waysToRun({ options, bugs: [name], ties: "exact" });
    const trials = new BoardTrials(options, own, []);
    for (let i = 0, done = 0; done < 4 && i < 500; i++) {
      const large = trials.examine(windingBoard(random, 14, 10, false));
      if (!large) continue;
      done++;
      const work = shrunk(large, (ground) => trials.examine(ground, []));
      let part = work.next();
      while (!part.done) part = work.next();
      const refuted = /** @type {Refutation} */ (part.value);
      for (const what of /** @type {const} */ (["wall", "column", "row"])) {
        for (let place = 0; ; place++) {
          const board = less(groundOf(refuted), what, place);
          if (board === "end") break;
          if (!board) continue;
          const without = { ...refuted, board, start: board.start, goal: board.goal };
          const least = shortest(board, options);
          if (!Number.isFinite(least) || least === 0) continue;
          told++;
          const cost = walked(without, options, own(board).path);
          assert.ok(cost !== undefined && cost <= least + 1e-6, `${name} ${i}: ${what} ${place}`);
        }
      }
    }
    trials.free();
  }
  assert.ok(told >= 30, `${told}`);
});
