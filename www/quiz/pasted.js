// Whether what a reader's program printed answers an exercise: by the cells that it takes, or by what its path costs.
// Headless, and without the engine.

import { fromTheStart, plausibleFrames, toBoard } from "../check/frames.js";
import { indexOn, movesFrom, scaleOf } from "./moves.js";
import { canFollow, ReaderSearch } from "./reader-search.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("./moves.js").Ground} Ground */
/** @typedef {import("../check/frames.js").Log} Log */

/** Costs of `sqrt2` are rounded. */
const TOLERANCE = 1e-6;

/**
 * @typedef {object} Exercise
 * @property {Ground} board
 * @property {Options} options
 * @property {"order" | "cost"} grade
 * @property {number} [cost] What the path of the search as written costs.
 * @property {ArrayLike<number>} order The cells that the search as written takes, as indexes.
 */

/**
 * @param {Log} log
 * @param {Exercise} exercise
 * @returns {{ right: boolean, steps: Coord[], lacks?: "path" | "steps" }} With the cells that the program took, on the board,
 *   and what the log would have to have.
 */
export function gradePasted(log, exercise) {
  const { board, grade } = exercise;
  const { start, goal } = board;
  const frames = plausibleFrames({ board, log, start, goal });
  const cellsIn = (/** @type {import("../check/frames.js").Frame} */ frame) =>
    log.steps.map(({ x, y }) => toBoard(frame, [x, y], board));
  const isRight = (/** @type {import("../check/frames.js").Frame} */ frame) =>
    grade === "order"
      ? takesThem(cellsIn(frame), exercise)
      : costsNoMore(
          fromTheStart(
            (log.path ?? []).map((cell) => toBoard(frame, cell, board)),
            start,
            goal,
          ),
          exercise,
        );
  const frame = frames.find(isRight);
  const shown = frame ?? frames[0];
  /** @type {ReturnType<typeof gradePasted>} */
  const graded = { right: frame !== undefined, steps: shown ? cellsIn(shown) : [] };
  if (grade === "order" && log.steps.length === 0) graded.lacks = "steps";
  if (grade === "cost" && !log.path?.length) graded.lacks = "path";
  return graded;
}

/**
 * Whether each cell may be taken in its turn, up to the end of the search. Where the rules leave several, any of them will
 * do, if the search is one that can be followed.
 * @param {Coord[]} cells
 * @param {Exercise} exercise
 */
function takesThem(cells, { board, options, order }) {
  if (!canFollow(options)) {
    return cells.length === order.length && cells.every((cell, step) => indexOn(board, cell) === order[step]);
  }
  const search = new ReaderSearch(board, options);
  for (const cell of cells) {
    const index = indexOn(board, cell);
    if (!search.allowed().includes(index) || !isInside(board, cell)) return false;
    search.take(index);
  }
  return cells.length > 0 && search.isOver;
}

/** Whether a path leads from the start to the goal by moves that are allowed, and costs no more than that of the search as written. @param {Coord[]} path @param {Exercise} exercise */
function costsNoMore(path, { board, options, cost = Number.POSITIVE_INFINITY }) {
  if (path.length === 0 || String(path[0]) !== String(board.start) || String(path.at(-1)) !== String(board.goal))
    return false;
  let sum = 0;
  for (let i = 1; i < path.length; i++) {
    if (!isInside(board, path[i - 1])) return false;
    const to = indexOn(board, path[i]);
    const move = movesFrom(board, options, indexOn(board, path[i - 1])).find(([next]) => next === to);
    if (!move || !isInside(board, path[i])) return false;
    sum += move[1];
  }
  return sum / scaleOf(options) <= cost * (1 + TOLERANCE);
}

/** @param {Ground} board @param {Coord} cell */
const isInside = ({ width, height }, [x, y]) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;
