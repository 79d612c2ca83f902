// Runs a program on boards, one after the other, in all the ways in which it may be meant, and says what goes wrong there.

import { failingOf } from "./failing.js";
import { Shortest } from "./shortest.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Ground } from "../program/execute.js"
 * @import { Failing } from "./failing.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Way } from "./ways-to-run.js"
 */

/**
 * @typedef {object} Refutation
 * @property {{ width: number, height: number, cells: Uint8Array }} board
 * @property {Coord} start
 * @property {Coord} goal
 * @property {number} [cost] What its path costs, in the unit of its cost model; absent if it returns none, or one that cannot be
 *   gone.
 * @property {number} optimum What a shortest path costs.
 * @property {Failing} fails
 * @property {number} [rounds] After how many rounds of its loops it was stopped, if it is endless.
 * @property {boolean} isCertain Whether it does so whatever the order in which it takes equal cells, as far as that was tried.
 * @property {Coord[]} steps The cells that it takes.
 * @property {Coord[]} [path] What it returns.
 */

/** How many boards with a path were tried, and how large they were at most. @typedef {{ count: number, width: number, height: number }} Tried */

export class BoardTrials {
  /** @type {Tried} */
  tried = { count: 0, width: 0, height: 0 };
  /** The first board on which it depends on the order of equal cells whether anything goes wrong. @type {Refutation | undefined} */
  doubtful;
  #options;
  #own;
  #others;
  #shortest;

  /** @param {Options} options @param {Way} own @param {Way[]} others In which other ways it can be run. */
  constructor(options, own, others) {
    this.#options = options;
    this.#own = own;
    this.#others = others;
    this.#shortest = new Shortest(options);
  }

  /** What goes wrong on a board; undefined if nothing does. @param {Ground} ground @param {Way[]} [others] @returns {Refutation | undefined} */
  examine(ground, others = this.#others) {
    const { width, height, cells, start, goal } = ground;
    const optimum = this.#shortest.on(ground);
    // To stay where it is shows nothing.
    if (!optimum) return undefined;
    const { tried } = this;
    this.tried = {
      count: tried.count + 1,
      width: Math.max(tried.width, width),
      height: Math.max(tried.height, height),
    };
    const ran = this.#own(ground);
    const failing = failingOf(this.#options, ground, ran, optimum);
    if (!failing) return undefined;
    const isCertain = others.every((way) => {
      const other = failingOf(this.#options, ground, way(ground), optimum);
      return other?.fails === failing.fails && other.cost === failing.cost;
    });
    const refuted = {
      board: { width, height, cells },
      ...{ start, goal, optimum, isCertain },
      ...failing,
      steps: ran.cells,
      ...(ran.path && { path: ran.path }),
    };
    if (!isCertain) this.doubtful ??= refuted;
    return refuted;
  }

  free() {
    this.#shortest.free();
  }
}
