// What else explains a log without a fault in the program: equals in the order of a heap or of rounding, older entries of a heap
// that are taken too, and costs of its own. All of it is tried before anybody hears of a bug.

import { isByG, isByH, isBySum, isInLine } from "../rules/algorithms.js";
import { hasDiagonals } from "../rules/moves.js";
import { answersFrom, foundBy, rulesFor, WORK } from "./attempts.js";
import { blame, complexity, usualWithin, weightsWithin } from "./candidates.js";
import { heapAnswers } from "./heap-answers.js";
import { AGAIN, UNSTABLE, withOrders } from "./heaps.js";
import { MODELS } from "./models.js";
import { AGAINS } from "./moving.js";
import { NEIGHBOR_ORDERS } from "./neighbor-orders.js";
import { roundedTrials, smallestToTheDigit } from "./rounding.js";
import { plainAlgorithms } from "./tried-algorithms.js";
import { answersOf, roundedAnswers, sieved } from "./trying.js";

/**
 * @import { Found } from "./attempts.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Kind } from "./heaps.js"
 * @import { Rules } from "./moving.js"
 * @import { Row } from "./rounding.js"
 * @import { Find } from "./sieve.js"
 * @import { Answer, Subject, Trial } from "./trying.js"
 */

/** A stack is looked for in logs of so many steps at most: all of its open cells are equal, and compared in each. */
const MOST_STACKED = 20_000;
/** With more to be told than this, an answer is not believed before the others have been tried. */
const SIMPLE = 6;
/** So many finds are tried with heaps, so many rules of moving with rounding, and so many orders to the digit looked at closely. */
const WITH_HEAPS = 6;
const WITH_ROUNDING = 8;
const CLOSE = 16;
/** So many steps are followed with heaps at most. */
const MOST_IN_HEAPS = 2e5;
/** How many comparisons of open cells may be made to the last digit, for each way to count. */
const DIGITS = 6e6;

/** Whether an answer explains the whole log, its order too, and accuses of nothing. @param {Subject} subject @param {Candidate} answer */
export const isInnocent = ({ trail }, answer) => answer.agrees === trail.cells.length && blame(answer) === 0;

/** Whether it says why equals come as they do. @param {Candidate} answer */
const isOrdered = ({ ties, equals }) => ties !== "any" || equals !== undefined;

/**
 * The answers that accuse of nothing, or of no more than options do, beyond those of the plain options.
 * @param {Subject} subject
 * @param {Found[]} found By the plain options.
 * @param {Answer[]} plain Their answers.
 * @returns {Generator<number, Answer[]>}
 */
export function* innocentAnswers(subject, found, plain) {
  const isDone = (/** @type {Answer[]} */ answers) =>
    [...plain, ...answers].some(
      (answer) => isInnocent(subject, answer) && isOrdered(answer) && complexity(answer) < SIMPLE,
    );
  const wholeFound = found.filter(({ isWhole, find }) => isWhole && isTried(subject, find));
  const answers = yield* digitAnswers(subject, wholeFound);
  if (isDone(answers)) return answers;
  const own = yield* ownFinds(subject);
  if (own.length > 0) {
    answers.push(...(yield* answersFrom(subject, own)));
    if (!isDone(answers)) answers.push(...(yield* digitAnswers(subject, own)));
    if (isDone(answers)) return answers;
  }
  answers.push(...(yield* heapsOf(subject, [...wholeFound, ...own], isDone)));
  if (isDone(answers)) return answers;
  const stale = yield* staleFinds(subject);
  if (stale.length > 0) {
    answers.push(...(yield* answersFrom(subject, stale)));
    const whole = stale.filter(({ isWhole, find }) => isWhole && isTried(subject, find));
    if (!isDone(answers)) answers.push(...(yield* digitAnswers(subject, whole)));
    if (!isDone(answers)) answers.push(...(yield* heapsOf(subject, whole, isDone)));
  }
  return answers;
}

/** Whether a find can be an order of equals that is looked for here. @param {Subject} subject @param {Find} find */
const isTried = ({ trail }, find) => find.agrees === trail.cells.length && !isInLine(find);

/**
 * The answers of orders to the last digit.
 * @param {Subject} subject
 * @param {Found[]} whole
 * @returns {Generator<number, Answer[]>}
 */
function* digitAnswers(subject, whole) {
  /** @type {Map<string, Found[]>} */
  const groups = new Map();
  for (const one of whole) {
    const { rules, estimates } = one.trial;
    const isBroken = hasDiagonals(rules) || estimates[one.find.estimate]?.heuristic === "euclidean";
    if (rules.open !== "better" || !isBroken) continue;
    const name = JSON.stringify(one.trial.rules);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  /** @type {Answer[]} */
  const answers = [];
  /** Orders in which equals are left that only a heap can have settled. @type {{ trial: Trial, row: Row }[]} */
  const unsettled = [];
  for (const group of [...groups.values()].slice(0, WITH_ROUNDING)) {
    const [{ trial }] = group;
    const used = new Set(group.map(({ find }) => find.estimate).filter((estimate) => estimate >= 0));
    for (const { trial: rounded, sources } of roundedTrials(subject.field, trial, used)) {
      yield 1;
      const { rows: left } = smallestToTheDigit(subject, rounded, rowsOf(group, sources), DIGITS);
      const near = left.slice(0, CLOSE);
      const found = near.flatMap((row) => roundedAnswers(subject, rounded, row));
      answers.push(...found);
      if (found.length > 0) break;
      unsettled.push(...near.map((row) => ({ trial: rounded, row })));
    }
  }
  if (answers.length > 0) return answers;
  const work = { left: MOST_IN_HEAPS };
  for (const { trial, row } of unsettled) {
    const { algorithm, estimate, weight } = row;
    const find = { algorithm, estimate, weights: /** @type {[number, number]} */ ([weight, weight]), agrees: 0 };
    const found = yield* heapAnswers(subject, trial, find, kindsFor(trial.rules), work);
    answers.push(...found.map((answer) => ({ ...answer, ties: /** @type {const} */ ("rounding") })));
    if (found.length > 0) break;
  }
  return answers;
}

/**
 * The orders to try to the digit, for estimates that came from those of finds.
 * @param {Found[]} group
 * @param {number[]} sources
 * @returns {Row[]}
 */
function rowsOf(group, sources) {
  /** @type {Row[]} */
  const rows = [];
  for (const { find } of group) {
    const { algorithm, weights } = find;
    if (isByG(find)) rows.push({ algorithm, estimate: -1, weight: 1 });
    const usual = isByH(find) ? [1] : usualWithin(weights).slice(0, 3);
    for (const weight of usual.length > 0 ? usual : weightsWithin(weights)) {
      for (const [estimate, source] of sources.entries()) {
        if (source === find.estimate) rows.push({ algorithm, estimate, weight });
      }
    }
  }
  return rows;
}

/** The heaps that can have an order under some rules: thousands, so they are made once. @param {Rules} rules */
function kindsFor(rules) {
  const { again } = rules;
  if (again === "anywhere") return [];
  const isEight = hasDiagonals(rules);
  const [kinds, orders] = [again ? AGAIN : UNSTABLE, isEight ? NEIGHBOR_ORDERS.eight : NEIGHBOR_ORDERS.four];
  const name = `${Boolean(again)} ${isEight}`;
  const made = kindsMade.get(name) ?? [...kinds, ...withOrders(kinds, orders)];
  kindsMade.set(name, made);
  return made;
}
/** @type {Map<string, Kind[]>} */
const kindsMade = new Map();

/** @param {Subject} subject @param {Found[]} whole @param {(answers: Answer[]) => boolean} isDone @returns {Generator<number, Answer[]>} */
function* heapsOf(subject, whole, isDone) {
  /** @type {Answer[]} */
  const answers = [];
  const work = { left: MOST_IN_HEAPS };
  const sound = whole.filter(({ trial }) => trial.rules.open === "better");
  for (const { trial, find } of sound.slice(0, WITH_HEAPS)) {
    answers.push(...(yield* heapAnswers(subject, trial, find, kindsFor(trial.rules), work)));
    if (isDone(answers)) break;
  }
  return answers;
}

/**
 * The finds of searches that put a cell into the list once more, and take its older entries too.
 * @param {Subject} subject
 * @returns {Generator<number, Found[]>}
 */
function* staleFinds(subject) {
  if (!subject.repeats) return [];
  const steps = subject.trail.cells.length;
  /** @type {Found[]} */
  const found = [];
  for (const again of AGAINS) {
    for (const rules of rulesFor(subject)) {
      if (rules.open !== "better") continue;
      yield 1;
      const estimates = subject.estimates(rules.costs);
      const trial = { rules: { ...rules, again }, estimates };
      const { finds, isWhole } = sieved(subject, trial, { by: ["f", "g", "h"], work: WORK });
      found.push(...foundBy(trial, finds, isWhole).filter(({ find }) => !isWhole || find.agrees === steps));
    }
    if (found.length > 0) break;
  }
  return found;
}

/**
 * The finds of searches in which a diagonal move costs something of its own, or counts otherwise in the estimate.
 * @param {Subject} subject
 * @returns {Generator<number, Found[]>}
 */
function* ownFinds(subject) {
  const steps = subject.trail.cells.length;
  const again = subject.repeats ? /** @type {const} */ ([undefined, "better", "anywhere"]) : [undefined];
  /** @type {Found[]} */
  const found = [];
  for (const model of MODELS) {
    for (const rules of rulesFor(subject)) {
      const isUsed = rules.costs === model.costs && hasDiagonals(rules) && rules.open === "better";
      if (!isUsed) continue;
      for (const more of again) {
        // Without older entries, closed cells are opened again by hardly any program.
        if (!more && rules.closed !== "skipped") continue;
        // Costs that are halves or whole numbers have no rounding that could hide entries.
        if (more === "anywhere" && model.diagonal >= 1.5) continue;
        yield 1;
        const trial = {
          rules: { ...rules, ...(model.units && { units: model.units }), ...(more && { again: more }) },
          estimates: subject.ownEstimates(model),
          ...(model.units && { diagonalCost: model.diagonal }),
        };
        const by = model.units ? /** @type {const} */ (["f", "g"]) : /** @type {const} */ (["f"]);
        const { finds, isWhole } = sieved(subject, trial, { by, work: WORK });
        found.push(...foundBy(trial, finds, isWhole).filter((one) => isWhole && isUsual(one.find, steps)));
      }
    }
  }
  return found;
}

/** Whether a find explains a whole log without a weight: with costs of its own, too, one is hardly ever right. @param {Find} find @param {number} steps */
const isUsual = ({ agrees, algorithm, weights: [low, high] }, steps) =>
  agrees === steps && (!isBySum({ algorithm }) || (low <= 1 && high >= 1));

/**
 * The answers of a search in which all cells are equal, and only the order of opening decides: a queue, or a stack. It may
 * take any open cell otherwise, so nothing else about it is an answer.
 * @param {Subject} subject
 * @returns {Generator<number, Answer[]>}
 */
export function* stackAnswers(subject) {
  const steps = subject.trail.cells.length;
  if (steps > MOST_STACKED) return [];
  /** @type {Answer[]} */
  const answers = [];
  const [algorithm] = plainAlgorithms(["h"]);
  /** @type {Find} */
  const find = { algorithm, estimate: -1, weights: [1, 1], agrees: steps };
  for (const rules of rulesFor(subject)) {
    yield 1;
    const trial = {
      rules,
      estimates: subject.estimates(rules.costs),
    };
    answers.push(...answersOf(subject, trial, find, { least: steps }));
  }
  const isTold = (/** @type {Answer} */ { ties, equals }) =>
    ties === "exact" || equals?.by === "newest" || equals?.by === "opened";
  return answers.filter((answer) => answer.agrees === steps && isTold(answer));
}
