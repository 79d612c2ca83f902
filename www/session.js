// A board, options and the search on them: what every control acts on. Headless; the element shows it.
//
// Board and options are plain data here. The engine's solver holds a copy of them and can be made anew at any time.

import { hasCode } from "./coded.js";
import * as edits from "./edit.js";
import { countUsers, engineStart, restartEngine, Solver } from "./engine.js";
import * as playback from "./player.js";

/** @typedef {import("./edit.js").Board} Board */
/** @typedef {import("./edit.js").Coord} Coord */
/** @typedef {import("./engine.js").Options} Options */

/**
 * A step at which playing pauses.
 * @typedef {object} Stop
 * @property {number} step
 * @property {string} name What it is, such as "caption 2 of 4".
 * @property {string} text What is to be read there.
 * @property {number} time How long that takes, in milliseconds.
 */

/**
 * Expansions between two looks at the clock: the first time, and at most. One may look through an open list of a million
 * cells, so how many fit is only known from those before.
 */
const FIRST_CHUNK = 64;
const LARGEST_CHUNK = 1 << 16;
/** How many times as many as before may be made at once. */
const GROWTH = 4;
/** How long a frame may search, in milliseconds; a longer search goes on in the next frames. */
export const SLICE = 12;
/** How long a change may search before anything is drawn: what is done by then is seen at once, and not a frame later. */
const FIRST_SLICE = 20;
/** Up to so many cells the cost of a shortest path is looked for at once, which takes a few milliseconds. */
const QUICK_CELLS = 1 << 16;
/** Up to so many it is looked for when nothing has changed for a while, and on larger boards not at all. */
const CHECKED_CELLS = 1 << 18;
/** How long nothing must have changed, in milliseconds. */
const REST = 250;

/** @type {ReadonlySet<string>} */
const EVERY_TOOL = new Set(["wall", "erase", "penalty", "start", "goal"]);

/** @type {readonly Stop[]} */
const NO_STOPS = [];

export class Session {
  history = new edits.History();
  player = playback.createPlayer();
  /** Whether the search has not come to its end yet and goes on in the next frames. */
  isSearching = false;
  /** Whether the search was forgotten or cancelled on purpose. */
  isStopped = false;
  /** @type {Error | undefined} Why no search can begin. */
  error;
  /** @type {number | undefined} The cost of a shortest path, for comparison with the one found. */
  shortest;
  /** The step at which playing begins, and the one at which it pauses. */
  range = { start: 0, end: Number.POSITIVE_INFINITY };
  /** Where playing pauses besides, because something is to be read there: whatever holds as things stand. @type {() => readonly Stop[]} */
  stops = () => NO_STOPS;
  /** Whether readers may change nothing. */
  isReadOnly = false;
  /** @type {ReadonlySet<string>} */
  #locks = new Set();
  /** Counts the changes of the board. */
  edits = 0;
  /** What `recall` goes back to. @type {{ board: Board, options: Options } | undefined} */
  #remembered;
  /** Whether the engine's memory was given back. */
  isAsleep = false;
  /** How often playing began. */
  plays = 0;
  /** Another number whenever the board or what is shown of the search has changed. */
  revision = 0;
  /** Since when the path waits to be compared with a shortest one. @type {number | undefined} */
  #uncompared;
  /** @type {import("./engine.js").Stats | undefined} */
  #stats;
  /** @type {import("./engine.js").Path | undefined} */
  #path;
  /** The step to go to when the search has come to its end. */
  #target = Number.POSITIVE_INFINITY;
  /** How many searches were begun: as long as it is the same, board and options are. */
  searches = 0;
  /** @type {edits.Edit | undefined} */
  #stroke;
  /** How many expansions are made between two looks at the clock. */
  #chunk = FIRST_CHUNK;
  /** @type {Solver} */
  #solver;
  /** With which start of the engine the solver was made. */
  #start = engineStart();
  /** @type {Board} */
  board;

  /**
   * @param {string | Uint8Array} map
   * @param {() => number} [clock] Milliseconds.
   */
  constructor(map, clock = () => performance.now()) {
    this.clock = clock;
    this.#solver = Solver.fromMap(map);
    countUsers(1);
    this.board = boardOf(this.solver);
    /** @type {Options} */
    this.options = this.solver.options;
    /** The engine's own options. @type {Readonly<Options>} */
    this.defaults = this.options;
  }

  /** The engine's solver, made anew if its memory was given back or the engine was started anew. */
  get solver() {
    this.#wake();
    if (this.#start !== engineStart()) this.#remake();
    return this.#solver;
  }

  /** The tools that must not change the board. @returns {ReadonlySet<string>} */
  get locks() {
    return this.isReadOnly ? EVERY_TOOL : this.#locks;
  }

  set locks(locks) {
    this.#locks = locks;
  }

  get position() {
    return this.solver.position;
  }

  /** The sums at the position, worked out once. */
  get stats() {
    this.#stats ??= this.solver.stats;
    return this.#stats;
  }

  /** The path, if the search is shown at an end where it was found. */
  get path() {
    if (!this.error) this.#path ??= this.solver.path();
    return this.#path;
  }

  /** Forgets what was known of the position. */
  #changed() {
    this.revision++;
    this.#stats = undefined;
    this.#path = undefined;
  }

  get length() {
    return this.solver.length;
  }

  get isAtEnd() {
    return this.position === this.length;
  }

  /** The step that is shown, or will be when the search has come to its end; nothing stands for its end. */
  get shownStep() {
    const step = this.isSearching ? this.#target : this.isAtEnd && !this.isStopped ? undefined : this.position;
    return step === Number.POSITIVE_INFINITY ? undefined : step;
  }

  /** How far the search has come at the position. */
  get status() {
    return this.solver.status;
  }

  // Searching

  /** Searches anew after a change. Stays at the end if the search was there, else at the same step. */
  solve() {
    this.searches++;
    this.#search();
  }

  #search() {
    this.#changed();
    this.error = undefined;
    this.shortest = undefined;
    this.#uncompared = undefined;
    this.isSearching = false;
    this.isStopped = false;
    this.#chunk = FIRST_CHUNK;
    try {
      this.solver.step(0);
      this.isSearching = true;
      this.pump(FIRST_SLICE);
    } catch (error) {
      this.error = asError(error);
      this.player.playing = false;
    }
  }

  /** Goes on with an unfinished search for a slice of time. @param {number} [slice] */
  pump(slice = SLICE) {
    this.#changed();
    let now = this.clock();
    const end = now + slice;
    while (this.isSearching) {
      const before = now;
      const count = this.#chunk;
      if (this.#goOn(count) !== "searching") return this.#finish();
      now = this.clock();
      // As many at once as the time that is left allows, because what each step shows is work as well; and as half of the
      // next slice allows, because the open list grows.
      const left = now < end ? end - now : slice / 2;
      const fitting = Math.min((count * left) / Math.max(0.01, now - before), count * GROWTH);
      this.#chunk = Math.max(1, Math.min(LARGEST_CHUNK, Math.floor(fitting)));
      if (now >= end) return;
    }
  }

  /** Searches on; a search that cannot go on is stopped where it is. @param {number} count @throws an error of the engine */
  #goOn(count) {
    try {
      return this.solver.step(count);
    } catch (error) {
      this.cancel();
      throw error;
    }
  }

  #finish() {
    this.isSearching = false;
    if (this.solver.status === "found") {
      const cells = this.board.width * this.board.height;
      if (this.solver.promisesShortest) this.shortest = this.stats.pathCost;
      else if (cells <= QUICK_CELLS) this.shortest = this.solver.shortestCost();
      else if (cells <= CHECKED_CELLS) this.#uncompared = this.clock();
    }
    this.solver.seek(Math.min(this.#target, this.length));
    if (this.player.playing) this.#fitSpeed();
    this.#changed();
  }

  /** Stops an unfinished search where it is. */
  cancel() {
    this.isSearching = false;
    this.isStopped = true;
    this.#target = this.position;
  }

  /** Forgets the search and stays before its first step, also after further edits. */
  clearSearch() {
    playback.pause(this.player);
    this.solver.reset();
    this.#changed();
    this.isSearching = false;
    this.isStopped = true;
    this.shortest = undefined;
    this.#uncompared = undefined;
    this.#target = 0;
  }

  /** Remembers where to be after the next search. */
  #keepPlace() {
    if (!this.isSearching && !this.isStopped) this.#target = this.isAtEnd ? Number.POSITIVE_INFINITY : this.position;
  }

  /** @param {Partial<Options>} change @throws an error of the engine; then nothing is changed */
  configure(change) {
    this.#keepPlace();
    this.solver.configure(change);
    this.options = this.solver.options;
    this.solve();
  }

  // Moving through the search

  /** Goes to a step; beyond the end means the end. @param {number} step @throws an error of the engine; then nothing is changed */
  seek(step) {
    const target = typeof step === "number" ? Math.max(0, step) : Number.NaN;
    // The engine says what is wrong with what is no step of any search.
    if (!Number.isInteger(target) && target !== Number.POSITIVE_INFINITY) this.solver.seek(step);
    this.#target = target;
    if (this.isStopped) this.#search();
    else if (!this.isSearching && !this.error) {
      this.solver.seek(Math.min(this.#target, this.length));
      this.#changed();
    }
  }

  /** Goes some steps forward, or back if negative, and stops playing. @param {number} count @throws an error of the engine */
  step(count) {
    if (typeof count !== "number" || Number.isNaN(count)) this.solver.step(count);
    this.seek(this.position + count);
    playback.pause(this.player);
  }

  /** Plays from the position, or from the start if the search is at its end. */
  play() {
    if (this.error) return;
    if (this.isStopped || this.isAtEnd) this.seek(this.range.start);
    this.plays++;
    if (!this.isSearching) this.#fitSpeed();
    playback.play(this.player, this.clock());
  }

  pause() {
    playback.pause(this.player);
  }

  /** Takes a speed that suits what is to be played. */
  #fitSpeed() {
    const { start, end } = this.range;
    playback.fitSpeed(this.player, Math.min(end, this.length) - Math.min(start, this.position));
  }

  /**
   * Lets time pass: goes on searching, goes forward while playing, and compares the path when there is time.
   * @returns {boolean} Whether there is more to be done.
   */
  tick() {
    if (this.isSearching) {
      this.pump();
    } else {
      this.#playOn();
    }
    return this.isSearching || this.player.playing || this.#compare();
  }

  /** Goes on playing. Who plays on from a step at which playing pauses goes on to the next one. */
  #playOn() {
    const steps = playback.tick(this.player, this.clock());
    const stop = steps > 0 ? this.#nextStop() : Number.POSITIVE_INFINITY;
    const next = Math.min(this.position + steps, stop);
    if (steps > 0) this.seek(next);
    if (this.player.playing && (this.isAtEnd || (steps > 0 && next === stop))) this.pause();
  }

  /** The next step at which playing pauses, the end of the search apart. */
  #nextStop() {
    const steps = [this.range.end, ...this.stops().map(({ step }) => step)];
    return Math.min(...steps.filter((step) => step > this.position), Number.POSITIVE_INFINITY);
  }

  /** Looks for the cost of a shortest path once nothing has changed for a while. @returns {boolean} Whether it waits. */
  #compare() {
    if (this.#uncompared === undefined) return false;
    if (this.clock() - this.#uncompared < REST) return true;
    this.#uncompared = undefined;
    this.shortest = this.solver.shortestCost();
    return false;
  }

  /**
   * Says why no search can begin although the board would allow one, until the next change.
   * @param {Error} error
   */
  refuse(error) {
    this.clearSearch();
    this.searches++;
    this.isStopped = false;
    this.#target = Number.POSITIVE_INFINITY;
    this.error = error;
  }

  // Editing

  /** Whether a stroke is being painted. */
  get isPainting() {
    return this.#stroke !== undefined;
  }

  /** Begins a stroke: all that is painted until `endStroke` is undone at once. */
  beginStroke() {
    this.endStroke();
    this.#keepPlace();
    this.#stroke = {};
  }

  /** @param {Coord[]} coords @param {number} byte */
  paint(coords, byte) {
    const changed = edits.paint(this.board, this.#openStroke(), coords, byte);
    for (const index of changed) {
      this.solver.setCell(index % this.board.width, Math.floor(index / this.board.width), byte);
    }
    if (changed.length === 0) return;
    this.edits++;
    this.solve();
  }

  /**
   * Moves start or goal to a cell, or to the nearest one that is free.
   * @param {"start" | "goal"} end
   * @param {Coord} to
   * @returns {boolean} Whether it moved.
   */
  moveEnd(end, to) {
    if (!edits.moveEnd(this.board, this.#openStroke(), end, to)) return false;
    if (end === "start") this.solver.setStart(...this.board.start);
    else this.solver.setGoal(...this.board.goal);
    this.edits++;
    this.solve();
    return true;
  }

  #openStroke() {
    if (!this.#stroke) this.beginStroke();
    return /** @type {edits.Edit} */ (this.#stroke);
  }

  endStroke() {
    if (this.#stroke) this.history.add(this.#stroke);
    this.#stroke = undefined;
  }

  /** Takes back what the stroke painted so far. */
  cancelStroke() {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke && !edits.isEmpty(stroke)) this.#travel(stroke, edits.apply(this.board, stroke, "undo"));
  }

  /**
   * Changes the whole board by a generator or a size, so that it can be undone. A new board is shown solved.
   * @template T
   * @param {(solver: Solver) => T} change
   * @param {string} [name] What the new board is called.
   * @returns {T}
   */
  change(change, name) {
    this.endStroke();
    playback.pause(this.player);
    this.#target = Number.POSITIVE_INFINITY;
    const before = this.board;
    const result = change(this.solver);
    this.board = boardOf(this.solver, name);
    this.history.add({ other: before });
    this.edits++;
    this.solve();
    return result;
  }

  /**
   * Replaces the board by one in text. Where that names no start and goal, they are put where a path leads by the present
   * diagonal rule.
   * @param {string | Uint8Array} map
   * @param {string} [name] What the board is called.
   * @throws an error of the engine
   */
  open(map, name) {
    this.#replace(Solver.fromMap(map, this.options.diagonal), this.options, name);
  }

  /** Makes the board larger or smaller at its right and lower sides. @param {number} width @param {number} height */
  resize(width, height) {
    const solver = new Solver(width, height);
    const { board } = this;
    const cells = new Uint8Array(width * height);
    for (let y = 0; y < Math.min(height, board.height); y++) {
      const row = board.cells.subarray(y * board.width, y * board.width + Math.min(width, board.width));
      cells.set(row, y * width);
    }
    /** @type {(coord: Coord) => Coord} */
    const inside = ([x, y]) => [Math.min(x, width - 1), Math.min(y, height - 1)];
    for (const [x, y] of [inside(board.start), inside(board.goal)]) {
      if (cells[y * width + x] === edits.WALL) cells[y * width + x] = 0;
    }
    solver.setCells(cells);
    solver.setStart(...inside(board.start));
    solver.setGoal(...inside(board.goal));
    solver.setOrigin(...board.origin);
    this.#replace(solver, this.options, board.name);
  }

  /**
   * @param {Solver} solver A solver with the new board.
   * @param {Partial<Options>} options
   * @param {string | undefined} name
   */
  #replace(solver, options, name) {
    try {
      solver.configure(options);
    } catch (error) {
      solver.free();
      throw error;
    }
    this.change(() => {
      this.solver.free();
      this.#solver = solver;
      this.options = solver.options;
    }, name);
  }

  /**
   * Replaces the board by one as data, with its own options, so that the board can be undone.
   * @param {Board} board
   * @param {Partial<Options>} options Those that are not given are as by default.
   * @throws an error of the engine; then nothing is changed
   */
  openBoard({ width, height, cells, start, goal, origin, name }, options) {
    const solver = new Solver(width, height);
    solver.setCells(cells);
    solver.setStart(...start);
    solver.setGoal(...goal);
    solver.setOrigin(...origin);
    this.#replace(solver, options, name);
  }

  clearWalls() {
    this.change((solver) => solver.setCells(new Uint8Array(this.board.cells.length)), "open");
  }

  undo() {
    if (this.isReadOnly) return;
    this.endStroke();
    this.#travel(this.history.nextUndo, this.history.undo(this.board));
  }

  redo() {
    if (this.isReadOnly) return;
    this.endStroke();
    this.#travel(this.history.nextRedo, this.history.redo(this.board));
  }

  /**
   * Shows the board after an edit was taken back or made again.
   * @param {edits.Edit | undefined} edit
   * @param {Board | undefined} board
   */
  #travel(edit, board) {
    if (!board || !edit) return;
    this.#keepPlace();
    this.edits++;
    this.board = board;
    if (edit.other) this.#upload();
    else this.#uploadCells(edit.cells?.keys() ?? []);
    this.solve();
  }

  /** Gives the solver some cells and the ends. @param {Iterable<number>} indexes */
  #uploadCells(indexes) {
    const { width, cells, start, goal } = this.board;
    for (const index of indexes) this.solver.setCell(index % width, Math.floor(index / width), cells[index]);
    this.solver.setStart(...start);
    this.solver.setGoal(...goal);
  }

  /** Gives the board to the solver, or to a new one if the size is another. */
  #upload() {
    const { width, height, cells, start, goal, origin } = this.board;
    if (this.solver.width !== width || this.solver.height !== height) {
      this.solver.free();
      this.#solver = new Solver(width, height);
      this.solver.configure(this.options);
    }
    this.solver.setCells(cells);
    this.solver.setStart(...start);
    this.solver.setGoal(...goal);
    this.solver.setOrigin(...origin);
  }

  /** Starts the engine anew after a failure that leaves it in no known state, and goes on from board and options. */
  rebuild() {
    restartEngine();
    this.#remake();
  }

  /** Makes the solver anew from board and options, and stays at the step. @throws an error of the engine; then no search can begin */
  #remake() {
    this.#start = engineStart();
    const { isStopped, error } = this;
    try {
      this.#solver = new Solver(this.board.width, this.board.height);
      this.#upload();
      this.#solver.configure(this.options);
    } catch (problem) {
      // There must be a solver, whatever becomes of the board.
      this.#solver = new Solver(1, 1);
      this.refuse(asError(problem));
      return;
    }
    this.solve();
    if (isStopped) this.clearSearch();
    else if (error && !this.error) this.refuse(error);
  }

  /** Remembers board and options for `recall`; nothing before them can be undone. */
  remember() {
    this.history = new edits.History();
    this.#remembered = { board: { ...this.board, cells: this.board.cells.slice() }, options: this.options };
  }

  /** Goes back to what was remembered, in one step for undo, and to the first step. */
  recall() {
    this.pause();
    if (!this.#remembered) return;
    const { board, options } = this.#remembered;
    this.openBoard(board, options);
    this.seek(this.range.start);
  }

  /** Gives the engine's memory back while nobody sees the board, until somebody asks for it. */
  sleep() {
    if (this.isAsleep) return;
    this.pause();
    if (this.#start === engineStart()) {
      this.#keepPlace();
      this.#solver.free();
    }
    this.isAsleep = true;
    countUsers(-1);
  }

  /** Goes on after `sleep` where the search was; one that was stopped begins anew. */
  #wake() {
    if (!this.isAsleep) return;
    this.isAsleep = false;
    countUsers(1);
    this.#remake();
  }
}

/** @param {Solver} solver @param {string} [name] @returns {Board} */
function boardOf(solver, name) {
  const { width, height, start, goal, origin } = solver;
  return { width, height, cells: solver.cells(), start, goal, origin, name };
}

/** An error that the engine told; any other is a failure. @param {unknown} error @returns {Error} */
function asError(error) {
  if (hasCode(error)) return error;
  throw error;
}
