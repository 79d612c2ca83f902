// What a program would do on a board without its bugs: the engine's own search with the options that were found. Headless.

import { solverOf } from "../board/convert.js";

/**
 * @param {import("./checking.js").Ground} board
 * @param {import("../engine.js").Options} options
 * @returns {{ steps: number, cost?: number }} How many cells it takes, and what its path costs if there is one.
 */
export function withoutBugs(board, options) {
  const solver = solverOf({ ...board, origin: [0, 0] });
  try {
    solver.configure(options);
    solver.run();
    const cost = solver.path()?.cost;
    return { steps: solver.length, ...(cost !== undefined && { cost }) };
  } finally {
    solver.free();
  }
}
