// What is known of f of several runs that go by it: looked up once for each search, and put together. Headless.

import { countUpTo, differentOf, haveF, largestF } from "./by-f.js";

/** @import { Run } from "../run/run.js" */

/** @typedef {{ search: number, length: number, fs: Float64Array | undefined }} Table */

const END = Number.POSITIVE_INFINITY;

/** Whether all of a search is known. @param {Run} run */
export const isComplete = (run) => !run.error && !run.isStopped && !run.isSearching;

export class FOfRuns {
  #runs;
  /** What is known, by run. @type {WeakMap<Run, Table>} */
  #tables = new WeakMap();
  /** The different f of all runs, and the tables that they are from. @type {{ of: readonly Float64Array[], fs: Float64Array }} */
  #all = { of: [], fs: new Float64Array() };

  /** @param {() => readonly Run[]} runs */
  constructor(runs) {
    this.#runs = runs;
  }

  /** Whether every search goes by f, and it was not too long to look them up. */
  get areKnown() {
    return haveF(this.#runs()) && this.#runs().every((run) => !isComplete(run) || this.of(run));
  }

  /** The largest f up to each step of a run; none where there is no complete search. @param {Run} run */
  of(run) {
    if (!isComplete(run)) return undefined;
    const known = this.#tables.get(run);
    const isKnown = known?.search === run.searches && known.length === run.length;
    if (isKnown || run.isAsleep) return known?.fs;
    const fs = largestF(run);
    this.#tables.set(run, { search: run.searches, length: run.length, fs });
    return fs;
  }

  /** The cost model, which is that of all runs where they are aligned by f. */
  get #model() {
    return this.#runs()[0].options;
  }

  /** All f that a run takes, in order. */
  get different() {
    const of = this.#runs().flatMap((run) => this.of(run) ?? []);
    const isSame = of.length === this.#all.of.length && of.every((fs, index) => fs === this.#all.of[index]);
    if (!isSame) this.#all = { of, fs: differentOf(of, this.#model) };
    return this.#all.fs;
  }

  /** How many of them do not exceed an f. @param {number} f */
  countUpTo(f) {
    return countUpTo(this.different, f, this.#model);
  }

  // Positions count the different f. How many of its steps a run has taken at each of them is looked up.

  /** Which step a run shows at a position. @param {Run} run @param {number} position */
  stepOf(run, position) {
    return position === 0
      ? 0
      : countUpTo(this.of(run) ?? new Float64Array(), this.different[position - 1], run.options);
  }

  /** The position at which a run has come to a step. @param {Run} run @param {number} step */
  positionAt(run, step) {
    const fs = this.of(run);
    return fs && step > 0 ? countUpTo(this.different, fs[Math.min(step, fs.length) - 1], run.options) : 0;
  }

  /** How many expansions of the run that makes most of them lie between two positions. @param {number} from @param {number} to */
  taken(from, to) {
    return Math.max(...this.#runs().map((run) => this.stepOf(run, to) - this.stepOf(run, from)));
  }

  /** The position that so many expansions lead to: by f they are made all or none. @param {number} from @param {number} due */
  reached(from, due) {
    const { length } = this.different;
    if (due === END) return length;
    let next = from;
    while (next < length && this.taken(from, next + 1) <= due) next++;
    return next;
  }
}
