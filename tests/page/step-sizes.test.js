// Steps of other sizes than one cell, held against searches that share no code with the engine: neighbor by neighbor, layer
// by layer, and to what happens to a cell. Forward and back are inverse.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "./english.js";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { go, stepsOf } from "../../www/core/run/sizes.js";
import { nowOf } from "../../www/features/pseudocode/now.js";
import { neighborText } from "../../www/narration/neighbor.js";
import { countsText } from "../../www/narration/promise.js";
import { statusText } from "../../www/narration/sentences.js";
import { stepParts, stepText } from "../../www/narration/step.js";
import { plainSteps } from "./plain-steps.js";
import { randomFrom } from "./random-numbers.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/core/run/run.js").Run} Run */

const ALGORITHMS = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"]);

/** A search on a random board, and the same one made by the plain search. @param {number} seed @param {Partial<Options>} [change] */
function searched(seed, change = {}) {
  const random = randomFrom(seed);
  const one = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  const { run } = randomSession(seed, { walls: random() * 0.4, side: 3 + Math.floor(random() * 8) });
  run.configure({
    algorithm: one(ALGORITHMS),
    heuristic: one(["auto", "manhattan", "octile", "chebyshev", "floored-euclidean"]),
    diagonal: one(RULES),
    costs: one(["10-14", "10-10", "sqrt2"]),
    weight: one([1, 1, 1, 0, 1.5]),
    tieBreak: one(["low-h", "high-h", "fifo", "lifo"]),
    neighborOrder: one(["row-major", "straight-first"]),
    improveOpen: random() < 0.7,
    reopenClosed: random() < 0.5,
    stopWhen: one(["goal-closed", "goal-closed", "goal-opened"]),
    penalties: random() < 0.7,
    ...change,
  });
  finish(run);
  const isPlain = ALGORITHMS.some((name) => name === run.options.algorithm);
  return { run, plain: isPlain ? [...plainSteps(run.board, run.options)] : [] };
}

/** Lets a run do all that it has to do. @param {Run} run */
function finish(run) {
  for (let ticks = 0; run.tick() && ticks < 1000; ticks++);
}

/** @param {Run} run @param {import("../../www/core/run/sizes.js").Size} size @param {1 | -1} direction @param {[number, number]} [cell] */
function step(run, size, direction, cell) {
  const isDone = go(run, size, direction, cell, neighborText);
  finish(run);
  assert.equal(run.solver.position, run.position);
  return isDone;
}

/** Every position, and how far into the next expansion, that steps of a size lead to. @param {Run} run @param {import("../../www/core/run/sizes.js").Size} size */
function places(run, size) {
  run.seek(0);
  const seen = [[0, 0]];
  while (run.position < run.length) {
    step(run, size, 1);
    seen.push([run.position, run.within]);
    assert.ok(seen.length < 20_000);
  }
  return seen;
}

test("a layer ends where f changes, or the number of moves in breadth-first search", () => {
  let [layers, long] = [0, 0];
  const met = new Set();
  for (let seed = 1; seed <= some(600); seed++) {
    const { run, plain } = searched(seed);
    const { algorithm } = run.options;
    /** How many moves lead to a cell by its parents: the first that reached it stays. @type {Map<number, number>} */
    const moves = new Map([[plain[0].taken.cell, 0]]);
    const keys = plain.map(({ open, taken }, index) => {
      for (const { cell } of open)
        if (!moves.has(cell)) moves.set(cell, (moves.get(plain[index - 1].taken.cell) ?? 0) + 1);
      return algorithm === "breadth-first" ? moves.get(taken.cell) : taken.told.f;
    });
    const ends = keys.flatMap((key, index) =>
      index + 1 === keys.length || Math.abs(Number(keys[index + 1]) - Number(key)) > 1e-6 ? [index + 1] : [],
    );
    assert.equal(run.length, plain.length);
    const found = places(run, "layer");
    assert.deepEqual(
      found,
      [0, ...ends].map((end) => [end, 0]),
      `${seed} ${JSON.stringify(run.options)}`,
    );
    // And back the same way; from within a layer to where it begins.
    for (const end of [0, ...ends].slice(0, -1).reverse()) {
      step(run, "layer", -1);
      assert.equal(run.position, end);
    }
    const inside = Math.floor(run.length / 2);
    run.seek(inside);
    step(run, "layer", -1);
    assert.equal(run.position, [0, ...ends].filter((end) => end < inside).at(-1) ?? 0);
    run.seek(inside);
    step(run, "layer", 1);
    assert.equal(run.position, ends.find((end) => end > inside) ?? run.length);
    layers += ends.length;
    long += Number(ends.some((end, index) => end - (ends[index - 1] ?? 0) > 3));
    met.add(algorithm);
  }
  assert.ok(layers > some(3000) && long > some(150) && met.size === 4, `${layers} ${long}`);
});

test("all the looks of an expansion change what the expansion changes", () => {
  let looks = 0;
  const met = new Set();
  for (let seed = 1; seed <= 400; seed++) {
    // These are the first on which a cell is improved, and one is opened again.
    if (seed > some(400) && ![131, 359].includes(seed)) continue;
    const { run, plain } = searched(seed);
    run.seek(0);
    let index = 0;
    /** @type {Record<string, number>} */
    let counts = {};
    while (run.position < run.length) {
      step(run, "neighbor", 1);
      const { looking, within, position } = run;
      if (within === 0) {
        // The start; and an expansion that looks at nothing, or the last one once more when it is over.
        if (position > index) index++;
        assert.equal(index, position);
        continue;
      }
      assert.equal(position, index);
      if (within === 1) continue;
      if (within === (looking?.looks.length ?? 0) + 1) {
        // With its last neighbor the whole step is done.
        index++;
      }
      const { cell, became, g, before } = looking?.looks[within - 2] ?? assert.fail();
      counts[became] = (counts[became] ?? 0) + 1;
      met.add(became);
      looks++;
      // What it says of g is what the plain search pays.
      const { taken, open, opened, improved, reopened } = plain[position];
      const [x, y] = [taken.cell % run.board.width, Math.floor(taken.cell / run.board.width)];
      assert.deepEqual(looking?.cell, [x, y]);
      if (index > position) {
        assert.deepEqual(
          [counts.opened ?? 0, counts.improved ?? 0, counts.reopened ?? 0],
          [opened, improved, reopened],
          `${seed} step ${index} ${JSON.stringify(run.options)}`,
        );
        counts = {};
      }
      if (g === undefined) continue;
      const [straight, diagonal, tenth] = { "10-14": [10, 14, 1], "10-10": [10, 10, 1], sqrt2: [1, Math.SQRT2, 0.1] }[
        run.options.costs
      ];
      const byte = run.board.cells[cell[1] * run.board.width + cell[0]];
      const move = cell[0] !== x && cell[1] !== y ? diagonal : straight;
      const cost = taken.told.g + move + (run.options.penalties ? tenth * byte : 0);
      assert.ok(Math.abs(g - cost) < 1e-9 * Math.max(1, cost), `${g} ${cost}`);
      const waiting = open.find((entry) => entry.cell === cell[1] * run.board.width + cell[0]);
      if (waiting && before !== undefined) assert.equal(before, waiting.told.g);
    }
    assert.equal(index, plain.length);
  }
  assert.ok(looks > some(20_000), String(looks));
  assert.deepEqual([...met].sort(), [
    "closed",
    "corner",
    "improved",
    "kept",
    "not-improved",
    "opened",
    "reopened",
    "wall",
  ]);
});

/** What is said and shown of a place in the search. @param {Run} run */
const shownAt = (run) => ({
  said: stepText(run, english),
  line: nowOf(run)[0],
  counts: countsText(run, english),
  status: statusText(run, english),
});

test("an expansion takes its cell first, then looks at its neighbors, and what is shown agrees at each of them", () => {
  let count = 0;
  for (let seed = 1; seed <= some(210); seed++) {
    const algorithm = /** @type {const} */ ([...ALGORITHMS, "bidirectional-astar", "jump-point", "fastest"])[seed % 7];
    const isJump = algorithm === "jump-point";
    const { run } = searched(seed, {
      algorithm,
      ...(isJump ? { penalties: false, diagonal: RULES[seed % 2], stopWhen: "goal-closed", weight: 1 } : {}),
    });
    /** What whole steps say: which cell they took, and how many are taken and open. */
    const whole = Array.from({ length: run.length + 1 }, (_, at) => {
      run.seek(at);
      const { said, counts } = shownAt(run);
      return { said, counts: counts.replace(/^\S+ ?\S*\. |Cost.*/g, "").trim() };
    });
    run.seek(0);
    while (run.position < run.length) {
      step(run, "neighbor", 1);
      const { within, position, looking } = run;
      const { said, line, counts, status } = shownAt(run);
      if (within === 0) continue;
      count++;
      const now = position + 1;
      const all = looking?.looks ?? assert.fail();
      assert.equal(status, `In the middle of step ${now} of ${run.length}.`);
      assert.ok(said.startsWith(`Step ${now}`), said);
      if (within === 1) {
        assert.equal(line, "take");
        // As the whole step says it, without what has not happened yet.
        const [before, ...after] = whole[now].said.split(said);
        assert.ok(before === "" && after.length === 1, `${said} ${whole[now].said}`);
        assert.doesNotMatch(said, /Opened|improved/);
      } else assert.equal(line, all[within - 2].became);
      assert.ok(counts.startsWith(`Searching. |${now}| expanded, |`), counts);
      // With the last neighbor they are those of the whole step.
      if (within === all.length + 1)
        assert.ok(counts.endsWith(whole[now].counts), `${seed} ${counts} ${whole[now].counts}`);
    }
  }
  assert.ok(count > some(5000), String(count));
});

test("back by neighbors is forward in reverse, for all algorithms", () => {
  for (let seed = 1; seed <= some(150); seed++) {
    const algorithm = /** @type {const} */ ([...ALGORITHMS, "bidirectional-astar", "jump-point", "fastest"])[seed % 7];
    const isJump = algorithm === "jump-point";
    const { run } = searched(seed, {
      algorithm,
      ...(isJump ? { penalties: false, diagonal: RULES[seed % 2], stopWhen: "goal-closed", weight: 1 } : {}),
    });
    assert.equal(run.error, undefined);
    const forward = places(run, "neighbor");
    const back = [[run.position, run.within]];
    while (run.position > 0 || run.within > 0) {
      step(run, "neighbor", -1);
      back.push([run.position, run.within]);
    }
    assert.deepEqual(back.reverse(), forward, `${seed} ${algorithm}`);
  }
});

/** What is said of a look, worked out anew. @param {Run} run @returns {RegExp} */
function expected({ looking, within, options, board }) {
  const { looks, cell: from, step } = looking ?? assert.fail();
  const { cell, became, g = Number.NaN, before = Number.NaN } = looks[within - 2];
  const place = (/** @type {number[]} */ [x, y]) => `\\(${x + board.origin[0]},\\s${y + board.origin[1]}\\)`;
  const number = (/** @type {number} */ value) => english.number(value).replaceAll(".", "\\.");
  const [it, by] = [place(cell), place(from)];
  const would = `via ${by} its g would be ${number(g)}`;
  const texts = {
    opened: `${it} is new( to this search)?\\. Via ${by} its g is ${number(g)}; it goes into (the|its) open list\\.`,
    improved: `${it} is open already; via ${by} its g falls from ${number(before)} to ${number(g)}, so ${by} becomes its parent\\.`,
    reopened: `${it} is closed; via ${by} its g falls from ${number(before)} to ${number(g)}, so it goes back into the open list\\.`,
    "not-improved": `${it} is open already; ${would}, not better than ${number(before)}: nothing changes\\.`,
    kept: `${it} is open already; ${would}, better than ${number(before)}, but .*: nothing changes\\.`,
    closed:
      g < before
        ? `${it} is closed; ${would}, better than ${number(before)}, but .*: nothing changes\\.`
        : options.reopenClosed && options.algorithm !== "breadth-first" && !Number.isNaN(before)
          ? `${it} is closed; ${would}, not better than ${number(before)}: nothing changes\\.`
          : `${it} is closed already: nothing changes\\.`,
    wall: `${it} is a wall: skipped\\.`,
    corner: `The diagonal move to ${it} would .*, which the settings forbid: skipped\\.`,
  };
  return new RegExp(`^Step ${step}, neighbor ${within - 1} of ${looks.length}: ${texts[became]}$`);
}

test("the sentence says what became of each neighbor", async () => {
  const [spanish, chinese] = await Promise.all(["es", "zh"].map((tag) => loadLanguage(tag)));
  let count = 0;
  for (let seed = 1; seed <= some(120); seed++) {
    const { run } = searched(seed);
    run.seek(0);
    while (run.position < run.length) {
      step(run, "neighbor", 1);
      const text = stepText(run, english);
      if (run.within < 2) {
        assert.match(text, new RegExp(`^Step ${run.position + run.within}\\. Expanded`));
        continue;
      }
      assert.match(text, expected(run), JSON.stringify(run.options));
      const parts = stepParts(run, english);
      assert.equal(parts.map((part) => part.text).join(""), text);
      assert.deepEqual(parts[0], { text: `Step ${run.position + 1}`, mark: "step" });
      assert.ok(parts.some(({ mark }) => mark === "cell"));
      for (const language of [spanish, chinese]) {
        const other = stepText(run, language);
        const numbers = (/** @type {string} */ it) =>
          it
            .replace(/[\s.,]/g, "")
            .match(/\d+/g)
            ?.sort();
        assert.deepEqual(numbers(other), numbers(text), other);
      }
      count++;
    }
  }
  assert.ok(count > some(5000), String(count));
});

test("steps to a cell stop where it is opened, improved and closed", () => {
  let [stops, many] = [0, 0];
  for (let seed = 1; seed <= some(400, 2); seed++) {
    const { run, plain } = searched(seed, { penalties: true, heuristic: seed % 2 ? "manhattan" : "auto" });
    const { width } = run.board;
    // A cell that something was changed about, if there is one.
    const changed = plain.slice(0, -1).findIndex(({ improved, reopened }) => improved + reopened > 0);
    const better = plain[changed + 1]?.open.find(({ cell, g }) =>
      (changed < 0 ? [] : plain[changed].open).some((entry) => entry.cell === cell && entry.g > g),
    );
    const cell = better?.cell ?? plain[Math.floor(plain.length / 2)].taken.cell;
    /** @type {Set<number>} */
    const expected = new Set();
    let before = /** @type {{ g: number } | undefined} */ (undefined);
    for (const [index, { open, taken }] of plain.entries()) {
      // What is open before this expansion was put there, or improved, by the one before.
      const now = open.find((entry) => entry.cell === cell);
      if (now && (!before || now.g < before.g)) expected.add(index);
      before = now;
      if (taken.cell === cell) {
        expected.add(index + 1);
        before = undefined;
      }
    }
    const coord = /** @type {[number, number]} */ ([cell % width, Math.floor(cell / width)]);
    // What the last expansion opened or improved, the plain search does not show.
    const known = (/** @type {number[]} */ steps) =>
      steps.filter((step) => step < run.length || plain.at(-1)?.taken.cell === cell);
    run.seek(run.length);
    assert.deepEqual(
      known(stepsOf(run, coord)),
      known([...expected].sort((a, b) => a - b)),
      `${seed} ${JSON.stringify(run.options)}`,
    );
    const steps = stepsOf(run, coord);
    run.seek(0);
    for (const at of steps.filter((at) => at > 0)) {
      assert.ok(step(run, "selected", 1, coord));
      assert.equal(run.position, at);
    }
    assert.equal(step(run, "selected", 1, coord), false);
    assert.equal(run.position, steps.at(-1) ?? 0);
    for (const at of steps.slice(0, -1).reverse()) {
      assert.ok(step(run, "selected", -1, coord));
      assert.equal(run.position, at);
    }
    assert.equal(step(run, "selected", 1), false);
    stops += steps.length;
    many += Number(steps.length > 2);
  }
  assert.ok(stops > some(600) && many > some(8, 8), `${stops} ${many}`);
});

test("of two searches, steps to a cell stop where either opens it", () => {
  let both = 0;
  for (let seed = 1; seed <= some(100); seed++) {
    const { run } = searched(seed, { algorithm: "bidirectional-astar" });
    const { board, length, solver } = run;
    for (let cell = 0; cell < board.cells.length; cell += 3) {
      const expected = new Set();
      for (let at = 0, before = [0, 0]; at <= length; at++) {
        solver.seek(at);
        const states = solver.sideStates()[cell];
        const now = [states & 3, (states >> 2) & 3];
        if (now.some((state, side) => state !== before[side])) expected.add(at);
        before = now;
      }
      run.seek(length);
      const steps = stepsOf(run, [cell % board.width, Math.floor(cell / board.width)]);
      for (const at of expected) assert.ok(steps.includes(at), `${seed} ${cell}: ${steps} ${[...expected]}`);
      both += Number(expected.size > 2);
    }
  }
  assert.ok(both > some(10), String(both));
});

test("an expansion that is gone through survives nothing that changes the search or the step", () => {
  const { run } = searched(11, { algorithm: "astar", penalties: false });
  /** @param {() => void} change */
  const ends = (change) => {
    run.seek(1);
    step(run, "neighbor", 1);
    assert.deepEqual([run.position, run.within], [1, 1]);
    change();
    assert.deepEqual([run.within, run.looking], [0, undefined]);
  };
  ends(() => run.seek(1));
  ends(() => run.step(1));
  ends(() => run.configure({ weight: 2 }));
  ends(() => run.configure({ weight: 1 }));
  ends(() => run.document.paint([[0, 0]], 0));
  ends(() => run.clearSearch());
  run.solve();
  finish(run);
  // Playing goes on from the step before it; a step back by one cell leads there too.
  run.seek(1);
  step(run, "neighbor", 1);
  run.play();
  assert.deepEqual([run.position, run.within], [1, 0]);
  run.pause();
  step(run, "neighbor", 1);
  step(run, "cell", -1);
  assert.deepEqual([run.position, run.within], [1, 0]);
});

test("a long layer takes several frames, and any command ends the walk through it", () => {
  const { run } = searched(5, { algorithm: "dijkstra", penalties: false });
  run.configure({ algorithm: "astar", weight: 0, heuristic: "zero" });
  finish(run);
  let now = 0;
  Object.assign(run, { clock: () => (now += 30) });
  // All f are 0 in greedy search without an estimate: the whole search is one layer.
  run.configure({ algorithm: "greedy", heuristic: "zero" });
  for (let ticks = 0; run.isSearching && ticks < 100; ticks++) run.tick();
  run.seek(0);
  go(run, "layer", 1, undefined, neighborText);
  finish(run);
  assert.equal(run.position, run.length);
});
