// The engine in browsers: the wasm lies beside this file, where bundlers find it too.

import init, { initSync, Solver } from "./pkg/starstep.js";
import "./freed.js";

// The element uses the same bindings, if the program has both: it must not restart the engine to give memory back while
// somebody else may have solvers.
Object.assign(Solver, { isShared: true });

/** @type {Promise<unknown> | undefined} */
let loading;

/**
 * Loads the engine once; `Solver` can be used when this resolves.
 * @param {unknown} [wasm] The wasm where it is elsewhere: an address, a response, bytes or a compiled module.
 */
export default function load(wasm = new URL("./pkg/starstep_bg.wasm", import.meta.url)) {
  loading ??= init({ module_or_path: /** @type {any} */ (wasm) }).catch((error) => {
    // Who has the right address can try again.
    loading = undefined;
    throw error;
  });
  return loading;
}

export { initSync, Solver };
