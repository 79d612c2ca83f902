// Which heuristic counts. Headless, and without the engine.

import { estimatesItself, hasEstimate } from "./algorithms.js";
import { costsOf } from "./costs.js";

/** @import { Options } from "../pkg/starstep.js" */

/** @typedef {Exclude<Options["heuristic"], "auto">} Formula */
/** @typedef {Pick<Options, "diagonal" | "costs">} Rules */

/** What `auto` stands for. @param {Rules} options @returns {Formula} */
export const automatic = ({ diagonal, costs }) => {
  if (diagonal === "never") return "manhattan";
  const { straight, diagonal: slanted } = costsOf({ costs });
  return slanted > straight ? "octile" : "chebyshev";
};

/** The heuristic by its own name. @param {Rules & Pick<Options, "heuristic">} options @returns {Formula} */
export const heuristicOf = (options) => (options.heuristic === "auto" ? automatic(options) : options.heuristic);

/** The heuristic that the algorithm uses; `zero` where it has none. @param {Rules & Pick<Options, "heuristic" | "algorithm">} options @returns {Formula} */
export function formulaOf(options) {
  if (!hasEstimate(options)) return "zero";
  return estimatesItself(options) ? automatic(options) : heuristicOf(options);
}

/** Whether the search estimates what remains. @param {Rules & Pick<Options, "heuristic" | "algorithm">} options */
export const estimates = (options) => formulaOf(options) !== "zero";
