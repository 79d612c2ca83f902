// What a program would do on a board without its bugs: the engine's own search with the options that were found. Headless.

import { solverOf } from "../../core/board/convert.js";
import { coordOf, indexOf } from "../../rules/cells.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Ground } from "./checking.js"
 */

/**
 * @param {Ground} board
 * @param {Options} options
 * @param {ArrayLike<number>} taken The cells of the log, x and y alternating.
 * @returns {{ steps: number, cost?: number, differs?: number, taken: Int32Array, path: Int32Array }} How many cells it takes,
 *   what its path costs if there is one, and at which step, from 1, the log first takes another cell; the cells that it takes
 *   and its path, x and y alternating.
 */
export function withoutBugs(board, options, taken) {
  const solver = solverOf({ ...board, origin: [0, 0] }, options);
  try {
    solver.run();
    const path = solver.path();
    const cost = path?.cost;
    const order = solver.expansionOrder();
    const at = Array.from(order).findIndex(
      (cell, step) => cell !== indexOf(board, [taken[2 * step], taken[2 * step + 1]]),
    );
    const differs = at >= 0 ? at + 1 : taken.length > 2 * order.length ? order.length + 1 : undefined;
    return {
      steps: solver.length,
      ...(cost !== undefined && { cost }),
      ...(differs !== undefined && { differs }),
      taken: Int32Array.from(Array.from(order, (cell) => coordOf(board, cell)).flat()),
      path: Int32Array.from(path?.cells ?? []),
    };
  } finally {
    solver.free();
  }
}
