// Two to four runs of a session on one clock: begins, adds, removes, ends. Headless.

import { ASTAR, GREEDY, isByH } from "../../rules/algorithms.js";
import { CodedError } from "../engine/errors.js";
import { Clock } from "./clock.js";
import { MOST_RUNS } from "./how.js";
import { RecordedRun } from "./recorded.js";

/**
 * @import { BoardDocument } from "../board/document.js"
 * @import { Stop } from "../run/pause-points.js"
 * @import { Run } from "../run/run.js"
 * @import { Played } from "./recorded.js"
 * @import { Session } from "./session.js"
 * @import { Options } from "../../engine.js"
 * @import { How } from "./how.js"
 */

export class Comparing {
  #own;
  #session;
  /** @type {How["layout"]} */
  #layout;
  /** Whether it was said what the clock is to count. */
  #isAligned;
  #changes = 0;
  #unwatch;

  /** What the slider marks besides stops: where each run ends. @type {readonly Stop[]} */
  marks = [];
  /** A log beside the runs. @type {Run | undefined} */
  recorded;
  /** What more there is to be shown of it. @type {Played["below"]} */
  below;

  /** @param {Session} session @param {Partial<How>} how @param {Played} [recording] */
  constructor(session, { layout = "beside", align }, recording) {
    this.#session = session;
    this.#layout = layout;
    this.#isAligned = align !== undefined;
    // What is asked of a log is what it has.
    if (recording) this.recorded = as(new RecordedRun(recording, session.document.board, session.run));
    this.below = recording?.below;
    // The player of a clock that is shared stays with those that share it.
    const player = session.led && { ...session.led.player, playing: false };
    this.#own = new Clock(() => this.runs, align ?? session.led?.wanted ?? "steps", session.time, player);
    this.#follow();
    // A new board is shown solved.
    this.#unwatch = this.#watch(session.document);
  }

  /** Goes to where the first run was before it was compared: to its end, unless there is a step. @param {number | undefined} step */
  begin(step) {
    const { clock } = this;
    const isKnown = clock.align === "steps" || !clock.isSearching;
    if (step !== undefined && !this.#session.led && isKnown) clock.seek(clock.positionAt(this.#session.runs[0], step));
  }

  /** Its own clock, or one that is shared with other sessions. */
  get clock() {
    return this.#session.led ?? this.#own;
  }

  /**
   * Lets its runs follow a shared clock, or its own. What a shared clock counts is what was said last, whoever of those that
   * compare on it said it.
   */
  #follow() {
    const { led, run } = this.#session;
    const isFirst = led?.comparisons.size === 0;
    led?.comparisons.add(this);
    const hasSay = isFirst || this.#isAligned;
    if (led && hasSay && led.wanted !== this.#own.wanted) led.choose(this.#own.wanted, run);
    for (const run of this.#session.runs) this.#lead(run);
  }

  /** @param {BoardDocument} document */
  #watch(document) {
    return document.watch((_, kind) => kind === "board" && this.clock.toEnd());
  }

  /**
   * Its session has another document, and perhaps another clock.
   * @param {BoardDocument} document
   * @param {Clock} [left] The clock that was shared until now.
   */
  moveTo(document, left) {
    this.#unwatch();
    this.#unwatch = this.#watch(document);
    if (left) this.#own.leave(left, this.#session.run);
    this.#follow();
  }

  /** All that are shown, a log last. */
  get runs() {
    const { runs } = this.#session;
    return this.recorded ? [...runs, this.recorded] : runs;
  }

  /** @returns {How} */
  get how() {
    // A log is never laid over a search: what its numbers are is not known.
    return { layout: this.recorded ? "beside" : this.#layout, align: this.clock.wanted };
  }

  /** What compares the front run with others in the same way, also after this comparison has ended. */
  get again() {
    const { how } = this;
    const session = this.#session;
    return (/** @type {Options[]} */ others) => beginComparing(session, [{}, ...others], how);
  }

  /** A different number whenever the clock or the way of comparing has changed. */
  get revision() {
    return this.#changes + this.clock.revision;
  }

  /** @param {Partial<How>} how */
  choose({ layout, align }) {
    if (layout && !this.recorded) this.#layout = layout;
    if (align) this.#isAligned = true;
    this.#changes++;
    if (align && align !== this.clock.wanted) this.clock.choose(align, this.#session.run);
  }

  /** @param {Run} run */
  #lead(run) {
    run.isLed = true;
    run.player = this.clock.player;
  }

  /** Adds a run. @param {Partial<Options>} options What is different from the front run. @throws a coded error; then nothing is changed */
  add(options) {
    const session = this.#session;
    checkCount(this.runs.length + 1);
    const run = session.add({ ...session.run.options, ...options });
    this.#lead(run);
    run.solve();
    this.clock.settle(true);
    this.#changes++;
    return run;
  }

  /** Removes a run; with the last but one, the comparison ends, and with the last search. @param {Run} run */
  remove(run) {
    const session = this.#session;
    const others = session.runs.filter((other) => other !== run);
    if (this.runs.length === 2 || others.length === 0) return keepOnly(session, others[0] ?? session.run);
    if (run === this.recorded) this.recorded = undefined;
    else {
      arrange(session, [...others, run]);
      session.remove(run);
    }
    this.#changes++;
  }

  /** Lets two neighbors change places. @param {number} index The first of them. */
  swap(index) {
    const session = this.#session;
    const order = [...session.runs];
    if (index < 0 || index + 1 >= order.length) return;
    [order[index], order[index + 1]] = [order[index + 1], order[index]];
    arrange(session, order);
    this.#changes++;
  }

  tick() {
    return this.clock.tick();
  }

  /** Keeps only the front run. */
  close() {
    keepOnly(this.#session, this.#session.run);
  }

  /** Leaves the runs to themselves. */
  end() {
    const { player } = this.clock;
    this.#unwatch();
    if (this.#session.led) return this.#session.led.release(this, this.#session.run);
    player.playing = false;
    for (const run of this.#session.runs) {
      run.isLed = false;
      if (run !== this.#session.run) run.player = { ...player };
    }
  }
}

/** @param {unknown} recorded @returns {Run} */
const as = (recorded) => /** @type {Run} */ (recorded);

/** @param {number} count @throws {CodedError} */
function checkCount(count) {
  if (count >= 2 && count <= MOST_RUNS) return;
  const values = { count: String(count), most: String(MOST_RUNS) };
  throw new CodedError("compare-count", values, `Two to ${MOST_RUNS} runs can be compared, not ${count}.`);
}

/** Puts the runs in another order. What scenarios have set for the first one holds for the first one. @param {Session} session @param {Run[]} runs */
function arrange(session, runs) {
  const { run } = session;
  const { range, stops } = session.runs[0];
  Object.assign(runs[0], { range, stops });
  session.runs = runs;
  session.front = runs.indexOf(run);
  session.gone++;
}

/** Ends comparing, and all runs but one and those that were just added. @param {Session} session @param {Run} run @param {Run[]} [added] */
function keepOnly(session, run, added = []) {
  put(session, undefined);
  arrange(session, [run, ...session.runs.filter((other) => other !== run)]);
  for (const other of session.runs) if (other !== run && !added.includes(other)) session.remove(other);
  session.front = 0;
}

/** @param {Session} session @param {Comparing | undefined} comparing */
function put(session, comparing) {
  if (session.comparing) session.gone += session.comparing.revision + 1;
  session.comparing?.end();
  session.comparing = comparing;
}

/** What a search is compared with if nothing else is asked for. @param {Options} options @returns {Partial<Options>[]} */
const usual = (options) => [{}, { algorithm: isByH(options) ? ASTAR : GREEDY }];

/**
 * As what `session.compare` does.
 * @param {Session} session
 * @param {Partial<Options>[]} [all]
 * @param {Partial<How>} [how]
 */
export function beginComparing(session, all = usual(session.run.options), how = {}) {
  const [first, ...others] = all;
  checkCount(1 + others.length);
  const { run } = session;
  const { options: before, shownStep } = run;
  /** @type {Run[]} */
  const added = [];
  try {
    run.choose(first);
    for (const options of others) added.push(session.add({ ...run.options, ...options }));
  } catch (error) {
    for (const other of added) session.remove(other);
    run.choose(before);
    throw error;
  }
  keepOnly(session, run, added);
  const comparing = new Comparing(session, how);
  put(session, comparing);
  if (Object.keys(first).length > 0 || run.searches === 0) run.configure({});
  for (const other of added) other.solve();
  comparing.begin(shownStep);
}

/** As what `session.compareLog` does. @param {Session} session @param {Played} recording */
export function beginWithLog(session, recording) {
  keepOnly(session, session.run);
  if (session.run.searches === 0) session.run.solve();
  const { shownStep } = session.run;
  const comparing = new Comparing(session, {}, recording);
  put(session, comparing);
  comparing.begin(shownStep);
}
