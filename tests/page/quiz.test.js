// "Which cell is next?", "where does the g come from?" and "what are g, h and f?": what is right, and everything that is
// said about an answer, held against searches that share no code with the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { missText, parentMissText, parentRightText, rightText } from "../../www/features/questions/feedback.js";
import { compare, isRight, missOf, nextQuestionAt } from "../../www/features/questions/next-question.js";
import { gradeNumbers, markOf, numbersQuestionAt } from "../../www/features/questions/number-question.js";
import { parentMissOf, parentQuestionAt } from "../../www/features/questions/parent-question.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { put, randomBoard, randomFrom } from "./any-board.js";
import { movesFrom } from "./naive.js";
import { plainSteps } from "./plain-steps.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {[number, number]} Coord */

const { choices } = Solver;
/** @param {number} seed @returns {Partial<Options>} */
function optionsOf(seed) {
  const pick = (/** @type {readonly any[]} */ values, /** @type {number} */ by) =>
    values[Math.floor(seed / by) % values.length];
  return {
    algorithm: pick(["astar", "astar", "dijkstra", "greedy", "breadth-first"], 1),
    heuristic: pick(choices.heuristic.values, 2),
    diagonal: pick(RULES, 3),
    costs: pick(choices.costs.values, 4),
    tieBreak: pick(choices.tieBreak.values, 5),
    weight: pick([1, 1, 0, 2, 1.5], 7),
    improveOpen: pick([true, true, false], 8),
    stopWhen: pick(choices.stopWhen.values, 9),
    penalties: pick([true, false], 10),
    neighborOrder: pick(["row-major", "straight-first"], 6),
  };
}

const letters = { astar: "f", dijkstra: "g", greedy: "h", "breadth-first": "order" };
const shown = (/** @type {number} */ value) => english.number(value);
const isEqual = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) <= 1e-9 * Math.max(1, a);

test("every cell that the rules allow is right, no other is, and what is said of each has its numbers", () => {
  let steps = 0;
  /** @type {Record<string, number>} */
  const seen = {};
  for (let seed = 1; seed <= some(700); seed++) {
    const { run } = randomSession(seed, { side: 6, walls: 0.2, origin: "-2 5" });
    run.configure(optionsOf(seed));
    if (run.error) continue;
    const { board, solver } = run;
    const options = solver.options;
    const by = letters[/** @type {"astar"} */ (options.algorithm)];
    const name = (/** @type {number} */ cell) => `(${(cell % 6) - 2},\u00a0${Math.floor(cell / 6) + 5})`;
    const scene = { options, origin: board.origin, language: english };
    /** @type {number[]} */
    const taken = [];
    for (const { open, taken: next } of plainSteps(board, options)) {
      solver.seek(taken.length);
      const question = nextQuestionAt(solver);
      assert.ok(question);
      assert.equal(solver.position, taken.length, "the position stays");
      const isTied = (/** @type {typeof next} */ entry) =>
        by === "order"
          ? entry === next
          : entry.f === next.f && (!["low-h", "high-h"].includes(options.tieBreak) || entry.h === next.h);
      const right = open.filter(isTied).map(({ cell }) => cell);
      assert.deepEqual(question.accepted.map(([x, y]) => y * 6 + x).sort(), [...right].sort());
      for (let cell = 0; cell < 36; cell++) {
        const coord = /** @type {Coord} */ ([cell % 6, Math.floor(cell / 6)]);
        const entry = open.find((it) => it.cell === cell);
        assert.equal(isRight(question, coord), right.includes(cell));
        if (right.includes(cell)) continue;
        const miss = missOf(solver, question, coord);
        const said = missText(coord, miss, scene);
        seen[miss.kind] = (seen[miss.kind] ?? 0) + 1;
        if (!entry) {
          const last = taken.lastIndexOf(cell) + 1;
          const expected =
            board.cells[cell] === 255
              ? `${name(cell)} is a wall.`
              : last > 0
                ? `${name(cell)} is closed: it was expanded at step ${last}.`
                : `${name(cell)} is not open yet: no move leads to it from a cell that has been expanded.`;
          assert.equal(said, expected);
          continue;
        }
        const best = open.find((it) => it.cell === next.cell);
        assert.ok(best);
        const number = (/** @type {typeof next} */ it, /** @type {"f" | "g" | "h"} */ letter) => shown(it.told[letter]);
        if (by === "order") {
          assert.equal(
            said,
            `${name(cell)} was opened as number ${entry.order}, counting from 0; ${name(best.cell)} as number ${best.order}, which is earlier.`,
          );
        } else if (options.costs === "sqrt2" && isEqual(entry.told.f, best.told.f) && entry.f !== best.f) {
          // The search compares a √2 and a straight line that are a little shorter than those of the numbers.
          assert.equal(said, `${name(cell)} is open, but ${name(best.cell)} comes before it.`);
        } else if (options.costs === "sqrt2" && options.heuristic === "euclidean" && by === "f" && entry.f === best.f) {
          assert.equal(said, `${name(cell)} is open, but ${name(best.cell)} comes before it.`);
        } else if (entry.f > best.f) {
          const letter = /** @type {"f"} */ (by);
          assert.equal(
            said,
            `${name(cell)} has ${by} ${number(entry, letter)}; ${name(best.cell)} has ${by} ${number(best, letter)}, which is smaller.`,
          );
        } else {
          const why =
            options.tieBreak === "low-h" ? "which is smaller." : "and with these settings the larger h comes first.";
          assert.equal(
            said,
            `${name(cell)} and ${name(best.cell)} both have f ${number(best, "f")}. ${name(cell)} has h ${number(entry, "h")}; ${name(best.cell)} has h ${number(best, "h")}, ${why}`,
          );
        }
      }
      const facts = {
        ...{ accepted: right.length, equalF: question.taken.equalF, side: question.taken.side },
        ...{ numbers: question.taken, isOnly: question.taken.among === 1 },
      };
      const praise = rightText(question.taken.cell, facts, scene);
      const equal = open.filter(({ f }) => f === next.f).length - 1;
      assert.ok(praise.startsWith(by === "order" && open.length > 1 ? "No open cell" : name(next.cell)), praise);
      if (open.length === 1) assert.match(praise, /is the only open cell/);
      else if (by !== "order") {
        if (right.length > 1) assert.match(praise, new RegExp(` ${right.length - 1} others? ha(s|ve) ${by} `));
        else if (equal > 0) assert.match(praise, new RegExp(` ${equal} other open cells? ha(s|ve) f `));
        else assert.match(praise, new RegExp(`no other open cell has ${by} [\\d.,]+ or less`));
      }
      taken.push(next.cell);
      steps++;
    }
    solver.seek(solver.length);
    assert.equal(nextQuestionAt(solver), undefined);
  }
  assert.ok(steps > some(5000), `${steps}`);
  for (const kind of ["wall", "closed", "untouched", "behind", "tied-h"])
    assert.ok(seen[kind] > some(300, 10), `${kind} ${seen[kind]}`);
});

test("other searches accept what the engine takes and what is tied with it, and say nothing that is not so", () => {
  /** @type {Record<string, number>} */
  const seen = {};
  const others = /** @type {Partial<Options>[]} */ ([
    { algorithm: "jump-point" },
    { algorithm: "bidirectional-astar" },
    { algorithm: "fastest" },
    { algorithm: "astar", decreaseKey: false, heuristic: "manhattan", diagonal: "always" },
    { algorithm: "astar", swapEqual: true, tieBreak: "fifo" },
  ]);
  for (const options of others) {
    for (let seed = 1; seed <= some(60, 3); seed++) {
      const { run } = randomSession(seed, { side: 7, walls: 0.2 });
      run.configure({ penalties: false, ...options });
      if (run.error) continue;
      const { solver, board } = run;
      for (let step = 0; step < run.length; step++) {
        solver.seek(step);
        const question = nextQuestionAt(solver);
        assert.ok(question);
        assert.ok(isRight(question, question.taken.cell));
        const sides = [...solver.sideStates()];
        const states = [...solver.states()];
        const isOpen = (/** @type {number} */ cell, /** @type {number} */ side) =>
          sides.length > 0 ? ((sides[cell] >> (2 * side)) & 3) === 1 : states[cell] === 1;
        for (const [x, y] of question.accepted) assert.ok(isOpen(y * 7 + x, question.taken.side));
        for (let cell = 0; cell < 49; cell++) {
          const coord = /** @type {Coord} */ ([cell % 7, Math.floor(cell / 7)]);
          if (isRight(question, coord)) continue;
          const miss = missOf(solver, question, coord);
          seen[miss.kind] = (seen[miss.kind] ?? 0) + 1;
          const said = missText(coord, miss, { options: solver.options, origin: board.origin, language: english });
          assert.doesNotMatch(said, /undefined|NaN|[{}]/);
          if (miss.kind === "wall") assert.equal(board.cells[cell], 255);
          if (miss.kind === "closed") assert.ok(solver.node(...coord).closedAt === miss.step && miss.step <= step);
          if (miss.kind === "other-side") assert.ok(isOpen(cell, 1 - question.taken.side));
          if (["behind", "tied-h", "stuck", "later"].includes(miss.kind)) assert.ok(isOpen(cell, question.taken.side));
          if (miss.kind === "behind") assert.ok(miss.cell.f > miss.than.f);
          if (miss.kind === "stuck") assert.ok(miss.cell.f < miss.than.f && options.decreaseKey === false);
        }
      }
    }
  }
  for (const kind of ["other-side", "stuck", "behind"]) assert.ok(seen[kind] > 0, kind);
});

test("a g comes from the parent or from a cell that gives the same, and another way is counted out", () => {
  const seen = { parent: 0, same: 0, other: 0, "no-move": 0, "not-taken": 0, wall: 0 };
  for (let seed = 1; seed <= some(300); seed++) {
    const { run } = randomSession(seed, { side: 6, walls: 0.2, origin: "1 1" });
    const diagonal = RULES[seed % 4];
    run.configure({ diagonal, improveOpen: seed % 3 > 0, algorithm: seed % 5 === 0 ? "breadth-first" : "astar" });
    if (run.error) continue;
    const { solver, board } = run;
    solver.seek(Math.floor(run.length / 2));
    const states = [...solver.states()];
    const scene = { options: solver.options, origin: board.origin, language: english };
    const name = (/** @type {number[]} */ [x, y]) => `(${x + 1},\u00a0${y + 1})`;
    for (let cell = 0; cell < 36; cell++) {
      const coord = /** @type {Coord} */ ([cell % 6, Math.floor(cell / 6)]);
      const question = parentQuestionAt(solver, coord);
      const { g = 0, parent } = solver.node(...coord);
      assert.equal(question === undefined, parent === undefined);
      if (!question || !parent) continue;
      for (let from = 0; from < 36; from++) {
        const other = /** @type {Coord} */ ([from % 6, Math.floor(from / 6)]);
        const move = movesFrom(board, diagonal, from).find(([to]) => to === cell);
        const before = solver.node(...other).g ?? 0;
        const gives = states[from] === 2 && move ? before + move[1] : undefined;
        /** @type {boolean} */
        const isAccepted = question.accepted.some((it) => it.join() === other.join());
        assert.equal(isAccepted, gives === g, `${seed} ${coord} ${other}`);
        if (isAccepted) {
          /** @type {boolean} */
          const isParent = other.join() === parent.join();
          seen[isParent ? "parent" : "same"]++;
          assert.equal(
            parentRightText(question, other, scene),
            isParent
              ? `${name(coord)} has its g from ${name(parent)}: ${before} + ${g - before} = ${g}.`
              : `${name(coord)} has its g from ${name(parent)}; via ${name(other)} it would be the same.`,
          );
          continue;
        }
        const miss = parentMissOf(solver, question, other);
        assert.notEqual(miss.kind, "elsewhere");
        seen[/** @type {"other"} */ (miss.kind)]++;
        const expected =
          board.cells[from] === 255
            ? `${name(other)} is a wall.`
            : states[from] !== 2
              ? `${name(other)} has not been expanded, so no g comes from it yet.`
              : gives === undefined
                ? `${name(other)} was expanded, but no move leads from it to ${name(coord)}.`
                : `Via ${name(other)} the g of ${name(coord)} would be ${before} + ${gives - before} = ${gives}, but it is ${g}.`;
        assert.equal(parentMissText(question, other, miss, scene), expected);
      }
    }
  }
  for (const [kind, count] of Object.entries(seen)) assert.ok(count > some(50), `${kind} ${count}`);
});

test("where closed cells are opened again only the parent is right, and no sum is told that may not be so", () => {
  const random = randomFrom(34);
  let [others, untrue] = [0, 0];
  for (let round = 0; round < 200; round++) {
    const board = randomBoard(random, 16);
    const solver = put(new Solver(board.width, board.height), board);
    solver.configure({ heuristic: "manhattan", diagonal: "always", weight: 1.5, reopenClosed: true, tieBreak: "fifo" });
    solver.run();
    // The steps after which a cell is open again whose g others have theirs from.
    const steps = Array.from({ length: solver.length }, (_, index) => index + 1).filter((step) => {
      solver.seek(step);
      const { reopened } = solver.stats;
      solver.seek(step - 1);
      return reopened > solver.stats.reopened;
    });
    for (const step of steps) {
      solver.seek(step);
      const states = solver.states().slice();
      for (const [cell, state] of states.entries()) {
        if (state === 0) continue;
        const coord = /** @type {Coord} */ ([cell % board.width, Math.floor(cell / board.width)]);
        const question = parentQuestionAt(solver, coord);
        if (!question) continue;
        const { parent, accepted, ways } = question;
        assert.deepEqual([accepted, ways], [[parent], []]);
        const from = parent[1] * board.width + parent[0];
        const [, cost] = movesFrom(board, "always", from).find(([to]) => to === cell) ?? assert.fail();
        untrue += Number(solver.node(...parent).g !== question.g - cost);
        for (const [other] of movesFrom(board, "always", cell)) {
          if (other === from || states[other] !== 2) continue;
          others++;
          const beside = /** @type {Coord} */ ([other % board.width, Math.floor(other / board.width)]);
          assert.deepEqual(parentMissOf(solver, question, beside), { kind: "elsewhere" });
        }
      }
    }
    solver.free();
  }
  assert.ok(others > 1000, String(others));
  assert.ok(untrue > 10, `By the g of its parent the g of ${untrue} cells would be another one.`);
});

test("numbers that differ in their last digits only are equal", () => {
  const options = { ...new Solver(1, 1).options, costs: /** @type {const} */ ("sqrt2") };
  const than = { g: 0.1 + 0.2, h: 0.6, f: 0.1 + 0.2 + 0.6 };
  const kindOf = (/** @type {Partial<typeof than>} */ change, /** @type {Partial<Options>} */ how = {}) =>
    compare({ ...than, ...change }, than, [0, 0], { ...options, ...how }).kind;
  assert.notEqual(0.3 + 0.6, than.f);
  assert.notEqual(0.3, than.g);
  assert.equal(kindOf({ f: 0.3 + 0.6 }), "later");
  assert.equal(kindOf({ f: than.f + Number.EPSILON }), "later");
  assert.equal(kindOf({ h: 0.6 + Number.EPSILON }), "later");
  assert.equal(kindOf({ g: 0.3 }, { algorithm: "dijkstra" }), "later");
  assert.equal(kindOf({ f: than.f + 1e-6 }), "behind");
  assert.equal(kindOf({ f: than.f - 1e-6 }), "stuck");
  assert.equal(kindOf({ h: 0.6 + 1e-6 }), "tied-h");
  assert.equal(kindOf({ h: 0.6 - 1e-6 }), "later");
  assert.equal(kindOf({ h: 0.6 - 1e-6 }, { tieBreak: "high-h" }), "tied-h");
  assert.equal(kindOf({ g: than.g + 1e-6 }, { algorithm: "dijkstra" }), "behind");
});

test("the numbers to fill in are those that a tutorial's code gives the cells that it opens", () => {
  let rows = 0;
  for (let seed = 1; seed <= some(300); seed++) {
    const { run } = randomSession(seed, { side: 6 });
    run.configure(optionsOf(seed));
    if (run.error) continue;
    const { solver, board } = run;
    const options = solver.options;
    let before = new Set([board.start[1] * 6 + board.start[0]]);
    let step = 0;
    /** @type {Set<number>} */
    let expected = new Set();
    /** @type {ReturnType<typeof numbersQuestionAt>} */
    let question;
    for (const { open } of plainSteps(board, options)) {
      // What is open before a step and was not before the step before it was opened by that one.
      if (question) {
        const opened = open.filter(({ cell }) => expected.has(cell));
        for (const { cell, told } of opened) {
          const row = question.rows.find((it) => it.cell[1] * 6 + it.cell[0] === cell);
          assert.ok(row);
          const close = (/** @type {number} */ a, /** @type {number} */ b) =>
            assert.ok(Math.abs(a - b) < 1e-9 * Math.max(1, b));
          close(row.g, told.g);
          close(row.h, told.h);
          if (options.algorithm !== "breadth-first") close(row.f, told.f);
          rows++;
        }
      }
      solver.seek(step);
      question = numbersQuestionAt(solver);
      assert.equal(solver.position, step);
      expected = new Set(question?.rows.map(({ cell: [x, y] }) => y * 6 + x));
      for (const cell of expected) assert.ok(!before.has(cell));
      before = new Set([...before, ...expected]);
      step++;
    }
  }
  assert.ok(rows > some(2000), `${rows}`);
});

test("a fraction may be rounded, a whole number may not, and what is no number is not called wrong", () => {
  const marks = [
    ["14", 14, "right"],
    [" 14 ", 14, "right"],
    ["14.0", 14, "right"],
    ["14,0", 14, "right"],
    ["14.1", 14, "wrong"],
    ["28.04", 28, "wrong"],
    ["27.999", 28, "wrong"],
    ["28.00", 28, "right"],
    ["1.4", Math.SQRT2, "right"],
    ["1,41", Math.SQRT2, "right"],
    ["1.42", Math.SQRT2, "wrong"],
    ["1", Math.SQRT2, "wrong"],
    ["1.5", Math.SQRT2, "wrong"],
    ["", 3, "empty"],
    [undefined, 3, "empty"],
    ["three", 3, "no-number"],
    ["1e1", 10, "no-number"],
    ["-3", 3, "wrong"],
    ["+3", 3, "right"],
  ];
  for (const [text, value, mark] of marks) {
    assert.equal(markOf(/** @type {string | undefined} */ (text), Number(value)), mark, `${text} ${value}`);
  }
  const solver = new Solver(4, 3);
  solver.run();
  solver.seek(0);
  const question = numbersQuestionAt(solver);
  assert.ok(question);
  assert.deepEqual(question.letters, ["g", "h", "f"]);
  const filled = question.rows.map(({ cell, g, h }) => ({ cell, g: String(g), h: "x", f: String(g + h) }));
  assert.deepEqual(
    gradeNumbers(question, filled).map((row) => row.map(({ mark }) => mark)),
    question.rows.map(() => ["right", "no-number", "right"]),
  );
  solver.free();
});

test("in each language what is said has the same numbers, and nothing is left to fill in", async () => {
  const languages = await Promise.all(TAGS.map(loadLanguage));
  const numbersIn = (/** @type {string} */ text) => (text.match(/\d+/g) ?? []).sort();
  const { run } = randomSession(5, { side: 7 });
  run.configure({});
  for (const options of /** @type {Partial<Options>[]} */ ([
    {},
    { algorithm: "dijkstra" },
    { algorithm: "breadth-first" },
  ])) {
    run.configure({ algorithm: "astar", ...options });
    const { solver, board } = run;
    for (let step = 0; step < run.length; step++) {
      solver.seek(step);
      const question = nextQuestionAt(solver);
      assert.ok(question);
      for (let cell = 0; cell < 49; cell++) {
        const coord = /** @type {Coord} */ ([cell % 7, Math.floor(cell / 7)]);
        /** @type {string[]} */
        const said = languages.map((language) => {
          const scene = { options: solver.options, origin: board.origin, language };
          const facts = { accepted: question.accepted.length, equalF: question.taken.equalF, isOnly: false };
          return isRight(question, coord)
            ? rightText(coord, { ...facts, numbers: question.taken }, scene)
            : missText(coord, missOf(solver, question, coord), scene);
        });
        assert.equal(new Set(said).size, TAGS.length);
        for (const text of said) {
          assert.doesNotMatch(text, /[{}]|undefined|NaN/);
          assert.deepEqual(numbersIn(text), numbersIn(said[0]), said.join("\n"));
        }
      }
    }
  }
});
