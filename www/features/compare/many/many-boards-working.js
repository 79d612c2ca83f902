// Has the worker search many boards. Where there can be none, the page does it in slices, with the same answer.

import { hasCode, report } from "../../../core/engine/errors.js";
import { withFull } from "../../../engine.js";
import { startWorker } from "../../../working.js";
import { sampleOf } from "./sample.js";

/**
 * @import { Failure } from "../../../core/engine/errors.js"
 * @import { Order, Sample } from "./sample.js"
 */

/** @typedef {{ share: number } | { sample: Sample } | { failure: Failure }} Message */

/** How long the page waits at most, in milliseconds. */
const SLICE = 8;

/**
 * @param {Order} order
 * @param {(message: Message | undefined) => void} hear Called later, several times, and not after it was ended; undefined if
 *   it has failed.
 * @returns {() => void} Ends it.
 */
export function startSample(order, hear) {
  const end = new AbortController();
  const stop = startWorker({ many: order }, (/** @type {Message | undefined} */ answer) => {
    if (answer) return hear(answer);
    stop();
    sampleHere(order, hear, end.signal);
  });
  return () => {
    stop();
    end.abort();
  };
}

/** @param {Order} order @param {(message: Message | undefined) => void} hear @param {AbortSignal} signal */
async function sampleHere(order, hear, signal) {
  try {
    await withFull(Promise.resolve());
    const parts = sampleOf(order);
    for (let begun = performance.now(); !signal.aborted; ) {
      const { done, value } = parts.next();
      if (signal.aborted) return;
      if (done) return hear({ sample: value });
      if (performance.now() - begun < SLICE) continue;
      hear({ share: value });
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
  } catch (error) {
    if (signal.aborted) return;
    if (hasCode(error)) return hear({ failure: { message: error.message, code: error.code, values: error.values } });
    report(error);
    hear(undefined);
  }
}
