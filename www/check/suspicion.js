// Programs with mistakes that are run along a log: how far each comes, which explain all of it, and which help a little.

import { listProgramFor } from "../program/astar.js";
import { Maps } from "../program/memory.js";
import { inOrder } from "../program/mutants/in-order.js";
import { MUTANTS, mutated } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";
import { FailedOrders } from "./failed-orders.js";
import { followed, roundsFor } from "./follow-program.js";
import { DIRECTION_ORDERS, engineOrder } from "./neighbor-orders.js";
import { isSaying } from "./support.js";
import { answersFor, bitsOfOrder, ordersOf } from "./suspect.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Breaks } from "../program/execute.js"
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { Plan } from "../program/plan.js"
 * @import { Answer, Style, Suspect } from "./suspect.js"
 * @import { Subject } from "./trying.js"
 */

/** About how many entries of open lists all may look at. */
const WORK = 6e7;
/** So many programs with one mistake are tried with a second, and so many explanations of one kind are enough. */
const WITH_TWO = 10;
const ENOUGH = 10;
/** In so many orders of the neighbors, which a log seldom tells apart, a mistake is looked at that depends on them. */
const MOST_ORDERS = 6;
/** How many more lines one mistake has to explain so that a second is looked for. */
const MORE = 4;
/** After so many programs there is a pause. */
const SLICE = 40;

/** The mistakes that depend on the order of the neighbors. */
const BY_ORDER = MUTANTS.filter(({ isByOrder }) => isByOrder);

/** What is known of a log, and which programs go how far along it. */
export class Suspicion {
  #subject;
  #plain;
  #maps;
  #most;
  #work = 0;
  /** Programs that explain more than those without mistakes do. @type {(Suspect & { agrees: number })[]} */
  #helpful = [];
  /** How many lines programs with one mistake explain. @type {Map<Options, Map<Mutant, number>>} */
  #alone = new Map();

  /** @param {Subject} subject @param {number} plain */
  constructor(subject, plain) {
    this.#subject = subject;
    this.#plain = plain;
    this.#maps = new Maps(subject.given.board);
    this.#most = roundsFor(subject);
  }

  /**
   * @param {Options[]} all
   * @param {Mutant[][]} combinations
   * @param {Style} style
   * @returns {Generator<number, Answer[]>}
   */
  *among(all, combinations, style) {
    /** @type {Answer[]} */
    const answers = [];
    let tried = 0;
    let explaining = 0;
    for (const options of all) {
      const plan = planOf(options);
      if (!plan) continue;
      for (const mutants of combinations) {
        if (this.#work > WORK || explaining >= ENOUGH) return answers;
        if (++tried % SLICE === 0) yield tried / (all.length * combinations.length);
        const program = mutated(plan, mutants, style);
        const explanations = (program && this.#answers({ mutants, plan, options, program })) ?? [];
        if (explanations.length > 0) explaining++;
        answers.push(...explanations);
      }
    }
    return answers;
  }

  /**
   * The answers with one of the mistakes that depend on the order in which a program looks at its neighbors.
   * @param {Options[]} all
   * @param {Style} style
   * @returns {Generator<number, Answer[]>}
   */
  *inOrders(all, style) {
    /** @type {Answer[]} */
    const answers = [];
    for (const [i, options] of all.entries()) {
      const plan = planOf(options);
      if (!plan) continue;
      for (const mutant of BY_ORDER) {
        if (this.#work > WORK || answers.length >= ENOUGH) return answers;
        yield i / all.length;
        answers.push(...this.#inOrders(mutant, options, plan, style));
      }
    }
    return answers;
  }

  /** @param {Mutant} mutant @param {Options} options @param {Plan} plan @param {Style} style @returns {Answer[]} */
  #inOrders(mutant, options, plan, style) {
    const failed = new FailedOrders();
    /** @type {Answer[]} */
    const answers = [];
    let explaining = 0;
    for (const order of plan.isStraight ? DIRECTION_ORDERS.four : DIRECTION_ORDERS.eight) {
      if (failed.has(order)) continue;
      const mutants = [inOrder(mutant, order)];
      const program = mutated(plan, mutants, style);
      if (!program) return [];
      const own = { ...options, neighborOrder: engineOrder(order) ?? options.neighborOrder };
      const explanations = this.#answers({ mutants, plan, options: own, program }, failed.noting(order));
      if (explanations) answers.push(...explanations);
      else failed.keep();
      if (explanations && ++explaining === MOST_ORDERS) return answers;
    }
    return answers;
  }

  /** The answers with two mistakes, of which one explains more than none. @returns {Generator<number, Answer[]>} */
  *withTwo() {
    const helpful = this.#helpful.sort((a, b) => b.agrees - a.agrees).slice(0, WITH_TWO);
    /** @type {Answer[]} */
    const answers = [];
    for (const { mutants, options } of helpful) {
      const pairs = MUTANTS.filter(({ name }) => name !== mutants[0].name).map((other) => [...mutants, other]);
      answers.push(...(yield* this.among([options], pairs, listProgramFor)));
      if (answers.length >= ENOUGH) break;
    }
    return answers;
  }

  /** Undefined if it does not explain the whole log. @param {Suspect} suspect @param {Breaks} [breaks] @returns {Answer[] | undefined} */
  #answers(suspect, breaks) {
    const { program, plan, options, mutants } = suspect;
    const subject = this.#subject;
    const how = { maps: this.#maps, most: this.#most };
    const following = followed(program, plan, options, subject, { ...how, breaks });
    this.#work += following.work;
    const { agrees } = following;
    // Two are looked for in one kind of program only.
    if (mutants.length === 1 && !mutants[0].order && program.open !== "priority") this.#keep(suspect, agrees);
    if (agrees < subject.trail.cells.length) return undefined;
    const from = this.#without(suspect);
    const counted = followed(program, plan, options, subject, { ...how, from });
    const orders = ordersOf(suspect, subject, how);
    if (!isSaying(subject, plan, from, orders.length > 0, counted, bitsOfOrder(mutants))) return [];
    return answersFor(suspect, subject, counted, orders);
  }

  /** @param {Suspect} suspect With one mistake. @param {number} agrees */
  #keep(suspect, agrees) {
    const { options, mutants } = suspect;
    const alone = this.#alone.get(options) ?? new Map();
    this.#alone.set(options, alone.set(mutants[0], agrees));
    if (agrees >= this.#plain + MORE) this.#helpful.push({ ...suspect, agrees });
  }

  /** How many lines are explained with one mistake less: each has to be needed. @param {Suspect} suspect */
  #without({ options, mutants }) {
    const alone = mutants.length > 1 ? mutants.map((mutant) => this.#alone.get(options)?.get(mutant) ?? 0) : [];
    return Math.max(this.#plain, ...alone);
  }
}
