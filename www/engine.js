// The only module that knows the generated package: loads the engine once for all elements on the page.

import { CodedError } from "./coded.js";
import init, { Solver, __wbg_reset_state as startAnew } from "./pkg/starstep.js";

/** @type {Promise<unknown> | undefined} */
let loading;

/**
 * Resolves when `Solver` can be used. All callers share one download and one compiled module.
 * @returns {Promise<unknown>}
 * @throws {CodedError} `load`
 */
export function loadEngine() {
  if (typeof WebAssembly === "undefined") return Promise.reject(unloaded("There is no WebAssembly here."));
  loading ??= init({ module_or_path: new URL("./pkg/starstep_bg.wasm", import.meta.url) }).catch((error) => {
    // The next element tries again: a network may come back.
    loading = undefined;
    throw unloaded(String(error), error);
  });
  return loading;
}

/** Networks, servers and policies can block the engine. @param {string} reason @param {Error} [cause] */
const unloaded = (reason, cause) => new CodedError("load", {}, reason, cause);

/**
 * Whether an error says that the engine itself has failed and must be restarted: it is a trap, or the bindings refuse a
 * solver that a trap has left in use.
 * @param {unknown} error
 */
export const isTrap = (error) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && / rust\b/i.test(error.message));

/** Memory above this many bytes is released when nothing uses it. */
const LARGE_MEMORY = 64 << 20;
/** How often the engine was restarted. */
let starts = 0;
/** How many runs have a solver. */
let users = 0;

/** A different number after each restart of the engine: older solvers can no longer be used. */
export const engineStart = () => starts;

/** How many bytes the engine has claimed. WebAssembly never returns any of them. */
export function engineMemory() {
  const solver = new Solver(1, 1);
  const { byteLength } = solver.states().buffer;
  solver.free();
  return byteLength;
}

/**
 * Restarts the engine in a memory of its own: after a failure that leaves it in an unknown state, or to release memory.
 * All solvers are lost; each run makes a new one at its next command.
 */
export function restartEngine() {
  startAnew();
  starts++;
}

// The glue refuses calls of lost solvers, but not this one, which would free what belongs to somebody else by now.
const { free } = Solver.prototype;
Solver.prototype.free = function () {
  if (/** @type {{ __wbg_inst?: number }} */ (/** @type {unknown} */ (this)).__wbg_inst === starts) free.call(this);
};

/** Records that a run now has a solver (1), or has released it (-1). Once the last one has, large memory is released too. @param {1 | -1} change */
export function countUsers(change) {
  users += change;
  if (users === 0 && engineMemory() > LARGE_MEMORY) restartEngine();
}

export { Solver };

/** @typedef {import("./pkg/starstep.js").Options} Options */
/** @typedef {import("./pkg/starstep.js").Choices} Choices */
/** @typedef {import("./pkg/starstep.js").Status} Status */
/** @typedef {import("./pkg/starstep.js").Stats} Stats */
/** @typedef {import("./pkg/starstep.js").Path} Path */
/** @typedef {import("./pkg/starstep.js").Look} Look */
/** @typedef {import("./pkg/starstep.js").NodeInfo} NodeInfo */
/** @typedef {import("./pkg/starstep.js").Taken} Taken */
