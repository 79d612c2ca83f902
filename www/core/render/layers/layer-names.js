// The layers that can be put over the cells, one at a time, and for which searches each of them says something. Headless.

import { hasTwoSides } from "../../../rules/algorithms.js";
import { estimates } from "../../../rules/heuristics.js";

/** @import { Options } from "../../../engine.js" */

/** All of them, in the order in which they are offered. */
export const LAYERS = /** @type {const} */ (["g", "h", "f", "remaining", "order", "parents", "too-large"]);

/** @typedef {typeof LAYERS[number]} LayerName */

/**
 * Why a layer says nothing about a search; undefined if it does.
 * @param {LayerName} name
 * @param {Options} options
 */
export function reasonAgainst(name, options) {
  if (name !== "h" && name !== "too-large") return undefined;
  if (!estimates(options)) return "layers.no-estimate";
  // Each side estimates what remains to its own goal.
  return name === "too-large" && hasTwoSides(options) ? "layers.two-estimates" : undefined;
}
