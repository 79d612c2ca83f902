// A board document and the runs on it, one or more: what every control acts on. It holds what concerns all of them:
// other boards, locks, undo and redo, what `recall` goes back to. Headless; the element shows it.

import { restartEngine, Solver } from "../../engine.js";
import { resized } from "../board/board.js";
import { boardOf, solverOf } from "../board/convert.js";
import { BoardDocument } from "../board/document.js";
import { needed } from "../engine/errors.js";
import { Run } from "../run/run.js";

/**
 * @import { Board } from "../board/board.js"
 * @import { Options } from "../../engine.js"
 * @import { Clock } from "./clock.js"
 * @import { Comparing } from "./comparing.js"
 * @import { How } from "./how.js"
 * @import { Played } from "./recorded.js"
 */

/**
 * What shows a session. Functions, because the element creates it last.
 * @typedef {object} Showing
 * @property {() => Session} session The board, and everything that concerns all runs.
 * @property {() => Run} run The run that is shown.
 */

/** @type {ReadonlySet<string>} */
const EVERY_TOOL = new Set(["wall", "erase", "penalty", "start", "goal"]);

export class Session {
  document;
  /** The searches on the board. There is always one. @type {Run[]} */
  runs = [];
  /** The engine's own options. @type {Readonly<Options>} */
  defaults;
  /** Whether readers may change nothing. */
  isReadOnly = false;
  /** @type {ReadonlySet<string>} */
  #locks = new Set();
  /**
   * What `recall` goes back to, and what compares as many searches again.
   * @type {{ board: Board, options: Options[], how?: How, again?: (others: Options[]) => void } | undefined}
   */
  remembered;
  /** The time, in milliseconds. */
  time;
  /** The revisions of the runs and clocks that have been removed. @internal */
  gone = 0;
  /** The index of the front run. */
  front = 0;
  /** The clock of several sessions that share it. @type {Clock | undefined} */
  led;
  /** The clock of all runs, while they are compared. @type {Comparing | undefined} */
  comparing;

  /**
   * @param {string | Uint8Array} map
   * @param {() => number} [clock] Milliseconds.
   */
  constructor(map, clock = () => performance.now()) {
    this.time = clock;
    const solver = Solver.fromMap(map);
    this.defaults = solver.options;
    this.document = new BoardDocument(boardOf(solver));
    solver.free();
    this.add();
  }

  /** The front run: the one that panels, keys and events follow. */
  get run() {
    return this.runs[this.front];
  }

  /** What moves through the search, or through all of them: plays, steps and seeks. */
  get clock() {
    return this.led ?? this.comparing?.clock ?? this.run;
  }

  /** A different number whenever the board or what is shown of a search has changed. */
  get revision() {
    // There are four runs at most.
    const others =
      this.document.revision + this.gone + this.front / 8 + (this.comparing?.revision ?? 0) + (this.led?.revision ?? 0);
    return this.runs.reduce((sum, { revision }) => sum + revision, others);
  }

  /** How runs are compared, if they are. @returns {How | undefined} */
  get compared() {
    return this.comparing?.how;
  }

  /**
   * Compares two to four runs on one clock. What makes them is loaded with the first comparison.
   * @param {Partial<Options>[] | undefined} options The first are changes of the front run's own options, which then is the first run;
   *   the others are what is different from them in the other runs. Without any, greedy search is the other one.
   * @param {Partial<How>} [how]
   * @throws a coded error; then nothing is changed
   */
  async compare(options, how) {
    const { beginComparing } = await needed(import("./comparing.js"));
    beginComparing(this, options, how);
  }

  /**
   * Compares the front run with what a program printed, on one clock.
   * @param {Played} recording
   */
  async compareLog(recording) {
    const { beginWithLog } = await needed(import("./comparing.js"));
    beginWithLog(this, recording);
  }

  /** Keeps only the front run. */
  endCompare() {
    this.comparing?.close();
  }

  /**
   * Puts another run on the board, which has not searched yet.
   * @param {Partial<Options>} [options]
   * @throws an error of the engine; then there is no other one
   */
  add(options = {}) {
    const run = new Run(this.document, options, this.time);
    this.runs.push(run);
    this.#share();
    return run;
  }

  /** Removes a run. @param {Run} run One of several. */
  remove(run) {
    run.dispose();
    const { run: front } = this;
    this.runs = this.runs.filter((other) => other !== run);
    this.front = Math.max(0, this.runs.indexOf(front));
    this.gone += run.revision + 1;
    this.#share();
  }

  /**
   * Edits another document from now on and shows its board, and follows a clock that is shared, or its own again.
   * @param {BoardDocument} document
   * @param {boolean} isSame Whether its board is the same, so that the searches stay.
   * @param {Clock} [led]
   */
  moveTo(document, isSame, led) {
    this.gone += this.document.revision - document.revision + (this.led?.revision ?? 0) - (led?.revision ?? 0) + 1;
    const { led: left } = this;
    this.document = document;
    this.led = led;
    for (const run of this.runs) run.moveTo(document, isSame);
    this.comparing?.moveTo(document, left);
  }

  /** Makes the runs share the time for searching. */
  #share() {
    for (const run of this.runs) run.share = 1 / this.runs.length;
  }

  /** The tools that must not change the board. @returns {ReadonlySet<string>} */
  get locks() {
    return this.isReadOnly ? EVERY_TOOL : this.#locks;
  }

  set locks(locks) {
    this.#locks = locks;
  }

  /** Lets time pass. @returns {boolean} Whether there is more to do. */
  tick() {
    const hasMore = this.runs.filter((run) => run.tick()).length > 0;
    return this.led?.tick() || this.comparing?.tick() || hasMore;
  }

  /** Forgets all searches. */
  clearSearch() {
    for (const run of this.runs) run.clearSearch();
  }

  undo() {
    if (!this.isReadOnly) this.document.undo();
  }

  redo() {
    if (!this.isReadOnly) this.document.redo();
  }

  // Other boards. Each is made by the engine in a separate solver, so that what it refuses changes nothing.

  /**
   * Changes the whole board by a generator, in a way that can be undone. The new board is shown solved.
   * @template T
   * @param {(solver: Solver) => T} change
   * @param {string} [name] The name of the new board.
   * @param {boolean} [isMore] Whether it takes the place of the last edit, and is undone with it.
   * @returns {T}
   */
  change(change, name, isMore) {
    return this.#replace(solverOf(this.document.board), change, name, isMore);
  }

  /**
   * Replaces the board by one in text. If the text names no start and goal, they are put where a path exists by the
   * current diagonal rule.
   * @param {string | Uint8Array} map
   * @param {string} [name] The name of the board.
   * @throws an error of the engine
   */
  open(map, name) {
    this.#replace(Solver.fromMap(map, this.run.options.diagonal), () => {}, name);
  }

  /** Makes the board larger or smaller at its right and lower sides. @param {number} width @param {number} height */
  resize(width, height) {
    const { board } = this.document;
    // The engine says what is wrong with a size.
    new Solver(width, height).free();
    this.#replace(solverOf(resized(board, width, height)), () => {}, board.name);
  }

  /**
   * Replaces the board by one as data, with new options for the first run, in a way that can be undone.
   * @param {Board} board
   * @param {Partial<Options>} options Those not given are the defaults.
   * @throws an error of the engine; then nothing is changed
   */
  openBoard(board, options) {
    const all = { ...this.defaults, ...options };
    this.#replace(solverOf(board), () => this.run.choose(all), board.name);
  }

  /**
   * @template T
   * @param {Solver} solver One with the new board; it is consumed.
   * @param {(solver: Solver) => T} act What to do before the board is shown.
   * @param {string | undefined} name
   * @param {boolean} [isMore]
   * @returns {T}
   */
  #replace(solver, act, name, isMore) {
    let result;
    let board;
    try {
      result = act(solver);
      board = boardOf(solver, name);
    } finally {
      solver.free();
    }
    this.document.replace(board, isMore);
    return result;
  }

  /** The board as text that the engine reads. */
  toMap() {
    const solver = solverOf(this.document.board);
    try {
      return solver.toMap();
    } finally {
      solver.free();
    }
  }

  /** Remembers board and options for `recall`; nothing before that can be undone. */
  remember() {
    this.document.forgetHistory();
    const { board } = this.document;
    const options = this.runs.map((run) => run.options);
    const { compared: how } = this;
    this.remembered = { board: { ...board, cells: board.cells.slice() }, options, how, again: this.comparing?.again };
  }

  /** Returns to what was remembered, in one step for undo, and to the first step. */
  recall() {
    if (!this.remembered) return;
    const { board, options, how, again } = this.remembered;
    const isOther = options.length !== this.runs.length || this.comparing?.recorded !== undefined;
    if (isOther) this.endCompare();
    for (const [index, run] of this.runs.entries()) run.choose(options[index] ?? run.options);
    this.document.replace({ ...board, cells: board.cells.slice() });
    if (!isOther && how) this.comparing?.choose(how);
    if (isOther && options.length > 1) again?.(options.slice(1));
    for (const it of this.clock === this.run ? this.runs : [this.clock]) it.seek(it.range.start);
  }

  // The engine's memory

  /** Whether the engine's memory was released. */
  get isAsleep() {
    return this.runs.every((run) => run.isAsleep);
  }

  /** Releases the engine's memory while nobody sees the board, until a command needs it. */
  sleep() {
    for (const run of this.runs) run.sleep();
  }

  /** Restores the engine's solvers, if they were lost. */
  wake() {
    for (const run of this.runs) run.wake();
  }

  /** Restarts the engine after a failure that leaves it in an unknown state, and continues from board and options. */
  rebuild() {
    restartEngine();
    this.wake();
  }
}
