// The numbers that layers show, and the levels that these belong to, held against searches that share no code with the
// engine, on random boards over all options.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solverOf } from "../../www/core/board/convert.js";
import { LAYERS, reasonAgainst } from "../../www/core/render/layers/layer-names.js";
import { extend, noRange, valuesOf } from "../../www/core/render/layers/layer-values.js";
import { excessOf, isTooLarge, remainingOf } from "../../www/core/render/layers/remaining.js";
import { bandsOf, levelOf, rampOf } from "../../www/core/render/layers/scale.js";
import { Taking } from "../../www/core/render/order-taken.js";
import { possibleOutcomes } from "../../www/narration/outcomes.js";
import { factorOf } from "../../www/rules/algorithms.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { estimateFrom, movesOf, randomFrom, randomOptions, remainingIn } from "./layer-model.js";
import { plainSteps } from "./plain-steps.js";
import { randomSession } from "./random-session.js";

/** @typedef {import("../../www/core/run/run.js").Run} Run */
/** @typedef {import("../../www/core/render/layers/layer-names.js").LayerName} LayerName */

const ALGORITHMS = /** @type {const} */ (["astar", "dijkstra", "breadth-first", "greedy"]);
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** The numbers of all cells. @param {LayerName} name @param {Run} run @param {Parameters<typeof valuesOf>[2]} [known] */
function all(name, run, known = {}) {
  const { width, height } = run.board;
  const out = new Float64Array(width * height);
  valuesOf(name, run, known)(out, 0, 0, width, height, 1);
  return out;
}

/** @param {number} a @param {number} b */
const isClose = (a, b) => (Number.isNaN(a) && Number.isNaN(b)) || Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

/** @param {ArrayLike<number>} found @param {ArrayLike<number>} expected @param {string} about */
function assertSame(found, expected, about) {
  assert.equal(found.length, expected.length, about);
  for (let i = 0; i < found.length; i++)
    assert.ok(isClose(found[i], expected[i]), `${about}, ${i}: ${found[i]}, not ${expected[i]}`);
}

test("g, h, f and the order of taking are those of a plain search, at every step and in any part of the board", () => {
  let taken = 0;
  for (let seed = 1; seed <= some(500); seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { side: 4 + (seed % 6), walls: 0.2 });
    const algorithm = ALGORITHMS[seed % 4];
    const options = { ...randomOptions(random), algorithm };
    run.configure(options);
    const { board, solver } = run;
    const size = board.cells.length;
    const order = new Taking();
    /** What is known of each cell. @type {Map<number, { g: number, h: number, f: number }>} */
    const known = new Map();
    const steps = new Float64Array(size).fill(Number.NaN);
    let step = 0;
    for (const { open, taken: cell } of plainSteps(board, run.options)) {
      // Before this step, its open cells are what the step before it left.
      for (const { cell, told } of open) known.set(cell, told);
      run.seek(step);
      const about = `${seed} ${JSON.stringify(options)} step ${step}`;
      for (const name of /** @type {const} */ (["g", "h", "f"])) {
        const expected = Array.from({ length: size }, (_, index) => {
          if (name === "h") {
            if (board.cells[index] === 255) return Number.NaN;
            return algorithm === "astar" || algorithm === "greedy" ? estimateFrom(board, options, index) : 0;
          }
          return known.get(index)?.[name] ?? Number.NaN;
        });
        const found = all(name, run);
        assertSame(found, expected, `${about} ${name}`);
        // A part of the board, and every other cell of it.
        const [x, y] = [Math.floor(random() * board.width), Math.floor(random() * board.height)];
        const every = 1 + (step % 3);
        const [columns, rows] = [Math.ceil((board.width - x) / every), Math.ceil((board.height - y) / every)];
        const part = new Float64Array(columns * rows);
        valuesOf(name, run, {})(part, x, y, columns, rows, every);
        for (let i = 0; i < part.length; i++) {
          const at = (y + Math.floor(i / columns) * every) * board.width + x + (i % columns) * every;
          assert.ok(isClose(part[i], expected[at]), `${about} ${name}, every ${every}`);
        }
      }
      assertSame(all("order", run, { steps: order.steps(run) }), steps, `${about} order`);
      known.set(cell.cell, cell.told);
      steps[cell.cell] = ++step;
      taken++;
    }
    assert.equal(solver.length, step);
    // Backwards too, where cells may have been taken before.
    for (let back = step; back >= 0; back -= 1 + Math.floor(random() * 3)) {
      run.seek(back);
      const now = order.steps(run);
      const fresh = new Taking().steps(run);
      assert.deepEqual(now, fresh, `${seed} back at ${back}`);
    }
    run.dispose();
  }
  assert.ok(taken > some(5000));
});

test("arrows lead to a cell that was taken, from which the cell's g follows", () => {
  let arrows = 0;
  for (let seed = 1; seed <= some(200); seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { side: 5 + (seed % 6), walls: 0.2 });
    const options = { ...randomOptions(random), algorithm: ALGORITHMS[seed % 4], reopenClosed: false };
    run.configure(options);
    run.seek(Math.floor(random() * run.length));
    const { board, solver } = run;
    const [directions, g] = [all("parents", run), all("g", run)];
    const start = board.start[1] * board.width + board.start[0];
    for (const [cell, direction] of directions.entries()) {
      assert.equal(Number.isNaN(direction), Number.isNaN(g[cell]) || cell === start);
      if (Number.isNaN(direction)) continue;
      const [dx, dy] = STEPS[direction];
      const parent = cell + dy * board.width + dx;
      assert.equal(solver.states()[parent], 2);
      const move = movesOf(board, options, parent).find(([to]) => to === cell);
      assert.ok(move && isClose(g[cell], g[parent] + move[1]), `${seed} ${cell}`);
      arrows++;
    }
    run.dispose();
  }
  assert.ok(arrows > some(1000));
});

test("what remains, from the distances from the goal, is what a search towards the goal finds", () => {
  let finite = 0;
  for (let seed = 1; seed <= some(3000); seed++) {
    const random = randomFrom(seed);
    const { document, run } = randomSession(seed, { side: 3 + (seed % 6), walls: 0.1 + 0.3 * random() });
    const options = randomOptions(random);
    const { board } = document;
    // The goal itself may have a penalty, which every path to it pays.
    if (random() < 0.5) document.paint([board.goal], 1 + Math.floor(random() * 254));
    const solver = solverOf(board);
    solver.configure(options);
    const found = remainingOf(solver.distances(...board.goal), board, options);
    const expected = remainingIn(board, options);
    for (const [cell, remains] of expected.entries()) {
      if (board.cells[cell] === 255) continue;
      if (remains === Number.POSITIVE_INFINITY) assert.equal(found[cell], remains, `${seed} ${cell}`);
      else assert.ok(isClose(found[cell], remains), `${seed} ${cell}: ${found[cell]}, not ${remains}`);
      finite += Number(Number.isFinite(remains));
    }
    solver.free();
    run.dispose();
  }
  assert.ok(finite > some(20_000));
});

test("where the estimate is too large, of how many cells, and where most", () => {
  let [tooLarge, nowhere] = [0, 0];
  for (let seed = 1; seed <= some(2000); seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { side: 3 + (seed % 7), walls: 0.3 * random() });
    const algorithm = /** @type {const} */ (["astar", "greedy", "fastest", "astar"])[seed % 4];
    const options = { ...randomOptions(random), algorithm };
    run.configure(options);
    const { board } = run;
    const own = algorithm === "fastest" ? { ...options, heuristic: /** @type {const} */ ("auto") } : options;
    const weight = algorithm === "astar" ? options.weight : 1;
    assert.equal(factorOf(options), weight);
    const remaining = remainingIn(board, options);
    const cells = remaining.flatMap((remains, cell) => (Number.isFinite(remains) ? [cell] : []));
    const beyond = (/** @type {number} */ cell) => weight * estimateFrom(board, own, cell) - remaining[cell];
    const expected = cells.filter((cell) => beyond(cell) > 1e-8);
    const far = Float64Array.from(remaining);
    const work = excessOf(run.solver, board, run.options, far);
    let next = work.next();
    while (!next.done) next = work.next();
    const { value } = next;
    assert.deepEqual(
      [value.cells, value.tooLarge],
      [cells.length, expected.length],
      `${seed} ${JSON.stringify(options)}`,
    );
    const most = Math.max(0, ...expected.map(beyond));
    assert.equal(value.worst === undefined, expected.length === 0);
    if (value.worst) {
      const { cell, h, remains } = value.worst;
      assert.ok(Math.abs(beyond(cell) - most) < 1e-5, `${seed}: ${beyond(cell)}, not ${most}`);
      assert.ok(isClose(h, estimateFrom(board, own, cell)) && isClose(remains, remaining[cell]));
    }
    // The layer marks the same cells.
    const marked = all("too-large", run, {
      isTooLarge: (h, cell) => isTooLarge(weight * h, far[cell]),
    });
    assert.deepEqual(
      Array.from(marked).flatMap((mark, cell) => (mark === 1 ? [cell] : [])),
      expected,
      `${seed}`,
    );
    tooLarge += expected.length;
    nowhere += Number(expected.length === 0);
    run.dispose();
  }
  assert.ok(tooLarge > some(1000) && nowhere > some(100));
});

test("what remains is shown in every cell from which the goal can be reached", () => {
  const { run } = randomSession(5, { side: 9, walls: 0.4 });
  const remaining = Float64Array.from(remainingIn(run.board, run.options));
  const found = all("remaining", run, { remaining });
  for (const [cell, value] of found.entries()) {
    assert.ok(Number.isFinite(remaining[cell]) ? value === remaining[cell] : Number.isNaN(value));
  }
  assert.ok(Number.isNaN(all("remaining", run)[0]));
  run.dispose();
});

test("where two sides search, h is shown where it is known which end it is for", () => {
  for (let seed = 1; seed <= some(40, 2); seed++) {
    const { run } = randomSession(seed);
    run.configure({ algorithm: "bidirectional-astar" });
    run.seek(Math.floor(run.length / 2));
    const [g, h] = [all("g", run), all("h", run)];
    for (const cell of g.keys()) assert.equal(Number.isNaN(h[cell]), Number.isNaN(g[cell]));
    run.dispose();
  }
});

test("the range is that of the numbers", () => {
  const { run } = randomSession(11, { side: 90, walls: 0.2 });
  const range = noRange();
  for (const _ of extend(valuesOf("g", run, {}), run.board, range));
  const numbers = [...all("g", run)].filter((number) => !Number.isNaN(number));
  assert.deepEqual(range, { least: Math.min(...numbers), most: Math.max(...numbers) });
  run.dispose();
});

test("bands are of equal, round width, at most fourteen, and no narrower ones would do", () => {
  const NICE = [1, 2, 5]
    .flatMap((nice) => Array.from({ length: 8 }, (_, power) => nice * 10 ** power))
    .sort((a, b) => a - b);
  for (const straight of [1, 10]) {
    for (let most = 0; most < 300_000; most = Math.ceil(most * 1.03) + 1) {
      const { from, width, count, isBanded } = bandsOf(most, straight);
      const expected = NICE.find((nice) => Math.floor(most / (nice * straight)) < 14);
      assert.deepEqual([from, width, isBanded], [0, Number(expected) * straight, true], `${most}`);
      assert.ok(count <= 14 && (count - 1) * width <= most && count * width > most);
      for (const value of [0, most / 3, most]) {
        assert.equal(levelOf({ from, width, count, isBanded }, value), Math.floor(value / width));
      }
    }
  }
});

test("a ramp goes from the smallest number to the largest, in steps of equal width", () => {
  for (const [least, most] of [
    [0, 0],
    [7, 7],
    [0, 1],
    [-3, 998.5],
    [120, 121],
  ]) {
    const ramp = rampOf(least, most);
    assert.deepEqual([levelOf(ramp, least), levelOf(ramp, most)], [0, ramp.count - 1]);
    // What is beyond belongs to the ends.
    assert.deepEqual([levelOf(ramp, least - 5), levelOf(ramp, most + 5)], [0, ramp.count - 1]);
    let before = 0;
    for (let i = 0; i <= 100; i++) {
      const level = levelOf(ramp, least + ((most - least) * i) / 100);
      assert.ok(level === before || level === before + 1);
      before = level;
    }
  }
});

test("a layer that says nothing about a search has a reason, and all others none", () => {
  for (const algorithm of /** @type {const} */ ([...ALGORITHMS, "fastest", "jump-point", "bidirectional-astar"])) {
    for (const heuristic of /** @type {const} */ (["auto", "zero"])) {
      const { run } = randomSession(3, { walls: 0 });
      run.configure({ algorithm, heuristic, penalties: false });
      const { options } = run;
      // Whether anything is estimated shows in the numbers.
      const isEstimated = run.solver.numbersIn(0, 0, 9, 9).some((number, i) => i % 4 === 1 && number > 0);
      for (const name of LAYERS) {
        const expected =
          (name !== "h" && name !== "too-large") || (isEstimated && name === "h")
            ? undefined
            : !isEstimated
              ? "layers.no-estimate"
              : algorithm === "bidirectional-astar"
                ? "layers.two-estimates"
                : undefined;
        assert.equal(reasonAgainst(name, options), expected, `${algorithm} ${heuristic} ${name}`);
      }
      run.dispose();
    }
  }
});

test("the legend names every outcome that a step can have, and none that no step has", () => {
  /** @type {Map<string, Set<string>>} */
  const seen = new Map();
  /** @type {Map<string, string[]>} */
  const named = new Map();
  for (let seed = 1; seed <= 1500; seed++) {
    // These are the first on which Dijkstra, two sides and greedy search keep what they have.
    if (seed > some(1500) && ![271, 382, 1035].includes(seed)) continue;
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { side: 5 + (seed % 5), walls: 0.15 + 0.2 * random() });
    const algorithm = [
      ...ALGORITHMS,
      /** @type {const} */ ("bidirectional-astar"),
      /** @type {const} */ ("jump-point"),
    ][seed % 6];
    const { diagonal, improveOpen, reopenClosed, weight } = randomOptions(random);
    const isJumping = algorithm === "jump-point";
    run.configure({
      algorithm,
      improveOpen,
      reopenClosed,
      diagonal: isJumping ? "no-corner-cutting" : diagonal,
      penalties: !isJumping,
      weight,
      heuristic: "manhattan",
    });
    const key = [algorithm, run.options.diagonal, improveOpen, reopenClosed].join(" ");
    const outcomes = seen.get(key) ?? new Set();
    seen.set(key, outcomes);
    named.set(key, possibleOutcomes(run.options, true));
    for (let step = 1; step <= run.length; step++) {
      run.seek(step);
      for (const { became } of run.solver.looks()) outcomes.add(became);
    }
    run.dispose();
  }
  const ever = new Set();
  for (const [key, outcomes] of seen) {
    for (const outcome of outcomes) {
      assert.ok(named.get(key)?.includes(/** @type {any} */ (outcome)), `${key}: ${outcome}`);
      ever.add(`${key.split(" ")[0]} ${outcome}`);
    }
  }
  // Rare ones are not seen under each of the other options, but they are under some.
  for (const [key, outcomes] of named) {
    for (const outcome of outcomes) assert.ok(ever.has(`${key.split(" ")[0]} ${outcome}`), `${key}: ${outcome}`);
  }
});
