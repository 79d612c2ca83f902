// The cost of a shortest path, to compare with the path that was found. If the options do not promise a shortest path,
// this takes another search, which is not sliced: so on larger boards it waits until nothing changes, and on the
// largest it is not made.

/** @import { Solver } from "../../engine.js" */

/** Up to this many cells it is computed at once, which takes a few milliseconds. */
const QUICK_CELLS = 1 << 16;
/** Up to this many when nothing has changed for a while, and on larger boards not at all. */
const CHECKED_CELLS = 1 << 18;
/** How long nothing must have changed, in milliseconds. */
const REST = 250;

export class Comparison {
  /** The cost of a shortest path, if known. @type {number | undefined} */
  shortest;
  /** Since when a path has been waiting to be compared. @type {number | undefined} */
  #since;

  forget() {
    this.shortest = undefined;
    this.#since = undefined;
  }

  /**
   * A path was found.
   * @param {Solver} solver
   * @param {number | undefined} cost
   * @param {number} now Milliseconds.
   */
  begin(solver, cost, now) {
    const cells = solver.width * solver.height;
    if (solver.promisesShortest) this.shortest = cost;
    else if (cells <= QUICK_CELLS) this.shortest = solver.shortestCost();
    else if (cells <= CHECKED_CELLS) this.#since = now;
  }

  /** Whether a path is waiting to be compared. */
  get isWaiting() {
    return this.#since !== undefined;
  }

  /** Compares a path that has waited long enough. @param {Solver} solver @param {number} now @returns {boolean} Whether it did. */
  tick(solver, now) {
    if (this.#since === undefined || now - this.#since < REST) return false;
    this.#since = undefined;
    this.shortest = solver.shortestCost();
    return true;
  }
}
