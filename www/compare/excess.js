// How much more than a shortest path the one found costs, under the same rules. Headless.

/** Costs of `sqrt2` that differ by less are equal, because √2 is a fraction in the engine. */
const TOLERANCE = 1e-6;

/**
 * In percent, with one decimal where that says something: 0 for a shortest path, undefined where that is not known.
 * @param {Pick<import("../run/run.js").Run, "shortest" | "path" | "options" | "stats">} run One that is shown at its end.
 */
export function excessOf({ shortest, stats: { pathCost }, options }) {
  if (shortest === undefined || pathCost === undefined) return undefined;
  const tolerance = options.costs === "sqrt2" ? TOLERANCE : 0;
  if (pathCost <= shortest * (1 + tolerance)) return 0;
  const percent = (pathCost / shortest - 1) * 100;
  return Math.max(percent < 0.1 ? 0.01 : 0.1, Number(percent.toFixed(percent < 0.1 ? 2 : 1)));
}
