// What settings promise that the engine does not call sure to find a shortest path: why they are not, and how many times
// a shortest path theirs can cost. Headless.

import "../core/i18n/en/limits.js";
import { estimatesItself, isByH, isInLine, promiseOf } from "../rules/algorithms.js";
import { comparesClosed, improves } from "../rules/better-ways.js";
import { roundedUp } from "../rules/costs.js";
import { hasDiagonals, neverRuns } from "../rules/moves.js";
import { mayMiss } from "../rules/order.js";
import { estimateOf } from "../why/estimate.js";
import { keepsOrder, verdictOf } from "../why/verdict.js";
import { nameOf } from "./promise.js";

/**
 * @import { Language } from "../core/i18n/index.js"
 * @import { Key } from "../core/i18n/keys.js"
 * @import { Options } from "../engine.js"
 */

/**
 * What settings promise on every board; nothing if they begin no search.
 * @param {Options} options
 * @param {Language} language
 * @returns {{ text: string, brief: string, isGood: boolean }} `isGood`: the path is always a shortest one; `brief`: the
 *   promise without the reason.
 */
export function limitsText(options, language) {
  if (neverRuns(options)) return { text: "", brief: "", isGood: false };
  const { t } = language;
  const { bound } = verdictOf(options);
  const what = aboutEstimate(options, language);
  if (bound === 1) return { text: t("truth.shortest", { what }), brief: t("truth.sure"), isGood: true };
  const key = reasonOf(options);
  const why = key ? t(key) : "";
  // Rounded up, so that it remains true.
  const shown = bound && roundedUp(bound, 2);
  const text = t(shown ? "truth.bound" : "truth.unbounded", { what, why, bound: shown });
  const brief = t(shown ? "truth.within" : "truth.open", { bound: shown });
  return { text: text.replace("  ", " "), brief, isGood: false };
}

/** @param {Options} options @param {Language} language */
function aboutEstimate(options, language) {
  const { t } = language;
  const { penalties } = options;
  const estimate = estimateOf(options);
  const { formula, factor, straight, diagonal = straight, steepest } = estimate;
  if (estimatesItself(options)) return t("truth.fastest");
  if (isInLine(options) || (isByH(options) && keepsOrder(options, estimate))) {
    return t(!hasDiagonals(options) && !penalties ? "truth.uniform" : "truth.inOrder");
  }
  if (isByH(options)) return t("truth.greedy");
  if (formula === "zero" || factor === 0) return t("truth.byG");
  const name = nameOf(formula, factor, language);
  const { example, consistent } = verdictOf(options);
  if (example) {
    const far = example.dx > 1 ? "far" : example.dy === 1 ? "diagonal" : "straight";
    return t(`truth.over-${far}`, { name, ...example });
  }
  if (consistent) return t("truth.safe", { name });
  return t("truth.inconsistent", { name, fall: steepest * diagonal, cost: diagonal });
}

/** What besides the estimate keeps the path from being a shortest one. @param {Options} options @returns {Key | undefined} */
function reasonOf(options) {
  const { steepest, largest } = estimateOf(options);
  if (promiseOf(options) === "never") return undefined;
  if (!improves(options)) return "truth.whyFirst";
  if (mayMiss(options)) return "truth.whyHeap";
  if (options.stopWhen === "goal-opened") return "truth.whyEarly";
  return steepest > Math.max(1, largest) && !comparesClosed(options) ? "truth.whyClosed" : undefined;
}
