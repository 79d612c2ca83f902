// One of several explanations of a log, as a program that can be run on other boards: what it would print there, and whether it can
// have printed something else.

import { mutantOf } from "../program/mutants/index.js";
import { atOnce } from "./at-once.js";
import { allowedNext, firstNext } from "./choice.js";
import { fromBoard, USUAL } from "./coordinate-frames.js";
import { Follower } from "./follow-log.js";
import { explained, guessOf, orderOf, trialOf } from "./guesses.js";
import { coordOf } from "./rimmed-board.js";
import { firstOfEquals, isSettled } from "./settled-order.js";
import { numbersOf, Subject, storeFor } from "./trying.js";
import { waysToRun } from "./ways-to-run.js";

/**
 * @import { Ground } from "../program/execute.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Guess } from "./guesses.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Way } from "./ways-to-run.js"
 */

/** What a program prints: cells in its own coordinates. @typedef {{ cells: Coord[], path?: Coord[] }} Printed */

/** In so many of the orders of equals that it may have a program is run. */
const ORDERS = 3;
/** A program that takes more rounds than these on a small board is not one to be run there. */
const LEAST = 6000;
/** Which of the cells that may be next a program takes whose order of equals is not known: the first, the last, one between. */
const PICKS = [0, 1, 0.5];

export class Rival {
  #guess;
  #frame;
  /** @type {Way[]} */
  #ways;
  /** Whether its log is known to the last cell. */
  #isKnown;

  /** @param {Candidate} candidate */
  constructor(candidate) {
    const { bugs, ways = [], ties, equals, frame = USUAL, diagonalCost, estimateDiagonal } = candidate;
    const mutants = bugs.flatMap((name, i) => mutantOf(name, ways[i]) ?? []);
    const { omitsStart: _, slips: __, ...rest } = candidate;
    /** @type {Guess} */
    this.#guess = { ...guessOf({ ...rest, frame, bits: 0 }), ...(mutants.length > 0 && { mutants }) };
    this.#frame = frame;
    this.#isKnown = ties === "exact" || isSettled(equals);
    const isOwn = diagonalCost !== undefined || estimateDiagonal !== undefined || isSettled(equals);
    const picks = this.#isKnown ? [0] : PICKS;
    this.#ways = isOwn ? picks.map((share) => this.#picking(share)) : spread(waysToRun(candidate, LEAST), ORDERS);
    /** Whether the reader's program prints its path. */
    this.hasPath = candidate.samePath !== undefined;
  }

  /** What it prints in its own order of equals, if it has one; undefined if it cannot be run, or never ends. @param {Ground} ground @returns {Printed | undefined} */
  printsOn(ground) {
    const ran = this.#ways[0]?.(ground);
    return ran && ran.ended !== "endless" ? this.#printed(ground, ran) : undefined;
  }

  /** The same in other orders that it may have. @param {Ground} ground @returns {Printed[]} */
  mayPrintOn(ground) {
    return this.#isKnown ? [] : this.#ways.slice(1).map((way) => this.#printed(ground, way(ground)));
  }

  /** Whether it can have printed something. @param {Ground} ground @param {Printed} printed @param {Printed} own What it prints itself. */
  canPrint(ground, printed, own) {
    if (this.#isKnown) return isSame(printed, own, this.hasPath);
    const { answer, mutants } = this.#guess;
    // Of a heap, and of a program with mistakes, it is not known which orders it may have.
    const order = answer.ties === "any" && !mutants ? orderOf(answer) : undefined;
    const all = atOnce(explained(this.#guess, this.#subjectOf(ground, printed.cells)));
    return all.some((one) => one.ended && (order === undefined || orderOf(one) === order));
  }

  /** @param {Ground} ground @param {Printed} ran @returns {Printed} */
  #printed(ground, { cells, path }) {
    const own = (/** @type {Coord[]} */ list) => list.map((cell) => fromBoard(this.#frame, cell, ground));
    return { cells: own(cells), ...(path && { path: own(path) }) };
  }

  /** @param {Ground} ground @param {Coord[]} cells In its own coordinates. */
  #subjectOf(ground, cells) {
    const { start, goal } = ground;
    const given = { board: ground, log: { steps: cells.map(([x, y]) => ({ x, y })) }, start, goal };
    return new Subject(given, this.#frame, storeFor(given), numbersOf(given));
  }

  /**
   * A search with costs or an order of its own; where its order of equals is not known, it takes one of those that may be next.
   * @param {number} share
   * @returns {Way}
   */
  #picking(share) {
    return (ground) => {
      const subject = this.#subjectOf(ground, []);
      const { answer, again } = this.#guess;
      const { options, ties, equals } = answer;
      const ruled = trialOf(answer, again, subject);
      if (!ruled) return { cells: [], ended: "outside" };
      const { rules, estimates } = ruled.trial;
      const order = { algorithm: ruled.find.algorithm, estimate: ruled.find.estimate, weight: options.weight };
      const follower = new Follower(subject.field, rules, subject.store, estimates);
      const place = { stride: subject.field.stride, axes: this.#frame };
      const next = () => {
        const first = ties === "exact" ? firstNext(follower, order, options) : undefined;
        if (first !== undefined) return first;
        const allowed = allowedNext(follower, rules, order, options.tieBreak);
        return equals && isSettled(equals)
          ? firstOfEquals(allowed, follower, equals, options.neighborOrder, place)
          : allowed[Math.floor(share * (allowed.length - 1))];
      };
      /** @type {Coord[]} */
      const cells = [];
      while (!follower.isOver) {
        const cell = next();
        cells.push(coordOf(ground, cell));
        follower.take(cell);
      }
      return { cells, ended: "returned" };
    };
  }
}

/** Some of a list, from its first to its last. @template T @param {T[]} all @param {number} most @returns {T[]} */
export const spread = (all, most) =>
  all.filter((_, i) => Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length));

/** @param {Printed} one @param {Printed} other @param {boolean} hasPath Whether the path counts too. */
export const isSame = (one, other, hasPath) =>
  one.cells.join() === other.cells.join() && (!hasPath || String(one.path) === String(other.path));
