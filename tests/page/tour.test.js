// How far a reader has come in the tour, and what the tour is made of.

import assert from "node:assert/strict";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { makeLanguage, TAGS } from "../../www/core/i18n/index.js";
import { fill } from "../../www/features/lessons/scenario-texts.js";
import { LESSONS, SUPPLIED, TOUR } from "../../www/features/lessons/supplied-scenarios.js";
import { doneIn, keyOf, nextOf } from "../../www/features/lessons/tour.js";
import { supplied } from "./supplied.js";
import { tourText } from "./tour-text.js";

/** What is remembered once some lessons are done. @param {string[]} names */
const having = (...names) => {
  const kept = new Map(names.map((name) => [keyOf(name), ""]));
  return (/** @type {string} */ key) => kept.get(key) ?? null;
};

test("the tour goes on behind the last lesson that is done, then with those left out; when all are done it is over", () => {
  assert.equal(nextOf(doneIn(having())), 0);
  assert.equal(nextOf(doneIn(having(TOUR[0], TOUR[1]))), 2);
  assert.equal(nextOf(doneIn(having(TOUR[3]))), 4);
  assert.equal(nextOf(doneIn(having(TOUR[0], String(TOUR.at(-1))))), 1);
  assert.equal(nextOf(doneIn(having(...TOUR.slice(0, -1)))), TOUR.length - 1);
  assert.equal(nextOf(doneIn(having(...TOUR))), undefined);
  assert.deepEqual(
    doneIn(having(TOUR[2], "trap")),
    TOUR.map((_, index) => index === 2),
  );
});

test("the tour comes first, and leads on into the lessons", () => {
  assert.deepEqual(SUPPLIED.slice(0, TOUR.length + 1), [...TOUR, LESSONS[0]]);
});

test("each lesson of the tour has one question and at most six captions, of at most two sentences, on a board for a phone", () => {
  for (const name of TOUR) {
    const { scenario, facts } = supplied(name);
    assert.equal(scenario.questions.length, 1, name);
    assert.ok(facts.board.width <= 9 && facts.board.height <= 10, name);
    const [captions, ...others] = facts.captions;
    assert.ok(captions.length >= 2 && captions.length <= 6, name);
    assert.equal(captions[0].step, 0, name);
    for (const { text, values } of [captions, ...others].flat()) {
      for (const tag of TAGS) {
        const said = fill(text, values, makeLanguage(tag, {}));
        const ends = said.match(/[.!?](?=\s|$)|[。！？]/gu) ?? [];
        assert.ok(ends.length >= 1 && ends.length <= 2, `${name}: ${said}`);
        assert.ok(said.length <= (tag === "zh" ? 75 : 190), `${name}: ${said.length} letters: ${said}`);
      }
    }
  }
});

test("a word is used in the tour only from the lesson on that explains it", () => {
  /** The lesson that explains each word, counted from 1. */
  const since = {
    "\\bg\\b": 3,
    improve: 4,
    "\\bh\\b": 6,
    "\\bf\\b": 7,
    "A\\*": 7,
    heuristic: 6,
    parent: 2,
    expand: 2,
    "open list": 2,
    admissible: 9,
    penalty: 10,
  };
  for (const [index, name] of TOUR.entries()) {
    const { raw } = supplied(name);
    const english = JSON.stringify(raw, (key, value) =>
      ["map", "options", "controls", "es", "zh", "ask"].includes(key) ? undefined : value,
    );
    const text = english.replace(/\{[^{}"]*\}/g, "");
    for (const [word, lesson] of Object.entries(since)) {
      if (index + 1 < lesson) assert.doesNotMatch(text, new RegExp(word), `${name}: ${word}`);
    }
  }
});

test("docs/tour.md says what the lessons say, and has a small picture of each", () => {
  const page = new URL("../../docs/tour.md", import.meta.url);
  if (process.env.UPDATE) writeFileSync(page, tourText());
  assert.equal(readFileSync(page, { encoding: "utf8" }), tourText(), "UPDATE=1 writes it again");
  const sizes = TOUR.map((name) => statSync(new URL(`../../docs/tour/${name}.png`, import.meta.url)).size);
  for (const [index, size] of sizes.entries())
    assert.ok(size > 1000 && size <= 30_000, `${TOUR[index]}: ${size} bytes`);
  assert.ok(sizes.reduce((sum, size) => sum + size) <= 300_000);
});
