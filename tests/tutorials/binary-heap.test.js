import assert from "node:assert/strict";
import { test } from "node:test";
import { numberOf } from "../page/supplied.js";
import { findPath, GivenHeap, List } from "./binary-heap.js";
import { modeOf, randomBoard, searchOn, shortestOn } from "./boards.js";

const NAME = "tutorial-3-binary-heap";

/** The program's open list, by the mode that shows it. */
function openLists() {
  const [honest, given, stays, swaps] = [new GivenHeap(), new GivenHeap(), new GivenHeap(), new GivenHeap()];
  honest.movesImproved = swaps.movesImproved = true;
  honest.swapsEqual = stays.swapsEqual = false;
  return [new List(), honest, given, stays, swaps];
}
const PREFIXES = ["", "compare.", "variant1.", "variant2.", "variant3."];

/** @param {number} seed */
const board = (seed) => randomBoard(seed, 24, 24, 0.2 + 0.0005 * seed);

test("order, path, cost and comparisons are the program's, on the scenario's board and on 200 others", () => {
  const boards = [modeOf(NAME).board, ...Array.from({ length: 200 }, (_, seed) => board(seed))];
  const options = PREFIXES.map((_, mode) => modeOf(NAME, mode).options);
  for (const on of boards) {
    for (const [mode, open] of openLists().entries()) {
      const program = findPath(on, open);
      const engine = searchOn(on, options[mode]);
      assert.deepEqual(
        program.closed.map(({ x, y }) => [x, y]),
        engine.order,
      );
      assert.deepEqual([program.path, program.cost], [engine.path, engine.cost]);
      assert.equal(program.comparisons, engine.stats.comparisons);
    }
  }
});

test("the numbers of the captions are the program's", () => {
  const told = PREFIXES.map((prefix) => ["expanded", "cost", "comparisons"].map((key) => numberOf(NAME, prefix + key)));
  const counted = openLists().map((open) => {
    const { closed, cost, comparisons } = findPath(modeOf(NAME).board, open);
    return [closed.length, cost, comparisons];
  });
  assert.deepEqual(told, counted);
  const { lookups } = findPath(modeOf(NAME).board, new List());
  assert.equal(numberOf(NAME, "lookups"), lookups);
  assert.ok(numberOf(NAME, "lookups") > numberOf(NAME, "comparisons"), "most of the work is membership");
});

test("the correct heap takes the same cells, the class as presented takes others and finds a longer path", () => {
  const [list, honest, given, stays, swaps] = openLists().map((open) => {
    const { closed, cost, comparisons } = findPath(modeOf(NAME).board, open);
    return { order: closed.map(({ x, y }) => `${x} ${y}`).join(), cost: cost ?? 0, comparisons };
  });
  assert.equal(honest.order, list.order);
  assert.ok(honest.comparisons * 2 < list.comparisons);
  const shortest = numberOf(NAME, "shortest");
  assert.deepEqual([list.cost, honest.cost, swaps.cost], [shortest, shortest, shortest]);
  assert.ok(given.cost > stays.cost && stays.cost > shortest);
  for (const other of [given, stays, swaps]) assert.notEqual(other.order, list.order);
});

test("the class as presented expands other cells on most boards and returns longer paths on many; the list on none", () => {
  let [found, others, longer] = [0, 0, 0];
  const { options } = modeOf(NAME);
  for (let seed = 0; seed < 200; seed++) {
    const on = randomBoard(seed, 26, 26, 0.3);
    const [list, given] = [findPath(on, new List()), findPath(on, new GivenHeap())];
    const shortest = shortestOn(on, options);
    assert.equal(list.cost, shortest);
    if (shortest === undefined) continue;
    found++;
    const orders = [list, given].map(({ closed }) => closed.map(({ x, y }) => `${x} ${y}`).join());
    others += Number(orders[0] !== orders[1]);
    longer += Number((given.cost ?? 0) > shortest);
  }
  assert.ok(found > 120 && others > 0.6 * found && longer > 0.1 * found, `${found} ${others} ${longer}`);
});
