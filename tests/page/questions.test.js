// The questions of a scenario: how they are read, when they are asked, and what their texts can say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english } from "../../www/core/i18n/index.js";
import { Session } from "../../www/core/session/session.js";
import { begunWith } from "../../www/features/check-dialog/exercise-begins.js";
import { Lesson } from "../../www/features/lessons/lesson.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { fill } from "../../www/features/lessons/scenario-texts.js";
import { Solver } from "../boundary/engine.js";
import { shortestCost } from "./oracle.js";

const MAP = ["height 4", "width 7", "map", "s..@...", "...@...", "...@..g", "......."];
const GOOD = { starstep: 1, title: "T", summary: "S", map: MAP };
const CHOICES = [
  { text: "Yes", right: true, why: "So it is." },
  { text: "No", right: false, why: "It is not." },
];

/** A session that shows a lesson. @param {object} change */
function begun(change) {
  const session = new Session(MAP.join("\n"), () => 0);
  const lesson = new Lesson(parseScenario({ ...GOOD, ...change }));
  lesson.begin(session);
  const look = (/** @type {number} */ step) => {
    session.run.seek(step);
    lesson.progress.look(session.run);
    return lesson.progress.question;
  };
  return { session, lesson, look };
}

test("each kind of question is read, with what it says and what it leaves out", () => {
  const { questions } = parseScenario({
    ...GOOD,
    questions: [
      { text: "A", choices: CHOICES },
      { text: "B", ask: "next", at: { step: 2 }, marks: [[2, 0]], right: "R", wrong: { en: "W" } },
      { text: "C", ask: "parent", cell: [1, 1], at: { step: 1 } },
      { text: "D", ask: "trace", inRow: 5 },
      { text: "E", ask: "trace", steps: 3, grade: "at-end" },
      { text: "F", ask: "numbers" },
      { text: "G", ask: "paste" },
      { text: "H", ask: "paste", grade: "cost", right: "R", wrong: "W" },
    ],
  });
  const [a, b, c, d, e, f, g, h] = questions;
  assert.deepEqual(a, {
    key: "questions[0]",
    at: { event: "start" },
    text: "A",
    marks: [],
    kind: "choices",
    choices: CHOICES,
  });
  assert.deepEqual(b, {
    ...{ key: "questions[1]", at: { step: 2 }, text: "B", marks: [[2, 0]], kind: "next" },
    ...{ right: "R", wrong: { en: "W" } },
  });
  // The cell that is asked about is one that the text speaks of.
  assert.deepEqual([c.kind, "cell" in c && c.cell, c.marks], ["parent", [1, 1], [[1, 1]]]);
  assert.deepEqual("steps" in d && [d.steps, d.inRow, d.grade], [undefined, 5, "at-once"]);
  assert.deepEqual("steps" in e && [e.steps, e.grade], [3, "at-end"]);
  assert.equal(f.kind, "numbers");
  assert.deepEqual([g.kind, "grade" in g && g.grade], ["paste", "order"]);
  assert.deepEqual([h.kind, "grade" in h && [h.grade, h.right, h.wrong]], ["paste", ["cost", "R", "W"]]);
});

test("a question for a program is read, with what it does not say", () => {
  const variants = [{ title: "D", options: { algorithm: "dijkstra" } }];
  const program = ["def astar():", "    pass"];
  const { questions } = parseScenario({
    ...GOOD,
    variants,
    questions: [
      { text: "A", ask: "program" },
      { text: "B", ask: "program", grade: "order", way: "variant1", boards: 200, seed: 0, begin: "empty", right: "R" },
      { text: "C", ask: "program", begin: { python: program, javascript: "x" }, wrong: "W" },
    ],
  });
  const [a, b, c] = questions.map(({ key, at, text, marks, ...rest }) => rest);
  const usual = { kind: "program", grade: "cost", mode: 0, boards: 100, seed: 1, right: undefined, wrong: undefined };
  assert.deepEqual(a, usual);
  assert.deepEqual(b, { ...usual, grade: "order", mode: 1, boards: 200, seed: 0, begin: "empty", right: "R" });
  assert.deepEqual(c, { ...usual, wrong: "W", begin: { python: "def astar():\n    pass", javascript: "x" } });
  // What it gives to begin with, or what the one before gave.
  const begins = [0, 1, 2].map((index) => begunWith(questions, index, false));
  assert.match(begins[0].javascript, /4: what does it cost/);
  assert.deepEqual(begins[1], { javascript: "", python: "" });
  assert.deepEqual(begins[2], { python: "def astar():\n    pass", javascript: "x" });
  assert.match(begunWith(questions.slice(0, 1), 0, true).python, /255 for a wall/);
});

test("a question about a mistake is read, with what it does not say", () => {
  const variants = [{ title: "D", options: { algorithm: "dijkstra" } }];
  const { questions } = parseScenario({
    ...GOOD,
    variants,
    questions: [
      { text: "A", ask: "cure", bug: "keeps-worse-g" },
      { text: "B", ask: "cure", bug: "max-first", way: "variant1", boards: 7, seed: 3, right: "R", wrong: "W" },
    ],
  });
  const [a, b] = questions.map(({ key, at, text, marks, ...rest }) => rest);
  const usual = { kind: "cure", mode: 0, boards: 100, seed: 1, right: undefined, wrong: undefined };
  assert.deepEqual(a, { ...usual, bug: "keeps-worse-g" });
  assert.deepEqual(b, { kind: "cure", bug: "max-first", mode: 1, boards: 7, seed: 3, right: "R", wrong: "W" });
});

test("of several questions the one is shown whose moment came last, and it stays until the reader goes on", () => {
  const at = (/** @type {number} */ step) => ({ at: { step }, text: "Q", choices: CHOICES });
  const { lesson, look } = begun({ questions: [at(6), at(2), at(2)] });
  assert.deepEqual([look(0), look(1)], [undefined, undefined]);
  assert.equal(look(2), 1);
  lesson.answers[1] = { right: true, choice: 0 };
  assert.equal(look(2), 1, "its reason can be read");
  lesson.progress.question = 2;
  assert.equal(look(3), 2);
  assert.equal(look(6), 0);
  // Before all of them, the first one; none is taken back.
  assert.equal(look(0), 2);
  assert.deepEqual(lesson.progress.due(2), [1, 2]);
  assert.equal(lesson.progress.isDone, false);
  lesson.answers[0] = lesson.answers[2] = { right: false, choice: 1 };
  look(2);
  assert.equal(lesson.progress.isDone, true);
});

test("another way to search asks at once what can be answered without the board, and nothing else", () => {
  const compare = { title: "Greedy", options: { algorithm: "greedy" } };
  const questions = [
    { at: { step: 5 }, text: "Next?", ask: "next" },
    { at: { step: 5 }, text: "Which?", choices: CHOICES },
  ];
  const { session, lesson } = begun({ compare, questions });
  lesson.show(session, 1);
  lesson.progress.look(session.run);
  assert.deepEqual([...lesson.progress.asked], [1]);
});

test("texts have the numbers of the moment, and what is said afterwards those of the next step or of the parent", () => {
  const { session, lesson } = begun({
    questions: [
      { at: { step: 4 }, text: "{step} {cell} {f} {open}", ask: "next", right: "{step} {cell} {g} {h} {f}" },
      { at: { event: "found" }, text: "{cost}", ask: "parent", cell: [6, 2], wrong: "{cell} {g}" },
    ],
  });
  const { solver } = session.run;
  const said = (/** @type {number} */ index, /** @type {string} */ text, /** @type {"values" | "told"} */ which) =>
    fill(text, lesson.facts.asked[index][which], english);
  const numbersAt = (/** @type {number} */ step) => {
    solver.seek(step);
    const cell = Number(solver.current);
    const coord = /** @type {[number, number]} */ ([cell % 7, Math.floor(cell / 7)]);
    return { cell: `(${coord[0]},\u00a0${coord[1]})`, ...solver.node(...coord) };
  };
  const now = numbersAt(4);
  assert.equal(said(0, "{step} {cell} {f} {open}", "values"), `4 ${now.cell} ${now.f} ${solver.stats.openSize}`);
  const next = numbersAt(5);
  assert.equal(said(0, "{step} {cell} {g} {h} {f}", "told"), `5 ${next.cell} ${next.g} ${next.h} ${next.f}`);
  solver.seek(solver.length);
  const { parent = [0, 0] } = solver.node(6, 2);
  assert.equal(said(1, "{cell} {g}", "told"), `(${parent[0]},\u00a0${parent[1]}) ${solver.node(...parent).g}`);
  assert.equal(said(1, "{cost}", "values"), String(solver.stats.pathCost));
});

test("a board from a seed is the same each time, has a path and as many steps as asked for; another seed has another", () => {
  const maps = new Set();
  for (let seed = 0; seed < 60; seed++) {
    const random = { width: 7, height: 5, walls: 0.3, seed, steps: [6, 14] };
    const value = { ...GOOD, map: { random }, question: { text: "Q", ask: "trace" } };
    const scenario = parseScenario(value);
    assert.equal(parseScenario(value).map, scenario.map);
    const solver = Solver.fromMap(scenario.map);
    assert.deepEqual([solver.width, solver.height, solver.start[0], solver.goal[0]], [7, 5, 0, 6]);
    assert.equal(solver.run(), "found");
    assert.ok(solver.length >= 6 && solver.length <= 14);
    assert.ok(Number.isFinite(shortestCost(solver)));
    solver.free();
    const other = parseScenario(scenario.other?.());
    assert.notEqual(other.map, scenario.map);
    maps.add(scenario.map).add(other.map);
  }
  assert.ok(maps.size > 60, `${maps.size}`);
  assert.equal(parseScenario(GOOD).other, undefined);
});
