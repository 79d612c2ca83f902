// Which searches on many boards are wanted, which are on their way, and what they came to: begun again whenever board, runs or
// seed have changed and rest. Knows no document.

import { startSample } from "./many-boards-working.js";

/**
 * @import { Failure } from "../../../core/engine/errors.js"
 * @import { Message } from "./many-boards-working.js"
 * @import { Order, Sample } from "./sample.js"
 */

/** How long everything must rest until it begins, in milliseconds. */
const REST = 400;

export class Sampling {
  /** What came of it. @type {Sample | undefined} */
  sample;
  /** How much is done, from 0 to 1; undefined while nothing is. @type {number | undefined} */
  share;
  /** Why there is nothing. @type {"canceled" | "failed" | undefined} */
  reason;
  /** Why the engine refuses. @type {Failure | undefined} */
  failure;
  /** What is wanted. */
  #key = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #stop = () => {};
  #changed;
  #start;

  /** @param {() => void} changed Called when there is something new to show. @param {typeof startSample} [start] */
  constructor(changed, start = startSample) {
    this.#changed = changed;
    this.#start = start;
  }

  /**
   * What is wanted now. It begins when it has been wanted for a moment.
   * @param {string} key Another one for another order; empty for none.
   * @param {() => Order | undefined} order What it is then; undefined if it must wait until it is wanted again.
   */
  want(key, order) {
    if (key === this.#key) return;
    this.end();
    this.#key = key;
    if (key !== "") this.#timer = setTimeout(() => this.#begin(order), REST);
  }

  /** Begins at once. @param {Order} order */
  again(order) {
    const key = this.#key;
    this.end();
    this.#key = key;
    this.#begin(() => order);
  }

  /** @param {() => Order | undefined} make */
  #begin(make) {
    const order = make();
    if (!order) {
      this.#key = "";
      return this.#changed();
    }
    this.share = 0;
    this.#stop = this.#start(order, (message) => this.#hear(message));
    this.#changed();
  }

  /** @param {Message | undefined} message */
  #hear(message) {
    if (message && "share" in message) this.share = message.share;
    else {
      this.#stop();
      this.share = undefined;
      if (!message) this.reason = "failed";
      else if ("failure" in message) this.failure = message.failure;
      else this.sample = message.sample;
    }
    this.#changed();
  }

  /** The reader does not want to wait. */
  cancel() {
    const key = this.#key;
    this.end();
    this.#key = key;
    this.reason = "canceled";
    this.#changed();
  }

  /** Ends what is on its way, and forgets what came of it. */
  end() {
    clearTimeout(this.#timer);
    this.#stop();
    this.#stop = () => {};
    this.#key = "";
    this.sample = this.share = this.reason = this.failure = undefined;
  }
}
