// Runs a program apart from the page, and follows what it does. It is ended after a while, whatever that is.

import { placed } from "../../base.js";
import { report } from "../../core/engine/errors.js";
import { placeFor } from "./bare-frame.js";

/**
 * @import { Ending, Order, Task, Told } from "./run-worker.js"
 * @import { Batch } from "../../running/watched.js"
 */

/** How long a program may run on a board, in milliseconds. */
export const LONGEST = 5000;
/** How long nothing may begin, in milliseconds. */
const STILL = 8000;
/** After these the same frame can run something else. */
const HARMLESS = ["error", "module", "time"];

/**
 * What becomes of a program: what it does, in batches, and at the end what it returned, that it was ended, that the page's host
 * does not let programs be run, that a part of Starstep cannot be loaded, that the browser cannot run it, or that what reads it
 * has broken.
 * @typedef {object} Hearing
 * @property {(batch: Batch) => void} add
 * @property {() => void} again
 * @property {(how: How) => void} done
 * @property {(how: How) => Timed | undefined} [next] What it is run on next, asked as long as it can be run on: otherwise it is
 *   done.
 *
 * @typedef {"refused" | "missing" | "unable" | "broken"} Unfit
 * @typedef {{ ending: Ending } | "endless" | Unfit} How
 *
 * What it is run on, and how long it may take there, in milliseconds, if less than elsewhere.
 * @typedef {Task & { longest?: number }} Timed
 */

/** An order with how long it may take. @template {Order} One @param {One} order @param {number} [longest] In milliseconds; as long as usual if it is not said. */
export const timed = (order, longest) => ({
  ...order,
  task: { ...order.task, ...(longest !== undefined && { longest }) },
});

/** A text that is fetched once. @param {() => URL} address @returns {() => Promise<string>} */
export function textAt(address) {
  /** @type {Promise<string> | undefined} */
  let text;
  return () => {
    text ??= fetch(address()).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.text();
    });
    // A network may come back. Whoever waits for it is told.
    text.catch(() => {
      text = undefined;
    });
    return text;
  };
}

/** The text of what runs in the frame. */
const workerText = textAt(() => placed("run-worker.js") ?? new URL("./run-worker.js", import.meta.url));

/**
 * Begins.
 * @param {Order & { task: Timed }} order
 * @param {Hearing} hear Not called after it was ended.
 * @returns {() => void} Ends it.
 */
export function runApart(order, hear) {
  const end = new AbortController();
  begin(order, hear, end).catch((error) => {
    report(error);
    if (!end.signal.aborted) hear.done("missing");
  });
  return () => end.abort();
}

/** @param {Order & { task: Timed }} order @param {Hearing} hear @param {AbortController} end */
async function begin(order, hear, end) {
  const { signal } = end;
  // The file is not there, or the network is not.
  const code = await workerText().catch(() => undefined);
  if (signal.aborted) return;
  if (code === undefined) return hear.done("missing");
  const place = await placeFor(code, order, signal);
  if (signal.aborted) return;
  if (!place) return hear.done("refused");
  signal.addEventListener("abort", place.close);
  follow(place.port, order.task.longest, hear, signal, () => end.abort());
}

/**
 * Follows a program that is about to begin.
 * @param {MessagePort} port
 * @param {number | undefined} first How long it may take, in milliseconds, if less than usual.
 * @param {Hearing} hear
 * @param {AbortSignal} signal Ends that: nothing is heard any more.
 * @param {(isAlive: boolean) => void} over Called when it has ended, with whether the same frame can run something else.
 * @param {number} [grace] How much longer it is waited for, in milliseconds, where it is ended from within.
 */
export function follow(port, first, hear, signal, over, grace = 0) {
  let longest = first;
  let isOver = false;
  /** @param {How} how @param {boolean} isAlive */
  const finish = (how, isAlive) => {
    if (signal.aborted || isOver) return;
    clearTimeout(timer);
    // What has gone beyond its limits may go on.
    const next = isAlive ? hear.next?.(how) : undefined;
    if (signal.aborted) return;
    if (next) {
      longest = next.longest;
      timer = setTimeout(() => finish("refused", false), STILL);
      port.postMessage(next);
      return;
    }
    isOver = true;
    over(isAlive);
    hear.done(how);
  };
  let timer = setTimeout(() => finish("refused", false), STILL);
  // Whoever waits would be held on to until the time is up.
  signal.addEventListener("abort", () => clearTimeout(timer));
  port.onmessage = ({ data }) => {
    const told = /** @type {Told} */ (data);
    if (signal.aborted || isOver) return;
    if ("begun" in told) {
      clearTimeout(timer);
      timer = setTimeout(() => finish("endless", false), (longest ?? LONGEST) + grace);
    } else if ("again" in told) hear.again();
    else if ("ending" in told) {
      const { kind } = told.ending.failure ?? {};
      const how = kind === "refused" ? kind : kind === "time" ? "endless" : told;
      finish(how, kind === undefined || HARMLESS.includes(kind));
    } else hear.add(told);
  };
}
