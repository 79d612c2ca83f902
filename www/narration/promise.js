// The truth line: how far the search has got, and what its settings promise where the engine says that every path is a
// shortest one. The other settings are in limits.js. Headless.

import { indexOf } from "../rules/cells.js";
import "../core/i18n/en/truth.js";
import { capitalized } from "../core/panels/capitalized.js";
import { estimatesItself, factorOf } from "../rules/algorithms.js";
import { isShortest } from "../rules/costs.js";
import { formulaOf } from "../rules/heuristics.js";

/**
 * @import { Language } from "../core/i18n/index.js"
 * @import { Run } from "../core/run/run.js"
 * @import { Look, Options } from "../engine.js"
 */

/** The smallest share in percent that is shown as a number. */
const LEAST = 0.01;

/**
 * The state of the search in numbers, and what its path and a shortest one cost, if that is known. Bars stand
 * around what is bold.
 * @param {Run} run
 * @param {Language} language
 */
export function countsText(run, { t, number, joined }) {
  const { status, error, shortest } = run;
  if (error) return "";
  const { pathCost } = run.stats;
  const { expanded, openSize } = countsNow(run);
  const key = status === "found" ? "truth.done" : status === "no-path" ? "truth.noPath" : "truth.searching";
  const counts = t(key, { taken: expanded, waiting: openSize });
  if (pathCost === undefined || shortest === undefined) return counts;
  if (isShortest(run.options, pathCost, shortest))
    return joined([counts, t("truth.cost", { cost: pathCost, shortest: pathCost })]);
  const more = pathCost - shortest;
  const percent = number(Math.max(LEAST, (more / shortest) * 100));
  return joined([counts, t("truth.excess", { cost: pathCost, shortest, more, percent })]);
}

/**
 * How many cells are taken and how many are open, in the middle of an expansion too.
 * @param {Run} run
 */
function countsNow({ stats: { expanded, openSize }, looking, within, solver, board }) {
  if (!looking || within === 0) return { expanded, openSize };
  const states = solver.states();
  // Where two sides search, a cell that the other one has opened is counted already.
  const isNew = (/** @type {Look} */ { cell, became }) =>
    became === "reopened" || (became === "opened" && states[indexOf(board, cell)] === 0);
  const added = looking.looks.slice(0, within - 1).filter(isNew);
  return { expanded: expanded + 1, openSize: openSize - 1 + added.length };
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
export function promisedText(options, language) {
  const { t } = language;
  const [formula, factor] = [formulaOf(options), factorOf(options)];
  let what = t("truth.byG");
  if (estimatesItself(options)) what = t("truth.fastest");
  else if (formula !== "zero" && factor !== 0) what = t("truth.safe", { name: nameOf(formula, factor, language) });
  return t("truth.shortest", { what });
}
