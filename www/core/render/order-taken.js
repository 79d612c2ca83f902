// The order in which a search has taken its cells: at any step, when each of them was taken last. Headless.

/** @import { Run } from "../run/run.js" */

/** What is known of each run. @type {WeakMap<Run, Taking>} */
const known = new WeakMap();

/** When a run takes its cells: found once for all that ask. @param {Run} run */
export function takingOf(run) {
  const taking = known.get(run) ?? new Taking();
  known.set(run, taking);
  return taking;
}

export class Taking {
  /** @type {Uint32Array} */
  #order = new Uint32Array(0);
  #askedFor = "";
  #searches = -1;
  /** The step at which each cell was taken last, up to `#step`; 0 if it was not. @type {Uint32Array | undefined} */
  #steps;
  #step = 0;
  /** Where a cell is taken again: when it was taken before. @type {Map<number, number>} */
  #earlier = new Map();

  /** The cells in the order of the whole search, as far as it has got. @param {Run} run */
  order({ solver, searches, length, revision, isSearching }) {
    // A search that goes on is longer in each frame, and begins as it did before.
    const askedFor = [searches, isSearching ? revision : length].join();
    if (askedFor !== this.#askedFor) this.#order = solver.expansionOrder();
    if (searches !== this.#searches) this.#steps = undefined;
    [this.#askedFor, this.#searches] = [askedFor, searches];
    return this.#order;
  }

  /** When each cell was taken last, from 1; 0 for those not taken yet. @param {Run} run */
  steps(run) {
    const order = this.order(run);
    const { position, board } = run;
    if (this.#steps?.length !== board.cells.length) {
      this.#steps = new Uint32Array(board.cells.length);
      this.#step = 0;
      this.#earlier.clear();
    }
    const steps = this.#steps;
    for (; this.#step < position; this.#step++) {
      const cell = order[this.#step];
      if (steps[cell] > 0) this.#earlier.set(this.#step, steps[cell]);
      steps[cell] = this.#step + 1;
    }
    while (this.#step > position) {
      this.#step--;
      steps[order[this.#step]] = this.#earlier.get(this.#step) ?? 0;
    }
    return steps;
  }
}
