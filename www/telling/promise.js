// The truth line: how far the search has got, and what its settings promise where the engine says that every path is a
// shortest one. The other settings are in limits.js. Headless.

import "../i18n/en-truth.js";
import { capitalized } from "../panels/words.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../i18n/index.js").Language} Language */

/** The smallest share in percent that is shown as a number. */
const LEAST = 0.01;
/** Costs of `sqrt2` that differ by less than this share are equal, because √2 is rounded. */
const TOLERANCE = 1e-6;

/**
 * The state of the search in numbers, and what its path and a shortest one cost, if that is known. Bars stand
 * around what is bold.
 * @param {import("../run/run.js").Run} run
 * @param {Language} language
 */
export function countsText({ status, error, stats, shortest }, { t, number }) {
  if (error) return "";
  const { expanded, openSize, pathCost } = stats;
  const key = status === "found" ? "truth.done" : status === "no-path" ? "truth.noPath" : "truth.searching";
  const counts = t(key, { taken: expanded, waiting: openSize });
  if (pathCost === undefined || shortest === undefined) return counts;
  if (pathCost <= shortest * (1 + TOLERANCE))
    return `${counts} ${t("truth.cost", { cost: pathCost, shortest: pathCost })}`;
  const more = pathCost - shortest;
  const percent = number(Math.max(LEAST, (more / shortest) * 100));
  return `${counts} ${t("truth.excess", { cost: pathCost, shortest, more, percent })}`;
}

/**
 * An estimate by its name, with the weight where it counts.
 * @param {Exclude<Options["heuristic"], "auto">} heuristic
 * @param {number} weight
 * @param {Language} language
 */
export function nameOf(heuristic, weight, { t, tag }) {
  const name = t(heuristic === "floored-euclidean" ? "truth.floored" : `heuristic.${heuristic}`);
  return weight === 1 ? capitalized(name, tag) : t("truth.times", { weight, name });
}

/**
 * What settings promise that are sure to find a shortest path: the engine says so only of consistent estimates, which
 * never overestimate.
 * @param {Options} options
 * @param {Language} language
 */
export function promisedText({ algorithm, heuristic, diagonal, weight }, language) {
  const { t } = language;
  const formula = heuristic === "auto" ? (diagonal === "never" ? "manhattan" : "octile") : heuristic;
  let what = t("truth.byG");
  if (algorithm === "fastest") what = t("truth.fastest");
  else if (algorithm !== "dijkstra" && formula !== "zero" && weight !== 0) {
    what = t("truth.safe", { name: nameOf(formula, weight, language) });
  }
  return t("truth.shortest", { what });
}
