// Tries rules of moving against a log, and makes answers of those that explain it.

import { WALL } from "../board/board.js";
import { holdsH } from "./bugs.js";
import { defaultOptions, usualWithin, weightsWithin } from "./candidates.js";
import { equalsOf } from "./equals.js";
import { estimatesOn, truncatedOn } from "./estimates.js";
import { cellAt, fieldOf } from "./field.js";
import { Store } from "./follow.js";
import { fromTheStart, toBoard, withBothEnds } from "./frames.js";
import { heapAgrees, optionsOf as heapOptions, isEngines } from "./heaps.js";
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

/**
 * A candidate, with what it takes to follow the log by it again.
 * @typedef {Candidate & { trial: Trial, order: import("./equals.js").Order, bits: number }} Answer
 */

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
    const whole = path && withBothEnds(path, given.start, given.goal);
    this.path = whole?.path.map((coord) => cellAt(board, coord));
    /** How many cells of the path the log does not have at its beginning. */
    this.lead = whole?.lead ?? 0;
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
  const { algorithm, estimate } = find;
  return weightsOf(trial, find).flatMap((weight) => {
    const order = { algorithm, estimate, weight };
    const field = subject.field(trial.border);
    const { rules, estimates } = trial;
    const found = equalsOf(field, rules, subject.trail, subject.store, estimates, order, subject.frame, limit);
    const end = endOf(subject, field, found);
    const best = Math.max(...found.explained.map(({ agrees }) => agrees));
    const usable = found.explained.filter(({ agrees }) => agrees >= Math.max(least, 1) || agrees === best);
    const isExact = usable.some(({ ties, agrees }) => ties === "exact" && agrees === best);
    return usable
      .filter(({ ties }) => ties === "exact" || !isExact)
      .map(({ tieBreak, neighborOrder, ties, agrees, equals, bits }) => ({
        options: optionsOf(trial, order, {
          tieBreak,
          ...(neighborOrder && { neighborOrder }),
          ...end.options,
        }),
        bugs: bugsOf(trial, estimate),
        ties,
        frame: subject.frame,
        agrees,
        ended: end.ended && agrees === found.agrees,
        ...(end.samePath !== undefined && { samePath: end.samePath || (ties === "any" && end.isAlike) }),
        ...(equals && { equals }),
        trial,
        order,
        bits,
      }));
  });
}

/**
 * Whether a search that has followed the log is over with it, and by which rule; and whether its path is the log's.
 * @param {Subject} subject
 * @param {import("./field.js").Field} field
 * @param {{ agrees: number, follower: import("./follow.js").Follower }} found
 */
function endOf(subject, field, { agrees, follower }) {
  const isAtEnd = agrees === subject.trail.cells.length;
  const opensGoal = isAtEnd && follower.goalOpenedAt === agrees && !follower.isFound;
  const ended = isAtEnd && (follower.isOver || opensGoal);
  const way = ended && (follower.isFound || opensGoal) ? follower.wayTo(field.goal) : undefined;
  /** @type {Partial<Options>} */
  const options = opensGoal ? { stopWhen: "goal-opened" } : {};
  const { path } = subject;
  if (!path || !ended) return { ended, options, samePath: undefined, isAlike: false };
  const isAlike = way !== undefined && movesOf(field, way) === movesOf(field, path);
  return { ended, options, samePath: isSame(way ?? [], path), isAlike };
}

/**
 * What a path costs under whatever rules: its straight moves, its diagonal ones, and the bytes of the cells it comes to. Where
 * equals come in no order that a rule gives, the parents of equal ways do not either, and only this can be compared.
 * @param {import("./field.js").Field} field
 * @param {number[]} path
 */
function movesOf({ cells, offsets }, path) {
  let [straight, diagonal, bytes] = [0, 0, 0];
  for (const [i, cell] of path.slice(1).entries()) {
    const direction = offsets.indexOf(cell - path[i]);
    if (direction < 0 || cells[cell] === WALL) return "none";
    if (direction % 2 === 0) straight++;
    else diagonal++;
    bytes += cells[cell];
  }
  return [path[0], path.at(-1), straight, diagonal, bytes].join();
}

/**
 * An answer to the beginning of a log, once it has been followed to its end.
 * @param {Subject} subject
 * @param {Answer} answer
 * @param {{ agrees: number, follower: import("./follow.js").Follower }} found
 * @returns {Answer}
 */
export function lengthened(subject, answer, found) {
  const { ended, options, samePath, isAlike } = endOf(subject, subject.field(answer.trial.border), found);
  const { agrees } = found;
  return {
    ...answer,
    options: { ...answer.options, ...options },
    agrees,
    ended,
    ...(samePath !== undefined && { samePath: samePath || (answer.ties === "any" && isAlike) }),
  };
}

/**
 * The answers of heaps, for an order that they may have: those that explain the whole log.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {import("./sieve.js").Find} find
 * @param {import("./heaps.js").Kind[]} kinds
 * @returns {Generator<number, Answer[]>}
 */
export function* heapAnswers(subject, trial, find, kinds) {
  const { algorithm, estimate, weights } = find;
  const { frame, trail } = subject;
  /** @type {Answer[]} */
  const answers = [];
  for (const weight of algorithm === "astar" ? usualWithin(weights).slice(0, 2) : [1]) {
    const order = { algorithm, estimate, weight };
    for (const kind of kinds) {
      if (algorithm !== "astar" && kind.h !== "none") continue;
      yield 1;
      const found = heapAgrees(subject, trial, order, kind);
      const { agrees } = found;
      if (agrees < trail.cells.length) continue;
      const { ended, options, samePath, isAlike } = endOf(subject, subject.field(trial.border), found);
      const isExact = isEngines(kind);
      const isStale = kind.improved === "stays";
      answers.push({
        options: optionsOf(trial, order, { ...heapOptions(kind), ...options }),
        bugs: isStale ? [...trial.bugs, "stale-heap-entry"] : trial.bugs,
        ties: isExact ? "exact" : "any",
        frame,
        agrees,
        ended,
        ...(samePath !== undefined && { samePath: samePath || (!isExact && isAlike) }),
        ...(!isExact && { equals: { by: /** @type {const} */ ("heap") } }),
        trial,
        order,
        bits: isExact ? 0 : HEAP,
      });
    }
  }
  return answers;
}

/** What it says by itself that equals are as they lie in some heap. */
const HEAP = 4;

/**
 * The weights to try. With a bug only usual ones: it explains enough by itself.
 * @param {Trial} trial
 * @param {import("./sieve.js").Find} find
 */
function weightsOf({ rules, bugs, estimates }, { algorithm, estimate, weights: [low, high] }) {
  if (algorithm !== "astar") return [1];
  if (holdsH(rules)) return [1, 0].filter((weight) => weight >= low && weight <= high);
  if (bugs.length > 0 || estimates[estimate].isTruncated) return usualWithin([low, high]);
  return weightsWithin([low, high]);
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
    heuristic: estimates[estimate]?.heuristic ?? (algorithm === "greedy" ? "zero" : "auto"),
    diagonal,
    costs,
    weight: holdsH(rules) ? 1 : weight,
    penalties,
    improveOpen: isLine || open !== "never",
    reopenClosed: closed === "better",
    ...more,
  };
}
