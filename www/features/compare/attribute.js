// What the attribute `compare` of an element means: other searches, each told by what is different in it. Headless.
//
// compare="greedy", compare="greedy, dijkstra", compare="weight=2; tie-break=lifo"

import { CodedError } from "../../core/engine/errors.js";
import { OPTION_OF_ATTRIBUTE, optionValue } from "../../core/ui/attributes.js";
import { Solver } from "../../engine.js";
import "../../core/i18n/en/compare-attribute.js";
import { short } from "../../core/ui/ellipsis.js";

/** @import { Options } from "../../engine.js" */

/**
 * The searches in a text: separated by commas, each a list of options separated by semicolons.
 * @param {string} text
 * @returns {Partial<Options>[]} What is different in each. Whether an option can have its value is for the engine to say.
 * @throws {CodedError} `compare-word`
 */
export const searchesIn = (text) => text.split(",").map((way) => Object.assign({}, ...partsOf(way).map(optionIn)));

/** @param {string} way */
function partsOf(way) {
  const parts = way.split(";").map((part) => part.trim());
  // One semicolon may stand at the end, as in a style.
  if (parts.length > 1 && parts.at(-1) === "") parts.pop();
  return parts;
}

/** The name of an algorithm, a switch by its name, or an option with its value. @param {string} part @returns {Partial<Options>} */
function optionIn(part) {
  const [name, value] = part.split(/=(.*)/s).map((word) => word.trim());
  const key = OPTION_OF_ATTRIBUTE.get(name);
  const algorithm = Solver.choices.algorithm.values.find((it) => it === name);
  if (value === undefined && algorithm) return { algorithm };
  const isSwitch = key !== undefined && typeof Solver.choices[key].default === "boolean";
  if (!key || (value === undefined && !isSwitch)) {
    const allowed = [...Solver.choices.algorithm.values, ...OPTION_OF_ATTRIBUTE.keys()].join(", ");
    throw new CodedError("compare-word", { value: short(part), allowed });
  }
  return { [key]: optionValue(key, value ?? "") };
}
