// What is said of the searches on many boards: how far their expansions lie apart, and how much more than a cheapest path
// theirs cost. All of it is about these boards, and nothing beyond. Headless.

import "../../../core/i18n/en/compare.js";
import "../../../core/i18n/en/many.js";
import { excessOf } from "../excess.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Options } from "../../../engine.js"
 * @import { Found, Sample } from "./sample.js"
 */

/** The smallest, the middle and the largest. @typedef {{ low: number, median: number, high: number }} Spread */

/** @param {readonly number[]} numbers At least one. @returns {Spread} */
export function spreadOf(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return {
    low: sorted[0],
    median: (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2,
    high: sorted[sorted.length - 1],
  };
}

/** How much more each path costs than a cheapest one, in percent with one decimal. @param {Found} found @param {Options} options @returns {number[]} */
export const excesses = ({ cost, shortest }, options) =>
  cost.map((pathCost, index) => {
    const run = { shortest: shortest[index], stats: { pathCost }, options };
    return excessOf(/** @type {Run} */ (/** @type {unknown} */ (run))) ?? 0;
  });

/** The spread of percents, the middle one with as many digits as the others. @param {readonly number[]} percents @returns {Spread} */
export function percentsOf(percents) {
  const { low, median, high } = spreadOf(percents);
  return { low, median: Number(median.toFixed(1)), high };
}

/** From the smallest to the largest, or the only one. @param {Spread} spread @param {Language} language */
const rangeText = ({ low, high }, { t, number }) =>
  number(low) === number(high) ? number(low) : t("many.between", { low, high });

/**
 * @param {Sample} sample
 * @param {readonly Options[]} all The options of the searches.
 * @param {readonly string[]} names And how they are called.
 * @param {Language} language
 */
export function sayingOf({ tries, runs }, all, names, language) {
  const { t } = language;
  const count = runs[0].cost.length;
  if (count === 0) return t("many.none", { tries });
  const list = runs.map((found, index) => {
    const range = rangeText(spreadOf(found.expanded), language);
    const values = { name: names[index], range };
    const { low, median, high } = percentsOf(excesses(found, all[index]));
    if (high === 0) return t("many.always", values);
    return t(low === high ? "many.equally" : "many.more", { ...values, low, high, median });
  });
  return t("many.said", { count, list: list.join(t("compare.and")) });
}
