// Whether the g that a program prints grows from cell to cell by what a move costs. Nothing is worked out for it: each g is
// compared with those that the program itself has printed for the neighbors that it took before.

import { WALL } from "../rules/cells.js";
import { standsFor } from "./printed.js";
import { RATIOS } from "./usual-h.js";

/**
 * @import { LogStep, Precision } from "./logged-numbers.js"
 * @import { Printed } from "./printed.js"
 * @import { Coord } from "./usual-h.js"
 */

/** @typedef {{ straight: number, diagonal: number }} Moves What moves cost in a program. */
/** @typedef {{ cell: Coord, g: number, isDiagonal: boolean }} Near A neighbor that was taken before, with the g that was printed for it. */
/** @typedef {{ step: number, said: number, cell: Coord, near: Near[], penalty: number }} Line A printed g; the penalty in straight moves. */

/**
 * @typedef {object} WrongG
 * @property {number} step From 0.
 * @property {number} said
 * @property {Near} from The neighbor that it comes from, or would at best.
 * @property {boolean} isAlone Whether there is no other.
 * @property {number} cost What that move costs.
 * @property {boolean} hasPenalty Whether a penalty is part of it.
 */

/** What moves cost in programs, the usual ones first; a root is printed with as many decimals as there are. */
const USUAL = [
  [10, 14],
  [1, Math.SQRT2],
  [1, 1],
  [10, 10],
  [10, 10 * Math.SQRT2],
  [100, 141],
  [100, 100 * Math.SQRT2],
  [1000, 1414],
  [5, 7],
  [2, 3],
].map(([straight, diagonal]) => ({ straight, diagonal }));
/** A program that none of these fits has a diagonal move of its own. */
const OWN = [...RATIOS.slice(1), 1.5, 2];

/**
 * What moves cost, going by the numbers that were printed: what fits every line, or else more of them than all others.
 * @param {Printed} printed
 * @param {Line[]} lines
 * @returns {{ moves?: Moves, wrong?: WrongG }}
 */
export function checkG({ precision, most }, lines) {
  const known = upToGap(lines).filter(({ near }) => near.length > 0);
  if (known.length === 0) return {};
  const tried = movesIn(known);
  // A program that writes one kind of number with fewer decimals is rarer than one that adds 1.4.
  for (const exact of [most, precision.g]) {
    const moves = tried.find((moves) => known.every((line) => fits(line, moves, exact)));
    if (moves) return { moves };
  }
  const counts = tried.map((moves) => known.filter((line) => fits(line, moves, precision.g)).length);
  const best = counts.indexOf(Math.max(...counts));
  // Moves that explain less than most of it are not what the program adds.
  if (2 * counts[best] < known.length) return {};
  const moves = tried[best];
  const wrong = /** @type {Line} */ (known.find((line) => !fits(line, moves, precision.g)));
  return { moves, wrong: wrongAt(wrong, moves) };
}

/** Lines up to the first cell that is next to none before it: a log that leaves out cells does not tell where g comes from. @param {Line[]} lines */
function upToGap(lines) {
  const end = lines.findIndex(({ near, said, step }) => near.length === 0 && !(step === 0 || said === 0));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The moves to try. @param {Line[]} lines @returns {Moves[]} */
function movesIn(lines) {
  const own = [1, 10].flatMap((straight) => OWN.map((ratio) => ({ straight, diagonal: straight * ratio })));
  const [straight, diagonal] = [stepOf(lines, false), stepOf(lines, true)];
  const seen = straight === undefined ? [] : [{ straight, diagonal: diagonal ?? straight * Math.SQRT2 }];
  return [...USUAL, ...own, ...seen].filter((moves) => moves.straight > 0 && moves.diagonal > 0);
}

/** What a line adds that can only come from one neighbor. @param {Line[]} lines @param {boolean} isDiagonal */
function stepOf(lines, isDiagonal) {
  const line = lines.find(
    ({ near, penalty }) => penalty === 0 && near.length === 1 && near[0].isDiagonal === isDiagonal,
  );
  return line && line.said - line.near[0].g;
}

/** @param {Line} line @param {Moves} moves @param {Precision} precision */
const fits = ({ near, said, penalty }, moves, precision) =>
  near.some((from) => {
    const cost = costOf(from, moves);
    const isWhole = Number.isInteger(moves.straight) && Number.isInteger(moves.diagonal);
    const agrees = (/** @type {number} */ more) => standsFor(said, from.g + cost + more, precision, isWhole);
    return agrees(0) || (penalty > 0 && agrees(penalty * moves.straight));
  });

/** @param {Near} from @param {Moves} moves */
const costOf = ({ isDiagonal }, { straight, diagonal }) => (isDiagonal ? diagonal : straight);

/** @param {Line} line @param {Moves} moves @returns {WrongG} */
function wrongAt({ step, said, near, penalty }, moves) {
  const off = (/** @type {Near} */ from) => Math.abs(said - from.g - costOf(from, moves) - penalty * moves.straight);
  const from = near.reduce((best, one) => (off(one) < off(best) ? one : best));
  const cost = costOf(from, moves) + penalty * moves.straight;
  return { step, said, from, isAlone: near.length === 1, cost, hasPenalty: penalty > 0 };
}

/**
 * The lines of a log that print a g, with the neighbors that were taken before.
 * @param {LogStep[]} steps
 * @param {Coord} start As it is printed.
 * @param {(cell: Coord) => number} byteOf What is on a cell of the board.
 * @returns {{ all: { cell: Coord, near: Near[] }[], lines: Line[] }}
 */
export function linesOf(steps, start, byteOf) {
  /** @type {Map<string, number | undefined>} */
  const taken = new Map([[String(start), 0]]);
  /** @type {Line[]} */
  const lines = [];
  const all = steps.map(({ x, y, g }, step) => {
    const cell = /** @type {Coord} */ ([x, y]);
    /** @type {Near[]} */
    const near = [];
    for (const [dx, dy] of AROUND) {
      const other = /** @type {Coord} */ ([x + dx, y + dy]);
      const before = taken.get(String(other));
      if (before !== undefined) near.push({ cell: other, g: before, isDiagonal: dx !== 0 && dy !== 0 });
    }
    const byte = byteOf(cell);
    const isStart = x === start[0] && y === start[1];
    if (g !== undefined && !isStart) lines.push({ step, said: g, cell, near, penalty: byte === WALL ? 0 : byte / 10 });
    taken.set(String(cell), isStart ? (g ?? 0) : g);
    return { cell, near };
  });
  return { all, lines };
}

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy])).filter(([dx, dy]) => dx !== 0 || dy !== 0);
