// Logs against the engine's own searches, which are stopped at the first difference: for the searches that take cells
// from more than one list, or jump.

import { hasCode } from "../core/engine/errors.js";
import { Solver } from "../engine.js";
import { isFree } from "../rules/algorithms.js";
import { improves } from "../rules/better-ways.js";
import { coordOf as boardCoordOf, indexOf, isPenalty } from "../rules/cells.js";
import { defaultOptions } from "./candidates.js";
import { HEURISTICS } from "./estimates-of-programs.js";
import { coordOf } from "./rimmed-board.js";
import { otherAlgorithms } from "./tried-algorithms.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Given, Subject } from "./trying.js"
 */

/** @typedef {Candidate & { bits: number }} Found */

/** @param {Pick<Given, "board" | "start" | "goal">} given */
export function solverOn({ board, start, goal }) {
  const solver = new Solver(board.width, board.height);
  solver.setCells(board.cells);
  solver.setStart(...start);
  solver.setGoal(...goal);
  return solver;
}

/**
 * How many leading cells of a log a search takes, and whether it ends with the log.
 * @param {Solver} solver
 * @param {Partial<Options>} options The others stay as they are.
 * @param {Int32Array} cells On the board, as y · width + x.
 */
export function played(solver, options, cells) {
  try {
    solver.configure(options);
    let agrees = 0;
    for (let most = 4; ; most *= 4) {
      const status = solver.step(most - solver.length);
      const order = solver.expansionOrder();
      while (agrees < order.length && agrees < cells.length && order[agrees] === cells[agrees]) agrees++;
      const isOver = status !== "searching";
      if (agrees < Math.min(order.length, cells.length) || isOver || agrees === cells.length) {
        return { agrees, ended: isOver && order.length === cells.length && agrees === cells.length };
      }
    }
  } catch (error) {
    if (!hasCode(error)) throw error;
    return { agrees: 0, ended: false };
  }
}

/** The cells of a log as the engine numbers them. @param {Subject} subject */
export function onBoard({ trail, given: { board } }) {
  return trail.cells.map((cell) => indexOf(board, coordOf(board, cell)));
}

/** Whether a cell is taken that is next to none before it, or the goal before the end: no single search without jumps does that. @param {Subject} subject */
export function hasGaps(subject) {
  const { offsets, goal } = subject.field;
  const { cells } = subject.trail;
  const seen = new Set();
  for (const [step, cell] of cells.entries()) {
    if (step > 0 && (cells[step - 1] === goal || !offsets.some((offset) => seen.has(cell + offset)))) return true;
    seen.add(cell);
  }
  return false;
}

/**
 * The answers of the searches with jumps and from both ends, by the engine itself.
 * @param {Subject} subject
 * @returns {Generator<number, Found[]>}
 */
export function* otherAnswers(subject) {
  const solver = solverOn(subject.given);
  const cells = onBoard(subject);
  /** @type {Found[]} */
  let best = [];
  let most = 1;
  let left = MOST;
  try {
    if (subject.trail.cells[0] !== subject.field.start) return [];
    for (const options of otherOptions(hasPenalties(subject), (options) => canBegin(solver, options, cells[1]))) {
      if (left-- === 0) break;
      yield 0.5;
      const { agrees, ended } = played(solver, options, cells);
      if (agrees < most) continue;
      if (agrees > most) [best, most] = [[], agrees];
      best.push({
        options: { ...defaultOptions(), ...options },
        bugs: [],
        ties: "exact",
        frame: subject.frame,
        agrees,
        ended,
        bits: 0,
      });
    }
  } finally {
    solver.free();
  }
  return best;
}

/** @param {Subject} subject */
const hasPenalties = ({ given }) => given.board.cells.some(isPenalty);

/** Whether a search can take a cell after the start: whatever its estimate, the same cells are open then. @param {Solver} solver @param {Partial<Options>} options @param {number | undefined} second */
function canBegin(solver, options, second) {
  if (second === undefined) return true;
  try {
    solver.configure(options);
    solver.step(1);
    return solver.openCells(solver.width * solver.height).includes(second);
  } catch (error) {
    if (!hasCode(error)) throw error;
    return false;
  }
}

/**
 * @param {boolean} hasPenalties
 * @param {(options: Partial<Options>) => boolean} canBegin
 * @returns {Generator<Partial<Options>>}
 */
function* otherOptions(hasPenalties, canBegin) {
  const { choices } = Solver;
  const algorithms = WEIGHTS.flatMap((weight) => otherAlgorithms().map((algorithm) => ({ algorithm, weight })));
  for (const { algorithm, weight } of algorithms) {
    const isOwn = isFree({ algorithm });
    if (isOwn && weight !== 1) continue;
    for (const diagonal of choices.diagonal.values) {
      for (const penalties of hasPenalties ? [true, false] : [true]) {
        if (!canBegin({ algorithm, diagonal, penalties })) continue;
        for (const costs of choices.costs.values) {
          for (const neighborOrder of choices.neighborOrder.values) {
            const shared = { algorithm, diagonal, penalties, costs, neighborOrder, weight };
            if (isOwn) yield shared;
            else
              for (const own of ownOptions(!improves({ algorithm, improveOpen: false }))) yield { ...shared, ...own };
          }
        }
      }
    }
  }
}

/** @param {boolean} mayLeave Whether open cells may be left unimproved. @returns {Generator<Partial<Options>>} */
function* ownOptions(mayLeave) {
  const { choices } = Solver;
  for (const heuristic of [...HEURISTICS, /** @type {const} */ ("zero")]) {
    for (const tieBreak of choices.tieBreak.values) {
      for (const stopWhen of choices.stopWhen.values) {
        for (const improveOpen of mayLeave ? [true, false] : [true]) {
          yield { heuristic, tieBreak, improveOpen, stopWhen };
        }
      }
    }
  }
}

/** Other weights are rare where searches are as involved as these. */
const WEIGHTS = [1, 1.5, 2];
/** So many searches are tried at most. */
const MOST = 9000;

/**
 * The cell that a search takes after so many, where its log differs from a given one; undefined if it is over.
 * @param {Given} given
 * @param {Options} options
 * @param {number} steps
 * @returns {Coord | undefined}
 */
export function nextPlayed(given, options, steps) {
  const solver = solverOn(given);
  try {
    solver.configure(options);
    solver.step(steps + 1);
    const cell = solver.expansionOrder()[steps];
    return cell === undefined ? undefined : boardCoordOf(solver, cell);
  } finally {
    solver.free();
  }
}
