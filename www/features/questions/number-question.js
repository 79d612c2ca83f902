// "What are g, h and f of the cells that the next step opens?" at the position of a recorded search. Headless.

import { decidesBy } from "../../rules/algorithms.js";
import { coordOf } from "../../rules/cells.js";
import { compareSums } from "../../rules/costs.js";

/**
 * @import { Solver, Taken } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** @typedef {"g" | "h" | "f"} Letter */

/** What a reader has filled in for a cell. @typedef {{ cell: Coord } & { [Name in Letter]?: string }} Filled */
/** @typedef {"right" | "wrong" | "empty" | "no-number"} Mark */

/**
 * @typedef {object} NumbersQuestion
 * @property {Coord} taken The cell that the next step takes.
 * @property {Letter[]} letters Those that count in this search.
 * @property {{ cell: Coord, g: number, h: number, f: number }[]} rows The cells that it opens, row by row.
 */

/** The numbers that count, by what decides. @type {Record<ReturnType<typeof decidesBy>, Letter[]>} */
const LETTERS = { f: ["g", "h", "f"], g: ["g"], h: ["h"], order: ["g"] };
/** More decimals than these are not held against anybody. */
const MOST_DECIMALS = 5;

/**
 * @param {Solver} solver With a search that has ended; its position stays.
 * @returns {NumbersQuestion | undefined} Undefined if the next step opens nothing.
 */
export function numbersQuestionAt(solver) {
  const { position, options } = solver;
  if (position >= solver.length) return undefined;
  const before = solver.states().slice();
  solver.seek(position + 1);
  const { cell: taken } = /** @type {Taken} */ (solver.taken());
  const rows = Array.from(solver.states(), (state, index) => (state === 1 && before[index] === 0 ? index : -1))
    .filter((index) => index >= 0)
    .map((index) => {
      const cell = coordOf(solver, index);
      const [g, h, f] = solver.numbersIn(...cell, 1, 1);
      return { cell, g, h, f };
    });
  solver.seek(position);
  return rows.length === 0 ? undefined : { taken, rows, letters: LETTERS[decidesBy(options)] };
}

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * Whether what was filled in is a number: a fraction may be rounded, to one decimal or more.
 * @param {string | undefined} text
 * @param {number} value
 * @returns {Mark}
 */
export function markOf(text, value) {
  const typed = (text ?? "").trim();
  if (typed === "") return "empty";
  if (!NUMBER.test(typed)) return "no-number";
  const decimals = typed.split(/[.,]/)[1]?.length ?? 0;
  const number = Number(typed.replace(",", "."));
  // A whole number is never half a digit away from another number with these decimals.
  const allowed = decimals === 0 ? 0 : 0.5 * 10 ** -Math.min(decimals, MOST_DECIMALS);
  const isRight = compareSums(number, value - allowed) >= 0 && compareSums(number, value + allowed) <= 0;
  return isRight ? "right" : "wrong";
}

/**
 * The mark of each number, row by row.
 * @param {NumbersQuestion} question
 * @param {Filled[]} filled In the order of the question's rows.
 */
export const gradeNumbers = ({ rows, letters }, filled) =>
  rows.map((row, index) => letters.map((letter) => ({ letter, mark: markOf(filled[index]?.[letter], row[letter]) })));
