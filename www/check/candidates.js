// What a program may have been built from: the rules of moving that are tried, and the answers, the simpler ones first.

import { Solver } from "../engine.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("./follow.js").Rules} Rules */
/** @typedef {import("./bugs.js").Bug} Bug */
/** @typedef {import("./frames.js").Frame} Frame */

/**
 * @typedef {object} Candidate
 * @property {Options} options
 * @property {Bug[]} bugs Empty if the options alone explain it.
 * @property {"exact" | "any"} ties
 * @property {Frame} frame How the log's coordinates were read.
 * @property {number} agrees How many leading steps of the log it explains.
 * @property {boolean} ended Whether its search ends where the log ends; else the log stops early.
 * @property {boolean} [samePath] Whether its path is that of the log, if the log has one.
 * @property {import("./equals.js").Equals} [equals] The order among equals, where one was found that no option gives.
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
 * @returns {Rules[]}
 */
export function plainRules({ cells }) {
  const choices = Solver.choices;
  const hasPenalties = cells.some((cell) => cell > 0 && cell < 255);
  /** @type {Rules[]} */
  const rules = [];
  for (const penalties of hasPenalties ? [true, false] : [true]) {
    for (const costs of choices.costs.values) {
      for (const diagonal of choices.diagonal.values) {
        for (const closed of /** @type {const} */ (["skipped", "better"])) {
          for (const open of /** @type {const} */ (["better", "never"])) {
            rules.push({ diagonal, costs, penalties, open, closed });
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
  algorithm: (name) =>
    ({ astar: 0, dijkstra: 0.5, greedy: 0.6, "breadth-first": 0.7 })[/** @type {string} */ (name)] ?? 3,
  heuristic: (name, { diagonal, algorithm }) => {
    if (algorithm === "dijkstra" || algorithm === "breadth-first") return 0;
    const usual = diagonal === "never" ? "manhattan" : "octile";
    if (name === usual || name === "auto") return 0;
    return ["manhattan", "euclidean"].includes(name) ? 1 : 1.2;
  },
  diagonal: (rule) => ({ "no-corner-cutting": 0, never: 0.2, always: 0.3, "at-most-one-obstacle": 1 })[rule],
  costs: (costs) => (costs === "10-14" ? 0 : 0.5),
  weight: (weight) => (weight === 1 ? 0 : WEIGHTS.includes(weight) ? 2 + WEIGHTS.indexOf(weight) / 100 : 4),
  tieBreak: (rule) => ({ "low-h": 0, fifo: 0.4, lifo: 0.8, "high-h": 2 })[rule],
  neighborOrder: (order) => (order === "row-major" ? 0 : 0.5),
  openList: () => 0,
  decreaseKey: (moves) => (moves ? 0 : 3),
  swapEqual: (swaps) => (swaps ? 2 : 0),
  improveOpen: (improves) => (improves ? 0 : 1.5),
  reopenClosed: (reopens) => (reopens ? 1.6 : 0),
  stopWhen: (end) => (end === "goal-closed" ? 0 : 0.3),
  penalties: (count) => (count ? 0 : 1),
};

/** What a bug adds, and a log that stops before the search does, and a path that is not the log's. */
const BUG = 12;
const EARLY = 3;
const OTHER_PATH = 6;

/**
 * How much has to be said for an answer to account for the log, in bits, more or less: which options are unusual, which
 * bugs there are, and whatever the log chose where the answer leaves the choice. The less, the earlier it comes.
 * @param {Candidate & { bits: number }} candidate
 */
export function complexity({ options, bugs, ended, samePath, bits, frame }) {
  const sum = BUG * bugs.length + bits + bitsOf(frame) + (samePath === false ? OTHER_PATH : 0) + (ended ? 0 : EARLY);
  return sum + telling(options) + (bugs.includes("truncated-estimate") ? MANY_WAYS : 0);
}

/** An estimate can be cut in many ways, so that one of them explains a log more easily. */
const MANY_WAYS = 2;

/** How much has to be said of options. @param {Options} options */
export function telling(options) {
  let sum = 0;
  for (const [name, amount] of Object.entries(TELLING)) {
    sum += /** @type {(value: unknown, options: Options) => number} */ (amount)(
      options[/** @type {keyof Options} */ (name)],
      options,
    );
  }
  return sum;
}

/** What a way to read coordinates says by itself: an origin that no program has by habit says most. @param {Frame} frame */
const bitsOf = ({ swapped, up, origin: [x, y] }) =>
  (swapped ? 1 : 0) + (up ? 1 : 0) + (x === 0 && y === 0 ? 0 : x === y && x === 1 ? 1 : ODD_ORIGIN);
const ODD_ORIGIN = 8;

/** Whether options explain it, and its order too: then nothing else does better. @param {Candidate} candidate */
export const isPlain = ({ bugs, ties, frame }) => bugs.length === 0 && ties === "exact" && bitsOf(frame) < ODD_ORIGIN;

/** Those that explain more first, then the simpler ones; each once, and at most so many. @template {Candidate & { bits: number }} C @param {C[]} candidates @param {number} most @returns {C[]} */
export function sorted(candidates, most) {
  const rated = candidates.map((candidate) => ({ candidate, sum: complexity(candidate), isPlain: isPlain(candidate) }));
  rated.sort(
    (a, b) => b.candidate.agrees - a.candidate.agrees || Number(b.isPlain) - Number(a.isPlain) || a.sum - b.sum,
  );
  /** @type {Map<string, C>} */
  const found = new Map();
  for (const { candidate } of rated) {
    const { options, bugs, ties, frame, equals } = candidate;
    const name = JSON.stringify([options, bugs, ties, frame, equals && [equals.by, equals.renewed]]);
    if (!found.has(name)) found.set(name, candidate);
    if (found.size === most) break;
  }
  return [...found.values()];
}
