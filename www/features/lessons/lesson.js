// A scenario on a session: begins it, switches between its modes, and tells what belongs to the current step. Headless,
// and without any state that the session already has: what it computes about a run is valid until that searches again.

import { beginComparing } from "../../core/session/comparing.js";
import { Solver } from "../../engine.js";
import { coordOf, WALL } from "../../rules/cells.js";
import { Progress } from "./progress.js";
import { TOOLS } from "./scenario.js";
import { captionAt, factsOf, hasOwnBoard } from "./scenario-facts.js";
import { walkAlong } from "./timed-walk.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Session } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Filled } from "../questions/number-question.js"
 * @import { Comparison } from "../share/link-state.js"
 * @import { Facts } from "./scenario-facts.js"
 * @import { Penalties, Scenario } from "./scenario.js"
 */

/**
 * What is computed about a run: for each mode whether the board is as it says and whether the run searches that way,
 * and the penalties of road and other cells.
 * @typedef {object} Found
 * @property {boolean[]} written
 * @property {boolean[]} matching
 * @property {Penalties | undefined} prices
 */

/**
 * An answer: what was chosen, clicked, taken in turn or filled in, by the kind of the question.
 * @typedef {object} Answer
 * @property {boolean} right
 * @property {number} [choice]
 * @property {Coord} [cell]
 * @property {Coord[]} [steps]
 * @property {Filled[]} [values]
 */

let count = 0;

export class Lesson {
  /** The last answer to each question that was answered. @type {(Answer | undefined)[]} */
  answers = [];
  /** Whether its board was made from another seed than the one in its file. */
  isOther = false;
  /** How many choices in a row were right, on this board and on others of the lesson before it. */
  inRow = 0;
  /** The scenario as JSON, if links may carry it. @type {string | undefined} */
  source;
  /** How far the reader has come in it. */
  progress = new Progress(this);

  /**
   * @param {Scenario} scenario
   * @param {string} [name] The name, for a supplied scenario.
   * @param {Facts} [facts] The facts of the scenario, if known.
   * @throws {ScenarioError}
   */
  constructor(scenario, name, facts = factsOf(Solver, scenario)) {
    this.scenario = scenario;
    this.name = name;
    this.facts = facts;
  }

  /** The scenario as it was before the reader touched it, for links: a supplied one by its name, any other as a whole. */
  get asWritten() {
    const { facts, source } = this;
    const name = this.isOther ? undefined : this.name;
    if (name === undefined && source === undefined) return undefined;
    const { board, cells, options, start } = facts;
    const written = { board: { ...board, cells: cells[0] }, options: options[0], start, compared: this.asCompared };
    return { ...written, id: name ?? this.#number, ...(name === undefined ? { source } : { name }) };
  }

  /** Tells it from others that have no name. */
  #number = ++count;

  /**
   * Puts board and options on a session, in one step for undo, and goes to the starting step.
   * @param {Session} session
   */
  begin(session) {
    session.endCompare();
    this.#put(session, 0);
    if (this.scenario.beside?.isAtOnce) this.#compare(session);
    this.#goTo(session, this.facts.start);
    this.#firstPosition = session.clock.shownStep;
  }

  /** Where the clock was when it had begun. @type {number | undefined} */
  #firstPosition;

  /** Shows a step of the first search. @param {Session} session @param {number} step */
  #goTo({ clock, comparing, runs }, step) {
    clock.seek(Number.isFinite(step) ? (comparing?.clock.positionAt(runs[0], step) ?? step) : step);
  }

  /** Begins to show ways side by side, or ends it. @param {Session} session */
  toggleBeside(session) {
    if (this.isBeside(session)) return session.endCompare();
    session.endCompare();
    // A way on another board has brought that.
    if (this.#isElsewhere(session.run, this.#found(session.run).written)) this.#put(session, 0);
    const { shownStep } = session.run;
    this.#compare(session);
    this.#goTo(session, shownStep ?? Number.POSITIVE_INFINITY);
  }

  /** Whether its ways are shown side by side, with whatever in front. @param {Session} session */
  isBeside({ compared, runs }) {
    const modes = this.scenario.beside?.modes ?? [];
    return (
      compared !== undefined && runs.length === modes.length && runs.every((run, at) => this.matches(run, modes[at]))
    );
  }

  /** @param {Session} session */
  #compare(session) {
    const { beside } = this.scenario;
    if (beside) beginComparing(session, this.besideOptions, beside);
  }

  /** What it shows side by side from the start, with the clock where it begins. @returns {Comparison | undefined} */
  get asCompared() {
    const { beside } = this.scenario;
    if (!beside?.isAtOnce) return undefined;
    const { layout, align } = beside;
    const clock = this.#firstPosition;
    return { others: this.besideOptions.slice(1), layout, align, front: 0, clock };
  }

  /** The options of the ways that are shown side by side. */
  get besideOptions() {
    return (this.scenario.beside?.modes ?? []).map((mode) => this.facts.options[mode]);
  }

  /** Restores the board as it was written, with the current options if they belong to it. @param {Session} session */
  restore(session) {
    this.#put(session, this.modeOf(session.run) ?? 0);
  }

  /** @param {Session} session @param {number} mode */
  #put(session, mode) {
    const { boards, cells, options, refusals } = this.facts;
    session.openBoard({ ...boards[mode], cells: cells[mode], name: this.name }, options[mode]);
    const refusal = refusals[mode];
    // A start or goal that is a wall is on the board, and the session finds that out by itself.
    if (refusal && !session.run.error) session.run.refuse(refusal);
  }

  /** Whether a mode has another board than the scenario. @param {number} mode */
  #hasOwnBoard(mode) {
    return hasOwnBoard(this.scenario, this.scenario.modes[mode]);
  }

  /** Whether a mode has a board of its own that is shown. @param {Run} run @param {number} mode @param {boolean[]} written */
  #isOnOwnBoard({ error }, mode, written) {
    if (!this.#hasOwnBoard(mode) || !written[mode]) return false;
    // A start or goal off the board is on no board: only the run's error tells that it was requested.
    const beyond = this.facts.refusals.map((refusal) => (isBeyond(refusal) ? refusal : undefined));
    return beyond[mode] === beyond.find((refusal) => refusal && refusal === error);
  }

  /** Whether the board is that of a mode and not the scenario's. @param {Run} run @param {boolean[]} written */
  #isElsewhere(run, written) {
    return this.scenario.modes.some((_, mode) => this.#isOnOwnBoard(run, mode, written));
  }

  /**
   * How it goes, as classes: locked if nothing can be drawn, so that no tool is of any use; led if its words say all that
   * is to be done, because nothing can be drawn or drawing is what is asked for; plain if nothing but its captions is to
   * say what a step did.
   */
  get ways() {
    const { controls, questions } = this.scenario;
    const isLocked = TOOLS.every((tool) => controls.lock.includes(tool));
    // In a trace the reader's own search is on the board, and the sentence would be about another one.
    const isPlain = controls.numbers !== "all" || questions.some(({ kind }) => kind === "trace");
    return [
      ...(isLocked ? ["locked"] : []),
      ...(isLocked || this.asksToDraw ? ["led"] : []),
      ...(isPlain ? ["plain"] : []),
    ];
  }

  /** Whether drawing is what a question asks for, so that another board is no accident. */
  get asksToDraw() {
    return this.scenario.questions.some(({ kind }) => kind === "draw" || kind === "cure");
  }

  /** The steps between which it is played. */
  get range() {
    const { start, end } = this.facts;
    return { start: Number.isFinite(start) ? start : 0, end };
  }

  /**
   * Switches to another mode: on the current board, or on the mode's own if it has one. From such a board all other modes
   * return to the scenario's. Beside others it comes to the front.
   * @param {Session} session
   * @param {number} mode Its index in `scenario.modes`.
   */
  show(session, mode) {
    const beside = session.compared ? session.runs.findIndex((run) => this.matches(run, mode)) : -1;
    if (beside >= 0) {
      session.front = beside;
      return;
    }
    session.endCompare();
    const { run } = session;
    if (this.#hasOwnBoard(mode) || this.#isElsewhere(run, this.#found(run).written)) {
      const { isAtEnd, position } = run;
      this.#put(session, mode);
      // As with other modes: a run at its end stays at the end, and one on the way stays at its step.
      if (!isAtEnd && !run.error) run.seek(position);
      return;
    }
    const { penalties } = this.scenario.modes[mode];
    if (penalties) {
      session.document.beginStroke();
      this.price(session, penalties);
      session.document.endStroke();
    }
    run.configure(this.facts.options[mode]);
  }

  /** What was computed last. @type {WeakMap<Run, Found & { searches: number, error: Error | undefined }>} */
  #known = new WeakMap();

  /** What is computed about a run, once for each of its searches. @param {Run} run @returns {Found} */
  #found(run) {
    const { searches, error, board } = run;
    const last = this.#known.get(run);
    // As long as no other search begins, board and options are the same.
    if (last?.searches === searches && last.error === error) return last;
    const modes = [...this.scenario.modes.keys()];
    const written = modes.map((mode) => this.#isWritten(board, mode));
    const prices = this.#pricesOn(board);
    const matching = modes.map((mode) => this.#isMatching(run, mode, written, prices));
    const found = { searches, error, written, matching, prices };
    this.#known.set(run, found);
    return found;
  }

  /** @param {Run} run @param {number} mode @param {boolean[]} written @param {Penalties | undefined} prices */
  #isMatching(run, mode, written, prices) {
    const isBoard = this.#hasOwnBoard(mode) ? this.#isOnOwnBoard(run, mode, written) : !this.#isElsewhere(run, written);
    const { penalties } = this.scenario.modes[mode];
    const isPriced = !penalties || !prices || (prices.road === penalties.road && prices.other === penalties.other);
    const options = Object.entries(this.facts.options[mode]);
    return isBoard && isPriced && options.every(([key, value]) => run.options[/** @type {"weight"} */ (key)] === value);
  }

  /** @param {Board} board @param {number} mode */
  #isWritten(board, mode) {
    const { boards, cells } = this.facts;
    const written = boards[mode];
    const isSameSize = board.width === written.width && board.height === written.height;
    const areEndsSame = `${board.start} ${board.goal}` === `${written.start} ${written.goal}`;
    return isSameSize && areEndsSame && cells[mode].every((byte, index) => board.cells[index] === byte);
  }

  /**
   * Whether a run searches as a mode says, on whatever board; if modes have boards of their own, not on another mode's.
   * @param {Run} run
   * @param {number} mode
   */
  matches(run, mode) {
    return this.#found(run).matching[mode];
  }

  /** The first mode that a run searches by. @param {Run} run @returns {number | undefined} */
  modeOf(run) {
    const found = this.#found(run).matching.indexOf(true);
    return found < 0 ? undefined : found;
  }

  /** Whether the board is as a mode says, so that its captions hold. @param {Run} run @param {number} mode */
  isAsWritten(run, mode) {
    return this.#found(run).written[mode];
  }

  /** The mode whose captions hold, if any: the search has ended, on the board of that mode. @param {Run} run */
  holding(run) {
    if (run.isSearching) return undefined;
    const mode = this.modeOf(run);
    return mode !== undefined && this.isAsWritten(run, mode) ? mode : undefined;
  }

  /** Whether the question whose turn it is waits for its answer at the current step. @param {Run} run */
  isAsking(run) {
    const { question } = this.progress;
    if (question === undefined || this.answers[question] || this.holding(run) !== 0) return false;
    return this.facts.asked[question].step === run.position;
  }

  /** The caption of the current step, if captions hold. @param {Run} run */
  caption(run) {
    const mode = this.holding(run);
    return mode === undefined ? undefined : captionAt(this.facts.captions[mode], run.position);
  }

  // Penalties of roads and of the cells around them

  /** Whether the sliders make sense on the board. @param {Board} board */
  hasPrices(board) {
    const { penaltyLimit } = this.scenario;
    return penaltyLimit !== undefined && board.cells.length === this.facts.cells[0].length && this.#isSized(board);
  }

  /** @param {{ width: number }} board */
  #isSized({ width }) {
    return width === this.facts.board.width;
  }

  /** The penalties that road and other cells have now. @param {Run} run */
  pricesOn(run) {
    return this.#found(run).prices;
  }

  /** @param {Board} board @returns {Penalties | undefined} */
  #pricesOn(board) {
    if (!this.hasPrices(board)) return undefined;
    const { cells } = board;
    const price = (/** @type {boolean} */ isRoad) =>
      cells[this.#roads().findIndex((road, index) => road === isRoad && cells[index] !== WALL)] ?? 0;
    return { road: price(true), other: price(false) };
  }

  /** @type {boolean[] | undefined} */
  #roadMask;
  /** Which cells are road: those that have no penalty on the map. */
  #roads() {
    if (!this.#roadMask) {
      const solver = Solver.fromMap(this.scenario.map);
      this.#roadMask = Array.from(solver.cells(), (byte) => byte === 0);
      solver.free();
    }
    return this.#roadMask;
  }

  /** Gives road and other cells their penalties, as part of the document's stroke. @param {Session} session @param {Penalties} prices */
  price({ document }, { road, other }) {
    const { board } = document;
    if (!this.hasPrices(board)) return;
    const { cells } = board;
    /** @type {[Coord, number][]} */
    const bytes = [];
    for (const [index, isRoad] of this.#roads().entries()) {
      if (cells[index] === WALL) continue;
      bytes.push([coordOf(board, index), isRoad ? road : other]);
    }
    document.paintEach(bytes);
  }

  /** The path as a walk, if the scenario has one and the search has found a path. @param {Run} run */
  walk({ path, options }) {
    const { walk } = this.scenario;
    return walk && path ? walkAlong(path.cells, walk, options.costs) : [];
  }
}

/** Whether a search was refused because its start or goal is on no board. @param {Error | undefined} refusal */
const isBeyond = (refusal) => refusal !== undefined && "code" in refusal && refusal.code === "out-of-bounds";
