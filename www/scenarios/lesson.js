// A scenario on a session: begins it, switches between its ways to search, and says what belongs to the present step.
// Headless, and without a state that the session has already.

import { WALL } from "../edit.js";
import { Solver } from "../engine.js";
import { captionAt, factsOf, hasOwnBoard } from "./facts.js";
import { Progress } from "./progress.js";
import { walkAlong } from "./walk.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../edit.js").Coord} Coord */
/** @typedef {import("./scenario.js").Penalties} Penalties */

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
    session.seek(this.facts.start);
  }

  /** Puts the board back as it was written, with the options that it has now if they belong to it. @param {Session} session */
  restore(session) {
    this.#put(session, this.modeOf(session) ?? 0);
  }

  /** @param {Session} session @param {number} mode */
  #put(session, mode) {
    const { boards, cells, options, refusals } = this.facts;
    session.openBoard({ ...boards[mode], cells: cells[mode], name: this.name }, options[mode]);
    const refusal = refusals[mode];
    // An end that is a wall stands on the board, and the session finds out by itself.
    if (refusal && !session.error) session.refuse(refusal);
  }

  /** Whether a mode has another board than the scenario. @param {number} mode */
  #hasOwnBoard(mode) {
    return hasOwnBoard(this.scenario, this.scenario.modes[mode]);
  }

  /** Whether a mode has a board of its own, and it is shown. @param {Session} session @param {number} mode */
  #isOnOwnBoard(session, mode) {
    if (!this.#hasOwnBoard(mode) || !this.isAsWritten(session, mode)) return false;
    // An end beyond the board is on no board: that it was asked for, only the session's error tells.
    const beyond = this.facts.refusals.map((refusal) => (isBeyond(refusal) ? refusal : undefined));
    return beyond[mode] === beyond.find((refusal) => refusal && refusal === session.error);
  }

  /** Whether the board is that of a mode and not the scenario's. @param {Session} session */
  #isElsewhere(session) {
    return this.scenario.modes.some((_, mode) => this.#isOnOwnBoard(session, mode));
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
    if (this.#hasOwnBoard(mode) || this.#isElsewhere(session)) {
      const { isAtEnd, position } = session;
      this.#put(session, mode);
      // As with other ways to search: who was at the end stays there, and who was on the way stays at the step.
      if (!isAtEnd && !session.error) session.seek(position);
      return;
    }
    const { penalties } = this.scenario.modes[mode];
    if (penalties) {
      session.beginStroke();
      this.price(session, penalties);
      session.endStroke();
    }
    session.configure(this.facts.options[mode]);
  }

  /**
   * Whether the session searches as a mode says, on whatever board; if modes have boards of their own, on no other of
   * these.
   * @param {Session} session
   * @param {number} mode
   */
  matches(session, mode) {
    const isBoard = this.#hasOwnBoard(mode) ? this.#isOnOwnBoard(session, mode) : !this.#isElsewhere(session);
    const { penalties } = this.scenario.modes[mode];
    const prices = this.pricesOn(session);
    const isPriced = !penalties || !prices || (prices.road === penalties.road && prices.other === penalties.other);
    const options = Object.entries(this.facts.options[mode]);
    return (
      isBoard && isPriced && options.every(([key, value]) => session.options[/** @type {"weight"} */ (key)] === value)
    );
  }

  /** The first mode as which the session searches. @param {Session} session @returns {number | undefined} */
  modeOf(session) {
    const found = this.scenario.modes.findIndex((_, mode) => this.matches(session, mode));
    return found < 0 ? undefined : found;
  }

  /** Whether the board is as a mode says, so that its captions hold. @param {Session} session @param {number} mode */
  isAsWritten({ board }, mode) {
    const { boards, cells } = this.facts;
    const written = boards[mode];
    const isSameSize = board.width === written.width && board.height === written.height;
    const areEndsSame = `${board.start} ${board.goal}` === `${written.start} ${written.goal}`;
    return isSameSize && areEndsSame && cells[mode].every((byte, index) => board.cells[index] === byte);
  }

  /** The mode whose captions hold, if there is one: the search has come to its end, on the board of that mode. @param {Session} session */
  holding(session) {
    if (session.isSearching) return undefined;
    const { searches } = session;
    // As long as no other search begins, board and options are the same.
    if (this.#held.session !== session || this.#held.searches !== searches) {
      const mode = this.modeOf(session);
      this.#held = {
        session,
        searches,
        mode: mode !== undefined && this.isAsWritten(session, mode) ? mode : undefined,
      };
    }
    return this.#held.mode;
  }

  /** Which captions held when it was asked last. @type {{ session?: Session, searches: number, mode?: number }} */
  #held = { searches: 0 };

  /** The caption of the present step, if captions hold. @param {Session} session */
  caption(session) {
    const mode = this.holding(session);
    return mode === undefined ? undefined : captionAt(this.facts.captions[mode], session.position);
  }

  // Penalties of roads and of what lies beside them

  /** Whether the sliders mean something on the board. @param {Session} session */
  hasPrices({ board }) {
    const { penaltyLimit } = this.scenario;
    return penaltyLimit !== undefined && board.cells.length === this.facts.cells[0].length && this.#isSized(board);
  }

  /** @param {{ width: number }} board */
  #isSized({ width }) {
    return width === this.facts.board.width;
  }

  /** The penalties that road and other cells have now. @param {Session} session @returns {Penalties | undefined} */
  pricesOn(session) {
    if (!this.hasPrices(session)) return undefined;
    const { cells } = session.board;
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

  /** Gives road and other cells their penalties, as a part of the session's stroke. @param {Session} session @param {Penalties} prices */
  price(session, { road, other }) {
    if (!this.hasPrices(session)) return;
    const { width, cells } = session.board;
    /** @type {Coord[][]} */
    const coords = [[], []];
    for (const [index, isRoad] of this.#roads().entries()) {
      if (cells[index] !== WALL) coords[isRoad ? 0 : 1].push([index % width, Math.floor(index / width)]);
    }
    session.paint(coords[0], road);
    session.paint(coords[1], other);
  }

  /** The path as a walk, if the scenario asks for one and the search has found a path. @param {Session} session */
  walk(session) {
    const { walk } = this.scenario;
    const path = walk && !session.error ? session.solver.path() : undefined;
    return walk && path ? walkAlong(path.cells, walk, session.options.costs) : [];
  }
}

/** Whether a search was refused for an end that is on no board. @param {Error | undefined} refusal */
const isBeyond = (refusal) => refusal !== undefined && "code" in refusal && refusal.code === "out-of-bounds";
