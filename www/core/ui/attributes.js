// The attributes of the element as texts, and what they mean.

import { Solver } from "../../engine.js";

/** @import { Options } from "../../engine.js" */

/** What surrounds the board: nothing, the transport, what an article needs, or everything. */
export const CONTROLS = /** @type {const} */ (["none", "transport", "basic", "full"]);

/** @typedef {typeof CONTROLS[number]} Controls What is around the board. */

/**
 * The options, which have to be known before the engine is loaded: an element declares its attributes when it is
 * defined. The type is that of the engine's options, so none can be missing.
 * @type {Record<keyof Options, string>}
 */
const ATTRIBUTES = {
  algorithm: "algorithm",
  heuristic: "heuristic",
  diagonal: "diagonal",
  costs: "costs",
  weight: "weight",
  tieBreak: "tie-break",
  neighborOrder: "neighbor-order",
  openList: "open-list",
  decreaseKey: "decrease-key",
  swapEqual: "swap-equal",
  improveOpen: "improve-open",
  reopenClosed: "reopen-closed",
  stopWhen: "stop-when",
  penalties: "penalties",
};

/** The option of the engine that an attribute sets, by the attribute's name: `tie-break` sets `tieBreak`. */
export const OPTION_OF_ATTRIBUTE = new Map(
  Object.entries(ATTRIBUTES).map(([key, name]) => [name, /** @type {keyof Options} */ (key)]),
);

/** The attributes that are properties of the same kind: a text, or null. */
export const TEXTS = [
  ...OPTION_OF_ATTRIBUTE.keys(),
  ...["map", "src", "link", "start-step", "end-step", "theme", "label", "page"],
  ...["sync", "compare", "compare-layout", "compare-align"],
];

/**
 * What an attribute's text means for an option. The engine decides whether the option can have that value.
 * @param {keyof Options} key
 * @param {string} text
 * @returns {string | number | boolean}
 */
export function optionValue(key, text) {
  const word = text.trim();
  const kind = typeof Solver.choices[key].default;
  if (kind === "string") return word;
  if (kind === "number") return word === "" ? text : Number(word);
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
