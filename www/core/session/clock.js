// One clock for all runs that are compared. Its position is a number of steps, or an f; each run shows as much of its
// search as has happened by then. It has what controls use of a single run: they move either. Headless.

import "../i18n/en/compare.js";
import { NO_STOPS, nextStop } from "../run/pause-points.js";
import * as playback from "../run/player.js";
import { haveF } from "./by-f.js";
import { FOfRuns, isComplete } from "./f-of-runs.js";

/**
 * @import { Language } from "../i18n/index.js"
 * @import { Player } from "../run/player.js"
 * @import { Run } from "../run/run.js"
 */

/** @typedef {"steps" | "f"} Align */

const END = Number.POSITIVE_INFINITY;
const START = Number.NEGATIVE_INFINITY;
const WHOLE = { start: 0, end: END };

export class Clock {
  player;
  /** How often playing has begun. */
  plays = 0;
  /** A different number whenever it was moved, or its player was. */
  revision = 0;
  #runs;
  #time;
  /** @type {Align} */
  #wanted;
  /** The comparisons that are on it: without any, a shared clock counts steps. @type {Set<object>} */
  comparisons = new Set();
  /** Where it is by steps: a number of them, or the end. */
  #step = END;
  /** Where it is by f: everything up to it has been taken. */
  #f = END;
  #fs;
  /** How often each run had been moved when the clock last moved it. @type {WeakMap<Run, number>} */
  #moved = new WeakMap();
  /** How many expansions are due that a step by f would take more of. */
  #due = 0;

  /**
   * @param {() => readonly Run[]} runs
   * @param {Align} align
   * @param {() => number} time Milliseconds.
   * @param {Player} [player]
   */
  constructor(runs, align, time, player = runs()[0].player) {
    this.#runs = runs;
    this.#fs = new FOfRuns(runs);
    this.#wanted = align;
    this.#time = time;
    this.player = player;
  }

  // Where it is

  /** What was chosen to be counted. */
  get wanted() {
    return this.#wanted;
  }

  /** What is counted: f where that was chosen and all runs have one, else steps. @returns {Align} */
  get align() {
    return this.#wanted === "f" && this.hasF ? "f" : "steps";
  }

  /** Counts steps or f from now on. At its end the clock stays there, else where the front run is. @param {Align} align @param {Run} front */
  choose(align, front) {
    const { isAtEnd } = this;
    this.#wanted = align;
    if (isAtEnd) this.toEnd();
    else this.#goWhere(front);
    this.settle();
  }

  /**
   * Goes where another clock is, with a player of its own that is as the other's. Where the two do not count the same, it
   * goes where the front run is.
   * @param {Clock} other
   * @param {Run} front
   */
  leave(other, front) {
    this.player = { ...other.player, playing: false };
    this.#wanted = other.#wanted;
    this.#step = other.#step < this.length ? other.#step : END;
    this.#f = other.#f;
    if (this.align !== other.align) this.#goWhere(front);
    this.revision++;
    this.#due = 0;
    this.settle();
  }

  /**
   * Something that was compared on it is not any more. With the last one, a shared clock counts steps again.
   * @param {object} comparison
   * @param {Run | undefined} front Where it goes then.
   */
  release(comparison, front) {
    this.comparisons.delete(comparison);
    if (front && this.comparisons.size === 0 && this.#wanted !== "steps") this.choose("steps", front);
  }

  /** Whether it can count f: every search goes by f, and it was not too long to look them up. */
  get hasF() {
    return this.#fs.areKnown;
  }

  /** Whether every search goes by f. */
  get goesByF() {
    return haveF(this.#runs());
  }

  /** How many positions there are behind the first one: the steps of the longest run, or the different f. */
  get length() {
    if (this.align === "f") return this.#fs.different.length;
    return Math.max(...this.#runs().map(({ length }) => length));
  }

  get position() {
    const { length } = this;
    return this.align === "f" ? this.#fs.countUpTo(this.#f) : Math.min(this.#step, length);
  }

  /** The f that nothing exceeds that has been taken; undefined by steps, and before the first one. */
  get f() {
    return this.fAt(this.position);
  }

  /** The f of a position. @param {number} position */
  fAt(position) {
    return this.align === "f" ? this.#fs.different[position - 1] : undefined;
  }

  /** Where it is by f, as the counter shows it, and in words. @param {Language} language */
  saying({ t, number }) {
    if (this.align === "steps") return undefined;
    const last = this.fAt(this.length);
    const [f, end] = [this.f, last].map((value) => (value === undefined ? "–" : number(value)));
    const widest = t("compare.f", { f: end, last: end });
    return { shown: t("compare.f", { f, last: end }), text: t("compare.fText", { f, last: end }), widest };
  }

  get isAtEnd() {
    return this.position === this.length;
  }

  /** The position that is shown, or will be once the searches have ended; undefined means the end. */
  get shownStep() {
    if (this.#runs().every(({ isStopped }) => isStopped)) return this.position;
    const isEnd = this.isSearching && this.align === "steps" ? this.#step === END : this.isAtEnd;
    if (isEnd) return undefined;
    return this.isSearching && this.align === "steps" ? this.#step : this.position;
  }

  /** Which step a run shows at a position of the clock. @param {Run} run @param {number} [position] */
  stepOf(run, position = this.position) {
    return this.align === "steps" ? Math.min(position, run.length) : this.#fs.stepOf(run, position);
  }

  /** Where the clock is when a run has come to a step, at the latest. @param {Run} run @param {number} step */
  positionAt(run, step) {
    return this.align === "steps" ? step : this.#fs.positionAt(run, step);
  }

  // What controls ask of a run

  /** Why nothing can be played. */
  get error() {
    const errors = this.#runs().map(({ error }) => error);
    return errors.every((error) => error !== undefined) ? errors[0] : undefined;
  }

  get isSearching() {
    return this.#runs().some(({ isSearching }) => isSearching);
  }

  /** Where playing begins and pauses, in steps of the first run. */
  get range() {
    return this.align === "steps" ? this.#runs()[0].range : WHOLE;
  }

  stops = () => (this.align === "steps" ? this.#runs()[0].stops() : NO_STOPS);

  // Moving

  /** @param {number} position @throws an error of the engine for what is no step */
  seek(position) {
    const at = typeof position === "number" ? Math.max(0, position) : Number.NaN;
    // The engine says what is wrong with it.
    if (!Number.isInteger(at) && at !== END) return this.#runs()[0].seek(position);
    // A search that was stopped begins again.
    for (const run of this.#runs()) {
      run.wake();
      if (run.isStopped) run.seek(at);
    }
    const isEnd = at >= this.length;
    if (this.align === "steps") this.#step = isEnd && !this.isSearching ? END : at;
    else this.#f = isEnd ? END : at === 0 ? START : this.#fs.different[at - 1];
    this.revision++;
    this.#due = 0;
    this.settle(true);
  }

  /** Goes some positions forward, or back if negative, and stops playing. @param {number} count */
  step(count) {
    this.pause();
    const isInside = count < 0 && this.align === "steps" && this.#runs().some(({ within }) => within > 0);
    this.seek(this.position + count + Number(isInside));
  }

  play() {
    for (const run of this.#runs()) run.retry();
    if (this.error) return;
    if (this.isAtEnd) this.seek(this.range.start);
    this.plays++;
    this.revision++;
    this.#due = 0;
    for (const run of this.#runs()) run.plays++;
    if (!this.isSearching) this.fitSpeed();
    playback.play(this.player, this.#time());
  }

  pause() {
    if (this.player.playing) this.revision++;
    playback.pause(this.player);
  }

  /** Chooses a speed that suits what is to be played. */
  fitSpeed() {
    const runs = this.#runs();
    const left = runs.map((run) => run.length - this.stepOf(run));
    playback.fitSpeed(this.player, Math.max(...left));
  }

  /** Lets time pass. @returns {boolean} Whether there is more to do. */
  tick() {
    this.#follow();
    if (this.player.playing && !this.isSearching) this.#playOn();
    this.settle();
    return this.player.playing;
  }

  #playOn() {
    const steps = playback.tick(this.player, this.#time());
    if (steps > 0) {
      const { position } = this;
      const due = this.#due + steps;
      const stop = nextStop(this);
      const next = Math.min(this.align === "f" ? this.#fs.reached(position, due) : position + steps, stop);
      if (next > position) this.seek(next);
      // After a step by f, what is left of the time counts for the next one.
      this.#due = this.align === "f" && next < this.length ? due - this.#fs.taken(position, next) : 0;
      if (next === stop) this.pause();
    }
    if (this.isAtEnd) this.pause();
  }

  /** Goes to where a run is that was moved by something else: a panel, or a step of another size. */
  #follow() {
    for (const run of this.#runs()) {
      if (this.#moved.get(run) === run.moves || run.isSearching) continue;
      // Behind its end, a run stays where it is.
      const isBehind = run.isAtEnd && this.stepOf(run) === run.length;
      if (this.#moved.has(run) && !isBehind) this.#goWhere(run);
      this.#moved.set(run, run.moves);
    }
  }

  /** @param {Run} run */
  #goWhere(run) {
    const { position } = run;
    this.revision++;
    this.#due = 0;
    if (this.align === "steps") this.#step = position >= this.length ? END : position;
    else this.#f = position === 0 ? START : (this.#fs.of(run)?.[position - 1] ?? END);
  }

  /** Goes to the end, whatever that will be. */
  toEnd() {
    this.revision++;
    this.#due = 0;
    this.#step = END;
    this.#f = END;
  }

  /** Brings each run to where the clock is, when its search is complete. @param {boolean} [isMove] Whether the clock was moved. */
  settle(isMove = false) {
    const isByF = this.align === "f";
    if (isByF && this.isSearching) return;
    for (const run of this.#runs()) {
      if (run.isAsleep || !isComplete(run)) continue;
      const step = isByF ? this.stepOf(run) : this.#step;
      const isThere = run.position === Math.min(step, run.length);
      if (!isThere || (isMove && run.within > 0)) run.seek(step);
      this.#moved.set(run, run.moves);
    }
  }
}
