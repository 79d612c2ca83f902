// "Trace it yourself": the reader takes the steps of a search one after another, and each is graded by what the rules
// allow after the reader's own choices. Headless.

import { isSame } from "../../core/board/board.js";
import { isInLine } from "../../rules/algorithms.js";
import { indexOf, WALL } from "../../rules/cells.js";
import { compare } from "./next-question.js";
import { ReaderSearch } from "./reader-search.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Miss, Numbers } from "./next-question.js"
 * @import { Ground } from "./plain-ground.js"
 */

/**
 * An attempt at a step: the cell, whether it counted as a step, and what was wrong with it if anything was.
 * @typedef {{ coord: Coord, isTaken: boolean, isShown: boolean, miss: Miss | undefined }} Attempt
 */

export class Trace {
  /** @type {Attempt[]} */
  attempts = [];
  search;

  #ground;
  options;
  #most;
  #grade;
  #begin;

  /**
   * @param {Ground} ground
   * @param {Options} options
   * @param {{ before?: Iterable<number>, steps?: number, grade?: "at-once" | "at-end" }} [how] The cells that were taken
   *   before, how many steps the reader takes, and when they are graded.
   */
  constructor(ground, options, { before = [], steps = Number.POSITIVE_INFINITY, grade = "at-once" } = {}) {
    this.#ground = ground;
    this.options = options;
    this.#grade = grade;
    this.search = new ReaderSearch(ground, options);
    for (const cell of before) this.search.take(cell);
    this.#begin = this.search.steps.length;
    this.#most = this.#begin + steps;
  }

  /** How many steps were taken. */
  get taken() {
    return this.search.steps.length - this.#begin;
  }

  get isDone() {
    return this.search.isOver || this.search.steps.length >= this.#most;
  }

  /** The cells that were taken, in turn. @returns {Coord[]} */
  get steps() {
    return this.search.steps.slice(this.#begin).map(({ cell }) => this.search.coordOf(cell));
  }

  /** How many steps the reader got right at the first attempt. */
  get right() {
    let count = 0;
    let isFirst = true;
    for (const { isTaken, isShown, miss } of this.attempts) {
      if (isFirst && isTaken && !miss && !isShown) count++;
      isFirst = isTaken;
    }
    return count;
  }

  get isRight() {
    return this.right === this.taken;
  }

  /** The cells that may be taken next. @returns {Coord[]} */
  get allowed() {
    return this.search.allowed().map((cell) => this.search.coordOf(cell));
  }

  /**
   * Takes a cell, if that is possible: graded at once, only one that is right; at the end, any open one.
   * @param {Coord} coord
   * @param {boolean} [isShown] Whether the reader had it shown.
   * @returns {Attempt}
   */
  take(coord, isShown = false) {
    const miss = this.missOf(coord);
    const canTake =
      !miss || (this.#grade === "at-end" && this.search.entries.get(indexOf(this.#ground, coord))?.isOpen);
    const attempt = { coord, isTaken: Boolean(canTake), isShown, miss };
    this.attempts.push(attempt);
    if (canTake) this.search.take(indexOf(this.#ground, coord));
    return attempt;
  }

  /** What is wrong with a cell; undefined if the rules allow it. @param {Coord} coord @returns {Miss | undefined} */
  missOf(coord) {
    const { allowed, search } = this;
    if (allowed.some((it) => isSame(it, coord))) return undefined;
    const cell = indexOf(this.#ground, coord);
    if (this.#ground.cells[cell] === WALL) return { kind: "wall" };
    const entry = search.entries.get(cell);
    if (!entry) return { kind: "untouched" };
    if (!entry.isOpen) return { kind: "closed", step: search.steps.findLastIndex((step) => step.cell === cell) + 1 };
    const [best] = allowed;
    return compare(this.numbersOf(coord), this.numbersOf(best), best, this.options);
  }

  /** The numbers of a cell that was reached, in the unit of the cost model. @param {Coord} coord @returns {Numbers} */
  numbersOf(coord) {
    const { scale } = this.search;
    const { g, h, f } = /** @type {Numbers} */ (this.search.entries.get(indexOf(this.#ground, coord)));
    // In line f is a place, and no cost.
    return { g: g / scale, h: h / scale, f: isInLine(this.options) ? f : f / scale };
  }

  /** How many other open cells have the f of a cell. @param {Coord} coord */
  equalTo(coord) {
    const own = this.search.entries.get(indexOf(this.#ground, coord));
    return this.search.open.filter(({ f, cell }) => f === own?.f && cell !== own.cell).length;
  }
}
