// What the Export dialog writes can be pasted into "Check my A*": traces for Posthoc, boards in every syntax, and CSV
// without missing values.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readBoard, readLog } from "../../www/check/index.js";
import { boardText } from "../../www/features/export/numbers/board-as-array.js";
import { posthocTrace } from "../../www/features/export/numbers/posthoc.js";
import { SYNTAX_NAMES } from "../../www/features/export/numbers/syntaxes.js";
import { stepsCsv } from "../../www/features/export/numbers/tables.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { randomSubject, seeded, textOf } from "./numbers-read.js";

const ALGORITHMS = Solver.choices.algorithm.values;

/** A random board of some size, so that nothing else can be meant. @param {number} seed */
function subjectOf(seed) {
  const algorithm = ALGORITHMS[seed % ALGORITHMS.length];
  const rest = { penalties: false, diagonal: /** @type {const} */ ("no-corner-cutting") };
  return randomSubject(seeded(seed), { algorithm, ...rest }, 14);
}

test("a trace for Posthoc is read as the same cells with the same numbers, for all algorithms", () => {
  for (let seed = 1; seed <= some(140, 4); seed++) {
    const { board, options, make } = subjectOf(seed);
    const solver = make();
    solver.run();
    const about = `${seed}: ${options.algorithm}`;
    const { steps } = readLog(textOf(posthocTrace([{ make }])));
    assert.deepEqual(
      steps.map(({ x, y }) => y * board.width + x),
      [...solver.expansionOrder()],
      about,
    );
    for (const [index, { x, y, g, h, f }] of steps.entries()) {
      solver.seek(index + 1);
      assert.deepEqual([g, h, f], [...solver.numbersIn(x, y, 1, 1)].slice(0, 3), about);
    }
    solver.free();
  }
});

test("a CSV of the steps is read as the same cells", () => {
  for (let seed = 1; seed <= some(60, 4); seed++) {
    const { board, make } = subjectOf(2 * ALGORITHMS.length * seed);
    const solver = make();
    solver.run();
    const { steps } = readLog(textOf(stepsCsv([{ make }], ["numbers"])));
    assert.deepEqual(
      steps.map(({ x, y }) => y * board.width + x),
      [...solver.expansionOrder()],
      `${seed}`,
    );
    solver.free();
  }
});

test("a board is read from every syntax as it was", () => {
  for (let seed = 1; seed <= some(60, 4); seed++) {
    const { board } = subjectOf(seed);
    const walls = board.cells.map((byte) => (byte === 255 ? 255 : 0));
    // A row or two of numbers could mean anything, and so could a board without walls.
    if (board.width < 3 || board.height < 3 || !walls.includes(255) || !walls.includes(0)) continue;
    for (const syntax of SYNTAX_NAMES) {
      for (const hasEnds of [false, true]) {
        const read = readBoard(boardText(board, syntax, { hasEnds }));
        assert.deepEqual([read.width, read.height], [board.width, board.height], `${seed}, ${syntax}`);
        assert.deepEqual([...read.cells], [...walls], `${seed}, ${syntax}`);
      }
    }
  }
});
