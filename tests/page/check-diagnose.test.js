// What is said of a log that options explain, against searches that share no code with the page. For the full count:
// STARSTEP_LOGS=3000 node --test tests/page/check-diagnose.test.js

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "./english.js";
import { diagnose } from "../../www/check/index.js";
import { canSearch, search } from "../../www/check/reference.js";
import { english } from "../../www/core/i18n/index.js";
import { verdictOf } from "../../www/why/verdict.js";
import "../../www/core/i18n/en/check-errors.js";
import { Solver } from "../boundary/engine.js";
import { oneOf, put, randomBoard, randomFrom, randomOptions } from "./any-board.js";
import { randomWalls, withHeap, withLists } from "./buggy-programs.js";
import { estimate, leavesFirst, plainSteps, scaleOf } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {[number, number]} Coord */

const COUNT = Number(process.env.STARSTEP_LOGS ?? some(80, 4));
const SEARCHES = /** @type {const} */ (["astar", "astar", "dijkstra", "greedy", "breadth-first"]);
/** Those that the plain search knows. */
const ORDERS = /** @type {const} */ (["row-major", "column-major", "clockwise", "straight-first"]);

/** @param {number} seed */
function randoms(seed) {
  const random = randomFrom(seed * 7919 + 13);
  for (let i = 0; i < 10; i++) random();
  return random;
}

/** @param {() => number} random @returns {Options} */
const options = (random) => ({
  ...randomOptions(random, Solver.choices),
  algorithm: oneOf(random, SEARCHES),
  neighborOrder: oneOf(random, ORDERS),
  weight: random() < 0.5 ? 1 : Math.round(300 * random()) / 100,
  decreaseKey: true,
  swapEqual: false,
});

/** @param {Board} board @param {number} cell */
const coordOf = ({ width }, cell) => ({ x: cell % width, y: Math.floor(cell / width) });

/** The log of the plain search, with its numbers in the model's own unit. @param {Board} board @param {Options} options */
const logOf = (board, options) =>
  [...plainSteps(board, options)].map(({ taken: { cell, g, h, f } }) => {
    const scale = scaleOf(options);
    return { ...coordOf(board, cell), g: g / scale, h: h / scale, f: f / scale };
  });

/** @param {{ x: number, y: number }[]} steps */
const cellsOf = (steps) => steps.map(({ x, y }) => ({ x, y }));

/** The engine's own log. @param {Board} board @param {Partial<Options>} options */
function engineLog(board, options) {
  const solver = put(new Solver(board.width, board.height), board);
  try {
    solver.configure(options);
    solver.run();
    const { cells } = solver.path() ?? {};
    return {
      steps: [...solver.expansionOrder()].map((cell) => coordOf(board, cell)),
      path: cells && Array.from({ length: cells.length / 2 }, (_, i) => [cells[2 * i], cells[2 * i + 1]]),
    };
  } finally {
    solver.free();
  }
}

test("options that are found reproduce the log, cell by cell", () => {
  for (let seed = 1; seed <= COUNT; seed++) {
    const random = randoms(seed);
    const [board, own] = [randomBoard(random, 16), options(random)];
    const steps = cellsOf(logOf(board, own));
    const { exact, candidates } = diagnose({ board, log: { steps } });
    const [first] = candidates;
    assert.ok(exact && candidates.length <= 10, `${seed}: ${JSON.stringify(own)}`);
    assert.deepEqual([first.bugs, first.agrees], [[], steps.length], String(seed));
    // Settings without promise, such as weights, come after what accuses of nothing, if the log does not say much against it.
    if (first.ties !== "exact" || first.diagonalCost) assert.notEqual(verdictOf(own).bound, 1, String(seed));
    else {
      const { steps: played } = engineLog(board, first.options);
      // Where the goal would be next, a log may leave it out.
      assert.deepEqual(first.omitsGoal ? played.slice(0, -1) : played, steps, String(seed));
    }
    for (const candidate of candidates) assert.ok(candidate.agrees === steps.length, "only those that explain all");
  }
});

test("coordinates are read as they were meant", () => {
  for (let seed = 1; seed <= COUNT / 8; seed++) {
    const random = randoms(seed + 5000);
    const board = randomBoard(random, 14);
    const [swapped, up] = [random() < 0.5, random() < 0.5];
    const [ox, oy] = oneOf(random, [
      [0, 0],
      [1, 1],
    ]);
    const own = { ...options(random), weight: 1 };
    const right = logOf(board, own);
    const steps = right.map(({ x, y }) => {
      const [column, row] = [x + ox, (up ? board.height - 1 - y : y) + oy];
      return swapped ? { x: row, y: column } : { x: column, y: row };
    });
    const { exact, candidates } = diagnose({ board, log: { steps } });
    assert.ok(exact && candidates[0].bugs.length === 0, `${seed} ${JSON.stringify(own)}`);
  }
});

/** A search that takes any of the open cells with the smallest f. @param {() => number} random @param {Board} board @param {Options} options @param {boolean} byH Whether the smallest h decides before. */
function unstable(random, board, options, byH) {
  const scale = { ...options, tieBreak: /** @type {const} */ ("fifo") };
  /** @type {{ x: number, y: number }[]} */
  const steps = [];
  /** The plain search would go its own way, so it is asked for each step from the start. @type {Map<number, { g: number, closed: boolean }>} */
  const nodes = new Map();
  const indexOf = (/** @type {Coord} */ [x, y]) => y * board.width + x;
  nodes.set(indexOf(board.start), { g: 0, closed: false });
  const hOf = (/** @type {number} */ cell) => {
    const { x, y } = coordOf(board, cell);
    return estimate(scale, Math.abs(x - board.goal[0]), Math.abs(y - board.goal[1]));
  };
  for (;;) {
    const open = [...nodes].filter(([, { closed }]) => !closed).map(([cell, { g }]) => ({ cell, g, h: hOf(cell) }));
    if (open.length === 0) return steps;
    const least = Math.min(...open.map(({ g, h }) => g + h));
    let equal = open.filter(({ g, h }) => g + h === least);
    if (byH) equal = equal.filter(({ h }) => h === Math.min(...equal.map(({ h }) => h)));
    const { cell, g } = oneOf(random, equal);
    nodes.set(cell, { g, closed: true });
    steps.push(coordOf(board, cell));
    if (cell === indexOf(board.goal)) return steps;
    const { x, y } = coordOf(board, cell);
    const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
      x >= 0 && y >= 0 && x < board.width && y < board.height && board.cells[y * board.width + x] !== 255;
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ]) {
      if (!isFree(x + dx, y + dy) || (dx && dy && !(isFree(x + dx, y) && isFree(x, y + dy)))) continue;
      const next = indexOf([x + dx, y + dy]);
      const sum = g + (dx && dy ? 14 : 10) + board.cells[next];
      const known = nodes.get(next);
      if (!known || (!known.closed && sum < known.g)) nodes.set(next, { g: sum, closed: false });
    }
  }
}

test("an order among equals that no rule gives is followed, and no bug is named", () => {
  let any = 0;
  for (let seed = 1; seed <= COUNT / 6; seed++) {
    const random = randoms(seed + 9000);
    const board = randomWalls(random, 22, 12, 0.2);
    const own = { ...new Solver(1, 1).options, heuristic: /** @type {const} */ ("octile") };
    const steps = unstable(random, board, own, seed % 2 === 0);
    const { exact, candidates } = diagnose({ board, log: { steps } });
    assert.ok(exact, String(seed));
    assert.deepEqual(candidates[0].bugs, [], `${seed} ${JSON.stringify(candidates[0])}`);
    any += Number(candidates[0].ties === "any");
  }
  assert.ok(any > COUNT / 30, String(any));
});

const STYLE = { estimate: /** @type {const} */ ("octile"), corners: false, diagonals: true, byH: false };

test("an order of the neighbors that the engine does not have is found", () => {
  let told = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const board = randomWalls(randoms(seed + 21000), 24, 14, 0.2);
    const steps = cellsOf(withLists(board, "none", { ...STYLE, backward: true }));
    const { exact, candidates } = diagnose({ board, log: { steps } });
    const [{ bugs, ties, equals }] = candidates;
    assert.ok(exact && bugs.length === 0, String(seed));
    if (ties === "exact") continue;
    assert.equal(equals?.by, "opened", String(seed));
    if (!equals?.neighbors) continue;
    told++;
    // What was looked at first is first: each order that explains the log agrees on the pairs that mattered.
    const place = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      equals.neighbors?.findIndex(([x, y]) => x === dx && y === dy) ?? -1;
    assert.deepEqual([...equals.neighbors].map(String).sort().length, 8);
    assert.ok(place(1, 1) < place(-1, -1) || place(1, 0) < place(-1, 0), String(seed));
  }
  assert.ok(told >= 2, String(told));
});

test("the order of a heap that compares f alone is that of a heap", () => {
  let told = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const board = randomWalls(randoms(seed + 23000), 24, 14, 0.2);
    const steps = cellsOf(withHeap(board, "none", { ...STYLE, isLoose: true, byH: seed % 2 === 0 }));
    const { exact, candidates } = diagnose({ board, log: { steps } });
    assert.ok(exact && candidates[0].bugs.length === 0, String(seed));
    told += Number(candidates.some(({ equals }) => equals?.by === "heap"));
  }
  assert.ok(told >= 2, String(told));
});

test("half a log is explained, and a log of another board is not", () => {
  for (let seed = 1; seed <= COUNT / 8; seed++) {
    const random = randoms(seed + 3000);
    const [board, other, own] = [randomBoard(random, 14), randomBoard(random, 14), options(random)];
    const steps = cellsOf(logOf(board, own));
    const half = steps.slice(0, Math.ceil(steps.length / 2));
    const answer = diagnose({ board, log: { steps: half } });
    assert.ok(answer.exact && answer.candidates[0].bugs.length === 0, String(seed));
    assert.ok(answer.difference === undefined);
    const wrong = diagnose({ board: other, log: { steps }, start: other.start, goal: other.goal });
    assert.equal(wrong.exact, wrong.difference === undefined && wrong.candidates.length > 0, String(seed));
  }
});

test("the difference is the first step that differs from what the candidate does", () => {
  let differences = 0;
  for (let seed = 1; seed <= COUNT / 4; seed++) {
    const random = randoms(seed + 7000);
    const [board, own] = [randomBoard(random, 16), { ...options(random), weight: 1 }];
    const steps = cellsOf(logOf(board, own));
    // Two cells are taken before their turn: one would be a slip.
    for (let i = 0; i < 2; i++) {
      const [from, to] = [Math.floor(random() * steps.length), Math.floor(random() * steps.length)];
      [steps[from], steps[to]] = [steps[to], steps[from]];
    }
    const { exact, candidates, difference } = diagnose({ board, log: { steps } });
    if (exact) continue;
    const [first] = candidates;
    assert.equal(difference?.step, (first?.agrees ?? 0) + 1);
    if (
      first?.ties !== "exact" ||
      first.bugs.length > 0 ||
      first.omitsStart ||
      !ORDERS.some((order) => order === first.options.neighborOrder)
    )
      continue;
    differences++;
    const right = engineLog(board, first.options).steps;
    const at = steps.findIndex(({ x, y }, i) => x !== right[i]?.x || y !== right[i]?.y);
    assert.equal(difference?.step, at + 1, String(seed));
    assert.deepEqual(difference?.taken, [steps[at].x, steps[at].y]);
    assert.deepEqual(difference?.allowed, right[at] ? [[right[at].x, right[at].y]] : []);
  }
  assert.ok(differences > COUNT / 40, String(differences));
});

test("costs of the cells are those that the plain search has, and the log its own again", () => {
  for (let seed = 1; seed <= COUNT / 10; seed++) {
    const board = randomWalls(randoms(seed + 19000), 16, 10, 0.2);
    const own = { ...new Solver(1, 1).options, heuristic: /** @type {const} */ ("octile") };
    const steps = /** @type {{ x: number, y: number, g?: number, h?: number, f?: number }[]} */ (logOf(board, own));
    if (steps.length < 10) continue;
    const before = [...plainSteps(board, own)][8];
    // The cell that is last in line is taken, without its numbers.
    const last = before.open.reduce((worst, entry) => (leavesFirst(own, entry, worst) ? worst : entry));
    if (last.f === before.taken.f) continue;
    const { exact, difference } = diagnose({
      board,
      log: { steps: [...steps.slice(0, 8), coordOf(board, last.cell)] },
    });
    assert.ok(!exact, String(seed));
    assert.equal(difference?.step, 9, String(seed));
    assert.deepEqual(difference?.takenCosts, { g: last.g, h: last.h, f: last.f });
    const { g, h, f } = before.taken;
    assert.deepEqual(difference?.allowedCosts, { g, h, f });
    assert.equal(difference?.was, "open");
    // What is wrong is the cell: that its numbers are wrong too would be beside the point.
    const taken = { ...coordOf(board, last.cell), g: last.g + 30, h: last.h, f: last.f + 30 };
    const told = diagnose({ board, log: { steps: [...steps.slice(0, 8), taken] } });
    assert.deepEqual([told.difference?.step, told.difference?.was], [9, "open"], String(seed));
    assert.equal(told.difference?.wrongNumber, undefined, String(seed));
  }
});

const PRINTS = [
  { name: "10 and 14", costs: "10-14", scale: 1, decimals: 0 },
  { name: "1 and 1.4", costs: "10-14", scale: 0.1, decimals: 1 },
  { name: "1 and 1.414", costs: "sqrt2", scale: 1, decimals: 3 },
  { name: "1 and √2", costs: "sqrt2", scale: 1, decimals: 12 },
  { name: "7 and 9.8", costs: "10-14", scale: 0.7, decimals: 1 },
];

test("numbers agree in whatever unit they are printed, and the first wrong one is found", () => {
  for (const [i, { name, costs, scale, decimals }] of PRINTS.entries()) {
    for (let seed = 1; seed <= Math.max(3, COUNT / 40); seed++) {
      const random = randoms(100 * seed + i);
      const board = randomBoard(random, 14, false);
      const own = /** @type {Options} */ ({ ...new Solver(1, 1).options, heuristic: "octile", costs });
      const print = (/** @type {number} */ cost) => Number((cost * scale).toFixed(decimals));
      const steps = logOf(board, own).map(({ x, y, g, h, f }) => ({ x, y, g: print(g), h: print(h), f: print(f) }));
      const right = diagnose({ board, log: { steps } });
      assert.ok(right.exact && right.candidates[0].bugs.length === 0, `${name} ${seed}`);
      assert.equal(right.candidates[0].options.costs === costs || steps.length < 8, true, `${name} ${seed}`);
      if (steps.length < 6) continue;
      const at = 4;
      const wrong = steps.map((step, i) =>
        i === at ? { ...step, g: step.g + 3 * scale, f: step.f + 3 * scale } : step,
      );
      const { difference, exact } = diagnose({ board, log: { steps: wrong } });
      assert.ok(!exact);
      assert.deepEqual([difference?.step, difference?.wrongNumber?.name], [at + 1, "g"], `${name} ${seed}`);
      assert.ok(Math.abs((difference?.wrongNumber?.right ?? 0) - steps[at].g) <= 10 ** -decimals, `${name} ${seed}`);
    }
  }
});

test("a path alone is explained by options with the same path", () => {
  for (let seed = 1; seed <= COUNT / 12; seed++) {
    const random = randoms(seed + 11000);
    const [board, own] = [randomBoard(random, 12), { ...options(random), weight: 1 }];
    const { path } = engineLog(board, own);
    if (!path) continue;
    const { exact, candidates, consequence } = diagnose({
      board,
      log: { steps: [], path: /** @type {Coord[]} */ (path) },
    });
    assert.ok(exact, String(seed));
    assert.deepEqual(engineLog(board, candidates[0].options).path, path);
    const solver = put(new Solver(board.width, board.height), board);
    solver.configure(candidates[0].options);
    assert.equal(consequence?.shortest, solver.shortestCost());
    const cost = solver.findPath()?.cost ?? Number.NaN;
    assert.ok(Math.abs((consequence?.cost ?? 0) - cost) < 1e-6);
    solver.free();
  }
});

test("searches with jumps, from both ends and with the habits of heaps are the engine's own", () => {
  const ways = /** @type {Partial<Options>[]} */ ([
    { algorithm: "jump-point", penalties: false },
    { algorithm: "bidirectional-astar" },
    { swapEqual: true },
    { decreaseKey: false },
  ]);
  for (const own of ways) {
    for (let seed = 1; seed <= Math.max(4, COUNT / 30); seed++) {
      const random = randoms(seed + 13000);
      const board = randomBoard(random, 14);
      const { steps } = engineLog(board, own);
      // Of one or two cells nothing is said.
      if (steps.length < 3) continue;
      const { exact, candidates } = diagnose({ board, log: { steps } });
      // The last few cells are not enough for a bug: they may have slipped.
      const [{ agrees, slips }] = candidates;
      const last = exact ? (slips?.[0].step ?? 0) : agrees;
      if (own.decreaseKey === false && steps.length - last < 5) continue;
      assert.ok(exact, `${JSON.stringify(own)} ${seed}`);
      assert.equal(candidates[0].ties, "exact");
      assert.deepEqual(engineLog(board, candidates[0].options).steps, steps);
      // The option is how the engine plays this bug.
      const bugs = candidates[0].options.decreaseKey ? [] : ["stale-heap-entry"];
      assert.deepEqual(candidates[0].bugs, bugs);
    }
  }
});

test("the plain search without bugs is the engine's, under all options that it has", () => {
  for (let seed = 1; seed <= COUNT; seed++) {
    const random = randoms(seed + 17000);
    const own = { ...options(random), ...randomOptions(random, Solver.choices), decreaseKey: true, swapEqual: false };
    if (!canSearch(own)) continue;
    const board = randomBoard(random, 12);
    const engine = engineLog(board, own);
    const plain = search(board, own);
    assert.deepEqual(
      plain.steps.map(({ cell: [x, y] }) => ({ x, y })),
      engine.steps,
      `${seed} ${JSON.stringify(own)}`,
    );
    assert.deepEqual(plain.path, engine.path, String(seed));
  }
});

test("what cannot be checked is an error with a code, and with a sentence that names it", () => {
  const cells = new Uint8Array(9);
  cells[4] = 255;
  const board = { width: 3, height: 3, cells };
  const log = { steps: [{ x: 0, y: 0 }] };
  const [start, goal] = /** @type {Coord[]} */ ([
    [0, 0],
    [2, 2],
  ]);
  /** @param {any} input @param {string} code @param {string} problem @param {string} [named] */
  const refuses = (input, code, problem, named = "") => {
    assert.throws(
      () => diagnose(input),
      (/** @type {any} */ error) => {
        const sentence = english.t(/** @type {any} */ (`check.error.${error.values.problem}`), error.values);
        assert.deepEqual([error.code, error.values.problem], [code, problem]);
        assert.ok(sentence.includes(named) && !/[{}]/.test(sentence), sentence);
        return true;
      },
      `${problem} ${named}`,
    );
  };
  refuses({ board, log }, "bad-board", "start-none", "undefined");
  for (const [end, problem, named] of /** @type {[any, string, string][]} */ ([
    [null, "none", "null"],
    [[0.5, 0], "none", "(0.5, 0)"],
    [[Number.NaN, 0], "none", "(NaN, 0)"],
    [["0", 0], "none", "(0, 0)"],
    [[0], "none", "(0)"],
    [[0, 0, 0], "none", "(0, 0, 0)"],
    ["00", "none", "00"],
    [[1, 1], "wall", "(1, 1)"],
    [[3, 0], "outside", "(3, 0)"],
    [[0, -1], "outside", "(0, -1)"],
    [[Number.POSITIVE_INFINITY, 0], "none", "Infinity"],
  ])) {
    refuses({ board, log, start: end, goal }, "bad-board", `start-${problem}`, named);
    refuses({ board, log, start, goal: end }, "bad-board", `goal-${problem}`, named);
    refuses({ board: { ...board, start, goal: end }, log }, "bad-board", `goal-${problem}`, named);
  }
  for (const number of /** @type {any[]} */ ([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    null,
    "1",
  ])) {
    for (const name of ["x", "y", "g", "h", "f"]) {
      const steps = [...log.steps, { x: 1, y: 0, g: 10, h: 30, f: 40, [name]: number }];
      refuses(
        { board, log: { steps }, start, goal },
        "bad-log",
        "step-number",
        `Step 2 of this log: ${name} is ${number}`,
      );
    }
    refuses({ board, log: { steps: [], path: [start, [1, number]] }, start, goal }, "bad-log", "path-number", "Cell 2");
  }
  refuses({ board, log: { steps: [] }, start, goal }, "bad-log", "empty-log");
  refuses({ board: { ...board, width: 4 }, log, start, goal }, "bad-board", "size", "9 cells instead of 4 × 3");
  const far = {
    steps: [
      { x: 0, y: 0 },
      { x: 1e300, y: 0 },
      { x: -1e300, y: 1 },
    ],
  };
  assert.equal(diagnose({ board, log: far, start, goal }).exact, false, "far away is no error");
});

test("what is limited is the area: as many cells as 2048 × 2048, in any shape", () => {
  const log = { steps: [{ x: 0, y: 0 }] };
  const ends = { start: /** @type {Coord} */ ([0, 0]), goal: /** @type {Coord} */ ([1, 0]) };
  for (const [width, height] of [
    [4096, 1024],
    [2048, 2048],
  ]) {
    const board = { width, height, cells: new Uint8Array(width * height) };
    assert.ok(diagnose({ board, log, ...ends }).exact, `${width} × ${height}`);
  }
  for (const [width, height] of [
    [4096, 1025],
    [2049, 2048],
  ]) {
    const board = { width, height, cells: new Uint8Array(width * height) };
    assert.throws(
      () => diagnose({ board, log, ...ends }),
      (/** @type {any} */ { code, values }) => {
        const sentence = english.t("check.error.board-area", values);
        return (
          code === "too-large" && sentence.includes(`${width.toLocaleString("en")} ×`) && sentence.includes("4,194,304")
        );
      },
    );
  }
});
