// Has a worker do what takes long: measure times, and find the distances to all cells. This file is next to star-step.js,
// and so are the workers.

import { report } from "./coded.js";
import { addressOf } from "./supplied.js";

/**
 * The policy for script addresses, for pages that do not trust plain ones. It can be created only once.
 * @type {{ createScriptURL(address: string): string } | undefined}
 */
let policy;

/** The worker is next to star-step.js, so that the address also holds in the bundle. */
const measureWorker = () => new Worker(new URL("./measure-worker.js", import.meta.url), { type: "module" });

/** @param {() => Worker} make @param {string} name Its file. */
function makeWorker(make, name) {
  try {
    return make();
  } catch (error) {
    // The page does not trust plain addresses, or allows no worker at all.
    const { trustedTypes } = /** @type {{ trustedTypes?: any }} */ (globalThis);
    if (!trustedTypes) throw error;
    policy ??= trustedTypes.createPolicy("starstep", { createScriptURL: (/** @type {string} */ address) => address });
    // Through the scenarios next to it: bundlers, which have set the address above, leave this one alone.
    const address = new URL(`../${name}`, addressOf("trap"));
    return new Worker(policy?.createScriptURL(String(address)) ?? "", { type: "module" });
  }
}

/**
 * Has the worker measure times or distances.
 * @param {import("./measure-worker.js").Order} order
 * @param {(answer: import("./measure-worker.js").Answer | undefined) => void} hear Called later, and not after it was ended.
 * @returns {() => void} Ends it.
 */
export const startWorker = (order, hear) => startIn(measureWorker, "measure-worker.js", order, hear);

/**
 * Has a worker do something.
 * @template Answer
 * @param {() => Worker} make
 * @param {string} name Its file, for pages that do not trust plain addresses.
 * @param {unknown} order
 * @param {(answer: Answer | undefined) => void} hear Called later, and not after it was ended; undefined if there can be no
 *   worker.
 * @returns {() => void} Ends it.
 */
export function startIn(make, name, order, hear) {
  const end = new AbortController();
  const { signal } = end;
  /** @type {Worker} */
  let worker;
  try {
    worker = makeWorker(make, name);
  } catch {
    // Pages of other origins and sandboxed frames may have no worker.
    queueMicrotask(() => signal.aborted || hear(undefined));
    return () => end.abort();
  }
  signal.addEventListener("abort", () => worker.terminate());
  worker.addEventListener("message", ({ data }) => hear(data), { signal });
  const failing = (/** @type {Partial<ErrorEvent>} */ { message }) => {
    // A script that cannot be loaded has no message. One that fails is a mistake, which otherwise ends with the worker.
    if (message) report(new Error(message));
    hear(undefined);
  };
  worker.addEventListener("error", failing, { signal });
  worker.postMessage(order);
  return () => end.abort();
}
