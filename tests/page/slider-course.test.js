// The course of the number that a search goes by: what each step took, against a plain search, and how it is drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shapeOf } from "../../www/core/panels/slider-course.js";
import { takenNumbers } from "../../www/core/session/by-f.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { plainSteps, scaleOf } from "./plain-steps.js";
import { randomSession } from "./random-session.js";

/** Searches in which cells are taken once, again, by h, and by g. @type {Partial<import("../../www/engine.js").Options>[]} */
const SEARCHES = [
  {},
  { weight: 3, reopenClosed: true },
  { heuristic: "manhattan", reopenClosed: true },
  { algorithm: "greedy" },
  { algorithm: "dijkstra" },
];

test("each step has the g, h and f with which it took its cell, as a plain search has, and the search stays where it is", () => {
  let again = 0;
  for (let seed = 1; seed <= some(100, 2); seed++) {
    const { run } = randomSession(seed, { side: 12, walls: 0.25 });
    run.configure(SEARCHES[seed % SEARCHES.length]);
    run.seek(3);
    const { position, revision } = run;
    const steps = [...plainSteps(run.board, run.options)].map(({ taken }) => taken);
    again += steps.length - new Set(steps.map(({ cell }) => cell)).size;
    for (const [column, letter] of /** @type {const} */ (["g", "h", "f"]).entries()) {
      const taken = takenNumbers(run, column) ?? assert.fail("It is short.");
      const scale = scaleOf(run.options);
      const expected = steps.map((entry) => entry[letter] / scale);
      assert.equal(taken.length, expected.length, `${seed}`);
      for (const [index, value] of expected.entries())
        assert.ok(
          Math.abs(taken[index] - value) < 0.01,
          `${seed}, ${letter} of step ${index + 1}: ${taken[index]}, ${value}`,
        );
    }
    assert.deepEqual([run.position, run.solver.position, run.revision], [position, position, revision]);
    run.dispose();
  }
  assert.ok(again > 0, "some cells were taken again");
});

test("it is as high as the number's share of all that lies between the smallest and the largest; where all are the same there is none", () => {
  assert.equal(shapeOf(Float64Array.of(4, 4, 4)), undefined);
  assert.equal(shapeOf(new Float64Array()), undefined);
  assert.equal(shapeOf(Float64Array.of(10, 20, 15, 10)), "M0 100V100H1V0H2V50H3V100H4V100z");
  // Of several steps in a column the largest is seen, and its last column ends with the last step.
  const long = Float64Array.from({ length: 1001 }, (_, step) => (step === 500 ? 7 : step % 2));
  const columns = [...(shapeOf(long) ?? "").matchAll(/V(\d+)H(\d+)/g)].map(([, y, x]) => [Number(y), Number(x)]);
  assert.ok(columns.length <= 400);
  assert.deepEqual(columns.at(-1)?.[1], 1001);
  const peak = columns.findIndex(([y]) => y === 0);
  assert.ok(columns[peak][1] > 500 && columns[peak - 1][1] <= 500);
});
