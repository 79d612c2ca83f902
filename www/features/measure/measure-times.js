// How long searches take: many runs in batches long enough for the clock, the algorithms taking turns. Knows neither
// worker nor screen; the clock is passed in.

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Failure } from "../../core/engine/errors.js"
 * @import { Options } from "../../engine.js"
 */

/** A batch lasts at least this long, in milliseconds, and this many ticks of the clock, which rounds both its ends. */
const BATCH = 5;
const TICKS = 40;
/** How many batches are measured at most, and at least when a single run takes long. */
const MOST_BATCHES = 30;
const LEAST_BATCHES = 5;
/** How long an algorithm is measured, in milliseconds, once it has its minimum of batches. */
const BUDGET = 1200;
/** After this long nothing more is measured, however few batches there are. */
const PATIENCE = 10_000;
/** How often the clock is watched until it advances. */
const WATCHED_TICKS = 5;

/**
 * Something to measure.
 * @typedef {object} Subject
 * @property {string} name
 * @property {() => void} [prepare] What is done before a batch, and not measured.
 * @property {() => { cost: number, expanded: number } | undefined} run
 */

/**
 * @typedef {object} Measurement
 * @property {string} name
 * @property {number} time Median of a run, in milliseconds.
 * @property {number} low The first quartile.
 * @property {number} high The third quartile.
 * @property {number} runs How many runs were measured, without the warm-up runs.
 * @property {number | undefined} cost
 * @property {number | undefined} expanded
 */

/** @typedef {Options["algorithm"]} Algorithm */

/**
 * What the worker is to measure.
 * @typedef {object} Order
 * @property {Board} board
 * @property {Options} options
 * @property {Algorithm[]} algorithms
 *
 * The results, with the error of each algorithm that cannot run.
 * @typedef {{ measurements: Measured[], refusals: Refusal[], tick: number }} Report
 * @typedef {Measurement & { name: Algorithm }} Measured
 * @typedef {Failure & { name: Algorithm }} Refusal
 *
 * What is heard of it: the progress, and at the end the report, or why there is none.
 * @typedef {{ share: number } | { report: Report } | { failure: Failure }} Answer
 */

/** @typedef {ReturnType<typeof warmUp>} Bench */

/**
 * The smallest step that the clock was seen to make. Browsers round it: to a few thousandths of a millisecond, to a
 * whole one, or to more where the reader wants privacy.
 * @param {() => number} clock Milliseconds.
 */
export function tickOf(clock) {
  let tick = Number.POSITIVE_INFINITY;
  for (let i = 0; i < WATCHED_TICKS; i++) {
    const before = clock();
    let now = before;
    while (now === before) now = clock();
    tick = Math.min(tick, now - before);
  }
  return tick;
}

/**
 * Measures in turns, one batch of each subject at a time, so that a busy moment affects all of them. Yields after every
 * batch how much of the whole is done, 0 to 1, and returns the measurements.
 * @param {Subject[]} subjects
 * @param {() => number} clock Milliseconds.
 * @param {number} tick The smallest step of the clock.
 * @returns {Generator<number, Measurement[]>}
 */
export function* measure(subjects, clock, tick) {
  const least = Math.max(BATCH, TICKS * tick);
  const benches = subjects.map((subject) => warmUp(subject, clock, least));
  const isWaiting = (/** @type {Bench} */ bench) => shareOf(bench) < 1;
  for (let waiting = benches; waiting.length > 0; waiting = waiting.filter(isWaiting)) {
    for (const bench of waiting) {
      runBatch(bench, clock, least);
      yield benches.reduce((sum, each) => sum + shareOf(each), 0) / benches.length;
    }
  }
  return benches.map(({ subject: { name }, times, runs, outcome }) => {
    times.sort((a, b) => a - b);
    const [low, time, high] = [0.25, 0.5, 0.75].map((share) => quantile(times, share));
    const { cost, expanded } = outcome ?? {};
    return { name, time, low, high, runs, cost, expanded };
  });
}

/**
 * Runs until a batch is as long as it must be, doubling it, which also warms up.
 * @param {Subject} subject
 * @param {() => number} clock
 * @param {number} least
 */
function warmUp(subject, clock, least) {
  subject.prepare?.();
  let batch = 1;
  let outcome = subject.run();
  for (;;) {
    const begin = clock();
    for (let i = 0; i < batch; i++) outcome = subject.run();
    if (clock() - begin >= least) break;
    batch *= 2;
  }
  return { subject, batch, outcome, times: /** @type {number[]} */ ([]), runs: 0, spent: 0 };
}

/** @param {Bench} bench @param {() => number} clock @param {number} least */
function runBatch(bench, clock, least) {
  bench.subject.prepare?.();
  const begin = clock();
  for (let i = 0; i < bench.batch; i++) bench.subject.run();
  const spent = clock() - begin;
  bench.spent += spent;
  // It may have been long enough only because of the moment: the engine is recompiled while it runs.
  if (spent < least / 2) {
    bench.batch *= 2;
  } else {
    bench.times.push(spent / bench.batch);
    bench.runs += bench.batch;
  }
}

/** How much of a subject is done, 0 to 1: by batches, or by time where runs are long. @param {Bench} bench */
function shareOf({ times, spent }) {
  const byTime = Math.min(times.length / LEAST_BATCHES, spent / BUDGET);
  return Math.min(1, Math.max(times.length / MOST_BATCHES, byTime, times.length > 0 ? spent / PATIENCE : 0));
}

/** @param {number[]} sorted @param {number} share */
function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
