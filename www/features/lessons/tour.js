// How far a reader has come in the tour: which of its lessons are done, and which comes next. Headless; the page hands in
// what it remembers, so that this file leads back to nothing that the page loads at once.

import { TOUR } from "./supplied-scenarios.js";

/** @typedef {(key: string) => string | null} Remembered */

/** Under which key the page keeps that the question of a lesson was answered right. @param {string} name */
export const keyOf = (name) => `done.${name}`;

/**
 * Whether each lesson of the tour is done, in their order.
 * @param {Remembered} remembered
 * @returns {boolean[]}
 */
export const doneIn = (remembered) => TOUR.map((name) => remembered(keyOf(name)) !== null);

/**
 * The lesson to go on with: the first that is not done after the last one that is, else the first that is not done.
 * @param {boolean[]} done
 * @returns {number | undefined} Its place in the tour; undefined if all are done.
 */
export function nextOf(done) {
  const after = done.indexOf(false, done.lastIndexOf(true) + 1);
  const place = after < 0 ? done.indexOf(false) : after;
  return place < 0 ? undefined : place;
}
