// Starts the worker that measures. It stands beside star-step.js, so that the address holds in the bundle as well.

/** @typedef {import("./measure-worker.js").Answer} Answer */

/**
 * @param {import("./measure-worker.js").Order} order
 * @param {{ answer: (answer: Answer) => void, fail: () => void }} listener
 * @returns {() => void} Ends it.
 */
export function startMeasuring(order, { answer, fail }) {
  let worker;
  try {
    worker = new Worker(new URL("./measure-worker.js", import.meta.url), { type: "module" });
  } catch {
    // Pages of other origins and sandboxed frames may have no worker.
    fail();
    return () => {};
  }
  worker.addEventListener("message", ({ data }) => answer(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    fail();
  });
  worker.postMessage(order);
  return () => worker.terminate();
}
