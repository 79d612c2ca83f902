// What a program may have been built from: the rules of moving that are tried, and the answers, the simpler ones first.

import { Solver } from "../engine.js";
import { decidesBy, hasEstimate, isPlain as isPlainAlgorithm, promiseOf } from "../rules/algorithms.js";
import { isPenalty } from "../rules/cells.js";
import { isFlat } from "../rules/costs.js";
import { automatic } from "../rules/heuristics.js";
import { hasDiagonals } from "../rules/moves.js";
import { verdictOf } from "../why/verdict.js";
import { countingIn } from "./counting-options.js";
import { keepsPromise } from "./models.js";

/**
 * @import { Options } from "../engine.js"
 * @import { MutantName } from "../program/mutants/names.js"
 * @import { Frame } from "./coordinate-frames.js"
 * @import { Equals } from "./equals.js"
 * @import { Rules } from "./moving.js"
 * @import { Slip } from "./slips.js"
 */

/**
 * @typedef {object} Candidate
 * @property {Options} options
 * @property {MutantName[]} bugs Empty if the options alone explain it.
 * @property {string[]} [ways] For each of these in which way, where there are several; else empty.
 * @property {"exact" | "any" | "heap" | "rounding"} ties Whether the tie-break explains the order of equals too ("exact"); or
 *   each cell taken was one of those with the smallest f ("any"), in the order that a binary heap of the usual kind gives
 *   ("heap"), or that the program's own rounding of f does ("rounding").
 * @property {Frame} frame How the log's coordinates were read.
 * @property {number} agrees How many leading steps of the log it explains.
 * @property {boolean} ended Whether its search ends where the log ends, or takes the goal next; else the log stops early.
 * @property {boolean} [samePath] Whether its path is that of the log, if the log has one.
 * @property {boolean} [isAsCheap] Whether the log's path is another one, with the same moves.
 * @property {Equals} [equals] The order among equals, where one was found that no option gives; with
 *   "rounding", the order of those whose f is equal to the last digit.
 * @property {number} [skipped] How many lines were stale entries of a heap, and left out.
 * @property {number} [diagonalCost] What a diagonal move costs if a straight one costs 1, where it is neither √2 nor 1.4: the
 *   options have the cost model that is nearest.
 * @property {number} [estimateDiagonal] The same in its estimate, where that counts otherwise than its moves do.
 * @property {boolean} [omitsGoal] Whether the log leaves out the goal: it ends where the goal can be taken next.
 * @property {boolean} [omitsStart] Whether the log leaves out the start, and goes on as if it had been taken.
 * @property {Slip[]} [slips] The lines in which the log departs from what explains all the rest of it.
 */

/** Weights that programs use; of two that explain a log, the earlier one. */
const WEIGHTS = [1, 2, 1.5, 5, 3, 10, 1.2, 1.1, 0.5, 1.001, 4, 1.01, 1.25, 1.05, 2.5, 0.8, 0.9, 0.75, 100, 1.4, 1.0001];

/** @type {Options | undefined} */
let defaults;

/** @returns {Options} */
function readDefaults() {
  const entries = Object.entries(Solver.choices).map(([name, choice]) => [name, choice.default]);
  return Object.fromEntries(entries);
}

/** Every option as the engine has it if none is set. */
export function defaultOptions() {
  defaults ??= readDefaults();
  return defaults;
}

/**
 * All rules of moving that the options give, the usual ones first.
 * @param {{ cells: Uint8Array }} board
 * @param {Rules["start"]} [start]
 * @returns {Rules[]}
 */
export function plainRules({ cells }, start) {
  const choices = Solver.choices;
  const hasPenalties = cells.some(isPenalty);
  /** @type {Rules[]} */
  const rules = [];
  for (const penalties of hasPenalties ? [true, false] : [true]) {
    for (const costs of choices.costs.values) {
      for (const diagonal of choices.diagonal.values) {
        // Without diagonal moves it is the same as the other model of tenths.
        if (!hasDiagonals({ diagonal }) && isFlat({ costs })) continue;
        for (const closed of /** @type {const} */ (["skipped", "better"])) {
          for (const open of /** @type {const} */ (["better", "never"])) {
            rules.push({ diagonal, costs, penalties, open, closed, ...(start && { start }) });
          }
        }
      }
    }
  }
  return rules;
}

/**
 * Weights to try: usual ones between the bounds, else the one with the fewest decimals.
 * @param {[number, number]} bounds
 */
export function weightsWithin([low, high]) {
  const usual = usualWithin([low, high]);
  if (usual.length > 0) return usual;
  const least = Math.max(low, 0);
  const middle = Number.isFinite(high) ? (least + high) / 2 : least + 1;
  for (let decimals = 0; decimals < 12; decimals++) {
    const rounded = Number(middle.toFixed(decimals));
    if (rounded >= low && rounded <= high) return [rounded];
  }
  return [middle];
}

/** The first few usual weights between the bounds. @param {[number, number]} bounds */
export const usualWithin = ([low, high]) => WEIGHTS.filter((weight) => weight >= low && weight <= high).slice(0, 5);

/** How much each value of an option adds to what a reader has to be told; 1 where it is not named. @type {{ [Key in keyof Options]?: (value: Options[Key], options: Options) => number }} */
const TELLING = {
  algorithm: (algorithm) =>
    isPlainAlgorithm({ algorithm }) ? { f: 0, g: 0.5, h: 0.6, order: 0.7 }[decidesBy({ algorithm })] : 3,
  heuristic: (name, { diagonal, costs, algorithm }) => {
    if (!hasEstimate({ algorithm })) return 0;
    if (name === automatic({ diagonal, costs }) || name === "auto") return 0;
    return ["manhattan", "euclidean"].includes(name) ? 1 : 1.2;
  },
  diagonal: (rule) => ({ "no-corner-cutting": 0, never: 0.2, always: 0.3, "at-most-one-obstacle": 1 })[rule],
  costs: (costs) => ({ "10-14": 0, sqrt2: 0.5, "10-10": 0.6 })[costs],
  weight: (weight) => (weight === 1 ? 0 : WEIGHTS.includes(weight) ? 2 + WEIGHTS.indexOf(weight) / 100 : 4),
  tieBreak: (rule) => ({ "low-h": 0, fifo: 0.4, lifo: 0.8, "high-h": 2 })[rule],
  neighborOrder: (order) => (order === "row-major" ? 0 : 0.5),
  openList: () => 0,
  decreaseKey: (moves) => (moves ? 0 : 3),
  swapEqual: (swaps) => (swaps ? 2 : 0),
  improveOpen: (improves) => (improves ? 0 : 1.5),
  reopenClosed: (reopens) => (reopens ? 1.6 : 0),
  stopWhen: (end) => (end === "goal-closed" ? 0 : 1.5),
  penalties: (count) => (count ? 0 : 1),
};

const TELLING_OF = /** @type {[keyof Options, (value: unknown, options: Options) => number][]} */ (
  Object.entries(TELLING)
);

/** What a bug adds, and a log that stops before the search does, and a path that is not the log's. */
const BUG = 12;
const EARLY = 12;
const OTHER_PATH = 16;

/**
 * How much has to be said for an answer to account for the log, in bits, more or less: which options are unusual, which
 * bugs there are, and whatever the log chose where the answer leaves the choice. The less, the earlier it comes.
 * @param {Candidate & { bits: number }} candidate
 */
export function complexity(candidate) {
  const { options, bugs, ended, samePath, bits, frame, ties, omitsStart, omitsGoal } = candidate;
  const { diagonalCost, estimateDiagonal } = candidate;
  const sum = BUG * bugs.length + bits + bitsOf(frame) + (samePath === false ? OTHER_PATH : 0) + (ended ? 0 : EARLY);
  const own = (diagonalCost === undefined ? 0 : OWN) + (estimateDiagonal === undefined ? 0 : OWN);
  const order = (ties === "any" ? UNSAID : 0) + (omitsStart ? OMITTED : 0) + (omitsGoal ? 1 : 0);
  const slipped = SLIP * (candidate.slips?.length ?? 0);
  return sum + own + order + slipped + telling(options) + (bugs.includes("h-truncated") ? MANY_WAYS : 0);
}

/** What it says that a line slipped: which, and how. A little more than a bug, since programs print what they do. */
const SLIP = 18;

/** What it says that a diagonal move costs something of its own; that no order of equals is named; that the start is left out. */
const OWN = 2.5;
const UNSAID = 4;
const OMITTED = 2;

/**
 * How much an answer accuses a program of: nothing; settings whose paths need not be shortest ones; or bugs,
 * or its log of slips.
 * @param {Candidate} candidate
 */
export const blame = (candidate) => (candidate.bugs.length > 0 || candidate.slips ? 2 : promises(candidate) ? 0 : 1);

/** What was found of each candidate: they are compared many times. @type {WeakMap<Candidate, boolean>} */
const promised = new WeakMap();

/** Whether what a program does gives shortest paths on every board. @param {Candidate} candidate */
export function promises(candidate) {
  const known = promised.get(candidate) ?? givesShortest(candidate);
  promised.set(candidate, known);
  return known;
}

/** @param {Candidate} candidate */
function givesShortest(candidate) {
  const { options, bugs, diagonalCost, estimateDiagonal } = candidate;
  if (bugs.length > 0) return false;
  if (diagonalCost === undefined && estimateDiagonal === undefined) return verdictOf(options).bound === 1;
  return (
    promiseOf(options) !== "never" &&
    verdictOf({ ...options, heuristic: "zero", weight: 1 }).bound === 1 &&
    keepsPromise(candidate)
  );
}

/** An estimate can be cut in many ways, so that one of them explains a log more easily. */
const MANY_WAYS = 2;

/** How much has to be said of options. @param {Options} options */
export function telling(options) {
  let sum = 0;
  for (const [name, amount] of TELLING_OF) sum += amount(options[name], options);
  return sum;
}

/** What a way to read coordinates says by itself: an origin that no program has by habit says most. @param {Frame} frame */
const bitsOf = ({ swapped, up, origin: [x, y] }) =>
  (swapped ? 1 : 0) + (up ? 1 : 0) + (x === 0 && y === 0 ? 0 : x === y && x === 1 ? 1 : ODD_ORIGIN);
const ODD_ORIGIN = 8;

/** Whether usual options explain it, and its order too, and accuse of nothing: then nothing else does better. @param {Candidate} candidate */
export const isPlain = (candidate) =>
  blame(candidate) === 0 &&
  candidate.diagonalCost === undefined &&
  candidate.estimateDiagonal === undefined &&
  candidate.ties === "exact" &&
  candidate.ended &&
  !candidate.omitsStart &&
  candidate.options.weight === 1 &&
  candidate.options.stopWhen === "goal-closed" &&
  bitsOf(candidate.frame) < ODD_ORIGIN &&
  telling(candidate.options) < UNUSUAL;

/** Options that take more to be told are not believed before anything else has been tried. */
const UNUSUAL = 3.5;

/**
 * In bits: so much has a log to say against what accuses of nothing before something else is believed. Some thousand settings
 * without promise are tried (10 bits), and one of them is right by chance where it saves as much; once in a thousand is too often
 * to be believed still (10 more).
 */
const PRESUMED = 20;

/** Those that explain more first, then the simpler ones, where accusing counts for much; each once, and at most so many. @template {Candidate & { bits: number }} C @param {C[]} candidates @param {number} most @returns {C[]} */
export function sorted(candidates, most) {
  const rated = candidates.map((candidate) => ({
    candidate,
    sum: complexity(candidate) + PRESUMED * blame(candidate),
    isPlain: isPlain(candidate),
  }));
  rated.sort(
    (a, b) => b.candidate.agrees - a.candidate.agrees || Number(b.isPlain) - Number(a.isPlain) || a.sum - b.sum,
  );
  /** @type {Map<string, C>} */
  const found = new Map();
  for (const { candidate } of rated) {
    const { options, bugs, ties, frame, equals, diagonalCost, estimateDiagonal, slips } = candidate;
    const own = [diagonalCost, estimateDiagonal, equals && [equals.by, equals.renewed]];
    const name = JSON.stringify([countingIn(options), bugs, ties, frame, own, slips]);
    if (!found.has(name)) found.set(name, candidate);
    if (found.size === most) break;
  }
  return [...found.values()];
}
