// Worksheets solved by what is printed on their first page alone: the answers are those of the second page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "./english.js";
import { english } from "../../www/core/i18n/index.js";
import { readColors } from "../../www/core/render/theme.js";
import { Session } from "../../www/core/session/session.js";
import { isOfHeap } from "../../www/features/export/worksheet/by-hand.js";
import { paperColors } from "../../www/features/export/worksheet/grays.js";
import { factsOf } from "../../www/features/export/worksheet/worksheet-facts.js";
import { isParted } from "../../www/features/export/worksheet/worksheet-part.js";
import { planOf, worksheet } from "../../www/features/export/worksheet/worksheet-sheet.js";
import { isPlain } from "../../www/rules/algorithms.js";
import { Solver } from "../boundary/engine.js";
import { oneOf, put, randomBoard, randomFrom, randomOptions } from "./any-board.js";
import { fakeRoot, installPage } from "./fake-canvas.js";
import { rounded, solveNext, solvePath, solveValues } from "./worksheet-by-hand.js";
import { readPage } from "./worksheet-read.js";

installPage();
const colors = paperColors(readColors(fakeRoot()), false, true);
const SHEET = { paper: /** @type {const} */ ("a4") };

/** A search on a random board under random options, at its end. @param {number} seed */
function searched(seed) {
  const random = randomFrom(seed * 7919);
  const board = randomBoard(random, 10);
  const solver = put(new Solver(board.width, board.height), board);
  const { run } = new Session(solver.toMap());
  solver.free();
  const options = randomOptions(random, Solver.choices);
  // Those that people give out, as often as all others together.
  if (seed % 2 === 0) options.algorithm = "astar";
  if (seed % 4 < 2) Object.assign(options, { decreaseKey: true, swapEqual: false, weight: 1 });
  if (options.algorithm === "jump-point") Object.assign(options, { diagonal: "never", penalties: false });
  try {
    run.configure(options);
  } catch (error) {
    return { run, random, isRefused: true, error };
  }
  while (run.isSearching) run.tick();
  return { run, random, isRefused: run.error !== undefined };
}

/** Both pages of a sheet as they are read; nothing if there is no such sheet. @param {import("../../www/core/run/run.js").Run} run @param {import("../../www/features/export/worksheet/worksheet-facts.js").Facts} facts */
function pagesOf(run, facts) {
  const plan = planOf(facts, run, SHEET, english);
  if (!plan.hasRoom) return undefined;
  const drawn = worksheet(plan, facts, run, SHEET, colors, english);
  const [task, solution] = drawn.map((page) => readPage(page.toElements()));
  return { plan, task, solution };
}

const LETTERS = /** @type {const} */ (["g", "h", "f"]);
const same = (/** @type {number} */ a, /** @type {number | undefined} */ b) => Math.abs(a - Number(b)) < 0.0051;

test("a solver that reads only the first page finds the answers of the second one, on many boards", () => {
  const solved = { values: 0, sheets: 0, next: 0, ordered: 0, arrows: 0, cheapest: 0, cut: 0 };
  for (let seed = 1; seed <= some(1000); seed++) {
    const { run, random, isRefused } = searched(seed);
    if (isRefused) continue;
    const what = `${seed}: ${JSON.stringify(run.options)}`;
    const step = Math.floor(random() * (run.length + 1));

    const values = factsOf(run, "values", step);
    const sheet = values.answers.length > 0 ? pagesOf(run, values) : undefined;
    if (sheet) {
      const found = solveValues(sheet.task);
      assert.equal(found.size, values.answers.length, what);
      for (const [at, numbers] of found) {
        const answer = sheet.solution.cells.get(at);
        for (const letter of LETTERS) {
          if (sheet.task.cells.get(at)?.blanks.includes(letter))
            assert.ok(
              same(numbers[letter], answer?.[letter]),
              `${what} ${at} ${letter} ${JSON.stringify([numbers, answer])}`,
            );
        }
        solved.values++;
      }
    }

    const count = oneOf(random, [1, 3, 5, 5, 8]);
    const next = factsOf(run, "next", step, count);
    const asked = next.answers.length > 0 ? pagesOf(run, next) : undefined;
    solved.cut += Number(next.isCut && isPlain(run.options) && !isOfHeap(run.options));
    if (asked) {
      const found = solveNext(asked.task, next.answers.length);
      const lines = asked.solution.lines.filter((line) => /^\d+\. \(/.test(line));
      assert.deepEqual(
        found.map(({ x, y }, index) => `${index + 1}. (${x}, ${y})`),
        lines.map((line) => line.split(":")[0]),
        what,
      );
      assert.equal(asked.task.lines.join(" ").match(/\(____, ____\)/g)?.length, lines.length, what);
      for (const [index, { f }] of found.entries()) {
        const told = lines[index].match(/\bf ([\d.,]+)/)?.[1] ?? lines[index].match(/[\d.,]+$/)?.[0];
        if (lines[index].includes(" f "))
          assert.equal(Number(told?.replaceAll(",", "")), rounded(f), `${what} ${lines[index]}`);
      }
      solved.sheets++;
      solved.next += found.length;
      solved.ordered += Number(next.opened.length > 0);
    }

    const path = factsOf(run, "path", 0);
    const drawn = path.path ? pagesOf(run, path) : undefined;
    if (drawn && path.path && (drawn.plan.look.hasArrows || run.solver.promisesShortest)) {
      const { cells, cost } = solvePath(drawn.task);
      assert.ok(cost !== undefined && Math.abs(cost - path.path.cost) < 1e-9, `${what} ${cost} ${path.path.cost}`);
      const words = drawn.solution.lines.join(" ");
      assert.ok(words.includes(english.number(path.path.cost)) || cost === 0, what);
      if (cells) {
        const listed = cells.map(([x, y]) => `(${x}, ${y})`).join(" → ");
        if (cells.length <= 40) assert.ok(words.replaceAll(/ +/g, " ").includes(listed), `${what} ${words}`);
        assert.ok(!words.includes("Also right"));
        solved.arrows++;
      } else {
        assert.ok(words.includes(`Also right: every other path that costs ${english.number(path.path.cost)}.`), words);
        solved.cheapest++;
      }
    }
    run.dispose();
  }
  assert.ok(
    solved.values > some(2500) && solved.next > some(1000) && solved.ordered > some(100),
    JSON.stringify(solved),
  );
  assert.ok(solved.arrows > some(600) && solved.cheapest > some(80), JSON.stringify(solved));
  // What rounding leaves open is hardly ever asked about.
  assert.ok(solved.cut < some(20), JSON.stringify(solved));
});

test("a sheet of a large board leaves out what is between the search and the goal, and can be solved all the same", () => {
  let apart = 0;
  for (let seed = 1; seed <= some(60, 3); seed++) {
    const random = randomFrom(seed * 104729);
    const [width, height] = [30 + Math.floor(random() * 30), 4 + Math.floor(random() * 50)];
    const cells = Uint8Array.from({ length: width * height }, () => (random() < 0.15 ? 255 : 0));
    const [start, goal] = [0, 1].map(() => [Math.floor(random() * width), Math.floor(random() * height)]);
    for (const [x, y] of [start, goal]) cells[y * width + x] = 0;
    const board = /** @type {import("./any-board.js").Board} */ ({ width, height, cells, start, goal });
    const solver = put(new Solver(width, height), board);
    const { run } = new Session(solver.toMap());
    run.configure({});
    while (run.isSearching) run.tick();
    const facts = factsOf(run, "next", Math.min(4, run.length));
    const pages = pagesOf(run, facts);
    if (!pages || facts.answers.length === 0) continue;
    apart += Number(isParted(pages.plan.view));
    for (const [x, y] of [start, goal])
      assert.equal(pages.task.cells.get(`${x},${y}`)?.isWall, false, `${seed} ${x} ${y}`);
    for (const [at, { isWall }] of pages.task.cells) {
      const [x, y] = at.split(",").map(Number);
      assert.equal(isWall, cells[y * width + x] === 255, `${seed} ${at}`);
    }
    const taken = solveNext(pages.task, facts.answers.length).map(({ x, y }) => [x, y]);
    assert.deepEqual(
      taken,
      facts.answers.map(({ coord }) => coord),
      String(seed),
    );
    run.dispose();
    solver.free();
  }
  assert.ok(apart > some(15, 4), String(apart));
});

/** A sheet of the cells that come next, as text. @param {string} map @param {Partial<import("../../www/engine.js").Options>} options @param {number} step */
function nextOn(map, options, step) {
  const { run } = new Session(map);
  run.configure(options);
  while (run.isSearching) run.tick();
  const facts = factsOf(run, "next", step);
  const plan = planOf(facts, run, SHEET, english);
  const [task] = worksheet(plan, facts, run, SHEET, colors, english).map((page) => readPage(page.toElements()));
  return { facts, task, text: task.lines.join(" ").replaceAll("  ", " ") };
}

test("where f and h are equal, the order of opening is on the sheet; where nothing is, it is not", () => {
  const rows = [".........", ".........", ".........", "....@....", ".........", ".........", "........."];
  const map = `height 7\nwidth 9\nstart 1 3\ngoal 7 3\nmap\n${rows.join("\n")}\n`;
  const tied = nextOn(map, { diagonal: "never" }, 4);
  assert.match(tied.text, /at equal f prefer the lowest h, then the first opened \(FIFO\)/);
  assert.match(tied.text, /look at neighbors row by row: ↑ ← → ↓/);
  assert.match(tied.text, /The open cells in the order in which they were opened: \(/);
  assert.doesNotMatch(tied.text, /diagonally \d|↗/);
  assert.match(tied.text, /each move costs 10;/);
  assert.deepEqual(
    solveNext(tied.task, 5).map(({ x, y }) => [x, y]),
    tied.facts.answers.map(({ coord }) => coord),
  );
  const corridor = "height 1\nwidth 9\nstart 0 0\ngoal 8 0\nmap\n.........\n";
  const plain = nextOn(corridor, {}, 2);
  assert.match(plain.text, /at equal f prefer the lowest h\./);
  assert.doesNotMatch(plain.text, /FIFO|look at neighbors|in the order/);
});

test("rules that no sheet can say are not asked for", () => {
  const rows = Array.from({ length: 8 }, () => "........");
  const { run } = new Session(`height 8\nwidth 8\nstart 0 0\ngoal 7 5\nmap\n${rows.join("\n")}\n`);
  for (const options of /** @type {Partial<import("../../www/engine.js").Options>[]} */ ([
    { algorithm: "jump-point" },
    { algorithm: "bidirectional-astar" },
    { algorithm: "fastest" },
    { algorithm: "astar", swapEqual: true },
    { swapEqual: false, decreaseKey: false },
  ])) {
    run.configure(options);
    while (run.isSearching) run.tick();
    assert.equal(factsOf(run, "next", 1).answers.length, 0, JSON.stringify(options));
  }
});
