// What can be said of a log that nothing explains as a whole: the settings that explain its beginning are often many, and only
// what all of them have in common is known.

import { unusedOf } from "../rules/algorithms.js";
import { optionsOf } from "./trying.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Found } from "./attempts.js"
 * @import { Shared } from "./diagnose.js"
 */

const SHARED = /** @type {const} */ ([
  "algorithm",
  "heuristic",
  "diagonal",
  "costs",
  "weight",
  "penalties",
  "improveOpen",
  "reopenClosed",
]);

/**
 * @param {Found[]} found
 * @param {number} agrees How many steps are explained at most.
 * @returns {Shared | undefined}
 */
export function sharedBy(found, agrees) {
  const all = found.filter(({ find }) => find.agrees === agrees).map(settingsOf);
  if (all.length === 0) return undefined;
  const [first] = all;
  const names = SHARED.filter((name) => name in first && all.every((other) => other[name] === first[name]));
  const options = Object.fromEntries(names.map((name) => [name, first[name]]));
  return { agrees, count: all.length, options };
}

/** @param {Found} found @returns {Partial<Options>} */
function settingsOf({ trial, find, undecided = [] }) {
  const { algorithm, estimate, weights } = find;
  const isPlain = weights[0] <= 1 && weights[1] >= 1;
  const all = optionsOf(trial, { algorithm, estimate, weight: isPlain ? 1 : Number.NaN }, {});
  /** @type {Partial<Options>} */
  const options = { ...all };
  for (const name of [...unusedOf(all), ...undecided]) delete options[name];
  if (!isPlain) delete options.weight;
  return options;
}
