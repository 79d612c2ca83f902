// Why a cell has not been opened: the search has not come so far, it ended before, or no way leads there. Headless.

import { hasTwoSides, isPlain, letterOf } from "../rules/algorithms.js";
import { coordOf, indexOf, WALL } from "../rules/cells.js";
import { compareCosts } from "../rules/costs.js";
import { reachOf } from "../why/reach.js";
import { why } from "../why/why.js";
import { distancesFrom, distancesFromStart, isSmall, shortestWay } from "./distances.js";

/**
 * @import { Solver } from "../engine.js"
 * @import { Coord } from "../rules/cells.js"
 * @import { UntouchedCell } from "../why/why.js"
 */

/** @typedef {{ g: number, h: number, f: number }} Numbers */
/** @typedef {"f" | "g" | "h"} Letter */

/**
 * `least` is the smallest f that the cell could have, and `last` that of the cell taken last. They are compared only
 * where f is what decides.
 * @typedef {{ kind: "wall" } | { kind: "no-search" }
 *   | { kind: "cut-off", cells: number, walls: number, isStart: boolean }
 *   | { kind: "squeeze", cell: Coord, to: Coord }
 *   | { kind: "passed", times: number }
 *   | { kind: "not-yet" | "ended", step: number }
 *   | { kind: "not-yet-more" | "not-yet-equal" | "not-yet-less" | "ended-more" | "ended-equal" | "ended-less", step: number, letter: Letter, least: number, last: number }
 *   | { kind: "by-way-of" | "was-by-way-of", cell: Coord, numbers: Numbers }
 *   | { kind: "beyond-goal", cell: Coord }
 * } UnopenedFact
 */

/** @param {Solver} solver @param {Coord} coord A cell that is untouched. @returns {UnopenedFact[]} */
export function unopenedFacts(solver, coord) {
  if (solver.cell(...coord) === WALL) return [{ kind: "wall" }];
  if (solver.states()[indexOf(solver, solver.start)] === 0) return [{ kind: "no-search" }];
  // What could have been would take too long to find.
  const reason = isSmall(solver) ? /** @type {UntouchedCell} */ (why(solver, coord)) : undefined;
  if (reason?.because === "cut-off") return cutOffFacts(solver, coord);
  const index = indexOf(solver, coord);
  const times = solver.scans()[index] ?? 0;
  /** @type {UnopenedFact[]} */
  const facts = times > 0 ? [{ kind: "passed", times }] : [];
  facts.push(comparison(solver, reason?.least));
  if (isPlain(solver.options) && reason) facts.push(...wayOpen(solver, index));
  return facts;
}

/** How the f that the cell could have compares with that of the cell taken last. @param {Solver} solver @param {number} [least] @returns {UnopenedFact} */
function comparison(solver, least) {
  const { options, position: step, status, width, current } = solver;
  const isOver = status !== "searching";
  const plain = /** @type {const} */ ({ kind: isOver ? "ended" : "not-yet", step });
  // Where two sides search each has an f of its own.
  if (least === undefined || hasTwoSides(options) || current === undefined) return plain;
  const [, , last] = solver.numbersIn(...coordOf({ width }, current), 1, 1);
  const compared = compareCosts(options, least, last);
  const difference = compared === 0 ? "equal" : compared > 0 ? "more" : "less";
  // Searches that leave out cells may never open one, however small its f is.
  if (difference !== "more" && !isPlain(options)) return plain;
  // Two numbers that look alike would not show which is larger.
  if (difference !== "equal" && Math.round(100 * least) === Math.round(100 * last)) return plain;
  return { kind: `${plain.kind}-${difference}`, step, letter: letterOf(options), least, last };
}

/**
 * Where a shortest way to the cell leaves what the search has closed: at an open cell.
 * @param {Solver} solver @param {number} index @returns {UnopenedFact[]}
 */
function wayOpen(solver, index) {
  const { width, goal, status } = solver;
  const states = solver.states();
  const way = shortestWay(solver, index);
  const goalCell = goal[1] * width + goal[0];
  const first = way.find((cell) => states[cell] !== 2 || cell === goalCell) ?? index;
  const cell = coordOf({ width }, first);
  // The search ends where it takes the goal, without looking at what is behind it.
  if (states[first] === 2) return [{ kind: "beyond-goal", cell }];
  if (states[first] === 0) return [];
  const [g, h, f] = solver.numbersIn(...cell, 1, 1);
  const kind = status === "searching" ? "by-way-of" : "was-by-way-of";
  return [{ kind, cell, numbers: { g, h, f } }];
}

/** Why no way leads from the start to a cell. @param {Solver} solver @param {Coord} coord @returns {UnopenedFact[]} */
function cutOffFacts(solver, coord) {
  const [own, ofStart] = [distancesFrom(solver, coord), distancesFromStart(solver)];
  // The smaller region is the one that is closed off.
  const isStart = sizeOf(ofStart) < sizeOf(own);
  const region = isStart ? ofStart : own;
  return [
    { kind: "cut-off", cells: sizeOf(region), walls: wallsAround(solver, region), isStart },
    ...squeeze(solver, coord),
  ];
}

/** How many cells can be reached. @param {Float64Array} distances */
function sizeOf(distances) {
  let count = 0;
  for (let index = 0; index < distances.length; index++) count += Number(distances[index] < Number.POSITIVE_INFINITY);
  return count;
}

/**
 * How many walls are beside the cells of a region, or at their corners where moves are diagonal.
 * @param {Solver} solver @param {Float64Array} distances Infinite beyond the region.
 */
function wallsAround(solver, distances) {
  const { width, height } = solver;
  const cells = solver.cells();
  const reach = solver.options.diagonal === "never" ? 1 : 2;
  const walls = new Set();
  for (let index = 0; index < distances.length; index++) {
    if (distances[index] === Number.POSITIVE_INFINITY) continue;
    const [x, y] = coordOf({ width }, index);
    for (let toY = Math.max(0, y - 1); toY <= Math.min(height - 1, y + 1); toY++) {
      for (let toX = Math.max(0, x - 1); toX <= Math.min(width - 1, x + 1); toX++) {
        const isBeside = Math.abs(toX - x) + Math.abs(toY - y) <= reach;
        if (isBeside && cells[toY * width + toX] === WALL) walls.add(toY * width + toX);
      }
    }
  }
  return walls.size;
}

/**
 * The diagonal move between two walls that would lead out of what the start can reach. No other move that a rule forbids
 * leads anywhere else: where one of the cells beside it is free, two straight moves lead there too.
 * @param {Solver} solver @param {Coord} coord @returns {UnopenedFact[]}
 */
function squeeze(solver, coord) {
  const { width } = solver;
  if (solver.options.diagonal === "always") return [];
  const free = reachOf(solver).aroundCorners;
  let index = coord[1] * width + coord[0];
  if (free[index] === Number.POSITIVE_INFINITY) return [];
  const reached = distancesFromStart(solver);
  // Back to the start, always nearer, until the search could get there.
  for (;;) {
    const [x, y] = coordOf({ width }, index);
    const nearer = nearest(solver, free, [x, y]);
    if (reached[nearer] < Number.POSITIVE_INFINITY) {
      return [{ kind: "squeeze", cell: coordOf({ width }, nearer), to: [x, y] }];
    }
    index = nearer;
  }
}

/** The neighbor with the smallest distance, whatever the rule. @param {Solver} solver @param {Float64Array} distances @param {Coord} coord */
function nearest({ width, height }, distances, [x, y]) {
  let best = y * width + x;
  for (let toY = Math.max(0, y - 1); toY <= Math.min(height - 1, y + 1); toY++) {
    for (let toX = Math.max(0, x - 1); toX <= Math.min(width - 1, x + 1); toX++) {
      if (distances[toY * width + toX] < distances[best]) best = toY * width + toX;
    }
  }
  return best;
}
