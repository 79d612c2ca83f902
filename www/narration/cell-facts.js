// What there is to say about a cell at a step, as facts with values: why it was taken, why not yet, why never; what opened
// and improved it, and where its g comes from. cell-story.js puts them into words. Headless.

import { isSame } from "../core/board/board.js";
import { hasTwoSides, isInLine } from "../rules/algorithms.js";
import { coordOf } from "../rules/cells.js";
import { areEqual, compareCosts, isShortest } from "../rules/costs.js";
import { why } from "../why/why.js";
import { distancesFromStart, isSmall } from "./distances.js";
import { unopenedFacts } from "./unopened-facts.js";
import { moveCost, wayBack } from "./way-back.js";

/**
 * @import { NodeInfo, Solver } from "../engine.js"
 * @import { Coord } from "../rules/cells.js"
 * @import { OpenCell, TakenCell } from "../why/why.js"
 * @import { UnopenedFact } from "./unopened-facts.js"
 * @import { Leg, WayBack } from "./way-back.js"
 */

/** @typedef {{ g: number, h: number, f: number }} Numbers */

/**
 * `step` is where a fact became true, `cell` the other cell in it.
 * @typedef {(
 *   | { kind: "taken", step: number, side: 0 | 1, taken: TakenCell }
 *   | { kind: "next" | "last-next", side: 0 | 1, numbers: Numbers }
 *   | { kind: "open" | "left", side: 0 | 1, numbers: Numbers, ahead: number, cell: Coord, first: Numbers }
 *   | { kind: "equal", equal: number }
 *   | { kind: "heap" }
 *   | { kind: "waiting" | "stayed", side: 0 | 1, numbers: Numbers }
 *   | { kind: "begin", step: undefined, side: 0 | 1 }
 *   | { kind: "opened", step: number, cell: Coord, side: 0 | 1, g: number }
 *   | { kind: "improved" | "reopened", step: number, cell: Coord, side: 0 | 1, g: number, before: number }
 *   | { kind: "way" | "stale", side: 0 | 1, g: number, way: WayBack, legs: (Leg & { step: number | undefined })[], hidden: number }
 *   | { kind: "both-sides", side: 0 | 1 }
 *   | { kind: "path", at: number, count: number }
 *   | { kind: "goal" | "never-opened" | "never-taken", step: number }
 *   | { kind: "later-taken" | "later-opened", step: number }
 *   | { kind: "longer", g: number, least: number }
 *   | UnopenedFact
 * ) & { step?: number, cell?: Coord }} CellFact
 */

/** @type {CellFact} */
const HEAP = { kind: "heap" };
/** How many open cells ahead of one are compared with it. */
const MOST_COMPARED = 5000;
/** How many runs of a way are told one by one. */
const MOST_LEGS = 6;

/**
 * What there is to say about a cell at the solver's position; the most important fact comes first. The solver is moved to
 * other steps, and back.
 * @param {Solver} solver A solver with a recorded search.
 * @param {Coord} coord
 * @returns {CellFact[]}
 */
export function cellFacts(solver, coord) {
  const position = solver.position;
  try {
    const node = solver.node(...coord);
    if (node.state === 0) {
      const facts = unopenedFacts(solver, coord);
      if (facts[0].kind === "wall") return facts;
      const isForGood = facts[0].kind === "cut-off" || facts[0].kind === "no-search";
      return isForGood ? facts : [...facts, ...later(solver, coord, position, 0)];
    }
    const side = sideOf(solver, coord);
    const numbers = /** @type {Numbers} */ ({ g: node.g, h: node.h, f: node.f });
    const reason = /** @type {TakenCell | OpenCell} */ (why(solver, coord));
    const facts = reason.state === "taken" ? takenFacts(reason) : openFacts(solver, reason, side, numbers);
    if (isOpenOnBothSides(solver, coord)) facts.push({ kind: "both-sides", side: side === 0 ? 1 : 0 });
    facts.push(...history(solver, coord, node, side, position), ...origin(solver, coord, side, numbers.g));
    return [...facts, ...outcome(solver, coord, node), ...later(solver, coord, position, node.state)];
  } finally {
    if (solver.position !== position) solver.seek(position);
  }
}

/** The state of a cell for each side of a bidirectional search; undefined unless there are two. @param {Solver} solver @param {Coord} coord */
function sideStates(solver, [x, y]) {
  const both = solver.sideStates()[y * solver.width + x];
  return both === undefined ? undefined : [both & 3, both >> 2];
}

/** The side whose numbers a cell has: the one that closed it; else the start's, if it opened it. @param {Solver} solver @param {Coord} coord @returns {0 | 1} */
function sideOf(solver, coord) {
  const [ahead, back] = sideStates(solver, coord) ?? [1, 0];
  return back === 2 || (ahead === 0 && back > 0) ? 1 : 0;
}

/** @param {Solver} solver @param {Coord} coord */
const isOpenOnBothSides = (solver, coord) => sideStates(solver, coord)?.every((state) => state === 1) ?? false;

/** @param {TakenCell} taken @returns {CellFact[]} */
function takenFacts(taken) {
  const wasPassedOver = taken.smallerF > 0;
  return [{ kind: "taken", step: taken.step, side: taken.side, taken }, ...(wasPassedOver ? [HEAP] : [])];
}

/** @param {Solver} solver @param {OpenCell} open @param {0 | 1} side @param {Numbers} numbers @returns {CellFact[]} */
function openFacts(solver, { ahead, next: cell }, side, numbers) {
  const isOver = solver.status !== "searching";
  // A heap with habits that has become too long is not searched.
  if (ahead === undefined) return [{ kind: isOver ? "stayed" : "waiting", side, numbers }];
  if (ahead === 0) return [{ kind: isOver ? "last-next" : "next", side, numbers }];
  const [g, h, f] = solver.numbersIn(...cell, 1, 1);
  const equal = equalAhead(solver, ahead, numbers);
  /** @type {CellFact[]} */
  const ties = equal > 0 ? [{ kind: "equal", equal }] : [];
  return [{ kind: isOver ? "left" : "open", side, numbers, ahead, cell, first: { g, h, f } }, ...ties];
}

/** How many of the cells that leave earlier have the same f; 0 where that is not told. @param {Solver} solver @param {number} ahead @param {Numbers} numbers */
function equalAhead(solver, ahead, { f }) {
  const { options, width } = solver;
  if (ahead > MOST_COMPARED || isInLine(options) || hasTwoSides(options)) return 0;
  let count = 0;
  for (const cell of solver.openCells(ahead)) {
    const [, , other] = solver.numbersIn(...coordOf({ width }, cell), 1, 1);
    if (areEqual(other, f)) count++;
  }
  return count;
}

/**
 * When the cell was opened, improved and reopened, by which cells.
 * @param {Solver} solver @param {Coord} coord @param {NodeInfo} node @param {0 | 1} side @param {number} position
 * @returns {CellFact[]}
 */
function history(solver, coord, { openedAt = 0, improvedAt, reopenedAt }, side, position) {
  if (isSame(coord, side === 0 ? solver.start : solver.goal)) return [{ kind: "begin", step: undefined, side }];
  const isTwoSided = sideStates(solver, coord) !== undefined;
  const opened = isTwoSided ? openedBy(solver, coord, side, openedAt, position) : openedAt;
  /** @type {CellFact[]} */
  const facts = [];
  let before = 0;
  for (const step of [opened, ...improvedAt, ...reopenedAt].sort((a, b) => a - b)) {
    solver.seek(step);
    // The other side may have improved it too.
    if (isTwoSided && solver.side !== side) continue;
    const { current = 0, width } = solver;
    const cell = coordOf({ width }, current);
    // The numbers that are shown may be the other side's, but what this side has just taken is its own.
    const g = isTwoSided
      ? (solver.node(...cell).g ?? 0) + moveCost(solver, cell, coord, side)
      : (solver.node(...coord).g ?? 0);
    if (step === opened) facts.push({ kind: "opened", step, cell, side, g });
    else facts.push({ kind: improvedAt.includes(step) ? "improved" : "reopened", step, cell, side, g, before });
    before = g;
  }
  solver.seek(position);
  return facts;
}

/**
 * When a side of a bidirectional search opened a cell.
 * @param {Solver} solver @param {Coord} coord @param {0 | 1} side
 * @param {number} first When one of the sides did. @param {number} last When this side certainly had.
 */
function openedBy(solver, coord, side, first, last) {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    solver.seek(middle);
    if (sideStates(solver, coord)?.[side]) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where its g comes from. @param {Solver} solver @param {Coord} coord @param {0 | 1} side @param {number} g @returns {CellFact[]} */
function origin(solver, coord, side, g) {
  const way = wayBack(solver, coord, side);
  if (way.legs.length === 0) return [];
  const shown = way.legs.length > MOST_LEGS ? [...way.legs.slice(0, 2), ...way.legs.slice(-3)] : way.legs;
  const legs = shown.map((leg) => ({ ...leg, step: solver.node(...leg.from).closedAt }));
  const hidden = way.legs.length - shown.length;
  const isWhole = compareCosts(solver.options, way.cost, g) === 0;
  return [{ kind: isWhole ? "way" : "stale", side, g, way, legs, hidden }];
}

/** What became of a closed cell. @param {Solver} solver @param {Coord} coord @param {NodeInfo} node @returns {CellFact[]} */
function outcome(solver, coord, { state, g = 0, closedAt = 0 }) {
  const { options } = solver;
  /** @type {CellFact[]} */
  const facts = [];
  if (state !== 2) return facts;
  if (!hasTwoSides(options)) {
    if (isSame(coord, solver.goal)) facts.push({ kind: "goal", step: closedAt });
    if (!solver.promisesShortest && isSmall(solver)) {
      const least = distancesFromStart(solver)[coord[1] * solver.width + coord[0]];
      if (!isShortest(options, g, least)) facts.push({ kind: "longer", g, least });
    }
  }
  const cells = solver.path()?.cells ?? [];
  for (let index = 0; index < cells.length; index += 2) {
    if (cells[index] !== coord[0] || cells[index + 1] !== coord[1]) continue;
    facts.push({ kind: "path", at: index / 2 + 1, count: cells.length / 2 });
  }
  return facts;
}

/** What the rest of the record does with a cell that is open or untouched. @param {Solver} solver @param {Coord} coord @param {number} position @param {number} state @returns {CellFact[]} */
function later(solver, coord, position, state) {
  if (state === 2 || solver.status !== "searching") return [];
  const { length, width } = solver;
  solver.seek(length);
  const [{ openedAt }, status] = [solver.node(...coord), solver.status];
  solver.seek(position);
  if (state === 0 && openedAt !== undefined) return [{ kind: "later-opened", step: openedAt }];
  const taken = state === 1 ? solver.expansionOrder().indexOf(coord[1] * width + coord[0], position) + 1 : 0;
  if (taken > 0) return [{ kind: "later-taken", step: taken }];
  // The record may not be complete yet.
  if (status === "searching") return [];
  return [{ kind: state === 0 ? "never-opened" : "never-taken", step: length }];
}
