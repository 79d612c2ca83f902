// Starts the worker that measures. It stands beside star-step.js, so that the address holds in the bundle as well.

/** @typedef {import("./measure-worker.js").Answer} Answer */

/**
 * @param {import("./measure-worker.js").Order} order
 * @param {{ answer: (answer: Answer) => void, fail: () => void }} listener Called later, and not after the end.
 * @returns {() => void} Ends it.
 */
export function startMeasuring(order, { answer, fail }) {
  const end = new AbortController();
  const { signal } = end;
  try {
    const worker = new Worker(new URL("./measure-worker.js", import.meta.url), { type: "module" });
    signal.addEventListener("abort", () => worker.terminate());
    worker.addEventListener("message", ({ data }) => answer(data), { signal });
    const failing = (/** @type {Event} */ event) => {
      event.preventDefault();
      fail();
    };
    worker.addEventListener("error", failing, { signal });
    worker.postMessage(order);
  } catch {
    // Pages of other origins and sandboxed frames may have no worker.
    queueMicrotask(() => signal.aborted || fail());
  }
  return () => end.abort();
}
