// A search on a document's board: its options, the step that is shown, and playing. It follows each patch of the board
// with a new search. Only commands and `tick` search; everything else reads what they left. Headless.

import { hasCode } from "../coded.js";
import { hasFull, loadFull } from "../engine.js";
import { Comparison } from "./comparison.js";
import { LiveSolver } from "./live-solver.js";
import { Pace } from "./pace.js";
import * as playback from "./player.js";
import { NO_STOPS, nextStop } from "./stops.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../board/document.js").BoardDocument} BoardDocument */

/** How long a frame may search, in milliseconds; a longer search continues in the next frames. */
export const SLICE = 12;
/** How long a change may search before anything is drawn: what is done by then shows at once, not a frame later. */
const FIRST_SLICE = 20;
const END = Number.POSITIVE_INFINITY;
/** The last revision of any run. */
let revisions = 0;

export class Run {
  player = playback.createPlayer();
  /** A different number whenever the board, what is shown of the search or the playing has changed; unique to a run. */
  revision = ++revisions;
  /** How many searches have begun: as long as it stays the same, so do board and options. */
  searches = 0;
  /** How often playing has begun. */
  plays = 0;
  /** Whether the search has not ended yet and continues in the next frames. */
  isSearching = false;
  /** Whether the search was forgotten or cancelled on purpose. */
  isStopped = false;
  /** How the search ends, once that is known. @type {import("../engine.js").Status | undefined} */
  outcome;
  /** @type {Error | undefined} Why no search can begin. */
  error;
  /** The step where playing begins, and the one where it pauses. */
  range = { start: 0, end: END };
  /** Where else playing pauses, because there is something to read: whatever applies at the time. @type {() => readonly import("./stops.js").Stop[]} */
  stops = () => NO_STOPS;
  /** Where it is as the counter shows it, and in words, where that is not a number of steps. @type {((language: import("../i18n/index.js").Language) => { shown: string, text: string, widest: string } | undefined) | undefined} */
  saying;
  /** The share of the search time that it gets among other runs. */
  share = 1;
  /** Whether it does not play by itself, because a clock moves it. */
  isLed = false;
  /** How often a command has moved it. */
  moves = 0;

  // What the engine reported last, after a command or a tick.
  position = 0;
  length = 0;
  /** The state of the search at the position. @type {import("../engine.js").Status} */
  status = "searching";
  /** The sums at the position. @type {import("../engine.js").Stats} */
  stats;
  /** The cell that the expansion at the position closed; none before the first. @type {import("../board/board.js").Coord | undefined} */
  current;
  /** The path, if the search is shown at its end and found one. @type {import("../engine.js").Path | undefined} */
  path;

  /**
   * How many neighbors of the next expansion have been looked at, where it is gone through neighbor by neighbor; what is
   * shown is still the step before it. 0 at a whole step.
   */
  within = 0;
  /** What that expansion looks at. @type {import("./sizes.js").Looking | undefined} */
  looking;

  #live;
  #pace = new Pace();
  #comparison = new Comparison();
  /** The step to go to once the search has ended. */
  #target = END;
  /** Moves on in the next frames, a little with each call, and says whether there is more. @type {(() => boolean) | undefined} */
  #walking;
  #unwatch;

  /**
   * @param {BoardDocument} document
   * @param {Partial<Options>} options
   * @param {() => number} clock Milliseconds.
   * @throws an error of the engine
   */
  constructor(document, options, clock) {
    this.document = document;
    this.clock = clock;
    this.#live = new LiveSolver(document, options);
    this.stats = this.solver.stats;
    this.#unwatch = document.watch((patch, kind) => this.#follow(patch, kind));
  }

  /**
   * Searches the board of another document from now on.
   * @param {BoardDocument} document
   * @param {boolean} isSame Whether its board is the same, so that the search stays.
   */
  moveTo(document, isSame) {
    this.#unwatch();
    this.document = document;
    this.#live.moveTo(document, isSame);
    this.#unwatch = document.watch((patch, kind) => this.#follow(patch, kind));
    if (isSame || this.isAsleep) return;
    this.#keepPlace();
    this.solve();
  }

  /** Ends it for good. */
  dispose() {
    this.#unwatch();
    this.#live.release();
  }

  get board() {
    return this.document.board;
  }

  get options() {
    return this.#live.options;
  }

  /** The engine's solver as the last command or tick left it. Lost once its memory is released or the engine restarted. */
  get solver() {
    return this.#live.solver;
  }

  get isAsleep() {
    return this.#live.isReleased;
  }

  /** The cost of a shortest path, for comparison with the one found. */
  get shortest() {
    return this.#comparison.shortest;
  }

  /** Whether its search has to wait for the full engine, so that nothing is known of it. */
  get isWaiting() {
    return this.isSearching && this.#live.isLacking;
  }

  get isAtEnd() {
    return this.position === this.length;
  }

  /** The step that is shown, or will be once the search has ended; undefined means its end. */
  get shownStep() {
    const step = this.isSearching ? this.#target : this.isAtEnd && !this.isStopped ? END : this.position;
    return step === END ? undefined : step;
  }

  /** Records what the engine reports. */
  #note() {
    this.revision = ++revisions;
    this.within = 0;
    this.looking = undefined;
    const { solver } = this;
    ({ position: this.position, length: this.length, status: this.status, stats: this.stats } = solver);
    const { current } = solver;
    const { width } = this.board;
    this.current = current === undefined ? undefined : [current % width, Math.floor(current / width)];
    this.path = this.error ? undefined : solver.path();
  }

  // Searching

  /** Searches again after a change. Stays at the end if the search was there, else at the same step. */
  solve() {
    this.searches++;
    this.#search();
  }

  #search() {
    this.error = undefined;
    this.#comparison.forget();
    this.#walking = undefined;
    this.isSearching = false;
    this.isStopped = false;
    this.outcome = undefined;
    this.#pace = new Pace();
    try {
      this.#live.ready();
      if (this.#live.isLacking) return this.#awaitFull();
      this.solver.step(0);
      this.isSearching = true;
      this.#pump(FIRST_SLICE);
    } catch (error) {
      this.error = asError(error);
      this.player.playing = false;
      this.#note();
    }
  }

  /** A search that needs the full engine begins when that is there. */
  #awaitFull() {
    this.isSearching = true;
    this.#note();
    const { searches } = this;
    loadFull().catch((error) => {
      if (!hasCode(error)) throw error;
      if (this.isSearching && searches === this.searches) this.refuse(error);
    });
  }

  /** Continues a search that has not ended, or has waited for the full engine. */
  #goOnSearching() {
    if (!this.isWaiting) this.#pump(SLICE);
    else if (hasFull()) this.solve();
  }

  /** Continues an unfinished search for one slice. @param {number} slice */
  #pump(slice) {
    const hasMore = this.#pace.go((count) => this.#goOn(count), this.clock, slice * this.share);
    if (!hasMore) this.#finish();
    this.#note();
    if (!hasMore && this.player.playing) this.#fitSpeed();
  }

  /** Continues the search; a search that cannot continue is stopped where it is. @param {number} count @throws an error of the engine */
  #goOn(count) {
    try {
      return this.solver.step(count) === "searching";
    } catch (error) {
      if (hasCode(error)) this.cancel();
      throw error;
    }
  }

  #finish() {
    const { solver } = this;
    this.isSearching = false;
    this.outcome = solver.status;
    if (solver.status === "found") this.#comparison.begin(solver, solver.stats.pathCost, this.clock());
    solver.seek(Math.min(this.#target, solver.length));
  }

  /** Stops an unfinished search where it is. */
  cancel() {
    this.wake();
    this.#walking = undefined;
    this.isSearching = false;
    this.isStopped = true;
    this.#note();
    this.#target = this.position;
  }

  /** Forgets the search and stays before its first step, even after further edits. */
  clearSearch() {
    this.wake();
    this.pause();
    this.#walking = undefined;
    this.isSearching = false;
    this.isStopped = true;
    this.#comparison.forget();
    this.#target = 0;
    this.solver.reset();
    this.#note();
  }

  /**
   * Reports why no search can begin although the board would allow one, until the next change.
   * @param {Error} error
   */
  refuse(error) {
    this.clearSearch();
    this.searches++;
    this.isStopped = false;
    this.#target = END;
    this.error = error;
  }

  /** Remembers which step to show after the next search. */
  #keepPlace() {
    if (!this.isSearching && !this.isStopped) this.#target = this.isAtEnd ? END : this.position;
  }

  /** @param {Partial<Options>} change @throws an error of the engine; then nothing is changed */
  configure(change) {
    this.choose(change);
    this.#keepPlace();
    this.solve();
  }

  /** Chooses options for the next search, which the caller begins. @param {Partial<Options>} change @throws an error of the engine; then nothing is changed */
  choose(change) {
    this.#live.configure(change);
  }

  /** @param {import("../board/patch.js").Patch} patch @param {import("../board/document.js").Kind} kind */
  #follow(patch, kind) {
    if (kind === "edit") this.#keepPlace();
    if (kind === "board") {
      // A new board is shown solved.
      this.pause();
      this.#target = END;
    }
    this.#live.follow(patch);
    this.solve();
  }

  // Moving through the search

  /** Goes to a step; beyond the end means the end. @param {number} step @throws an error of the engine; then nothing is changed */
  seek(step) {
    this.wake();
    this.moves++;
    this.#walking = undefined;
    const target = typeof step === "number" ? Math.max(0, step) : Number.NaN;
    // The engine says what is wrong with a step that no search has.
    if (!Number.isInteger(target) && target !== END) this.solver.seek(step);
    this.#target = target;
    if (this.isStopped) this.#search();
    else if (!this.isSearching && !this.error) {
      this.solver.seek(Math.min(target, this.length));
      this.#note();
    }
  }

  /** Goes some steps forward, or back if negative, and stops playing. @param {number} count @throws an error of the engine */
  step(count) {
    this.wake();
    if (typeof count !== "number" || Number.isNaN(count)) this.solver.step(count);
    // From the middle of an expansion, the step before it is one back.
    const from = this.within > 0 && count < 0 ? this.position + 1 : this.position;
    this.seek(from + count);
    this.pause();
  }

  /** Shows that the next expansion has looked at some of its neighbors. @param {import("./sizes.js").Looking} looking @param {number} within */
  look(looking, within) {
    this.pause();
    this.#walking = undefined;
    this.revision = ++revisions;
    this.looking = looking;
    this.within = within;
  }

  /**
   * Moves the engine's solver, a little with each call, until there is no more to do or another command comes; long
   * ways take several frames.
   * @param {() => boolean} act Says whether there is more to do.
   */
  walk(act) {
    this.wake();
    this.pause();
    if (this.isSearching || this.isStopped || this.error) return;
    this.#walking = act;
    this.#walkOn(FIRST_SLICE);
  }

  /** @param {number} slice */
  #walkOn(slice) {
    this.moves++;
    const end = this.clock() + slice * this.share;
    let hasMore = true;
    while (hasMore && this.clock() < end) hasMore = this.#walking?.() ?? false;
    if (!hasMore) this.#walking = undefined;
    this.#note();
    this.#target = this.isAtEnd ? END : this.position;
  }

  /** Plays from the position, or from the start if the search is at its end. */
  play() {
    this.wake();
    if (this.error) return;
    this.#walking = undefined;
    this.within = 0;
    // A search that was stopped is at its end as well.
    if (this.isAtEnd) this.seek(this.range.start);
    this.plays++;
    if (!this.isSearching) this.#fitSpeed();
    playback.play(this.player, this.clock());
  }

  pause() {
    if (this.player.playing) this.revision = ++revisions;
    playback.pause(this.player);
  }

  /** Chooses a speed that suits what is to be played. */
  #fitSpeed() {
    const { start, end } = this.range;
    playback.fitSpeed(this.player, Math.min(end, this.length) - Math.min(start, this.position));
  }

  /**
   * Lets time pass: continues the search, steps forward while playing, and compares the path when there is time.
   * @returns {boolean} Whether there is more to do.
   */
  tick() {
    if (this.isAsleep) return false;
    this.wake();
    if (this.isSearching) this.#goOnSearching();
    else if (this.#walking) this.#walkOn(SLICE);
    else if (!this.isLed) this.#playOn();
    const isBusy = this.isSearching || this.player.playing || this.#walking !== undefined;
    // It knows more about the path then, and shows the same step.
    if (!isBusy && this.#comparison.tick(this.solver, this.clock())) this.revision = ++revisions;
    return isBusy || this.#comparison.isWaiting;
  }

  /** Continues playing. From a step where playing pauses, it goes on to the next such step. */
  #playOn() {
    const steps = playback.tick(this.player, this.clock());
    const stop = steps > 0 ? nextStop(this) : END;
    const next = Math.min(this.position + steps, stop);
    if (steps > 0) this.seek(next);
    if (this.player.playing && (this.isAtEnd || next === stop)) this.pause();
  }

  // The engine's memory

  /** Releases it while nobody sees the run, until the next command. */
  sleep() {
    if (this.isAsleep) return;
    this.pause();
    this.#live.release();
  }

  /** Continues where the search was before the solver was lost, if it was; a stopped search begins again. */
  wake() {
    if (!this.#live.isLost) return;
    const { isStopped, error } = this;
    this.#search();
    if (isStopped) this.clearSearch();
    else if (error && !this.error) this.refuse(error);
  }
}

/** An error that the engine reported; any other is a failure. @param {unknown} error @returns {Error} */
function asError(error) {
  if (hasCode(error)) return error;
  throw error;
}
