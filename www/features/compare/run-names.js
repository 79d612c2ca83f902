// What the runs that are compared are called: the algorithm, and the options in which those that use them differ. Headless.

import "../../core/i18n/en/compare.js";
import "../../core/i18n/en/settings.js";
import { decapitalized } from "../../core/panels/capitalized.js";
import { unusedOf } from "../../rules/algorithms.js";
import { heuristicOf } from "../../rules/heuristics.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { ClauseKey, OptionKey } from "../../core/i18n/keys.js"
 * @import { Options } from "../../engine.js"
 */

/** @typedef {{ name: string, details: string[] }} Name The algorithm, or what a log is called, and what sets it apart. */

/** In the order of the settings. @type {(keyof Options)[]} */
const KEYS = ["heuristic", "weight", "diagonal", "tieBreak", "costs", "neighborOrder", "openList", "decreaseKey"];
KEYS.push("swapEqual", "improveOpen", "reopenClosed", "stopWhen", "penalties");
/** Whose values say by themselves what they are; those of others are said as in the settings. @type {(keyof Options)[]} */
const PLAIN = ["heuristic", "diagonal", "openList"];

/** An option as the search has it: the automatic heuristic is one of the others. @param {Options} options @param {keyof Options} key */
const chosen = (options, key) => (key === "heuristic" ? heuristicOf(options) : options[key]);

/** Whether an option has an effect. @param {Options} options @param {keyof Options} key */
const uses = (options, key) => !unusedOf(options).includes(key);

/** @param {readonly { options: Options, title?: string }[]} runs @param {Language} language @returns {Name[]} */
export function namesOf(runs, { t, tag }) {
  const searches = runs.filter(({ title }) => title === undefined).map(({ options }) => options);
  const differing = KEYS.filter(
    (key) => new Set(searches.filter((options) => uses(options, key)).map((options) => chosen(options, key))).size > 1,
  );
  return runs.map(({ options, title }) => {
    if (title !== undefined) return { name: title, details: [] };
    const details = differing.filter((key) => uses(options, key)).map((key) => detail(key, chosen(options, key)));
    return { name: t(`compare.is.${options.algorithm}`), details };
  });

  /** @param {keyof Options} key @param {Options[keyof Options]} value */
  function detail(key, value) {
    if (typeof value === "number") return t("compare.weight", { weight: value });
    if (typeof value === "boolean") {
      return t(value ? "compare.yes" : "compare.no", { option: decapitalized(t(`option.${key}`), tag) });
    }
    const choice = t(/** @type {OptionKey} */ (`${key}.${value}`));
    if (PLAIN.includes(key)) return choice;
    return t(/** @type {ClauseKey} */ (`clause.${key}`), { choice });
  }
}

/**
 * The names as they are read wherever a run is named, over its board as in sentences and in the legend: each another one.
 * @param {readonly Name[]} names
 * @param {Language} language
 */
export function wordsOf(names, { t }) {
  const words = names.map(({ name, details }) =>
    details.length > 0 ? t("compare.with", { name, what: details.join(t("list.separator")) }) : name,
  );
  return words.map((word, index) =>
    words.indexOf(word) === words.lastIndexOf(word) ? word : t("compare.nth", { name: word, number: index + 1 }),
  );
}
