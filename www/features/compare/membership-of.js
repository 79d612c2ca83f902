// Which of several searches on one board have taken a cell by the steps at which they stand. A cell counts as taken once it
// was expanded, however often, and stays so if it is opened again. Headless.

/** @import { Run } from "../../core/run/run.js" */

/** From how many steps on, as a share of the cells, all cells are looked at instead of those of the steps. */
const FAR = 0.15;

/** The step at which a run stands. A search that cannot begin has taken nothing. @param {Run} run */
const stepOf = ({ error, position }) => (error ? 0 : position);

/**
 * How far a search is followed.
 * @typedef {object} Followed
 * @property {Run} run
 * @property {number} searches The search, by its number.
 * @property {Uint32Array} order The cells in the order in which it takes them, as far as it was recorded when this was asked for.
 * @property {Uint32Array} firsts The step at which it takes each cell first, from 1; 0 if it does not.
 * @property {number} step The step up to which cells count as taken.
 */

export class Membership {
  /** For each cell, bit k says whether run k has taken it. */
  masks = new Uint8Array(0);
  /** How many cells have each mask. */
  counts = new Uint32Array(0);
  /** @type {Followed[]} */
  #followed = [];

  /**
   * Follows the runs to the steps at which they stand, in time proportional to the steps in between.
   * @param {readonly Run[]} runs On the same board.
   * @returns {Uint32Array[] | undefined} The cells that may have changed; undefined if any may have.
   */
  follow(runs) {
    const size = runs[0].board.cells.length;
    const isOther =
      size !== this.masks.length ||
      runs.length !== this.#followed.length ||
      runs.some((run, index) => {
        const { run: known, searches } = this.#followed[index];
        return run !== known || run.searches !== searches;
      });
    if (isOther) this.#begin(runs, size);
    const targets = runs.map(stepOf);
    const far = targets.reduce((sum, to, index) => sum + Math.abs(to - this.#followed[index].step), 0);
    for (const [index, followed] of this.#followed.entries()) {
      if (targets[index] > followed.order.length) extend(followed, runs[index].solver.expansionOrder());
    }
    if (far > size * FAR) {
      this.#recount(targets);
      return undefined;
    }
    const changed = this.#followed.map((followed, index) => this.#move(followed, index, targets[index]));
    return isOther ? undefined : changed;
  }

  /** The step at which each run has taken a cell first, 0 for those that have not. @param {number} cell @returns {number[]} */
  stepsAt(cell) {
    return this.#followed.map(({ firsts, step }) => (firsts[cell] <= step ? firsts[cell] : 0));
  }

  /** @param {readonly Run[]} runs @param {number} size */
  #begin(runs, size) {
    this.masks = new Uint8Array(size);
    this.counts = new Uint32Array(1 << runs.length);
    this.counts[0] = size;
    this.#followed = runs.map((run) => ({
      run,
      searches: run.searches,
      order: NONE,
      firsts: new Uint32Array(size),
      step: 0,
    }));
  }

  /** Goes through all cells, in their order, which is faster than to follow long ways from cell to cell. @param {readonly number[]} targets */
  #recount(targets) {
    const { masks, counts } = this;
    masks.fill(0);
    for (const [index, followed] of this.#followed.entries()) {
      const { firsts } = followed;
      const [bit, to] = [1 << index, targets[index]];
      for (let cell = 0; cell < masks.length; cell++) {
        const first = firsts[cell];
        if (first > 0 && first <= to) masks[cell] |= bit;
      }
      followed.step = to;
    }
    counts.fill(0);
    for (let cell = 0; cell < masks.length; cell++) counts[masks[cell]]++;
  }

  /** @param {Followed} followed @param {number} index @param {number} to @returns {Uint32Array} The cells of the steps in between. */
  #move(followed, index, to) {
    const { masks, counts } = this;
    const { order, firsts, step: from } = followed;
    const bit = 1 << index;
    const [begin, end] = from < to ? [from, to] : [to, from];
    for (let step = begin; step < end; step++) {
      const cell = order[step];
      if (firsts[cell] !== step + 1) continue;
      counts[masks[cell]]--;
      masks[cell] ^= bit;
      counts[masks[cell]]++;
    }
    followed.step = to;
    return order.subarray(begin, end);
  }
}

const NONE = new Uint32Array(0);

/** A search has gone on. @param {Followed} followed @param {Uint32Array} order */
function extend(followed, order) {
  const { firsts } = followed;
  for (let step = followed.order.length; step < order.length; step++) {
    if (firsts[order[step]] === 0) firsts[order[step]] = step + 1;
  }
  followed.order = order;
}
