// Steps of other sizes than one cell, forward and back: one neighbor of the cell that is taken next, one layer, and to
// what happens to a cell. Loaded when the reader first chooses one. Headless; only commands call it.

import { indexOf } from "../board/board.js";

/** @typedef {import("./run.js").Run} Run */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("../engine.js").Solver} Solver */
/** @typedef {"neighbor" | "cell" | "layer" | "selected"} Size */
/** @typedef {1 | -1} Direction */

/**
 * An expansion that is gone through neighbor by neighbor.
 * @typedef {object} Looking
 * @property {number} step Its number.
 * @property {Coord} cell The cell that it takes.
 * @property {import("../engine.js").Look[]} looks
 * @property {(run: Run, language: import("../i18n/index.js").Language) => string} tell What the last look came to.
 */

/** @type {readonly Size[]} */
export const SIZES = ["neighbor", "cell", "layer", "selected"];
/** How many steps of a layer are gone through between two looks at the clock. */
const BATCH = 64;
/** How many layers of moves: going back to the step that is shown after fewer would take longer than finding them. */
const LAYERS = 1024;

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

/** @param {Run} run @param {Direction} direction @param {Looking["tell"]} tell */
function goByNeighbor(run, direction, tell) {
  const { position, within } = run;
  if (direction > 0) {
    const looking = within > 0 && run.looking ? run.looking : lookingAt(run, position + 1, tell);
    if (looking && within < looking.looks.length) run.look(looking, within + 1);
    else run.step(1);
    return;
  }
  if (within > 1 && run.looking) return run.look(run.looking, within - 1);
  run.step(-1);
  if (within > 0) return;
  const looking = position > 0 ? lookingAt(run, position, tell) : undefined;
  if (looking && looking.looks.length > 0) run.look(looking, looking.looks.length);
}

/** What an expansion looked at; undefined if there is none. @param {Run} run @param {number} step @param {Looking["tell"]} tell @returns {Looking | undefined} */
export function lookingAt({ solver, position, length, board }, step, tell) {
  if (step > length) return undefined;
  solver.seek(step);
  const looks = solver.looks();
  const current = /** @type {number} */ (solver.current);
  solver.seek(position);
  return { step, cell: [current % board.width, Math.floor(current / board.width)], looks, tell };
}

// One layer

/** What the cells of a layer have in common: moves in breadth-first search, else f, which is g or h where that is all that counts. @param {Run} run @param {Direction} direction */
function goByLayer(run, direction) {
  if (run.options.algorithm === "breadth-first") goByMoves(run, direction);
  else goByF(run, direction);
}

/** f of the cell that the expansion at the position took. @param {Solver} solver */
function takenF(solver) {
  const { current = 0, width } = solver;
  return solver.numbersIn(current % width, Math.floor(current / width), 1, 1)[2];
}

/** Equal f may differ in the last bits: they are added up from g and h in the unit of the cost model. @param {number} a @param {number} b */
const isSameF = (a, b) => a === b || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

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
      if (!isSameF(takenF(solver), f)) {
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
