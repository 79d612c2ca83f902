// Which run comes next to those that are compared: the one that teaches most and is not there yet. Headless.

import { ASTAR, BOTH_ENDS, BREADTH_FIRST, DIJKSTRA, GREEDY, unusedOf } from "../../rules/algorithms.js";
import { heuristicOf } from "../../rules/heuristics.js";

/** @import { Options } from "../../engine.js" */

/** @typedef {keyof Options} Key */

/** In the order of what a learner compares A* with. What is not said is as in the front run. @type {readonly Partial<Options>[]} */
const NEXT = [
  { algorithm: DIJKSTRA },
  { algorithm: GREEDY },
  { algorithm: BREADTH_FIRST },
  { algorithm: ASTAR, weight: 1 },
  { algorithm: ASTAR, weight: 2 },
  { algorithm: ASTAR, weight: 1, heuristic: "manhattan" },
  { algorithm: BOTH_ENDS },
  // Where a lesson leaves readers nothing but these.
  { weight: 0 },
  { weight: 1 },
  { weight: 2 },
  { heuristic: "manhattan" },
  { heuristic: "octile" },
  { heuristic: "zero" },
  { tieBreak: "high-h" },
  { tieBreak: "low-h" },
  { diagonal: "never" },
  { diagonal: "no-corner-cutting" },
];

/** Whether two runs search in the same way: what an algorithm does not use makes no difference. @param {Options} one @param {Options} other */
export function isSameSearch(one, other) {
  if (one.algorithm !== other.algorithm) return false;
  const unused = unusedOf(one);
  return /** @type {Key[]} */ (Object.keys(one)).every(
    (key) =>
      unused.includes(key) || (key === "heuristic" ? heuristicOf(one) === heuristicOf(other) : one[key] === other[key]),
  );
}

/**
 * The options of the next run; none where all of them are there, or may not be changed.
 * @param {readonly Options[]} runs What is compared.
 * @param {Options} front The options of the front run.
 * @param {readonly string[]} [lock] Options that a lesson keeps as they are.
 * @returns {Options | undefined}
 */
export function nextRun(runs, front, lock = []) {
  return NEXT.filter((change) =>
    /** @type {Key[]} */ (Object.keys(change)).every((key) => !lock.includes(key) || change[key] === front[key]),
  )
    .map((change) => ({ ...front, ...change }))
    .find((options) => runs.every((run) => !isSameSearch(run, options)));
}
