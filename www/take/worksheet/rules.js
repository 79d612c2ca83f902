// The rules of a search in one sentence, for those who are to carry it out by hand. Headless.

import "../../i18n/en-settings.js";
import { Solver } from "../../engine.js";
import { capitalized } from "../../panels/words.js";
import { unusedOf } from "../../run/unused.js";

/** @typedef {import("../../engine.js").Options} Options */

/** What is always said, in this order. @type {(keyof Options)[]} */
const ALWAYS = ["algorithm", "heuristic", "diagonal", "costs", "tieBreak"];
/** What is said where it is not as usual. @type {(keyof Options)[]} */
const UNUSUAL = [
  "weight",
  "neighborOrder",
  "stopWhen",
  "improveOpen",
  "reopenClosed",
  "penalties",
  "decreaseKey",
  "swapEqual",
];

/** @param {Options} options @param {import("../../i18n/index.js").Language} language */
export function rulesText(options, { t, tag, number }) {
  const unused = unusedOf(options);
  const { choices } = Solver;
  const isSaid = (/** @type {keyof Options} */ key) => !unused.includes(key);
  const isUnusual = (/** @type {keyof Options} */ key) => options[key] !== choices[key].default;
  const keys = [...ALWAYS, ...UNUSUAL.filter(isUnusual)].filter(isSaid);
  const text = keys.map((key) => clause(key)).join(t("list.separator"));
  return t("take.rules", { rules: capitalized(text, tag) });

  /** @param {keyof Options} key */
  function clause(key) {
    const value = options[key];
    if (typeof value === "boolean") return t(value ? "take.isOn" : "take.isOff", { option: t(`option.${key}`) });
    const name = `clause.${key}`;
    return t(/** @type {import("../../i18n/keys.js").ClauseKey} */ (name), { choice: choiceText(key) });
  }

  /** @param {keyof Options} key */
  function choiceText(key) {
    const value = options[key];
    if (typeof value === "number") return number(value);
    if (value === "auto") return t(options.diagonal === "never" ? "heuristic.manhattan" : "heuristic.octile");
    return t(/** @type {import("../../i18n/keys.js").OptionKey} */ (`${key}.${value}`));
  }
}
