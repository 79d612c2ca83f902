// A path without a log: which searches find it, of the engine's or with a bug.

import { hasCode } from "../core/engine/errors.js";
import { Solver } from "../engine.js";
import { MUTANTS } from "../program/mutants/index.js";
import { hasEstimate, isBySum, isPlain } from "../rules/algorithms.js";
import { isPenalty, WALL } from "../rules/cells.js";
import { compareCosts } from "../rules/costs.js";
import { mostBlocked } from "../rules/moves.js";
import { defaultOptions, telling, usualWithin } from "./candidates.js";
import { costOf } from "./consequence.js";
import { HEURISTICS } from "./estimates-of-programs.js";
import { solverOn } from "./played.js";
import { search } from "./reference.js";
import { cellAt, coordOf } from "./rimmed-board.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Subject } from "./trying.js"
 */

/** @typedef {Candidate & { bits: number, way: number[] }} Found With the path that it finds. */

/** How many cells the searches for a path may take together, more or less. */
const PATH_WORK = 3e6;
/** So many answers are enough. */
const ENOUGH = 10;

/**
 * The answers for a path without a log: options with the same path, or else bugs.
 * @param {Subject} subject
 * @returns {Generator<number, Found[]>}
 */
export function* pathAnswers(subject) {
  const { board } = subject.given;
  const path = subject.path ?? [];
  const most = Math.max(200, Math.min(4000, Math.floor(PATH_WORK / board.cells.length)));
  const solver = solverOn(subject.given);
  /** @type {Found[]} */
  const found = [];
  const add = (/** @type {Options} */ options, /** @type {number[]} */ way, /** @type {Found["bugs"]} */ bugs) => {
    const shared = sharedLength(way, path);
    const ended = shared === path.length && shared === way.length;
    // Cells are counted as they were printed.
    const agrees = Math.min(Math.max(0, shared - subject.lead), subject.given.log.path?.length ?? 0);
    found.push({ options, bugs, ties: "exact", frame: subject.frame, agrees, ended, bits: 0, way });
  };
  const enough = () => found.filter(({ ended }) => ended).length >= ENOUGH;
  try {
    const all = pathOptions(subject).slice(0, most);
    for (const [i, options] of all.entries()) {
      yield (0.7 * i) / all.length;
      const way = wayOf(solver, board, options);
      if (way) add(options, way, []);
      if (enough()) break;
    }
  } finally {
    solver.free();
  }
  found.push(...shortestAnswers(subject));
  if (!found.some(({ ended }) => ended)) yield* buggyPaths(subject, add);
  const whole = found.filter(({ ended }) => ended);
  if (whole.length > 0) return whole;
  // Bugs that explain a part of a path are no news.
  const plain = found.filter(({ bugs }) => bugs.length === 0);
  const longest = plain.reduce((best, { agrees }) => Math.max(best, agrees), 0);
  return plain.filter(({ agrees }) => agrees === longest);
}

/**
 * A shortest path under some costs: which of several is found depends on how equals are taken, and on rounding, so nothing is held
 * against it.
 * @param {Subject} subject
 * @returns {Found[]}
 */
function shortestAnswers(subject) {
  const { path = [], frame, given } = subject;
  const { board, start, goal } = given;
  if (path[0] !== cellAt(board, start) || path.at(-1) !== cellAt(board, goal) || !isWay(subject)) return [];
  const solver = solverOn(given);
  /** @type {Found[]} */
  const found = [];
  try {
    for (const diagonal of rulesFor(subject)) {
      for (const costs of Solver.choices.costs.values) {
        const options = { ...defaultOptions(), diagonal, costs };
        solver.configure(options);
        const shortest = solver.shortestCost() ?? Infinity;
        const cost = costOf(
          board,
          options,
          path.map((cell) => coordOf(board, cell)),
        );
        if (compareCosts(options, cost, shortest) !== 0) continue;
        const agrees = given.log.path?.length ?? 0;
        found.push({ options, bugs: [], ties: "any", frame, agrees, ended: true, bits: OTHER_ORDER, way: path });
      }
    }
  } finally {
    solver.free();
  }
  return found;
}

/** What it says by itself that equals come in some order. */
const OTHER_ORDER = 4;

/** Whether each cell of the path is open and next to the one before. @param {Subject} subject */
function isWay(subject) {
  const { offsets, cells } = subject.field;
  const path = subject.path ?? [];
  return path.every((cell, i) => cells[cell] !== WALL && (i === 0 || offsets.includes(cell - path[i - 1])));
}

/** @param {number[]} one @param {number[]} other */
function sharedLength(one, other) {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}

/** @param {Solver} solver @param {{ width: number, height: number }} board @param {Options} options */
function wayOf(solver, board, options) {
  try {
    solver.configure(options);
    const { cells } = solver.findPath() ?? {};
    return cells && Array.from({ length: cells.length / 2 }, (_, i) => cellAt(board, [cells[2 * i], cells[2 * i + 1]]));
  } catch (error) {
    if (!hasCode(error)) throw error;
    return undefined;
  }
}

/** All options that allow the moves of the path, the simpler ones first. @param {Subject} subject @returns {Options[]} */
function pathOptions(subject) {
  const { choices } = Solver;
  const hasPenalties = subject.given.board.cells.some(isPenalty);
  /** @type {{ options: Options, sum: number }[]} */
  const all = [];
  const orders = choices.algorithm.values.flatMap((algorithm) => {
    if (!isPlain({ algorithm })) return [];
    if (!hasEstimate({ algorithm })) return [{ algorithm }];
    const weights = isBySum({ algorithm }) ? usualWithin([0, Infinity]) : [1];
    return HEURISTICS.flatMap((heuristic) => weights.map((weight) => ({ algorithm, heuristic, weight })));
  });
  for (const diagonal of rulesFor(subject)) {
    for (const costs of choices.costs.values) {
      for (const order of orders) {
        for (const tieBreak of choices.tieBreak.values) {
          for (const neighborOrder of choices.neighborOrder.values) {
            for (const [improveOpen, reopenClosed] of [
              [true, false],
              [false, false],
              [true, true],
            ]) {
              for (const stopWhen of choices.stopWhen.values) {
                for (const penalties of hasPenalties ? [true, false] : [true]) {
                  const own = {
                    diagonal,
                    costs,
                    tieBreak,
                    neighborOrder,
                    improveOpen,
                    reopenClosed,
                    stopWhen,
                    penalties,
                  };
                  const options = /** @type {Options} */ ({ ...defaultOptions(), ...order, ...own });
                  all.push({ options, sum: telling(options) });
                }
              }
            }
          }
        }
      }
    }
  }
  return all.sort((a, b) => a.sum - b.sum).map(({ options }) => options);
}

/** The rules that allow all moves of the path; all rules, if none does. @param {Subject} subject */
function rulesFor(subject) {
  const all = Solver.choices.diagonal.values;
  const allowing = all.filter((rule) => isAllowed(subject, rule));
  return allowing.length > 0 ? allowing : all;
}

/** Whether a rule allows all moves of the path. @param {Subject} subject @param {Options["diagonal"]} rule */
function isAllowed(subject, rule) {
  const { offsets, cells } = subject.field;
  const path = subject.path ?? [];
  return path.every((cell, i) => {
    const direction = i === 0 ? 0 : offsets.indexOf(cell - path[i - 1]);
    if (i === 0 || direction % 2 === 0) return true;
    if (direction < 0) return false;
    const beside = [offsets[direction - 1], offsets[(direction + 1) & 7]];
    return beside.filter((offset) => cells[path[i - 1] + offset] === WALL).length <= mostBlocked({ diagonal: rule });
  });
}

/**
 * @param {Subject} subject
 * @param {(options: Options, way: number[], bugs: Found["bugs"]) => void} add
 * @returns {Generator<number, void>}
 */
function* buggyPaths(subject, add) {
  const { board, start, goal } = subject.given;
  if (board.cells.length > 1 << 16) return;
  for (const diagonal of rulesFor(subject).slice(0, 2)) {
    for (const heuristic of HEURISTICS) {
      for (const tieBreak of /** @type {const} */ (["low-h", "fifo"])) {
        const options = { ...defaultOptions(), diagonal, heuristic, tieBreak };
        for (const mutant of MUTANTS) {
          yield 0.8;
          const { path } = search({ ...board, start, goal }, options, [mutant]);
          if (path)
            add(
              options,
              path.map((coord) => cellAt(board, coord)),
              [mutant.name],
            );
        }
      }
    }
  }
}
