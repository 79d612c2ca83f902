import assert from "node:assert/strict";
import { test } from "node:test";
import { measure } from "../../www/measure.js";

/** Subjects that take a time each on a clock of their own. @param {Record<string, () => number>} durations */
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

/** @param {ReturnType<typeof subjectsOf>} setting */
function finish({ subjects, clock }) {
  const measuring = measure(subjects, clock);
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

test("the spread is that of the batches", () => {
  let count = 0;
  const { measurements } = finish(subjectsOf({ uneven: () => [10, 20, 30, 40][count++ % 4] }));
  const [{ time, low, high }] = measurements;
  assert.ok(low < time && time < high && low >= 10 && high <= 40, `${low} ${time} ${high}`);
});

test("long runs are measured several times, but not for ever", () => {
  const { measurements } = finish(subjectsOf({ long: () => 700, endless: () => 60_000 }));
  assert.equal(measurements[0].runs, 5);
  assert.equal(measurements[1].runs, 1);
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
