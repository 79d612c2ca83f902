// The moments of a search that captions and questions are tied to, and what can be said of each. Headless.

import { shownCoord } from "../../core/board/coordinates.js";
import { coordOf } from "../../rules/cells.js";
import { ScenarioError } from "./error.js";
import { estimateWay } from "./estimate-way.js";
import { improvement } from "./improvement.js";
import { keptParent } from "./kept.js";
import { OF_STEP } from "./scenario-texts.js";

/**
 * @import { Solver } from "../../engine.js"
 * @import { Values } from "./scenario-texts.js"
 * @import { Event, Moment } from "./scenario.js"
 */

/** The words for a better way to an open cell. */
const IMPROVED = /\{(?:next\.)?(?:improved[CFT]|parentBefore)/;

/** A cell in the form that people read. @param {Solver} solver @param {number} x @param {number} y */
export const nameOf = ({ origin }, x, y) => shownCoord([x, y], /** @type {[number, number]} */ (origin));

/** The moves that the estimate counts at a position, where it counts any. @param {Solver} solver @returns {Values} */
function movesOfEstimate(solver) {
  const { current, start, goal, options } = solver;
  const from = current === undefined ? start : coordOf(solver, current);
  const [at, to] = /** @type {[number, number][]} */ ([from, goal]);
  const { diagonals, straights } = estimateWay(options, at, to) ?? {};
  return { diagonals, straights };
}

/** @param {Moment} moment */
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
 * @param {unknown} text What the values are for: those that take more look-ups are computed where it mentions them.
 * @returns {Values}
 */
export function valuesOfStep(solver, step, text) {
  const mentioned = JSON.stringify(text) ?? "";
  solver.seek(step);
  const { current, stats } = solver;
  /** @type {Values} */
  const values = Object.fromEntries(OF_STEP.map((name) => [name, undefined]));
  Object.assign(values, { step, open: stats.openSize, ...movesOfEstimate(solver) });
  if (current === undefined) return values;
  const [x, y] = coordOf(solver, current);
  const [g, h, f] = solver.numbersIn(x, y, 1, 1);
  const kept = mentioned.includes("{kept") ? keptParent(solver) : undefined;
  if (kept) Object.assign(values, { kept: nameOf(solver, kept.x, kept.y), keptG: kept.g, betterG: kept.better });
  const improved = IMPROVED.test(mentioned) ? improvement(solver) : undefined;
  if (improved) {
    const { cell, from, to, parent } = improved;
    Object.assign(values, { improvedCell: nameOf(solver, ...cell), improvedFrom: from, improvedTo: to });
    values.parentBefore = nameOf(solver, ...parent);
  }
  return Object.assign(values, { cell: nameOf(solver, x, y), g, h, f });
}
