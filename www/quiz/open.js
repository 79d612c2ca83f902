// Opens a trace or a test in an element, for whoever has a button for it.

import { Solver } from "../engine.js";
import "../i18n/en-ask-me.js";
import "../i18n/en-test.js";
import { testFrom } from "./knowledge-test.js";
import { anySeed } from "./seeded.js";
import { TestBar } from "./test-bar.js";

/** @typedef {import("../element.js").StarStep} StarStep */

/** The tests that are open. @type {WeakMap<StarStep, TestBar>} */
const open = new WeakMap();

/**
 * Shows a small board on which the reader takes every step. It replaces the board, in one step for undo.
 * @param {StarStep} star
 * @param {number} [seed]
 */
export function openTrace(star, seed = anySeed()) {
  const { t } = star.language;
  open.get(star)?.end();
  return star.load({
    starstep: 1,
    title: t("askMe.trace"),
    summary: t("test.traceSummary"),
    map: { random: { width: 8, height: 6, walls: 0.2, seed, steps: [6, 14] } },
    start: 0,
    controls: { lock: ["wall", "erase", "penalty", "start", "goal"] },
    question: { ask: "trace", text: t("test.traceText") },
  });
}

/**
 * Asks the eight questions of a test, one after another, and says at the end how many answers were right. Nothing leaves
 * the browser. Then the reader's own board is back.
 * @param {StarStep} star
 * @param {number} [seed]
 */
export async function openTest(star, seed = anySeed()) {
  const before = open.get(star)?.end();
  const test = new TestBar(star, testFrom(Solver, seed, star.language), () => openTest(star));
  open.set(star, test);
  await test.begin(before);
}
