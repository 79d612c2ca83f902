// The only module that knows the generated package: loads the engine once for all elements on the page.

import init, { Solver } from "./pkg/starstep.js";

/** @type {Promise<unknown> | undefined} */
let loading;

/**
 * Resolves when `Solver` can be used. All callers share one download and one compiled module.
 * @returns {Promise<unknown>}
 */
export function loadEngine() {
  if (typeof WebAssembly === "undefined") return Promise.reject(new Error("There is no WebAssembly here."));
  loading ??= init({ module_or_path: new URL("./pkg/starstep_bg.wasm", import.meta.url) }).catch((error) => {
    // The next element tries again: a network may come back.
    loading = undefined;
    throw error;
  });
  return loading;
}

export { Solver };

/** @typedef {import("./pkg/starstep.js").Options} Options */
/** @typedef {import("./pkg/starstep.js").Status} Status */
/** @typedef {import("./pkg/starstep.js").Stats} Stats */
/** @typedef {import("./pkg/starstep.js").Path} Path */
/** @typedef {import("./pkg/starstep.js").NodeInfo} NodeInfo */
