// The searches of a ladder: one for each value of an option, in solvers of their own, a little at a time. What they found
// stays known, and each can be shown at any step. Headless.

import { solverOf } from "../../../core/board/convert.js";
import { hasCode } from "../../../core/engine/errors.js";
import { Pace } from "../../../core/run/pace.js";
import { countUpTo, haveF, largestF } from "../../../core/session/by-f.js";
import { engineStart } from "../../../engine.js";
import { OF_RULES, optionsOf } from "./ladder-values.js";

/**
 * @import { Board } from "../../../core/board/board.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Options, Solver } from "../../../engine.js"
 * @import { Key, Value } from "./ladder-values.js"
 */

/** Boards of more cells have no ladder: all of its searches are kept. */
export const MOST_CELLS = 512 * 512;

/**
 * What a search came to.
 * @typedef {object} Result
 * @property {number} taken How many cells it has taken; more than once counts each time.
 * @property {number} reopened How many of them were opened again.
 * @property {number} work Comparisons and moves in the open list.
 * @property {number} [cost] Of its path; nothing if there is none.
 * @property {number} [shortest] Of a shortest path under the same rules.
 */

/**
 * @typedef {object} Rung
 * @property {Value} value
 * @property {Options} options
 * @property {Result} [result] Once the search has ended.
 * @property {Error} [error] Why there is none.
 */

/** @typedef {Rung & { solver?: Solver, fs?: Float64Array, pace: Pace }} Climbed */

export class Climbing {
  /** @type {Climbed[]} */
  #rungs = [];
  /** @type {Board | undefined} */
  #board;
  /** Whether the shortest path is the same for all. */
  #isOneProblem = true;
  /** The start of the engine that the solvers belong to. */
  #start = engineStart();

  /** @returns {readonly Rung[]} */
  get rungs() {
    return this.#rungs;
  }

  /** Whether all searches have ended, or cannot begin. */
  get isDone() {
    return this.#rungs.every(({ result, error }) => result || error);
  }

  /** Whether the solvers are lost, because the engine was restarted. */
  get isLost() {
    return this.#rungs.length > 0 && this.#start !== engineStart();
  }

  /**
   * Begins the searches, and gives up those before.
   * @param {Board} board
   * @param {Options} options
   * @param {Key} key
   * @param {readonly Value[]} values
   */
  begin(board, options, key, values) {
    this.release();
    this.#board = board;
    this.#isOneProblem = !OF_RULES.includes(key);
    this.#start = engineStart();
    this.#rungs = values.map((value) => ({ value, options: optionsOf(key, value, options), pace: new Pace() }));
  }

  /** Gives up all searches and the memory that they use. */
  release() {
    // Those of another start of the engine cannot be freed, and need not be.
    for (const { solver } of this.#rungs) solver?.free();
    this.#rungs = [];
  }

  /**
   * Continues the first search that has not ended.
   * @param {() => number} clock Milliseconds.
   * @param {number} slice How many milliseconds it may take.
   * @returns {Rung | undefined} The search, if it has ended by this.
   */
  work(clock, slice) {
    const rung = this.#rungs.find(({ result, error }) => !result && !error);
    if (!rung || !this.#board) return undefined;
    try {
      const solver = rung.solver ?? solverOf(this.#board, rung.options);
      rung.solver = solver;
      if (rung.pace.go((count) => solver.step(count) === "searching", clock, slice)) return undefined;
      rung.result = this.#resultOf(rung, solver);
    } catch (error) {
      if (!hasCode(error)) throw error;
      rung.error = error;
      rung.solver?.free();
      rung.solver = undefined;
    }
    return rung;
  }

  /** @param {Climbed} rung @param {Solver} solver @returns {Result} */
  #resultOf({ options }, solver) {
    const { expanded: taken, reopened, comparisons, moves, pathCost: cost } = solver.stats;
    const isSame = (/** @type {Rung} */ { result, options: { diagonal, costs, penalties } }) =>
      result &&
      (this.#isOneProblem ||
        [diagonal, costs, penalties].join() === [options.diagonal, options.costs, options.penalties].join());
    const known = this.#rungs.find(isSame)?.result;
    const isKnown = known && known.shortest !== undefined;
    const shortest =
      cost === undefined
        ? undefined
        : isKnown
          ? known.shortest
          : solver.promisesShortest
            ? cost
            : solver.shortestCost();
    return { taken, reopened, work: comparisons + moves, cost, shortest };
  }

  /**
   * Shows a search at the step of a clock, and says which it is.
   * @param {Rung} rung One of these.
   * @param {{ isAtEnd: boolean, step: number, f?: number, costs?: Options["costs"] }} clock Where it stands; its f, in the unit
   *   of these costs, counts before the step.
   * @returns {{ solver: Solver, position: number, isAtEnd: boolean } | undefined} Nothing before the search has ended.
   */
  show(rung, { isAtEnd, step, f, costs }) {
    const climbed = /** @type {Climbed} */ (rung);
    const { solver, result } = climbed;
    if (!solver || !result || this.isLost || !this.#board) return undefined;
    const { length } = solver;
    let position = isAtEnd ? length : Math.min(step, length);
    if (!isAtEnd && f !== undefined && climbed.options.costs === costs && haveF([climbed])) {
      const record = { solver, position: length, length, board: this.#board };
      climbed.fs ??= largestF(/** @type {Run} */ (/** @type {unknown} */ (record)));
      if (climbed.fs) position = countUpTo(climbed.fs, f, climbed.options);
    }
    if (solver.position !== position) solver.seek(position);
    return { solver, position, isAtEnd: position === length };
  }
}
