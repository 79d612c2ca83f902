// Orders of the neighbors in which a program with a mistake is known to fail. A program that leaves its loop over the neighbors at one of
// them does the same in all orders in which the same neighbors come before that one.

/** @import { Order } from "../program/mutants/in-order.js" */

/** Where a loop was left: at which direction, and after which others, one bit each. @typedef {{ at: number, before: number }} Break */

export class FailedOrders {
  /** Of each run that failed, where its loops were left. @type {Break[][]} */
  #failed = [];
  /** The same of the run that is on, by its places. @type {Map<number, Break>} */
  #breaks = new Map();

  /** Whether an order is the same as one that failed. @param {Order} order */
  has(order) {
    const before = beforeEach(order);
    return this.#failed.some((breaks) => breaks.every((one) => before[one.at] === one.before));
  }

  /** What is to be told where a run leaves a loop, in one order. @param {Order} order @returns {(place: number) => void} */
  noting(order) {
    this.#breaks.clear();
    const before = beforeEach(order);
    return (place) => this.#breaks.set(place, { at: order[place], before: before[order[place]] });
  }

  /** Keeps that the run has failed. */
  keep() {
    this.#failed.push([...this.#breaks.values()]);
  }
}

/** For each direction, which come before it: one bit each. @param {Order} order */
function beforeEach(order) {
  /** @type {number[]} */
  const before = [];
  let all = 0;
  for (const direction of order) {
    before[direction] = all;
    all |= 1 << direction;
  }
  return before;
}
