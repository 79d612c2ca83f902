// Which algorithms a program may have, in the order in which they are tried.

import { Solver } from "../engine.js";
import { decidesBy, hasTwoSides, isFree, isPlain, jumps } from "../rules/algorithms.js";

/** @import { Options } from "../engine.js" */

/** @typedef {Options["algorithm"]} Algorithm */
/** @typedef {ReturnType<typeof decidesBy>} By What decides which open cell is taken next. */

/** From the best known to the rarest. @type {readonly By[]} */
const BYS = ["f", "g", "h", "order"];

/** @param {(options: { algorithm: Algorithm }) => boolean} is */
const those = (is) => Solver.choices.algorithm.values.filter((algorithm) => is({ algorithm }));

/** Those that take one cell from one list and look at all of its neighbors: what most programs are. @param {readonly By[]} [bys] By what. */
export const plainAlgorithms = (bys = BYS) =>
  BYS.filter((by) => bys.includes(by)).flatMap((by) => those((one) => isPlain(one) && decidesBy(one) === by));

/** The others: those that jump, those with two sides, and those that choose for themselves. */
export const otherAlgorithms = () => [jumps, hasTwoSides, isFree].flatMap(those);
