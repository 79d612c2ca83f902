// In which order open cells are taken, as the options say. Headless, and without the engine.

import { decidesBy, factorOf, ignores, isByH, isBySum, isInLine } from "./algorithms.js";

/** @import { Options } from "../pkg/starstep.js" */

/** @typedef {{ g: number, h: number, order: number }} Numbers */

/** How much g and h count. In the order of opening neither does. @param {Pick<Options, "algorithm" | "weight">} options @returns {[number, number]} */
export function factorsOf(options) {
  const by = decidesBy(options);
  return [Number(by === "f" || by === "g"), by === "f" || by === "h" ? factorOf(options) : 0];
}

/** What decides which of two cells is taken first: the smaller number. @param {Pick<Options, "algorithm" | "weight">} options @param {Numbers} numbers */
export function priorityOf(options, { g, h, order }) {
  if (isInLine(options)) return order;
  const [ofG, ofH] = factorsOf(options);
  return ofG * g + ofH * h;
}

/** Which h comes first where f is equal, if h decides then. @param {Pick<Options, "algorithm" | "tieBreak">} options @returns {"low-h" | "high-h" | undefined} */
export function tieByH(options) {
  if (!isBySum(options)) return undefined;
  const tieBreak = ignores(options, "tieBreak") ? "low-h" : options.tieBreak;
  return tieBreak === "low-h" || tieBreak === "high-h" ? tieBreak : undefined;
}

/** How h decides where f is equal: 1 where the smaller comes first, -1 where the larger does, 0 where it does not decide. @param {Pick<Options, "algorithm" | "tieBreak">} options */
export function signOfH(options) {
  const tie = tieByH(options);
  return tie === undefined ? 0 : tie === "low-h" ? 1 : -1;
}

/** Whether of equal cells the one that was opened last is taken first. @param {Pick<Options, "algorithm" | "tieBreak">} options */
export const isNewestFirst = (options) => options.tieBreak === "lifo" && !ignores(options, "tieBreak");

/** Whether the open list is a heap that may have the habits of hand-written ones. @param {Pick<Options, "algorithm" | "openList">} options */
const mayHaveHabits = (options) => options.openList === "binary-heap" && !ignores(options, "decreaseKey");

/** Whether entries of the heap with a better g stay where they are. @param {Pick<Options, "algorithm" | "openList" | "decreaseKey">} options */
export const staysInPlace = (options) => mayHaveHabits(options) && !options.decreaseKey;

/** Whether equal entries of the heap change places. @param {Pick<Options, "algorithm" | "openList" | "swapEqual">} options */
export const swapsEqual = (options) => mayHaveHabits(options) && options.swapEqual;

/** Whether a better g makes an entry of the heap stay where another should be, so that it may give out another than the first. @param {Pick<Options, "algorithm" | "openList" | "decreaseKey" | "improveOpen">} options */
export const mayMiss = (options) => staysInPlace(options) && options.improveOpen && !isByH(options);
