// What scripts see of the engine's solver: all that it tells about the board and the search that are shown, and nothing
// that would change them behind the back of the page, which holds its own copy of both.

import { Solver } from "../../engine.js";
import { CodedError } from "./errors.js";

/** @import { Choices, Options } from "../../engine.js" */

/** Methods that change nothing. Getters change nothing either. */
const READING = /** @type {const} */ ([
  "cell",
  "cells",
  "toMap",
  "node",
  "numbersIn",
  "path",
  "shortestCost",
  "expansionOrder",
  "taken",
  "tiedNext",
  "states",
  "scans",
  "sideStates",
]);
/** Those among them that return a view of the engine's memory, of which a script gets a copy. */
const VIEWS = ["states", "scans", "sideStates"];
/** What the element does instead of the solver, under the same name. */
const OF_ELEMENT = ["setCell", "setCells", "setStart", "setGoal", "findPath", "configure", "step", "seek"];

/**
 * @typedef {"width" | "height" | "start" | "goal" | "origin" | "options" | "promisesShortest"} OfBoard
 * @typedef {"position" | "length" | "status" | "stats" | "current" | "side"} OfSearch
 * @typedef {Readonly<Pick<Solver, OfBoard | OfSearch | typeof READING[number]> & { choices: Choices }>} SolverFace
 */

/**
 * What of an element searches.
 * @typedef {object} Solving
 * @property {SolverFace | undefined} solver
 * @property {(options: Partial<Options>) => void} configure
 * @property {(n: number) => void} seek
 * @property {(n?: number) => void} step
 */

/**
 * A face for a solver that may be a different one each time it is used.
 * @param {() => Solver} solver
 * @returns {SolverFace}
 */
export function faceOf(solver) {
  /** @type {Record<string, unknown>} */
  const face = {};
  for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(Solver.prototype))) {
    const ask = (/** @type {unknown[]} */ ...values) => Reflect.get(solver(), name).apply(solver(), values);
    const copy = (/** @type {unknown[]} */ ...values) => ask(...values).slice();
    if (get) Object.defineProperty(face, name, { get: () => Reflect.get(solver(), name), enumerable: true });
    else if (VIEWS.includes(name)) face[name] = copy;
    else if (/** @type {readonly string[]} */ (READING).includes(name)) face[name] = ask;
    else if (name !== "constructor") face[name] = () => refuse(name);
  }
  Object.defineProperty(face, "choices", { get: () => Solver.choices, enumerable: true });
  return /** @type {any} */ (Object.freeze(face));
}

/** @param {string} name @returns {never} */
function refuse(name) {
  const instead = OF_ELEMENT.includes(name)
    ? `Call ${name}() of the element.`
    : "Use a Solver of your own, made by Solver.fromMap(solver.toMap()).";
  throw new CodedError("read-only", {}, `solver.${name}() does not work on a board that is shown. ${instead}`);
}
