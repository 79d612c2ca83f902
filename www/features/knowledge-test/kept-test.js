// A test that is being taken is kept for the tab, so that a reload loses no answer. It goes when the test ends.

import { COUNT, EDITION } from "./knowledge-test.js";

/** @import { Given, Progress } from "./test-taking.js" */

const KEY = "starstep.quiz";

/** What the element showed before the test. @typedef {{ map: string, options: object, position: number, name: string | undefined }} Before */

/** @typedef {Progress & { before: Before }} Kept */

/** The test that was being taken before the page was reloaded. @returns {Kept | undefined} */
export function keptTest() {
  try {
    const { edition, seed, place, answers, seconds, before } = Object(
      JSON.parse(sessionStorage.getItem(KEY) ?? "null"),
    );
    const { map, options, position } = Object(before);
    const isWhole = [seed, place, position].every(Number.isSafeInteger) && place >= 0 && place < COUNT;
    if (edition !== EDITION || !isWhole || typeof map !== "string" || !Array.isArray(answers)) return undefined;
    return {
      ...{ seed, place, seconds: Number(seconds) || 0 },
      answers: answers.slice(0, COUNT).map(answerIn),
      before: { map, options: Object(options), position, name: before.name },
    };
  } catch {
    // Storage is forbidden, or something else has written there.
    return undefined;
  }
}

/** An answer that was kept, if it is one. @param {unknown} value @returns {Given | undefined} */
export function answerIn(value) {
  const { right, choice, cell, seconds } = /** @type {Record<string, unknown>} */ (Object(value));
  if (typeof right !== "boolean" || typeof seconds !== "number" || !(seconds >= 0)) return undefined;
  if (choice !== undefined && !Number.isInteger(choice)) return undefined;
  if (cell !== undefined && !(Array.isArray(cell) && cell.length === 2 && cell.every(Number.isInteger)))
    return undefined;
  return /** @type {Given} */ ({ right, choice, cell, seconds });
}

/** @param {Kept | undefined} kept Nothing, if there is no test any more. */
export function keepTest(kept) {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify({ edition: EDITION, ...kept }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the test lasts as long as the page.
  }
}
