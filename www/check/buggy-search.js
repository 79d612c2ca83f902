// A plain search that can have the bugs that people write. Apart from the engine, which has none of them; without bugs it
// is held against the engine.

import { hasEstimate, isPlain } from "../rules/algorithms.js";
import { comparesClosed, improves } from "../rules/better-ways.js";
import { heuristicOf } from "../rules/heuristics.js";
import { VARIANTS } from "./bugs.js";
import { firstNext, prioritiesOf } from "./choice.js";
import { estimatesOn, truncatedOn } from "./estimates-of-programs.js";
import { Follower, Store } from "./follow-log.js";
import { coordOf, fieldOf } from "./rimmed-board.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Bug, Variant } from "./bugs.js"
 * @import { Estimate } from "./estimates-of-programs.js"
 * @import { Rules } from "./moving.js"
 * @import { Coord, Field } from "./rimmed-board.js"
 */

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Board */
/** @typedef {{ cell: Coord, g: number, h: number, f: number }} Step Costs are in the engine's units. */
/** @typedef {{ steps: Step[], path?: Coord[] }} Result */

/** So many expansions a cell: with a bug it may not end. */
const MOST = 16;

/** Whether it can run under these options. @param {Options} options */
export const canSearch = (options) => isPlain(options) && options.decreaseKey && !options.swapEqual;

/**
 * @param {Board} board
 * @param {Options} options
 * @param {(Bug | Variant)[]} [bugs] By their names, each in its most common way, or a way of its own.
 * @returns {Result}
 */
export function search(board, options, bugs = []) {
  const variants = bugs.map((bug) =>
    typeof bug === "string" ? /** @type {Variant} */ (VARIANTS.find((variant) => variant.bug === bug)) : bug,
  );
  const border = variants.find(({ border }) => border)?.border;
  const field = fieldOf(board, board.start, board.goal, border);
  const rules = rulesOf(options);
  for (const variant of variants) Object.assign(rules, variant.rules);
  const all = variants.some(({ truncates }) => truncates)
    ? truncatedOn(field, options.costs)
    : estimatesOn(field, options.costs);
  const name = heuristicOf(options);
  const estimates = hasEstimate(options) ? all.filter(({ heuristic }) => heuristic === name).slice(0, 1) : [];
  return run(field, rules, options, estimates);
}

/** @param {Options} options @returns {Rules} */
function rulesOf(options) {
  const { diagonal, costs, penalties } = options;
  return {
    diagonal,
    costs,
    penalties,
    open: improves(options) ? "better" : "never",
    closed: comparesClosed(options) ? "better" : "skipped",
  };
}

/**
 * @param {Field} field
 * @param {Rules} rules
 * @param {Options} options
 * @param {Estimate[]} estimates The one that counts, or none.
 * @returns {Result}
 */
function run(field, rules, options, estimates) {
  const follower = new Follower(field, rules, new Store(field.size), estimates);
  const order = {
    algorithm: options.algorithm,
    estimate: estimates.length > 0 ? 0 : -1,
    weight: options.weight,
  };
  const priorityOf = prioritiesOf(follower, order);
  /** @type {Step[]} */
  const steps = [];
  const isOver = () =>
    follower.isOver || (options.stopWhen === "goal-opened" && follower.goalOpenedAt <= follower.step);
  for (const most = MOST * field.width * field.height; steps.length < most && !(steps.length > 0 && isOver()); ) {
    const cell = firstNext(follower, order, options);
    if (cell === undefined) break;
    const slot = follower.slotOf(cell);
    const h = follower.columns[0]?.[slot] ?? 0;
    steps.push({ cell: coordOf(field, cell), g: follower.gOf(cell), h, f: priorityOf(slot) });
    follower.take(cell);
  }
  const isFound =
    follower.stateOf(field.goal) !== 0 && isOver() && (follower.isFound || follower.goalOpenedAt < Infinity);
  const way = isFound ? follower.wayTo(field.goal) : undefined;
  return { steps, ...(way && { path: way.map((cell) => coordOf(field, cell)) }) };
}
