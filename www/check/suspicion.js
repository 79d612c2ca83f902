// Programs with mistakes that are run along a log: how far each comes, which explain all of it, and which help a little.

import { listProgramFor } from "../program/astar.js";
import { Maps } from "../program/memory.js";
import { MUTANTS, mutated } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";
import { followed, roundsFor } from "./follow-program.js";
import { isSaying } from "./support.js";
import { answersFor, ordersOf } from "./suspect.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { Answer, Style, Suspect } from "./suspect.js"
 * @import { Subject } from "./trying.js"
 */

/** About how many entries of open lists all may look at. */
const WORK = 6e7;
/** So many programs with one mistake are tried with a second, and so many explanations of one kind are enough. */
const WITH_TWO = 10;
const ENOUGH = 10;
/** How many more lines one mistake has to explain so that a second is looked for. */
const MORE = 4;
/** After so many programs there is a pause. */
const SLICE = 40;

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
        const explanations = program ? this.#answers({ mutants, plan, options, program }) : [];
        if (explanations.length > 0) explaining++;
        answers.push(...explanations);
      }
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

  /** @param {Suspect} suspect @returns {Answer[]} */
  #answers(suspect) {
    const { program, plan, options, mutants } = suspect;
    const subject = this.#subject;
    const how = { maps: this.#maps, most: this.#most };
    const following = followed(program, plan, options, subject, how);
    this.#work += following.work;
    const { agrees } = following;
    // Two are looked for in one kind of program only.
    if (mutants.length === 1 && program.open !== "priority") this.#keep(suspect, agrees);
    if (agrees < subject.trail.cells.length) return [];
    const from = this.#without(suspect);
    const counted = followed(program, plan, options, subject, { ...how, from });
    const orders = ordersOf(suspect, subject, how);
    if (!isSaying(subject, plan, from, orders.length > 0, counted)) return [];
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
