// What a worksheet asks about a step, and the answers: only such as follow from what is on the sheet. Headless.

import { isSame } from "../../../core/board/board.js";
import { DIRECTIONS } from "../../../core/board/directions.js";
import { estimatesItself, isInLine, isPlain } from "../../../rules/algorithms.js";
import { coordOf, indexOf, WALL } from "../../../rules/cells.js";
import { areEqual, costsOf } from "../../../rules/costs.js";
import { searchedArea } from "../searched.js";
import { inOrderOfOpening, isOfHeap, nextByHand } from "./by-hand.js";

/**
 * @import { Run } from "../../../core/run/run.js"
 * @import { Options, Path } from "../../../engine.js"
 * @import { Coord } from "../../../rules/cells.js"
 * @import { Area } from "../searched.js"
 */

/** @typedef {"values" | "next" | "path"} Ask The numbers of the open cells, the cells that are taken next, or the path. */
/** @typedef {{ coord: Coord, g: number, h: number, f: number, side: 0 | 1 }} Answer */

/** How many cells are asked for that are taken next, unless another number is wanted. */
export const USUAL_NEXT = 5;
/** No sheet has room for more cells with numbers. */
const MOST_CELLS = 1000;
const [OPEN, CLOSED] = [1, 2];

/**
 * @typedef {object} Facts
 * @property {Ask} ask
 * @property {number} step
 * @property {Area} area What the search has touched until the last answer, and what is next to it; or the whole board.
 * @property {Answer[]} answers The open cells with their numbers, or those taken next, in order.
 * @property {Path | undefined} path
 * @property {Coord[]} opened The open cells in the order in which they were opened, where that decides.
 * @property {Answer | undefined} goal The numbers of the goal, which are not in its cell, where it is open and they decide.
 * @property {boolean} isCut Whether more cells were wanted than the sheet decides.
 */

/**
 * @param {Run} run Searched to its end. It is left at the step.
 * @param {Ask} ask
 * @param {number} step
 * @param {number} [count] How many cells are asked for that are taken next.
 * @returns {Facts}
 */
export function factsOf(run, ask, step, count = USUAL_NEXT) {
  const none = { answers: [], path: undefined, opened: [], goal: undefined, isCut: false };
  if (ask === "path") {
    run.seek(run.length);
    const { width, height } = run.board;
    const area = { left: 0, top: 0, right: width, bottom: height };
    return { ...none, ask, step: run.length, area, path: run.path };
  }
  run.seek(step);
  const reached = searchedArea([run]);
  // What has no room need not be worked out.
  if ((reached.right - reached.left) * (reached.bottom - reached.top) > MOST_CELLS) {
    return { ...none, ask, step, area: reached };
  }
  if (ask === "values") return { ...none, ask, step, area: reached, answers: open(run) };
  const { answers, isByOrder } = next(run, step, count);
  run.seek(step + answers.length);
  const area = searchedArea([run]);
  const opened = isByOrder ? inOrderOfOpening(run, step) : [];
  run.seek(step);
  const { solver, board } = run;
  const isGoalOpen = solver.states()[indexOf(board, board.goal)] === OPEN;
  const goal = isGoalOpen && !isSame(board.goal, board.start) ? answer(run, board.goal) : undefined;
  return {
    ...none,
    ask,
    step,
    area,
    answers,
    opened,
    goal,
    isCut: answers.length < Math.min(count, run.length - step),
  };
}

/** The open cells with their numbers, row by row. Start and goal have no room for any. @param {Run} run @returns {Answer[]} */
function open(run) {
  const { start, goal } = run.board;
  return openCells(run).filter((cell) => {
    return !isSame(cell.coord, start) && !isSame(cell.coord, goal) && followsFromParent(run, cell);
  });
}

/** @param {Run} run @returns {Answer[]} */
function openCells(run) {
  return Array.from(run.solver.states()).flatMap((state, index) =>
    state === OPEN ? [answer(run, coordOf(run.board, index))] : [],
  );
}

/**
 * Whether g is that of the first closed cell in the direction of the arrow and what the way from there costs. It is not if
 * the parent's own g has changed since, or lies behind another closed cell.
 * @param {Run} run
 * @param {Answer} cell
 */
function followsFromParent({ solver, board, options }, { coord, g }) {
  const direction = solver.numbersIn(...coord, 1, 1)[3];
  if (Number.isNaN(direction)) return false;
  const states = solver.states();
  const { straight, diagonal, penalty } = costsOf(options);
  const move = direction % 2 === 1 ? diagonal : straight;
  const [dx, dy] = DIRECTIONS[direction];
  let [cost, [x, y]] = [0, coord];
  for (;;) {
    cost += move + (options.penalties ? board.cells[indexOf(board, [x, y])] * penalty : 0);
    [x, y] = [x + dx, y + dy];
    const index = indexOf(board, [x, y]);
    if (x < 0 || y < 0 || x >= board.width || y >= board.height || board.cells[index] === WALL) return false;
    if (states[index] === CLOSED) return areEqual(solver.numbersIn(x, y, 1, 1)[0] + cost, g);
    if (isPlain(options)) return false;
  }
}

/**
 * The cells that are taken next as far as the sheet decides, with the numbers that each has when it is.
 * @param {Run} run
 * @param {number} step
 * @param {number} count
 */
function next(run, step, count) {
  const answers = [];
  let isByOrder = false;
  const last = isPlain(run.options) && !isOfHeap(run.options) ? Math.min(run.length, step + count) : step;
  for (let before = step; before < last; before++) {
    const order = inOrderOfOpening(run, before).map((coord) => answer(run, coord));
    const decided = nextByHand(order, run.options);
    run.seek(before + 1);
    if (!run.current || !decided || !isSame(decided.coord, run.current)) break;
    isByOrder ||= decided.isByOrder;
    answers.push(answer(run, run.current));
  }
  return { answers, isByOrder };
}

/** @param {Run} run @param {Coord} coord @returns {Answer} */
function answer({ solver, board }, coord) {
  const [g, h, f] = solver.numbersIn(...coord, 1, 1);
  const side = (solver.sideStates()[indexOf(board, coord)] ?? 0) >> 2 > 0 ? 1 : 0;
  return { coord, g, h, f, side };
}

/**
 * What can be worked out for open cells from what is on the sheet: a place in line cannot, and the fastest search
 * estimates as it likes.
 * @param {Options} options
 * @returns {("g" | "h" | "f")[]}
 */
export const lettersOf = (options) => (isInLine(options) || estimatesItself(options) ? ["g"] : ["g", "h", "f"]);
