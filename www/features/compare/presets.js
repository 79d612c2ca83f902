// What is compared at the push of a button. Headless.

import { ASTAR, BREADTH_FIRST, DIJKSTRA, GREEDY } from "../../rules/algorithms.js";

/** @import { Options } from "../../engine.js" */

/** @typedef {"greedy" | "weights" | "heuristics" | "ties" | "algorithms"} Preset */

/** @param {Options["algorithm"]} algorithm @param {Partial<Options>} [options] */
const by = (algorithm, options) => ({ algorithm, ...options });

/** The runs of each, as changes of the options that there are. @type {Record<Preset, Partial<Options>[]>} */
export const PRESETS = {
  greedy: [by(ASTAR), by(GREEDY)],
  weights: [0, 1, 2].map((weight) => by(ASTAR, { weight })),
  heuristics: /** @type {const} */ (["octile", "manhattan", "euclidean", "zero"]).map((heuristic) =>
    by(ASTAR, { heuristic }),
  ),
  ties: /** @type {const} */ (["low-h", "high-h"]).map((tieBreak) => by(ASTAR, { tieBreak })),
  algorithms: [BREADTH_FIRST, DIJKSTRA, GREEDY, ASTAR].map((algorithm) => by(algorithm)),
};
