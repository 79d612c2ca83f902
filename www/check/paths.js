// A path without a log: which searches find it, of the engine's or with a bug.

import { hasCode } from "../coded.js";
import { Solver } from "../engine.js";
import { WALLS_BESIDE } from "../quiz/moves.js";
import { search } from "./buggy-search.js";
import { VARIANTS } from "./bugs.js";
import { defaultOptions, telling, usualWithin } from "./candidates.js";
import { HEURISTICS } from "./estimates.js";
import { cellAt } from "./field.js";
import { solverOn } from "./played.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("./trying.js").Subject} Subject */
/** @typedef {import("./candidates.js").Candidate & { bits: number, way: number[] }} Found With the path that it finds. */

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
  if (!found.some(({ ended }) => ended)) yield* buggyPaths(subject, add);
  const whole = found.filter(({ ended }) => ended);
  if (whole.length > 0) return whole;
  // Bugs that explain a part of a path are no news.
  const plain = found.filter(({ bugs }) => bugs.length === 0);
  const longest = plain.reduce((best, { agrees }) => Math.max(best, agrees), 0);
  return plain.filter(({ agrees }) => agrees === longest);
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
  const hasPenalties = subject.given.board.cells.some((cell) => cell > 0 && cell < 255);
  /** @type {Options[]} */
  const all = [];
  const orders = [
    ...HEURISTICS.flatMap((heuristic) =>
      usualWithin([0, Infinity]).map((weight) => ({ algorithm: "astar", heuristic, weight })),
    ),
    { algorithm: "dijkstra" },
    { algorithm: "breadth-first" },
    ...HEURISTICS.map((heuristic) => ({ algorithm: "greedy", heuristic })),
  ];
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
                  all.push(/** @type {Options} */ ({ ...defaultOptions(), ...order, ...own }));
                }
              }
            }
          }
        }
      }
    }
  }
  const sums = new Map(all.map((options) => [options, telling(options)]));
  return all.sort((a, b) => /** @type {number} */ (sums.get(a)) - /** @type {number} */ (sums.get(b)));
}

/** The rules that allow all moves of the path; all rules, if none does. @param {Subject} subject */
function rulesFor(subject) {
  const all = Solver.choices.diagonal.values;
  const allowing = all.filter((rule) => isAllowed(subject, rule));
  return allowing.length > 0 ? allowing : all;
}

/** Whether a rule allows all moves of the path. @param {Subject} subject @param {Options["diagonal"]} rule */
function isAllowed(subject, rule) {
  const { offsets, cells } = subject.field("whole");
  const path = subject.path ?? [];
  return path.every((cell, i) => {
    const direction = i === 0 ? 0 : offsets.indexOf(cell - path[i - 1]);
    if (i === 0 || direction % 2 === 0) return true;
    if (direction < 0) return false;
    const beside = [offsets[direction - 1], offsets[(direction + 1) & 7]];
    return beside.filter((offset) => cells[path[i - 1] + offset] === 255).length <= WALLS_BESIDE[rule];
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
        for (const variant of VARIANTS) {
          yield 0.8;
          const { path } = search({ ...board, start, goal }, options, [variant]);
          if (path)
            add(
              options,
              path.map((coord) => cellAt(board, coord)),
              [variant.bug],
            );
        }
      }
    }
  }
}
