// Answers for logs whose order of equals is that of a heap, or of a list that is sorted anew.

import { isByH, isBySum } from "../rules/algorithms.js";
import { factorsOf } from "../rules/order.js";
import { usualWithin } from "./candidates.js";
import { endOf, pathsOf } from "./ends.js";
import { Followed } from "./followed.js";
import { heapAgrees, optionsOf as heapOptions, isEngines, isList } from "./heaps.js";
import { optionsOf, ownOf } from "./trying.js";

/**
 * @import { Kind } from "./heaps.js"
 * @import { Find } from "./sieve.js"
 * @import { Answer, Subject, Trial } from "./trying.js"
 */

/**
 * The answers of heaps, for an order that they may have: those that explain the whole log.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {Find} find
 * @param {Kind[]} kinds
 * @param {{ left: number }} [work] How many steps may be followed with all kinds together.
 * @returns {Generator<number, (Answer & { kind: Kind })[]>}
 */
export function* heapAnswers(subject, trial, find, kinds, work = { left: MOST_IN_HEAPS }) {
  const { algorithm, estimate, weights } = find;
  const { frame, trail } = subject;
  const { cells } = trail;
  const round = trial.rules.units?.round ?? Number;
  const followed = new Followed(subject, trial, estimate);
  const { follower } = followed;
  /** @type {(Answer & { kind: Kind })[]} */
  const answers = [];
  for (const weight of isBySum(find) ? usualWithin(weights).slice(0, 2) : [1]) {
    const order = { algorithm, estimate, weight };
    const [, factor] = factorsOf(order);
    const fOf = (/** @type {number} */ g, /** @type {number} */ h) => (isByH(order) ? h : round(g + factor * h));
    for (const kind of kinds) {
      if (!isBySum(order) && kind.h !== "none") continue;
      if (work.left < 0 || answers.length >= ENOUGH_HEAPS) return answers;
      yield 1;
      const agrees = heapAgrees(followed, cells, fOf, kind);
      work.left -= agrees + 10;
      if (agrees < cells.length) continue;
      const field = subject.field;
      const end = endOf(subject, field, { agrees, follower }, trial, order);
      const { ended, omitsGoal, options } = end;
      const isExact = isEngines(kind);
      const isStale = kind.improved === "stays";
      answers.push({
        options: optionsOf(trial, order, { ...heapOptions(kind), ...options }),
        bugs: isStale ? ["stale-heap-entry"] : [],
        ties: isExact ? "exact" : isList(kind) ? "any" : "heap",
        frame,
        agrees,
        ...ownOf(trial, order, follower),
        ended,
        ...(omitsGoal && { omitsGoal }),
        ...pathsOf(end, isExact),
        ...(!isExact && { equals: isList(kind) ? listEquals(kind) : { by: /** @type {const} */ ("heap") } }),
        trial,
        order,
        kind,
        bits: isExact ? 0 : isList(kind) ? SORTED : HEAP,
      });
    }
  }
  return answers;
}

/** A list that is sorted anew, where equals stay as they are: a better g counts as an opening. @param {Kind} kind */
const listEquals = ({ shape }) =>
  shape === "sorted" ? { by: /** @type {const} */ ("opened"), renewed: true } : { by: /** @type {const} */ ("newest") };
/** What it says by itself that a list is sorted. */
const SORTED = 4;

/** So many steps are followed at most with all kinds of heaps for one order; and so many that explain it are enough. */
const MOST_IN_HEAPS = 1e5;
const ENOUGH_HEAPS = 3;
/** What it says by itself that equals are as they lie in some heap. */
const HEAP = 5;
