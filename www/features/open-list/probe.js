// The entries of the open list as they lie in its structure. The run's own search may be anywhere in its record, while
// only a search at the end of its record has the structure; so the same search is made again up to the step that is shown,
// a slice at a time. Headless.

import { solverOf } from "../../core/board/convert.js";
import { Pace } from "../../core/run/pace.js";
import { engineStart } from "../../engine.js";
import { entryOf } from "./open-cells-in-line.js";

/**
 * @import { Run } from "../../core/run/run.js"
 * @import { Solver, Taken } from "../../engine.js"
 * @import { Entry } from "./open-cells-in-line.js"
 */

/** On larger boards, and after more steps, repeating the search would take too much time and memory. */
export const MOST_CELLS = 1 << 20;
export const MOST_STEPS = 200_000;

/** How many entries have their numbers: ten levels of a heap. */
export const MOST_SHOWN = 1023;

/**
 * The structure of a side after a step, and what the step did to it.
 * @typedef {object} Stored
 * @property {number} position The step.
 * @property {Uint32Array} cells The cells in the structure.
 * @property {Entry[]} entries The first of them with their numbers, which are missing where a cell is open on both sides
 *   and the numbers are the other's.
 * @property {Uint32Array} order All open cells in the order in which they leave.
 * @property {{ cells: Uint32Array, order: Uint32Array } | undefined} before The same before the step; undefined before
 *   the first.
 * @property {Taken | undefined} taken What the step took, and what it changed.
 * @property {number} comparisons How often the step compared two entries.
 * @property {number} moves How often it put an entry in a place.
 */

/** Whether the search of a run can be repeated for its structure. @param {Run} run */
export const isProbeable = ({ board, position, error }) =>
  !error && board.cells.length <= MOST_CELLS && position <= MOST_STEPS;

export class Probe {
  /** @type {Solver | undefined} */
  #solver;
  /** The start of the engine that it belongs to. */
  #start = -1;
  /** What it repeats: a run, and which of its searches. @type {{ run: Run, searches: number } | undefined} */
  #of;
  #pace = new Pace();
  /** @type {{ side: 0 | 1, searches: number, run: Run, stored: Stored } | undefined} */
  #found;

  /** What is known without searching. @param {Run} run @param {0 | 1} side @returns {Stored | undefined} */
  known(run, side) {
    const found = this.#found;
    const isIt = found?.run === run && found.searches === run.searches && found.side === side;
    return isIt && found.stored.position === run.position ? found.stored : undefined;
  }

  /**
   * Goes on for a slice of time towards the step that the run shows.
   * @param {Run} run Its search can be repeated.
   * @param {0 | 1} side
   * @param {number} slice Milliseconds.
   * @returns {Stored | undefined} Undefined if it is not there yet.
   * @throws an error of the engine
   */
  ask(run, side, slice) {
    const known = this.known(run, side);
    if (known) return known;
    // The last step is made by itself, to see what was before it.
    const last = Math.max(0, run.position - 1);
    const solver = this.#solverFor(run, last);
    const goOn = (/** @type {number} */ count) => {
      solver.step(Math.min(count, last - solver.position));
      return solver.position < last;
    };
    if (solver.position < last && this.#pace.go(goOn, run.clock, slice)) return undefined;
    const stored = lastStep(solver, run.position, side);
    this.#found = { side, searches: run.searches, run, stored };
    return stored;
  }

  /** A solver at or before a step of the run's search. @param {Run} run @param {number} step */
  #solverFor(run, step) {
    const { searches, board, options } = run;
    const isLost = this.#start !== engineStart();
    const isOther = this.#of?.run !== run || this.#of.searches !== searches;
    if (this.#solver && !isLost && !isOther && this.#solver.position <= step) return this.#solver;
    this.release();
    this.#start = engineStart();
    this.#of = { run, searches };
    this.#solver = solverOf(board, options);
    this.#solver.step(0);
    return this.#solver;
  }

  /** Gives its memory back; what it has found stays. */
  release() {
    if (this.#start === engineStart()) this.#solver?.free();
    this.#solver = undefined;
    this.#pace = new Pace();
  }
}

/** Makes the last step, unless none is made. @param {Solver} solver @param {number} position @param {0 | 1} side @returns {Stored} */
function lastStep(solver, position, side) {
  const before = position > 0 ? { ...listsOf(solver, side), stats: solver.stats } : undefined;
  if (before) solver.step(1);
  const { stats } = solver;
  const lists = listsOf(solver, side);
  return {
    position,
    ...lists,
    entries: Array.from(lists.cells.subarray(0, MOST_SHOWN), (cell) => entryOf(solver, cell, side)),
    before,
    taken: solver.taken(),
    comparisons: stats.comparisons - (before?.stats.comparisons ?? 0),
    moves: stats.moves - (before?.stats.moves ?? 0),
  };
}

/** @param {Solver} solver At the end of its record. @param {0 | 1} side */
const listsOf = (solver, side) => ({
  cells: /** @type {Uint32Array} */ (solver.storage(side)),
  order: solver.openCells(MOST_CELLS, side),
});
