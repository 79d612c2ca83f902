// Long work in slices of time, between which the page draws and responds. Headless.

import "../../core/i18n/en/scenarios.js";
import { engineStart } from "../../engine.js";
import { ScenarioError } from "./error.js";

/** How long the page waits at most, in milliseconds. */
const SLICE = 12;
/** How long the searches of a scenario may take in all, in seconds. */
export const MOST_SECONDS = 30;

/** Lets the page draw and respond. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The result of work done in parts.
 * @template P, T
 * @param {() => Generator<P, T, void>} begin Begins the work; again if the engine is restarted meanwhile.
 * @param {object} [how]
 * @param {AbortSignal} [how.signal] Aborts it; then it throws the signal's reason.
 * @param {(part: P) => void} [how.tell] Called with the progress, between slices.
 * @param {() => number} [how.clock] Milliseconds.
 * @returns {Promise<T>}
 * @throws {ScenarioError} `scenario-slow`
 */
export async function inSlices(begin, { signal, tell, clock = () => performance.now() } = {}) {
  let worked = 0;
  for (;;) {
    const start = engineStart();
    const parts = begin();
    try {
      for (;;) {
        const before = clock();
        let part = parts.next();
        while (!part.done && clock() - before < SLICE) part = parts.next();
        if (part.done) return part.value;
        worked += clock() - before;
        if (worked > 1000 * MOST_SECONDS) throw new ScenarioError("scenario-slow", { most: MOST_SECONDS });
        tell?.(part.value);
        await pause();
        signal?.throwIfAborted();
      }
    } catch (error) {
      // What failed because its solver was lost starts over; what fails for another reason will fail again.
      if (start === engineStart() || error instanceof ScenarioError || signal?.aborted) throw error;
    } finally {
      // Frees its solver, wherever it is.
      parts.return(/** @type {any} */ (undefined));
    }
  }
}
