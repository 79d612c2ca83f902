// A board on which a program goes wrong, as small as possible: what a log has told of it is run on small boards until its path is
// dearer than it need be, or is none. Headless.

import { WALL } from "../rules/cells.js";
import { isShortest } from "../rules/costs.js";
import { allowedMoves } from "../rules/moves.js";
import { less, WHATS } from "../why/smaller-boards.js";
import { randomBoard, randomFrom } from "../why/trial-boards.js";
import { promises } from "./candidates.js";
import { costOf } from "./consequence.js";
import { cellAt } from "./rimmed-board.js";
import { Shortest } from "./shortest.js";
import { waysToRun } from "./ways-to-run.js";
import { windingBoard } from "./winding-boards.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Ground } from "../program/execute.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Ran, Way } from "./ways-to-run.js"
 */

/** What is known of a program: as a candidate of a diagnosis has it. @typedef {Pick<Candidate, "options" | "bugs"> & Partial<Candidate>} Known */

/**
 * How it goes wrong: its path is dearer, or goes where it must not; it finds none; it never ends; or it looks outside of the
 * board. @typedef {"dearer" | "forbidden" | "none" | "endless" | "outside"} Failing
 */

/**
 * @typedef {object} Refutation
 * @property {{ width: number, height: number, cells: Uint8Array }} board At most 7 by 5.
 * @property {Coord} start
 * @property {Coord} goal
 * @property {number} [cost] What its path costs, in the unit of its cost model; absent if it returns none, or one that cannot be
 *   gone.
 * @property {number} optimum What a shortest path costs.
 * @property {Failing} fails
 * @property {boolean} isCertain Whether it does so whatever the order in which it takes equal cells, as far as that was tried.
 * @property {Coord[]} steps The cells that it takes.
 * @property {Coord[]} [path] What it returns.
 */

/** How many boards with a path were tried, and how large they were at most. @typedef {{ count: number, width: number, height: number }} Tried */
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
  const work = refutation(candidate, how);
  for (;;) {
    const { done, value } = work.next();
    if (!done) continue;
    const { found } = /** @type {Refuted} */ (value);
    return found && isSmall(found) ? found : undefined;
  }
}

/**
 * The same in slices of some milliseconds: yields which share is done. Its board may be larger where none of that size is found: one
 * that is given, on which the program went wrong, is made as small as can be.
 * @param {Known} candidate
 * @param {{ penalties?: boolean, larger?: Ground }} [how]
 * @returns {Generator<number, Refuted>}
 */
export function* refutation(candidate, { penalties = candidate.bugs.includes("penalty-of-cell-left"), larger } = {}) {
  if (promises(/** @type {Candidate} */ (candidate)) || hasOwnCosts(candidate))
    return { tried: { count: 0, width: 0, height: 0 } };
  const [own, ...others] = waysToRun(candidate);
  if (!own) return { tried: { count: 0, width: 0, height: 0 } };
  const bench = new Bench(candidate.options, own, others);
  try {
    const found =
      (yield* amongSmall(bench, SIZES, penalties)) ??
      (yield* amongWinding(bench, penalties)) ??
      (yield* amongSmall(bench, MORE, penalties)) ??
      (larger && (yield* within(bench, larger))) ??
      (bench.doubtful && (yield* shrunk(bench, bench.doubtful)));
    return { ...(found && { found }), tried: bench.tried };
  } finally {
    bench.free();
  }
}

/** Whether moves cost what they do in no cost model of the engine. @param {Known} candidate */
const hasOwnCosts = ({ diagonalCost, estimateDiagonal }) =>
  diagonalCost !== undefined || estimateDiagonal !== undefined;

/**
 * @param {Bench} bench
 * @param {typeof SIZES} sizes
 * @param {boolean} mayCost
 * @returns {Generator<number, Refutation | undefined>}
 */
function* amongSmall(bench, sizes, mayCost) {
  const random = randomFrom(1);
  const all = sizes.reduce((sum, [count]) => sum + count, 0);
  /** @type {Refutation[]} */
  const found = [];
  let done = 0;
  for (const [count, columns, rows] of sizes) {
    for (let i = 0; i < count && found.length < SHRUNK; i++) {
      if (++done % SLICE === 0) yield done / all;
      const refuted = bench.examine(randomBoard(random, columns, rows, mayCost));
      if (refuted?.isCertain) found.push(yield* shrunk(bench, refuted));
    }
  }
  return best(found);
}

/**
 * @param {Bench} bench
 * @param {boolean} mayCost
 * @returns {Generator<number, Refutation | undefined>}
 */
function* amongWinding(bench, mayCost) {
  const random = randomFrom(8);
  const [count, columns, rows] = WINDING;
  /** @type {Refutation[]} */
  const found = [];
  // As long as there is no small one, more are made as small as possible.
  for (let i = 0; i < count && found.length < (found.some(isSmall) ? SHRUNK : MOST_SHRUNK); i++) {
    if (i % SLICE === 0) yield i / count;
    const refuted = yield* within(bench, windingBoard(random, columns, rows, mayCost));
    if (refuted) found.push(refuted);
  }
  return best(found);
}

/** The smallest of those that are certain, if there are any. @param {Refutation[]} found @returns {Refutation | undefined} */
const best = (found) => found.sort((a, b) => Number(b.isCertain) - Number(a.isCertain) || sizeOf(a) - sizeOf(b))[0];

/**
 * What goes wrong on a large board, on as small a one as it does so in its own order of equals: to try all orders on the way would
 * take too long.
 * @param {Bench} bench
 * @param {Ground} large
 * @returns {Generator<number, Refutation | undefined>}
 */
function* within(bench, large) {
  const doubtful = large.cells.length > MOST_CELLS ? undefined : bench.examine(large, []);
  if (!doubtful) return undefined;
  const { board, start, goal } = yield* shrunk(bench, doubtful, []);
  return bench.examine({ ...board, start, goal });
}

/**
 * Leaves out whatever can be left out.
 * @param {Bench} bench
 * @param {Refutation} found
 * @param {Way[]} [others] In which other ways the program has to go wrong as well, if it is certain.
 * @returns {Generator<number, Refutation>}
 */
function* shrunk(bench, found, others) {
  /** @param {Ground | undefined} board */
  const takes = (board) => {
    const other = board && bench.examine(board, others);
    if (!other || other.isCertain < found.isCertain) return false;
    found = other;
    return true;
  };
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const what of WHATS) {
      for (let place = 0; ; ) {
        const board = less(groundOf(found), what, place);
        if (board === "end") break;
        if (takes(board)) isSmaller = true;
        else place++;
        yield 1;
      }
    }
    isSmaller ||= withEndsMoved(groundOf(found)).some(takes);
  }
  return found;
}

/** @param {Refutation} refuted @returns {Ground} */
const groundOf = ({ board, start, goal }) => ({ ...board, start, goal });

/** Boards on which an end is in the next column or row, so that its own one is not needed. @param {Ground} ground @returns {Ground[]} */
function withEndsMoved(ground) {
  const { width, height, cells } = ground;
  return /** @type {const} */ (["start", "goal"]).flatMap((end) =>
    /** @type {const} */ (["column", "row"]).flatMap((what) =>
      [-1, 1].flatMap((step) => {
        const axis = what === "column" ? 0 : 1;
        const moved = /** @type {Coord} */ ([...ground[end]]);
        moved[axis] += step;
        const isFree = cellAt({ width, height }, moved) > 0 && cells[moved[0] + width * moved[1]] !== WALL;
        const board = isFree ? less({ ...ground, [end]: moved }, what, ground[end][axis]) : undefined;
        return board && board !== "end" ? [board] : [];
      }),
    ),
  );
}

/** @param {Refutation} refuted */
const isSmall = ({ board: { width, height } }) => width <= WIDEST && height <= HIGHEST;

/** How large a board is, and among equally large ones how much is on it. @param {Refutation} refuted */
const sizeOf = ({ board: { cells } }) => cells.length + cells.filter((byte) => byte > 0).length / 1000;

/** Runs a program on boards. */
class Bench {
  /** @type {Tried} */
  tried = { count: 0, width: 0, height: 0 };
  /** The first board on which it depends on the order of equal cells whether anything goes wrong. @type {Refutation | undefined} */
  doubtful;
  #options;
  #own;
  #others;
  #shortest;

  /** @param {Options} options @param {Way} own @param {Way[]} others In which other ways it can be run. */
  constructor(options, own, others) {
    this.#options = options;
    this.#own = own;
    this.#others = others;
    this.#shortest = new Shortest(options);
  }

  /** What goes wrong on a board; undefined if nothing does. @param {Ground} ground @param {Way[]} [others] @returns {Refutation | undefined} */
  examine(ground, others = this.#others) {
    const { width, height, cells, start, goal } = ground;
    const optimum = this.#shortest.on(ground);
    // To stay where it is shows nothing.
    if (!optimum) return undefined;
    const { tried } = this;
    this.tried = {
      count: tried.count + 1,
      width: Math.max(tried.width, width),
      height: Math.max(tried.height, height),
    };
    const ran = this.#own(ground);
    const failing = failingOf(this.#options, ground, ran, optimum);
    if (!failing) return undefined;
    const isCertain = others.every((way) => {
      const other = failingOf(this.#options, ground, way(ground), optimum);
      return other?.fails === failing.fails && other.cost === failing.cost;
    });
    const refuted = {
      board: { width, height, cells },
      ...{ start, goal, optimum, isCertain },
      ...failing,
      steps: ran.cells,
      ...(ran.path && { path: ran.path }),
    };
    if (!isCertain) this.doubtful ??= refuted;
    return refuted;
  }

  free() {
    this.#shortest.free();
  }
}

/**
 * How what a program did is wrong; undefined if its path is a shortest one.
 * @param {Options} options
 * @param {Ground} ground Where there is a path.
 * @param {Ran} ran
 * @param {number} optimum
 * @returns {{ fails: Failing, cost?: number } | undefined}
 */
function failingOf(options, ground, { path, ended }, optimum) {
  if (ended !== "returned") return { fails: ended };
  if (!path) return { fails: "none" };
  if (!canBeGone(options, ground, path)) return { fails: "forbidden" };
  const cost = costOf(ground, options, path);
  return isShortest(options, cost, optimum) ? undefined : { fails: "dearer", cost };
}

/** Whether a path leads from the start to the goal by allowed moves. @param {Options} options @param {Ground} ground @param {Coord[]} path */
function canBeGone(options, ground, path) {
  const { cells, start, goal, width, height } = ground;
  if (path[0]?.join() !== start.join() || path.at(-1)?.join() !== goal.join()) return false;
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    cellAt({ width, height }, [x, y]) === 0 || cells[x + width * y] === WALL;
  return path.slice(1).every((to, i) => {
    const [x, y] = path[i];
    const moves = allowedMoves(options, ([dx, dy]) => isWall(x + dx, y + dy));
    return moves.some(([dx, dy]) => x + dx === to[0] && y + dy === to[1]);
  });
}
