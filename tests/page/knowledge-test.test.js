// The test of eight questions: each answer is held against a plain search, and against boards on which h is measured.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, loadLanguage, TAGS } from "../../www/i18n/index.js";
import { COUNT, testFrom } from "../../www/quiz/knowledge-test.js";
import { keepResult, resultsIn } from "../../www/quiz/results.js";
import { Lesson } from "../../www/scenarios/lesson.js";
import { parseScenario } from "../../www/scenarios/scenario.js";
import { Solver } from "../boundary/engine.js";
import { shortestCost } from "./oracle.js";
import { plainSteps } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ text: string, right: boolean, why: string }[]} Choices */

/** The changes that are offered, by their texts. @type {Record<string, Partial<Options>>} */
const CHANGES = {
  "Greedy search instead of A*": { algorithm: "greedy" },
  "Dijkstra’s algorithm instead of A*": { algorithm: "dijkstra" },
  "h = 0 everywhere": { heuristic: "zero" },
  "Three times h: f = g + 3 · h": { weight: 3 },
  "Among equal f, the cell that was opened first": { tieBreak: "fifo" },
  "An unsorted list instead of a heap": { openList: "unsorted-list" },
  "Looking at the neighbors clockwise": { neighborOrder: "clockwise" },
};

/** A search by the plain program, to its end. @param {Lesson} lesson @param {Partial<Options>} [change] */
function searched({ facts }, change = {}) {
  const board = { ...facts.board, cells: facts.cells[0] };
  const options = { ...facts.options[0], ...change };
  const steps = [...plainSteps(board, options)];
  const last = /** @type {NonNullable<typeof steps[number]>} */ (steps.at(-1));
  return { steps, cost: last.taken.g, isFound: last.taken.cell === board.goal[1] * board.width + board.goal[0] };
}

/** Whether on some small empty board h, times the weight, is more than the way that remains. @param {Options} options */
function overestimates(options) {
  const { heuristic, diagonal, weight } = options;
  for (let dx = 0; dx < 6; dx++) {
    for (let dy = 0; dy < 6; dy++) {
      const h = {
        manhattan: 10 * (dx + dy),
        octile: 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy),
        euclidean: 10 * Math.sqrt(dx * dx + dy * dy),
        chebyshev: 10 * Math.max(dx, dy),
      }[/** @type {"octile"} */ (heuristic)];
      const remains = diagonal === "never" ? 10 * (dx + dy) : 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy);
      if (h * weight > remains + 1e-9) return true;
    }
  }
  return false;
}

test("every answer is what a plain search finds", () => {
  const safe = { yes: 0, no: 0 };
  const offered = new Set();
  for (let seed = 1; seed <= 150; seed++) {
    const scenarios = testFrom(Solver, seed, english);
    assert.equal(scenarios.length, COUNT);
    assert.deepEqual(
      scenarios.map(({ question }) => ("ask" in question ? question.ask : "choices")),
      ["next", "choices", "parent", "next", "choices", "choices", "choices", "next"],
    );
    for (const [index, scenario] of scenarios.entries()) {
      const lesson = new Lesson(parseScenario(scenario));
      const note = `${seed} ${index}`;
      const { board, options, cells } = lesson.facts;
      const { question } = scenario;
      const choices = /** @type {Choices} */ ("choices" in question ? question.choices : []);
      const right = choices.filter((choice) => choice.right);
      if (choices.length > 0) assert.equal(right.length, 1, note);
      assert.equal(new Set(choices.map(({ text }) => text)).size, choices.length, note);
      const plain = searched(lesson);
      if (index === 1) {
        assert.equal(right[0].text, english.number(plain.cost), note);
        const solver = Solver.fromMap(scenario.map);
        assert.equal(plain.cost, shortestCost(solver), note);
        solver.free();
        const [straight, diagonal, cost] = (right[0].why.match(/\d+/g) ?? []).map(Number);
        assert.equal(10 * straight + 14 * diagonal, cost);
        assert.equal(cost, plain.cost);
      } else if (index === 4) {
        const is = overestimates(options[0]);
        assert.equal(right[0].text, is ? "Yes, on some boards" : "No, on no board", note);
        safe[is ? "no" : "yes"]++;
      } else if (index === 5) {
        for (const { text, right, why } of choices) {
          offered.add(text);
          const changed = searched(lesson, CHANGES[text]);
          assert.equal(right, changed.cost > plain.cost, `${note} ${text}`);
          assert.ok(why.includes(` ${changed.cost}`) && why.includes(String(plain.cost)), why);
        }
      } else if (index === 6) {
        for (const { text, right, why } of choices) {
          const [x, y] = (text.match(/\d+/g) ?? []).map(Number);
          const step = plain.steps.findIndex(({ taken }) => taken.cell === y * board.width + x) + 1;
          assert.equal(right, step > 0, note);
          assert.notEqual(cells[0][y * board.width + x], 255);
          if (step > 0) assert.equal(why, `${text} is taken at step ${step}.`);
        }
      } else {
        assert.ok(lesson.facts.asked[0].step < plain.steps.length, note);
      }
    }
  }
  assert.ok(safe.yes > 20 && safe.no > 20, JSON.stringify(safe));
  assert.ok(offered.size >= 6, [...offered].join());
});

test("the same seed makes the same test, another one makes another, in every language", async () => {
  const languages = await Promise.all(TAGS.map(loadLanguage));
  for (let seed = 1; seed <= 5; seed++) {
    const [first] = languages.map((language) => testFrom(Solver, seed, language).map(({ map }) => map));
    for (const language of languages) {
      const made = testFrom(Solver, seed, language);
      assert.deepEqual(
        made.map(({ map }) => map),
        first,
      );
      assert.doesNotMatch(JSON.stringify(made), /undefined|NaN|\{\w+\}/);
    }
    assert.notDeepEqual(
      testFrom(Solver, seed + 100, english).map(({ map }) => map),
      first,
    );
  }
});

test("the first result and the last one are kept, with how much of the tour was done by then", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const memory = {
    remembered: (/** @type {string} */ key) => kept.get(key) ?? null,
    remember: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  };
  assert.deepEqual(resultsIn(memory), []);
  const first = { right: 3, all: 8, done: 0 };
  assert.deepEqual(keepResult(memory, 3, 8), { first: undefined, last: first });
  assert.deepEqual(keepResult(memory, 5, 8), { first, last: { right: 5, all: 8, done: 0 } });
  assert.deepEqual(resultsIn(memory), [first, { right: 5, all: 8, done: 0 }]);
  for (const wrong of ["", "{", "7", '[{"right":9,"all":8,"done":0}]', '[null,"x"]']) {
    kept.set("test", wrong);
    assert.deepEqual(resultsIn(memory), [], wrong);
  }
});
