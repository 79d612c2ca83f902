// Which rule for equal f explains the cells that a log takes, when everything else is known. All rules are tried in one
// pass: those of the engine, the order of coordinates, and any order in which a program may look at the neighbors, which
// follows from what was taken before what.

import { DIRECTIONS } from "../core/board/directions.js";
import { isBySum, isInLine } from "../rules/algorithms.js";
import { coordOf } from "../rules/cells.js";
import { prioritiesOf, RANKS } from "./choice.js";
import { Follower } from "./follow-log.js";
import { Reading } from "./logged-numbers.js";
import { isStaleNow, isToldAtLast, numbersFit } from "./sieve.js";
import { toleranceOf } from "./tolerances.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Estimate } from "./estimates-of-programs.js"
 * @import { Store } from "./follow-log.js"
 * @import { Rules } from "./moving.js"
 * @import { Field } from "./rimmed-board.js"
 * @import { Find, Trail } from "./sieve.js"
 */

/** @typedef {Find["algorithm"]} Algorithm */
/** @typedef {{ algorithm: Algorithm, estimate: number, weight: number }} Order */
/** @typedef {{ swapped: boolean, up: boolean }} Axes */

/**
 * How a program orders cells with equal f, as far as its log tells.
 * @typedef {object} Equals
 * @property {"opened" | "newest" | "xy" | "yx" | "heap"} by First or last opened first, by coordinates in the reader's
 *   own, or as they lie in a heap.
 * @property {boolean} [renewed] Whether a better g counts as an opening.
 * @property {[number, number][]} [neighbors] An order of the neighbors that explains it, where none of the engine's does.
 *
 * @typedef {object} Explained
 * @property {Options["tieBreak"]} tieBreak
 * @property {Options["neighborOrder"]} [neighborOrder] Of an exact one.
 * @property {Equals} [equals] Of one that is not exact, where a rule was found all the same.
 * @property {"exact" | "any"} ties
 * @property {number} agrees
 * @property {number} bits How much the log says that the rule does not: the logarithms of how many cells it could have
 *   taken instead.
 * @property {Uint8Array} [after] Of an order of the neighbors, for each direction those that must come after it: one bit each.
 */

const NEIGHBOR_ORDERS = /** @type {Options["neighborOrder"][]} */ (Object.keys(RANKS));

/** What an order among equals that the engine does not have says by itself, and one of the eight neighbors. */
const RARE = 3;
const ORDERINGS = Math.log2(40320);

/** How h decides among equal f. @type {Record<"low-h" | "high-h" | "none", number>} */
const BY_H = { "low-h": 1, "high-h": -1, none: 0 };

/** One way to order equals, followed through a log. */
class Rule {
  isAlive = true;
  agrees = 0;
  bits = 0;
  /** Cells that it leaves open in this step. */
  rivals = 0;
  /** For each direction, those that must come after it: one bit each. */
  after = new Uint8Array(8);
  /** How many steps each of the engine's neighbor orders explains. */
  orders = NEIGHBOR_ORDERS.map(() => Number.POSITIVE_INFINITY);

  /** @param {"low-h" | "high-h" | "none"} h @param {Equals["by"] | "any"} by @param {boolean} [renewed] */
  constructor(h, by, renewed = false) {
    this.h = h;
    this.by = by;
    this.renewed = renewed;
  }

  /** Notes that cells opened in one direction come before those opened in another by the same expansion. @param {number} first @param {number} second @param {number} step */
  precede(first, second, step) {
    if ((this.after[first] >> second) & 1) return;
    this.after[first] |= 1 << second;
    for (let i = 0; i < this.orders.length; i++) {
      if (RANKS[NEIGHBOR_ORDERS[i]][first] > RANKS[NEIGHBOR_ORDERS[i]][second])
        this.orders[i] = Math.min(this.orders[i], step);
    }
    if (this.neighbors() === undefined) this.isAlive = false;
  }

  /** An order of the directions that explains it all, if there is one. */
  neighbors() {
    return neighborsBy(this.after);
  }
}

/**
 * An order of the neighbors; undefined if there is none.
 * @param {Uint8Array} after For each direction, those that must come after it: one bit each.
 * @returns {[number, number][] | undefined}
 */
export function neighborsBy(after) {
  const left = new Set(DIRECTIONS.keys());
  /** @type {[number, number][]} */
  const order = [];
  while (left.size > 0) {
    const next = [...left].find((one) => ![...left].some((other) => (after[other] >> one) & 1));
    if (next === undefined) return undefined;
    left.delete(next);
    order.push([DIRECTIONS[next][0], DIRECTIONS[next][1]]);
  }
  return order;
}

/**
 * @param {Field} field
 * @param {Rules} rules
 * @param {Trail} trail
 * @param {Store} store
 * @param {Estimate[]} estimates
 * @param {Order} order
 * @param {Axes} axes Of the reader's coordinates.
 * @param {number} [limit] For so many steps at most.
 */
export function equalsOf(field, rules, trail, store, estimates, order, axes, limit = Infinity) {
  const follower = new Follower(field, rules, store, estimates);
  const row = {
    algorithm: order.algorithm,
    estimate: order.estimate,
    weights: /** @type {[number, number]} */ ([order.weight, order.weight]),
    reading: new Reading(trail.numbers, rules),
    before: undefined,
    isAlive: true,
    agrees: 0,
    isGoalTold: false,
    factor: 0,
  };
  const ways = rulesFor(order);
  const end = Math.min(limit, trail.cells.length);
  let step = 0;
  for (; step < end; step++) {
    const cell = trail.cells[step];
    if (!follower.has(cell)) break;
    const isStale = follower.isStale(cell);
    for (const way of ways) way.rivals = 0;
    const isFree =
      (isStale && rules.again === "anywhere") || (rules.isGoalTold && isToldAtLast(follower, field, trail, step));
    if (isStale && !isStaleNow(follower, trail, step, row.reading)) break;
    if (!isFree && !isInTurn(follower, cell, order, rules, ways, step, field, axes)) break;
    if (trail.numbers.any && !isStale && !(step === 0 && cell === field.start)) {
      const said = trail.numbers.steps[step];
      if (!row.reading.agrees("g", said.g, follower.gOf(cell))) break;
      const h = order.estimate < 0 ? 0 : follower.columns[order.estimate][follower.slotOf(cell)];
      if (!isInLine(order) && !numbersFit(row, said, follower.gOf(cell), h, follower.keys[follower.slotOf(cell)]))
        break;
    }
    for (const way of ways) {
      if (!way.isAlive) continue;
      way.agrees = step + 1;
      if (way.rivals > 0) way.bits += Math.log2(1 + way.rivals);
    }
    follower.take(cell);
  }
  for (const way of ways) way.orders = way.orders.map((most) => Math.min(most, way.agrees));
  return { follower, reading: row.reading, agrees: step, explained: explanationsOf(ways, order) };
}

/** The rules that can make a difference. @param {Order} order */
function rulesFor({ algorithm }) {
  /** @type {("low-h" | "high-h" | "none")[]} */
  const hs = isBySum({ algorithm }) ? ["low-h", "none", "high-h"] : ["none"];
  /** @type {Rule[]} */
  const rules = [];
  for (const h of hs) {
    for (const by of /** @type {const} */ (["opened", "newest", "xy", "yx", "any"])) {
      if (isInLine({ algorithm }) && by === "newest") continue;
      rules.push(new Rule(h, by));
      if (by === "opened" || by === "newest") rules.push(new Rule(h, by, true));
    }
  }
  return rules;
}

/**
 * Whether it can be the turn of a cell; rules that say otherwise end here.
 * @param {Follower} follower
 * @param {number} cell
 * @param {Order} order
 * @param {Rules} rules
 * @param {Rule[]} ways
 * @param {number} step
 * @param {Field} field
 * @param {Axes} axes
 */
function isInTurn(follower, cell, order, rules, ways, step, { stride }, axes) {
  const { columns, cells } = follower;
  const slot = follower.slotOf(cell);
  const column = columns[order.estimate];
  const h = column?.[slot] ?? 0;
  const priorityOf = prioritiesOf(follower, order);
  const round = rules.units?.round ?? Number;
  const f = round(priorityOf(slot));
  const slack = toleranceOf(rules, f);
  let isSmallest = true;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === cell) continue;
    const otherH = column?.[i] ?? 0;
    const other = round(priorityOf(i));
    if (other > f) {
      // Numbers that are as good as equal are in an order that only the program's own arithmetic knows.
      continue;
    }
    if (other < f - slack) return false;
    if (other < f) {
      isSmallest = false;
      for (const way of ways) way.rivals++;
      continue;
    }
    for (const way of ways) {
      if (way.isAlive) settle(way, follower, slot, i, otherH - h, step, stride, axes);
    }
  }
  if (!isSmallest) for (const way of ways) if (way.by !== "any" || way.h !== "none") way.isAlive = false;
  return true;
}

/**
 * What a rule says of two cells with equal f, of which the log took the first.
 * @param {Rule} way
 * @param {Follower} follower
 * @param {number} slot
 * @param {number} other
 * @param {number} moreH How much more the other's h is.
 * @param {number} step
 * @param {number} stride
 * @param {Axes} axes
 */
function settle(way, follower, slot, other, moreH, step, stride, axes) {
  const byH = BY_H[way.h] * moreH;
  if (byH > 0) return;
  if (byH < 0) {
    way.isAlive = false;
    return;
  }
  if (way.by === "any") {
    way.rivals++;
    return;
  }
  if (way.by === "xy" || way.by === "yx") {
    const [a, b] = [placeOf(follower.cells[slot], stride, axes), placeOf(follower.cells[other], stride, axes)];
    const [first, second] = way.by === "xy" ? [0, 1] : [1, 0];
    if ((a[first] - b[first] || a[second] - b[second]) > 0) way.isAlive = false;
    return;
  }
  const times = way.renewed ? follower.pushedAt : follower.bornAt;
  const directions = way.renewed ? follower.pushedBy : follower.bornBy;
  const isNewest = way.by === "newest";
  const earlier = isNewest ? times[other] - times[slot] : times[slot] - times[other];
  if (earlier > 0) way.isAlive = false;
  else if (earlier === 0) {
    if (isNewest) way.precede(directions[other], directions[slot], step);
    else way.precede(directions[slot], directions[other], step);
  }
}

/** A cell's coordinates, compared as the reader's own are. @param {number} cell @param {number} stride @param {Axes} axes */
export function placeOf(cell, stride, { swapped, up }) {
  const [column, y] = coordOf({ width: stride }, cell);
  const row = up ? -y : y;
  return swapped ? [row, column] : [column, row];
}

/** @param {Rule[]} ways @param {Order} order @returns {Explained[]} */
function explanationsOf(ways, { algorithm }) {
  /** @type {Explained[]} */
  const found = [];
  for (const way of ways) {
    const tieBreak = tieBreakOf(way, algorithm);
    const { by, renewed, agrees } = way;
    if (by === "any") {
      found.push({ tieBreak, ties: "any", agrees, bits: way.bits });
      continue;
    }
    const isEngines = !renewed && (by === "opened" || (by === "newest" && way.h === "none"));
    for (const [i, neighborOrder] of NEIGHBOR_ORDERS.entries()) {
      if (isEngines) found.push({ tieBreak, neighborOrder, ties: "exact", agrees: way.orders[i], bits: 0 });
      else if (by === "opened" || by === "newest") {
        found.push({
          tieBreak,
          neighborOrder,
          ties: "any",
          agrees: way.orders[i],
          equals: { by, renewed },
          bits: RARE,
        });
      }
    }
    if (by === "xy" || by === "yx") found.push({ tieBreak, ties: "any", agrees, equals: { by }, bits: RARE });
    else if (way.isAlive) {
      const order = { by, renewed, neighbors: way.neighbors() };
      found.push({ tieBreak, ties: "any", agrees, equals: order, bits: RARE + ORDERINGS, after: way.after });
    }
  }
  return found;
}

/** The engine's name for it, or what is nearest. @param {Rule} way @param {Algorithm} algorithm @returns {Options["tieBreak"]} */
function tieBreakOf({ h, by }, algorithm) {
  if (h !== "none") return h;
  if (by === "newest") return "lifo";
  // Without h to decide between equals, the default says the same.
  return isBySum({ algorithm }) ? "fifo" : "low-h";
}
