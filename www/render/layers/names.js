// The layers that can be put over the cells, one at a time, and for which searches each of them says something. Headless.

/** @typedef {import("../../engine.js").Options} Options */

/** All of them, in the order in which they are offered. */
export const LAYERS = /** @type {const} */ (["g", "h", "f", "remaining", "order", "parents", "too-large"]);

/** @typedef {typeof LAYERS[number]} LayerName */

/** Whether the search estimates what remains. The fastest one chooses its estimate itself. @param {Options} options */
const estimates = ({ algorithm, heuristic }) =>
  algorithm === "fastest" || (algorithm !== "dijkstra" && algorithm !== "breadth-first" && heuristic !== "zero");

/**
 * Why a layer says nothing about a search; undefined if it does.
 * @param {LayerName} name
 * @param {Options} options
 */
export function reasonAgainst(name, options) {
  if (name !== "h" && name !== "too-large") return undefined;
  if (!estimates(options)) return "layers.no-estimate";
  // Each side estimates what remains to its own goal.
  return name === "too-large" && options.algorithm === "bidirectional-astar" ? "layers.two-estimates" : undefined;
}

/** By what h is multiplied where the search compares cells. @param {Options} options */
export const factorOf = ({ algorithm, weight }) => (algorithm === "greedy" || algorithm === "fastest" ? 1 : weight);

/** The cost of a straight move in the unit of costs. @param {Options} options */
export const straightOf = ({ costs }) => (costs === "sqrt2" ? 1 : 10);
