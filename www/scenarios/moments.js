// The moments of a search that captions and questions are tied to, and what can be said of each. Headless.

import { shownCoord } from "../coordinates.js";
import { ScenarioError } from "./error.js";
import { keptParent } from "./kept.js";
import { OF_STEP } from "./texts.js";

/** @typedef {import("../engine.js").Solver} Solver */
/** @typedef {import("./scenario.js").Event} Event */
/** @typedef {import("./texts.js").Values} Values */

/** A cell in the form that people read. @param {Solver} solver @param {number} x @param {number} y */
export const nameOf = ({ origin }, x, y) => shownCoord([x, y], /** @type {[number, number]} */ (origin));

/** @param {import("./scenario.js").Moment} moment */
export const momentOf = (moment) => ("step" in moment ? moment.step : moment.event);

/**
 * The step of an event in a search that has ended.
 * @param {Solver} solver
 * @param {number | Event} at
 * @param {string} key
 * @param {Error} [refusal] Why the search cannot begin.
 */
export function stepOf(solver, at, key, refusal) {
  const { length, status, goal } = solver;
  if ((at === "refused") !== (refusal !== undefined)) throw new ScenarioError("scenario-event", { key, event: at });
  if (refusal) return 0;
  if (typeof at === "number") {
    if (at > length) throw new ScenarioError("scenario-step", { key, step: at, length });
    return at;
  }
  if (at === "start") return 0;
  const step =
    at === "goal-opened" ? solver.node(...goal).openedAt : at === "end" || status === at ? length : undefined;
  if (step === undefined) throw new ScenarioError("scenario-event", { key, event: at });
  return step;
}

/**
 * @param {Solver} solver
 * @param {number} step
 * @param {boolean} asksForKept Whether the text mentions a cell that keeps its parent, which takes more look-ups.
 * @returns {Values}
 */
export function valuesOfStep(solver, step, asksForKept) {
  solver.seek(step);
  const { current, width, stats } = solver;
  /** @type {Values} */
  const values = Object.fromEntries(OF_STEP.map((name) => [name, undefined]));
  Object.assign(values, { step, open: stats.openSize });
  if (current === undefined) return values;
  const [x, y] = [current % width, Math.floor(current / width)];
  const [g, h, f] = solver.numbersIn(x, y, 1, 1);
  const kept = asksForKept ? keptParent(solver) : undefined;
  if (kept) Object.assign(values, { kept: nameOf(solver, kept.x, kept.y), keptG: kept.g, betterG: kept.better });
  return Object.assign(values, { cell: nameOf(solver, x, y), g, h, f });
}
