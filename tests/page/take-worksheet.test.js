// Worksheets: the solutions against a plain search, what is empty in the task, and the rules in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./english.js";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { readColors } from "../../www/core/render/theme.js";
import { hexOf } from "../../www/features/export/vector/svg-context.js";
import { paperColors } from "../../www/features/export/worksheet/grays.js";
import { cellOn, LEAST, MARGIN, RULER, sheetsOf } from "../../www/features/export/worksheet/paper.js";
import { rulesText } from "../../www/features/export/worksheet/rules.js";
import { factsOf, lettersOf } from "../../www/features/export/worksheet/worksheet-facts.js";
import { piecesOf } from "../../www/features/export/worksheet/worksheet-part.js";
import { planOf, worksheet } from "../../www/features/export/worksheet/worksheet-sheet.js";
import { Solver } from "../boundary/engine.js";
import { randomFrom, randomOptions } from "./any-board.js";
import { fakeRoot, installPage } from "./fake-canvas.js";
import { search } from "./naive.js";
import { randomSession } from "./random-session.js";

installPage();
const colors = paperColors(readColors(fakeRoot()), false, true);

/** @typedef {import("../../www/core/run/run.js").Run} Run */
/** @typedef {import("../../www/features/export/worksheet/worksheet-facts.js").Facts} Facts */

/** Searches with options to the end, however slow the machine is. @param {Run} run @param {Partial<import("../../www/engine.js").Options>} options */
function searched(run, options) {
  run.configure(options);
  while (run.isSearching) run.tick();
}

const ALGORITHMS = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"]);

/** A plain search, step by step: which cell was taken, and the numbers of all cells by then. @param {Run} run @param {string} algorithm */
function plainSteps({ board }, algorithm) {
  const steps = [];
  for (const { taken, nodes } of search(board, { algorithm, diagonal: "no-corner-cutting", weight: 1 })) {
    steps.push({ taken, nodes: new Map([...nodes].map(([cell, node]) => [cell, { ...node }])) });
  }
  return steps;
}

test("the answers are the numbers and the order of a plain search", () => {
  let [values, next] = [0, 0];
  for (let seed = 1; seed <= 120; seed++) {
    const { run } = randomSession(seed, { side: 4 + (seed % 6), walls: 0.2 });
    const algorithm = ALGORITHMS[seed % 4];
    searched(run, { algorithm });
    const { width } = run.board;
    const steps = plainSteps(run, algorithm);
    assert.equal(steps.length, run.length);
    const step = 1 + (seed % steps.length);
    const indexOf = (/** @type {[number, number]} */ [x, y]) => y * width + x;

    const isEnd = (/** @type {number} */ cell) =>
      [run.board.start, run.board.goal].some((end) => indexOf(end) === cell);
    const open = factsOf(run, "values", step);
    const expected = [...steps[step - 1].nodes]
      .filter(([cell, { isClosed }]) => !isClosed && !isEnd(cell))
      .sort(([a], [b]) => a - b);
    assert.deepEqual(
      open.answers.map(({ coord, g, h, f }) => [indexOf(coord), g, h, f]),
      expected.map(([cell, { g, h, f }]) => [cell, g, h, f]),
    );
    values += expected.length;

    const after = steps.slice(step, step + 5).map(({ taken, nodes }) => {
      const { g, h, f } = /** @type {import("./naive.js").Node} */ (nodes.get(taken));
      return [taken, g, h, f];
    });
    const facts = factsOf(run, "next", step);
    assert.deepEqual(
      facts.answers.map(({ coord, g, h, f }) => [indexOf(coord), g, h, f]),
      after,
      String(seed),
    );
    assert.equal(run.position, step);
    next += after.length;

    // All that the answers follow from is on the sheet.
    const last = steps[Math.min(steps.length, step + 5) - 1];
    const { area } = facts;
    for (const cell of last.nodes.keys()) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      assert.ok(x >= area.left && x < area.right && y >= area.top && y < area.bottom);
    }

    const goal = steps[steps.length - 1].nodes.get(indexOf(run.board.goal));
    assert.equal(factsOf(run, "path", 0).path?.cost, goal?.isClosed ? goal.g : undefined);
  }
  assert.ok(values > 500 && next > 300, `${values} ${next}`);
});

/** @param {import("../../www/features/export/worksheet/worksheet-sheet.js").Plan} plan @param {Facts} facts @param {Run} run */
const drawn = (plan, facts, run) => worksheet(plan, facts, run, { paper: "a4" }, colors, english);

/** The texts of a page, with the cell that each is in. @param {string} svg */
const textsOf = (svg) => Array.from(svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g), ([, text]) => text);

/** The texts in the cells of a page's board, by the cell. @param {string} svg @param {import("../../www/features/export/worksheet/worksheet-sheet.js").Plan} plan @param {Run} run */
function textsIn(svg, { view, size }, { board: { width } }) {
  const [{ area }] = piecesOf(view);
  const [, board] = svg.match(/<g transform="translate\([\d.]+ [\d.]+\)">(.*)<\/g>$/s) ?? [];
  /** @type {Map<number, string[]>} */
  const texts = new Map();
  for (const [, x, y, text] of board.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)) {
    const [column, row] = [x, y].map((at) => Math.floor((Number(at) - RULER) / size));
    // What entering a cell costs more is in others too.
    if (column < 0 || row < 0 || text.startsWith("+")) continue;
    const index = (row + area.top) * width + column + area.left;
    texts.set(index, [...(texts.get(index) ?? []), text].sort());
  }
  return texts;
}

test("the task has a blank where each answer belongs, and the numbers of all other cells; the solutions have all", () => {
  let told = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { run } = randomSession(seed, { side: 5 + (seed % 4), walls: 0.15 });
    const algorithm = ALGORITHMS[seed % 4];
    searched(run, { algorithm });
    const { width, start, goal } = run.board;
    const step = Math.min(run.length, 3 + (seed % 4));
    const facts = factsOf(run, "values", step);
    const plan = planOf(facts, run, { paper: "a4" }, english);
    if (facts.answers.length === 0 || !plan.hasRoom) continue;
    const ends = [start, goal].map(([x, y]) => y * width + x);
    const { nodes } = plainSteps(run, algorithm)[step - 1];
    const [task, solutions] = drawn(plan, facts, run).map((page) => textsIn(page.toElements(), plan, run));
    for (const [cell, { g, h, f, isClosed }] of nodes) {
      const all = algorithm === "breadth-first" ? [g, f] : [g, h, f];
      const numbers = ends.includes(cell) ? undefined : all.map(String).sort();
      const blank = [...lettersOf(run.options)].sort();
      assert.deepEqual(solutions.get(cell), numbers, `${seed} ${cell}`);
      assert.deepEqual(task.get(cell), numbers && !isClosed ? blank : numbers, `${seed} ${cell}`);
    }
    const inside = [...nodes.keys()].filter((cell) => !ends.includes(cell)).sort();
    assert.deepEqual([...solutions.keys()].sort(), inside);
    assert.deepEqual([...task.keys()].sort(), inside);
    told++;
  }
  assert.ok(told > 40, String(told));
});

test("next cells are numbered in the solutions, and the path is drawn there only", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { run } = randomSession(seed, { side: 7, walls: 0.15 });
    searched(run, { costs: seed % 2 === 0 ? "sqrt2" : "10-14" });
    const next = factsOf(run, "next", Math.min(2, run.length - 1));
    const letter = planOf(next, run, { paper: "letter" }, english);
    const [task, solutions] = drawn(letter, next, run).map((page) => page.toElements());
    for (const [index, { coord }] of next.answers.entries()) {
      const line = `${index + 1}. (${coord[0]},`;
      assert.ok(textsOf(solutions).join("").includes(line), line);
      assert.ok(!textsOf(task).join("").includes(line));
    }
    const path = factsOf(run, "path", 0);
    if (!path.path || path.path.cells.length < 4) continue;
    const [asked, told] = drawn(planOf(path, run, { paper: "a4" }, english), path, run);
    const cost = english.number(path.path.cost);
    assert.ok(textsOf(told.toElements()).join("").includes(`Path found: cost ${cost},`));
    assert.ok(!textsOf(asked.toElements()).join("").includes("Path found"));
    // A line, or where cells have numbers, a shape.
    const isDrawn = new RegExp(`(?:stroke|fill)="${hexOf(colors.path)}"`);
    assert.deepEqual(
      [asked, told].map((page) => isDrawn.test(page.toElements())),
      [false, true],
    );
  }
});

test("everything is within the margins of the paper, whichever part of a board is shown, with lines to write on", () => {
  for (const paper of /** @type {const} */ (["a4", "letter"])) {
    for (const sheet of sheetsOf(paper)) {
      for (let width = 1; width <= 60; width += 3) {
        for (let height = 1; height <= 60; height += 3) {
          const size = cellOn(sheet, { width, height }, 300);
          assert.ok(width * size + RULER <= sheet.width - 2 * MARGIN + 1e-9);
          assert.ok(height * size + RULER + 300 <= sheet.height - 2 * MARGIN + 1e-9);
        }
      }
    }
  }
  let told = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const { run } = randomSession(seed, { side: 9, walls: 0.1 });
    searched(run, {});
    const facts = factsOf(run, /** @type {const} */ (["values", "next", "path"])[seed % 3], Math.min(4, run.length));
    const task = "Why? ".repeat(seed * 3);
    const choice = { paper: /** @type {const} */ ("a4"), title: "Exam", task, points: 5, lines: seed % 8 };
    const plan = planOf(facts, run, choice, english);
    assert.equal(plan.hasRoom, plan.size >= (facts.ask === "path" ? 0 : LEAST));
    if (!plan.hasRoom) continue;
    told++;
    for (const page of worksheet(plan, facts, run, choice, colors, english)) {
      const elements = page.toElements();
      const lowest = Array.from(elements.matchAll(/<text [^>]*y="([\d.]+)"/g), ([, y]) => Number(y));
      const [, top] = elements.match(/<g transform="translate\([\d.]+ ([\d.]+)\)"><g fill/) ?? [];
      const lines = Array.from(elements.matchAll(/d="M48 ([\d.]+)L[\d.]+ [\d.]+"/g), ([, y]) => Number(y));
      const rows = piecesOf(plan.view).reduce((sum, { area }) => sum + area.bottom - area.top, 0);
      assert.ok(Number(top) + rows * plan.size + RULER <= plan.height - MARGIN / 2, `${seed}: ${top}`);
      assert.ok(Math.max(...lowest, ...lines) <= plan.height - MARGIN / 2, String(seed));
      assert.ok(Math.min(...lines, plan.height) >= Math.max(...lowest.slice(0, 1)));
    }
  }
  assert.ok(told > 25, String(told));
});

test("title, task, points and lines are those that were chosen", () => {
  const { run } = randomSession(3, { side: 7, walls: 0.1 });
  searched(run, {});
  const facts = factsOf(run, "values", 2);
  const choice = {
    paper: /** @type {const} */ ("a4"),
    title: "Exam <1>",
    task: "Fill in & say why",
    points: 12,
    lines: 3,
  };
  const [task, solutions] = worksheet(planOf(facts, run, choice, english), facts, run, choice, colors, english);
  const [asked, told] = [task, solutions].map((page) => textsOf(page.toElements()).join(" "));
  assert.match(asked, /^Exam &lt;1&gt; Name Date Points \/ 12 /);
  assert.match(asked, /Fill in &amp; say why/);
  assert.doesNotMatch(asked, /Write g, h and/);
  assert.match(told, /^Exam &lt;1&gt; \(solutions\)/);
  const lines = (/** @type {import("../../www/features/export/vector/svg-context.js").VectorContext} */ page) =>
    [...page.toElements().matchAll(/d="M48 ([\d.]+)L\d+ \1"/g)].length;
  assert.deepEqual([lines(task), lines(solutions)], [3, 0]);
});

test("the rules say every option that counts, in every language", async () => {
  const random = randomFrom(7);
  for (const tag of ["en", "es", "zh"]) {
    const language = await loadLanguage(tag);
    for (let i = 0; i < 60; i++) {
      const options = randomOptions(random, Solver.choices);
      const text = rulesText(options, language);
      assert.ok(!/[{}|]|undefined/.test(text), text);
      assert.ok(text.includes(language.t(`diagonal.${options.diagonal}`)), text);
      const isWeighted =
        ["astar", "bidirectional-astar", "jump-point"].includes(options.algorithm) && options.weight !== 1;
      assert.equal(
        text.includes(language.t("clause.weight", { choice: language.number(options.weight) })),
        isWeighted,
        text,
      );
      const isPenalty = text.includes(language.t("option.penalties"));
      assert.equal(isPenalty, !options.penalties);
    }
  }
});
