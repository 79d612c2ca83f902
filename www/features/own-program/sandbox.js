// Runs a program in a frame without an origin and with a policy of its own: it has no network, no storage and nothing of the page.
// It is ended after a while, whatever it does.

import { report } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Ending, Order, Task, Told } from "./run-worker.js"
 * @import { Batch } from "../../running/watched.js"
 */

/** How long a program may run on a board, in milliseconds. */
export const LONGEST = 5000;
/** How long a frame that has been loaded may keep silent, and one in which nothing begins, in milliseconds. */
const SILENT = 1000;
const STILL = 8000;
/** What a frame says when its script runs. */
const READY = "starstep-run";

/**
 * What becomes of a program: what it does, in batches, and at the end what it returned, that it was ended, that the page's host
 * does not let programs be run, or that a part of Starstep cannot be loaded.
 * @typedef {object} Hearing
 * @property {(batch: Batch) => void} add
 * @property {() => void} again
 * @property {(how: How) => void} done
 * @property {(how: How) => Timed | undefined} [next] What it is run on next, asked as long as it can be run on: otherwise it is
 *   done.
 *
 * @typedef {{ ending: Ending } | "endless" | "refused" | "missing"} How
 *
 * What it is run on, and how long it may take there, in milliseconds, if less than elsewhere.
 * @typedef {Task & { longest?: number }} Timed
 */

/** An order with how long it may take. @param {Order} order @param {number} [longest] In milliseconds; as long as usual if it is not said. */
export const timed = (order, longest) => ({
  ...order,
  task: { ...order.task, ...(longest !== undefined && { longest }) },
});

/** The text of what runs in the frame. @type {Promise<string> | undefined} */
let worker;

function workerText() {
  worker ??= fetch(new URL("./run-worker.js", import.meta.url)).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.text();
  });
  // A network may come back. Whoever waits for it is told.
  worker.catch(() => {
    worker = undefined;
  });
  return worker;
}

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
  const frame = (await readyFrame(fromFile, signal)) ?? (await readyFrame(fromText, signal));
  if (signal.aborted) return;
  if (!frame) return hear.done("refused");
  const { port1, port2 } = new MessageChannel();
  // Whoever waits would be held on to until the time is up.
  signal.addEventListener("abort", () => {
    frame.remove();
    clearTimeout(timer);
    port1.close();
  });
  let { longest } = order.task;
  const finish = (/** @type {How} */ how) => {
    if (signal.aborted) return;
    clearTimeout(timer);
    // What has gone beyond its limits may go on.
    const isAlive = typeof how === "object" && !(how.ending.failure && how.ending.failure.kind !== "error");
    const next = isAlive ? hear.next?.(how) : undefined;
    if (signal.aborted) return;
    if (next) {
      longest = next.longest;
      timer = setTimeout(() => finish("refused"), STILL);
      port1.postMessage(next);
      return;
    }
    end.abort();
    hear.done(how);
  };
  let timer = setTimeout(() => finish("refused"), STILL);
  port1.onmessage = ({ data }) => {
    const told = /** @type {Told} */ (data);
    if (signal.aborted) return;
    if ("begun" in told) {
      clearTimeout(timer);
      timer = setTimeout(() => finish("endless"), longest ?? LONGEST);
    } else if ("again" in told) hear.again();
    else if ("ending" in told) finish(told.ending.failure?.kind === "refused" ? "refused" : told);
    else hear.add(told);
  };
  frame.contentWindow?.postMessage({ code, order }, "*", [port2]);
}

/**
 * A frame whose script runs; undefined if the host's policy forbids that, or if there is no such file.
 * @param {(frame: HTMLIFrameElement) => Promise<void>} fill
 * @param {AbortSignal} signal
 * @returns {Promise<HTMLIFrameElement | undefined>}
 */
async function readyFrame(fill, signal) {
  if (signal.aborted) return undefined;
  const frame = make("iframe", { hidden: true, title: "", "aria-hidden": "true", tabIndex: -1 });
  frame.setAttribute("sandbox", "allow-scripts");
  const listening = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const isReady = await new Promise((resolve) => {
    const hear = (/** @type {MessageEvent} */ { source, data }) => {
      if (data === READY && source === frame.contentWindow) resolve(true);
    };
    addEventListener("message", hear, { signal: listening.signal });
    signal.addEventListener("abort", () => resolve(false));
    // The script has run by then, but what it has said may still be under way.
    frame.addEventListener("load", () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(false), SILENT);
    });
    // A page that trusts no plain text has none for a frame.
    fill(frame).catch(() => resolve(false));
  });
  listening.abort();
  clearTimeout(timer);
  if (isReady && !signal.aborted) return frame;
  frame.remove();
  return undefined;
}

const address = new URL("./run.html", import.meta.url).href;

/** The host gives that file a policy of its own, where it has one for pages. @param {HTMLIFrameElement} frame */
async function fromFile(frame) {
  frame.src = address;
  document.body.append(frame);
}

/** Where there is no policy and no network, its text does as well. @param {HTMLIFrameElement} frame */
async function fromText(frame) {
  frame.srcdoc = await (await fetch(address)).text();
  document.body.append(frame);
}
