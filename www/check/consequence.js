// What follows from what a program does: what its path costs here, what the shortest costs, and what the textbook would
// do instead.

import { ASTAR } from "../rules/algorithms.js";
import { indexOf } from "../rules/cells.js";
import { costsOf } from "../rules/costs.js";
import { verdictOf } from "../why/verdict.js";
import { promises } from "./candidates.js";
import { Follower } from "./follow-log.js";
import { solverOn } from "./played.js";
import { coordOf } from "./rimmed-board.js";
import { hardlyWeighs, isMeantAsRoot } from "./tolerances.js";

/**
 * @import { Options, Solver } from "../engine.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Given, Subject, Trial } from "./trying.js"
 */

/**
 * @typedef {object} Consequence All costs are in the unit of the cost model.
 * @property {number} [cost] What the program's path costs, with the costs that its options name; absent if it has none.
 * @property {Coord[]} [path]
 * @property {number} [shortest] What a shortest path costs; absent if there is none.
 * @property {boolean} promises Whether what the program does gives shortest paths on every board.
 * @property {boolean} [isOpen] Whether others that explain the log as well say otherwise.
 * @property {boolean} [isOwn] Whether moves cost what they do in no cost model of the engine, so that no costs are told.
 * @property {Textbook} [textbook] What to change for that; absent if nothing is to be changed.
 *
 * @typedef {object} Textbook
 * @property {Options} options
 * @property {(keyof Options)[]} changes The options that are others; the bugs are gone in any case.
 * @property {number} [cost]
 * @property {number} expanded
 * @property {Coord[]} [path]
 */

/**
 * @param {Subject} subject
 * @param {Candidate[]} candidates All that explain the log; the first one's is told.
 * @param {Coord[] | undefined} path The program's.
 * @returns {Consequence}
 */
export function consequenceOf({ given }, [first, ...others], path) {
  const { options, bugs } = first;
  const solver = solverOn(given);
  try {
    solver.configure(options);
    const shortest = solver.shortestCost();
    const cost = path && costOf(given.board, options, path);
    const isPromised = promises(first);
    const isOpen = bugs.length === 0 && others.some((other) => saysOtherwise(first, other, isPromised));
    // With costs that the engine does not have, what it says of them is not the program's.
    const isOwn = first.diagonalCost !== undefined && !isMeantAsRoot(first.diagonalCost);
    /** @type {Consequence} */
    const found = { promises: isPromised, ...(isOpen && { isOpen }), ...(isOwn && { isOwn }) };
    if (cost !== undefined && !isOwn) Object.assign(found, { cost, path });
    if (shortest !== undefined && !isOwn) found.shortest = shortest;
    if (!isPromised) found.textbook = textbookOf(solver, options);
    return found;
  } finally {
    solver.free();
  }
}

/**
 * Whether another candidate without bugs explains as much as the first one, and says otherwise about shortest paths. What
 * accuses is told only if nothing speaks against it; what does not, unless something as simple does.
 * @param {Candidate} first
 * @param {Candidate} other
 * @param {boolean} isPromised
 */
function saysOtherwise(first, other, isPromised) {
  const { agrees, ended, ties, options } = other;
  const isRival = other.bugs.length === 0 && agrees === first.agrees && ended === first.ended;
  if (!isRival || (other.samePath ?? true) !== (first.samePath ?? true)) return false;
  if (promises(other) === isPromised) return false;
  return !isPromised || (ties === first.ties && (options.weight === 1 || !hardlyWeighs(options.weight)));
}

/** @param {Solver} solver @param {Options} before @returns {Textbook} */
function textbookOf(solver, before) {
  const options = repaired(before);
  solver.configure(options);
  solver.run();
  const path = solver.path();
  const changes = /** @type {(keyof Options)[]} */ (Object.keys(options)).filter(
    (name) => options[name] !== before[name],
  );
  return {
    options,
    changes,
    expanded: solver.length,
    ...(path && { cost: path.cost, path: pairs(path.cells) }),
  };
}

/** The same with as few changes as give shortest paths. @param {Options} before @returns {Options} */
function repaired(before) {
  let options = { ...before, decreaseKey: true, swapEqual: before.decreaseKey ? before.swapEqual : false };
  const isShortest = () => verdictOf(options).bound === 1;
  /** @type {Partial<Options>[]} */
  const repairs = [
    {},
    { improveOpen: true },
    { stopWhen: "goal-closed" },
    { weight: Math.min(options.weight, 1) },
    { heuristic: "auto" },
    { algorithm: ASTAR, weight: 1, heuristic: "auto" },
  ];
  const usable = repairs.filter((repair) =>
    Object.entries(repair).some(([name, value]) => before[/** @type {keyof Options} */ (name)] !== value),
  );
  for (const repair of usable) {
    if (isShortest()) break;
    options = { ...options, ...repair };
  }
  // What turned out not to be needed stays as it was.
  for (const name of /** @type {const} */ (["improveOpen", "stopWhen", "weight", "heuristic"])) {
    const one = { ...options, [name]: before[name] };
    if (verdictOf(one).bound === 1) options = one;
  }
  return options;
}

/** What a path costs. @param {{ width: number, cells: Uint8Array }} board @param {Options} options @param {Coord[]} path */
export function costOf(board, options, path) {
  const { straight, diagonal, penalty: dearer } = costsOf(options);
  let sum = 0;
  for (let i = 1; i < path.length; i++) {
    const [x, y] = path[i];
    const penalty = options.penalties ? board.cells[indexOf(board, path[i])] * dearer : 0;
    sum += (x !== path[i - 1][0] && y !== path[i - 1][1] ? diagonal : straight) + penalty;
  }
  return sum;
}

/** @param {Uint32Array} cells @returns {Coord[]} */
const pairs = (cells) => Array.from({ length: cells.length / 2 }, (_, i) => [cells[2 * i], cells[2 * i + 1]]);

/**
 * The path of a program that does what an answer says: the printed one, or if the search has another, that one, since what
 * was printed need not even be a path.
 * @param {Subject} subject
 * @param {Candidate & { trial?: Trial, mutants?: unknown, found?: Coord[] }} answer
 * @returns {Coord[] | undefined}
 */
export function pathOf(subject, { options, trial, ended, samePath, mutants, found }) {
  const { given, path, trail } = subject;
  // Without steps the answer is about the path itself.
  if (path && (samePath || trail.cells.length === 0)) return path.map((cell) => coordOf(given.board, cell));
  // Before the search is over, nothing vouches for a path.
  if (!ended) return undefined;
  if (mutants) return found;
  if (!trial) return playedPath(given, options);
  const field = subject.field;
  const follower = new Follower(field, trial.rules, subject.store, trial.estimates);
  for (const cell of trail.cells) follower.take(cell);
  const isFound = follower.stateOf(field.goal) !== 0;
  return isFound ? follower.wayTo(field.goal)?.map((cell) => coordOf(field, cell)) : undefined;
}

/** The path of the engine's own search. @param {Given} given @param {Options} options */
function playedPath(given, options) {
  const solver = solverOn(given);
  try {
    solver.configure(options);
    const path = solver.findPath();
    return path && pairs(path.cells);
  } finally {
    solver.free();
  }
}
