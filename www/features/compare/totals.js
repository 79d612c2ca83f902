// What a run comes to at its end, whatever step it shows. Headless.

/**
 * @import { Run } from "../../core/run/run.js"
 * @import { RecordedRun } from "../../core/session/recorded.js"
 * @import { Stats } from "../../engine.js"
 */

/**
 * @typedef {object} Total
 * @property {"refused" | "stopped" | "searching" | "found" | "no-path" | "log"} state How it ends, or why that is not known.
 * @property {number} length Its expansions.
 * @property {Stats} stats Its sums at the end.
 * @property {number | undefined} cost Of its path.
 */

/** @type {WeakMap<Run, { searches: number, length: number, stats: Stats }>} */
const known = new WeakMap();

/** A log, where a run is one. @param {Run} run */
export const logOf = (run) => ("title" in run ? /** @type {RecordedRun} */ (/** @type {unknown} */ (run)) : undefined);

/** @param {Run} run @returns {Total} */
export function totalOf(run) {
  const log = logOf(run);
  // Of a log nothing is known but its steps and what its path costs.
  if (log) return { state: "log", length: log.length, stats: /** @type {any} */ ({}), cost: log.cost };
  const { length } = run;
  if (run.error) return { state: "refused", length: 0, stats: run.stats, cost: undefined };
  if (run.isSearching || run.isStopped) {
    return { state: run.isSearching ? "searching" : "stopped", length, stats: run.stats, cost: undefined };
  }
  const stats = sumsOf(run);
  return { state: run.outcome === "found" ? "found" : "no-path", length, stats, cost: stats.pathCost };
}

/** @param {Run} run A complete one. */
function sumsOf(run) {
  const { searches, length, position, solver } = run;
  if (position === length) {
    known.set(run, { searches, length, stats: run.stats });
    return run.stats;
  }
  const last = known.get(run);
  if (last?.searches === searches && last.length === length) return last.stats;
  solver.seek(length);
  const { stats } = solver;
  solver.seek(position);
  known.set(run, { searches, length, stats });
  return stats;
}
