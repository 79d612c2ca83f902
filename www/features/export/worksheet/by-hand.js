// What a reader of a worksheet can decide: which open cell comes next by the numbers and rules that are printed. The engine
// reckons with more digits and with the places of its heap, so its next cell is asked for only where both agree. Headless.

import { isSame } from "../../../core/board/board.js";
import { indexOf } from "../../../rules/cells.js";
import { areEqual, isRounded } from "../../../rules/costs.js";
import { isNewestFirst, signOfH, staysInPlace, swapsEqual, tieByH } from "../../../rules/order.js";

/**
 * @import { Run } from "../../../core/run/run.js"
 * @import { Options } from "../../../engine.js"
 * @import { Coord } from "../../../rules/cells.js"
 */

/** @typedef {{ coord: Coord, h: number, f: number }} Open An open cell. */

/** A cell has room for no more. */
const DECIMALS = 2;
const FORMAT = new Intl.NumberFormat("en", { maximumFractionDigits: DECIMALS, useGrouping: false });

/** A number as a worksheet prints it in a cell. @param {number} value */
export const printed = (value) => FORMAT.format(value);

/** @param {number} value Whether all of its digits are printed. */
export const isPrintedWhole = (value) => isRounded(value, DECIMALS);

/** Whether the places of a heap decide, which are on no sheet. @param {Options} options */
export const isOfHeap = (options) => staysInPlace(options) || swapsEqual(options);

/**
 * The cell that comes next by what is printed.
 * @param {Open[]} open In the order in which they were opened.
 * @param {Options} options
 * @returns {{ coord: Coord, isByOrder: boolean } | undefined} Whether only the order of opening decides; nothing where the
 *   printed numbers are the same and those behind them are not.
 */
export function nextByHand(open, options) {
  const byF = least(open, ({ f }) => f);
  const sign = signOfH(options);
  const byH = byF && tieByH(options) ? least(byF, ({ h }) => sign * h) : byF;
  if (!byH || byH.length === 0) return undefined;
  return { coord: byH[isNewestFirst(options) ? byH.length - 1 : 0].coord, isByOrder: byH.length > 1 };
}

/** Those with the smallest number; nothing if it cannot be read off. @param {Open[]} open @param {(cell: Open) => number} number */
function least(open, number) {
  const smallest = Math.min(...open.map(number));
  const alike = open.filter((cell) => printed(number(cell)) === printed(smallest));
  return alike.every((cell) => areEqual(number(cell), smallest)) ? alike : undefined;
}

/**
 * The cells that are open, in the order in which they were opened: the last time, for those that were opened again.
 * @param {Run} run Left at the step.
 * @param {number} step
 * @returns {Coord[]}
 */
export function inOrderOfOpening(run, step) {
  const { solver, board } = run;
  /** @type {Coord[]} */
  let opened = [board.start];
  for (let at = 1; at <= step; at++) {
    solver.seek(at);
    const { current } = solver;
    opened = opened.filter((coord) => indexOf(board, coord) !== current);
    for (const { cell, became } of solver.looks()) {
      if (became !== "opened" && became !== "reopened") continue;
      opened = [...opened.filter((coord) => !isSame(coord, cell)), cell];
    }
  }
  run.seek(step);
  return opened;
}
