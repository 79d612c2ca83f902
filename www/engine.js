// The only module that knows the generated packages: loads the engine once for all elements on the page. There are two.
// The lean one edits, records and shows, and is all that a page needs at first; the full one reads maps, generates
// boards, finds distances, and knows every kind of search. Once it is there all new solvers are its own.

import { fullEngine, leanEngine } from "./addresses.js";
import { readPlain } from "./core/board/plain-map.js";
import { CodedError, missing, part } from "./core/engine/errors.js";
import { complete, isOfFull } from "./core/engine/lean-solver.js";
import init, { Solver as First, __wbg_reset_state as startAnew } from "./pkg/lean.js";

/** @typedef {import("./pkg/starstep.js").Solver} Solver */
/** @typedef {typeof import("./pkg/starstep.js").Solver} SolverClass */

/** An engine that is there, and how often it was restarted. @typedef {{ Solver: SolverClass, startAnew: () => void, starts: number }} Engine */

/** What the page begins with: the lean engine, or the full one where there is no other, as in workers. */
const FirstSolver = /** @type {SolverClass} */ (/** @type {unknown} */ (First));
const isFullFirst = "findPath" in First.prototype;
/** @type {SolverClass | undefined} */
let FullSolver = isFullFirst ? FirstSolver : undefined;

/** The class of new solvers. */
export let Solver = FirstSolver;

/** @type {Engine[]} */
const engines = [];
/** @type {Promise<unknown> | undefined} */
let loading;
/** @type {Promise<unknown> | undefined} */
let loadingFull;

/**
 * Resolves when `Solver` can be used. All callers share one download and one compiled module.
 * @returns {Promise<unknown>}
 * @throws {CodedError} `load` where there can be no engine, and `missing` where its file does not come
 */
export function loadEngine() {
  loading ??= init({ module_or_path: leanEngine() }).catch(async (error) => {
    // The next element tries again: a network may come back.
    loading = undefined;
    throw await absent(error);
  });
  return loading;
}

/** Why an engine is not there. @param {Error} cause */
async function absent(cause) {
  const mayBe = (await part(import("./core/engine/no-engine.js")))?.tellUnplaced(cause) ?? true;
  return mayBe ? missing(cause) : new CodedError("load", {}, String(cause), cause);
}

/**
 * Resolves when `Solver` is that of the full engine.
 * @returns {Promise<unknown>}
 * @throws {CodedError} `missing`: the lean one is at work, so this is only a file that did not come; asking again fetches
 *   it again
 */
export function loadFull() {
  // Where there is only one engine a bundler leaves out the rest.
  if (typeof STARSTEP_FULL === "boolean") return loadEngine();
  if (FullSolver) return Promise.resolve();
  loadingFull ??= fetchFull().catch(async (error) => {
    loadingFull = undefined;
    throw await absent(error);
  });
  return loadingFull;
}

async function fetchFull() {
  const full = await import("./pkg/starstep.js");
  await full.default({ module_or_path: fullEngine() });
  adoptFull(full);
}

/** Makes new solvers with the full engine, which is ready. @param {{ Solver: SolverClass, __wbg_reset_state: () => void }} full */
export function adoptFull({ Solver: Full, __wbg_reset_state: startAnew }) {
  FullSolver = Full;
  Solver = Full;
  add(Full, startAnew);
}

/** Whether the full engine is there. */
export const hasFull = () => FullSolver !== undefined;

/**
 * A part of the program that needs the full engine, with it.
 * @template T
 * @param {Promise<T>} loading
 */
export async function withFull(loading) {
  const [module] = await Promise.all([loading, loadFull()]);
  return module;
}

/**
 * Whether a solver is a lean one, and has to search in a way that only the full engine knows.
 * @param {Solver} solver
 * @param {Pick<Options, "algorithm" | "decreaseKey" | "swapEqual">} options
 */
export const isLacking = (solver, options) => !isFullFirst && solver instanceof FirstSolver && isOfFull(options);

/** Whether a map can be read only by the full engine, and that is not there yet. @param {unknown} map */
export const needsFull = (map) => !hasFull() && readPlain(map) === undefined;

/** What wasm-bindgen says of a solver that a trap has left in use, or that was given back. */
const BINDINGS =
  /^(recursive use of an object detected|attempted to take ownership of Rust value|null pointer passed to rust$)/;

/**
 * Whether an error says that the engine itself has failed and must be restarted: it is a trap, or the bindings refuse a
 * solver that a trap has left in use.
 * @param {unknown} error
 */
export const isTrap = (error) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && BINDINGS.test(error.message));

/** Memory above this many bytes is released when nothing uses it. */
const LARGE_MEMORY = 64 << 20;
/** How often the engines were restarted. */
let starts = 0;
/** How many runs have a solver. */
let users = 0;

/** A different number after each restart of the engine: older solvers can no longer be used. */
export const engineStart = () => starts;

/** How many bytes the engines have claimed. WebAssembly never returns any of them. */
export function engineMemory() {
  return engines.reduce((sum, { Solver }) => {
    const solver = new Solver(1, 1);
    const { byteLength } = solver.states().buffer;
    solver.free();
    return sum + byteLength;
  }, 0);
}

/**
 * Restarts the engines in memories of their own: after a failure that leaves one in an unknown state, or to release memory.
 * All solvers are lost; each run makes a new one at its next command.
 */
export function restartEngine() {
  for (const engine of engines) {
    engine.startAnew();
    engine.starts++;
  }
  starts++;
}

/**
 * Records that a run now has a solver (1), or has released it (-1). Once the last one has, large memory is released too,
 * unless a program that has the npm package's engine may have solvers of its own.
 * @param {1 | -1} change
 */
export function countUsers(change) {
  users += change;
  if (users === 0 && !Object(FullSolver).isShared && engineMemory() > LARGE_MEMORY) restartEngine();
}

/** An engine more that is there. @param {SolverClass} Solver @param {() => void} startAnew */
function add(Solver, startAnew) {
  const engine = { Solver, startAnew, starts: 0 };
  engines.push(engine);
  // The glue refuses calls of lost solvers, but not this one, which would free what belongs to somebody else by now.
  const { free } = Solver.prototype;
  Solver.prototype.free = function () {
    const { __wbg_inst: start } = /** @type {{ __wbg_inst?: number }} */ (/** @type {unknown} */ (this));
    if (start === undefined || start === engine.starts) free.call(this);
  };
}

add(FirstSolver, startAnew);
if (!isFullFirst) complete(FirstSolver, () => FullSolver);

/** @typedef {import("./pkg/starstep.js").Options} Options */
/** @typedef {import("./pkg/starstep.js").Choices} Choices */
/** @typedef {import("./pkg/starstep.js").Status} Status */
/** @typedef {import("./pkg/starstep.js").Stats} Stats */
/** @typedef {import("./pkg/starstep.js").Path} Path */
/** @typedef {import("./pkg/starstep.js").Look} Look */
/** @typedef {import("./pkg/starstep.js").NodeInfo} NodeInfo */
/** @typedef {import("./pkg/starstep.js").Taken} Taken */
