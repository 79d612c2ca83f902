// What a ladder can be over, and the rungs that it has: the values of one option, all others as they are. Headless.

import { unusedOf } from "../../../rules/algorithms.js";
import { heuristicOf } from "../../../rules/heuristics.js";

/** @import { Choices, Options } from "../../../engine.js" */

/** @typedef {keyof Options} Key */
/** @typedef {Options[Key]} Value */

/** The options, those first that show most. @type {readonly Key[]} */
export const PARAMETERS = [
  "weight",
  "heuristic",
  "algorithm",
  "tieBreak",
  "diagonal",
  "costs",
  "neighborOrder",
  "stopWhen",
  "improveOpen",
  "reopenClosed",
  "penalties",
  "openList",
  "decreaseKey",
  "swapEqual",
];

/** Those that change what a path costs or where it may lead, and so which one is the shortest. @type {readonly Key[]} */
export const OF_RULES = ["diagonal", "costs", "penalties"];

const WEIGHTS = [0, 0.5, 1, 1.5, 2, 3, 5];

/** Whether an option has an effect, given the others. @param {Key} key @param {Options} options */
export const hasEffect = (key, options) => !unusedOf(options).includes(key);

/**
 * The values in the order of the rungs. `auto` is not among the heuristics, because it is one of the others.
 * @param {Key} key
 * @param {Options} options
 * @param {Choices} choices
 * @returns {Value[]}
 */
export function valuesOf(key, options, choices) {
  if (key === "weight") return [...new Set([...WEIGHTS, options.weight])].sort((a, b) => a - b);
  const { values } = /** @type {{ values: readonly Value[] }} */ (/** @type {unknown} */ (choices[key]));
  return values.filter((value) => value !== "auto");
}

/** The value that is set. @param {Key} key @param {Options} options @returns {Value} */
export function currentOf(key, options) {
  return key === "heuristic" ? heuristicOf(options) : options[key];
}

/** The options of a rung. @param {Key} key @param {Value} value @param {Options} options @returns {Options} */
export const optionsOf = (key, value, options) => ({ ...options, [key]: value });
