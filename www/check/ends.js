// Where a search that has followed a log stands at the end of it, and what its path is beside the one in the log.

import { WALL } from "../rules/cells.js";
import { allowedNext } from "./choice.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Order } from "./equals.js"
 * @import { Follower } from "./follow-log.js"
 * @import { Field } from "./rimmed-board.js"
 * @import { Subject, Trial } from "./trying.js"
 */

/**
 * Whether a search that has followed the log is over with it, and by which rule; and whether its path is the log's.
 * @param {Subject} subject
 * @param {Field} field
 * @param {{ agrees: number, follower: Follower }} found
 * @param {Trial} trial
 * @param {Order} order
 */
export function endOf(subject, field, { agrees, follower }, { rules }, order) {
  const isAtEnd = agrees === subject.trail.cells.length;
  // Programs often print a cell only once they know that it is not the goal.
  const omitsGoal = isAtEnd && !follower.isOver && allowedNext(follower, rules, order, "fifo").includes(field.goal);
  const opensGoal = isAtEnd && follower.goalOpenedAt === agrees && !follower.isFound;
  const ended = isAtEnd && (follower.isOver || opensGoal || omitsGoal);
  const way = ended && (follower.isFound || opensGoal || omitsGoal) ? follower.wayTo(field.goal) : undefined;
  /** @type {Partial<Options>} */
  const options = (opensGoal && !omitsGoal) || (isAtEnd && rules.isGoalTold) ? { stopWhen: "goal-opened" } : {};
  const { path } = subject;
  if (!path || !ended) return { ended, omitsGoal, options, samePath: undefined, isAlike: false };
  const isAlike = way !== undefined && movesOf(field, way) === movesOf(field, path);
  return { ended, omitsGoal, options, samePath: isSame(way ?? [], path), isAlike };
}

/**
 * What is said of a log's path. Where equals come in no order that a rule gives, one with the same moves is the program's.
 * @param {Pick<ReturnType<typeof endOf>, "samePath" | "isAlike">} end
 * @param {boolean} isExact Whether a rule gives the order of equals.
 */
export function pathsOf({ samePath, isAlike }, isExact) {
  if (samePath === undefined) return {};
  if (samePath || !isAlike) return { samePath };
  return isExact ? { samePath: false, isAsCheap: true } : { samePath: true };
}

/**
 * What a path costs under whatever rules: its straight moves, its diagonal ones, and the bytes of the cells it comes to. Where
 * equals come in no order that a rule gives, the parents of equal ways do not either, and only this can be compared.
 * @param {Field} field
 * @param {number[]} path
 */
export function movesOf({ cells, offsets }, path) {
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

/** @param {number[]} one @param {number[]} other */
const isSame = (one, other) => one.length === other.length && one.every((cell, i) => cell === other[i]);
