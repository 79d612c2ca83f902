// The sentence of a step, held against searches that share no code with the engine: every number in it, and every word
// that depends on one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { stepParts, stepText } from "../../www/narration/step.js";
import { some } from "../seeded.js";
import { estimate, movesFrom } from "./naive.js";
import { plainSteps, scaleOf } from "./plain-steps.js";
import { randomFrom } from "./random-numbers.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/core/run/run.js").Run} Run */
/** @typedef {{ g: number, h: number, f: number, order: number }} Standing An open cell, and when it was opened. */
/** @typedef {{ name: string, numbers: string, jumps?: boolean, side?: string, end?: string }} Told */

const [spanish, chinese] = await Promise.all(["es", "zh"].map((tag) => loadLanguage(tag)));

const HEURISTICS = /** @type {const} */ (["auto", "manhattan", "octile", "euclidean", "chebyshev", "zero"]);
const TIES = /** @type {const} */ (["low-h", "high-h", "fifo", "lifo"]);

/** @param {() => number} random @returns {Options} */
function randomOptions(random) {
  const one = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  return /** @type {Options} */ ({
    heuristic: one([...HEURISTICS, "floored-euclidean"]),
    diagonal: one(RULES),
    costs: one(["10-14", "10-10", "sqrt2"]),
    weight: one([1, 1, 1, 0, 1.5, 3.3]),
    tieBreak: one(TIES),
    neighborOrder: one(["row-major", "straight-first"]),
    improveOpen: random() < 0.8,
    reopenClosed: random() < 0.6,
    stopWhen: one(["goal-closed", "goal-closed", "goal-opened"]),
    penalties: random() < 0.7,
    openList: one(["binary-heap", "binary-heap", "unsorted-list", "sorted-list"]),
  });
}

const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ other) =>
  `${english.number(count)} ${count === 1 ? one : other}`;

/**
 * What is said after the numbers: which of the open cells it was, and what set it apart.
 * @param {Options} options @param {Standing} taken @param {Standing[]} others @param {Told} told
 */
function choiceText(options, taken, others, { side }) {
  const { algorithm, tieBreak } = options;
  const letter = algorithm === "dijkstra" ? "g" : algorithm === "greedy" ? "h" : "f";
  const shown = (/** @type {"f" | "g" | "h"} */ it) => `${it} ${english.number(taken[it] / scaleOf(options))}`;
  if (others.length === 0) return side ? ", its only open cell" : ", the only open cell";
  const among = english.number(others.length + 1);
  if (algorithm === "breadth-first") return `, the first in line of ${among}`;
  const smaller = others.filter(({ f }) => f < taken.f).length;
  if (smaller > 0) return `, but ${smaller} of ${among} had a smaller ${letter}`;
  const first = `, the smallest ${letter} of ${side ? "its " : ""}${among} open`;
  let rivals = others.filter(({ f }) => f === taken.f);
  const isLow = tieBreak === "low-h" || algorithm === "fastest";
  const byH = letter === "f" && (isLow || tieBreak === "high-h");
  const others2 = (/** @type {number} */ count) => plural(count, "other", "others");
  if (byH) {
    const [below, above] = [rivals.filter(({ h }) => h < taken.h), rivals.filter(({ h }) => h > taken.h)];
    const [passed, behind] = isLow ? [below, above] : [above, below];
    const word = (/** @type {Standing[]} */ list) => (list === below ? "smaller" : "larger");
    if (passed.length > 0) return `${first}; ${others2(passed.length)} had ${shown("f")} and a ${word(passed)} h`;
    rivals = rivals.filter(({ h }) => h === taken.h);
    if (rivals.length === 0 && behind.length > 0) {
      return `${first}; ${others2(behind.length)} had ${shown("f")} and a ${word(behind)} h`;
    }
  }
  if (rivals.length === 0) return first;
  const earlier = rivals.filter(({ order }) => order < taken.order).length;
  const tie = byH ? `${shown("f")} and ${shown("h")}` : shown(letter);
  const were = rivals.length === 1 ? "was" : "were";
  const rest =
    earlier > 0 && earlier < rivals.length
      ? `, and ${earlier} of them ${earlier === 1 ? "was" : "were"} opened earlier`
      : ` and ${were} opened ${earlier > 0 ? "earlier" : "later"}`;
  return `${first}; ${others2(rivals.length)} had ${tie}${rest}`;
}

/** @param {{ opened: number, improved: number, reopened: number }} changes @param {Told} told */
function changesText({ opened, improved, reopened }, { jumps, end = "" }) {
  const cells = jumps ? plural(opened, "jump point", "jump points") : plural(opened, "cell", "cells");
  const again = reopened > 0 ? `, reopened ${reopened}` : "";
  return ` Opened ${opened > 0 ? cells : "none"}${again}, improved ${improved || "none"}.${end}`;
}

/** The numbers of a cell in a sentence. @param {Options} options @param {Standing} standing */
function numbersText(options, { g, h, f, order }) {
  const [shownG, shownH, shownF, weight] = [g, h, f]
    .map((units) => english.number(units / scaleOf(options)))
    .concat(english.number(options.algorithm === "fastest" ? 1 : options.weight));
  const value = (/** @type {string} */ text) => Number(text.replaceAll(",", ""));
  if (options.algorithm === "dijkstra") return `g ${shownG}`;
  if (options.algorithm === "greedy") return `h ${shownH}`;
  if (options.algorithm === "breadth-first") return `opened as number ${order}, counting from 0`;
  const is = Math.abs(value(shownF) - value(shownG) - value(weight) * value(shownH)) < 1e-6 ? "=" : "≈";
  return `f ${shownF} ${is} g ${shownG} + ${weight === "1" ? "" : `${weight} · `}h ${shownH}`;
}

/** All numbers in a sentence, smallest first. @param {string} text @param {string} tag */
function numbersIn(text, tag) {
  const [group, point] = tag === "es" ? [".", ","] : [",", "."];
  const found = text.replace(/\(\d+,\u00a0\d+\)/g, "").match(/\d[\d.,]*\d|\d/g) ?? [];
  return found.map((number) => Number(number.replaceAll(group, "").replace(point, "."))).sort((a, b) => a - b);
}

/** Words in which the languages say what is not a number: each must be in all of them, or in none. */
const WORDS = [
  ["a smaller h", "una h menor", "h 更小"],
  ["a larger h", "una h mayor", "h 更大"],
  ["opened later", "después", "加入得更晚"],
  ["opened earlier", "antes", "加入得更早"],
  ["only open cell", "única celda abierta", "唯一的格子"],
  [", the smallest ", /, la menor [fgh] de/, /个开启格子中 [fgh] 最小/],
  ["first in line", "en la cola", "排在最前"],
  ["had a smaller", / (tenía|tenían) una [fgh] menor/, /个的 [fgh] 更小/],
  ["improved none", "ninguna mejora", "没有更新"],
  ["Opened none", "No se abrió", "没有格子加入"],
  ["jump point", /puntos? de salto/, "跳点"],
  ["reopened", /reaperturas?/, "重新加入"],
  ["the goal (", "la meta (", "终点 ("],
  ["the search ends", "la búsqueda termina", "搜索结束"],
  ["from the start", "desde el inicio", "起点侧"],
  ["from the goal", "desde la meta", "终点侧"],
];

/** The sentence is the expected one, and the other languages say the same. @param {Run} run @param {string} expected @param {unknown} about */
function check(run, expected, about) {
  const said = stepText(run, english);
  assert.equal(said, expected, JSON.stringify(about));
  for (const [index, language] of [spanish, chinese].entries()) {
    const other = stepText(run, language);
    // A number that is not among the words of one language, such as 0 for none, is in none.
    assert.deepEqual(numbersIn(other, language.tag), numbersIn(said, "en"), other);
    for (const [word, ...translations] of WORDS) {
      const has = new RegExp(
        translations[index] instanceof RegExp ? translations[index] : escaped(translations[index]),
      );
      assert.equal(has.test(other), said.includes(String(word)), `${word}: ${other}`);
    }
    assert.doesNotMatch(other, /[{}]|undefined|NaN/);
  }
  assert.doesNotMatch(stepText(run, chinese).replace(/\(\d+,\u00a0\d+\)|\d[\d,.]*/g, ""), /[,:;()]/);
  for (const language of [english, spanish, chinese]) {
    const parts = stepParts(run, language);
    assert.equal(parts.map(({ text }) => text).join(""), stepText(run, language));
    for (const { text, mark } of parts) {
      if (mark === undefined) assert.doesNotMatch(text, /(?<![\p{Script=Latin}\d])[fgh](?![\p{Script=Latin}\d])|\(\d/u);
      else if (mark === "cell") assert.match(text, /^\(\d+,\u00a0\d+\)$/);
      else if (mark === "step") assert.equal(Number(text.replace(/\D/g, "")), run.position);
      else assert.match(text, new RegExp(`^${mark}( [\\d.,]*\\d)?$`));
    }
    assert.equal(parts[0].mark, "step");
  }
}

const escaped = (/** @type {unknown} */ text) => String(text).replace(/[()]/g, "\\$&");

/** @param {Run} run @param {number} cell */
const coordOf = ({ board }, cell) => `(${cell % board.width},\u00a0${Math.floor(cell / board.width)})`;

/** Searches to the end, however busy the machine is. @param {Run} run @param {Partial<Options>} options */
function searched(run, options) {
  run.configure(options);
  while (run.isSearching) run.tick();
}

/** Steps of a run in an order that goes forwards and backwards. @param {number} count @param {() => number} random */
const shuffled = (count, random) =>
  Array.from({ length: count }, (_, index) => index)
    .map((index) => /** @type {const} */ ([random(), index]))
    .sort(([a], [b]) => a - b)
    .map(([, index]) => index);

for (const algorithm of /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"])) {
  test(`a step says what a plain search does: ${algorithm}`, () => {
    const met = new Set();
    let steps = 0;
    for (let seed = 1; seed <= 300; seed++) {
      // This one is the first on which A* opens a cell again.
      if (seed > some(300) && seed !== 282) continue;
      const random = randomFrom(seed);
      const session = randomSession(seed, { walls: random() * 0.35, side: 4 + Math.floor(random() * 9) });
      const { run } = session;
      // An estimate that is far too large makes searches come back to closed cells.
      /** @type {Partial<Options>} */
      const misled = { heuristic: "manhattan", weight: 3.3, diagonal: "always", reopenClosed: true };
      searched(run, { ...randomOptions(random), ...(seed % 5 === 0 ? misled : {}), algorithm });
      const { options, board } = run;
      const plain = [...plainSteps(board, options)];
      assert.equal(plain.length, run.length);
      const goal = board.goal[1] * board.width + board.goal[0];
      // Some steps, and all that reopen something, which is rare.
      const chosen = shuffled(plain.length, random).filter((index, place) => place < 12 || plain[index].reopened > 0);
      for (const index of chosen) {
        const { open, taken, goalOpened, ...changes } = plain[index];
        run.seek(index + 1);
        const others = open.filter((entry) => entry !== taken);
        const isGoal = taken.cell === goal;
        const end =
          goalOpened && options.stopWhen === "goal-opened" ? " The goal is open now, so the search ends." : "";
        const told = { name: "", numbers: "", end };
        const took = `Expanded ${isGoal ? "the goal " : ""}${coordOf(run, taken.cell)}: ${numbersText(options, taken)}`;
        const choice = choiceText(options, taken, others, told);
        const rest = isGoal ? "" : changesText(changes, told);
        check(run, `Step ${index + 1}. ${took}${choice}.${rest}`, { seed, options });
        for (const [word] of WORDS) if (stepText(run, english).includes(String(word))) met.add(word);
        steps++;
      }
    }
    assert.ok(steps > some(1500), String(steps));
    const isLine = algorithm === "breadth-first";
    const expected = isLine ? ["first in line"] : [", the smallest ", "opened later", "opened earlier"];
    if (algorithm === "astar") expected.push("a smaller h", "a larger h", "reopened");
    for (const word of [
      ...expected,
      "only open cell",
      "the goal (",
      "the search ends",
      "improved none",
      "Opened none",
    ]) {
      assert.ok(met.has(word), `${word} was never said`);
    }
  });
}

/**
 * The open cells of a search with one side, as the record shows them.
 * @param {Run} run @returns {Map<number, Standing>}
 */
function openIn({ solver, board, options }) {
  const scale = scaleOf(options);
  const order = solver.expansionOrder();
  const open = new Map();
  for (const [cell, state] of solver.states().entries()) {
    if (state !== 1) continue;
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
    const { g = 0, h, openedAt = 0, reopenedAt } = solver.node(x, y);
    // The search has a straight line that is as short as its √2.
    const line = options.costs === "sqrt2" ? 2786 / Math.SQRT2 : 1;
    const units = [Math.round(g * scale), options.heuristic === "euclidean" ? h * line : Math.round(h * scale)];
    const sums = { dijkstra: units[0], greedy: units[1] };
    const weight = options.algorithm === "fastest" ? 1 : options.weight;
    const f = sums[/** @type {"greedy"} */ (options.algorithm)] ?? units[0] + weight * units[1];
    // An expansion opens cells in the order in which it looks at them.
    const at = reopenedAt.at(-1) ?? openedAt;
    const from = at > 0 ? order[at - 1] : cell;
    const look = movesFrom(board, options.diagonal, from).findIndex(([to]) => to === cell);
    open.set(cell, { g: units[0], h: units[1], f, order: 16 * at + look });
  }
  return open;
}

for (const [title, change] of /** @type {[string, Partial<Options>][]} */ ([
  ["jumps", { algorithm: "jump-point", penalties: false, weight: 1 }],
  ["the fastest", { algorithm: "fastest", tieBreak: "high-h", weight: 3 }],
  ["a heap whose entries stay", { algorithm: "astar", decreaseKey: false }],
  ["a heap that swaps equals", { algorithm: "astar", swapEqual: true }],
  ["a heap with both habits", { algorithm: "dijkstra", decreaseKey: false, swapEqual: true }],
  ["a greedy heap with both habits", { algorithm: "greedy", decreaseKey: false, swapEqual: true }],
])) {
  test(`a step says what the record shows: ${title}`, () => {
    let [steps, jumped] = [0, 0];
    const met = new Set();
    const hasJumps = title === "jumps" || title === "the fastest";
    for (let seed = 1; seed <= some(200); seed++) {
      const random = randomFrom(seed);
      const { run } = randomSession(seed, { walls: random() * 0.3, side: 5 + Math.floor(random() * 8) });
      const chosen = randomOptions(random);
      // Row by row, like the moves of the naive search; estimates that are whole units, so that the record has them exactly.
      Object.assign(chosen, { neighborOrder: "row-major", openList: "binary-heap" });
      if (chosen.heuristic === "euclidean" || hasJumps) chosen.heuristic = "auto";
      if (hasJumps) Object.assign(chosen, { diagonal: RULES[seed % 2], penalties: seed % 3 === 0 });
      searched(run, { ...chosen, ...change });
      const { options, board, length } = run;
      for (const index of shuffled(length, random).slice(0, 8)) {
        run.seek(index);
        const [before, open] = [run.stats, openIn(run)];
        const isJumping = run.solver.scans().length > 0;
        run.seek(index + 1);
        const after = run.stats;
        const cell = run.solver.expansionOrder()[index];
        const taken = /** @type {Standing} */ (open.get(cell));
        const others = [...open].flatMap(([other, standing]) => (other === cell ? [] : [standing]));
        // Jumps find cells in an order of their own; without habits, the first of equals was opened first, or last.
        if (hasJumps) taken.order = title === "jumps" && options.tieBreak === "lifo" ? Number.MAX_SAFE_INTEGER : -1;
        const isGoal = cell === board.goal[1] * board.width + board.goal[0];
        const isOver = run.status === "found" && !isGoal;
        const told = {
          name: "",
          numbers: "",
          jumps: isJumping,
          end: isOver ? " The goal is open now, so the search ends." : "",
        };
        const changes = {
          opened: after.generated - before.generated,
          improved: after.improved - before.improved,
          reopened: after.reopened - before.reopened,
        };
        const took = `Expanded ${isGoal ? "the goal " : ""}${coordOf(run, cell)}: ${numbersText(options, taken)}`;
        const rest = isGoal ? "" : changesText(changes, told);
        check(run, `Step ${index + 1}. ${took}${choiceText(options, taken, others, told)}.${rest}`, { seed, options });
        for (const word of ["had a smaller", "of them", "opened earlier"]) {
          if (stepText(run, english).includes(word)) met.add(word);
        }
        if (isJumping) jumped++;
        steps++;
      }
    }
    assert.ok(steps > some(500), String(steps));
    assert.equal(jumped > 0, hasJumps, String(jumped));
    if (change.decreaseKey === false && change.algorithm === "astar") assert.ok(met.has("had a smaller"));
    if ("swapEqual" in change) assert.ok(met.has("of them") && met.has("opened earlier"));
  });
}

test("a step of two searches says what its own side chose from", () => {
  let [ties, steps] = [0, 0];
  for (let seed = 1; seed <= some(200); seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { walls: random() * 0.35, side: 5 + Math.floor(random() * 6) });
    searched(run, { algorithm: "bidirectional-astar", diagonal: RULES[seed % 4], tieBreak: TIES[(seed >> 2) % 4] });
    const { options, board, length } = run;
    const ends = [board.start, board.goal].map(([x, y]) => y * board.width + x);
    /** What each side has paid for its cells. */
    const known = ends.map((end) => new Map([[end, 0]]));
    run.seek(0);
    for (let step = 1; step <= length; step++) {
      const side = (step + 1) % 2;
      const [own, to] = [known[side], [board.goal, board.start][side]];
      const stateOf = (/** @type {number} */ cell) => (run.solver.sideStates()[cell] >> (2 * side)) & 3;
      /** @param {number} cell @returns {Standing} */
      const standing = (cell) => {
        const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
        const [g, h] = [
          own.get(cell) ?? Number.NaN,
          estimate(options.diagonal === "never", Math.abs(x - to[0]), Math.abs(y - to[1])),
        ];
        return { g, h, f: g + h, order: 0 };
      };
      const open = [...run.solver.states().keys()].filter(
        (cell) => run.solver.states()[cell] === 1 && stateOf(cell) === 1,
      );
      const before = run.stats;
      const cell = run.solver.expansionOrder()[step - 1];
      const others = open.filter((other) => other !== cell).map(standing);
      const taken = { ...standing(cell), order: options.tieBreak === "lifo" ? 1 : -1 };
      run.seek(step);
      const changes = {
        opened: run.stats.generated - before.generated,
        improved: run.stats.improved - before.improved,
        reopened: 0,
      };
      const name = side === 0 ? "start" : "goal";
      const took = `The search from the ${name} expanded ${coordOf(run, cell)}: ${numbersText(options, taken)} to the ${side === 0 ? "goal" : "start"}`;
      const told = { name: "", numbers: "", side: name };
      const choice = choiceText(options, taken, others, told);
      check(run, `Step ${step}. ${took}${choice}.${changesText(changes, told)}`, { seed, options });
      ties += Number(choice.includes("opened"));
      steps++;
      // Entering a cell costs its penalty, and the goal's side goes against the direction of the path.
      if (changes.opened + changes.improved === 0) continue;
      for (const [next, cost] of movesFrom(board, options.diagonal, cell)) {
        const move = cost + (side === 0 ? 0 : board.cells[cell] - board.cells[next]);
        if (stateOf(next) === 1) own.set(next, Math.min(own.get(next) ?? Number.POSITIVE_INFINITY, taken.g + move));
      }
    }
  }
  assert.ok(steps > some(1100) && ties > some(250), `${steps} ${ties}`);
});

test("before the first step it says what is open", () => {
  const { run } = randomSession(3);
  run.seek(0);
  const cases = /** @type {const} */ ({
    astar: /^Step 0\. Only the start \(\d+,\s\d+\) is open: f (\d+) = g 0 \+ h \1\.$/,
    dijkstra: /^Step 0\. Only the start \(\d+,\s\d+\) is open: g 0\.$/,
    "breadth-first": /^Step 0\. Only the start \(\d+,\s\d+\) is open: opened as number 0, counting from 0\.$/,
    "bidirectional-astar":
      /^Step 0\. Two cells are open: the start \(\d+,\s\d+\) for one search and the goal \(\d+,\s\d+\) for the other, both with f (\d+) = g 0 \+ h \1\.$/,
  });
  for (const [algorithm, pattern] of Object.entries(cases)) {
    searched(run, { algorithm: /** @type {Options["algorithm"]} */ (algorithm) });
    run.seek(0);
    assert.match(stepText(run, english), pattern);
    const { start, goal } = run.board;
    const h = estimate(false, Math.abs(start[0] - goal[0]), Math.abs(start[1] - goal[1]));
    if (algorithm.includes("astar")) assert.ok(stepText(run, english).endsWith(`f ${h} = g 0 + h ${h}.`));
  }
});

test("while steps pass faster than anybody reads, only what was taken is said, and nothing is counted", () => {
  let now = 0;
  const { run } = randomSession(9, { walls: 0.1, side: 12 });
  searched(run, {});
  Object.assign(run, { clock: () => now });
  run.seek(0);
  run.play();
  for (const [speed, isShort] of /** @type {const} */ ([
    [60, true],
    [9, true],
    [8, false],
    [1, false],
  ])) {
    run.player.speed = speed;
    now += 1000 / speed + 1;
    run.tick();
    assert.ok(run.player.playing);
    const { taken } = run.solver;
    let counted = 0;
    run.solver.taken = () => {
      counted++;
      return taken.call(run.solver);
    };
    const said = stepText(run, english);
    assert.equal(counted, isShort ? 0 : 1);
    assert.equal(/^Step \d+\. Expanded \(\d+,\s\d+\): f \d+ = g \d+ \+ h \d+\.$/.test(said), isShort, said);
    run.solver.taken = taken;
  }
  run.player.speed = 60;
  run.pause();
  assert.match(stepText(run, english), /Opened .* improved .*\.$/);
});
