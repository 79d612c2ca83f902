// What the lean engine leaves out, done by its solvers in other ways, so that whoever has one need not ask which it is. They
// have the full engine do it beside them as soon as it is there. Until then they write maps without an engine, and make a
// search by steps in its place. By the engine's own rule that makes the same expansions and finds the same path. Searches
// that only the full engine knows are refused until it is there: another search's path is not an answer.

import { ASTAR, isPlain } from "../../rules/algorithms.js";
import { readPlain } from "../board/plain-map.js";
import { writeMap } from "../board/write-map.js";
import { CodedError } from "./errors.js";

/** @import { Options, Solver } from "../../pkg/starstep.js" */

/** @typedef {typeof import("../../pkg/starstep.js").Solver} SolverClass */

/** What cannot be done in another way: whoever needs it waits for the full engine. */
const OF_FULL = /** @type {const} */ (["distances", "pathTo", "randomWalls", "maze", "rooms"]);
/** Finds a shortest path under any rules of moving, with what the lean engine knows. @type {Partial<Options>} */
const EXACT = {
  algorithm: ASTAR,
  heuristic: "auto",
  weight: 1,
  decreaseKey: true,
  swapEqual: false,
  improveOpen: true,
  reopenClosed: false,
  stopWhen: "goal-closed",
};
/** How many expansions a search may make that reopens closed cells, as in the engine: for each cell, and in addition. */
const MOST_A_CELL = 16;
const MOST_BESIDES = 1 << 16;

/**
 * Gives the solvers of the lean engine the methods that they lack.
 * @param {SolverClass} Lean
 * @param {() => SolverClass | undefined} full The class of the full engine, once it is there.
 */
export function complete(Lean, full) {
  /**
   * What another solver answers on the same board.
   * @template T
   * @param {Solver} solver
   * @param {Partial<Options>} change Of its options.
   * @param {(other: Solver) => T} ask
   */
  const beside = (solver, change, ask) => {
    const { width, height, start, goal, origin, options } = solver;
    const other = new (full() ?? Lean)(width, height);
    try {
      other.setCells(solver.cells());
      other.setStart(...start);
      other.setGoal(...goal);
      other.setOrigin(...origin);
      other.configure({ ...options, ...change });
      return ask(other);
    } finally {
      other.free();
    }
  };
  Object.assign(Lean, {
    fromMap(/** @type {unknown} */ map) {
      const board = readPlain(map);
      if (!board) throw new Error("This map needs the full engine.");
      const solver = new Lean(board.width, board.height);
      solver.setCells(board.cells);
      solver.setStart(...board.start);
      solver.setGoal(...board.goal);
      return solver;
    },
  });
  /** Defines a method as the engine's own are. @param {string} name @param {(solver: Solver) => unknown} act */
  const define = (name, act) => {
    /** @this {Solver} */
    const value = function () {
      return act(this);
    };
    Object.defineProperty(Lean.prototype, name, { value, writable: true, configurable: true });
  };
  define("toMap", (solver) => (full() ? beside(solver, {}, (other) => other.toMap()) : writeMap(solver)));
  define("findPath", (solver) => {
    if (!full() && isOfFull(solver.options)) throw new CodedError("engine-loading", {}, LOADING);
    return beside(solver, {}, (other) => (full() ? other.findPath() : pathByStepping(other)));
  });
  define("shortestCost", (solver) =>
    full()
      ? beside(solver, {}, (other) => other.shortestCost())
      : beside(solver, EXACT, (other) => pathByStepping(other)?.cost),
  );
  for (const name of OF_FULL) {
    define(name, () => {
      throw new Error(`${name}() needs the full engine.`);
    });
  }
}

const LOADING = "This search waits for its engine: await loadEngine() of the element.";

/**
 * Whether only the full engine can make a search.
 * @param {Pick<Options, "algorithm" | "decreaseKey" | "swapEqual">} options
 */
export const isOfFull = (options) => !isPlain(options) || !options.decreaseKey || options.swapEqual;

/** @param {Solver} solver A solver that nobody else uses. */
function pathByStepping(solver) {
  const { width, height, options } = solver;
  if (!options.reopenClosed) solver.run();
  else {
    const most = MOST_A_CELL * width * height + MOST_BESIDES;
    const sentence = `The search opens closed cells again and again, and was ended after ${most} expansions.`;
    if (solver.step(most) === "searching")
      throw new CodedError("too-large", { problem: "expansions", most: String(most) }, sentence);
  }
  return solver.path();
}
