// What the settings promise, in sentences. Headless.

import { capitalized } from "../panels/words.js";
import { estimateOf } from "../why/estimate.js";
import { keepsOrder, neverRuns, staysInHeap, verdictOf } from "../why/verdict.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../i18n/index.js").Language} Language */
/** @typedef {import("../i18n/keys.js").Key} Key */

/** The smallest share in percent that is shown as a number. */
const LEAST = 0.01;
/** Costs of `sqrt2` that differ by less than this share are equal, because √2 is rounded. */
const TOLERANCE = 1e-6;

/**
 * The state of the search in numbers, and how much more its path costs than a shortest one, if that is known. Bars stand
 * around what is bold.
 * @param {import("../run/run.js").Run} run
 * @param {Language} language
 */
export function countsText({ status, error, stats, shortest }, { t, number }) {
  if (error) return "";
  const { expanded, openSize, pathCost } = stats;
  const key = { searching: "truth.searching", found: "truth.done", "no-path": "truth.noPath" }[status];
  const counts = t(/** @type {Key} */ (key), { taken: expanded, waiting: openSize });
  if (pathCost === undefined || shortest === undefined || pathCost <= shortest * (1 + TOLERANCE)) return counts;
  const more = pathCost - shortest;
  const percent = number(Math.max(LEAST, (more / shortest) * 100));
  return `${counts} ${t("truth.excess", { cost: pathCost, shortest, more, percent })}`;
}

/**
 * What the settings promise on every board; nothing if they begin no search.
 * @param {Options} options
 * @param {Language} language
 * @returns {{ text: string, isGood: boolean }} `isGood`: the path is always a shortest one.
 */
export function promiseText(options, language) {
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
function aboutEstimate(options, { t, tag }) {
  const { algorithm, diagonal: rule, penalties } = options;
  const estimate = estimateOf(options);
  const { formula, factor, straight, diagonal = straight, steepest } = estimate;
  if (algorithm === "fastest") return t("truth.fastest");
  if (algorithm === "breadth-first" || (algorithm === "greedy" && keepsOrder(options, estimate))) {
    return t(rule === "never" && !penalties ? "truth.uniform" : "truth.inOrder");
  }
  if (algorithm === "greedy") return t("truth.greedy");
  if (formula === "zero" || factor === 0) return t("truth.byG");
  const ofFormula = t(formula === "floored-euclidean" ? "truth.floored" : `heuristic.${formula}`);
  const name = factor === 1 ? capitalized(ofFormula, tag) : t("truth.times", { weight: factor, name: ofFormula });
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
  const { consistent, overestimates } = verdictOf(options);
  if (algorithm === "greedy" || algorithm === "breadth-first") return undefined;
  if (!improveOpen && algorithm !== "jump-point") return "truth.whyFirst";
  if (staysInHeap(options) && (algorithm === "astar" || algorithm === "dijkstra")) return "truth.whyHeap";
  if (stopWhen === "goal-opened") return "truth.whyEarly";
  const isReopened = reopenClosed && algorithm === "astar";
  return consistent || overestimates || isReopened ? undefined : "truth.whyClosed";
}
