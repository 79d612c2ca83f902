// Where each search stumbles over a log: the first step that it would not have taken, and what it would have taken instead. And
// whether it takes a changed log to its end.

import { hasEstimate, isBySum, isInLine } from "../rules/algorithms.js";
import { rulesFor } from "./attempts.js";
import { plainRules, usualWithin } from "./candidates.js";
import { prioritiesOf } from "./choice.js";
import { Follower } from "./follow-log.js";
import { toleranceOf } from "./tolerances.js";
import { plainAlgorithms } from "./tried-algorithms.js";

/**
 * @import { Order } from "./equals.js"
 * @import { Rules } from "./moving.js"
 * @import { Subject, Trial } from "./trying.js"
 */

/** Orders of one kind that stumble at one step over the same. @typedef {{ step: number, allowed: number[], orders: Order[] }} Stumble */

/** How many comparisons of open cells may still be made. @typedef {{ left: number }} Work */

/** The rules under which slips are looked for: those that programs have. @param {Subject} subject @returns {Trial[]} */
export function trialsOf(subject) {
  const { field, trail, given } = subject;
  // The start may be another line than the first by a slip.
  const isThere = trail.cells.subarray(0, 3).includes(field.start);
  return (isThere ? plainRules(given.board) : rulesFor(subject))
    .filter(({ open, closed }) => open === "better" || closed === "skipped")
    .map((rules) => ({ rules, estimates: subject.estimates(rules.costs) }));
}

/** All orders of an algorithm, with the weights that programs usually have. @param {Trial} trial @returns {Order[]} */
function ordersOf({ rules, estimates }) {
  const keepsParents = rules.open === "never";
  return plainAlgorithms().flatMap((algorithm) => {
    if (isInLine({ algorithm }) && !keepsParents) return [];
    if (!hasEstimate({ algorithm })) return [{ algorithm, estimate: -1, weight: 1 }];
    const weights = isBySum({ algorithm }) ? usualWithin([0, Infinity]) : [1];
    return estimates.flatMap((_, estimate) => weights.map((weight) => ({ algorithm, estimate, weight })));
  });
}

/**
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {Work} work
 * @returns {Stumble[]}
 */
export function stumblesOf(subject, trial, work) {
  /** @type {Map<string, Stumble>} */
  const found = new Map();
  const note = (/** @type {number} */ step, /** @type {Order} */ order, /** @type {number[]} */ allowed) => {
    const name = `${step} ${allowed}`;
    const stumble = found.get(name) ?? { step, allowed, orders: [] };
    stumble.orders.push(order);
    found.set(name, stumble);
  };
  follow(subject, trial, ordersOf(trial), subject.trail.cells, work, note);
  return [...found.values()];
}

/**
 * The orders that take all of some cells.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {Order[]} orders
 * @param {Int32Array} cells
 * @param {Work} work
 */
export const thatTake = (subject, trial, orders, cells, work) =>
  follow(subject, trial, orders, cells, work, () => undefined);

/**
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {Order[]} orders
 * @param {Int32Array} cells
 * @param {Work} work
 * @param {(step: number, order: Order, allowed: number[]) => void} note Called for each that stumbles.
 * @returns {Order[]} Those that do not.
 */
function follow({ field, store }, { rules, estimates }, orders, cells, work, note) {
  const follower = new Follower(field, rules, store, estimates);
  let alive = orders;
  for (let step = 0; step < cells.length && alive.length > 0; step++) {
    const cell = cells[step];
    const slot = follower.has(cell) ? follower.slotOf(cell) : -1;
    work.left -= alive.length * follower.cells.length;
    if (work.left < 0) return [];
    alive = alive.filter((order) => {
      const allowed = allowedIn(follower, rules, order, slot);
      if (!allowed) return true;
      note(step, order, allowed);
      return false;
    });
    if (alive.length > 0) follower.take(cell);
  }
  return alive;
}

/** The cells that can be taken, if that in a slot is none of them. @param {Follower} follower @param {Rules} rules @param {Order} order @param {number} slot @returns {number[] | undefined} */
function allowedIn(follower, rules, order, slot) {
  if (follower.isOver) return [];
  const priorityOf = prioritiesOf(follower, order);
  let least = Infinity;
  for (let i = 0; i < follower.cells.length; i++) least = Math.min(least, priorityOf(i));
  const most = least + toleranceOf(rules, least);
  if (slot >= 0 && priorityOf(slot) <= most) return undefined;
  return follower.cells.filter((_, slot) => priorityOf(slot) <= most);
}
