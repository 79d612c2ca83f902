// What a search does that takes the cells of a log, whatever it keeps its open cells in. It is worked out once, and then
// thousands of heaps are asked whether they give out these cells.

import { Follower } from "./follow-log.js";
import { Reading } from "./logged-numbers.js";

/** @import { Subject, Trial } from "./trying.js" */

/** @typedef {{ cell: number, g: number, h: number, direction: number, isNew: boolean }} Change */
/**
 * @typedef {object} Moment
 * @property {Change[]} changes What the step before put into the list or gave a better g, in the order of some ranks.
 * @property {number[]} [ranks] Of which ranks.
 * @property {boolean} isLast Whether the search cannot go on as the log does: it is over, or the cell or its g is another.
 */

export class Followed {
  /** It has taken as many cells as there are moments, less one; nobody else may follow anything meanwhile. */
  follower;

  /** @type {Moment[]} */
  #moments = [];
  /** For each cell the steps from which on it can be taken, and cannot be taken, by turns. @type {Map<number, number[]>} */
  #turns = new Map();
  #trail;
  #reading;
  #hOf;

  /**
   * @param {Subject} subject
   * @param {Trial} trial
   * @param {number} estimate
   */
  constructor(subject, { rules, estimates }, estimate) {
    this.follower = new Follower(subject.field, rules, subject.store, estimates);
    this.#trail = subject.trail;
    this.#reading = new Reading(subject.trail.numbers, rules);
    this.#hOf = estimates[estimate]?.of ?? (() => 0);
    this.#note([]);
  }

  /** What the last step did. @param {number[]} taken The cell that it took. */
  #note(taken) {
    const { follower } = this;
    const step = this.#moments.length;
    const changes = follower.changes.map((change) => ({ ...change, h: this.#hOf(change.cell) }));
    for (const cell of [...taken, ...changes.map(({ cell }) => cell)]) {
      const turns = this.#turns.get(cell) ?? [];
      if (turns.length % 2 !== Number(follower.has(cell))) turns.push(step);
      this.#turns.set(cell, turns);
    }
    this.#moments.push({ changes, isLast: !this.#canTake(step) });
  }

  /** Whether the search can take the log's next cell, and its g is the one that was printed. @param {number} step */
  #canTake(step) {
    const { follower } = this;
    const { cells, numbers } = this.#trail;
    if (step >= cells.length || follower.isFound || !follower.has(cells[step])) return false;
    if (!numbers.any || step === 0 || follower.isStale(cells[step])) return true;
    return this.#reading.agrees("g", numbers.steps[step].g, follower.gOf(cells[step]));
  }

  /** The state before a step, which the one before has led to. @param {number} step @param {number[]} ranks The order of neighbors. */
  before(step, ranks) {
    if (step === this.#moments.length) {
      const cell = this.#trail.cells[step - 1];
      this.follower.take(cell);
      this.#note([cell]);
    }
    const moment = this.#moments[step];
    if (moment.ranks !== ranks) moment.changes.sort((a, b) => ranks[a.direction] - ranks[b.direction]);
    moment.ranks = ranks;
    return moment;
  }

  /** Whether a cell could be taken at a step. @param {number} cell @param {number} step */
  has(cell, step) {
    const turns = this.#turns.get(cell) ?? [];
    let count = turns.length;
    while (count > 0 && turns[count - 1] > step) count--;
    return count % 2 === 1;
  }
}
