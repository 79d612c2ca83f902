// The open list as the page shows it, held against lists and a search that share no code with the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "./english.js";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import {
  countBelow,
  levelBelow,
  levelOf,
  rootFor,
  rowsLayout,
  treeLayout,
} from "../../www/features/open-list/layout.js";
import { lineOf, tiesOf } from "../../www/features/open-list/open-cells-in-line.js";
import { ruleText, structureText, workText } from "../../www/features/open-list/open-list-words.js";
import { isProbeable, Probe } from "../../www/features/open-list/probe.js";
import { marksOf } from "../../www/features/open-list/structure-marks.js";
import { isComparedInOrder, takingOf } from "../../www/features/open-list/taking-from-heap.js";
import { hasHabits, inOrder, keyOf, plainStorage } from "./plain-storage.js";
import { randomFrom } from "./random-numbers.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/core/run/run.js").Run} Run */
/** @typedef {import("./plain-storage.js").Snapshot} Snapshot */

/** @param {() => number} random @returns {Options} */
function randomOptions(random) {
  const one = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  return /** @type {Options} */ ({
    algorithm: one(["astar", "astar", "astar", "dijkstra", "greedy", "breadth-first"]),
    heuristic: one(["auto", "manhattan", "octile", "euclidean", "chebyshev", "zero", "floored-euclidean"]),
    diagonal: one(RULES),
    costs: one(["10-14", "10-10", "sqrt2"]),
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
  for (let seed = 1; seed <= some(2500); seed++) {
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
  for (const [name, count] of Object.entries(counts))
    assert.ok(count > some(name === "above" ? 30 : 300), `${name}: ${count}`);
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

/** The side that a bidirectional search takes from next. @param {Run} run */
const sideInTurn = (run) => /** @type {0 | 1} */ (run.position % 2);

test("every algorithm takes the cell that stands first, and its structure holds the same cells", () => {
  let [steps, closed, heaps, unknown] = [0, 0, 0, 0];
  for (let seed = 1; seed <= some(600); seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { walls: 0.3 * random(), side: 3 + Math.floor(9 * random()) });
    const algorithm = /** @type {const} */ (["jump-point", "bidirectional-astar", "fastest"])[seed % 3];
    const rules = { diagonal: RULES[seed % 2], penalties: false, algorithm, decreaseKey: false, swapEqual: true };
    run.configure({ ...randomOptions(random), ...rules });
    const { options } = run;
    const order = run.solver.expansionOrder();
    const probe = new Probe();
    for (let position = 0; position <= run.length; position++) {
      run.seek(position);
      const where = `${seed} ${algorithm} ${position}`;
      const side = algorithm === "bidirectional-astar" ? sideInTurn(run) : 0;
      const { entries, count } = lineOf(run, 3, side);
      if (position < run.length) assert.equal(entries[0].cell, order[position], where);
      const found = stored(probe, run, side);
      assert.equal(found.order.length, count, where);
      const cells = new Set(found.cells);
      assert.equal(cells.size, found.cells.length, `${where}: a cell is there once`);
      for (const cell of found.order) assert.ok(cells.has(cell), where);
      const marks = marksOf(found, options);
      for (const [place, { cell }] of found.entries.entries()) {
        const isClosed = run.solver.states()[cell] === 2;
        assert.equal(marks[place].has("closed"), isClosed, where);
        assert.ok(!marks[place].has("above"), where);
        closed += Number(isClosed);
      }
      // In a heap no cell comes before its parent; of cells that the other side has closed the order is not known.
      const ranks = new Map(Array.from(found.order, (cell, rank) => [cell, rank]));
      for (const [place, cell] of options.openList === "binary-heap" ? found.cells.entries() : []) {
        const [own, parent] = [ranks.get(cell), ranks.get(found.cells[(place - 1) >> 1])];
        if (place > 0 && own !== undefined && parent !== undefined) assert.ok(parent < own, where);
        heaps++;
      }
      // Numbers that are the other side's are not shown as this one's.
      for (const { g, cell } of entries) {
        const isOther = side === 1 && (run.solver.sideStates()[cell] & 3) !== 0;
        assert.equal(Number.isNaN(g), isOther, where);
        unknown += Number(isOther);
      }
      if (found.before && isComparedInOrder(options)) {
        const { comparisons, moves } = takingOf(options.openList, found.before.cells, found.before.order);
        assert.ok(comparisons <= found.comparisons && moves <= found.moves, where);
      }
      steps++;
    }
    probe.release();
    run.dispose();
  }
  assert.ok(Math.min(steps, heaps) > some(3000), [steps, closed, heaps, unknown].join());
  assert.ok(closed > some(100) && unknown > some(50), [steps, closed, heaps, unknown].join());
});

test("the sentences have the numbers of the step", async () => {
  const languages = [english, await loadLanguage("es"), await loadLanguage("zh")];
  const kinds = new Set();
  for (let seed = 1; seed <= 300; seed++) {
    // This one is the first that has an improved cell beside the one that was put in.
    if (seed > some(300) && seed !== 221) continue;
    const random = randomFrom(seed);
    const { run, document } = randomSession(seed, { walls: 0.2, side: 7 });
    run.configure(randomOptions(random));
    const { options } = run;
    const snapshots = [...plainStorage(document.board, options)];
    const probe = new Probe();
    for (const position of [0, 1, Math.floor(run.length / 2), run.length]) {
      run.seek(position);
      const [snapshot, before] = [snapshots[position], snapshots[position - 1]];
      const found = stored(probe, run);
      const texts = languages.map((language) => workText(found, options, language));
      if (!before) {
        assert.equal(texts[0], "Before the first step only the start was put in.");
        continue;
      }
      const known = new Set(before.cells);
      const count =
        snapshot.cells.filter((cell) => !known.has(cell) || cell === snapshot.taken).length + Number(position === 1);
      const put =
        found.taken?.opened === undefined ? 0 : found.taken.opened + found.taken.reopened + Number(position === 1);
      assert.equal(put, count);
      const improved = Number(found.taken?.improved);
      const work = (/** @type {number} */ comparisons, /** @type {number} */ moves) =>
        `${comparisons} ${comparisons === 1 ? "comparison" : "comparisons"}, ${moves} ${moves === 1 ? "entry" : "entries"} moved`;
      const [comparisons, moves] = [found.comparisons, snapshot.moves - before.moves];
      const [taking, takingMoves] = snapshot.taking;
      const changed = `${count} put in${improved > 0 ? `, ${improved} improved` : ""}`;
      const isNothing = count + improved === 0;
      const expected = !isComparedInOrder(options)
        ? `1 removed, ${isNothing ? "none put in" : changed}: ${work(comparisons, moves)}.`
        : isNothing
          ? `1 removed (${work(comparisons, moves)}), none put in.`
          : `1 removed (${work(taking, takingMoves)}), ${changed} (${work(comparisons - taking, moves - takingMoves)}).`;
      assert.equal(texts[0], `This step: ${expected}`);
      const numbers = (/** @type {string} */ text) => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
      for (const text of texts) assert.deepEqual(numbers(text), numbers(texts[0]), text);
      kinds.add(texts[0].replace(/\d+ \w+/g, ""));
    }
    probe.release();
    run.dispose();
  }
  assert.ok(kinds.size >= 5, [...kinds].join("\n"));
});

test("what decides between equals is said for each tie-break, and only where it decides", () => {
  const base = new Map(
    /** @type {[Partial<Options>, RegExp][]} */ ([
      [{}, /^At equal f the smaller h comes first; if h is equal too, the cell opened first\.$/],
      [{ tieBreak: "high-h" }, /^At equal f the larger h/],
      [{ tieBreak: "fifo" }, /^At equal f the cell opened first comes first\.$/],
      [{ tieBreak: "lifo" }, /^At equal f the cell opened last comes first\.$/],
      [{ algorithm: "dijkstra" }, /^At equal g the cell opened first comes first\.$/],
      [{ algorithm: "greedy", tieBreak: "lifo" }, /^At equal h the cell opened last comes first\.$/],
      [{ algorithm: "breadth-first", tieBreak: "lifo" }, /^Cells are expanded in the order in which they were opened/],
      [{ algorithm: "fastest", tieBreak: "lifo" }, /^At equal f the smaller h comes first; .* opened first\.$/],
      [{ swapEqual: true }, /^At equal f the smaller h comes first\. .* does not decide\.$/],
      [{ swapEqual: true, tieBreak: "lifo" }, /^Entries with equal f change places/],
      [{ swapEqual: true, openList: "sorted-list" }, /^At equal f the smaller h comes first; if/],
      [{ decreaseKey: false }, /stays where it is in the heap/],
      [{ algorithm: "bidirectional-astar" }, /one of the two searches first opens it\.$/],
    ]),
  );
  const { run } = randomSession(1);
  const defaults = run.options;
  for (const [change, expected] of base) {
    const options = { ...defaults, ...change };
    assert.match(ruleText(options, english), expected, JSON.stringify(change));
    const about = structureText(options, english);
    assert.match(
      about,
      { "binary-heap": /top/, "unsorted-list": /underlined/, "sorted-list": /in the order/ }[options.openList],
    );
  }
  run.dispose();
});

test("searches that are too long or too wide are not repeated, and a lost solver is replaced", () => {
  const { run } = randomSession(4, { walls: 0, side: 12 });
  run.configure({ algorithm: "breadth-first" });
  assert.ok(run.length > 6);
  assert.ok(isProbeable(run));
  const like = (/** @type {object} */ change) =>
    isProbeable(/** @type {Run} */ ({ ...run, board: run.board, position: 5, error: undefined, ...change }));
  assert.ok(like({}));
  assert.ok(!like({ position: 200_001 }));
  assert.ok(!like({ board: { cells: { length: 2 ** 20 + 1 } } }));
  assert.ok(!like({ error: new Error("x") }));
  const probe = new Probe();
  run.seek(4);
  const first = stored(probe, run);
  assert.equal(probe.known(run, 0), first);
  probe.release();
  probe.release();
  // What was found stays, and what was not is searched for again.
  assert.equal(stored(probe, run), first);
  run.seek(5);
  assert.equal(probe.known(run, 0), undefined);
  assert.equal(stored(probe, run).position, 5);
  run.configure({ algorithm: "dijkstra" });
  run.seek(5);
  assert.equal(probe.known(run, 0), undefined);
  const again = stored(probe, run);
  assert.deepEqual([...again.order], [...run.solver.openCells(1000)]);
  probe.release();
  run.dispose();
});

/** @typedef {import("../../www/features/open-list/layout.js").Layout} Layout */

/** Nothing stands over anything else, nor outside, what is written fits, and a finger hits it. @param {Layout} layout @param {(place: number) => { both: number, value: number }} widthsOf @param {string} name @param {number} [target] */
function assertRoom({ spots, width, height }, widthsOf, name, target = 0) {
  const all = [...spots];
  for (const [index, [place, spot]] of all.entries()) {
    const { x, y, written } = spot;
    assert.ok(x >= 0 && y >= 0 && x + spot.width <= width && y + spot.height <= height, `${name}: ${place} is outside`);
    if (written !== "dot") assert.ok(spot.width >= widthsOf(place)[written], `${name}: ${place} is too narrow`);
    else assert.ok(spot.width >= 6, `${name}: ${place} is too small a dot`);
    if (written !== "dot") assert.ok(Math.min(spot.width, spot.height) >= target, `${name}: ${place} is too small`);
    for (const [other, { x: left, y: top, width, height }] of all.slice(0, index)) {
      const isApart = x >= left + width || left >= x + spot.width || y >= top + height || top >= y + spot.height;
      assert.ok(isApart, `${name}: ${place} is over ${other}`);
    }
  }
}

/** The entry over one in a heap. @param {number} place */
const parentOf = (place) => Math.floor((place - 1) / 2);

test("every part of a heap has its picture: what is shown has room, each line leads from an entry to the one over it, and keys lead to all entries", () => {
  const widthsOf = (/** @type {number} */ place) => ({ both: 30 + (place % 7), value: 20 + (place % 5) });
  const seen = new Set();
  for (const [room, target] of [
    ...[200, 232, 288, 318, 374, 900].map((room) => [room, 0]),
    ...[230, 288, 358, 700].map((room) => [room, 44]),
  ]) {
    for (const [count, root] of [0, 1, 2, 7, 8, 15, 16, 20, 31, 200, 2047].flatMap((count) =>
      [0, 1, 2, 5, 14, 90, 1000].filter((root) => root === 0 || root < count).map((root) => [count, root]),
    )) {
      const name = `${count} entries, below ${root}, ${room} wide, at least ${target}`;
      const layout = treeLayout({ count, root, room, target, widthsOf });
      const { spots, lines } = layout;
      assertRoom(layout, widthsOf, name, target);
      assert.ok(
        [...spots.keys()].every((place) => place >= root && place < count),
        name,
      );
      // By going up from every entry of the heap.
      let below = 0;
      for (let place = 0; place < count; place++) {
        let [at, levels] = [place, 0];
        for (; at > root; levels++) at = parentOf(at);
        const isBelow = at === root;
        assert.equal(levelBelow(root, place), isBelow ? levels : undefined, `${name}: ${place}`);
        if (isBelow && place !== root) below++;
        assert.ok(isBelow || !spots.has(place), `${name}: ${place} is of another part`);
        if (isBelow && levels < 3 && room > 200) assert.ok(spots.has(place), `${name}: ${place} is missing`);
        // With an entry, all of its level and all above it are there.
        if (spots.has(place) && place > root) assert.ok(spots.has(parentOf(place)), `${name}: ${place}`);
        if (spots.has(place) && levelBelow(root, place + 1) === levels && place + 1 < count) {
          assert.ok(spots.has(place + 1), name);
          assert.equal(spots.get(place)?.written, spots.get(place + 1)?.written);
        }
      }
      assert.equal(countBelow(root, count), below, name);
      assert.equal(lines.length, Math.max(0, spots.size - 1));
      const middles = new Map(
        Array.from(spots, ([place, { x, y, width, height }]) => [place, `${x + width / 2} ${y + height / 2}`]),
      );
      const expected = [...spots.keys()]
        .filter((place) => place !== root)
        .map((place) => [middles.get(parentOf(place)), middles.get(place)]);
      const drawn = lines.map((line) => line.map(({ x, y }) => `${x} ${y}`));
      assert.deepEqual(drawn, expected);
      for (const { written } of spots.values()) seen.add(written);
      // Keys, with the part that they lead to.
      const states = new Set(count > 0 && count < 40 ? [`${root} ${root}`] : []);
      for (const state of states) {
        const [top, place] = state.split(" ").map(Number);
        const { move, spots } = treeLayout({ count, root: top, room, target, widthsOf });
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "x"]) {
          const next = move(place, key);
          if (next === undefined) continue;
          const isReadable = spots.has(next) && spots.get(next)?.written !== "dot";
          const newTop = isReadable ? top : rootFor(place, next);
          const there = treeLayout({ count, root: newTop, room, target, widthsOf }).spots.get(next);
          assert.ok(
            there && there.written !== "dot",
            `${name}: ${key} leads from ${place} to ${next}, which cannot be read`,
          );
          states.add(`${newTop} ${next}`);
        }
      }
      const reached = new Set(Array.from(states, (state) => state.split(" ")[1]));
      if (count > 0 && count < 40) assert.equal(reached.size, count, name);
    }
  }
  assert.deepEqual([...seen].sort(), ["both", "dot", "value"]);
  assert.deepEqual([0, 1, 2, 3, 6, 7, 14, 15].map(levelOf), [0, 1, 1, 2, 2, 3, 3, 4]);
  // On the way up, what is around the entry is seen: two levels above it.
  assert.deepEqual([rootFor(31, 15), rootFor(15, 7), rootFor(3, 1), rootFor(1, 0), rootFor(1, 3)], [3, 1, 0, 0, 1]);
});

test("a list has its entries in rows, and keys lead from each to each", () => {
  const widthsOf = (/** @type {number} */ place) => ({ both: 30 + (place % 7), value: 20 });
  for (const [room, target] of [200, 288, 900].flatMap((room) => [0, 44].map((target) => [room, target]))) {
    for (const count of [0, 1, 2, 20, 200]) {
      const layout = rowsLayout({ count, room, target, widthsOf });
      assertRoom(layout, widthsOf, `${count} in ${room}`, target);
      assert.equal(layout.spots.size, count);
      const reached = new Set([0]);
      for (const place of reached) {
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "x"]) {
          const next = layout.move(place, key);
          if (next !== undefined) reached.add(next);
        }
      }
      if (count > 0) assert.equal(reached.size, count);
    }
  }
});
