// Tries rules of moving against a log, and makes answers of those that explain it.

import { defaultOptions, weightsWithin } from "./candidates.js";
import { equalsOf } from "./equals.js";
import { estimatesOn, truncatedOn } from "./estimates.js";
import { cellAt, fieldOf } from "./field.js";
import { Store } from "./follow.js";
import { fromTheStart, toBoard } from "./frames.js";
import { Numbers } from "./numbers.js";
import { sieve } from "./sieve.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("./field.js").Coord} Coord */
/** @typedef {import("./field.js").Border} Border */
/** @typedef {import("./follow.js").Rules} Rules */
/** @typedef {import("./bugs.js").Bug} Bug */
/** @typedef {import("./estimates.js").Estimate} Estimate */
/** @typedef {import("./candidates.js").Candidate} Candidate */
/** @typedef {{ board: import("./frames.js").Board, log: import("./frames.js").Log, start: Coord, goal: Coord }} Given */

/**
 * Rules of moving, with the bugs that made them.
 * @typedef {object} Trial
 * @property {Rules} rules
 * @property {Bug[]} bugs
 * @property {Border} border
 * @property {Estimate[]} estimates
 */

/** A candidate, with what it takes to follow the log by it again. @typedef {Candidate & { trial: Trial, order: import("./equals.js").Order }} Answer */

/** A log that is tried, read in one frame. */
export class Subject {
  /** @param {Given} given @param {import("./frames.js").Frame} frame @param {Store} store @param {Numbers} numbers */
  constructor(given, frame, store, numbers) {
    const { board, log } = given;
    this.given = given;
    this.frame = frame;
    this.store = store;
    const cells = new Int32Array(log.steps.length);
    for (let i = 0; i < cells.length; i++) {
      cells[i] = cellAt(board, toBoard(frame, [log.steps[i].x, log.steps[i].y], board));
    }
    this.trail = { cells, numbers };
    const path =
      log.path &&
      fromTheStart(
        log.path.map((coord) => toBoard(frame, coord, board)),
        given.start,
        given.goal,
      );
    this.path = path?.map((coord) => cellAt(board, coord));
    /** @type {Map<Border, import("./field.js").Field>} */
    this.fields = new Map();
    /** @type {Map<string, Estimate[]>} */
    this.kept = new Map();
  }

  /** @param {Border} border */
  field(border) {
    const { board, start, goal } = this.given;
    const field = this.fields.get(border) ?? fieldOf(board, start, goal, border);
    this.fields.set(border, field);
    return field;
  }

  /** @param {Options["costs"]} costs @param {boolean} [isTruncated] @returns {Estimate[]} */
  estimates(costs, isTruncated = false) {
    const name = `${costs} ${isTruncated}`;
    const found = this.kept.get(name) ?? (isTruncated ? truncatedOn : estimatesOn)(this.field("whole"), costs);
    this.kept.set(name, found);
    return found;
  }
}

/** @param {Given} given */
export const storeFor = ({ board }) => new Store((board.width + 2) * (board.height + 2));

/** @param {Given} given */
export const numbersOf = ({ log }) => new Numbers(log.steps);

/**
 * The finds of a trial, and whether open cells were ever improved and closed ones ever reached by a better way.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {{ work?: number, algorithms?: readonly import("./sieve.js").Find["algorithm"][] }} [limits]
 */
export const sieved = (subject, { rules, border, estimates }, limits) =>
  sieve(subject.field(border), rules, subject.trail, subject.store, estimates, limits);

/**
 * The answers that a find stands for: the order among equals, and the weight.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {import("./sieve.js").Find} find
 * @param {{ limit?: number, least?: number }} [range] How many steps are followed at most, and explained at least.
 * @returns {Answer[]}
 */
export function answersOf(subject, trial, find, { limit = Infinity, least = 0 } = {}) {
  const { algorithm, estimate, weights } = find;
  return (algorithm === "astar" ? weightsWithin(weights) : [1]).flatMap((weight) => {
    const order = { algorithm, estimate, weight };
    const field = subject.field(trial.border);
    const { rules, estimates } = trial;
    const found = equalsOf(field, rules, subject.trail, subject.store, estimates, order, subject.frame, limit);
    const { follower } = found;
    const isAtEnd = found.agrees === subject.trail.cells.length;
    const opensGoal = follower.goalOpenedAt === found.agrees && !follower.isFound;
    const ended = isAtEnd && (follower.isFound || opensGoal || follower.cells.length === 0);
    const way = isAtEnd && (follower.isFound || opensGoal) ? follower.wayTo(field.goal) : undefined;
    const samePath = subject.path && ended ? isSame(way ?? [], subject.path) : undefined;
    const best = Math.max(...found.explained.map(({ agrees }) => agrees));
    const usable = found.explained.filter(({ agrees }) => agrees >= Math.max(least, 1) || agrees === best);
    const isExact = usable.some(({ ties, agrees }) => ties === "exact" && agrees === best);
    return usable
      .filter(({ ties }) => ties === "exact" || !isExact)
      .map(({ tieBreak, neighborOrder, ties, agrees, equals }) => ({
        options: optionsOf(trial, order, {
          tieBreak,
          ...(neighborOrder && { neighborOrder }),
          ...(isAtEnd && opensGoal && { stopWhen: /** @type {const} */ ("goal-opened") }),
        }),
        bugs: bugsOf(trial, estimate),
        ties,
        frame: subject.frame,
        agrees,
        ended: ended && agrees === found.agrees,
        ...(samePath !== undefined && { samePath }),
        ...(equals && { equals }),
        trial,
        order,
      }));
  });
}

/** @param {number[]} one @param {number[]} other */
const isSame = (one, other) => one.length === other.length && one.every((cell, i) => cell === other[i]);

/** @param {Trial} trial @param {number} estimate @returns {Bug[]} */
function bugsOf({ bugs, estimates }, estimate) {
  return estimates[estimate]?.isTruncated ? [...bugs, "truncated-estimate"] : bugs;
}

/**
 * All options of the engine that are as the rules and the order.
 * @param {Trial} trial
 * @param {import("./equals.js").Order} order
 * @param {Partial<Options>} more
 * @returns {Options}
 */
function optionsOf({ rules, estimates }, { algorithm, estimate, weight }, more) {
  const { diagonal, costs, penalties, open, closed } = rules;
  const isLine = algorithm === "breadth-first";
  return {
    ...defaultOptions(),
    algorithm,
    heuristic: estimates[estimate]?.heuristic ?? "auto",
    diagonal,
    costs,
    weight,
    penalties,
    improveOpen: isLine || open !== "never",
    reopenClosed: closed === "better",
    ...more,
  };
}
