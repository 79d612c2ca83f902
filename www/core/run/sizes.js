// Steps of other sizes than one cell, forward and back: one neighbor of the cell that is taken next, one layer, and to
// what happens to a cell. Loaded when the reader first chooses one. Headless; only commands call it.

import { isInLine } from "../../rules/algorithms.js";
import { coordOf, indexOf } from "../../rules/cells.js";
import { areEqual } from "../../rules/costs.js";

/**
 * @import { Look, Solver, Taken } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Language } from "../i18n/index.js"
 * @import { Run } from "./run.js"
 */

/** @typedef {"neighbor" | "cell" | "layer" | "selected"} Size */
/** @typedef {1 | -1} Direction */

/**
 * How far a step goes.
 * @typedef {object} Striding
 * @property {{ readonly size: Size, choose: (size: Size) => void, step: (direction: Direction) => void, show: () => void }} stride
 */

/**
 * An expansion that is gone through as a program does it: first it takes its cell, then it looks at one neighbor after the
 * other.
 * @typedef {object} Looking
 * @property {number} step Its number.
 * @property {Coord} cell The cell that it takes.
 * @property {0 | 1} side The side that takes it, where two search.
 * @property {{ g: number, h: number, f: number }} numbers Those of the cell.
 * @property {Taken | undefined} taken Which of the open cells it was.
 * @property {Look[]} looks
 * @property {(run: Run, language: Language) => string} tell What it has done last.
 */

/** @type {readonly Size[]} */
export const SIZES = ["neighbor", "cell", "layer", "selected"];
/** How many steps of a layer are gone through between two looks at the clock. */
const BATCH = 64;
/** How many layers of moves: going back to the step that is shown after fewer would take longer than finding them. */
const LAYERS = 1024;
const END = Number.POSITIVE_INFINITY;

/**
 * Goes one step of a size.
 * @param {Run} run
 * @param {Size} size
 * @param {Direction} direction
 * @param {Coord | undefined} selected The cell that the reader points at.
 * @param {Looking["tell"]} tell
 * @returns {boolean} Whether there was such a step.
 */
export function go(run, size, direction, selected, tell) {
  run.wake();
  // Then the engine's record is not complete, or there is none.
  const isWhole = !run.isSearching && !run.isStopped && !run.error;
  if (size === "cell" || !isWhole) run.step(direction);
  else if (size === "neighbor") goByNeighbor(run, direction, tell);
  else if (size === "layer") goByLayer(run, direction);
  else return selected !== undefined && goToCell(run, direction, selected);
  return true;
}

// One neighbor

/**
 * With its last neighbor an expansion is done, and the next thing that happens is that the next one takes its cell. An
 * expansion that looks at nothing, as that of the goal, is one step.
 * @param {Run} run
 * @param {Direction} direction
 * @param {Looking["tell"]} tell
 */
function goByNeighbor(run, direction, tell) {
  const { within, looking } = run;
  if (looking && within > 0) {
    const to = within + direction;
    if (to > 0 && to <= looking.looks.length + 1) return run.look(looking, to);
    // What is whole then: this expansion, or the one before it.
    run.step(direction);
    if (direction > 0 ? run.isAtEnd : run.position === 0) return;
  }
  if (direction > 0) {
    if (!enter(run, run.position + 1, 1, tell)) run.step(1);
  } else if (!enter(run, run.position, END, tell) && within === 0) {
    run.step(-1);
    enter(run, run.position, END, tell);
  }
}

/** Goes into an expansion, if it looks at anything. @param {Run} run @param {number} step @param {number} within Beyond its last neighbor means that. @param {Looking["tell"]} tell */
function enter(run, step, within, tell) {
  const looking = step > 0 ? lookingAt(run, step, tell) : undefined;
  if (!looking || looking.looks.length === 0) return false;
  if (run.position === step) run.step(-1);
  run.look(looking, Math.min(within, looking.looks.length + 1));
  return true;
}

/** What an expansion looked at; undefined if there is none. @param {Run} run @param {number} step @param {Looking["tell"]} tell @returns {Looking | undefined} */
export function lookingAt({ solver, position, length, board }, step, tell) {
  if (step > length) return undefined;
  solver.seek(step);
  const looks = solver.looks();
  const current = /** @type {number} */ (solver.current);
  /** @type {Coord} */
  const cell = coordOf(board, current);
  const [g, h, f] = solver.numbersIn(...cell, 1, 1);
  const taken = solver.taken();
  const side = solver.side === 1 ? 1 : 0;
  solver.seek(position);
  return { step, cell, side, numbers: { g, h, f }, taken, looks, tell };
}

// One layer

/** What the cells of a layer have in common: moves in breadth-first search, else f, which is g or h where that is all that counts. @param {Run} run @param {Direction} direction */
function goByLayer(run, direction) {
  if (isInLine(run.options)) goByMoves(run, direction);
  else goByF(run, direction);
}

/** f of the cell that the expansion at the position took. @param {Solver} solver */
function takenF(solver) {
  const { current = 0, width } = solver;
  return solver.numbersIn(...coordOf({ width }, current), 1, 1)[2];
}

/** To where f becomes another one: behind the last of equal ones, or before the first. @param {Run} run @param {Direction} direction */
function goByF(run, direction) {
  const { solver, length } = run;
  const isInside = run.within > 0;
  let at = run.position + Number(isInside && direction < 0);
  if (direction > 0 ? at >= length : at === 0) return run.step(direction);
  solver.seek(direction > 0 ? at + 1 : at);
  const f = takenF(solver);
  run.walk(() => {
    for (let count = 0; count < BATCH; count++) {
      at += direction;
      if (direction > 0 ? at >= length : at <= 0) {
        solver.seek(at);
        return false;
      }
      solver.seek(direction > 0 ? at + 1 : at);
      if (!areEqual(takenF(solver), f)) {
        solver.seek(at);
        return false;
      }
    }
    solver.seek(at);
    return true;
  });
}

/**
 * To where the number of moves from the start becomes another one. Behind the last cell of a layer, the open list holds
 * the next layer and nothing else, so its length tells where that one ends.
 * @param {Run} run
 * @param {Direction} direction
 */
function goByMoves(run, direction) {
  const { solver, position, length } = run;
  const from = position + Number(run.within > 0 && direction < 0);
  if (direction > 0 ? from >= length : from === 0) return run.step(direction);
  let [last, end] = [0, 0];
  run.walk(() => {
    for (let count = 0; count < LAYERS; count++) {
      solver.seek(end);
      const next = Math.min(length, end + solver.stats.openSize);
      // A search that stops early leaves cells open.
      const isPast = direction > 0 ? end > from : end >= from;
      if (isPast || next === end) {
        solver.seek(direction > 0 ? end : last);
        return false;
      }
      [last, end] = [end, next];
    }
    solver.seek(position);
    return true;
  });
}

// To what happens to a cell

/** @param {Run} run @param {Direction} direction @param {Coord} selected */
function goToCell(run, direction, selected) {
  const { position, within } = run;
  const steps = stepsOf(run, selected);
  const isAhead = (/** @type {number} */ step) => step > position;
  const isBehind = (/** @type {number} */ step) => step < position + Number(within > 0);
  const to = direction > 0 ? steps.find(isAhead) : steps.filter(isBehind).at(-1);
  if (to === undefined) return false;
  run.pause();
  run.seek(to);
  return true;
}

/** The steps at which a cell is opened, gets a better parent, or is closed. @param {Run} run @param {Coord} coord */
export function stepsOf({ solver, board, length, position }, coord) {
  solver.seek(length);
  const { openedAt, improvedAt, reopenedAt } = solver.node(...coord);
  const taken = [];
  const cell = indexOf(board, coord);
  const order = solver.expansionOrder();
  for (let at = order.indexOf(cell); at >= 0; at = order.indexOf(cell, at + 1)) taken.push(at + 1);
  const opened = solver.sideStates().length > 0 ? openedBySides(solver, cell) : [openedAt];
  solver.seek(position);
  const steps = [...opened, ...improvedAt, ...reopenedAt, ...taken].filter((step) => step !== undefined);
  return [...new Set(steps)].sort((a, b) => a - b);
}

/** When each of two searches opens a cell: from then on it stays open or closed for it. @param {Solver} solver @param {number} cell */
function openedBySides(solver, cell) {
  const { length } = solver;
  const isOpened = (/** @type {number} */ side, /** @type {number} */ step) => {
    solver.seek(step);
    return ((solver.sideStates()[cell] >> (2 * side)) & 3) > 0;
  };
  return [0, 1].map((side) => {
    if (!isOpened(side, length)) return undefined;
    let [before, after] = [-1, length];
    while (after - before > 1) {
      const middle = (before + after) >> 1;
      if (isOpened(side, middle)) after = middle;
      else before = middle;
    }
    return after;
  });
}
