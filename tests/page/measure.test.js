import assert from "node:assert/strict";
import { test } from "node:test";
import { measure, tickOf } from "../../www/features/measure/measure-times.js";

/** Subjects that each take a fixed time on a clock of their own. @param {Record<string, () => number>} durations */
function subjectsOf(durations) {
  let now = 0;
  /** @type {string[]} */
  const order = [];
  const subjects = Object.entries(durations).map(([name, duration]) => ({
    name,
    run() {
      now += duration();
      order.push(name);
      return { cost: 10, expanded: 4 };
    },
  }));
  return { subjects, order, clock: () => now };
}

/** @param {{ subjects: import("../../www/features/measure/measure-times.js").Subject[], clock: () => number }} setting @param {number} [tick] */
function finish({ subjects, clock }, tick = 0.001) {
  const measuring = measure(subjects, clock, tick);
  const shares = [];
  for (;;) {
    const { done, value } = measuring.next();
    if (done) return { measurements: value, shares };
    shares.push(value);
  }
}

test("short runs are put into batches that the clock can measure", () => {
  const { measurements } = finish(subjectsOf({ quick: () => 0.001 }));
  const [{ time, low, high, runs, cost, expanded }] = measurements;
  assert.ok(Math.abs(time - 0.001) < 1e-9 && Math.abs(low - 0.001) < 1e-9 && Math.abs(high - 0.001) < 1e-9);
  assert.ok(runs >= 30 * 5000, String(runs));
  assert.deepEqual([cost, expanded], [10, 4]);
});

test("the first run, which is cold, is not measured", () => {
  let count = 0;
  const { measurements } = finish(subjectsOf({ warming: () => (count++ < 1 ? 500 : 10) }));
  assert.deepEqual([measurements[0].time, measurements[0].high], [10, 10]);
});

test("a slow moment at the beginning does not make the batches too short for the clock", () => {
  let count = 0;
  const { measurements } = finish(subjectsOf({ quick: () => (count++ === 1 ? 50 : 0.01) }));
  assert.ok(Math.abs(measurements[0].low - 0.01) < 1e-9, String(measurements[0].low));
  assert.ok(measurements[0].runs >= 30 * 250, String(measurements[0].runs));
});

test("a clock that ticks rarely gets longer batches, so that its rounding hardly counts", () => {
  for (const tick of [0.1, 1, 1000 / 60, 100]) {
    const { subjects, clock } = subjectsOf({ quick: () => 0.037 });
    const { measurements } = finish({ subjects, clock: () => Math.floor(clock() / tick) * tick }, tick);
    const [{ time, low, high }] = measurements;
    for (const value of [time, low, high]) assert.ok(Math.abs(value / 0.037 - 1) < 0.05, `${tick}: ${value}`);
  }
});

test("the tick of a clock is the smallest step that it makes", () => {
  let readings = 0;
  // Advances by a quarter or a half at every third reading.
  const clock = () => Math.floor(readings++ / 3) * 0.25 + (readings > 10 ? 0.25 : 0);
  assert.equal(tickOf(clock), 0.25);
});

test("only runs that were measured are counted, even where batches grow on the way", () => {
  let count = 0;
  const { measurements } = finish(subjectsOf({ quickening: () => (count++ < 20_000 ? 0.005 : 0.0015) }));
  assert.ok(measurements[0].runs < count, `${measurements[0].runs} of ${count}`);
});

test("what is prepared is not measured, and comes before every turn", () => {
  let now = 0;
  let prepared = "";
  const subjects = ["a", "b"].map((name) => ({
    name,
    prepare() {
      now += 100;
      prepared = name;
    },
    run() {
      assert.equal(prepared, name);
      now += 10;
      return undefined;
    },
  }));
  const { measurements } = finish({ subjects, clock: () => now });
  for (const { time, high, cost, expanded } of measurements) {
    assert.deepEqual([time, high, cost, expanded], [10, 10, undefined, undefined]);
  }
});

test("the spread is that of the batches: median and quartiles, between two of them in proportion", () => {
  let count = 0;
  const { measurements } = finish(subjectsOf({ uneven: () => [10, 20, 30, 40][count++ % 4] }));
  const [{ time, low, high, runs }] = measurements;
  // After two runs to warm up, 30 batches of one: 7 of 10 ms, 7 of 20, 8 of 30 and 8 of 40.
  assert.deepEqual([runs, low, time, high], [30, 20, 30, 37.5]);
});

test("long runs are measured several times, but not forever", () => {
  const { measurements } = finish(subjectsOf({ long: () => 700, endless: () => 60_000 }));
  assert.equal(measurements[0].runs, 5);
  assert.equal(measurements[1].runs, 1);
});

test("progress reaches its end, however different the subjects are", () => {
  const { shares } = finish(subjectsOf({ slow: () => 700, fast: () => 10, endless: () => 60_000 }));
  assert.equal(shares.at(-1), 1);
  assert.ok(shares.slice(0, -1).every((share) => share < 1));
});

test("subjects take turns, and progress grows", () => {
  const setting = subjectsOf({ a: () => 20, b: () => 20 });
  const { shares } = finish(setting);
  const measured = setting.order.slice(4).join("");
  assert.match(measured, /^(ab)+$/);
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => a - b),
  );
});
