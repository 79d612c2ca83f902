// "Which cell is next?" at the position of a recorded search: which cells are right, and what is wrong with any other.
// Headless.

import { isSame } from "../../core/board/board.js";
import { decidesBy, letterOf } from "../../rules/algorithms.js";
import { indexOf, WALL } from "../../rules/cells.js";
import { areSumsRounded, compareSums } from "../../rules/costs.js";
import { tieByH } from "../../rules/order.js";
import { nextCells } from "../../why/next-cells.js";

/**
 * @import { Options, Solver, Taken } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** @typedef {{ g: number, h: number, f: number }} Numbers */

/**
 * A question, as of the position.
 * @typedef {object} NextQuestion
 * @property {number} position
 * @property {Coord[]} accepted Every cell that the rules allow.
 * @property {Taken} taken What the search itself takes.
 *
 * What is wrong with a cell. `by` says which number decides against it; `best` is the accepted cell that it is compared
 * with.
 * @typedef {{ kind: "wall" }
 *   | { kind: "closed", step: number }
 *   | { kind: "untouched" }
 *   | { kind: "other-side", side: 0 | 1 }
 *   | { kind: "behind", best: Coord, by: "f" | "g" | "h" | "order", cell: Numbers, than: Numbers }
 *   | { kind: "tied-h", best: Coord, isLow: boolean, cell: Numbers, than: Numbers }
 *   | { kind: "stuck", best: Coord, by: "f" | "g" | "h", cell: Numbers, than: Numbers }
 *   | { kind: "later", best: Coord }} Miss
 */

/**
 * @param {Solver} solver With a search that has ended; its position stays.
 * @returns {NextQuestion | undefined} Undefined at the end.
 */
export function nextQuestionAt(solver) {
  const { position } = solver;
  if (position >= solver.length) return undefined;
  const accepted = nextCells(solver);
  solver.seek(position + 1);
  const taken = solver.taken();
  solver.seek(position);
  return taken && accepted.length > 0 ? { position, accepted, taken } : undefined;
}

/** @param {NextQuestion} question @param {Coord} coord */
export const isRight = ({ accepted }, coord) => accepted.some((it) => isSame(it, coord));

/**
 * What is wrong with a cell.
 * @param {Solver} solver At the position of the question.
 * @param {NextQuestion} question
 * @param {Coord} coord One that is not accepted.
 * @returns {Miss}
 */
export function missOf(solver, { accepted, taken }, coord) {
  const { options } = solver;
  const index = indexOf(solver, coord);
  if (solver.cell(...coord) === WALL) return { kind: "wall" };
  const sides = solver.sideStates();
  const both = sides.length > 0 ? [sides[index] & 3, sides[index] >> 2] : [solver.states()[index]];
  const [state, other] = both.length > 1 ? [both[taken.side], both[1 - taken.side]] : [both[0], 0];
  if (state === 2 || (state === 0 && other === 2))
    return { kind: "closed", step: Number(solver.node(...coord).closedAt) };
  if (state === 0 && other === 1) return { kind: "other-side", side: /** @type {0 | 1} */ (1 - taken.side) };
  if (state === 0) return { kind: "untouched" };
  // Where both sides know a cell, the engine gives the numbers of the one that closed it, else those of the start's side.
  if (other === 2 || (other === 1 && taken.side === 1)) return { kind: "later", best: accepted[0] };
  const best = accepted.find((it) => isSame(it, taken.cell)) ?? accepted[0];
  return compare(numbersAt(solver, coord), numbersAt(solver, best, taken), best, options);
}

/**
 * Why an open cell does not come before another.
 * @param {Numbers} cell
 * @param {Numbers} than
 * @param {Coord} best
 * @param {Options} options
 * @returns {Miss}
 */
export function compare(cell, than, best, options) {
  const [by, letter] = [decidesBy(options), letterOf(options)];
  const difference = compareSums(cell[letter], than[letter]);
  if (difference > 0) return { kind: "behind", best, by, cell, than };
  if (difference < 0 && by !== "order") return { kind: "stuck", best, by, cell, than };
  if (by === "f" && cell.h !== than.h && areSumsRounded(options)) return { kind: "later", best };
  const tie = tieByH(options);
  const byH = compareSums(cell.h, than.h);
  if (tie && byH !== 0 && byH > 0 === (tie === "low-h")) {
    return { kind: "tied-h", best, isLow: tie === "low-h", cell, than };
  }
  return { kind: "later", best };
}

/** @param {Solver} solver @param {Coord} coord @param {Taken} [taken] Whose numbers are known, if it is that cell. @returns {Numbers} */
function numbersAt(solver, coord, taken) {
  if (taken && isSame(taken.cell, coord)) return { g: taken.g, h: taken.h, f: taken.f };
  const [g, h, f] = solver.numbersIn(...coord, 1, 1);
  return { g, h, f };
}
