// Opens a trace or a test in an element, for whoever has a button for it.

import { part } from "../../core/engine/errors.js";
import { Solver } from "../../engine.js";
import "../../core/i18n/en/ask-me.js";
import "../../core/i18n/en/test.js";
import { anySeed } from "../../core/data/seeded.js";
import { remember, remembered } from "../../core/ui/remember.js";
import { passing } from "../lessons/passing.js";
import { keepTest, keptTest } from "./kept-test.js";
import { otherForm, testFrom } from "./knowledge-test.js";
import { keepResult, lessonsDone, resultsIn } from "./results.js";
import { TestBar } from "./test-bar.js";
import { Taking } from "./test-taking.js";

/**
 * @import { Solving } from "../../core/engine/solver-face.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Loading } from "../lessons/lessons.js"
 */

const MEMORY = { remember, remembered };

/** The element that has a test. @typedef {HTMLElement & Speaking & Saying & Solving & Loading & { stage: Showing }} Tested */

/** The tests that are open. @type {WeakMap<Tested, TestBar>} */
const open = new WeakMap();

/**
 * Shows a small board on which the reader takes every step. It replaces the board, in one step for undo.
 * @param {Tested} star
 * @param {number} [seed]
 */
export function openTrace(star, seed = anySeed()) {
  const { t } = star.language;
  open.get(star)?.end();
  return star.load(
    passing({
      starstep: 1,
      title: t("askMe.trace"),
      summary: t("test.traceSummary"),
      map: { random: { width: 8, height: 6, walls: 0.2, seed, steps: [6, 14] } },
      start: 0,
      controls: { lock: ["wall", "erase", "penalty", "start", "goal"] },
      question: { ask: "trace", text: t("test.traceText") },
    }),
  );
}

/** What the next test is made from: the second one is the other form of the first. */
function nextSeed() {
  const [first, last] = resultsIn(MEMORY);
  const isSecond = first && JSON.stringify(first) === JSON.stringify(last);
  return isSecond && first.seed !== undefined ? otherForm(first.seed) : anySeed();
}

/**
 * Asks the eight questions of a test, one after another, and tells at the end which answers were right. Nothing leaves
 * the browser. Then the reader's own board is back. A test that a reload has interrupted goes on.
 * @param {Tested} star
 * @param {number} [seed]
 */
export async function openTest(star, seed = nextSeed()) {
  // Other pages may have several elements, and storage that is not for them.
  const keeps = star.dataset.keeps !== undefined;
  const interrupted = !keeps || open.has(star) ? undefined : keptTest();
  const made = interrupted?.seed ?? seed;
  const before = interrupted?.before ?? open.get(star)?.end();
  const again = () => testFrom(Solver, made, star.language);
  const taking = new Taking(again(), made, interrupted);
  const test = new TestBar(star, taking, {
    again,
    keep: (before) => keeps && keepTest(before && { ...taking.progress, before }),
    finish: () => finish(star, taking),
    show: () => answersOf(star, taking),
  });
  open.set(star, test);
  const { t } = star.language;
  if (!(await test.begin(before))) star.say(t("error.part", { part: t("askMe.test") }));
}

/** What each test came to. @type {WeakMap<Taking, string>} */
const sentences = new WeakMap();

/** Keeps the result, and says it: in two numbers, once there are two. @param {Tested} star @param {Taking} taking */
function finish(star, taking) {
  const { right, items, seed } = taking;
  const { first, last } = keepResult(MEMORY, { right, all: items.length, seed });
  const key = !first ? "test.first" : first.done === 0 && last.done > 0 ? "test.both" : "test.second";
  const values = { right, all: last.all, before: first?.right, of: first?.all, done: last.done };
  const sentence = star.language.t(key, values);
  sentences.set(taking, sentence);
  return sentence;
}

/** @param {Tested} star @param {Taking} taking */
async function answersOf(star, taking) {
  const module = await part(import("./test-answers.js"));
  const { t } = star.language;
  if (!module) return star.say(t("error.part", { part: t("test.result") }));
  const { seed, items, answers } = taking;
  const result = { seed, items, answers, done: lessonsDone(MEMORY) };
  const again = () => openTest(star);
  return module.showAnswers(star, result, { sentence: sentences.get(taking) ?? "", again });
}

/**
 * Shows the result of a test that was saved as a file. If the file is no such result, a sentence says so.
 * @param {Tested} star
 * @param {File} file
 */
export async function openResult(star, file) {
  const module = await part(import("./test-answers.js"));
  const { t } = star.language;
  if (!module) return star.say(t("error.part", { part: t("test.result") }));
  await module.openFile(star, file, (sentence) => star.say(sentence));
}
