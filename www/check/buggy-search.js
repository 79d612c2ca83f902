// A plain search that can have the bugs that people write. Apart from the engine, which has none of them; without bugs it
// is held against the engine.

import { VARIANTS } from "./bugs.js";
import { firstNext, priorityOf } from "./choice.js";
import { estimatesOn, truncatedOn } from "./estimates.js";
import { coordOf, fieldOf } from "./field.js";
import { Follower, Store } from "./follow.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("./field.js").Coord} Coord */
/** @typedef {import("./field.js").Field} Field */
/** @typedef {import("./bugs.js").Bug} Bug */
/** @typedef {import("./bugs.js").Variant} Variant */
/** @typedef {import("./follow.js").Rules} Rules */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Board */
/** @typedef {{ cell: Coord, g: number, h: number, f: number }} Step Costs are in the engine's units. */
/** @typedef {{ steps: Step[], path?: Coord[] }} Result */

/** The algorithms that it has. */
const ALGORITHMS = ["astar", "dijkstra", "greedy", "breadth-first"];
/** So many expansions a cell: with a bug it may not end. */
const MOST = 16;

/** Whether it can run under these options. @param {Options} options */
export const canSearch = ({ algorithm, decreaseKey, swapEqual }) =>
  ALGORITHMS.includes(algorithm) && decreaseKey && !swapEqual;

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
  const usesH = options.algorithm === "astar" || options.algorithm === "greedy";
  const estimates = usesH ? all.filter(({ heuristic }) => heuristic === name).slice(0, 1) : [];
  return run(field, rules, options, estimates);
}

/** The heuristic that counts: `auto` is another by the diagonal moves, and `zero` none. @param {Options} options */
function heuristicOf({ heuristic, diagonal }) {
  if (heuristic !== "auto") return heuristic;
  return diagonal === "never" ? "manhattan" : "octile";
}

/** @param {Options} options @returns {Rules} */
function rulesOf({ diagonal, costs, penalties, improveOpen, reopenClosed, algorithm }) {
  const isLine = algorithm === "breadth-first";
  return {
    diagonal,
    costs,
    penalties,
    open: improveOpen && !isLine ? "better" : "never",
    closed: reopenClosed && !isLine ? "better" : "skipped",
  };
}

/**
 * @param {Field} field
 * @param {Rules} rules
 * @param {Options} options
 * @param {import("./estimates.js").Estimate[]} estimates The one that counts, or none.
 * @returns {Result}
 */
function run(field, rules, options, estimates) {
  const follower = new Follower(field, rules, new Store(field.size), estimates);
  const order = {
    algorithm: /** @type {import("./equals.js").Order["algorithm"]} */ (options.algorithm),
    estimate: estimates.length > 0 ? 0 : -1,
    weight: options.weight,
  };
  /** @type {Step[]} */
  const steps = [];
  const isOver = () =>
    follower.isOver || (options.stopWhen === "goal-opened" && follower.goalOpenedAt <= follower.step);
  for (const most = MOST * field.width * field.height; steps.length < most && !(steps.length > 0 && isOver()); ) {
    const cell = firstNext(follower, order, options);
    if (cell === undefined) break;
    const slot = follower.slotOf(cell);
    const h = follower.columns[0]?.[slot] ?? 0;
    steps.push({ cell: coordOf(field, cell), g: follower.gOf(cell), h, f: priorityOf(follower, order, slot) });
    follower.take(cell);
  }
  const isFound =
    follower.stateOf(field.goal) !== 0 && isOver() && (follower.isFound || follower.goalOpenedAt < Infinity);
  const way = isFound ? follower.wayTo(field.goal) : undefined;
  return { steps, ...(way && { path: way.map((cell) => coordOf(field, cell)) }) };
}
