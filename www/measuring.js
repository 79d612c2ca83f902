// Measures how fast algorithms are on the board as it is, in a worker. Holds what was chosen and what came of it, so that
// panels can be made anew meanwhile, in another language for example.

import { report } from "./coded.js";
import { addressOf } from "./supplied.js";

/** @typedef {import("./measure-worker.js").Report} Report */
/** @typedef {import("./run/run.js").Run} Run */

/**
 * A sentence by its key, for any language, and what is said in it as the reason.
 * @typedef {{ key: import("./i18n/keys.js").Key, failure?: import("./measure-worker.js").Failure }} Sentence
 */

export class Measuring {
  /** The algorithms that the reader chose; until then they are the current one and the fastest. @type {Set<import("./measure-worker.js").Algorithm> | undefined} */
  chosen;
  /** How much is done, from 0 to 1; nothing while nothing is measured. @type {number | undefined} */
  share;
  /** What came of it last. @type {Report | undefined} */
  report;
  /** Why nothing came of it. @type {Sentence | undefined} */
  note;
  /** The search that the report is of, by its number. */
  #measured = -1;
  /** The search that is being measured. */
  #ordered = -1;
  #stop = () => {};
  #changed;

  /** @param {() => void} changed Is called when there is something new to be shown. */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {Run} run @returns {Set<import("./measure-worker.js").Algorithm>} The algorithms to be measured. */
  algorithms({ options }) {
    return this.chosen ?? new Set([options.algorithm, "fastest"]);
  }

  /** Whether the report is of another board or other options than those shown. @param {Run} run */
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
    this.#stop = startWorker(order, (answer) => this.#hear(answer));
  }

  /** @param {import("./measure-worker.js").Answer | undefined} answer Nothing where there can be no worker. */
  #hear(answer) {
    if (!answer) return this.end({ key: "measure.failed" });
    if ("failure" in answer) return this.end({ key: "measure.broken", failure: answer.failure });
    if ("share" in answer) {
      this.share = answer.share;
      this.#changed();
      return;
    }
    this.report = answer.report;
    this.#measured = this.#ordered;
    this.end();
  }

  /** Ends what goes on, if anything does. @param {Sentence} [note] */
  end(note) {
    this.#stop();
    this.#stop = () => {};
    this.share = undefined;
    this.note = note;
    this.#changed();
  }

  /** Ends what goes on if it is no longer of what is shown. @param {Run} run */
  check({ searches }) {
    if (this.share !== undefined && this.#ordered !== searches) this.end({ key: "measure.interrupted" });
  }
}

/**
 * The policy for addresses of scripts, for pages that trust no plain ones. It can be made only once.
 * @type {{ createScriptURL(address: string): string } | undefined}
 */
let policy;

/** The worker stands beside star-step.js, so that the address holds in the bundle as well. */
function makeWorker() {
  try {
    return new Worker(new URL("./measure-worker.js", import.meta.url), { type: "module" });
  } catch (error) {
    // The page trusts no plain addresses, or allows no worker at all.
    const { trustedTypes } = /** @type {{ trustedTypes?: any }} */ (globalThis);
    if (!trustedTypes) throw error;
    policy ??= trustedTypes.createPolicy("starstep", { createScriptURL: (/** @type {string} */ address) => address });
    // By way of the scenarios, which lie beside it: bundlers, which have set the address above, leave this one alone.
    const address = new URL("../measure-worker.js", addressOf("trap"));
    return new Worker(policy?.createScriptURL(String(address)) ?? "", { type: "module" });
  }
}

/**
 * @param {import("./measure-worker.js").Order} order
 * @param {(answer: import("./measure-worker.js").Answer | undefined) => void} hear Called later, and not after the end.
 * @returns {() => void} Ends it.
 */
function startWorker(order, hear) {
  const end = new AbortController();
  const { signal } = end;
  /** @type {Worker} */
  let worker;
  try {
    worker = makeWorker();
  } catch {
    // Pages of other origins and sandboxed frames may have no worker.
    queueMicrotask(() => signal.aborted || hear(undefined));
    return () => end.abort();
  }
  signal.addEventListener("abort", () => worker.terminate());
  worker.addEventListener("message", ({ data }) => hear(data), { signal });
  const failing = (/** @type {Partial<ErrorEvent>} */ { message }) => {
    // A script that cannot be loaded has no message. One that fails is a mistake, which ends with the worker otherwise.
    if (message) report(new Error(message));
    hear(undefined);
  };
  worker.addEventListener("error", failing, { signal });
  worker.postMessage(order);
  return () => end.abort();
}
