// What a program is given, and what is expected of it, in sentences. Headless.

import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";
import { factorOf, hasEstimate } from "../../rules/algorithms.js";
import { costsOf } from "../../rules/costs.js";
import { heuristicOf } from "../../rules/heuristics.js";
import { hasDiagonals } from "../../rules/moves.js";
import { tieByH } from "../../rules/order.js";
import { estimateName } from "./built.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Aim } from "../questions/asked-programs.js"
 */

/** @param {Aim} aim @param {Language} language @returns {string[]} */
export function givenTexts({ grade, options, isPriced }, language) {
  const { t, tag } = language;
  const number = (/** @type {number} */ value) => new Intl.NumberFormat(tag).format(value);
  const { straight, penalty } = costsOf(options);
  const costs = { straight: number(straight), penalty: number(penalty) };
  const what = (grade === "order" ? ofSearch(options, language) : movesOf(options, language)).join(
    t("check.separator"),
  );
  return [
    t(isPriced ? "own.asked.priced" : "own.asked.grid"),
    ...(isPriced && options.penalties ? [t("own.asked.penalties", costs)] : []),
    t(`own.asked.by.${grade}`, { what }),
  ];
}

/** @param {Options} options @param {Language} language */
function movesOf(options, { t }) {
  const { diagonal, costs } = options;
  return [t(`check.moves.${diagonal}`), ...(hasDiagonals(options) ? [t(`check.costs.${costs}`)] : [])];
}

/** @param {Options} options @param {Language} language */
function ofSearch(options, language) {
  const { t, tag } = language;
  const weight = hasEstimate(options) ? factorOf(options) : 1;
  const ties = tieByH(options);
  return [
    t(`algorithm.${options.algorithm}`),
    ...(hasEstimate(options) ? [estimateName(heuristicOf(options), t)] : []),
    ...(weight === 1 ? [] : [t("check.weight", { weight: new Intl.NumberFormat(tag).format(weight) })]),
    ...movesOf(options, language),
    ...(ties ? [t(`check.ties.${ties}`)] : []),
    ...(options.stopWhen === "goal-opened" ? [t("check.stopWhen")] : []),
  ];
}
