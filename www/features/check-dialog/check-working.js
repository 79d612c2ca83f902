// Has a worker check what a reader's program printed. Where there can be no worker, the page does it in slices, with the
// same answer.

import { hasCode, part, report } from "../../core/engine/errors.js";
import { withFull } from "../../engine.js";
import { checkWorker, startIn } from "../../working.js";

/**
 * @import { Message } from "./checking.js"
 * @import { Asked } from "./orders.js"
 */

/** How long the page waits at most, in milliseconds. */
const SLICE = 12;

/**
 * Begins a check, or what else may be asked about a program.
 * @param {Asked} order
 * @param {(message: Message | undefined) => void} hear Called later, several times, and not after it was ended;
 *   undefined if a part of the program cannot be loaded.
 * @returns {() => void} Ends it.
 */
export function startCheck(order, hear) {
  const end = new AbortController();
  const { signal } = end;
  const stop = startIn(checkWorker, "check-worker.js", order, (/** @type {Message | undefined} */ message) => {
    if (message) return hear(message);
    stop();
    checkHere(order, (told) => signal.aborted || hear(told), signal);
  });
  return () => {
    stop();
    end.abort();
  };
}

/** The same on the page itself. @param {Asked} order @param {(message: Message | undefined) => void} tell @param {AbortSignal} signal */
async function checkHere(order, tell, signal) {
  const module = await part(withFull(import("./orders.js")));
  if (!module) return tell(undefined);
  const parts = module.partsOf(order);
  try {
    for (let begun = performance.now(); !signal.aborted; ) {
      const { done, value } = parts.next();
      if (done) return tell({ answer: value });
      if ("read" in value) tell(value);
      if (performance.now() - begun < SLICE) continue;
      tell(value);
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
  } catch (error) {
    if (hasCode(error)) return tell({ failure: module.failureOf(error) });
    report(error);
    tell({ isBroken: true });
  } finally {
    parts.return(/** @type {any} */ (undefined));
  }
}
