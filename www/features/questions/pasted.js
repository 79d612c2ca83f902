// Whether what a reader's program printed answers an exercise: by the cells that it takes, or by what its path costs.
// Headless, and without the engine.

import { fromTheStart, plausibleFrames, toBoard } from "../../check/coordinate-frames.js";
import { indexOf, WALL } from "../../rules/cells.js";
import { isShortest } from "../../rules/costs.js";
import { movesFrom, scaleOf } from "./plain-ground.js";
import { canFollow, ReaderSearch } from "./reader-search.js";

/**
 * @import { Frame } from "../../check/coordinate-frames.js"
 * @import { Difference } from "../../check/difference.js"
 * @import { ReadLog } from "../../check/read-log.js"
 * @import { Options } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Ground } from "./plain-ground.js"
 */

/** @typedef {ReadLog} Log */

/**
 * @typedef {object} Exercise
 * @property {Ground} board
 * @property {Options} options
 * @property {"order" | "cost"} grade
 * @property {Frame[]} [frames] How its coordinates may be meant, if that is known.
 * @property {boolean} [mayLackGoal] Whether it may end before the goal, where that comes next.
 * @property {number} [cost] What the path of the search as written costs.
 * @property {ArrayLike<number>} order The cells that the search as written takes, as indexes.
 */

/** How far a program's cells may be taken in turn, and the search as it is then. @typedef {{ agrees: number, search: ReaderSearch }} Followed */

/**
 * @typedef {object} Graded
 * @property {boolean} right
 * @property {Coord[]} steps The cells that the program took, on the board.
 * @property {"path" | "steps"} [lacks] What the log would have to have.
 * @property {Frame} [frame] How its coordinates were read.
 * @property {Difference} [difference] The first step that the rules do not allow.
 */

/**
 * @param {Log} log
 * @param {Exercise} exercise
 * @returns {Graded}
 */
export function gradePasted(log, exercise) {
  const { board, grade, options, mayLackGoal = false } = exercise;
  const { start, goal } = board;
  const frames = exercise.frames ?? plausibleFrames({ board, log, start, goal });
  const readings = frames.map((frame) => {
    const cells = log.steps.map(({ x, y }) => toBoard(frame, [x, y], board));
    if (grade === "cost") {
      const path = (log.path ?? []).map((cell) => toBoard(frame, cell, board));
      return { frame, cells, agrees: 0, isRight: costsNoMore(fromTheStart(path, start, goal), exercise) };
    }
    if (!canFollow(options)) return { frame, cells, agrees: 0, isRight: areThose(cells, exercise) };
    const { agrees, search } = followed(cells, exercise);
    const isOver = search.isOver || (mayLackGoal && search.allowed().includes(search.indexOf(goal)));
    return { frame, cells, agrees, isRight: cells.length > 0 && agrees === cells.length && isOver };
  });
  // Of several readings the one that goes furthest was meant.
  const most = Math.max(...readings.map(({ agrees }) => agrees));
  const best = readings.find(({ isRight }) => isRight) ?? readings.find(({ agrees }) => agrees === most);
  /** @type {Graded} */
  const graded = { right: best?.isRight ?? false, steps: best?.cells ?? [] };
  if (grade === "order" && log.steps.length === 0) graded.lacks = "steps";
  if (grade === "cost" && !log.path?.length) graded.lacks = "path";
  if (!best) return graded;
  graded.frame = best.frame;
  if (grade === "order" && canFollow(options) && best.agrees < best.cells.length) {
    graded.difference = differenceAt(best.cells, best.agrees, exercise);
  }
  return graded;
}

/** Takes cells as long as each may be taken in its turn. @param {Coord[]} cells @param {Exercise} exercise @returns {Followed} */
function followed(cells, { board, options }) {
  const search = new ReaderSearch(board, options);
  for (const [agrees, cell] of cells.entries()) {
    const index = indexOf(board, cell);
    if (!isInside(board, cell) || !search.allowed().includes(index)) return { agrees, search };
    search.take(index);
  }
  return { agrees: cells.length, search };
}

/** What is wrong with the step after those that agree. @param {Coord[]} cells @param {number} agrees @param {Exercise} exercise @returns {Graded["difference"]} */
function differenceAt(cells, agrees, exercise) {
  const { board } = exercise;
  const { search } = followed(cells.slice(0, agrees), exercise);
  const taken = cells[agrees];
  const allowed = search.allowed().map((cell) => search.coordOf(cell));
  const costs = (/** @type {Coord | undefined} */ cell) => {
    const entry = cell && search.entries.get(search.indexOf(cell));
    if (!entry?.isOpen) return undefined;
    const { scale } = search;
    return { g: entry.g / scale, h: entry.h / scale, f: entry.f / scale };
  };
  const entry = isInside(board, taken) ? search.entries.get(search.indexOf(taken)) : undefined;
  const known = entry ? (entry.isOpen ? "open" : "closed") : "untouched";
  const isWall = isInside(board, taken) && board.cells[indexOf(board, taken)] === WALL;
  const was = !isInside(board, taken) ? "outside" : isWall ? "wall" : known;
  const [takenCosts, allowedCosts] = [isInside(board, taken) ? costs(taken) : undefined, costs(allowed[0])];
  return {
    step: agrees + 1,
    taken,
    allowed,
    was,
    ...(takenCosts && { takenCosts }),
    ...(allowedCosts && { allowedCosts }),
  };
}

/** Whether the cells are those that the search as written takes. @param {Coord[]} cells @param {Exercise} exercise */
function areThose(cells, { board, order, mayLackGoal = false }) {
  const isWithoutGoal = mayLackGoal && order[order.length - 1] === indexOf(board, board.goal);
  const isAll = cells.length === order.length || (isWithoutGoal && cells.length === order.length - 1);
  return isAll && cells.every((cell, step) => indexOf(board, cell) === order[step]);
}

/** Whether a path leads from the start to the goal by moves that are allowed, and costs no more than that of the search as written. @param {Coord[]} path @param {Exercise} exercise */
function costsNoMore(path, { board, options, cost = Number.POSITIVE_INFINITY }) {
  if (path.length === 0 || String(path[0]) !== String(board.start) || String(path.at(-1)) !== String(board.goal))
    return false;
  let sum = 0;
  for (let i = 1; i < path.length; i++) {
    if (!isInside(board, path[i - 1])) return false;
    const to = indexOf(board, path[i]);
    const move = movesFrom(board, options, indexOf(board, path[i - 1])).find(([next]) => next === to);
    if (!move || !isInside(board, path[i])) return false;
    sum += move[1];
  }
  return isShortest(options, sum / scaleOf(options), cost);
}

/** @param {Ground} board @param {Coord} cell */
const isInside = ({ width, height }, [x, y]) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;
