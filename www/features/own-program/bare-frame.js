// A frame without an origin and with a policy of its own, in which a script runs as a worker: it has no network, no storage and
// nothing of the page.

import { placed } from "../../base.js";
import { make } from "../../core/ui/dom.js";

/** How long a frame that has been loaded may keep silent, in milliseconds. */
const SILENT = 1000;
/** What a frame says when its script runs. */
const READY = "starstep-run";

/** The way to what runs in a frame, and what ends it. @typedef {{ port: MessagePort, close: () => void }} Place */

/**
 * Has a script run.
 * @param {string} code
 * @param {unknown} first What it is told first.
 * @param {AbortSignal} signal Ends it as long as it is being begun.
 * @returns {Promise<Place | undefined>} Undefined if the host's policy forbids it, or if it was ended.
 */
export async function placeFor(code, first, signal) {
  const frame = (await readyFrame(fromFile, signal)) ?? (await readyFrame(fromText, signal));
  if (!frame || signal.aborted) {
    frame?.remove();
    return undefined;
  }
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage({ code, order: first }, "*", [port2]);
  const close = () => {
    frame.remove();
    port1.close();
  };
  return { port: port1, close };
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

const address = () => (placed("run.html") ?? new URL("./run.html", import.meta.url)).href;

/** The host gives that file a policy of its own, where it has one for pages. @param {HTMLIFrameElement} frame */
async function fromFile(frame) {
  frame.src = address();
  document.body.append(frame);
}

/** Where there is no policy and no network, its text does as well. @param {HTMLIFrameElement} frame */
async function fromText(frame) {
  frame.srcdoc = await (await fetch(address())).text();
  document.body.append(frame);
}
