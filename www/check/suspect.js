// A program with mistakes that explains a log: in which orders of equals, and what is said of it then.

import { listProgramFor, programFor } from "../program/astar.js";
import { execute } from "../program/execute.js";
import { mutated } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";
import { hasDiagonals, ORDERS } from "../rules/moves.js";
import { movesOf } from "./ends.js";
import { DIRECTION_ORDERS } from "./neighbor-orders.js";
import { cellAt } from "./rimmed-board.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Maps } from "../program/memory.js"
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { Plan } from "../program/plan.js"
 * @import { Program } from "../program/tree.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Following } from "./follow-program.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Subject } from "./trying.js"
 */

/** An answer with the mistakes that the program has, and its path. @typedef {Candidate & { bits: number, mutants: Mutant[], found?: Coord[] }} Answer */
/** @typedef {{ mutants: Mutant[], plan: Plan, options: Options, program: Program }} Suspect */
/** How a program keeps its open list. @typedef {(plan: Plan) => Program} Style */
/** A rule of the engine for equals. @typedef {Pick<Options, "tieBreak" | "neighborOrder">} EngineOrder */

/**
 * The rules for equals of the engine that give the very order of a log.
 * @param {Suspect} suspect
 * @param {Subject} subject
 * @param {{ maps: Maps, most: number }} how As a program is followed.
 * @returns {EngineOrder[]}
 */
export function ordersOf({ options, mutants, program }, { given, trail }, how) {
  const { board, start, goal } = given;
  const { cells } = trail;
  const style = program.open === "priority" ? programFor : listProgramFor;
  const isKnown = mutants.some(({ order }) => order);
  const all = /** @type {Options["neighborOrder"][]} */ (Object.keys(ORDERS));
  const neighborOrders = isKnown ? [options.neighborOrder] : all;
  /** @type {EngineOrder[]} */
  const orders = [];
  for (const tieBreak of /** @type {const} */ (["low-h", "fifo", "lifo", "high-h"])) {
    for (const neighborOrder of neighborOrders) {
      const plan = planOf({ ...options, tieBreak, neighborOrder });
      const exact = plan && mutated(plan, mutants, style);
      if (!exact) continue;
      let step = 0;
      let isSame = true;
      const tell = (/** @type {{ cell: Coord }} */ { cell }) => {
        const at = cellAt(board, cell);
        if (step === 0 && at !== cells[0] && at === cellAt(board, start)) return false;
        isSame = step === cells.length ? at === cellAt(board, goal) : at === cells[step];
        step++;
        return !isSame;
      };
      execute(exact, { ...board, start, goal }, { ...how, tell });
      if (isSame && step >= cells.length) orders.push({ tieBreak, neighborOrder });
    }
  }
  return orders;
}

/** What an order of the neighbors says by itself, where it has to be known what a mistake does. @param {Mutant[]} mutants */
export const bitsOfOrder = (mutants) =>
  mutants.reduce((sum, { order }) => sum + (order ? (order.length > 4 ? OF_EIGHT : OF_FOUR) : 0), 0);
const [OF_FOUR, OF_EIGHT] = [DIRECTION_ORDERS.four, DIRECTION_ORDERS.eight].map(({ length }) => Math.log2(length));

/**
 * What is said of a program that explains a whole log.
 * @param {Suspect} suspect
 * @param {Subject} subject
 * @param {Following} following With its choices among equals counted.
 * @param {EngineOrder[]} orders Those that give the very order.
 * @returns {Answer[]}
 */
export function answersFor({ options, mutants }, subject, following, orders) {
  const { agrees, ended, omitsStart, omitsGoal, path } = following;
  const isExact = orders.length > 0;
  /** @type {Answer} */
  const answer = {
    // Whether h decides among equal f is not known where no rule gives their order.
    options: isExact ? options : { ...options, tieBreak: "fifo" },
    bugs: mutants.map(({ name }) => name),
    ways: mutants.map(({ way = "" }) => way),
    ties: isExact ? "exact" : "any",
    frame: subject.frame,
    agrees,
    ended,
    bits: bitsOfOrder(mutants) + (isExact ? 0 : following.bits),
    mutants,
    ...(omitsStart && { omitsStart: true }),
    ...(omitsGoal && { omitsGoal: true }),
    ...(path && { found: path }),
    ...samePath(subject, following, isExact, options),
  };
  return isExact ? orders.map((order) => ({ ...answer, options: { ...options, ...order } })) : [answer];
}

/**
 * Whether a printed path is the program's. Where equals come in no order that a rule gives, a cell may have any parent that was
 * taken before it, and whether the path is right is not known.
 * @param {Subject} subject
 * @param {Following} following
 * @param {boolean} isExact
 * @param {Options} options
 */
function samePath(subject, { path: found }, isExact, options) {
  const { path, given } = subject;
  if (!path) return {};
  const own = (found ?? []).map((coord) => cellAt(given.board, coord));
  if (own.length === path.length && own.every((cell, i) => cell === path[i])) return { samePath: true };
  if (!isExact && mayBeParents(subject, path, options)) return {};
  const { field } = subject;
  const isAsCheap = movesOf(field, path) !== "none" && movesOf(field, own) === movesOf(field, path);
  return { samePath: false, ...(isAsCheap && { isAsCheap }) };
}

/** Whether each cell of a path is beside the next, and was taken before it. @param {Subject} subject @param {number[]} path @param {Options} options */
function mayBeParents({ field, trail: { cells } }, path, options) {
  return (
    movesOf(field, path) !== "none" &&
    path.slice(1).every((cell, i) => {
      // Every other direction is a diagonal one.
      if (!hasDiagonals(options) && field.offsets.indexOf(cell - path[i]) % 2 === 1) return false;
      const parent = cells.indexOf(path[i]);
      // Many programs do not take the goal any more.
      return parent >= 0 && (cells.lastIndexOf(cell) > parent || i === path.length - 2);
    })
  );
}
