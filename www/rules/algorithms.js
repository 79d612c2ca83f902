// What an algorithm is, and what follows from that for its options: the answers that the rest of the page asks for. The
// engine states the facts (`Solver.algorithms`). Headless, and without the engine.

import { ALGORITHMS } from "../pkg/facts/algorithm.js";

/** @import { Options } from "../pkg/starstep.js" */

/** @typedef {keyof Options} Key */
/** @typedef {Pick<Options, "algorithm">} Named */
/** @typedef {"f" | "g" | "h"} Letter */

/** All of them. */
export const ALL = /** @type {Options["algorithm"][]} */ (Object.keys(ALGORITHMS));
/** Searches that are asked for by name, whatever they are. @type {Options["algorithm"]} */
export const ASTAR = "astar";
/** @type {Options["algorithm"]} */
export const DIJKSTRA = "dijkstra";
/** @type {Options["algorithm"]} */
export const BREADTH_FIRST = "breadth-first";
/** @type {Options["algorithm"]} */
export const GREEDY = "greedy";
/** @type {Options["algorithm"]} */
export const BOTH_ENDS = "bidirectional-astar";
/** @type {Options["algorithm"]} */
export const FASTEST = "fastest";
/** Habits of the binary heap. @type {readonly Key[]} */
export const OF_HEAP = ["decreaseKey", "swapEqual"];

/** What decides which open cell is taken next. @param {Named} options */
export const decidesBy = ({ algorithm }) => ALGORITHMS[algorithm].decidesBy;

/** Whether cells are taken in the order in which they were opened. @param {Named} options */
export const isInLine = (options) => decidesBy(options) === "order";

/** Whether cells are taken by h alone. @param {Named} options */
export const isByH = (options) => decidesBy(options) === "h";

/** Whether cells are taken by g alone. @param {Named} options */
export const isByG = (options) => decidesBy(options) === "g";

/** Whether cells are taken by a sum of g and h. @param {Named} options */
export const isBySum = (options) => decidesBy(options) === "f";

/** The number by which cells are taken, as it is called: in the order of opening, f is the place in line. @param {Named} options @returns {Letter} */
export const letterOf = (options) => {
  const by = decidesBy(options);
  return by === "order" ? "f" : by;
};

/** Whether two searches run, one from the start and one from the goal. @param {Named} options */
export const hasTwoSides = ({ algorithm }) => ALGORITHMS[algorithm].sides === 2;

/**
 * Whether each step takes one cell from one list, looks at all of its neighbors, and becomes the parent of those that it
 * opens: what can be done by hand.
 * @param {Named} options
 */
export function isPlain({ algorithm }) {
  const { looks, parents, sides } = ALGORITHMS[algorithm];
  return looks === "neighbors" && parents === "neighbors" && sides === 1;
}

/** Whether every step is a jump. @param {Named} options */
export const jumps = ({ algorithm }) => ALGORITHMS[algorithm].looks === "jumps";

/** Whether a parent may be farther away than a neighbor. @param {Named} options */
export const hasFarParents = ({ algorithm }) => ALGORITHMS[algorithm].parents === "far";

/** Whether the search chooses itself how it finds a shortest path. @param {Named} options */
export const isFree = ({ algorithm }) => ALGORITHMS[algorithm].looks === "vary";

/** Whether the algorithm has an estimate, be it one that says nothing. @param {Named} options */
export const hasEstimate = ({ algorithm }) => ALGORITHMS[algorithm].estimate !== "none";

/** Whether it takes the automatic estimate, whatever the heuristic is. @param {Named} options */
export const estimatesItself = ({ algorithm }) => ALGORITHMS[algorithm].estimate === "automatic";

/** What is promised of the path: see `AlgorithmFacts`. @param {Named} options */
export const promiseOf = ({ algorithm }) => ALGORITHMS[algorithm].shortest;

/** Whether an option has no effect on the algorithm. @param {Named} options @param {Key} key */
export const ignores = ({ algorithm }, key) => ALGORITHMS[algorithm].ignores.includes(key);

/** The options that have no effect given the others. @param {Pick<Options, "algorithm" | "openList">} options @returns {Key[]} */
export function unusedOf({ algorithm, openList }) {
  const { ignores } = ALGORITHMS[algorithm];
  const ofHeap = openList === "binary-heap" ? [] : OF_HEAP.filter((key) => !ignores.includes(key));
  return [...ignores, ...ofHeap];
}

/** The factor before h where h counts. @param {Pick<Options, "algorithm" | "weight">} options */
export const factorOf = (options) => (ignores(options, "weight") ? 1 : options.weight);
