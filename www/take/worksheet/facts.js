// What a worksheet asks about a step, and the answers. Headless.

import { isSame } from "../../board/board.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../board/board.js").Coord} Coord */
/** @typedef {"values" | "next" | "path"} Ask The numbers of the open cells, the cells that are taken next, or the path. */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Area From the first column and row to those after the last. */
/** @typedef {{ coord: Coord, g: number, h: number, f: number, side: 0 | 1 }} Answer */

/** How many cells are asked for that are taken next. */
const MOST_NEXT = 5;
const OPEN = 1;

/**
 * @typedef {object} Facts
 * @property {Ask} ask
 * @property {number} step
 * @property {Area} area The part of the board that is shown: everything that the search has touched, or all of it.
 * @property {Answer[]} answers The open cells with their numbers, or those taken next, in order.
 * @property {import("../../engine.js").Path | undefined} path
 */

/**
 * @param {Run} run Searched to its end. It is left at the step.
 * @param {Ask} ask
 * @param {number} step
 * @returns {Facts}
 */
export function factsOf(run, ask, step) {
  if (ask === "path") {
    run.seek(run.length);
    return { ask, step: run.length, area: whole(run), answers: [], path: run.path };
  }
  const answers = ask === "next" ? next(run, step) : [];
  const last = step + answers.length;
  run.seek(last);
  const area = touched(run);
  run.seek(step);
  return { ask, step, area, answers: ask === "values" ? open(run) : answers, path: undefined };
}

/** @param {Run} run @returns {Area} */
const whole = ({ board: { width, height } }) => ({ left: 0, top: 0, right: width, bottom: height });

/** The cells that the search has opened or closed, the start, and what is next to them. @param {Run} run @returns {Area} */
function touched({ board, solver }) {
  const { width, height, start } = board;
  const area = { left: width, top: height, right: 0, bottom: 0 };
  const take = (/** @type {number} */ x, /** @type {number} */ y) => {
    area.left = Math.min(area.left, Math.max(0, x - 1));
    area.top = Math.min(area.top, Math.max(0, y - 1));
    area.right = Math.max(area.right, Math.min(width, x + 2));
    area.bottom = Math.max(area.bottom, Math.min(height, y + 2));
  };
  take(...start);
  for (const [index, state] of solver.states().entries()) {
    if (state > 0) take(index % width, Math.floor(index / width));
  }
  return area;
}

/** The open cells with their numbers, row by row. Start and goal have no room for any. @param {Run} run @returns {Answer[]} */
function open(run) {
  const { width, start, goal } = run.board;
  return Array.from(run.solver.states()).flatMap((state, index) => {
    /** @type {Coord} */
    const coord = [index % width, Math.floor(index / width)];
    return state === OPEN && !isSame(coord, start) && !isSame(coord, goal) ? [answer(run, coord)] : [];
  });
}

/** The cells that are taken next, with the numbers that each has when it is. @param {Run} run @param {number} step @returns {Answer[]} */
function next(run, step) {
  const answers = [];
  for (let taken = step + 1; taken <= Math.min(run.length, step + MOST_NEXT); taken++) {
    run.seek(taken);
    if (run.current) answers.push(answer(run, run.current));
  }
  return answers;
}

/** @param {Run} run @param {Coord} coord @returns {Answer} */
function answer({ solver, board }, coord) {
  const [g, h, f] = solver.numbersIn(...coord, 1, 1);
  const side = (solver.sideStates()[coord[1] * board.width + coord[0]] ?? 0) >> 2 > 0 ? 1 : 0;
  return { coord, g, h, f, side };
}

/** Whether the numbers of open cells can be worked out from what is on the sheet: f of breadth-first search cannot. @param {import("../../engine.js").Options} options @returns {("g" | "h" | "f")[]} */
export const lettersOf = ({ algorithm }) => (algorithm === "breadth-first" ? ["g"] : ["g", "h", "f"]);

/** Whether following the arrows from the goal leads to the start: from both ends, they meet in between. @param {import("../../engine.js").Options} options */
export const leadsBack = ({ algorithm }) => algorithm !== "bidirectional-astar";
