// A test that is being taken: its questions, what was answered and when, and which question is next. Headless.

import { signOf } from "./knowledge-test.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Item } from "./knowledge-test.js"
 * @import { Sign } from "./signs.js"
 * @import { SolverClass } from "./test-boards.js"
 */

/**
 * An answer. With neither choice nor cell, the reader had it shown.
 * @typedef {object} Given
 * @property {boolean} right
 * @property {number} [choice] Which of the choices, from 0.
 * @property {Coord} [cell] The cell that was picked.
 * @property {number} seconds How long after the beginning of the test.
 *
 * How far a test is.
 * @typedef {{ seed: number, place: number, answers: (Given | undefined)[], seconds: number }} Progress
 */

export class Taking {
  /** @type {Item[]} */
  items;
  seed;
  /** Which question is asked. */
  place = 0;
  /** The first answer to each question. @type {(Given | undefined)[]} */
  answers = [];
  #begun;
  #time;

  /**
   * @param {Item[]} items
   * @param {number} seed
   * @param {Progress} [progress] How far it was before a reload.
   * @param {() => number} [time] Milliseconds.
   */
  constructor(items, seed, progress, time = () => performance.now()) {
    this.items = items;
    this.seed = seed;
    this.place = progress?.place ?? 0;
    this.answers = progress?.answers ?? [];
    this.#time = time;
    this.#begun = time() - 1000 * (progress?.seconds ?? 0);
  }

  get item() {
    return this.items[this.place];
  }

  get isLast() {
    return this.place === this.items.length - 1;
  }

  /** Whether the question that is asked has been answered. */
  get isAnswered() {
    return this.answers[this.place] !== undefined;
  }

  /** How many answers were right. */
  get right() {
    return this.answers.filter((answer) => answer?.right).length;
  }

  /** @returns {Progress} */
  get progress() {
    const { seed, place, answers } = this;
    return { seed, place, answers, seconds: this.#seconds };
  }

  /** To a tenth: enough to tell a guess from a thought. */
  get #seconds() {
    return Math.max(0, Math.round((this.#time() - this.#begun) / 100) / 10);
  }

  /** Keeps an answer, if it is the first one to the question. @param {{ right: boolean, choice?: number, cell?: Coord }} answer */
  answer({ right, choice, cell }) {
    this.answers[this.place] ??= { right, choice, cell, seconds: this.#seconds };
  }
}

/**
 * The misconception of which each answer is a sign; none of those that are right.
 * @param {Item[]} items
 * @param {readonly (Given | undefined)[]} answers
 * @param {SolverClass} Solver
 * @returns {(Sign | undefined)[]}
 */
export const signsOf = (items, answers, Solver) =>
  items.map((item, index) => signOf(item, answers[index] ?? {}, Solver));
