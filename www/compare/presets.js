// What is compared at the push of a button. Headless.

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {"greedy" | "weights" | "heuristics" | "ties" | "algorithms"} Preset */

/** @param {Options["algorithm"]} algorithm @param {Partial<Options>} [options] */
const by = (algorithm, options) => ({ algorithm, ...options });

/** The runs of each, as changes of the options that there are. @type {Record<Preset, Partial<Options>[]>} */
export const PRESETS = {
  greedy: [by("astar"), by("greedy")],
  weights: [0, 1, 2].map((weight) => by("astar", { weight })),
  heuristics: /** @type {const} */ (["octile", "manhattan", "euclidean", "zero"]).map((heuristic) =>
    by("astar", { heuristic }),
  ),
  ties: /** @type {const} */ (["low-h", "high-h"]).map((tieBreak) => by("astar", { tieBreak })),
  algorithms: /** @type {const} */ (["breadth-first", "dijkstra", "greedy", "astar"]).map((algorithm) => by(algorithm)),
};
