// The attributes of the element as texts, and what they stand for.

import { CHOICES } from "./panels/settings.js";

/** @typedef {import("./engine.js").Options} Options */

/** What is around the board: nothing, the transport, what an article needs, or all. */
export const CONTROLS = /** @type {const} */ (["none", "transport", "basic", "full"]);

/** The options that are no choice from a list. @type {(keyof Options)[]} */
const OTHERS = ["weight", "improveOpen", "reopenClosed", "penalties", "decreaseKey", "swapEqual"];

/** The option of the engine that an attribute sets, by the attribute's name: `tie-break` sets `tieBreak`. */
export const OPTION_OF_ATTRIBUTE = new Map(
  [.../** @type {(keyof Options)[]} */ (Object.keys(CHOICES)), ...OTHERS].map((key) => [
    key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    key,
  ]),
);

/**
 * What an attribute's text says of an option. Whether the option can be that, the engine says.
 * @param {keyof Options} key
 * @param {string} text
 * @returns {string | number | boolean}
 */
export function optionValue(key, text) {
  const word = text.trim();
  if (Object.hasOwn(CHOICES, key)) return word;
  if (key === "weight") return word === "" ? text : Number(word);
  if (word === "" || word === "true" || word === key) return true;
  return word === "false" ? false : text;
}

/**
 * Expansions per second: a number above 0, or `max` for as fast as possible.
 * @param {string} text
 * @returns {number | undefined}
 */
export function speedOf(text) {
  if (text.trim() === "max") return Number.POSITIVE_INFINITY;
  const speed = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(speed) && speed > 0 ? speed : undefined;
}
