// What settings promise that the engine does not call sure to find a shortest path: why they are not, and how many times
// a shortest path theirs can cost. Headless.

import "../i18n/en-limits.js";
import { estimateOf } from "../why/estimate.js";
import { keepsOrder, neverRuns, staysInHeap, verdictOf } from "../why/verdict.js";
import { nameOf } from "./promise.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../i18n/index.js").Language} Language */
/** @typedef {import("../i18n/keys.js").Key} Key */

/**
 * What settings promise on every board; nothing if they begin no search.
 * @param {Options} options
 * @param {Language} language
 * @returns {{ text: string, isGood: boolean }} `isGood`: the path is always a shortest one.
 */
export function limitsText(options, language) {
  if (neverRuns(options)) return { text: "", isGood: false };
  const { t } = language;
  const { bound } = verdictOf(options);
  const what = aboutEstimate(options, language);
  if (bound === 1) return { text: t("truth.shortest", { what }), isGood: true };
  const key = reasonOf(options);
  const why = key ? t(key) : "";
  // Rounded up, so that it remains true.
  const shown = bound && Math.ceil(bound * 100 - 1e-9) / 100;
  const text = t(shown ? "truth.bound" : "truth.unbounded", { what, why, bound: shown });
  return { text: text.replace("  ", " "), isGood: false };
}

/** @param {Options} options @param {Language} language */
function aboutEstimate(options, language) {
  const { t } = language;
  const { algorithm, diagonal: rule, penalties } = options;
  const estimate = estimateOf(options);
  const { formula, factor, straight, diagonal = straight, steepest } = estimate;
  if (algorithm === "fastest") return t("truth.fastest");
  if (algorithm === "breadth-first" || (algorithm === "greedy" && keepsOrder(options, estimate))) {
    return t(rule === "never" && !penalties ? "truth.uniform" : "truth.inOrder");
  }
  if (algorithm === "greedy") return t("truth.greedy");
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
  const { algorithm, improveOpen, stopWhen, reopenClosed } = options;
  const { steepest, largest } = estimateOf(options);
  if (algorithm === "greedy" || algorithm === "breadth-first") return undefined;
  if (!improveOpen && algorithm !== "jump-point") return "truth.whyFirst";
  if (staysInHeap(options) && (algorithm === "astar" || algorithm === "dijkstra")) return "truth.whyHeap";
  if (stopWhen === "goal-opened") return "truth.whyEarly";
  const isReopened = reopenClosed && algorithm === "astar";
  return steepest > Math.max(1, largest) && !isReopened ? "truth.whyClosed" : undefined;
}
