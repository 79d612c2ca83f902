// A search whose every step is chosen by a reader. Where the rules leave several cells open, the reader's choice is
// followed, so what comes next depends on it; the engine follows its own order. Headless, and without the engine.

import { isPlain } from "../../rules/algorithms.js";
import { comparesClosed, improves } from "../../rules/better-ways.js";
import { coordOf, indexOf } from "../../rules/cells.js";
import { priorityOf, signOfH } from "../../rules/order.js";
import { estimateAt, movesFrom, scaleOf } from "./plain-ground.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Ground } from "./plain-ground.js"
 */

/**
 * A cell that the search has reached: its costs in units, how many cells were opened before it, and the cell that its g
 * comes from.
 * @typedef {{ cell: number, g: number, h: number, f: number, order: number, parent: number | undefined, isOpen: boolean }} Entry
 *
 * What a step did: the cell that it took, and those that it opened, improved or opened again.
 * @typedef {{ cell: number, opened: number[], improved: number[], reopened: number[] }} Step
 */

/** Whether a reader can make the search: one cell at a time from one list. In a heap that leaves improved cells where they are, the order depends on it. @param {Options} options */
export const canFollow = (options) => isPlain(options) && options.decreaseKey;

export class ReaderSearch {
  /** The cells that were reached. @type {Map<number, Entry>} */
  entries = new Map();
  /** The steps so far. @type {Step[]} */
  steps = [];
  /** Whether it has reached the goal. */
  isFound = false;

  #ground;
  #options;
  #orders = 0;

  /** @param {Ground} ground @param {Options} options Of a search that `canFollow`. */
  constructor(ground, options) {
    this.#ground = ground;
    this.#options = options;
    this.#put(this.indexOf(ground.start), 0, undefined);
  }

  /** @param {Coord} coord */
  indexOf(coord) {
    return indexOf(this.#ground, coord);
  }

  /** @param {number} cell @returns {Coord} */
  coordOf(cell) {
    return coordOf(this.#ground, cell);
  }

  /** What is to be divided by to get costs in the unit of the model. */
  get scale() {
    return scaleOf(this.#options);
  }

  get isOver() {
    return this.isFound || this.open.length === 0;
  }

  /** @returns {Entry[]} */
  get open() {
    return [...this.entries.values()].filter(({ isOpen }) => isOpen);
  }

  /** The cells that the rules allow to be taken next: none once it is over. @returns {number[]} */
  allowed() {
    const { open } = this;
    if (this.isFound || open.length === 0) return [];
    const first = open.reduce((best, entry) => (this.#compare(entry, best) < 0 ? entry : best));
    return open.filter((entry) => this.#compare(entry, first) === 0).map(({ cell }) => cell);
  }

  /** Which of two open cells comes first; 0 where only the order of opening decides. @param {Entry} a @param {Entry} b */
  #compare(a, b) {
    return a.f - b.f || signOfH(this.#options) * (a.h - b.h);
  }

  /**
   * Takes a cell, whether it is allowed or not.
   * @param {number} cell An open one.
   * @returns {Step}
   */
  take(cell) {
    const taken = /** @type {Entry} */ (this.entries.get(cell));
    taken.isOpen = false;
    /** @type {Step} */
    const step = { cell, opened: [], improved: [], reopened: [] };
    this.steps.push(step);
    const goal = this.indexOf(this.#ground.goal);
    this.isFound = cell === goal;
    if (this.isFound) return step;
    for (const [next, cost] of movesFrom(this.#ground, this.#options, cell)) this.#look(next, taken.g + cost, step);
    this.isFound = this.#options.stopWhen === "goal-opened" && step.opened.includes(goal);
    return step;
  }

  /** Looks at a neighbor. @param {number} cell @param {number} g By way of the cell taken. @param {Step} step */
  #look(cell, g, step) {
    const known = this.entries.get(cell);
    if (!known) {
      this.#put(cell, g, step.cell);
      step.opened.push(cell);
      return;
    }
    if (g >= known.g || !(known.isOpen ? improves : comparesClosed)(this.#options)) return;
    (known.isOpen ? step.improved : step.reopened).push(cell);
    // A cell that is open keeps its place in the order of opening.
    this.#put(cell, g, step.cell, known.isOpen ? known.order : undefined);
  }

  /** @param {number} cell @param {number} g @param {number | undefined} parent @param {number} [order] */
  #put(cell, g, parent, order = this.#orders++) {
    const h = estimateAt(this.#ground, this.#options, cell);
    const f = priorityOf(this.#options, { g, h, order });
    this.entries.set(cell, { cell, g, h, f, order, parent, isOpen: true });
  }
}
