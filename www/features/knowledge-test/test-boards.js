// Boards for the questions of the test: made from a seed, until one has what a question needs. Headless.

import { ASTAR, DIJKSTRA, GREEDY } from "../../rules/algorithms.js";
import { coordOf, indexOf, WALL } from "../../rules/cells.js";

/**
 * @import { Random } from "../../core/data/seeded.js"
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Options, Solver } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** @typedef {typeof import("../../engine.js").Solver} SolverClass */

/**
 * What a question is made of. `isOther` chooses between the two variants of those that have two.
 * @typedef {{ Solver: SolverClass, random: Random, language: Language, isOther: boolean }} Kit
 */

/** The searches that are asked about, by what decides. @type {Readonly<Record<"f" | "g" | "h", Partial<Options>>>} */
export const SEARCHES = {
  f: { algorithm: ASTAR, diagonal: "always" },
  g: { algorithm: DIJKSTRA, diagonal: "always" },
  h: { algorithm: GREEDY, diagonal: "always" },
};
const SIZE = { width: 7, height: 6 };
/** How many of a hundred cells are walls. */
const WALLS = 22;
/** The shortest search, in expansions: on the smallest there is nothing to ask. */
const LEAST = 6;
/** How many boards are tried for one question; a few hundred are enough for the rarest. */
const MOST_TRIES = 20_000;

/**
 * Makes boards until one has what a question needs.
 * @template T
 * @param {Kit} kit
 * @param {Partial<Options>} options
 * @param {(solver: Solver) => T | undefined} look Looks at a search that has ended with a path.
 * @returns {{ map: string, options: Partial<Options>, found: T }}
 */
export function boardFor({ Solver, random }, options, look) {
  const { width, height } = SIZE;
  const solver = new Solver(width, height);
  try {
    solver.configure(options);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const start = /** @type {Coord} */ ([random.below(2), random.below(height)]);
      const goal = /** @type {Coord} */ ([width - 1 - random.below(2), random.below(height)]);
      const cells = Uint8Array.from({ length: width * height }, () => (random.below(100) < WALLS ? WALL : 0));
      for (const end of [start, goal]) cells[indexOf(SIZE, end)] = 0;
      solver.setCells(cells);
      solver.setStart(...start);
      solver.setGoal(...goal);
      if (solver.run() !== "found" || solver.length < LEAST) continue;
      const found = look(solver);
      if (found !== undefined) return { map: solver.toMap(), options, found };
    }
  } finally {
    solver.free();
  }
  throw new Error("No board has what the question needs.");
}

/**
 * A step of a search at which there is what a question needs, of those that there are: not always the first.
 * @template T
 * @param {Kit} kit
 * @param {Solver} solver
 * @param {(step: number) => T | undefined} look The search stands at the step.
 * @param {number} [first] The first step that comes into question.
 * @returns {(T & { step: number }) | undefined}
 */
export function stepWith({ random }, solver, look, first = 2) {
  const steps = Array.from({ length: solver.length }, (_, step) => step).slice(first);
  for (const step of random.shuffled(steps)) {
    solver.seek(step);
    const found = look(step);
    if (found !== undefined) return { ...found, step };
  }
  return undefined;
}

/** @typedef {{ coord: Coord, g: number, h: number, f: number }} OpenCell */

/** The cells that are open where a search stands, with their numbers. @param {Solver} solver @returns {OpenCell[]} */
export function openIn(solver) {
  const { width, height } = solver;
  const numbers = solver.numbersIn(0, 0, width, height);
  return Array.from(solver.states(), (state, index) => ({ state, index }))
    .filter(({ state }) => state === 1)
    .map(({ index }) => {
      const [g, h, f] = numbers.subarray(4 * index, 4 * index + 3);
      return { coord: coordOf(solver, index), g, h, f };
    });
}

/** Those of which a number is smallest. @template Cell @param {Cell[]} cells @param {(cell: Cell) => number} of */
export function leastBy(cells, of) {
  const least = Math.min(...cells.map(of));
  return cells.filter((cell) => of(cell) === least);
}

/** What a move from a cell to a neighbor costs. @param {Coord} from @param {Coord} to */
export const moveCost = ([x, y], [toX, toY]) => (x !== toX && y !== toY ? 14 : 10);

/**
 * Whether a move passes the corner of a wall: here it may, but a reader who knows boards on which it may not would wonder.
 * @param {Solver} solver
 * @param {Coord} from
 * @param {Coord} to
 */
export const passesCorner = (solver, [x, y], [toX, toY]) =>
  solver.cell(toX, y) === WALL || solver.cell(x, toY) === WALL;

/** Whether two cells are beside each other, by side or corner. @param {Coord} one @param {Coord} other */
export const areNeighbors = ([x, y], [toX, toY]) => Math.max(Math.abs(x - toX), Math.abs(y - toY)) === 1;
