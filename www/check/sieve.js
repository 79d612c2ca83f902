// Which orders explain the cells that a log takes, under given rules of moving. One pass over the log tries all of them
// at once: what is open, and with which g, depends on the cells that were taken and not on why they were. The weight is
// not guessed: each open cell that was left says how large or small it can be at most.

import { decidesBy, hasEstimate, isByG, isByH, isInLine } from "../rules/algorithms.js";
import { Follower } from "./follow-log.js";
import { Reading } from "./logged-numbers.js";
import { areAlike, toleranceOf } from "./tolerances.js";
import { plainAlgorithms } from "./tried-algorithms.js";

/**
 * @import { Estimate } from "./estimates-of-programs.js"
 * @import { Store } from "./follow-log.js"
 * @import { LogStep, Numbers } from "./logged-numbers.js"
 * @import { Rules } from "./moving.js"
 * @import { Field } from "./rimmed-board.js"
 * @import { Algorithm, By } from "./tried-algorithms.js"
 */

/** @typedef {{ cells: Int32Array, numbers: Numbers }} Trail A log on a field: its cells in turn, and its numbers. */

/**
 * An order that explains a log so far, whatever happens among equals.
 * @typedef {object} Find
 * @property {Algorithm} algorithm One of the plain ones.
 * @property {number} estimate Which of the estimates it uses; -1 for none.
 * @property {[number, number]} weights Between which the weight can be.
 * @property {[number, number]} [before] The same up to the step at which an open cell first got a better g, if it came so far.
 * @property {number} agrees How many steps it explains.
 * @property {boolean} [isGoalTold] Whether it does only if the goal, which is the last of them, was told when it was opened.
 *
 * @typedef {object} Sieved
 * @property {Find[]} finds
 * @property {boolean} isWhole Whether the pass went to the end of the log or of all explanations; else it ran out of work.
 * @property {Follower} follower As it was left.
 * @property {number} work Comparisons made.
 *
 * @typedef {object} Limits
 * @property {number} [work] How many comparisons may be made.
 * @property {readonly By[]} [by] By what the algorithms that are tried decide which cell is next.
 */

/** Whether the last cell of a log can be the goal, told by a search that ends when it opens it. @param {Follower} follower @param {Field} field @param {Trail} trail @param {number} step */
export const isToldAtLast = ({ goalOpenedAt }, { goal }, { cells }, step) =>
  step === cells.length - 1 && cells[step] === goal && goalOpenedAt === step;

/** An order that is still possible. */
class Row {
  /** @type {[number, number]} */
  weights = [0, Number.POSITIVE_INFINITY];
  /** @type {[number, number] | undefined} */
  before;
  isAlive = true;
  agrees = 0;
  isGoalTold = false;
  /** The factor that a program has put into the h that it prints. */
  factor = 0;

  /** @param {Find["algorithm"]} algorithm @param {number} estimate @param {Reading} reading */
  constructor(algorithm, estimate, reading) {
    this.algorithm = algorithm;
    this.estimate = estimate;
    this.reading = reading;
  }
}

/**
 * @param {Field} field
 * @param {Rules} rules
 * @param {Trail} trail
 * @param {Store} store
 * @param {Estimate[]} estimates
 * @param {Limits} [limits]
 * @returns {Sieved}
 */
export function sieve(field, rules, trail, store, estimates, { work: most = Infinity, by } = {}) {
  const follower = new Follower(field, rules, store, estimates);
  const { cells, numbers } = trail;
  const rows = rowsFor(rules, numbers, estimates.length, plainAlgorithms(by));
  const common = new Reading(numbers, rules);
  let work = 0;
  let step = 0;
  let alive = rows;
  for (; step < cells.length && alive.length > 0; step++) {
    const cell = cells[step];
    if (!follower.has(cell)) break;
    work += alive.length * follower.cells.length;
    if (work > most && step > 0) return { finds: findsOf(rows, step), isWhole: false, follower, work };
    if (follower.isStale(cell) && !isStaleNow(follower, trail, step, common)) break;
    if (rules.again === "anywhere" && follower.isStale(cell)) {
      for (const row of alive) row.agrees = step + 1;
      follower.take(cell);
      continue;
    }
    const slot = follower.slotOf(cell);
    const isTold = isToldAtLast(follower, field, trail, step);
    const tolerance = toleranceOf(rules, follower.keys[slot] + (follower.columns[0]?.[slot] ?? 0));
    let died = false;
    const g = follower.gOf(cell);
    const isStart = (step === 0 && cell === field.start) || follower.isStale(cell);
    const gAgrees = !numbers.any || isStart || common.agrees("g", numbers.steps[step].g, g);
    for (const row of alive) {
      row.isAlive = FITS[decidesBy(row)](follower, slot, row, tolerance);
      if (!row.isAlive && isTold) row.isAlive = row.isGoalTold = true;
      if (numbers.any && row.isAlive && !isStart) {
        row.reading.scale ??= common.scale;
        const h = row.estimate < 0 ? 0 : follower.columns[row.estimate][slot];
        // What breadth-first search prints beside g is anybody's guess.
        row.isAlive = gAgrees && (isInLine(row) || numbersFit(row, numbers.steps[step], g, h, follower.keys[slot]));
      }
      if (row.isAlive) row.agrees = step + 1;
      else died = true;
    }
    if (died) alive = alive.filter((row) => row.isAlive);
    if (alive.length > 0) follower.take(cell);
    if (follower.firstImproved === step + 1) for (const row of alive) row.before = row.weights;
  }
  return { finds: findsOf(rows, Infinity), isWhole: true, follower, work };
}

/** @param {Rules} rules @param {Numbers} numbers @param {number} estimates @param {readonly Find["algorithm"][]} algorithms */
function rowsFor(rules, numbers, estimates, algorithms) {
  const keepsParents = rules.open === "never" && rules.closed === "skipped";
  return algorithms.flatMap((algorithm) => {
    // In line the first parent is kept, so that only these rules are needed.
    if (isInLine({ algorithm }) && !keepsParents) return [];
    const used = hasEstimate({ algorithm }) ? Array.from({ length: estimates }, (_, i) => i) : [-1];
    return used.map((estimate) => new Row(algorithm, estimate, new Reading(numbers, rules)));
  });
}

/** @param {Row[]} rows @param {number} step Those that are alive explain so many. */
const findsOf = (rows, step) =>
  rows.map(({ algorithm, estimate, weights, before, isAlive, agrees, isGoalTold }) => ({
    algorithm,
    estimate,
    weights,
    before,
    agrees: isAlive ? Math.min(agrees, step) : agrees,
    ...(isGoalTold && isAlive && { isGoalTold }),
  }));

/** Whether the numbers of a stale entry allow it to be one: its g is no smaller than the one that counts. @param {Follower} follower @param {Trail} trail @param {number} step @param {Reading} reading */
export function isStaleNow(follower, { cells, numbers }, step, reading) {
  const { g } = numbers.steps[step] ?? {};
  if (g === undefined || reading.scale === undefined) return true;
  const least = follower.gOf(cells[step]) * reading.scale;
  return g >= least || reading.agrees("g", g, follower.gOf(cells[step]));
}

/** Whether it can be the turn of an open cell. @type {Record<By, (follower: Follower, slot: number, row: Row, tolerance: number) => boolean>} */
const FITS = {
  f: ({ keys, columns }, slot, row, tolerance) => {
    const column = columns[row.estimate];
    const [key, h] = [keys[slot], column[slot]];
    let [low, high] = row.weights;
    for (let i = 0; i < keys.length; i++) {
      const [more, less] = [key - keys[i], column[i] - h];
      if (less < 0) high = Math.min(high, (tolerance - more) / -less);
      else if (less > 0) low = Math.max(low, (more - tolerance) / less);
      else if (more > tolerance) return false;
    }
    if (low > high) return false;
    row.weights = [low, high];
    return true;
  },
  g: ({ keys }, slot, _, tolerance) => {
    const most = keys[slot] - tolerance;
    for (let i = 0; i < keys.length; i++) if (keys[i] < most) return false;
    return true;
  },
  h: ({ columns }, slot, { estimate }, tolerance) => {
    const column = columns[estimate];
    const most = column[slot] - tolerance;
    for (let i = 0; i < column.length; i++) if (column[i] < most) return false;
    return true;
  },
  // Cells that were opened in one expansion have the same place in line, unless the neighbors have an order.
  order: ({ bornAt }, slot) => {
    const most = bornAt[slot];
    for (let i = 0; i < bornAt.length; i++) if (bornAt[i] < most) return false;
    return true;
  },
};

/**
 * Whether h and f are those of the order. Narrows the weight down to what f says.
 * @param {Row} row
 * @param {LogStep} step
 * @param {number} g In units.
 * @param {number} h
 * @param {number} key The g that it is in the list with.
 */
export function numbersFit(row, step, g, h, key) {
  const { reading } = row;
  if (isByG(row))
    return step.h
      ? reading.agrees("f", step.f, g + h) || reading.agrees("f", step.f, g)
      : reading.agrees("f", step.f, g);
  if (!hFits(row, step, h)) return false;
  if (isByH(row)) return reading.agrees("f", step.f, h) || reading.agrees("f", step.f, g + h);
  if (step.f !== undefined && reading.scale === undefined) reading.agrees("f", step.f, g + h);
  // f may have stayed what it was.
  const isStale = key !== g && reading.agrees("f", step.f, key + h);
  const [least, most] = reading.weights(step.f, isStale ? key : g, h);
  const [low, high] = [Math.max(row.weights[0], least), Math.min(row.weights[1], most)];
  if (low > high) return false;
  row.weights = [low, high];
  return true;
}

/** Whether the h that a program prints is the estimate, or the estimate times its weight. @param {Row} row @param {LogStep} step @param {number} h */
function hFits(row, step, h) {
  const { reading } = row;
  if (step.h === undefined) return true;
  if (row.factor > 0) return reading.agrees("h", step.h, row.factor * h);
  if (reading.agrees("h", step.h, h)) {
    if (h > 0) row.factor = 1;
    return true;
  }
  const { f, g } = step;
  const isSum = f !== undefined && g !== undefined && areAlike(g + step.h, f);
  if (!isSum || h <= 0 || reading.scale === undefined) return false;
  row.factor = Number((step.h / reading.scale / h).toFixed(4));
  return row.factor > 0 && reading.agrees("h", step.h, row.factor * h);
}
