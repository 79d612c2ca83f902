// What a shortest path costs, for comparison with the one that was found. Where the options do not promise that it is
// one, that takes another search, which is not sliced: so it waits for a rest on larger boards, and is not made on the
// largest.

/** Up to so many cells it is looked for at once, which takes a few milliseconds. */
const QUICK_CELLS = 1 << 16;
/** Up to so many when nothing has changed for a while, and on larger boards not at all. */
const CHECKED_CELLS = 1 << 18;
/** How long nothing must have changed, in milliseconds. */
const REST = 250;

export class Comparison {
  /** The cost of a shortest path, as far as it is known. @type {number | undefined} */
  shortest;
  /** Since when a path waits to be compared. @type {number | undefined} */
  #since;

  forget() {
    this.shortest = undefined;
    this.#since = undefined;
  }

  /**
   * A path was found.
   * @param {import("../engine.js").Solver} solver
   * @param {number | undefined} cost
   * @param {number} now Milliseconds.
   */
  begin(solver, cost, now) {
    const cells = solver.width * solver.height;
    if (solver.promisesShortest) this.shortest = cost;
    else if (cells <= QUICK_CELLS) this.shortest = solver.shortestCost();
    else if (cells <= CHECKED_CELLS) this.#since = now;
  }

  /** Whether a path waits to be compared. */
  get isWaiting() {
    return this.#since !== undefined;
  }

  /** Compares a path that has waited long enough. @param {import("../engine.js").Solver} solver @param {number} now @returns {boolean} Whether it did. */
  tick(solver, now) {
    if (this.#since === undefined || now - this.#since < REST) return false;
    this.#since = undefined;
    this.shortest = solver.shortestCost();
    return true;
  }
}
