// Tries rules of moving against a log, and makes answers of those that explain it.

import { isByH, isBySum, isInLine } from "../rules/algorithms.js";
import { defaultOptions, weightsWithin } from "./candidates.js";
import { fromTheStart, toBoard, withBothEnds } from "./coordinate-frames.js";
import { endOf, pathsOf } from "./ends.js";
import { equalsOf } from "./equals.js";
import { soundOn } from "./estimates-of-programs.js";
import { Store } from "./follow-log.js";
import { Numbers } from "./logged-numbers.js";
import { estimatesIn } from "./models.js";
import { cellAt, fieldOf } from "./rimmed-board.js";
import { sieve } from "./sieve.js";

/**
 * @import { Options } from "../engine.js"
 * @import { MutantName } from "../program/mutants/names.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Board, Frame } from "./coordinate-frames.js"
 * @import { Order } from "./equals.js"
 * @import { Estimate } from "./estimates-of-programs.js"
 * @import { Follower } from "./follow-log.js"
 * @import { Model } from "./models.js"
 * @import { Rules } from "./moving.js"
 * @import { ReadLog } from "./read-log.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Row } from "./rounding.js"
 * @import { Find, Limits } from "./sieve.js"
 */

/** @typedef {{ board: Board, log: ReadLog, start: Coord, goal: Coord }} Given */

/**
 * Rules of moving, with the bugs that made them.
 * @typedef {object} Trial
 * @property {Rules} rules
 * @property {Estimate[]} estimates
 * @property {number} [diagonalCost] What a diagonal move costs, where it is not as the options say.
 */

/**
 * A candidate, with what it takes to follow the log by it again.
 * @typedef {Candidate & { trial: Trial, order: Order, bits: number, after?: Uint8Array }} Answer
 */

/** A log that is tried, read in one frame. */
export class Subject {
  /** @param {Given} given @param {Frame} frame @param {Store} store @param {Numbers} numbers */
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
    const whole = path && withBothEnds(path, given.start, given.goal);
    this.path = whole?.path.map((coord) => cellAt(board, coord));
    /** How many cells of the path the log does not have at its beginning. */
    this.lead = whole?.lead ?? 0;
    this.field = fieldOf(board, given.start, given.goal);
    /** @type {Map<string, Estimate[]>} */
    this.kept = new Map();
  }

  /** @param {Options["costs"]} costs @returns {Estimate[]} */
  estimates(costs) {
    return this.#keep(costs, () => soundOn(this.field, costs));
  }

  /** @param {Model} model @returns {Estimate[]} */
  ownEstimates(model) {
    return this.#keep(`own ${model.diagonal}`, () => estimatesIn(this.field, model));
  }

  /** @param {string} name @param {() => Estimate[]} make */
  #keep(name, make) {
    const found = this.kept.get(name) ?? make();
    this.kept.set(name, found);
    return found;
  }

  /** Whether a cell is taken more than once. */
  get repeats() {
    return new Set(this.trail.cells).size < this.trail.cells.length;
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
 * @param {Limits} [limits]
 */
export const sieved = (subject, { rules, estimates }, limits) =>
  sieve(subject.field, rules, subject.trail, subject.store, estimates, limits);

/**
 * The answers that a find stands for: the order among equals, and the weight.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {Find} find
 * @param {{ limit?: number, least?: number, all?: boolean }} [range] How many steps are followed at most, and explained at least;
 *   and whether what leaves equals open is an answer too where a rule gives their order.
 * @returns {Answer[]}
 */
export function answersOf(subject, trial, find, { limit = Infinity, least = 0, all = false } = {}) {
  const { algorithm, estimate } = find;
  return weightsOf(find).flatMap((weight) => {
    const order = { algorithm, estimate, weight };
    const field = subject.field;
    const { rules, estimates } = trial;
    const found = equalsOf(field, rules, subject.trail, subject.store, estimates, order, subject.frame, limit);
    const end = endOf(subject, field, found, trial, order);
    const best = Math.max(...found.explained.map(({ agrees }) => agrees));
    const usable = found.explained.filter(({ agrees }) => agrees >= Math.max(least, 1) || agrees === best);
    const isExact = usable.some(({ ties, agrees }) => ties === "exact" && agrees === best);
    return usable
      .filter(({ ties }) => all || ties === "exact" || !isExact)
      .map(({ tieBreak, neighborOrder, ties, agrees, equals, bits, after }) => ({
        options: optionsOf(trial, order, {
          tieBreak,
          ...(neighborOrder && { neighborOrder }),
          ...end.options,
        }),
        bugs: /** @type {MutantName[]} */ ([]),
        ties,
        frame: subject.frame,
        agrees,
        ...ownOf(trial, order, found.follower),
        ended: end.ended && agrees === found.agrees,
        ...(end.omitsGoal && agrees === found.agrees && { omitsGoal: true }),
        ...pathsOf(end, ties !== "any"),
        ...(equals && { equals }),
        ...(after && { after }),
        trial,
        order,
        bits,
      }))
      .flatMap((answer) => (answer.omitsGoal && opensAtLast(found) ? [answer, stoppedEarly(answer)] : [answer]));
  });
}

/** Whether the last cell that was taken opened the goal. @param {{ agrees: number, follower: Follower }} found */
const opensAtLast = ({ agrees, follower }) => follower.goalOpenedAt === agrees;

/** The same of a search that leaves out nothing, but ends when it opens the goal. @param {Answer} answer @returns {Answer} */
function stoppedEarly({ omitsGoal: _, ...answer }) {
  return { ...answer, options: { ...answer.options, stopWhen: "goal-opened" } };
}

/**
 * An answer to the beginning of a log, once it has been followed to its end.
 * @param {Subject} subject
 * @param {Answer} answer
 * @param {{ agrees: number, follower: Follower }} found
 * @returns {Answer}
 */
export function lengthened(subject, answer, found) {
  const { trial, order } = answer;
  const end = endOf(subject, subject.field, found, trial, order);
  const { ended, omitsGoal, options } = end;
  const { agrees } = found;
  return {
    ...answer,
    ...ownOf(trial, order, found.follower),
    options: { ...answer.options, ...options },
    agrees,
    ended,
    ...(omitsGoal && { omitsGoal }),
    ...pathsOf(end, answer.ties !== "any"),
  };
}

/** What a program has of its own, beside the options. @param {Trial} trial @param {Order} order @param {Follower} follower */
export const ownOf = ({ rules, diagonalCost, estimates }, { estimate }, { skipped }) => ({
  ...(skipped > 0 && { skipped }),
  ...(diagonalCost !== undefined && { diagonalCost }),
  ...(estimates[estimate]?.diagonal !== undefined && { estimateDiagonal: estimates[estimate].diagonal }),
  ...(rules.start === "closed" && { omitsStart: true }),
});

/** The weights to try. @param {Find} find */
const weightsOf = ({ algorithm, weights }) => (isBySum({ algorithm }) ? weightsWithin(weights) : [1]);

/** The answers of an order to the last digit, where a rule says in what order the rest of equals come. @param {Subject} subject @param {Trial} trial @param {Row} row @returns {Answer[]} */
export function roundedAnswers(subject, trial, { algorithm, estimate, weight }) {
  const find = { algorithm, estimate, weights: /** @type {[number, number]} */ ([weight, weight]), agrees: Infinity };
  const steps = subject.trail.cells.length;
  return answersOf(subject, trial, find, { least: steps })
    .filter(({ agrees, ties, equals }) => agrees === steps && (ties === "exact" || equals))
    .map((answer) => ({ ...answer, ties: "rounding", bits: answer.bits + ROUNDED }));
}

/** What it says by itself that rounding decides between equals. */
const ROUNDED = 2;

/**
 * All options of the engine that are as the rules and the order.
 * @param {Trial} trial
 * @param {Order} order
 * @param {Partial<Options>} more
 * @returns {Options}
 */
export function optionsOf({ rules, estimates }, { algorithm, estimate, weight }, more) {
  const { diagonal, costs, penalties, open, closed } = rules;
  return {
    ...defaultOptions(),
    algorithm,
    heuristic: estimates[estimate]?.heuristic ?? (isByH({ algorithm }) ? "zero" : "auto"),
    diagonal,
    costs,
    weight,
    penalties,
    improveOpen: isInLine({ algorithm }) || open !== "never",
    reopenClosed: closed === "better",
    ...more,
  };
}
