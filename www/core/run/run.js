// A search on a document's board that is gone through: the step that is shown, and playing. It follows each patch of the board
// with a new search. Only commands and `tick` search and move; everything else reads what they left. Headless.

import { hasFull } from "../../engine.js";
import { NO_STOPS, nextStop } from "./pause-points.js";
import * as playback from "./player.js";
import { END, FIRST_SLICE, Search, SLICE } from "./search.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { BoardDocument, Kind } from "../board/document.js"
 * @import { Patch } from "../board/patch.js"
 * @import { Language } from "../i18n/index.js"
 * @import { Stop } from "./pause-points.js"
 * @import { Looking } from "./sizes.js"
 */

export class Run extends Search {
  player = playback.createPlayer();
  /** How often playing has begun. */
  plays = 0;
  /** The step where playing begins, and the one where it pauses. */
  range = { start: 0, end: END };
  /** Where else playing pauses, because there is something to read: whatever applies at the time. @type {() => readonly Stop[]} */
  stops = () => NO_STOPS;
  /** Where it is as the counter shows it, and in words, where that is not a number of steps. @type {((language: Language) => { shown: string, text: string, widest: string } | undefined) | undefined} */
  saying;
  /** Whether it does not play by itself, because a clock moves it. */
  isLed = false;
  /** How often a command has moved it. */
  moves = 0;

  /**
   * How far the next expansion has got, where it is gone through neighbor by neighbor: 1 once it has taken its cell, one
   * more with each neighbor that it has looked at. The engine is still at the step before it. 0 at a whole step.
   */
  within = 0;
  /** What that expansion looks at. @type {Looking | undefined} */
  looking;

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
    super(document, options, clock);
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
    this.live.moveTo(document, isSame);
    this.#unwatch = document.watch((patch, kind) => this.#follow(patch, kind));
    if (isSame || this.isAsleep) return;
    this.keepPlace();
    this.solve();
  }

  /** Ends it for good. */
  dispose() {
    this.#unwatch();
    this.live.release();
  }

  /** @param {Partial<Options>} change @throws an error of the engine; then nothing is changed */
  configure(change) {
    this.choose(change);
    this.keepPlace();
    this.solve();
  }

  /** Chooses options for the next search, which the caller begins. @param {Partial<Options>} change @throws an error of the engine; then nothing is changed */
  choose(change) {
    this.live.configure(change);
  }

  /** @param {Patch} patch @param {Kind} kind */
  #follow(patch, kind) {
    if (kind === "edit") this.keepPlace();
    if (kind === "board") {
      // A new board is shown solved.
      this.pause();
      this.target = END;
    }
    this.live.follow(patch);
    this.solve();
  }

  // What is told by the search

  /** @override @protected */
  note() {
    this.within = 0;
    this.looking = undefined;
    super.note();
  }

  /** @override @protected */
  halt() {
    this.#walking = undefined;
  }

  /** @override @protected */
  ended() {
    if (this.player.playing) this.#fitSpeed();
  }

  // Moving through it

  /** Goes to a step; beyond the end means the end. @param {number} step @throws an error of the engine; then nothing is changed */
  seek(step) {
    this.wake();
    this.moves++;
    this.#walking = undefined;
    const target = typeof step === "number" ? Math.max(0, step) : Number.NaN;
    // The engine says what is wrong with a step that no search has.
    if (!Number.isInteger(target) && target !== END) this.solver.seek(step);
    this.target = target;
    if (this.isMissing) this.solve();
    else if (this.isStopped) this.begin();
    else if (!this.isSearching && !this.error) {
      this.solver.seek(Math.min(target, this.length));
      this.note();
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

  /** Shows how far the next expansion has got. @param {Looking} looking @param {number} within */
  look(looking, within) {
    this.pause();
    this.#walking = undefined;
    this.change();
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
    this.note();
    this.target = this.isAtEnd ? END : this.position;
  }

  /** Plays from the position, or from the start if the search is at its end. */
  play() {
    this.wake();
    this.retry();
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
    if (this.player.playing) this.change();
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
    // Something else has fetched it.
    if (hasFull()) this.retry();
    if (this.isSearching) this.goOn();
    else if (this.#walking) this.#walkOn(SLICE);
    else if (!this.isLed) this.#playOn();
    const isBusy = this.isSearching || this.player.playing || this.#walking !== undefined;
    return isBusy || this.compare();
  }

  /** Continues playing. From a step where playing pauses, it goes on to the next such step. */
  #playOn() {
    const steps = playback.tick(this.player, this.clock());
    const stop = steps > 0 ? nextStop(this) : END;
    const next = Math.min(this.position + steps, stop);
    if (steps > 0) this.seek(next);
    if (this.player.playing && (this.isAtEnd || next === stop)) this.pause();
  }
}
