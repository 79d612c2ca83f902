// How long searches take: many runs in batches long enough for the clock, the algorithms by turns. Knows neither worker
// nor screen; the clock is handed in.

/** A batch lasts at least so long, in milliseconds: clocks of browsers tick up to every tenth of one. */
const BATCH = 5;
/** How many batches are measured at most, and at least where a single run is long. */
const MOST_BATCHES = 30;
const LEAST_BATCHES = 5;
/** How long an algorithm is measured, in milliseconds, once it has its least batches. */
const BUDGET = 1200;
/** After so long nothing more is measured, however few batches there are. */
const PATIENCE = 10_000;

/**
 * Something to be measured.
 * @typedef {object} Subject
 * @property {string} name
 * @property {() => { cost: number, expanded: number } | undefined} run
 */

/**
 * @typedef {object} Measurement
 * @property {string} name
 * @property {number} time Median of a run, in milliseconds.
 * @property {number} low The first quartile.
 * @property {number} high The third quartile.
 * @property {number} runs How many runs were measured, without those to warm up.
 * @property {number | undefined} cost
 * @property {number | undefined} expanded
 */

/**
 * Measures by turns, a batch of each subject at a time, so that a busy moment meets all of them. Yields after every batch
 * how much of the whole is done, 0 to 1, and returns the measurements.
 * @param {Subject[]} subjects
 * @param {() => number} clock Milliseconds.
 * @returns {Generator<number, Measurement[]>}
 */
export function* measure(subjects, clock) {
  const benches = subjects.map((subject) => warmUp(subject, clock));
  const isWaiting = (/** @type {Bench} */ { spent, times }) =>
    times.length < MOST_BATCHES && spent < (times.length < LEAST_BATCHES ? PATIENCE : BUDGET);
  for (let waiting = benches; waiting.length > 0; waiting = waiting.filter(isWaiting)) {
    for (const bench of waiting) {
      runBatch(bench, clock);
      yield Math.min(...benches.map(({ times }) => times.length / MOST_BATCHES));
    }
  }
  return benches.map(({ subject: { name }, times, batch, outcome }) => {
    times.sort((a, b) => a - b);
    const [low, time, high] = [0.25, 0.5, 0.75].map((share) => quantile(times, share));
    const { cost, expanded } = outcome ?? {};
    return { name, time, low, high, runs: times.length * batch, cost, expanded };
  });
}

/** @typedef {ReturnType<typeof warmUp>} Bench */

/** Runs until a batch is as long as it must be, doubling it, which also warms up. @param {Subject} subject @param {() => number} clock */
function warmUp(subject, clock) {
  let batch = 1;
  let outcome = subject.run();
  for (;;) {
    const begin = clock();
    for (let i = 0; i < batch; i++) outcome = subject.run();
    if (clock() - begin >= BATCH) break;
    batch *= 2;
  }
  return { subject, batch, outcome, times: /** @type {number[]} */ ([]), spent: 0 };
}

/** @param {Bench} bench @param {() => number} clock */
function runBatch(bench, clock) {
  const begin = clock();
  for (let i = 0; i < bench.batch; i++) bench.subject.run();
  const spent = clock() - begin;
  bench.spent += spent;
  // What made it long enough at first may have been the moment: the engine is compiled anew while it runs.
  if (spent < BATCH / 2) bench.batch *= 2;
  else bench.times.push(spent / bench.batch);
}

/** @param {number[]} sorted @param {number} share */
function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
