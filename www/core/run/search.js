// A search on a document's board: it is begun, continued in slices, stopped and made again when it was lost; and what the
// engine reported of it last. Headless.

import { hasFull, loadFull } from "../../engine.js";
import { coordOf } from "../../rules/cells.js";
import { hasCode } from "../engine/errors.js";
import { Comparison } from "./comparison.js";
import { LiveSolver } from "./live-solver.js";
import { Pace } from "./pace.js";

/**
 * @import { Options, Path, Stats, Status } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { BoardDocument } from "../board/document.js"
 */

/** How long a frame may search, in milliseconds; a longer search continues in the next frames. */
export const SLICE = 12;
/** How long a change may search before anything is drawn: what is done by then shows at once, not a frame later. */
export const FIRST_SLICE = 20;
/** The step that means the end, wherever that is. */
export const END = Number.POSITIVE_INFINITY;
/** The last revision of any search. */
let revisions = 0;

export class Search {
  /** A different number whenever the board, or what is shown of the search, has changed; unique to it. */
  revision = ++revisions;
  /** How many searches have begun: as long as it stays the same, so do board and options. */
  searches = 0;
  /** Whether the search has not ended yet and continues in the next frames. */
  isSearching = false;
  /** Whether the search was forgotten or cancelled on purpose. */
  isStopped = false;
  /** How the search ends, once that is known. @type {Status | undefined} */
  outcome;
  /** @type {Error | undefined} Why no search can begin. */
  error;
  /** The share of the search time that it gets among others. */
  share = 1;

  // What the engine reported last, after a command or a tick.
  position = 0;
  length = 0;
  /** The state of the search at the position. @type {Status} */
  status = "searching";
  /** The sums at the position. @type {Stats} */
  stats;
  /** The cell that the expansion at the position closed; none before the first. @type {Coord | undefined} */
  current;
  /** The path, if the search is shown at its end and found one. @type {Path | undefined} */
  path;

  /** The engine's solver, made again when it was lost. @protected */
  live;
  #pace = new Pace();
  #comparison = new Comparison();
  /** The step to go to once the search has ended. @protected */
  target = END;

  /**
   * @param {BoardDocument} document
   * @param {Partial<Options>} options
   * @param {() => number} clock Milliseconds.
   * @throws an error of the engine
   */
  constructor(document, options, clock) {
    this.document = document;
    this.clock = clock;
    this.live = new LiveSolver(document, options);
    this.stats = this.solver.stats;
  }

  get board() {
    return this.document.board;
  }

  get options() {
    return this.live.options;
  }

  /** The engine's solver as the last command or tick left it. Lost once its memory is released or the engine restarted. */
  get solver() {
    return this.live.solver;
  }

  get isAsleep() {
    return this.live.isReleased;
  }

  /** The cost of a shortest path, for comparison with the one found. */
  get shortest() {
    return this.#comparison.shortest;
  }

  /** Whether its search could not begin because the full engine could not be fetched: whatever comes next tries again. */
  get isMissing() {
    return hasCode(this.error) && this.error.code === "missing";
  }

  /** Whether its search has to wait for the full engine, so that nothing is known of it. */
  get isWaiting() {
    return this.isSearching && this.live.isLacking;
  }

  get isAtEnd() {
    return this.position === this.length;
  }

  /** The step that is shown, or will be once the search has ended; undefined means its end. */
  get shownStep() {
    const step = this.isSearching ? this.target : this.isAtEnd && !this.isStopped ? END : this.position;
    return step === END ? undefined : step;
  }

  // What moves through it is told

  /** Playing ends. */
  pause() {}

  /** What moves on in the next frames ends: it is another search, or none. @protected */
  halt() {}

  /** How long the search is has become known. @protected */
  ended() {}

  /** Something else is to be shown. @protected */
  change() {
    this.revision = ++revisions;
  }

  /** Records what the engine reports. @protected */
  note() {
    this.change();
    const { solver } = this;
    ({ position: this.position, length: this.length, status: this.status, stats: this.stats } = solver);
    const { current } = solver;
    const { width } = this.board;
    this.current = current === undefined ? undefined : coordOf({ width }, current);
    this.path = this.error ? undefined : solver.path();
  }

  // Searching

  /** Searches again after a change. Stays at the end if the search was there, else at the same step. */
  solve() {
    this.searches++;
    this.begin();
  }

  /** @protected */
  begin() {
    this.halt();
    this.error = undefined;
    this.#comparison.forget();
    this.isSearching = false;
    this.isStopped = false;
    this.outcome = undefined;
    this.#pace = new Pace();
    try {
      this.live.ready();
      if (this.live.isLacking) return this.#awaitFull();
      this.solver.step(0);
      this.isSearching = true;
      this.#pump(FIRST_SLICE);
    } catch (error) {
      this.error = asError(error);
      this.pause();
      this.note();
    }
  }

  /** A search that needs the full engine begins when that is there. */
  #awaitFull() {
    this.isSearching = true;
    this.note();
    const { searches } = this;
    loadFull().catch((error) => {
      if (!hasCode(error)) throw error;
      if (!this.isSearching || searches !== this.searches) return;
      const target = this.target;
      this.refuse(error);
      this.target = target;
    });
  }

  /** Tries again what could not begin because a file was missing. */
  retry() {
    if (this.isMissing && !this.isAsleep) this.solve();
  }

  /** Continues a search that has not ended, or has waited for the full engine. @protected */
  goOn() {
    if (!this.isWaiting) this.#pump(SLICE);
    else if (hasFull()) this.solve();
  }

  /** Continues an unfinished search for one slice. @param {number} slice */
  #pump(slice) {
    const hasMore = this.#pace.go((count) => this.#step(count), this.clock, slice * this.share);
    if (!hasMore) this.#finish();
    this.note();
    if (!hasMore) this.ended();
  }

  /** Continues the search; a search that cannot continue is stopped where it is. @param {number} count @throws an error of the engine */
  #step(count) {
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
    solver.seek(Math.min(this.target, solver.length));
  }

  /** Stops an unfinished search where it is. */
  cancel() {
    this.wake();
    this.halt();
    this.isSearching = false;
    this.isStopped = true;
    this.note();
    this.target = this.position;
  }

  /** Forgets the search and stays before its first step, even after further edits. */
  clearSearch() {
    this.wake();
    this.pause();
    this.halt();
    this.isSearching = false;
    this.isStopped = true;
    this.#comparison.forget();
    this.target = 0;
    this.solver.reset();
    this.note();
  }

  /**
   * Reports why no search can begin although the board would allow one, until the next change.
   * @param {Error} error
   */
  refuse(error) {
    this.clearSearch();
    this.searches++;
    this.isStopped = false;
    this.target = END;
    this.error = error;
  }

  /** Remembers which step to show after the next search. @protected */
  keepPlace() {
    if (this.isSearching || this.isStopped || this.isMissing) return;
    this.target = this.isAtEnd ? END : this.position;
  }

  /** Compares the path with a shortest one when there is time. @protected @returns {boolean} Whether there is more to do. */
  compare() {
    // It knows more about the path then, and shows the same step.
    if (this.#comparison.tick(this.solver, this.clock())) this.change();
    return this.#comparison.isWaiting;
  }

  // The engine's memory

  /** Releases it while nobody sees the run, until the next command. */
  sleep() {
    if (this.isAsleep) return;
    this.pause();
    this.live.release();
  }

  /** Continues where the search was before the solver was lost, if it was; a stopped search begins again. */
  wake() {
    if (!this.live.isLost) return;
    const { isStopped, error } = this;
    this.begin();
    if (isStopped) this.clearSearch();
    else if (error && !this.error) this.refuse(error);
  }
}

/** An error that the engine reported; any other is a failure. @param {unknown} error @returns {Error} */
function asError(error) {
  if (hasCode(error)) return error;
  throw error;
}
