// What really remains from each cell, computed off the frame: at once on small boards, as soon as the page has time, and
// in a worker on larger ones. Kept until moves, costs or penalties are others.

import { startWorker } from "../../../working.js";
import { solverOf } from "../../board/convert.js";
import { hasCode } from "../../engine/errors.js";
import { remainingOf } from "./remaining.js";

/**
 * @import { Options, Solver } from "../../../engine.js"
 * @import { Board } from "../../board/board.js"
 * @import { Run } from "../../run/run.js"
 */

/** What the worker tells. @typedef {{ share: number } | { distances: Float64Array } | { failure: unknown }} Answer */

/** Up to this number of cells it takes a few milliseconds. */
const MOST_AT_ONCE = 1 << 16;
/** How long nothing must have changed before it is computed, in milliseconds. */
const REST = 100;

export class Far {
  /** Whether it cannot be computed, because there is no worker or no memory. */
  hasFailed = false;
  /** @type {Float64Array | undefined} */
  #remaining;
  /** What it is, or is to be, computed for. */
  #of = "";
  #stop = () => {};
  #changed;

  /** @param {() => void} changed Called when it is there, or cannot be. */
  constructor(changed) {
    this.#changed = changed;
  }

  /** What remains from each cell of a run's board; undefined until it is there. @param {Run} run */
  of(run) {
    const { document, board, options } = run;
    const of = [document.revision, options.diagonal, options.costs, options.penalties].join();
    if (of === this.#of) return this.#remaining;
    this.end();
    this.#of = of;
    const timer = setTimeout(() => this.#begin({ ...board, cells: board.cells.slice() }, options), REST);
    this.#stop = () => clearTimeout(timer);
    return undefined;
  }

  /** @param {Board} board @param {Options} options */
  #begin(board, options) {
    if (board.cells.length <= MOST_AT_ONCE) return this.#hear(atOnce(board, options), board, options);
    const { width, height, cells, start, goal, origin } = board;
    const order = { board: { width, height, cells, start, goal, origin }, options, algorithms: [], from: goal };
    this.#stop = startWorker(order, (/** @type {Answer | undefined} */ answer) => {
      if (answer && "share" in answer) return;
      this.#stop();
      this.#hear(answer && "distances" in answer ? answer.distances : undefined, board, options);
    });
  }

  /** @param {Float64Array | undefined} distances @param {Board} board @param {Options} options */
  #hear(distances, board, options) {
    this.#remaining = distances && remainingOf(distances, board, options);
    this.hasFailed = !distances;
    this.#changed();
  }

  /** Ends what is being computed, and forgets what was. */
  end() {
    this.#stop();
    this.#stop = () => {};
    this.#of = "";
    this.#remaining = undefined;
    this.hasFailed = false;
  }
}

/** @param {Board} board @param {Options} options */
function atOnce(board, options) {
  /** @type {Solver | undefined} */
  let solver;
  try {
    solver = solverOf(board, options);
    return solver.distances(...board.goal);
  } catch (error) {
    // Such as a goal in a wall.
    if (!hasCode(error)) throw error;
    return undefined;
  } finally {
    solver?.free();
  }
}
