// Two forms of one test: every seed makes questions of the same difficulty, of which nothing but the question itself tells the
// answer, and asks for nothing that the tour does not teach, in settings and in words.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { before, test } from "node:test";
import { english, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { COUNT, EDITION, formOf, otherForm, testFrom } from "../../www/features/knowledge-test/knowledge-test.js";
import { SIGNS } from "../../www/features/knowledge-test/signs.js";
import { Lesson } from "../../www/features/lessons/lesson.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { TOUR } from "../../www/features/lessons/supplied-scenarios.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { lessonOf, numbersIn, openAt, searched } from "./asked.js";
import "./english.js";
import { supplied } from "./supplied.js";

/** @typedef {import("../../www/features/knowledge-test/knowledge-test.js").Item} Item */

const MANY = some(2000, 8);
/** Between which shares of all tests each of four is that are equally likely. Of fewer tests: six standard deviations. */
const [LEAST, MOST] = MANY < 2000 ? [0.08, 0.42] : [0.2, 1 / 3];
/** The tests that all of this looks at. @type {Item[][]} */
let tests = [];
before(() => {
  tests = Array.from({ length: MANY }, (_, index) => testFrom(Solver, index, english));
});

/** The English texts of what a file has. @param {unknown} value @returns {string[]} */
function textsOf(value) {
  if (typeof value !== "object" || value === null) return [];
  const { en } = /** @type {{ en?: unknown }} */ (value);
  if (typeof en === "string") return [en];
  return Object.values(value).flatMap(textsOf);
}

/** The words in texts, without what is filled in and without endings of the plural. @param {string[]} texts */
const wordsIn = (texts) =>
  texts.flatMap(
    (text) =>
      text
        .replace(/\{[^}]*\}/g, " ")
        .toLowerCase()
        .match(/[a-z]+/g) ?? [],
  );

/** Words that need no lesson. */
const PLAIN = [
  ...["answer", "belong", "changes", "cuts", "decide", "example", "harm", "hold", "i", "know", "last", "makes", "none"],
  ...["stays", "whatever", "whether"],
];

/** All tests' questions of a name. @param {string} name @returns {Item[]} */
const all = (name) => tests.map((items) => /** @type {Item} */ (items.find((item) => item.name === name)));

/** How many numbers are to be compared or moves to be counted, by a plain search. @param {Item} item */
function countsOf(item) {
  const { ground, options, question } = lessonOf(item);
  // What the cell costs by way of each of two; what a move costs, and what h counts for it.
  if (item.name === "improve") return question.marks.length;
  if (item.name === "trust") return new Set([options.heuristic]).size;
  if (item.name === "numbers") {
    const [x, y] = question.marks[1];
    return Math.max(Math.abs(x - ground.goal[0]), Math.abs(y - ground.goal[1]));
  }
  if (item.name === "cost") return pathMoves(lessonOf(item));
  return openAt(item).open.length;
}

/** How many moves the path has. @param {ReturnType<typeof lessonOf>} asked */
function pathMoves(asked) {
  const { cost, diagonal } = lastOf(asked);
  return diagonal + (cost - 14 * diagonal) / 10;
}

/** @param {ReturnType<typeof lessonOf>} asked */
function lastOf(asked) {
  const { g, diagonal } = /** @type {import("./plain-steps.js").Step} */ (searched(asked).at(-1)).taken;
  return { cost: g, diagonal };
}

test("every seed makes a test of the same difficulty, and nothing needs ten steps in the head", () => {
  const first = tests[0].map(countsOf);
  for (const items of tests) {
    const counts = items.map(countsOf);
    assert.deepEqual(counts, first);
    assert.deepEqual(
      items.map(({ difficulty }) => difficulty),
      counts,
    );
    assert.ok(counts.every((count) => count < 10));
  }
});

test("a seed makes what it has made before, because results name their seed", () => {
  const made = tests
    .slice(0, 20)
    .flat()
    .map(({ name, variant, signs, answer, scenario }) => {
      const { map, options, question } = /** @type {any} */ (scenario);
      return [name, variant, signs?.map((sign) => sign ?? "right"), answer, map, options, question.at, question.marks];
    });
  const hash = createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 16);
  // Whoever changes that gives EDITION another number, and so results of before are not told with other questions.
  assert.deepEqual([EDITION, hash], [1, "420e7bf88f99eb63"]);
});

test("the two forms of a seed have the other variants, and neither form has one more often", () => {
  const counts = new Map();
  for (let seed = 0; seed < MANY; seed += 2) {
    assert.equal(otherForm(seed), seed + 1);
    assert.equal(otherForm(seed + 1), seed);
    for (const [index, item] of tests[seed].entries()) {
      const other = tests[seed + 1][index];
      const hasTwo = ["improve", "stop", "trust"].includes(item.name);
      assert.equal(item.variant !== other.variant, hasTwo);
      assert.notEqual(/** @type {any} */ (item.scenario).map, /** @type {any} */ (other.scenario).map);
      const key = `${formOf(seed)} ${item.variant}`;
      if (hasTwo) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  for (const [key, count] of counts) assert.ok(count > MANY * LEAST && count < MANY * (0.5 - LEAST), `${key} ${count}`);
  assert.equal(counts.size, 6);
});

test("nothing but the question tells which answer is right: not its place, nor how large its number is", () => {
  for (const name of ["improve", "stop", "numbers", "trust", "cost"]) {
    const places = [0, 0, 0, 0];
    const ranks = [0, 0, 0, 0];
    const kinds = new Map();
    for (const item of all(name)) {
      const signs = /** @type {any[]} */ (item.signs);
      const { choices } = /** @type {any} */ (item.scenario).question;
      assert.equal(choices.filter((/** @type {any} */ { right }) => right).length, 1);
      assert.equal(choices.length, 5);
      assert.equal(signs.at(-1), "unknown");
      assert.equal(new Set(choices.map((/** @type {any} */ { text }) => text)).size, 5);
      const right = signs.indexOf(undefined);
      places[right]++;
      const values = choices.slice(0, 4).map((/** @type {any} */ { text }) => numbersIn(text).at(-1));
      ranks[values.filter((/** @type {number} */ value) => value < values[right]).length]++;
      const kind = choices[right].text.replace(/\d+/g, "n");
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    for (const count of places) assert.ok(count > MANY * LEAST && count < MANY * MOST, `${name} ${places}`);
    if (name === "numbers" || name === "cost")
      for (const count of ranks) assert.ok(count < 0.5 * MANY, `${name} ${ranks}`);
    else for (const count of kinds.values()) assert.ok(count < 0.6 * MANY, JSON.stringify([...kinds]));
  }
});

test("every misconception is one that has a name, and a sentence in every language", async () => {
  const used = new Set(tests.flat().flatMap(({ signs, traps }) => signs ?? traps?.map(({ sign }) => sign) ?? []));
  used.delete(undefined);
  const ofCells = ["closed", "not-open", "wall", "other-cell"];
  assert.deepEqual([...new Set([...used, ...ofCells])].sort(), [...SIGNS].sort());
  for (const language of await Promise.all(TAGS.map(loadLanguage)))
    for (const sign of SIGNS) assert.ok(language.t(`test.sign.${sign}`).length > 0);
});

test("the same seed makes the same test in every language, another one makes another", async () => {
  const languages = await Promise.all(TAGS.map(loadLanguage));
  for (let seed = 1; seed <= 5; seed++) {
    const told = (/** @type {Item[]} */ items) =>
      items.map(({ name, variant, difficulty, signs, answer, traps, scenario }) => {
        const { map, options, question } = /** @type {any} */ (scenario);
        return [name, variant, difficulty, signs, answer, traps, map, options, question.at, question.marks];
      });
    const first = told(tests[seed]);
    for (const language of languages) {
      const made = testFrom(Solver, seed, language);
      assert.equal(made.length, COUNT);
      assert.deepEqual(told(made), first);
      assert.doesNotMatch(JSON.stringify(made), /NaN|\{\w+\}|undefined/);
    }
    assert.notDeepEqual(told(tests[seed + 100]), first);
  }
});

const lessons = TOUR.map(supplied);

test("all of these tests have settings, words and lessons of the tour only", () => {
  /** The values of each option in any lesson, in any of its ways. @type {Map<string, Set<unknown>>} */
  const settings = new Map();
  for (const { facts } of lessons)
    for (const options of facts.options)
      for (const [key, value] of Object.entries(options))
        settings.set(key, (settings.get(key) ?? new Set()).add(value));
  const known = new Set([...wordsIn(textsOf(lessons.map(({ raw }) => raw))), ...PLAIN]);
  const unknown = new Set();
  for (const [seed, items] of tests.entries()) {
    for (const { lesson, scenario } of items) {
      assert.ok(TOUR.includes(lesson), lesson);
      const { question, options, controls } = /** @type {any} */ (scenario);
      const said = [question.text, ...(question.choices ?? []).flatMap((/** @type {any} */ it) => [it.text, it.why])];
      for (const word of wordsIn(said)) if (!known.has(word)) unknown.add(word);
      // Nothing beside the board names a setting.
      assert.deepEqual(controls.show, []);
      for (const [key, value] of Object.entries(options)) assert.ok(settings.get(key)?.has(value), `${key} ${value}`);
      if (seed > some(100)) continue;
      const { facts } = new Lesson(parseScenario(scenario));
      for (const [key, value] of Object.entries(facts.options[0]))
        assert.ok(settings.get(key)?.has(value), `${key} ${value}`);
    }
  }
  for (const sign of SIGNS)
    for (const word of wordsIn([english.t(`test.sign.${sign}`)])) if (!known.has(word)) unknown.add(word);
  assert.deepEqual([...unknown].sort(), []);
});

test("no test names what the tour leaves out, in any language", async () => {
  const left = {
    en: /octile|euclid|chebyshev|weight|\bheap|consistent|clockwise|sorted|\bnode|vertex|bidirectional|jump/i,
    es: /octil|euclid|chebyshev|peso|mont[íi]culo|consistente|reloj|nodo|bidireccional|salto/i,
    zh: /八方|欧几里得|切比雪夫|权重|堆|一致|顺时针|节点|双向|跳点/,
  };
  for (const language of await Promise.all(TAGS.map(loadLanguage))) {
    const banned = left[/** @type {"en"} */ (language.tag)];
    for (const word of ["weight", "peso", "权重"])
      if (language.tag === "en") assert.equal(banned.test(word), word === "weight");
    for (let seed = 0; seed < some(60, 3); seed++) {
      for (const { scenario } of language.tag === "en" ? tests[seed] : testFrom(Solver, seed, language)) {
        const { question } = /** @type {any} */ (scenario);
        const said = [question.text, ...(question.choices ?? []).flatMap((/** @type {any} */ it) => [it.text, it.why])];
        for (const text of said) assert.doesNotMatch(text, banned);
      }
    }
    for (const sign of SIGNS) assert.doesNotMatch(language.t(`test.sign.${sign}`), banned);
  }
});
