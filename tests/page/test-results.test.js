// What becomes of a test that is taken: which answers count, what is kept between visits, and the file of a result, which is
// read as carefully as anything that comes from elsewhere.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { english, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { answerIn, keepTest, keptTest } from "../../www/features/knowledge-test/kept-test.js";
import { COUNT, EDITION, testFrom } from "../../www/features/knowledge-test/knowledge-test.js";
import { keepResult, resultsIn } from "../../www/features/knowledge-test/results.js";
import { openResult, readResult, writeResult } from "../../www/features/knowledge-test/test-file.js";
import { Taking } from "../../www/features/knowledge-test/test-taking.js";
import { Solver } from "../boundary/engine.js";
import "./english.js";

const SEED = 7;
const items = testFrom(Solver, SEED, english);

/** A clock that a test moves. */
function clock() {
  let now = 5000;
  return {
    time: () => now,
    pass: (/** @type {number} */ seconds) => {
      now += 1000 * seconds;
    },
  };
}

/** A test that has been taken: every second answer is right, one is shown, one is wrong. */
function taken() {
  const { time, pass } = clock();
  const taking = new Taking(items, SEED, undefined, time);
  for (const [index, item] of items.entries()) {
    pass(3);
    const isRight = index % 2 === 0;
    if (item.answer) taking.answer({ right: isRight, cell: isRight ? item.answer : item.traps?.[0].cells[0] });
    else {
      const signs = /** @type {unknown[]} */ (item.signs);
      const choice = isRight ? signs.indexOf(undefined) : signs.findIndex((sign) => sign !== undefined);
      taking.answer({ right: isRight, choice });
    }
    if (!taking.isLast) taking.place++;
  }
  return taking;
}
const result = () => ({ seed: SEED, items, answers: taken().answers, done: 4 });
const written = () => JSON.parse(writeResult(result(), Solver));

test("the first answer to each question counts, with the seconds since the beginning, across a reload", () => {
  const { time, pass } = clock();
  const taking = new Taking(items, SEED, undefined, time);
  pass(2.34);
  taking.answer({ right: false, choice: 1 });
  pass(1);
  taking.answer({ right: true, choice: 0 });
  assert.deepEqual(taking.answers, [{ right: false, choice: 1, cell: undefined, seconds: 2.3 }]);
  taking.place++;
  assert.equal(taking.isAnswered, false);
  const later = clock();
  const again = new Taking(items, SEED, JSON.parse(JSON.stringify(taking.progress)), later.time);
  assert.deepEqual([again.place, again.right], [1, 0]);
  later.pass(1);
  again.answer({ right: true, cell: [1, 2] });
  assert.equal(again.answers[1]?.seconds, 4.3);
});

test("what was kept for the tab is read only if it is a test of this edition", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true });
  try {
    const before = { map: "type octile", options: {}, position: 3, name: undefined };
    keepTest({ ...taken().progress, before });
    const back = keptTest();
    assert.equal(back?.seed, SEED);
    assert.equal(back?.answers.length, COUNT);
    const [[key, text]] = [...kept];
    for (const change of [
      { edition: EDITION + 1 },
      { place: COUNT },
      { seed: "7" },
      { answers: 3 },
      { before: null },
    ]) {
      kept.set(key, JSON.stringify({ ...JSON.parse(text), ...change }));
      assert.equal(keptTest(), undefined, JSON.stringify(change));
    }
    for (const wrong of ["", "{", "null", "7"]) {
      kept.set(key, wrong);
      assert.equal(keptTest(), undefined);
    }
    keepTest(undefined);
    assert.equal(kept.size, 0);
  } finally {
    Reflect.deleteProperty(globalThis, "sessionStorage");
  }
  for (const wrong of [
    null,
    {},
    { right: 1, seconds: 2 },
    { right: true, seconds: -1 },
    { right: true, seconds: 1, cell: [1] },
  ])
    assert.equal(answerIn(wrong), undefined, JSON.stringify(wrong));
});

test("the first result and the last one are kept, with how much of the tour was done by then", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const memory = {
    remembered: (/** @type {string} */ key) => kept.get(key) ?? null,
    remember: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  };
  assert.deepEqual(resultsIn(memory), []);
  const first = { right: 3, all: 8, seed: 12, done: 0 };
  assert.deepEqual(keepResult(memory, { right: 3, all: 8, seed: 12 }), { first: undefined, last: first });
  kept.set("done.tour-two-ways", "");
  const second = { right: 5, all: 8, seed: 13, done: 1 };
  assert.deepEqual(keepResult(memory, { right: 5, all: 8, seed: 13 }), { first, last: second });
  assert.deepEqual(resultsIn(memory), [first, second]);
  // Those of earlier visits have no seed.
  kept.set("test", JSON.stringify([{ right: 1, all: 8, done: 0 }]));
  assert.equal(resultsIn(memory).length, 1);
  for (const wrong of [
    "",
    "{",
    "7",
    '[{"right":9,"all":8,"done":0}]',
    '[null,"x"]',
    '[{"right":1,"all":8,"done":0,"seed":"x"}]',
  ]) {
    kept.set("test", wrong);
    assert.deepEqual(resultsIn(memory), [], wrong);
  }
});

test("a file has questions, answers and relative times, and nothing that names a reader or a day", () => {
  const file = written();
  assert.deepEqual(Object.keys(file), ["starstepTest", "edition", "seed", "form", "lessonsDone", "right", "items"]);
  assert.equal(file.right, 4);
  for (const [index, item] of file.items.entries()) {
    assert.equal(item.right, index % 2 === 0);
    assert.equal(item.sign === null, item.right);
    assert.equal(item.seconds, 3 * (index + 1));
    assert.deepEqual(Object.keys(item), [
      ...["name", "lesson", "variant", "difficulty", "map", "options", "step"],
      ...[item.choices ? "choices" : "rightCell", "answer", "right", "sign", "seconds"],
    ]);
  }
});

test("the file in the documents is the one that its seed makes", () => {
  const page = readFileSync(new URL("../../docs/test-results.md", import.meta.url), "utf8");
  const {
    items: [told],
    ...shown
  } = JSON.parse(String(page.match(/```json\n([\s\S]*?)```/)?.[1]));
  const made = testFrom(Solver, shown.seed, english);
  const answers = [{ right: true, choice: 0, seconds: 4.2 }];
  const {
    items: [first],
    ...rest
  } = JSON.parse(writeResult({ seed: shown.seed, items: made, answers, done: 0 }, Solver));
  assert.deepEqual([told, shown], [first, rest]);
  // Every question, every code and every key is explained.
  for (const { name, lesson } of made) assert.match(page, new RegExp(`\\| \`${name}\` \\| \`${lesson}\` \\|`));
  for (const key of [...Object.keys(rest), ...Object.keys(first), "rightCell"])
    assert.ok(page.includes(`\`${key}\``), key);
});

test("what was written is read again in every language, also with answers that were shown or are missing", async () => {
  const some = result();
  some.answers[2] = { right: false, seconds: 8 };
  some.answers[3] = undefined;
  for (const language of await Promise.all(TAGS.map(loadLanguage))) {
    const back = readResult(writeResult(some, Solver), "a.json", Solver, language);
    assert.deepEqual(JSON.parse(JSON.stringify(back.answers)), JSON.parse(JSON.stringify(some.answers)));
    assert.deepEqual([back.seed, back.done], [SEED, 4]);
    assert.deepEqual(JSON.parse(writeResult(back, Solver)), JSON.parse(writeResult(some, Solver)));
  }
});

test("answers are graded again: whoever writes that all were right gets what they are", () => {
  const file = written();
  for (const item of file.items) Object.assign(item, { right: true, sign: null });
  const { answers } = readResult(JSON.stringify({ ...file, right: 8 }), "a.json", Solver, english);
  assert.equal(answers.filter((answer) => answer?.right).length, 4);
});

test("what is no result is refused with a sentence, in every language", async () => {
  const languages = await Promise.all(TAGS.map(loadLanguage));
  /** @param {string} text @param {string} code @param {RegExp} says */
  const refuses = (text, code, says) => {
    assert.throws(
      () => readResult(text, "a.json", Solver, english),
      (/** @type {any} */ error) => {
        assert.equal(error.code, code);
        assert.match(english.explain(error), says);
        for (const language of languages) assert.match(language.explain(error), /a\.json/);
        return true;
      },
    );
  };
  const file = written();
  const changed = (/** @type {object} */ change) => JSON.stringify({ ...file, ...change });
  /** @param {number} place @param {object} change */
  const withItem = (place, change) =>
    changed({
      items: file.items.map((/** @type {object} */ it, /** @type {number} */ at) =>
        at === place ? { ...it, ...change } : it,
      ),
    });
  refuses("", "test-json", /no JSON file/);
  refuses(JSON.stringify(file).slice(0, 300), "test-json", /no JSON file/);
  for (const other of ["null", "7", "[]", "{}", '{"starstep":1}', '"x"'])
    refuses(other, "test-format", /“starstepTest”/);
  refuses(changed({ starstepTest: 2 }), "test-new", /newer Starstep \(format 2\)/);
  refuses(changed({ edition: "1" }), "test-format", /“edition”/);
  refuses(changed({ edition: EDITION + 1 }), "test-edition", /another version/);
  for (const seed of [-1, 1.5, "7", 2 ** 32, null]) refuses(changed({ seed }), "test-format", /“seed”/);
  refuses(changed({ lessonsDone: -1 }), "test-format", /“lessonsDone”/);
  refuses(changed({ items: file.items.slice(1) }), "test-format", /“items”/);
  refuses(changed({ items: {} }), "test-format", /“items”/);
  refuses(changed({ seed: SEED + 1 }), "test-other", /question 1 is not/);
  refuses(withItem(4, { map: [] }), "test-other", /question 5 is not/);
  refuses(withItem(6, { options: {} }), "test-other", /question 7 is not/);
  refuses(withItem(0, { step: 1 }), "test-other", /question 1 is not/);
  for (const answer of [7, {}, { choice: -1 }, { choice: 5 }, { choice: 0.5 }, { cell: [0, 0] }])
    refuses(withItem(0, { answer }), "test-format", /“items\[0\]\.answer”/);
  for (const answer of ["x", { cell: [7, 0] }, { cell: [0] }, { cell: [0, -1] }, { choice: 0 }])
    refuses(withItem(2, { answer }), "test-format", /“items\[2\]\.answer”/);
  for (const seconds of [-1, "3", null]) refuses(withItem(0, { seconds }), "test-format", /“items\[0\]\.answer”/);
});

test("a file that is too large or cannot be read is not looked at", async () => {
  const large = new Blob([" ".repeat(300_000)]);
  await assert.rejects(openResult(large, "a.json", Solver, english), { code: "test-large" });
  const gone = /** @type {Blob} */ (
    /** @type {unknown} */ ({ size: 9, text: () => Promise.reject(new Error("gone")) })
  );
  await assert.rejects(openResult(gone, "a.json", Solver, english), { code: "test-unread" });
  const good = new Blob([writeResult(result(), Solver)]);
  assert.equal((await openResult(good, "a.json", Solver, english)).seed, SEED);
});
