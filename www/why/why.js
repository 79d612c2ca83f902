// Why a cell was taken, why it is not taken yet, or why it was never opened: facts about one cell at the position of a
// recorded search. Headless; the position is left as it was.

import { isInLine } from "../rules/algorithms.js";
import { coordOf, WALL } from "../rules/cells.js";
import { priorityOf } from "../rules/order.js";
import { chainOf } from "./chain.js";
import { reachOf } from "./reach.js";

/** @import { NodeInfo, Solver } from "../engine.js" */

/** @typedef {[number, number]} Coord */

/**
 * @typedef {object} TakenCell A cell that was expanded, told as it was when it was last taken; the chain is as it is at
 *   the position.
 * @property {"taken"} state
 * @property {number} step The last expansion of the cell.
 * @property {number} f In breadth-first search the number of cells opened before it.
 * @property {number} g
 * @property {number} h
 * @property {number} among How many cells were open, this one included.
 * @property {number} equalF How many of the others had the same f.
 * @property {"f" | "h" | "order"} decidedBy What set it apart from the others.
 * @property {Coord[]} chain The start, the parents, and the cell itself. Of the search from the goal it begins there; in a
 *   jump point search it goes from jump point to jump point.
 * @property {0 | 1} side 0 for the search from the start, 1 for the one from the goal.
 * @property {number} smallerF How many had a smaller f: none, unless improved entries of a heap stay where they are.
 * @property {number} smallerH How many with the same f had a smaller h.
 * @property {number} equalH How many with the same f had the same h.
 * @property {number} tied How many others only the order of opening set apart from it.
 * @property {number} earlier How many of those were opened before it.
 * @property {number | undefined} openedAt The step that opened it; 0 for the start.
 * @property {number[]} improvedAt The steps that gave it a better parent while it was open.
 * @property {number[]} reopenedAt The steps that opened it again.
 */

/**
 * @typedef {object} OpenCell A cell that waits in the open list.
 * @property {"open"} state
 * @property {number} f
 * @property {number} g
 * @property {number} h
 * @property {number | undefined} ahead How many open cells leave before it, as things stand; undefined only where the
 *   order of a heap in which improved entries stay is not known, see `Solver.ahead`.
 * @property {Coord} next The first of all open cells to leave.
 * @property {Coord[]} chain As of a taken cell.
 * @property {number | undefined} openedAt
 * @property {number[]} improvedAt
 * @property {number[]} reopenedAt
 */

/**
 * @typedef {object} UntouchedCell A cell that was never opened.
 * @property {"untouched"} state
 * @property {"wall" | "cut-off" | "ended" | "not-yet"} because `cut-off`: no moves lead from the start to it. `ended`: the
 *   search ended before.
 * @property {number} h
 * @property {number} [least] The smallest f that it could have had on this board: with the g of a shortest path to it.
 *   Absent where there is no way to it, and in breadth-first search, which has no f. Where two sides search, it is that of
 *   the search from the start.
 * @property {true} [corner] Of a cell that is cut off: diagonal moves around corners would lead to it.
 */

/**
 * @param {Solver} solver
 * @param {Coord} cell
 * @returns {TakenCell | OpenCell | UntouchedCell}
 * @throws an error of the engine, for a cell beyond the board
 */
export function why(solver, [x, y]) {
  const node = solver.node(x, y);
  if (node.state === 0) return whyUntouched(solver, [x, y], node);
  return node.state === 1 ? whyOpen(solver, [x, y], node) : whyTaken(solver, [x, y], node);
}

/** @param {Solver} solver @param {Coord} cell @param {NodeInfo} node @returns {TakenCell} */
function whyTaken(solver, [x, y], { closedAt, openedAt, improvedAt, reopenedAt }) {
  const { position } = solver;
  const chain = chainOf(solver, [x, y]);
  const step = Number(closedAt);
  solver.seek(step);
  try {
    const { side, among, equalF, decidedBy, smallerF, smallerH, equalH, tied, earlier } = taken(solver);
    // Without the rounding of units, as cells show them.
    const { f = 0, g = 0, h } = solver.node(x, y);
    const choice = { among, equalF, decidedBy, chain, side, smallerF, smallerH, equalH, tied, earlier };
    return { state: "taken", step, f, g, h, ...choice, openedAt, improvedAt, reopenedAt };
  } finally {
    solver.seek(position);
  }
}

/** The expansion at a position that has one. @param {Solver} solver */
const taken = (solver) => /** @type {NonNullable<ReturnType<Solver["taken"]>>} */ (solver.taken());

/** @param {Solver} solver @param {Coord} cell @param {NodeInfo} node @returns {OpenCell} */
function whyOpen(solver, [x, y], { f = 0, g = 0, h, openedAt, improvedAt, reopenedAt }) {
  const [first] = solver.openCells(1);
  /** @type {Coord} */
  const next = coordOf(solver, first);
  const [ahead, chain] = [solver.ahead(x, y), chainOf(solver, [x, y])];
  return { state: "open", f, g, h, ahead, next, chain, openedAt, improvedAt, reopenedAt };
}

/** @param {Solver} solver @param {Coord} cell @param {NodeInfo} node @returns {UntouchedCell} */
function whyUntouched(solver, [x, y], { h }) {
  if (solver.cell(x, y) === WALL) return { state: "untouched", because: "wall", h };
  const reach = reachOf(solver);
  const g = reach.distance([x, y]);
  if (g === Number.POSITIVE_INFINITY) {
    return { state: "untouched", because: "cut-off", h, ...(reach.isBehindCorners([x, y]) ? { corner: true } : {}) };
  }
  const because = solver.status === "searching" ? "not-yet" : "ended";
  const least = leastF(solver, g, h);
  return { state: "untouched", because, h, ...(least === undefined ? {} : { least }) };
}

/** The f of a cell with this g, in the algorithm's own priority. @param {Solver} solver @param {number} g @param {number} h */
const leastF = ({ options }, g, h) => (isInLine(options) ? undefined : priorityOf(options, { g, h, order: 0 }));
