// What becomes of a cell that is reached by a better way. Headless, and without the engine.

import { ignores, isInLine } from "./algorithms.js";

/** @import { Options } from "../pkg/starstep.js" */

/** Whether a cell that is open takes a better parent. The searches that jump always do, and those in line never. @param {Pick<Options, "algorithm" | "improveOpen">} options */
export const improves = (options) => (ignores(options, "improveOpen") ? !isInLine(options) : options.improveOpen);

/** Whether closed cells are compared with a better way to them. @param {Pick<Options, "algorithm" | "reopenClosed">} options */
export const comparesClosed = (options) => options.reopenClosed && !ignores(options, "reopenClosed");
