// An A* with a mistake that the reader finds: by a board on which it goes wrong, by its name among four, and by the change that mends
// it. Nothing of that is written down anywhere: the programs are made from one tree, and run. Headless, and without the engine.

import { programFor } from "../../program/astar.js";
import { GIVEN } from "../../program/example.js";
import { execute } from "../../program/execute.js";
import { MUTANTS, mutated } from "../../program/mutants/index.js";
import { COSTS } from "../../program/mutants/mutants-of-costs.js";
import { ESTIMATES } from "../../program/mutants/mutants-of-estimates.js";
import { GROUND } from "../../program/mutants/mutants-of-ground.js";
import { LISTS } from "../../program/mutants/mutants-of-lists.js";
import { planOf } from "../../program/plan.js";
import { changedLines } from "../../program/printing/changed-lines.js";
import { textOf } from "../../program/printing/lines.js";
import { python } from "../../program/printing/python.js";
import { indexOf, WALL } from "../../rules/cells.js";
import { ways } from "../../running/cheapest.js";
import { Judge } from "../../running/judged.js";
import { tryOn } from "../../running/tried-on-boards.js";
import { randomFrom } from "../../why/trial-boards.js";
import { boardsFrom, movingBy } from "./asked-programs.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Done } from "../../program/execute.js"
 * @import { Mutant } from "../../program/mutants/mutant.js"
 * @import { MutantName } from "../../program/mutants/names.js"
 * @import { Plan } from "../../program/plan.js"
 * @import { Program, Shown } from "../../program/tree.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Outcome, Wrong } from "../../running/judged.js"
 * @import { TriedOn } from "../../running/tried-on-boards.js"
 * @import { Ground } from "./plain-ground.js"
 */

/** What a question asks for. @typedef {{ bug: MutantName, options: Options, boards: number, seed: number }} Hidden */
/** What goes wrong on a board, if anything does, with the path, and what it and a cheapest one cost, where there are such. @typedef {{ wrong?: Wrong, path: Coord[], cheapest?: number }} Shows */
/** Where another program would do something else: after so many steps; which cell each expands then, if it goes on. @typedef {{ step: number, own?: Coord, other?: Coord }} Apart */

/** How many names and changes there are to choose from, with the right one. */
const CHOICES = 4;
/** How many of the wrong changes are other wrong lines in the place of the one that is to be mended. */
const IN_ITS_PLACE = 2;
/** On so many boards it is seen whether a program does what means something else in another language. */
const BOARDS_TO_SEE = 40;
/** It opens cells beside the board, which are other cells of it in some languages. @type {MutantName} */
const BESIDE = "wall-of-cell-left";
const FAMILIES = [COSTS, ESTIMATES, GROUND, LISTS];

export class Cure {
  /** Whether programs are wrong. @type {Map<Program, boolean>} */
  #known = new Map();
  /** @type {Map<MutantName, Program[]>} */
  #made = new Map();

  /**
   * @param {Plan} plan
   * @param {Mutant} mutant What is wrong.
   * @param {Shown} program The program with that.
   * @param {Hidden} hidden
   * @param {Ground[]} boards
   */
  constructor(plan, mutant, program, { options, seed }, boards) {
    this.plan = plan;
    this.mutant = mutant;
    this.program = program;
    this.boards = boards;
    // Where the right answer stands is to depend on what it is.
    this.seed = seed + MUTANTS.length * MUTANTS.indexOf(mutant);
    this.judge = new Judge(
      { moving: movingBy(options), isSwapped: false, isWithoutEnds: false, isOfCorners: false },
      true,
    );
  }

  /** The program without the mistake. */
  get right() {
    return shown(mutated(this.plan, [], programFor));
  }

  /** What a program does on a board. @param {Ground} ground @param {Program} [program] @returns {Shows} */
  on(ground, program = this.program) {
    const tried = { ground, outcome: outcomeOf(execute(program, ground)) };
    const wrong = this.judge.wrong(tried);
    const { cheapest } = ways(ground, this.judge.reading.moving);
    return { ...(wrong && { wrong }), path: this.judge.pathOf(tried), cheapest };
  }

  /**
   * Where programs with another mistake would do something else on a board: a mistake may be made in several ways, and each has its
   * place in the list, without a value if there is no difference.
   * @param {MutantName} name
   * @param {Ground} ground
   */
  apart(name, ground) {
    return this.#programsWith(name).map((other) => apartOn(ground, this.program, other));
  }

  /** The programs with a mistake, made in any way. @param {MutantName} name */
  #programsWith(name) {
    // Who draws has them run again and again.
    const made =
      this.#made.get(name) ??
      MUTANTS.filter((mutant) => mutant.name === name).flatMap((mutant) => madeWith(this, [mutant]) ?? []);
    this.#made.set(name, made);
    return made;
  }

  /** What comes of a program on all boards; the first on which it is wrong is made as small as can be. @param {Program} program @returns {TriedOn} */
  try(program) {
    const work = tryOn(
      this.boards,
      () => performance.now(),
      () => this.judge,
    );
    let step = work.next();
    while (!step.done) step = work.next(outcomeOf(execute(program, step.value.ground)));
    // What has no end on one board takes no time here, and may be right on the others.
    const wrong = this.boards.filter((ground) => this.on(ground, program).wrong).length;
    return { ...step.value, count: this.boards.length, wrong };
  }

  /** Whether a program is wrong on any of the boards. @param {Program} program */
  isWrong(program) {
    const known = this.#known.get(program) ?? this.boards.some((ground) => this.on(ground, program).wrong);
    this.#known.set(program, known);
    return known;
  }

  /** What else could be wrong, in an order that comes from the seed: first what is of the same kind. */
  get others() {
    const random = randomFrom(Math.imul(this.seed + 1, 0x9e3779b1));
    const family = FAMILIES.find((mutants) => mutants.includes(this.mutant));
    const isNear = (/** @type {Mutant} */ mutant) => Number(family?.includes(mutant));
    return MUTANTS.filter(({ name }) => name !== this.mutant.name)
      .map((mutant) => ({ mutant, place: random() - isNear(mutant) }))
      .sort((a, b) => a.place - b.place)
      .map(({ mutant }) => mutant);
  }

  /** Four names of mistakes, among them the right one. Each of the others makes a program that goes wrong, and otherwise. @returns {Mutant[]} */
  get names() {
    /** @type {Mutant[]} */
    const names = [];
    for (const mutant of this.others) {
      if (names.length === CHOICES - 1) break;
      const other = madeWith(this, [mutant]);
      if (!other || names.some(({ name }) => name === mutant.name)) continue;
      const isOther = (/** @type {Program} */ other) =>
        this.boards.some((ground) => apartOn(ground, this.program, other));
      if (this.isWrong(other) && this.#programsWith(mutant.name).every(isOther)) names.push(mutant);
    }
    return this.#mixed([...names, this.mutant], 0x85ebca6b);
  }

  /** A board on which it goes wrong, and if there is one, on which programs with any of the other names would do something else. */
  get example() {
    const wrong = this.boards.filter((ground) => this.on(ground).wrong);
    const others = this.names.filter((mutant) => mutant !== this.mutant);
    return wrong.find((ground) => others.every(({ name }) => this.apart(name, ground).every(Boolean))) ?? wrong[0];
  }

  /** Four programs, each with some lines changed, of which one is right on all boards. @returns {Shown[]} */
  get changes() {
    const { right } = this;
    const own = linesOf(this.program);
    const place = placesOf(own, linesOf(right));
    const texts = new Set([own, linesOf(right)].map(String));
    const [inPlace, elsewhere] = /** @type {[Shown[], Shown[]]} */ ([[], []]);
    const names = new Set();
    for (const mutant of this.others) {
      if (inPlace.length >= IN_ITS_PLACE && inPlace.length + elsewhere.length >= CHOICES - 1) break;
      const [instead, besides] = [[mutant], [this.mutant, mutant]].map((mutants) => madeWith(this, mutants));
      const isInPlace = instead !== undefined && isWithin(placesOf(own, linesOf(instead)), place);
      const [program, list] = isInPlace
        ? /** @type {const} */ ([instead, inPlace])
        : /** @type {const} */ ([besides, elsewhere]);
      if (!program || list.length >= CHOICES - 1 || names.has(mutant.name)) continue;
      const text = String(linesOf(program));
      // Who does not see a difference can learn nothing from it.
      if (texts.has(text) || !this.isWrong(program)) continue;
      texts.add(text);
      names.add(mutant.name);
      list.push(shown(program));
    }
    const near = inPlace.slice(0, elsewhere.length > 0 ? IN_ITS_PLACE : CHOICES - 1);
    return this.#mixed([...near, ...elsewhere].slice(0, CHOICES - 1).concat(right), 0xc2b2ae35);
  }

  /** In an order that comes from the seed, and is another for another factor. @template T @param {T[]} values @param {number} factor @returns {T[]} */
  #mixed(values, factor) {
    const random = randomFrom(Math.imul(this.seed + 1, factor));
    return values
      .map((value) => ({ value, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value);
  }
}

/**
 * Undefined if a program with these options cannot have the mistake, or if its paths are right on all boards in spite of it.
 * @param {Hidden} hidden
 * @returns {Cure | undefined}
 */
export function cureOf(hidden) {
  const { bug, options, boards: count, seed } = hidden;
  const plan = planOf(options);
  if (!plan) return undefined;
  const boards = boardsFrom({ boards: count, seed, isPriced: plan.penalties });
  for (const mutant of MUTANTS.filter(({ name }) => name === bug)) {
    const program = madeWith({ plan, boards }, [mutant]);
    if (!program) continue;
    const cure = new Cure(plan, mutant, shown(program), hidden, boards);
    // Whose paths need not be the cheapest is not to be told so.
    if (cure.isWrong(program)) return cure.isWrong(cure.right) ? undefined : cure;
  }
  return undefined;
}

/**
 * A program with mistakes; undefined if it cannot have them, or if what it does depends on its language: if it looks beside the board,
 * or computes with what is no number, as with the square root of a negative one or the penalty of a wall.
 * @param {Pick<Cure, "plan" | "boards">} of
 * @param {Mutant[]} mutants
 */
function madeWith({ plan, boards }, mutants) {
  const program = mutated(plan, mutants, programFor);
  // Two changes together may leave nothing of a block, and not every language can say that.
  if (!program || JSON.stringify(program.routines).includes('"body":[]')) return undefined;
  if (mutants.some(({ name }) => name === BESIDE)) return undefined;
  for (const ground of boards.slice(0, BOARDS_TO_SEE)) {
    const { steps, ended } = execute(program, ground);
    const isWall = (/** @type {Coord} */ cell) => plan.penalties && ground.cells[indexOf(ground, cell)] === WALL;
    if (ended === "failed" || steps.some(({ cell, f, h }) => Number.isNaN(f + h) || isWall(cell))) return undefined;
    // What has no end on one board has none on most: that takes long, and shows nothing more.
    if (ended === "endless") break;
  }
  return program;
}

/** Where two programs do something else on a board; undefined if they do not. @param {Ground} ground @param {Program} own @param {Program} other @returns {Apart | undefined} */
function apartOn(ground, own, other) {
  const [mine, theirs] = [own, other].map((program) => execute(program, ground));
  const length = Math.max(mine.steps.length, theirs.steps.length);
  const cell = (/** @type {Done} */ { steps }, /** @type {number} */ step) => steps[step]?.cell;
  for (let step = 0; step < length; step++) {
    const [a, b] = [cell(mine, step), cell(theirs, step)];
    if (String(a) !== String(b)) return { step, ...(a && { own: a }), ...(b && { other: b }) };
  }
  return String(mine.path) === String(theirs.path) ? undefined : { step: length };
}

/** What came of a run, as it is told of any program. @param {Done} done @returns {Outcome} */
function outcomeOf({ path, ended }) {
  if (ended === "endless") return { isEndless: true };
  if (ended === "failed") return { failure: { message: "" } };
  return path ? { path } : { isNothing: true };
}

/** Programs as they are shown have no list in them. @param {Program | undefined} program */
const shown = (program) => /** @type {Shown} */ (program);

/** The lines of a program, in the shortest of its languages. @param {Program} program */
const linesOf = (program) => textOf(python(shown(program), GIVEN, () => "")).split("\n");

/** Which lines of one are others in the other, each as the first and the one behind the last. @param {string[]} one @param {string[]} other */
const placesOf = (one, other) =>
  changedLines(one, other).map(({ at, own }) => /** @type {[number, number]} */ ([at, at + own.length]));

/** Whether all places lie within or beside some others. @param {[number, number][]} places @param {[number, number][]} within */
const isWithin = (places, within) =>
  places.length > 0 && places.every(([from, to]) => within.some(([first, last]) => from >= first && to <= last));
