// What of a program's options counts for what it does: options that differ in nothing else are one program.

import { ASTAR, DIJKSTRA, hasEstimate, isPlain, unusedOf } from "../rules/algorithms.js";
import { heuristicOf } from "../rules/heuristics.js";
import { hasDiagonals } from "../rules/moves.js";
import { RANKS } from "./choice.js";

/** @import { Options } from "../engine.js" */

/** Estimates that count straight moves only. @type {readonly Options["heuristic"][]} */
const OF_STRAIGHT = ["manhattan", "chebyshev", "zero"];
/** The directions of straight moves. */
const STRAIGHT = [0, 2, 4, 6];

/**
 * The options that make a difference, and of several values that do the same the same one.
 * @param {Options} options
 * @returns {Partial<Options>}
 */
export function countingIn(options) {
  // What else a search needs that is no loop around one list is not known here.
  if (!isPlain(options)) return without(options, unusedOf(options));
  const { algorithm, weight, tieBreak } = options;
  const heuristic = heuristicOf(options);
  const isAlwaysZero = !hasEstimate(options) || heuristic === "zero";
  // With a weight of 0, h may still decide among equals.
  const isByG = algorithm === ASTAR && (isAlwaysZero || (weight === 0 && !tieBreak.endsWith("h")));
  const named = { ...options, heuristic, ...(isByG && { algorithm: DIJKSTRA }) };
  const counting = without(named, unusedOf(named));
  if (counting.tieBreak?.endsWith("h") && isAlwaysZero) counting.tieBreak = "fifo";
  if (hasDiagonals(options)) return counting;
  if (!counting.heuristic || OF_STRAIGHT.includes(heuristic)) delete counting.costs;
  if (counting.neighborOrder) counting.neighborOrder = firstAlike(counting.neighborOrder);
  return counting;
}

/** @param {Options} options @param {(keyof Options)[]} names @returns {Partial<Options>} */
function without(options, names) {
  /** @type {Partial<Options>} */
  const rest = { ...options };
  for (const name of names) delete rest[name];
  return rest;
}

/** The first order of the neighbors in which the straight ones come as in another one. @param {Options["neighborOrder"]} order @returns {Options["neighborOrder"]} */
const firstAlike = (order) => ORDERS.find((other) => straightIn(other) === straightIn(order)) ?? order;

const ORDERS = /** @type {Options["neighborOrder"][]} */ (Object.keys(RANKS));

/** @param {Options["neighborOrder"]} order */
const straightIn = (order) => [...STRAIGHT].sort((a, b) => RANKS[order][a] - RANKS[order][b]).join();
