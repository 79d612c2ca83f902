// Measures beside the page, so that nothing that it draws is in the way, and nothing that it draws waits.

import { loadEngine, Solver } from "./engine.js";
import { measure } from "./measure.js";

/**
 * What the page asks for.
 * @typedef {object} Order
 * @property {import("./edit.js").Board} board
 * @property {import("./engine.js").Options} options
 * @property {string[]} algorithms
 */

/**
 * What it is told: how much is done, and at the end what came of it, with the error of each algorithm that cannot run.
 * @typedef {{ share: number } | { measurements: import("./measure.js").Measurement[], refusals: Refusal[] }} Answer
 * @typedef {{ name: string, message: string, code: string, values: Record<string, string> }} Refusal
 */

const answer = (/** @type {Answer} */ message) => postMessage(message);

addEventListener("message", async ({ data }) => {
  await loadEngine();
  const { board, options, algorithms } = /** @type {Order} */ (data);
  const subjects = [];
  /** @type {Refusal[]} */
  const refusals = [];
  for (const name of algorithms) {
    const solver = new Solver(board.width, board.height);
    solver.setCells(board.cells);
    solver.setStart(...board.start);
    solver.setGoal(...board.goal);
    solver.configure({ ...options, algorithm: /** @type {import("./engine.js").Options["algorithm"]} */ (name) });
    try {
      solver.findPath();
      subjects.push({ name, run: () => solver.findPath() });
    } catch (error) {
      const { message, code, values } = /** @type {import("./pkg/starstep.js").StarstepError} */ (error);
      refusals.push({ name, message, code, values });
    }
  }
  const measuring = measure(subjects, () => performance.now());
  for (;;) {
    const { done, value } = measuring.next();
    if (done) return answer({ measurements: value, refusals });
    answer({ share: value });
  }
});
