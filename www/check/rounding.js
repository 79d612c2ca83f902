// f to the last digit, as programs have it: the sums and the estimates of floating-point numbers, in each of the usual ways to
// write them. Two f that are equal on paper differ by 10⁻¹⁵ then, and that decides which cell is taken.

import { isByH } from "../rules/algorithms.js";
import { areWhole } from "../rules/costs.js";
import { factorsOf } from "../rules/order.js";
import { from } from "./estimates-of-programs.js";
import { Follower } from "./follow-log.js";
import { rootTo } from "./models.js";
import { isToldAtLast } from "./sieve.js";

/**
 * @import { Estimate } from "./estimates-of-programs.js"
 * @import { Units } from "./moving.js"
 * @import { Field } from "./rimmed-board.js"
 * @import { Find } from "./sieve.js"
 * @import { Subject, Trial } from "./trying.js"
 */

/** @typedef {(sum: number) => number} Round */
/** @typedef {{ algorithm: Find["algorithm"], estimate: number, weight: number }} Row */

/** Programs that count in doubles, and those that count in floats. */
const doubled = (/** @type {number} */ sum) => sum;
const single = Math.fround;

/** Costs of a diagonal move that look like √2 where no numbers are printed. */
const LIKE_ROOT = [Math.SQRT2, ...[3, 2, 4, 5].map(rootTo)];

/**
 * What a program may count with that has a cost of a diagonal move: a straight move is 1 or 10.
 * @param {number} diagonal
 * @returns {Units[]}
 */
function countsOf(diagonal) {
  const tenfold = diagonal === Math.SQRT2 ? 10 * Math.SQRT2 : Number((10 * diagonal).toPrecision(8));
  const counts = [
    { straight: 1, diagonal, tenth: 0.1, round: doubled },
    { straight: 10, diagonal: tenfold, tenth: 1, round: doubled },
    { straight: 1, diagonal: single(diagonal), tenth: single(0.1), round: single },
  ];
  if (!Number.isInteger(tenfold)) counts.push({ straight: 10, diagonal: single(tenfold), tenth: 1, round: single });
  return counts.filter((units) => !Number.isInteger(units.diagonal));
}

/**
 * The ways to write an estimate.
 * @type {Record<string, (s: number, d: number, r: Round) => ((dx: number, dy: number) => number)[]>}
 */
const WAYS = {
  octile: (s, d, r) => {
    const [more, saved] = [r(d - s), r(d - 2 * s)];
    return [
      (dx, dy) => r(s * (dx + dy) + r(saved * Math.min(dx, dy))),
      (dx, dy) => r(s * Math.max(dx, dy) + r(more * Math.min(dx, dy))),
      (dx, dy) => r(r(d * Math.min(dx, dy)) + s * Math.abs(dx - dy)),
      (dx, dy) => r(r(r(d * Math.min(dx, dy)) + s * Math.max(dx, dy)) - s * Math.min(dx, dy)),
      (dx, dy) => r(s * r(Math.max(dx, dy) + r(r(d / s - 1) * Math.min(dx, dy)))),
      (dx, dy) => r(s * r(dx + dy + r(r(d / s - 2) * Math.min(dx, dy)))),
      (dx, dy) => r(s * r(r(r(d / s) * Math.min(dx, dy)) + Math.abs(dx - dy))),
    ];
  },
  euclidean: (s, _, r) => [
    (dx, dy) => r(s * r(Math.sqrt(dx * dx + dy * dy))),
    (dx, dy) => r(s * r(hypot(dx, dy))),
    (dx, dy) => r(Math.sqrt(s * dx * (s * dx) + s * dy * (s * dy))),
    (dx, dy) => r(s * r(Math.hypot(dx, dy))),
  ],
  manhattan: (s) => [(dx, dy) => s * (dx + dy)],
  chebyshev: (s) => [(dx, dy) => s * Math.max(dx, dy)],
  "floored-euclidean": (s) => [(dx, dy) => s * Math.floor(Math.sqrt(dx * dx + dy * dy))],
};

/** The length of a diagonal as V8 works it out, whatever browser this runs in. @param {number} dx @param {number} dy */
function hypot(dx, dy) {
  const most = Math.max(dx, dy);
  if (most === 0) return 0;
  let [sum, lost] = [0, 0];
  for (const side of [dx, dy]) {
    const share = side / most;
    const square = share * share - lost;
    const next = sum + square;
    lost = next - sum - square;
    sum = next;
  }
  return Math.sqrt(sum) * most;
}

/**
 * A trial as programs count that have floating-point numbers, with all ways to write those of its estimates that are used.
 * @param {Field} field
 * @param {Trial} trial
 * @param {Set<number>} used
 * @returns {{ trial: Trial, sources: number[] }[]} `sources` are which estimate each of the new ones was.
 */
export function roundedTrials(field, trial, used) {
  const { rules, diagonalCost } = trial;
  const own = areWhole(rules) ? [1.4] : LIKE_ROOT;
  const diagonals = diagonalCost === undefined ? own : [diagonalCost];
  return diagonals.flatMap((cost) =>
    countsOf(cost).map((units) => {
      /** @type {Estimate[]} */
      const estimates = [];
      /** @type {number[]} */
      const sources = [];
      const { straight: s, round = doubled } = units;
      for (const index of used) {
        const { heuristic, diagonal } = trial.estimates[index];
        const d = diagonal === undefined ? units.diagonal : round(s * diagonal);
        for (const over of WAYS[heuristic]?.(s, d, round) ?? []) {
          sources.push(index);
          estimates.push({ heuristic, ...(diagonal && { diagonal }), of: from(field, over) });
        }
      }
      const isNamed = diagonalCost !== undefined || (cost !== Math.SQRT2 && cost !== 1.4);
      const found = { ...trial, rules: { ...rules, units }, estimates, ...(isNamed && { diagonalCost: cost }) };
      return { trial: found, sources };
    }),
  );
}

/**
 * The rows by which each cell of a log is one of those with the very smallest f.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {Row[]} rows
 * @param {number} most How many comparisons may be made.
 * @returns {{ rows: Row[], work: number }} None if they are not enough.
 */
export function smallestToTheDigit(subject, { rules, estimates }, rows, most) {
  const field = subject.field;
  const follower = new Follower(field, rules, subject.store, estimates);
  const { cells } = subject.trail;
  const round = rules.units?.round ?? doubled;
  let alive = rows;
  let work = 0;
  for (let step = 0; step < cells.length && alive.length > 0; step++) {
    const cell = cells[step];
    if (!follower.has(cell)) return { rows: [], work };
    const isFree = follower.isStale(cell) && rules.again === "anywhere";
    if (!isFree && !(rules.isGoalTold && isToldAtLast(follower, field, subject.trail, step))) {
      work += alive.length * follower.cells.length;
      if (work > most) return { rows: [], work };
      alive = alive.filter((row) => isSmallest(follower, follower.slotOf(cell), row, round));
    }
    follower.take(cell);
  }
  return { rows: alive, work };
}

/** @param {Follower} follower @param {number} slot @param {Row} row @param {Round} round */
function isSmallest({ keys, columns }, slot, row, round) {
  const column = columns[row.estimate];
  const [, share] = factorsOf(row);
  if (isByH(row)) return column.every((h) => h >= column[slot]);
  const f = column ? round(keys[slot] + share * column[slot]) : keys[slot];
  for (let i = 0; i < keys.length; i++) {
    if ((column ? round(keys[i] + share * column[i]) : keys[i]) < f) return false;
  }
  return true;
}
