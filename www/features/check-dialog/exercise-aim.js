// By what a program is graded that is written for a question. Headless.

import { solverOf } from "../../core/board/convert.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Aim } from "../questions/asked-programs.js"
 * @import { Ground } from "../questions/plain-ground.js"
 */

/** @param {Omit<Aim, "orderOn">} aim @returns {Aim} */
export const aimOf = (aim) => ({ ...aim, orderOn: (ground) => orderOn(ground, aim.options) });

/** The cells that the search by some options takes on a board. @param {Ground} ground @param {Options} options */
function orderOn(ground, options) {
  const solver = solverOf({ ...ground, origin: [0, 0] }, options);
  try {
    solver.run();
    return solver.expansionOrder();
  } finally {
    solver.free();
  }
}
