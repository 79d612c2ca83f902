// What the reader's tests have come to: the first one, and the one taken last. They are kept in the browser and nowhere
// else. Headless; where they are kept is handed in.

import { SUPPLIED } from "../scenarios/index.js";

/**
 * A result: how many answers were right, of how many, and how many lessons of the tour were done by then.
 * @typedef {{ right: number, all: number, done: number }} Result
 *
 * @typedef {object} Memory
 * @property {(key: string) => string | null} remembered
 * @property {(key: string, value: string) => void} remember
 */

const KEY = "test";

/** The lessons of the tour. */
export const TOUR = SUPPLIED.filter((name) => name.startsWith("tour-"));

/** @param {Memory} memory @returns {Result[]} The first result and the last one, as far as there are any. */
export function resultsIn({ remembered }) {
  try {
    const kept = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isResult).slice(0, 2) : [];
  } catch {
    // Something else was kept there: JSON.parse throws nothing but what is wrong with the text.
    return [];
  }
}

/** @param {unknown} value @returns {value is Result} */
function isResult(value) {
  const { right, all, done } = /** @type {Partial<Result>} */ (Object(value));
  return [right, all, done].every((it) => Number.isInteger(it) && Number(it) >= 0) && Number(right) <= Number(all);
}

/**
 * Keeps a result.
 * @param {Memory} memory
 * @param {number} right
 * @param {number} all
 * @returns {{ first: Result | undefined, last: Result }} The first one, if this is another.
 */
export function keepResult(memory, right, all) {
  const done = TOUR.filter((name) => memory.remembered(`done.${name}`) !== null).length;
  const last = { right, all, done };
  const [first] = resultsIn(memory);
  memory.remember(KEY, JSON.stringify([first ?? last, last]));
  return { first, last };
}
