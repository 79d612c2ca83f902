// What is likely to be wanted, but not by the first picture of the page nor by the first thing that a reader does with it,
// is loaded when there is nothing else to do.

/** How long that may be put off, in milliseconds. */
const LATEST = 1000;

/** @param {Window & typeof globalThis} window @param {() => void} act */
export function whenIdle({ requestIdleCallback, setTimeout }, act) {
  // Safari does not tell when it is idle.
  if (requestIdleCallback) requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, LATEST);
}
