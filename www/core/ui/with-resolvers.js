// A promise settled from outside; `Promise.withResolvers` is younger than the oldest browsers that Starstep runs in.

/** @returns {{ promise: Promise<unknown>, resolve: (value: unknown) => void, reject: (reason: unknown) => void }} */
export function deferred() {
  /** @type {(value: unknown) => void} */
  let resolve = () => {};
  /** @type {(reason: unknown) => void} */
  let reject = () => {};
  const promise = new Promise((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
