import assert from "node:assert/strict";
import { test } from "node:test";
import { captionAt } from "../../www/features/lessons/scenario-facts.js";
import { numberOf, supplied } from "../page/supplied.js";
import { modeOf, randomBoard, searchOn, WALL } from "./boards.js";
import { findPath } from "./right-angles.js";

const NAME = "tutorial-2-right-angles";
const LESSON = "never-improved";
const manhattan = (/** @type {number} */ rows, /** @type {number} */ columns) => rows + columns;
/** What is changed in the program, by the mode that shows it. */
const CHANGES = [
  {},
  { distance: manhattan, lowestH: true, endsWhenTaken: true, improves: true },
  { endsWhenTaken: true },
  { distance: manhattan },
  { lowestH: true },
];

/** @param {ReturnType<typeof findPath>} program */
const orderOf = ({ closed }) => closed.map(({ row, column }) => [column, row]);

test("order, path and cost are the program's, on the scenario's board and on 200 others", () => {
  const boards = Array.from({ length: 200 }, (_, seed) => randomBoard(seed, 13, 13, 0.1 + 0.002 * seed));
  const options = CHANGES.map((_, mode) => modeOf(NAME, mode).options);
  for (const board of [modeOf(NAME).board, modeOf(LESSON).board, ...boards]) {
    for (const [mode, changes] of CHANGES.entries()) {
      const program = findPath(board, changes);
      const engine = searchOn(board, options[mode]);
      assert.deepEqual(orderOf(program), engine.order);
      assert.deepEqual([program.path, program.cost], [engine.path, engine.cost]);
    }
  }
});

test("the scenario's board is the tutorial's: cost 160 after 92 expansions", () => {
  const { board } = modeOf(NAME);
  assert.deepEqual([board.width, board.height, board.start, board.goal], [13, 13, [2, 5], [10, 5]]);
  const walls = [...board.cells.keys()].filter((cell) => board.cells[cell] === WALL);
  assert.deepEqual(
    walls,
    [2, 3, 4, 5, 6, 7, 8, 9].map((row) => 13 * row + 6),
  );
  const program = findPath(board);
  assert.deepEqual([program.cost, program.closed.length, program.path?.length], [160, 92, 17]);
  assert.equal(numberOf(NAME, "cells"), 17);
  assert.deepEqual(program.kept, [], "no open cell of this board could have been improved");
});

test("the numbers of each change are the program's", () => {
  const { board } = modeOf(NAME);
  for (const [mode, changes] of CHANGES.entries()) {
    const prefix = ["", "compare.", "variant1.", "variant2.", "variant3."][mode];
    const program = findPath(board, changes);
    assert.deepEqual(
      [numberOf(NAME, `${prefix}expanded`), numberOf(NAME, `${prefix}cost`)],
      [program.closed.length, program.cost],
    );
    assert.equal(program.cost, numberOf(NAME, "shortest"));
  }
  assert.ok(numberOf(NAME, "variant2.expanded") < numberOf(NAME, "expanded"));
});

test("never improved: the cell of the caption keeps its detour, and nothing else lengthens the path", () => {
  const { board } = modeOf(LESSON);
  const { facts } = supplied(LESSON);
  assert.deepEqual(facts.options[0], modeOf(NAME).options);
  const [program, improving] = [findPath(board), findPath(board, { improves: true })];
  const [kept] = program.kept.filter(({ step }) => step === 13);
  const { values } = /** @type {import("../../www/features/lessons/scenario-facts.js").Caption} */ (
    captionAt(facts.captions[0], 13)
  );
  assert.deepEqual([values.kept, values.keptG, values.betterG], [`(${kept.x},\u00a0${kept.y})`, kept.g, kept.better]);
  assert.ok(program.path?.some(([x, y]) => x === kept.x && y === kept.y));
  assert.equal(numberOf(LESSON, "compare.improved"), 1);
  assert.deepEqual(
    [program.cost, improving.cost, improving.cost],
    [numberOf(LESSON, "cost"), numberOf(LESSON, "compare.cost"), numberOf(LESSON, "shortest")],
  );
  assert.equal((program.cost ?? 0) - (improving.cost ?? 0), kept.g - kept.better);
});

test("boards on which never improving lengthens the path are rare", () => {
  let longer = 0;
  const { options } = modeOf(NAME);
  const improving = { ...options, improveOpen: true };
  for (let seed = 0; seed < 2000; seed++) {
    const board = randomBoard(seed, 13, 13, 0.25);
    longer += Number(searchOn(board, options).cost !== searchOn(board, improving).cost);
  }
  assert.ok(longer < 20, String(longer));
});
