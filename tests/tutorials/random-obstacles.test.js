import assert from "node:assert/strict";
import { test } from "node:test";
import { captionAt } from "../../www/features/lessons/scenario-facts.js";
import { numberOf, supplied } from "../page/supplied.js";
import { at, following, modeOf, randomBoard, searchOn, shortestOn, WALL } from "./boards.js";
import { findPath } from "./random-obstacles.js";

const NAME = "tutorial-1-random-obstacles";
const octile = (/** @type {number} */ dx, /** @type {number} */ dy) =>
  14 * Math.min(dx, dy) + 10 * (Math.max(dx, dy) - Math.min(dx, dy));
/** What is repaired in the program, by the mode that shows it. */
const REPAIRS = [{}, { h: octile, improves: true }, { h: octile }, { improves: true }];

/** A board as the tutorial makes it: its loop leaves out the last row and column. @param {number} seed */
function board(seed) {
  const made = randomBoard(seed, 19, 13, 0.2);
  const cells = Uint8Array.from({ length: 20 * 14 }, (_, cell) => at(made, cell % 20, Math.floor(cell / 20)));
  return { ...made, width: 20, height: 14, cells };
}

/**
 * Runs the program and the engine; among equals the program chooses as the engine did.
 * @param {import("./boards.js").Board} on
 * @param {number} mode
 */
function both(on, mode, options = modeOf(NAME, mode).options) {
  const engine = searchOn(on, options);
  return { engine, program: findPath(on, following(engine.order, 1), REPAIRS[mode]) };
}

test("the engine's search is one that the program allows, on the scenario's board and on 200 others", () => {
  const boards = [modeOf(NAME).board, ...Array.from({ length: 200 }, (_, seed) => board(seed))];
  const options = REPAIRS.map((_, mode) => modeOf(NAME, mode).options);
  for (const on of boards) {
    for (const mode of REPAIRS.keys()) {
      const { engine, program } = both(on, mode, options[mode]);
      assert.deepEqual(
        program.closed?.map(({ x, y }) => [x, y]),
        engine.order,
      );
      assert.deepEqual([program.path, program.cost], [engine.path, engine.cost]);
      assert.equal(program.failure, engine.path ? undefined : "dead end");
    }
  }
});

test("each flaw alone makes paths longer, both together more often, and without them none is longer", () => {
  const longer = [0, 0, 0, 0];
  const options = REPAIRS.map((_, mode) => modeOf(NAME, mode).options);
  for (let seed = 0; seed < 400; seed++) {
    const shortest = shortestOn(board(seed), options[0]);
    for (const mode of longer.keys()) {
      const { cost } = searchOn(board(seed), options[mode]);
      longer[mode] += Number(cost !== shortest);
    }
  }
  const [written, repaired, onlyEstimate, onlyImproving] = longer;
  assert.equal(repaired, 0);
  assert.ok(onlyImproving > 20 && onlyEstimate > onlyImproving && written > onlyEstimate, longer.join());
});

test("on the scenario's board each repair alone helps and does not suffice", () => {
  const costs = REPAIRS.map((_, mode) => both(modeOf(NAME).board, mode).program.cost ?? 0);
  const told = ["cost", "compare.cost", "variant1.cost", "variant2.cost"].map((key) => numberOf(NAME, key));
  assert.deepEqual(told, costs);
  const [written, repaired, onlyEstimate, onlyImproving] = costs;
  assert.ok(repaired < Math.min(onlyEstimate, onlyImproving) && Math.max(onlyEstimate, onlyImproving) < written);
  assert.equal(repaired, numberOf(NAME, "shortest"));
});

test("one cell in five is blocked, and the last row and column are", () => {
  const { board: on } = modeOf(NAME);
  const made = [...on.cells.keys()].filter((cell) => cell % 20 < 19 && cell < 20 * 13);
  const share = made.filter((cell) => on.cells[cell] === WALL).length / made.length;
  assert.ok(Math.abs(share - 0.2) < 0.03, String(share));
  assert.ok([...on.cells.keys()].every((cell) => made.includes(cell) || on.cells[cell] === WALL));
});

test("the captions' cells and numbers are those of the program", () => {
  const { facts } = supplied(NAME);
  const { program } = both(modeOf(NAME).board, 0);
  const [kept] = program.kept?.filter(({ step }) => step === 14) ?? [];
  const { values } = /** @type {import("../../www/features/lessons/scenario-facts.js").Caption} */ (
    captionAt(facts.captions[0], 14)
  );
  assert.deepEqual([values.kept, values.keptG, values.betterG], [`(${kept.x},\u00a0${kept.y})`, kept.g, kept.better]);
  assert.ok(program.path?.some(([x, y]) => x === kept.x && y === kept.y));
  const start = captionAt(facts.captions[0], 1)?.values;
  const [x, y] = facts.board.start;
  assert.equal(start?.h, 10 * (Math.abs(facts.board.goal[0] - x) + Math.abs(facts.board.goal[1] - y)));
  assert.ok(Number(start?.h) > numberOf(NAME, "shortest"), "the estimate of the start is too large");
});

test("the program's three failures are the scenario's, for the start as well as the goal", () => {
  const { facts } = supplied(NAME);
  const { board: on } = modeOf(NAME);
  const never = () => assert.fail("nothing is chosen");
  const [, , , , outside, blocked] = supplied(NAME).scenario.modes.map(({ ends }) => ends?.goal);
  assert.ok(outside && blocked);
  for (const end of ["start", "goal"]) {
    assert.equal(findPath({ ...on, [end]: outside }, never).failure, "outside");
    assert.equal(findPath({ ...on, [end]: blocked }, never).failure, "blocked");
  }
  assert.equal(blocked[1], on.height - 1);
  const codes = facts.refusals.map((refusal) => refusal && "code" in refusal && refusal.code);
  assert.deepEqual(codes, [undefined, undefined, undefined, undefined, "out-of-bounds", "goal-blocked", undefined]);
  assert.deepEqual(facts.boards[4].goal, on.goal, "a goal off the board leaves the board as it was");

  const pocket = modeOf(NAME, 6);
  const engine = searchOn(pocket.board, pocket.options);
  const program = findPath(pocket.board, following(engine.order, 1));
  assert.deepEqual([program.failure, program.closed?.length], ["dead end", numberOf(NAME, "variant5.expanded")]);
  const [x, y] = pocket.board.goal;
  for (let cell = 0; cell < 9; cell++) {
    assert.ok(cell === 4 || at(pocket.board, x - 1 + (cell % 3), y - 1 + Math.floor(cell / 3)) === WALL);
  }
});

test("where start and goal are the same cell, the program reports a dead end", () => {
  const { board: on } = modeOf(NAME);
  assert.equal(findPath({ ...on, goal: on.start }, ([first]) => first).failure, "dead end");
});
