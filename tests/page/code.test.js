// The running search in plain words, and where in it the search is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { nowOf } from "../../www/features/pseudocode/now.js";
import { wordsOf } from "../../www/features/pseudocode/plain-words.js";
import { exampleOf, TINY } from "../../www/program/example.js";
import { planOf } from "../../www/program/plan.js";
import { placeOf, textOf } from "../../www/program/printing/lines.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import "./english.js";
import { randomFrom } from "./random-numbers.js";
import { randomSession } from "./random-session.js";
import { boardOf, randomOptions, randomSearch } from "./search-logs.js";

test("words have the options folded in, in at most fourteen lines and in every language", async () => {
  const { run } = randomSession(3);
  const languages = [english, ...(await Promise.all(["es", "zh"].map((tag) => loadLanguage(tag))))];
  const met = new Set();
  for (let seed = 1; seed <= some(600); seed++) {
    const random = randomFrom(seed);
    const algorithm = Solver.choices.algorithm.values[seed % 7];
    const options = { ...run.options, ...randomOptions(random), algorithm };
    const [code, ...others] = languages.map(({ t }) => wordsOf(options, t, seed % 2 === 0, seed % 3 === 0));
    const text = textOf(code);
    const about = `${JSON.stringify(options)}\n${text}`;
    assert.ok(code.lines.length <= 14, about);
    for (const other of others) {
      assert.deepEqual(
        other.lines.map(({ id }) => id),
        code.lines.map(({ id }) => id),
      );
      for (const line of textOf(other).split("\n")) assert.ok(!/undefined|[{}]/.test(line) && line.length <= 52, line);
    }
    for (const line of text.split("\n")) assert.ok(!/undefined|[{}]/.test(line) && line.length <= 52, line);
    const isJumping = algorithm === "jump-point" || (algorithm === "fastest" && seed % 2 === 0);
    const isPainted = isJumping && algorithm === "fastest" && seed % 3 === 0;
    assert.equal(/walls make paths turn/.test(text), isJumping && !isPainted, about);
    assert.equal(/walls or penalties matter/.test(text), isPainted, about);
    const has = (/** @type {string} */ id) => placeOf({ lines: code.lines.filter((line) => line.id === id) }, id) >= 0;
    const isPlain = planOf(options) !== undefined;
    const [improves, reopens] = [
      options.improveOpen && algorithm !== "breadth-first",
      options.reopenClosed && algorithm !== "breadth-first",
    ];
    if (isPlain) {
      assert.equal(/new g is smaller/.test(text), improves || reopens, about);
      assert.equal(has("skip-closed"), improves && !reopens, about);
      assert.equal(has("seen"), !improves && !reopens, about);
      assert.equal(/penalty/.test(text), options.penalties, about);
      assert.equal(has("goal-opened"), options.stopWhen === "goal-opened", about);
      assert.equal(/f ← g/.test(text), algorithm === "astar", about);
      const letter = { astar: "f", dijkstra: "g", greedy: "h" }[/** @type {"astar"} */ (algorithm)];
      const isHeap = /top of the heap/.test(text);
      if (letter && !isHeap) assert.ok(text.includes(`with the smallest ${letter}`), about);
      if (isHeap) assert.ok(!options.decreaseKey && options.openList === "binary-heap", about);
      if (algorithm === "astar" && options.weight !== 1) assert.ok(text.includes(`${options.weight} · h`), about);
      if (algorithm === "astar" && !isHeap) assert.equal(/smallest h/.test(text), options.tieBreak === "low-h", about);
    }
    // What happens has a line of its own, in whatever spelling.
    for (const happens of [
      "start",
      "take",
      "goal-test",
      "opened",
      "improved",
      "reopened",
      "not-improved",
      "closed",
      "kept",
      "wall",
      "corner",
    ]) {
      assert.ok(placeOf(code, happens) >= 0, `${happens} ${about}`);
    }
    met.add(algorithm);
  }
  assert.equal(met.size, 7);
});

test("the line of what happens now is where the program does it", async () => {
  for (let seed = 1; seed <= some(60, 3); seed++) {
    const { run } = randomSession(seed, { walls: 0.35 });
    run.configure(randomOptions(randomFrom(seed)));
    while (run.tick());
    const { t } = english;
    const code = wordsOf(run.options, t, false, false);
    const lineNow = () => {
      const place = nowOf(run).reduce((found, happens) => (found >= 0 ? found : placeOf(code, happens)), -1);
      return code.lines[place]?.text;
    };
    run.seek(0);
    assert.equal(lineNow(), t("words.start"));
    for (let step = 1; step < run.length; step++) {
      run.seek(step);
      assert.match(String(lineNow()), /^expand the /);
    }
    run.seek(run.length);
    if (run.status === "no-path") assert.equal(lineNow(), t("words.no-path"));
    else assert.match(String(lineNow()), /: done$/);
    if (run.options.stopWhen === "goal-closed" && run.status === "found") assert.equal(lineNow(), t("words.goal"));
  }
});

test("a program has the reader's own board if that is small, else a tiny one", () => {
  const solver = randomSearch(77);
  const board = boardOf(solver);
  const { rows, letters } = exampleOf(board, true);
  const values = new Map(/** @type {[string, number][]} */ ([["#", 255], [".", 0], ...letters]));
  assert.deepEqual(Uint8Array.from([...rows.join("")].map((letter) => values.get(letter) ?? -1)), board.cells);
  assert.ok(!/[a-z]/i.test(exampleOf(board, false).rows.join("")));
  const large = { ...board, width: 65, height: 1, cells: new Uint8Array(65) };
  assert.equal(exampleOf(large, true), TINY);
  assert.deepEqual(exampleOf(large, false).letters, []);
  // More different penalties than there are letters.
  const many = { ...board, width: 60, height: 1, cells: Uint8Array.from({ length: 60 }, (_, index) => index) };
  assert.equal(exampleOf(many, true), TINY);
  solver.free();
});
