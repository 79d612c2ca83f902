// How much more than a shortest path the one found costs, under the same rules. Headless.

import { isShortest } from "../../rules/costs.js";

/** @import { Run } from "../../core/run/run.js" */

/**
 * In percent, with one decimal where that says something: 0 for a shortest path, undefined where that is not known.
 * @param {Pick<Run, "shortest" | "path" | "options" | "stats">} run One that is shown at its end.
 */
export function excessOf({ shortest, stats: { pathCost }, options }) {
  if (shortest === undefined || pathCost === undefined) return undefined;
  if (isShortest(options, pathCost, shortest)) return 0;
  const percent = (pathCost / shortest - 1) * 100;
  return Math.max(percent < 0.1 ? 0.01 : 0.1, Number(percent.toFixed(percent < 0.1 ? 2 : 1)));
}
