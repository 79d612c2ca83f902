// Measures how fast algorithms are on the current board, in a worker. Holds what was chosen and the results, so that
// panels can be rebuilt meanwhile, for example in another language.

import { FASTEST } from "../../rules/algorithms.js";
import { startWorker } from "../../working.js";

/**
 * @import { Failure } from "../../core/engine/errors.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Algorithm, Answer, Report } from "./measure-times.js"
 */

/**
 * A sentence by its key, for any language, and the reason given in it.
 * @typedef {{ key: Key, failure?: Failure }} Sentence
 */

export class Measuring {
  /** The algorithms that the reader chose; until then, the current one and the fastest. @type {Set<Algorithm> | undefined} */
  chosen;
  /** How much is done, from 0 to 1; undefined while nothing is measured. @type {number | undefined} */
  share;
  /** The latest results. @type {Report | undefined} */
  report;
  /** Why there are no results. @type {Sentence | undefined} */
  note;
  /** The search that the report is about, by its number. */
  #measured = -1;
  /** The search that is being measured. */
  #ordered = -1;
  #stop = () => {};
  #changed;

  /** @param {() => void} changed Called when there is something new to show. */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {Run} run @returns {Set<Algorithm>} The algorithms to be measured. */
  algorithms({ options }) {
    return this.chosen ?? new Set([options.algorithm, FASTEST]);
  }

  /** Whether the report is about another board or other options than those shown. @param {Run} run */
  isOld({ searches }) {
    return this.report !== undefined && this.#measured !== searches;
  }

  /** @param {Run} run */
  begin(run) {
    const algorithms = [...this.algorithms(run)];
    if (algorithms.length === 0) return this.end({ key: "measure.none" });
    this.#ordered = run.searches;
    this.share = 0;
    this.note = undefined;
    const { width, height, cells, start, goal, origin } = run.board;
    const order = { board: { width, height, cells, start, goal, origin }, options: run.options, algorithms };
    this.#stop = startWorker(order, (/** @type {Answer | undefined} */ answer) => this.#hear(answer));
  }

  /** @param {Answer | undefined} answer Undefined if there can be no worker. */
  #hear(answer) {
    if (!answer) return this.end({ key: "measure.failed" });
    if ("failure" in answer) return this.end({ key: "measure.broken", failure: answer.failure });
    if ("share" in answer) {
      this.share = answer.share;
      this.#changed();
      return;
    }
    if ("report" in answer) this.report = answer.report;
    this.#measured = this.#ordered;
    this.end();
  }

  /** Ends the measurement in progress, if any. @param {Sentence} [note] */
  end(note) {
    this.#stop();
    this.#stop = () => {};
    this.share = undefined;
    this.note = note;
    this.#changed();
  }

  /** Ends the measurement in progress if it is no longer about what is shown. @param {Run} run */
  check({ searches }) {
    if (this.share !== undefined && this.#ordered !== searches) this.end({ key: "measure.interrupted" });
  }
}
