// The open list as the page shows it, held against lists and a search that share no code with the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./english.js";
import { english, loadLanguage } from "../../www/i18n/index.js";
import { levelOf, rowsLayout, treeLayout } from "../../www/panels/open-list/layout.js";
import { lineOf, tiesOf } from "../../www/panels/open-list/line.js";
import { marksOf } from "../../www/panels/open-list/marks.js";
import { isProbeable, Probe } from "../../www/panels/open-list/probe.js";
import { isComparedInOrder, takingOf } from "../../www/panels/open-list/taking.js";
import { ruleText, structureText, workText } from "../../www/panels/open-list/words.js";
import { hasHabits, inOrder, keyOf, plainStorage } from "./plain-storage.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/run/run.js").Run} Run */
/** @typedef {import("./plain-storage.js").Snapshot} Snapshot */

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
function randomFrom(seed) {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** @param {() => number} random @returns {Options} */
function randomOptions(random) {
  const one = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  return /** @type {Options} */ ({
    algorithm: one(["astar", "astar", "astar", "dijkstra", "greedy", "breadth-first"]),
    heuristic: one(["auto", "manhattan", "octile", "euclidean", "chebyshev", "zero", "floored-euclidean"]),
    diagonal: one(RULES),
    costs: one(["10-14", "sqrt2"]),
    weight: one([1, 1, 1, 0, 1.5, 3.3]),
    tieBreak: one(["low-h", "high-h", "fifo", "lifo"]),
    neighborOrder: one(["row-major", "straight-first"]),
    improveOpen: random() < 0.8,
    reopenClosed: random() < 0.5,
    stopWhen: one(["goal-closed", "goal-closed", "goal-opened"]),
    penalties: random() < 0.7,
    openList: one(["binary-heap", "binary-heap", "unsorted-list", "sorted-list"]),
    decreaseKey: random() < 0.7,
    swapEqual: random() < 0.3,
  });
}

/** What a probe finds, however many slices it takes. @param {Probe} probe @param {Run} run @param {0 | 1} [side] */
function stored(probe, run, side = 0) {
  for (let slices = 0; slices < 10_000; slices++) {
    const found = probe.ask(run, side, 0);
    if (found) return found;
  }
  throw new Error("The probe does not come to an end.");
}

/** The order in which a list gives out its entries if nothing else is put in. @param {Snapshot} snapshot @param {Options} options */
function drained({ entries }, options) {
  if (!hasHabits(options) || (options.decreaseKey && !options.swapEqual)) {
    return entries.toSorted((a, b) => inOrder(options, a, b)).map(({ cell }) => cell);
  }
  const comesFirst = (/** @type {number} */ a, /** @type {number} */ b) => {
    const [[f, h], [otherF, otherH]] = [heap[a], heap[b]].map((entry) => keyOf(options, entry));
    return options.swapEqual ? f < otherF || (f === otherF && h <= otherH) : inOrder(options, heap[a], heap[b]) < 0;
  };
  const heap = [...entries];
  const cells = [];
  while (heap.length > 0) {
    cells.push(heap[0].cell);
    const last = /** @type {import("./plain-storage.js").Entry} */ (heap.pop());
    if (heap.length === 0) break;
    heap[0] = last;
    for (let at = 0; 2 * at + 1 < heap.length; ) {
      const right = 2 * at + 2;
      const child = right < heap.length && comesFirst(right, right - 1) ? right : right - 1;
      if (!comesFirst(child, at)) break;
      [heap[at], heap[child]] = [heap[child], heap[at]];
      at = child;
    }
  }
  return cells;
}

test("the structure, the order and the work are those of plain lists, at any step of a search", () => {
  const counts = { boards: 0, steps: 0, habits: 0, reordered: 0, ties: 0, above: 0, moved: 0 };
  for (let seed = 1; seed <= 2500; seed++) {
    const random = randomFrom(seed);
    const session = randomSession(seed, { walls: 0.3 * random(), side: 2 + Math.floor(9 * random()) });
    const { run } = session;
    run.configure({ ...randomOptions(random) });
    const { options } = run;
    const snapshots = [...plainStorage(session.document.board, options)];
    assert.equal(run.length, snapshots.length - 1, `${seed}`);
    counts.boards++;
    const probe = new Probe();
    const positions = [0, run.length, ...Array.from({ length: 3 }, () => Math.floor(random() * (run.length + 1)))];
    // A step, and the one after it, and one before it.
    for (const position of positions.flatMap((at) => [at, Math.min(at + 1, run.length), Math.max(0, at - 1)])) {
      run.seek(position);
      const snapshot = snapshots[position];
      const found = stored(probe, run);
      const where = `${seed} after step ${position}: ${JSON.stringify(options)}`;
      counts.steps++;
      const expected = options.openList === "sorted-list" ? snapshot.cells.toReversed() : snapshot.cells;
      assert.deepEqual([...found.cells], expected, where);
      assert.equal(found.position, position);
      const order = drained(snapshot, options);
      assert.deepEqual([...found.order], order, where);
      const { entries, count } = lineOf(run, 5);
      assert.deepEqual(
        entries.map(({ cell }) => cell),
        order.slice(0, 5),
        where,
      );
      assert.equal(count, order.length);

      // Which of them are tied.
      const all = lineOf(run, 1000).entries;
      const keys = new Map(snapshot.entries.map((entry) => [entry.cell, keyOf(options, entry).join()]));
      const groups = [];
      for (const [index, cell] of order.entries()) {
        const isTied =
          options.algorithm !== "breadth-first" && index > 0 && keys.get(order[index - 1]) === keys.get(cell);
        if (isTied) groups[groups.length - 1]++;
        else groups.push(1);
      }
      const isRounded = options.costs === "sqrt2" && (options.heuristic === "euclidean" || options.weight === 3.3);
      const ties = tiesOf(options, all);
      // Sums that are rounded are called equal only where that is certain.
      if (isRounded) assert.ok(isFiner(ties, groups), where);
      else assert.deepEqual(ties, groups, where);
      counts.ties += Number(groups.some((size) => size > 1));

      // What the step did.
      const before = snapshots[position - 1];
      const habits = hasHabits(options) && (!options.decreaseKey || options.swapEqual);
      assert.equal(isComparedInOrder(options), !habits);
      counts.habits += Number(habits);
      if (!before) {
        assert.equal(found.before, undefined);
        continue;
      }
      assert.deepEqual(
        [...(found.before?.cells ?? [])],
        options.openList === "sorted-list" ? before.cells.toReversed() : before.cells,
      );
      assert.equal(found.moves, snapshot.moves - before.moves, where);
      if (options.openList !== "sorted-list")
        assert.equal(found.comparisons, snapshot.comparisons - before.comparisons, where);
      if (!habits && found.before) {
        const taking = takingOf(options.openList, found.before.cells, found.before.order);
        assert.deepEqual([taking.comparisons, taking.moves], snapshot.taking, where);
        counts.moved += Number(taking.moves > 1);
      }

      // What is marked.
      const marks = marksOf(found, options);
      const places = new Map(snapshot.entries.map((entry, place) => [entry.cell, place]));
      for (const [place, { cell }] of found.entries.entries()) {
        const entry = snapshot.entries[Number(places.get(cell))];
        const parent = snapshot.entries[(place - 1) >> 1];
        const isAbove = options.openList === "binary-heap" && place > 0 && worse(options, parent, entry);
        if (isRounded) assert.ok(isAbove || !marks[place].has("above"), where);
        else assert.equal(marks[place].has("above"), isAbove, where);
        counts.above += Number(isAbove);
        assert.equal(marks[place].has("next"), cell === order[0], where);
        assert.equal(marks[place].has("new"), !before.cells.includes(cell), where);
        assert.ok(!marks[place].has("closed"), where);
        const isBest =
          options.openList === "unsorted-list" &&
          snapshot.entries.slice(0, place).every((other) => inOrder(options, entry, other) < 0);
        assert.equal(marks[place].has("best"), isBest, where);
      }
      counts.reordered += Number(snapshot.cells.some((cell, place) => before.cells[place] !== cell));
    }
    probe.release();
    session.run.dispose();
  }
  for (const [name, count] of Object.entries(counts)) assert.ok(count > (name === "above" ? 30 : 300), `${name}: ${count}`);
});

/** Whether the first entry leaves after the second, whatever the order of opening. @param {Options} options @param {import("./plain-storage.js").Entry} a @param {import("./plain-storage.js").Entry} b */
function worse(options, a, b) {
  const [[f, h], [otherF, otherH]] = [keyOf(options, a), keyOf(options, b)];
  return f > otherF || (f === otherF && h > otherH);
}

/** Whether groups end wherever others end. @param {number[]} groups @param {number[]} others */
function isFiner(groups, others) {
  const endsOf = (/** @type {number[]} */ sizes) =>
    sizes.map((_, index) => sizes.slice(0, index + 1).reduce((a, b) => a + b));
  const ends = new Set(endsOf(groups));
  return endsOf(others).every((end) => ends.has(end));
}
