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

/** Networks, hosts and policies can keep the engine away. @param {string} reason @param {Error} [cause] */
const unloaded = (reason, cause) => new CodedError("load", {}, reason, cause);

/**
 * Whether an error says that the engine itself has failed and must be started anew: it is a trap, or the bindings refuse
 * a solver that a trap has left in use.
 * @param {unknown} error
 */
export const isTrap = (error) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && / rust\b/i.test(error.message));

/** Above so many bytes memory that nobody uses is given back. */
const LARGE_MEMORY = 64 << 20;
/** How often the engine was started anew. */
let starts = 0;
/** How many runs have a solver. */
let users = 0;

/** Another number whenever the engine was started anew: solvers of before cannot be used any more. */
export const engineStart = () => starts;

/** How many bytes the engine has taken. WebAssembly never gives any of them back. */
export function engineMemory() {
  const solver = new Solver(1, 1);
  const { byteLength } = solver.states().buffer;
  solver.free();
  return byteLength;
}

/**
 * Starts the engine anew in a memory of its own: after a failure that leaves it in no known state, or to give memory
 * back. All solvers are lost; each run makes its own anew at its next command.
 */
export function restartEngine() {
  startAnew();
  starts++;
}

// The glue refuses calls of solvers that were lost, but not this one, which would free what is somebody else's by now.
const { free } = Solver.prototype;
Solver.prototype.free = function () {
  if (/** @type {{ __wbg_inst?: number }} */ (/** @type {unknown} */ (this)).__wbg_inst === starts) free.call(this);
};

/** Notes that a run has a solver now (1), or has given it back (-1). When the last one has, so is large memory. @param {1 | -1} change */
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
/** @typedef {import("./pkg/starstep.js").NodeInfo} NodeInfo */
