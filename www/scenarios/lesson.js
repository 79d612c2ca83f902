// A scenario on a session: begins it, switches between its ways to search, and says what belongs to the present step.
// Headless, and without a state that the session has already: what it finds out of a run holds until that searches anew.

import { WALL } from "../board/board.js";
import { Solver } from "../engine.js";
import { captionAt, factsOf, hasOwnBoard } from "./facts.js";
import { Progress } from "./progress.js";
import { walkAlong } from "./walk.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("./scenario.js").Penalties} Penalties */

/**
 * What is found out of a run: of each mode whether the board is as it says, and whether the run searches so; and the
 * penalties of road and other cells.
 * @typedef {object} Found
 * @property {boolean[]} written
 * @property {boolean[]} matching
 * @property {Penalties | undefined} prices
 */

export class Lesson {
  /** The choice that was made last. @type {number | undefined} */
  answer;
  /** How far the reader has come in it. */
  progress = new Progress(this);

  /**
   * @param {import("./scenario.js").Scenario} scenario
   * @param {string} [name] Of a supplied scenario.
   * @param {import("./facts.js").Facts} [facts] Those of the scenario, if they are known.
   * @throws {import("./error.js").ScenarioError}
   */
  constructor(scenario, name, facts = factsOf(Solver, scenario)) {
    this.scenario = scenario;
    this.name = name;
    this.facts = facts;
  }

  /**
   * Puts board and options on a session, in one step for undo, and goes to the step to begin at.
   * @param {Session} session
   */
  begin(session) {
    this.#put(session, 0);
    session.run.seek(this.facts.start);
  }

  /** Puts the board back as it was written, with the options that it has now if they belong to it. @param {Session} session */
  restore(session) {
    this.#put(session, this.modeOf(session.run) ?? 0);
  }

  /** @param {Session} session @param {number} mode */
  #put(session, mode) {
    const { boards, cells, options, refusals } = this.facts;
    session.openBoard({ ...boards[mode], cells: cells[mode], name: this.name }, options[mode]);
    const refusal = refusals[mode];
    // An end that is a wall stands on the board, and the session finds out by itself.
    if (refusal && !session.run.error) session.run.refuse(refusal);
  }

  /** Whether a mode has another board than the scenario. @param {number} mode */
  #hasOwnBoard(mode) {
    return hasOwnBoard(this.scenario, this.scenario.modes[mode]);
  }

  /** Whether a mode has a board of its own, and it is shown. @param {Run} run @param {number} mode @param {boolean[]} written */
  #isOnOwnBoard({ error }, mode, written) {
    if (!this.#hasOwnBoard(mode) || !written[mode]) return false;
    // An end beyond the board is on no board: that it was asked for, only the run's error tells.
    const beyond = this.facts.refusals.map((refusal) => (isBeyond(refusal) ? refusal : undefined));
    return beyond[mode] === beyond.find((refusal) => refusal && refusal === error);
  }

  /** Whether the board is that of a mode and not the scenario's. @param {Run} run @param {boolean[]} written */
  #isElsewhere(run, written) {
    return this.scenario.modes.some((_, mode) => this.#isOnOwnBoard(run, mode, written));
  }

  /** The steps between which it is played. */
  get range() {
    const { start, end } = this.facts;
    return { start: Number.isFinite(start) ? start : 0, end };
  }

  /**
   * Searches in another way: on the board as it is, or on that of the mode if it has one. From such a board all others go
   * back to that of the scenario.
   * @param {Session} session
   * @param {number} mode Its place in `scenario.modes`.
   */
  show(session, mode) {
    const { run } = session;
    if (this.#hasOwnBoard(mode) || this.#isElsewhere(run, this.#found(run).written)) {
      const { isAtEnd, position } = run;
      this.#put(session, mode);
      // As with other ways to search: who was at the end stays there, and who was on the way stays at the step.
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

  /** What was found out last. @type {(Found & { run: Run, searches: number, error: Error | undefined }) | undefined} */
  #last;

  /** What is found out of a run, once for each of its searches. @param {Run} run @returns {Found} */
  #found(run) {
    const { searches, error, board } = run;
    const last = this.#last;
    // As long as no other search begins, board and options are the same.
    if (last?.run === run && last.searches === searches && last.error === error) return last;
    const modes = [...this.scenario.modes.keys()];
    const written = modes.map((mode) => this.#isWritten(board, mode));
    const prices = this.#pricesOn(board);
    const matching = modes.map((mode) => this.#isMatching(run, mode, written, prices));
    this.#last = { run, searches, error, written, matching, prices };
    return this.#last;
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
   * Whether a run searches as a mode says, on whatever board; if modes have boards of their own, on no other of these.
   * @param {Run} run
   * @param {number} mode
   */
  matches(run, mode) {
    return this.#found(run).matching[mode];
  }

  /** The first mode as which a run searches. @param {Run} run @returns {number | undefined} */
  modeOf(run) {
    const found = this.#found(run).matching.indexOf(true);
    return found < 0 ? undefined : found;
  }

  /** Whether the board is as a mode says, so that its captions hold. @param {Run} run @param {number} mode */
  isAsWritten(run, mode) {
    return this.#found(run).written[mode];
  }

  /** The mode whose captions hold, if there is one: the search has come to its end, on the board of that mode. @param {Run} run */
  holding(run) {
    if (run.isSearching) return undefined;
    const mode = this.modeOf(run);
    return mode !== undefined && this.isAsWritten(run, mode) ? mode : undefined;
  }

  /** The caption of the present step, if captions hold. @param {Run} run */
  caption(run) {
    const mode = this.holding(run);
    return mode === undefined ? undefined : captionAt(this.facts.captions[mode], run.position);
  }

  // Penalties of roads and of what lies beside them

  /** Whether the sliders mean something on the board. @param {Board} board */
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
  /** Which cells are road: those that the map gives no penalty. */
  #roads() {
    if (!this.#roadMask) {
      const solver = Solver.fromMap(this.scenario.map);
      this.#roadMask = Array.from(solver.cells(), (byte) => byte === 0);
      solver.free();
    }
    return this.#roadMask;
  }

  /** Gives road and other cells their penalties, as a part of the document's stroke. @param {Session} session @param {Penalties} prices */
  price({ document }, { road, other }) {
    const { board } = document;
    if (!this.hasPrices(board)) return;
    const { width, cells } = board;
    /** @type {[Coord, number][]} */
    const bytes = [];
    for (const [index, isRoad] of this.#roads().entries()) {
      if (cells[index] === WALL) continue;
      bytes.push([[index % width, Math.floor(index / width)], isRoad ? road : other]);
    }
    document.paintEach(bytes);
  }

  /** The path as a walk, if the scenario asks for one and the search has found a path. @param {Run} run */
  walk({ path, options }) {
    const { walk } = this.scenario;
    return walk && path ? walkAlong(path.cells, walk, options.costs) : [];
  }
}

/** Whether a search was refused for an end that is on no board. @param {Error | undefined} refusal */
const isBeyond = (refusal) => refusal !== undefined && "code" in refusal && refusal.code === "out-of-bounds";
