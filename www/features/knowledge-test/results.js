// What the reader's tests have come to: the first one, and the one taken last. They are kept in the browser and nowhere
// else. Headless; where they are kept is handed in.

import { doneIn } from "../lessons/tour.js";

/**
 * A result: how many answers were right, of how many, how many lessons of the tour were done by then, and what the
 * questions were made from, unless that was before it was kept.
 * @typedef {{ right: number, all: number, done: number, seed?: number }} Result
 *
 * @typedef {object} Memory
 * @property {(key: string) => string | null} remembered
 * @property {(key: string, value: string) => void} remember
 */

const KEY = "test";

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
  const { right, all, done, seed = 0 } = /** @type {Partial<Result>} */ (Object(value));
  return (
    [right, all, done, seed].every((it) => Number.isInteger(it) && Number(it) >= 0) && Number(right) <= Number(all)
  );
}

/** How many lessons of the tour are done. @param {Pick<Memory, "remembered">} memory */
export const lessonsDone = ({ remembered }) => doneIn(remembered).filter(Boolean).length;

/**
 * Keeps a result.
 * @param {Memory} memory
 * @param {Omit<Result, "done">} result
 * @returns {{ first: Result | undefined, last: Result }} The first one, if this is another.
 */
export function keepResult(memory, result) {
  const last = { ...result, done: lessonsDone(memory) };
  const [first] = resultsIn(memory);
  memory.remember(KEY, JSON.stringify([first ?? last, last]));
  return { first, last };
}
