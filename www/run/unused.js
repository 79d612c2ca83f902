// Which options have no effect, given the others.

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {keyof Options} Key */

/** Habits of the binary heap, and the algorithms that use it. @type {Key[]} */
export const OF_HEAP = ["decreaseKey", "swapEqual"];
const HEAP_USERS = ["astar", "dijkstra", "greedy"];

/** Options that have no effect for an algorithm. @type {Partial<Record<Options["algorithm"], Key[]>>} */
const UNUSED = {
  dijkstra: ["heuristic", "weight"],
  "breadth-first": ["heuristic", "weight", "tieBreak", "improveOpen", "reopenClosed"],
  greedy: ["weight"],
  "bidirectional-astar": ["reopenClosed"],
  "jump-point": ["neighborOrder", "improveOpen", "reopenClosed"],
  fastest: ["heuristic", "weight", "tieBreak", "improveOpen", "reopenClosed", "stopWhen"],
};

/** The options that have no effect given the others. @param {Options} options @returns {Key[]} */
export function unusedOf({ algorithm, openList }) {
  const usesHeap = openList === "binary-heap" && HEAP_USERS.includes(algorithm);
  return [...(UNUSED[algorithm] ?? []), ...(usesHeap ? [] : OF_HEAP)];
}
