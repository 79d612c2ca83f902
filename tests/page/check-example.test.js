// The example of the dialog “Check my A*”: what is said of it is what the check finds, and what a search without the bug takes
// is what a plain search takes.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { BUG, example } from "../../www/features/check-dialog/checked-example.js";
import { checkingParts } from "../../www/features/check-dialog/checking.js";
import { withoutBugs } from "../../www/features/check-dialog/without-bugs.js";
import { shortestCost } from "./oracle.js";
import { plainSteps } from "./plain-steps.js";
import { randomSession } from "./random-session.js";

/** @param {Iterable<{ cell: number }>} steps @param {number} width */
const coordsOf = (steps, width) => [...steps].flatMap(({ cell }) => [cell % width, Math.floor(cell / width)]);

test("the example has the bug that is said of it, and it is seen: the program takes cells that a right one leaves out", () => {
  const parts = checkingParts(example());
  let part = parts.next();
  while (!part.done) part = parts.next();
  const found = /** @type {import("../../www/features/check-dialog/checking.js").Found} */ (part.value);
  const [first] = found.diagnosis.candidates;
  assert.deepEqual(first.bugs, [BUG]);
  assert.ok(found.right?.differs);
  assert.ok(found.taken.length > found.right.taken.length);
  const { board } = found;
  const plain = plainSteps(board, first.options);
  assert.deepEqual(
    [...found.right.taken],
    coordsOf(
      Array.from(plain, ({ taken }) => taken),
      board.width,
    ),
  );
});

test("what a search without bugs takes, and its path, are those of a plain search", () => {
  let paths = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const { run } = randomSession(seed, { side: 4 + (seed % 8), walls: 0.25 });
    const { board, options } = run;
    const { taken, path, cost } = withoutBugs(board, options, []);
    const plain = Array.from(plainSteps(board, options), ({ taken }) => taken);
    assert.deepEqual([...taken], coordsOf(plain, board.width), `${seed}`);
    assert.equal(cost ?? Number.POSITIVE_INFINITY, shortestCost(run.solver), `${seed}`);
    if (cost === undefined) assert.equal(path.length, 0);
    else {
      assert.deepEqual([...path.slice(0, 2)], board.start);
      assert.deepEqual([...path.slice(-2)], board.goal);
      paths++;
    }
    run.dispose();
  }
  assert.ok(paths > 50);
});
