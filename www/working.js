// Has a worker do what takes long: measure times, find the distances to all cells, search many boards, check a program. This
// file is next to star-step.js, and so are the workers, so that their addresses also hold in the bundle.

import { scenarioFile } from "./addresses.js";
import { placed } from "./base.js";
import { report } from "./core/engine/errors.js";

/**
 * The policy for script addresses, for pages that do not trust plain ones. It can be created only once.
 * @type {{ createScriptURL(address: string): string } | undefined}
 */
let policy;

/** What measures, finds distances and searches many boards, apart from the page. */
const measureWorker = () =>
  placedWorker("measure-worker.js") ?? new Worker(new URL("./measure-worker.js", import.meta.url), { type: "module" });

/** What checks a reader's program, apart from the page. */
export const checkWorker = () =>
  placedWorker("check-worker.js") ?? new Worker(new URL("./check-worker.js", import.meta.url), { type: "module" });

/** The worker in the folder that the page names, if it names one. @param {string} name */
function placedWorker(name) {
  const address = placed(name);
  return address && new Worker(address, { type: "module" });
}

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
    const address = new URL(`../${name}`, scenarioFile("trap"));
    return new Worker(policy?.createScriptURL(String(address)) ?? "", { type: "module" });
  }
}

/**
 * Has the worker measure times or distances, or search many boards.
 * @template Answer
 * @param {object} order
 * @param {(answer: Answer | undefined) => void} hear Called later, and not after it was ended.
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
