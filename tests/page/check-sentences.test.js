// What “Check my A*” says, against searches and costs that share no code with the page or the engine: in all languages, under
// random options, in any coordinates.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "./english.js";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { defaultBoard } from "../../www/core/board/default-board.js";
import { english, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { boardWithEnds, LANGUAGES } from "../../www/features/check-dialog/board-in-language.js";
import { BUG_CODE } from "../../www/features/check-dialog/bug-code.js";
import { tell } from "../../www/features/check-dialog/check-sentences.js";
import { checkingParts } from "../../www/features/check-dialog/checking.js";
import { bugHereText } from "../../www/features/check-dialog/follows.js";
import { mistakeLines } from "../../www/features/check-dialog/mistake-lines.js";
import { writerOf } from "../../www/features/pseudocode/pseudocode.js";
import { MUTANTS } from "../../www/program/mutants/index.js";
import { Solver } from "../boundary/engine.js";
import { costOfPath, oneOf, randomBoard, randomFrom, randomOptions, shortest } from "./any-board.js";
import { plainSteps } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/rules/cells.js").Coord} Coord */
/** @typedef {import("../../www/features/check-dialog/checking.js").Found} Found */
/** @typedef {import("./any-board.js").Board} Board */

/** @param {string} name */
const textOf = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const EVERY = await Promise.all(TAGS.map(loadLanguage));
/** A multiple of this makes the tests slower and more thorough: CHECKS=20 node --test tests/page/check-sentences.test.js */
/** So many lines of a mistake can be shown. */
const MOST_LINES = 12;
const CHECKS = Number(process.env.CHECKS ?? 1);

/** What a check finds, when it has come to its end. @param {import("../../www/features/check-dialog/checking.js").Order} order */
function checked(order) {
  const parts = checkingParts(order);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** @param {import("../../www/features/check-dialog/checking.js").Order} order @returns {Found} */
function found(order) {
  const answer = checked(order);
  assert.ok("diagnosis" in answer, JSON.stringify(answer));
  return answer;
}

/** Options of the searches that a log is compared with. @param {() => number} random @returns {Options} */
const anyOptions = (random) => ({
  ...randomOptions(random, Solver.choices),
  algorithm: oneOf(random, /** @type {const} */ (["astar", "astar", "dijkstra", "greedy", "breadth-first"])),
  neighborOrder: oneOf(random, /** @type {const} */ (["row-major", "column-major", "clockwise", "straight-first"])),
  openList: "unsorted-list",
  decreaseKey: true,
  swapEqual: false,
});

/** A search by the plain program, with the path that its parents give. @param {Board} board @param {Options} options */
function searched(board, options) {
  const steps = [...plainSteps(board, options)];
  const { width, goal } = board;
  /** Where the g of each cell comes from. @type {Map<number, number>} */
  const parents = new Map();
  let before = new Map([[board.start[1] * width + board.start[0], 0]]);
  for (const { taken, after } of steps) {
    const now = new Map(after.map(({ cell, g }) => [cell, g]));
    for (const [cell, g] of now) if (before.get(cell) !== g && cell !== taken.cell) parents.set(cell, taken.cell);
    before = new Map([...before, ...now]);
  }
  const to = goal[1] * width + goal[0];
  const isFound = steps.some(
    ({ taken, goalOpened }) => taken.cell === to || (goalOpened && options.stopWhen === "goal-opened"),
  );
  /** @type {Coord[]} */
  const path = [];
  if (isFound) {
    for (
      let cell = /** @type {number | undefined} */ (to);
      cell !== undefined && path.length <= board.cells.length;
      cell = parents.get(cell)
    ) {
      path.unshift([cell % width, Math.floor(cell / width)]);
    }
  }
  const cells = steps.map(({ taken }) => /** @type {Coord} */ ([taken.cell % width, Math.floor(taken.cell / width)]));
  return { steps, cells, path };
}

const line = (/** @type {Coord[]} */ cells) => cells.map((cell) => `(${cell.join(", ")})`).join(" ");
const printed = (/** @type {Coord[]} */ cells, /** @type {Coord[]} */ path) =>
  [...cells.map((cell) => cell.join(" ")), ...(path.length > 0 ? [`path: ${line(path)}`] : [])].join("\n");

test("of a right program it says what its path costs, and what a shortest one does", () => {
  const random = randomFrom(11);
  const seen = { longer: 0, always: 0, notHere: 0, none: 0, open: 0 };
  let others = 0;
  for (let i = 0; i < some(110 * CHECKS, 2); i++) {
    const board = randomBoard(random, 18, i % 4 === 0);
    const options = anyOptions(random);
    const { cells, path } = searched(board, options);
    if (cells.length < 4) continue;
    const answer = found({ board, log: printed(cells, path) });
    assert.ok(answer.diagnosis.exact, JSON.stringify(options));
    const [first] = answer.diagnosis.candidates;
    assert.deepEqual(first.bugs, []);
    // What another unit would make of the same moves is another cost.
    const least = shortest(board, first.options);
    const isOther = first.samePath === false;
    // With a diagonal move that costs something of the program's own, costs are in no unit of ours.
    const isOwn = answer.diagnosis.consequence?.isOwn === true;
    const hasCost = path.length > 0 && !isOther && !isOwn;
    const cost = hasCost ? costOfPath(board, first.options, Uint32Array.from(path.flat())) : undefined;
    for (const language of EVERY) {
      const { t } = language;
      const { kind, verdict, follows, differs } = tell(answer, language);
      // Where several searches take the same cells, the simplest may have another path.
      if (isOther) {
        assert.deepEqual([kind, differs], ["differs", [t("check.otherPath")]]);
        others += 1 / EVERY.length;
        continue;
      }
      assert.deepEqual(differs, []);
      assert.ok(["right", "short", "plain"].includes(kind) && !/[{}]|undefined|NaN/.test(verdict), verdict);
      const isLonger = first.ended && cost !== undefined && cost > least * (1 + 1e-6);
      assert.equal(follows.includes(t("check.longer", { cost, shortest: least })), isLonger, follows.join(" "));
      if (isLonger) assert.ok(kind !== "right");
      // Of a search whose h plays no role it is said, whatever it promises.
      const isOpen = follows.includes(t("check.openPromise"));
      const repaired = follows.find((text) => text.startsWith(t("check.textbook.cost", { cost: "|" }).split("|")[0]));
      if (repaired) assert.equal(repaired, t("check.textbook.cost", { cost: least }));
      if (isOpen) assert.equal(follows.includes(t("check.openHere", { cost })), cost !== undefined);
      else if (kind === "right" && first.ended)
        assert.deepEqual(follows, [
          isOwn ? t("check.alwaysOwn") : cost === undefined ? t("check.alwaysNone") : t("check.always", { cost }),
        ]);
      if (language !== english) continue;
      const promised = kind === "right" ? "always" : isLonger ? "longer" : "notHere";
      seen[isOpen ? "open" : cost === undefined ? "none" : promised]++;
    }
  }
  assert.ok(
    Object.values(seen).every((count) => count >= some(2, 2)),
    JSON.stringify(seen),
  );
  assert.ok(others < some(4 * CHECKS, 2), String(others));
});

test("of one or two steps nothing is said to be done exactly, whatever explains them", () => {
  const random = randomFrom(23);
  const seen = { early: 0, ended: 0 };
  for (let i = 0; i < some(60 * CHECKS, 3); i++) {
    const isShort = i % 2 === 0;
    const board = randomBoard(random, isShort ? 3 : 9);
    const { cells, path } = searched(board, anyOptions(random));
    const count = 1 + (i % 4 < 2 ? 0 : 1);
    const isWhole = cells.length <= count;
    const taken = cells.slice(0, count);
    const answer = found({ board, log: printed(taken, isWhole ? path : []) });
    assert.ok(answer.diagnosis.exact);
    const { ended } = answer.diagnosis.candidates[0];
    seen[ended ? "ended" : "early"]++;
    for (const language of EVERY) {
      const { t } = language;
      const { kind, verdict, built, follows, others, read } = tell(answer, language);
      assert.equal(kind, "few");
      assert.equal(verdict, t("check.few", { steps: taken.length }));
      assert.deepEqual(built, [ended ? t("check.few.board") : t("check.ended", { steps: taken.length })]);
      assert.deepEqual([...follows, ...others], []);
      assert.ok(![verdict, ...built, ...read].some((text) => /[{}]|undefined|NaN/.test(text)), verdict);
    }
  }
  assert.ok(Math.min(seen.early, seen.ended) > some(10, 5), JSON.stringify(seen));
});

test("a step that no rule explains is told with both cells and both f, in the reader's own coordinates", () => {
  const random = randomFrom(13);
  let count = 0;
  while (count < some(150 * CHECKS)) {
    const board = randomBoard(random, 12);
    const options = { ...anyOptions(random), algorithm: /** @type {const} */ ("astar") };
    const { steps, cells } = searched(board, options);
    const at = Math.floor(random() * steps.length);
    const { open, taken } = steps[at];
    const wrong = open.find(({ f }) => f > taken.f + 1e-6);
    if (!wrong) continue;
    count++;
    const frame = {
      swapped: random() < 0.5,
      up: random() < 0.5,
      origin: /** @type {Coord} */ ([oneOf(random, [0, 1, -3]), oneOf(random, [0, 1, 7])]),
    };
    const coord = (/** @type {number} */ cell) =>
      /** @type {Coord} */ ([cell % board.width, Math.floor(cell / board.width)]);
    const own = (/** @type {number} */ cell) => {
      const [x, y] = coord(cell);
      const column = x + frame.origin[0];
      const row = (frame.up ? board.height - 1 - y : y) + frame.origin[1];
      return `(${frame.swapped ? row : column},\u00a0${frame.swapped ? column : row})`;
    };
    const costs = (/** @type {import("./plain-steps.js").Entry} */ { told }) => told;
    /** @type {import("../../www/check/diagnose.js").Diagnosis} */
    const diagnosis = {
      exact: false,
      candidates: [{ options, bugs: [], ties: "exact", frame, agrees: Math.max(at, 3), ended: false }],
      difference: {
        step: at + 1,
        taken: coord(wrong.cell),
        allowed: [coord(taken.cell)],
        was: "open",
        takenCosts: costs(wrong),
        allowedCosts: costs(taken),
      },
    };
    const answer = {
      board,
      read: { steps: cells.length, cells: 0 },
      diagnosis,
      taken: Int32Array.from(cells.flat()),
      path: new Int32Array(),
    };
    for (const language of EVERY) {
      const { kind, differs } = tell(answer, language);
      /** @type {import("../../www/core/i18n/index.js").Values} */
      const values = {
        step: at + 1,
        cell: own(wrong.cell),
        other: own(taken.cell),
        letter: "f",
        f: wrong.told.f,
        otherF: taken.told.f,
      };
      assert.deepEqual([kind, differs], ["differs", [language.t("check.step.notSmallest", values)]]);
    }
  }
});

test("the first wrong g is told with the cell that it comes from, and with what the program added", () => {
  const random = randomFrom(14);
  const told = { added: 0, none: 0 };
  for (let i = 0; i < some(80 * CHECKS); i++) {
    const board = randomBoard(random, 12, false);
    /** @type {Options} */
    const options = {
      ...anyOptions(random),
      algorithm: "astar",
      heuristic: "octile",
      diagonal: "always",
      costs: "10-14",
      weight: 1,
      improveOpen: true,
      reopenClosed: false,
    };
    const { steps, cells } = searched(board, options);
    const at = steps.findIndex(({ taken }, step) => step > 5 && taken.g > 0);
    if (at < 0 || steps.length < at + 2) continue;
    const rows = steps.map(({ taken: { g, h, f } }, step) => [...cells[step], g, h, f]);
    rows[at][2] -= 4;
    const answer = found({ board, log: rows.map((row) => row.join(" ")).join("\n") });
    assert.deepEqual([answer.diagnosis.wrongNumber?.step, answer.diagnosis.wrongNumber?.name], [at + 1, "g"]);
    const [x, y] = cells[at];
    const { verdict: said } = tell(answer, english);
    const { g } = steps[at].taken;
    assert.ok(said.startsWith(`Step ${at + 1}: your program has g ${g - 4} for (${x},\u00a0${y})`), said);
    const by =
      /[Vv]ia \((\d+),\u00a0(\d+)\) (?:that adds (\d+) − (\d+) = (-?\d+), but a (\w+) move costs (\d+)|it would be (\d+) and the move, (\d+))\.$/.exec(
        said,
      );
    assert.ok(by, said);
    const cell = Number(by[2]) * board.width + Number(by[1]);
    const parent = steps.findLast(({ taken }, step) => step < at && taken.cell === cell)?.taken;
    const isDiagonal = Math.abs(Number(by[1]) - x) + Math.abs(Number(by[2]) - y) === 2;
    const cost = isDiagonal ? 14 : 10;
    told[by[3] === undefined ? "none" : "added"]++;
    // All of these numbers are in the log, or one operation away from two that are.
    if (by[3] === undefined) assert.deepEqual([Number(by[8]), Number(by[9])], [parent?.g, Number(parent?.g) + cost]);
    else {
      assert.deepEqual(by.slice(3, 5).map(Number), [g - 4, parent?.g]);
      assert.equal(Number(by[5]), g - 4 - Number(parent?.g));
      assert.deepEqual(by.slice(6, 8), [isDiagonal ? "diagonal" : "straight", String(cost)]);
    }
  }
  assert.ok(Math.min(told.added, told.none) > some(5), JSON.stringify(told));
});

test("a line that was left out is told in the reader's own coordinates", () => {
  const random = randomFrom(77);
  let told = 0;
  for (let i = 0; i < 200 && told < 6; i++) {
    const board = randomBoard(random, 14, false);
    const options = { ...anyOptions(random), algorithm: /** @type {const} */ ("astar"), weight: 1 };
    const { cells, path } = searched(board, options);
    if (cells.length < 40) continue;
    const at = 10 + Math.floor(random() * (cells.length - 20));
    // Row and column, from 1.
    const own = (/** @type {Coord} */ [x, y]) => /** @type {Coord} */ ([y + 1, x + 1]);
    const left = cells.filter((_, i) => i !== at);
    const answer = found({ board, log: printed(left.map(own), path.map(own)) });
    const [{ slips }] = answer.diagnosis.candidates;
    if (!slips) continue;
    told++;
    const { kind, differs, verdict } = tell(answer, english);
    assert.equal(kind, "differs");
    assert.ok(verdict.startsWith("Apart from one place in the log, your program does exactly this: "), verdict);
    const [, missing, step] = /: (\(.*\)) is missing before step (\d+)\./.exec(differs[0]) ?? [];
    assert.equal(missing, `(${own(cells[at]).join(",\u00a0")})`, differs[0]);
    assert.ok(Number(step) > at, differs[0]);
  }
  assert.ok(told >= 4, `${told}`);
});

test("each mistake has a name in every language, and some have two paragraphs and code of their own", () => {
  for (const { t } of EVERY) {
    const names = MUTANTS.map(({ name }) => [name, t(`check.bug.${name}`)]);
    for (const [, name] of names) assert.ok(name.length > 3);
    const different = new Set(names.map(([, name]) => name));
    assert.equal(different.size, new Set(names.map(([bug]) => bug)).size, "no two have the same name");
  }
  for (const [bug, code] of Object.entries(BUG_CODE)) {
    assert.ok(MUTANTS.some(({ name }) => name === bug));
    for (const { t } of EVERY)
      for (const key of ["look", "mend"]) assert.ok(t(/** @type {any} */ (`check.bug.${bug}.${key}`)).length > 5);
    assert.deepEqual(Object.keys(code), [...LANGUAGES]);
    for (const [wrong, right] of Object.values(code)) assert.notEqual(wrong, right);
  }
});

test("the lines of a mistake are those that differ, in every language that prints a program", async () => {
  const spellings = /** @type {const} */ (["python", "javascript", "csharp", "java", "cpp"]);
  const defaults = Object.entries(Solver.choices).map(([name, choice]) => [name, choice.default]);
  const heuristics = /** @type {const} */ (["octile", "euclidean", "manhattan", "chebyshev"]);
  for (const spelling of spellings) {
    const write = await writerOf(spelling);
    assert.ok(write);
    for (const { name, way = "" } of MUTANTS.filter(({ name }) => !(name in BUG_CODE))) {
      const all = heuristics.flatMap((heuristic) => {
        const options = { ...Object.fromEntries(defaults), heuristic };
        return mistakeLines(name, way, options, write) ?? [];
      });
      assert.ok(all.length > 0, `${name} ${way} in ${spelling}`);
      for (let i = 0; i < all.length; i += 2) {
        const [wrong, right] = [all[i], all[i + 1]];
        assert.notEqual(wrong, right, `${name} ${way} in ${spelling}`);
        const both = `${name} ${way} in ${spelling}:\n${wrong}\n---\n${right}`;
        assert.ok(wrong.length > 0 && right.length > 0, both);
        assert.ok(Math.max(wrong.split("\n").length, right.split("\n").length) <= MOST_LINES, both);
      }
    }
  }
});

test("a board that is copied as an array in any language is read as the same board", () => {
  const random = randomFrom(15);
  for (let i = 0; i < some(40 * CHECKS); i++) {
    const board = randomBoard(random, 9, i % 2 === 0);
    if (board.width === 1) continue;
    if (!board.cells.includes(255)) continue;
    const wall = board.cells.some((byte) => byte !== 0 && byte !== 255) ? "255" : "1";
    for (const language of LANGUAGES) {
      const text = boardWithEnds(board, language);
      const parts = checkingParts({ text, wall, log: "" });
      const { read } = /** @type {{ read: import("../../www/features/check-dialog/checking.js").Read }} */ (
        parts.next().value
      );
      assert.deepEqual([read.width, read.height, [...read.cells]], [board.width, board.height, [...board.cells]], text);
      assert.deepEqual(parts.next(), { done: true, value: { missing: "log" } });
    }
  }
});

test("what a bug does on the board is told with the costs and the cells of both programs", () => {
  const random = randomFrom(16);
  let count = 0;
  for (let i = 0; i < some(90 * CHECKS, 2); i++) {
    const board = randomBoard(random, 20, false);
    // Far from each other, so that the log is long enough to tell.
    Object.assign(board, { start: [0, 0], goal: [board.width - 1, board.height - 1] });
    board.cells[0] = board.cells[board.cells.length - 1] = 0;
    /** @type {Options} */
    const options = {
      ...anyOptions(random),
      algorithm: "astar",
      heuristic: "octile",
      diagonal: "always",
      costs: "10-14",
      weight: 1,
      tieBreak: "fifo",
      neighborOrder: "row-major",
      improveOpen: true,
      reopenClosed: false,
      stopWhen: "goal-closed",
    };
    const cheap = searchedFlat(board);
    if (cheap.cells.length < 30 || cheap.path.length === 0) continue;
    const answer = found({ board, log: printed(cheap.cells, cheap.path) });
    const [first] = answer.diagnosis.candidates;
    if (String(first.bugs) !== "diagonal-costs-straight" || first.options.costs !== "10-14") continue;
    count++;
    const cost = costOfPath(board, options, Uint32Array.from(cheap.path.flat()));
    const least = shortest(board, first.options);
    for (const language of EVERY) {
      const { t } = language;
      const told = tell(answer, language);
      assert.equal(told.kind, "bug");
      assert.ok(told.verdict.includes(t("check.bug.diagonal-costs-straight")));
      const here = bugHereText(answer, language);
      const expected = cost === least ? t("check.bug.costSame", { cost }) : t("check.bug.cost", { cost, right: least });
      assert.ok(here.includes(expected) && here.includes(language.number(cheap.cells.length)), here);
    }
  }
  assert.ok(count > some(4, 2), String(count));
});

test("the story in the docs is told as the check tells it", () => {
  const solver = Solver.fromMap(defaultBoard);
  const { width, height, start, goal } = solver;
  const board = { width, height, cells: solver.cells(), start, goal };
  solver.free();
  const program = boardWithEnds(board, "javascript") + textOf("tests/wrong/astar.cjs");
  const answer = found({ board, log: execFileSync(process.execPath, ["-e", program]).toString() });
  const { verdict, built, read } = tell(answer, english);
  const story = textOf("docs/check.md");
  for (const sentence of [verdict, ...built, bugHereText(answer, english)])
    assert.ok(story.includes(`> ${sentence}\n`), sentence);
  assert.ok(read.includes(english.t("check.frame.swapped")));
  // Its first step that is another one is where the engine's own search goes another way.
  const plain = [...plainSteps(board, answer.diagnosis.candidates[0].options)];
  const differs = plain.findIndex(
    ({ taken }, step) => taken.cell !== answer.taken[2 * step + 1] * width + answer.taken[2 * step],
  );
  assert.equal(answer.right?.differs, differs + 1);
});

/** Whether programs in Python can be run. */
const hasPython = spawnSync("python3", ["--version"]).status === 0;

test("a wrong program in Python, run on the board that is copied for it, is told its bug", { skip: !hasPython }, () => {
  const solver = Solver.fromMap(defaultBoard);
  const { width, height, start, goal } = solver;
  const board = { width, height, cells: solver.cells(), start, goal };
  solver.free();
  const program = boardWithEnds(board, "python") + textOf("tests/wrong/astar.py");
  const answer = found({ board, log: execFileSync("python3", ["-c", program]).toString() });
  const { verdict } = tell(answer, english);
  assert.equal(verdict, "Your program has 1 bug: a diagonal move costs as much as a straight one.");
});

const SNAKE = "S . . . .\n# # # # .\n. . . . .\n. # # # #\n. . . . G\n";
/** The log of a search for it, with rows and columns counted from 1. */
const SNAKE_LOG = "1 1\n1 2\n1 3\n1 4\n1 5\n2 5\n3 5\n3 4\n3 3\n3 2\n3 1\n4 1\n5 1\n5 2\n5 3\n5 4\n5 5\n";

test("a log that many searches have, one that ends too early and one of another board are told as that", () => {
  const said = (/** @type {string} */ log) => {
    const { verdict, built } = tell(found({ text: SNAKE, log }), english);
    return [verdict, ...built].join(" ");
  };
  assert.match(said(SNAKE_LOG), /^Many searches expand these 17 cells: /);
  assert.match(
    said(SNAKE_LOG.split("\n").slice(0, 9).join("\n")),
    /The log ends with step 9, before the search does: the goal has not been expanded/,
  );
  assert.match(said("7 8\n8 9\n9 9\n10 12\n"), /^No A\* that is known here/);
});

test("where h decides among equals, it is said so of searches with two sides too, and only there", () => {
  const solver = Solver.fromMap(defaultBoard);
  const { width, height, start, goal } = solver;
  const board = { width, height, cells: solver.cells(), start, goal };
  const cells = (/** @type {Options["tieBreak"]} */ tieBreak) => {
    solver.configure({ ...solver.options, algorithm: "bidirectional-astar", tieBreak });
    solver.run();
    return Array.from(
      solver.expansionOrder(),
      (cell) => /** @type {Coord} */ ([cell % width, Math.floor(cell / width)]),
    );
  };
  // The orders are others, so that no sentence fits both.
  assert.notDeepEqual(cells("low-h"), cells("fifo"));
  const answerTo = (/** @type {Options["tieBreak"]} */ tieBreak) =>
    found({ board, log: line(cells(tieBreak)).replaceAll(") ", ")\n") });
  const answers = { "low-h": answerTo("low-h"), fifo: answerTo("fifo") };
  for (const language of EVERY) {
    const { t } = language;
    const [byH, inOrder] = [t("check.ties.low-h"), t("check.equals.opened", { letters: "f" })];
    const told = (/** @type {"low-h" | "fifo"} */ tieBreak) => tell(answers[tieBreak], language).verdict;
    assert.deepEqual(
      /** @type {const} */ (["low-h", "fifo"]).map((tieBreak) =>
        [byH, inOrder].map((text) => told(tieBreak).includes(text)),
      ),
      [
        [true, false],
        [false, true],
      ],
    );
  }
  solver.free();
});

/** A* in which a diagonal move costs 10. @param {Board} board */
function searchedFlat({ width, height, cells: bytes, start, goal }) {
  const h = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [dx, dy] = [Math.abs(x - goal[0]), Math.abs(y - goal[1])];
    return 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy);
  };
  /** @type {{ x: number, y: number, g: number, f: number, parent?: any, isClosed?: boolean }[]} */
  const nodes = [{ x: start[0], y: start[1], g: 0, f: h(...start) }];
  /** @type {Coord[]} */
  const cells = [];
  for (;;) {
    const open = nodes.filter(({ isClosed }) => !isClosed);
    if (open.length === 0) return { cells, path: [] };
    const node = open.reduce((best, other) => (other.f < best.f ? other : best));
    node.isClosed = true;
    cells.push([node.x, node.y]);
    if (node.x === goal[0] && node.y === goal[1]) {
      /** @type {Coord[]} */
      const path = [];
      for (let one = node; one; one = one.parent) path.unshift([one.x, one.y]);
      return { cells, path };
    }
    for (const [dx, dy] of [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy]))) {
      const [x, y] = [node.x + dx, node.y + dy];
      if ((dx === 0 && dy === 0) || x < 0 || y < 0 || x >= width || y >= height || bytes[y * width + x] === 255)
        continue;
      const g = node.g + 10;
      const known = nodes.find((one) => one.x === x && one.y === y);
      if (known?.isClosed) continue;
      if (!known) nodes.push({ x, y, g, f: g + h(x, y), parent: node });
      else if (g < known.g) Object.assign(known, { g, f: g + h(x, y), parent: node });
    }
  }
}
