// What programs compute as h from the columns and rows that remain: the heuristics, and what usual mistakes make of them.
// Each as a formula over the coordinates as they were printed, in straight moves, whatever a straight move costs.

import { distance } from "../rules/estimates.js";
import { wholePart } from "./tolerances.js";

/** @import { Formula } from "../rules/heuristics.js" */

/** @typedef {[number, number]} Coord */
/** @typedef {"start" | "swapped" | "parent" | "signed" | "one-axis" | "squared" | "root" | "halved" | "unscaled" | "scaled"} Mistake */
/** @typedef {{ cell: Coord, start: Coord, goal: Coord }} Place All as the program prints them. */

/** What a diagonal move costs in straight ones, as programs have it: the root of 2, and cut off behind some decimals. */
export const RATIOS = [Math.SQRT2, ...[1, 2, 3, 4].map((decimals) => cutRoot(decimals)), 1.42];

/** The heuristics that are named to a reader. */
export const NAMED = /** @type {const} */ (["manhattan", "octile", "euclidean", "chebyshev"]);

/** The root of 2 with so many decimals. @param {number} decimals */
function cutRoot(decimals) {
  return Math.floor(Math.SQRT2 * 10 ** decimals) / 10 ** decimals;
}

/**
 * A way to compute h.
 * @typedef {object} Way
 * @property {Formula} formula
 * @property {number} [ratio] Of an octile distance.
 * @property {boolean} isWhole Whether it gives whole numbers, in straight moves.
 * @property {(place: Place) => number} of
 */

/** @param {Formula} formula @param {number} ratio @returns {(a: Coord, b: Coord) => number} */
const between =
  (formula, ratio) =>
  ([ax, ay], [bx, by]) =>
    distance(formula, Math.abs(ax - bx), Math.abs(ay - by), { straight: 1, octile: ratio });

/** All formulas, with each ratio for the octile one. @type {{ formula: Formula, ratio?: number, isWhole: boolean, over: (a: Coord, b: Coord) => number }[]} */
const ALL = [
  ...RATIOS.map((ratio) => ({
    formula: /** @type {const} */ ("octile"),
    ratio,
    isWhole: false,
    over: between("octile", ratio),
  })),
  ...NAMED.filter((formula) => formula !== "octile").map((formula) => ({
    formula,
    isWhole: formula !== "euclidean",
    over: between(formula, 1),
  })),
  { formula: "floored-euclidean", isWhole: true, over: between("floored-euclidean", 1) },
];

/** The heuristics themselves. @type {Way[]} */
export const RIGHT = ALL.map(({ over, ...way }) => ({ ...way, of: ({ cell, goal }) => over(cell, goal) }));

/** @param {Coord} coord @returns {Coord} */
const swap = ([a, b]) => [b, a];

/** Manhattan, octile and Chebyshev distances of differences that keep their sign. @param {(place: Place) => Coord} signed */
const ofSigned = (signed) =>
  /** @type {Way[]} */ ([
    { formula: "manhattan", isWhole: true, of: (place) => signed(place)[0] + signed(place)[1] },
    { formula: "chebyshev", isWhole: true, of: (place) => Math.max(...signed(place)) },
    ...RATIOS.map((ratio) => ({
      formula: "octile",
      ratio,
      isWhole: false,
      of: (/** @type {Place} */ place) => Math.max(...signed(place)) + (ratio - 1) * Math.min(...signed(place)),
    })),
  ]);

/** @param {Place} place @returns {Coord} */
const ahead = ({ cell, goal }) => [goal[0] - cell[0], goal[1] - cell[1]];
/** @param {Place} place @returns {Coord} */
const behind = ({ cell, goal }) => [cell[0] - goal[0], cell[1] - goal[1]];

/** A Manhattan distance in which one of the differences keeps its sign. @param {0 | 1} axis @param {1 | -1} sign @returns {Way} */
const halfSigned = (axis, sign) => ({
  formula: "manhattan",
  isWhole: true,
  of: (place) => sign * ahead(place)[axis] + Math.abs(ahead(place)[1 - axis]),
});

/** Each mistake that is a formula, with the ways in which it is made. @type {[Exclude<Mistake, "parent" | "unscaled" | "scaled">, Way[]][]} */
export const WRONG = [
  ["start", ALL.map(({ over, ...way }) => ({ ...way, of: ({ cell, start }) => over(cell, start) }))],
  ["swapped", ALL.map(({ over, ...way }) => ({ ...way, of: ({ cell, goal }) => over(cell, swap(goal)) }))],
  [
    "one-axis",
    /** @type {const} */ ([0, 1]).map((axis) => ({
      formula: "manhattan",
      isWhole: true,
      of: (place) => Math.abs(ahead(place)[axis]),
    })),
  ],
  [
    "signed",
    [...ofSigned(ahead), ...ofSigned(behind), halfSigned(0, 1), halfSigned(0, -1), halfSigned(1, 1), halfSigned(1, -1)],
  ],
  ["squared", [{ formula: "euclidean", isWhole: true, of: (place) => ahead(place)[0] ** 2 + ahead(place)[1] ** 2 }]],
  [
    "root",
    [
      {
        formula: "euclidean",
        isWhole: false,
        of: (place) => Math.sqrt(Math.abs(ahead(place)[0]) + Math.abs(ahead(place)[1])),
      },
    ],
  ],
  [
    "halved",
    ALL.filter(({ formula }) => formula !== "floored-euclidean").map(({ over, ...way }) => ({
      ...way,
      isWhole: true,
      of: ({ cell, goal }) => wholePart(over(cell, goal) / 2),
    })),
  ],
];
