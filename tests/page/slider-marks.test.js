// What the slider marks while runs are compared: the end of each, against plain searches, with numbers that do not lie on each
// other.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { english } from "../../www/core/i18n/index.js";
import { beginComparing } from "../../www/core/session/comparing.js";
import { marksOf } from "../../www/features/compare/slider-marks.js";
import { some } from "../seeded.js";
import { plainSteps } from "./plain-steps.js";
import { randomSession } from "./random-session.js";

const NAMES = ["one", "two", "three", "four"];

test("every run has a mark at its end, and every number is said once, where no other is", () => {
  let joined = 0;
  for (let seed = 1; seed <= some(200, 10); seed++) {
    const session = randomSession(seed, { side: 5 + (seed % 20), walls: 0.2 });
    session.run.solve();
    const others = /** @type {const} */ (["greedy", "dijkstra", "astar"]).slice(0, 1 + (seed % 3));
    beginComparing(session, [{}, ...others.map((algorithm) => ({ algorithm }))]);
    for (let turn = 0; session.tick() && turn < 1000; turn++);
    const { comparing } = session;
    assert.ok(comparing);
    const marks = marksOf(comparing, NAMES, english);
    const ends = session.runs.map(({ board, options }) => [...plainSteps(board, options)].length);
    assert.deepEqual(
      marks.map(({ step, name, text, data }) => [step, name, text, data?.run]),
      ends.map((end, index) => [end, NAMES[index], `done at step ${end}`, String(index + 1)]),
    );
    const said = marks.filter(({ data }) => data?.label);
    const numbers = said.flatMap(({ data }) => data?.label.split("·"));
    assert.deepEqual(
      numbers.sort(),
      marks.map(({ data }) => data?.run),
    );
    const steps = said.map(({ step }) => step).sort((a, b) => a - b);
    for (const [at, step] of steps.entries()) {
      if (at > 0) assert.ok(step - steps[at - 1] > 0.03 * Math.max(...ends), `${seed}: ${steps}`);
    }
    joined += Number(said.length < marks.length);
    for (const run of session.runs) run.dispose();
  }
  assert.ok(joined > some(200, 10) / 20, `${joined}`);
});
