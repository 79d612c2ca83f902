// A board on which a program goes wrong, as small as possible: what a log has told of it is run on small boards until its path is
// dearer than it need be, or is none. Headless.

import { jumps } from "../rules/algorithms.js";
import { neverRuns } from "../rules/moves.js";
import { randomBoard, randomFrom } from "../why/trial-boards.js";
import { atOnce } from "./at-once.js";
import { BoardTrials } from "./board-trials.js";
import { promises } from "./candidates.js";
import { groundOf, shrunk } from "./shrunk-board.js";
import { waysToRun } from "./ways-to-run.js";
import { windingBoard } from "./winding-boards.js";

/**
 * @import { Ground } from "../program/execute.js"
 * @import { Refutation, Tried } from "./board-trials.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Way } from "./ways-to-run.js"
 */

/** What is known of a program: as a candidate of a diagnosis has it. @typedef {Pick<Candidate, "options" | "bugs"> & Partial<Candidate>} Known */

/** @typedef {{ found?: Refutation, tried: Tried }} Refuted */

/** The largest board that is called small. */
const [WIDEST, HIGHEST] = [7, 5];
/** How many boards with walls at random are tried of which size: at most so many columns and rows. @type {[number, number, number][]} */
const SIZES = [
  [200, 2, 2],
  [400, 3, 3],
  [800, 4, 4],
  [1200, 5, 4],
];
/** Where none of these shows anything, larger ones with ways that wind, which are then made small. @type {typeof SIZES[number]} */
const WINDING = [1000, 16, 11];
/** And at last some more at random. @type {typeof SIZES} */
const MORE = [[2000, 7, 5]];
/** So many boards are made as small as possible; the smallest of them is shown. */
const [SHRUNK, MOST_SHRUNK] = [5, 20];
/** Larger boards are not made smaller. */
const MOST_CELLS = 4096;
/** After so many boards there is a pause. */
const SLICE = 50;

/**
 * A board of at most 7 by 5 cells on which a program returns a dearer path, or none where there is one; no wall can be taken
 * away from it, and no row or column. Undefined if none was found.
 * @param {Known} candidate
 * @param {{ penalties?: boolean }} [how] Whether its board may have penalties.
 * @returns {Refutation | undefined}
 */
export function counterexample(candidate, how) {
  const { found } = atOnce(refutation(candidate, how));
  return found && isSmall(found) ? found : undefined;
}

/**
 * The same in slices of some milliseconds: yields which share is done. Its board may be larger where none of that size is found: one
 * that is given, on which the program went wrong, is made as small as can be.
 * @param {Known} candidate
 * @param {{ penalties?: boolean, larger?: Ground }} [how]
 * @returns {Generator<number, Refuted>}
 */
export function* refutation(candidate, { penalties = candidate.bugs.includes("penalty-of-cell-left"), larger } = {}) {
  const { options } = candidate;
  const isSettled = promises(/** @type {Candidate} */ (candidate)) || hasOwnCosts(candidate);
  const [own, ...others] = isSettled || neverRuns(options) ? [] : waysToRun(candidate);
  if (!own) return { tried: { count: 0, width: 0, height: 0 } };
  const trials = new BoardTrials(options, own, others);
  // Jumps need cells of equal cost.
  const mayCost = penalties && !jumps(options);
  try {
    const found =
      (yield* amongSmall(trials, SIZES, mayCost)) ??
      (yield* amongWinding(trials, mayCost)) ??
      (yield* amongSmall(trials, MORE, mayCost)) ??
      (larger && (yield* within(trials, larger))) ??
      (trials.doubtful && (yield* shrunk(trials.doubtful, asBad(trials))));
    return { ...(found && { found }), tried: trials.tried };
  } finally {
    trials.free();
  }
}

/** Whether moves cost what they do in no cost model of the engine. @param {Known} candidate */
const hasOwnCosts = ({ diagonalCost, estimateDiagonal }) =>
  diagonalCost !== undefined || estimateDiagonal !== undefined;

/**
 * @param {BoardTrials} trials
 * @param {typeof SIZES} sizes
 * @param {boolean} mayCost
 * @returns {Generator<number, Refutation | undefined>}
 */
function* amongSmall(trials, sizes, mayCost) {
  const random = randomFrom(1);
  const all = sizes.reduce((sum, [count]) => sum + count, 0);
  /** @type {Refutation[]} */
  const found = [];
  let done = 0;
  for (const [count, columns, rows] of sizes) {
    for (let i = 0; i < count && found.length < SHRUNK; i++) {
      if (++done % SLICE === 0) yield done / all;
      const refuted = trials.examine(randomBoard(random, columns, rows, mayCost));
      if (refuted?.isCertain) found.push(yield* shrunk(refuted, asBad(trials)));
    }
  }
  return best(found);
}

/**
 * @param {BoardTrials} trials
 * @param {boolean} mayCost
 * @returns {Generator<number, Refutation | undefined>}
 */
function* amongWinding(trials, mayCost) {
  const random = randomFrom(8);
  const [count, columns, rows] = WINDING;
  /** @type {Refutation[]} */
  const found = [];
  // As long as there is no small one, more are made as small as possible.
  for (let i = 0; i < count && found.length < (found.some(isSmall) ? SHRUNK : MOST_SHRUNK); i++) {
    if (i % SLICE === 0) yield i / count;
    const refuted = yield* within(trials, windingBoard(random, columns, rows, mayCost));
    if (refuted) found.push(refuted);
  }
  return best(found);
}

/** The smallest of those that are certain, if there are any. @param {Refutation[]} found @returns {Refutation | undefined} */
const best = (found) => found.sort((a, b) => Number(b.isCertain) - Number(a.isCertain) || sizeOf(a) - sizeOf(b))[0];

/**
 * What goes wrong on a large board, on as small a one as it does so in its own order of equals: to try all orders on the way would
 * take too long.
 * @param {BoardTrials} trials
 * @param {Ground} large
 * @returns {Generator<number, Refutation | undefined>}
 */
function* within(trials, large) {
  const doubtful = large.cells.length > MOST_CELLS ? undefined : trials.examine(large, []);
  if (!doubtful) return undefined;
  return trials.examine(groundOf(yield* shrunk(doubtful, asBad(trials, []))));
}

/**
 * Whether a program goes as wrong on a smaller board.
 * @param {BoardTrials} trials
 * @param {Way[]} [others] In which other ways it has to go wrong as well, if it is certain.
 * @returns {(ground: Ground, found: Refutation) => Refutation | undefined}
 */
const asBad = (trials, others) => (ground, found) => {
  const other = trials.examine(ground, others);
  return other && other.isCertain >= found.isCertain ? other : undefined;
};

/** @param {Refutation} refuted */
const isSmall = ({ board: { width, height } }) => width <= WIDEST && height <= HIGHEST;

/** How large a board is, and among equally large ones how much is on it. @param {Refutation} refuted */
const sizeOf = ({ board: { cells } }) => cells.length + cells.filter((byte) => byte > 0).length / 1000;
