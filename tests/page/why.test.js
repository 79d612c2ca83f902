// Why cells were taken, why they wait and why they were never opened, held against searches that share no code with the
// engine; and, of the searches that no plain one here stands for, against what must hold for any.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextCells, why } from "../../www/why/index.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { movesFrom } from "./naive.js";
import { leavesFirst, plainSteps } from "./plain-steps.js";
import { randomFrom } from "./random-numbers.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("./plain-steps.js").Board} Board */
/** @typedef {import("./plain-steps.js").Entry} Entry */
/** @typedef {import("./plain-steps.js").Step} Step */
/** @typedef {[number, number]} Coord */

/** How often the boards for all that follows are drawn. */
const BOARDS = some(10_000);
const OTHER_BOARDS = some(1500);

/** @template Value @param {() => number} random @param {readonly Value[]} values */
const one = (random, values) => values[Math.floor(random() * values.length)];

/** @param {() => number} random @param {{ most?: number, dear?: number }} [how] @returns {Board} */
function randomBoard(random, { most = 9, dear = 0.15 } = {}) {
  const [width, height] = [1 + Math.floor(random() * most), 1 + Math.floor(random() * most)];
  const place = () => /** @type {Coord} */ ([Math.floor(random() * width), Math.floor(random() * height)]);
  const [start, goal, walls] = [place(), place(), random() * 0.5];
  const cells = Uint8Array.from({ length: width * height }, (_, cell) => {
    const isEnd = [start, goal].some(([x, y]) => y * width + x === cell);
    if (!isEnd && random() < walls) return 255;
    return random() < dear ? Math.floor(random() * 40) : 0;
  });
  return { width, height, cells, start, goal };
}

/** @param {() => number} random @param {readonly string[]} algorithms @returns {Options} */
function randomOptions(random, algorithms) {
  return /** @type {Options} */ ({
    algorithm: one(random, algorithms),
    heuristic: one(random, Solver.choices.heuristic.values),
    diagonal: one(random, Solver.choices.diagonal.values),
    costs: one(random, ["10-14", "10-10", "sqrt2"]),
    weight: one(random, [1, 1, 1, 0, 1.5, 3.3]),
    tieBreak: one(random, Solver.choices.tieBreak.values),
    neighborOrder: one(random, ["row-major", "column-major", "clockwise", "straight-first"]),
    improveOpen: random() < 0.8,
    reopenClosed: random() < 0.5,
    stopWhen: one(random, ["goal-closed", "goal-closed", "goal-opened"]),
    penalties: random() < 0.7,
    openList: one(random, ["binary-heap", "unsorted-list", "sorted-list"]),
  });
}

/** @param {Board} board @param {Partial<Options>} options */
function solverOn({ width, height, cells, start, goal }, options) {
  const solver = new Solver(width, height);
  solver.setCells(cells);
  solver.setStart(...start);
  solver.setGoal(...goal);
  solver.configure(options);
  return solver;
}

/** Goes to a position, from one side or the other, or leaves the record at that length. @param {Solver} solver @param {number} position @param {() => number} random */
function go(solver, position, random) {
  if (random() < 0.3) {
    solver.reset();
    solver.step(position);
  } else {
    solver.seek(Math.floor(random() * (solver.length + 1)));
    solver.seek(position);
  }
}

/** All that can be read of a solver. @param {Solver} solver */
const seen = (solver) => [
  solver.position,
  solver.status,
  JSON.stringify(solver.stats),
  solver.states().join(),
  solver.numbersIn(0, 0, solver.width, solver.height).join(),
];

/** A straight and a diagonal move, and a penalty of 1. */
const COSTS = { "10-14": [10, 14, 1], "10-10": [10, 10, 1], sqrt2: [1, Math.SQRT2, 0.1] };

/** The cost of a shortest path from the start to each cell, in units of tenths or of a √2 model. @param {Board} board @param {Options} options */
function distancesOn(board, options) {
  const { width, cells, start } = board;
  const [straight, diagonal, tenth] = COSTS[options.costs];
  const far = new Array(cells.length).fill(Number.POSITIVE_INFINITY);
  far[start[1] * width + start[0]] = 0;
  const changed = [start[1] * width + start[0]];
  for (let from = changed.shift(); from !== undefined; from = changed.shift()) {
    for (const [to] of movesFrom(board, options.diagonal, from)) {
      const isDiagonal = to % width !== from % width && Math.floor(to / width) !== Math.floor(from / width);
      const cost = far[from] + (isDiagonal ? diagonal : straight) + (options.penalties ? tenth * cells[to] : 0);
      if (cost < far[to] - 1e-9) {
        far[to] = cost;
        changed.push(to);
      }
    }
  }
  return far;
}

/** Costs of sqrt2 are rounded to small units. @param {number} a @param {number} b @param {() => string} where */
const isNear = (a, b, where) =>
  assert.ok(Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b)), `${a} is not ${b}, ${where()}`);

/** What a plain search knows at a position: the open entries, when each cell was taken last, and its parent. */
class Known {
  /** @type {Map<number, { entry: Entry, step: number, open: Entry[] }>} */
  taken = new Map();
  /** @type {Map<number, number>} */
  parents = new Map();
  /** @type {Entry[]} */
  open;

  /** @param {Step[]} steps @param {number} position */
  constructor(steps, position) {
    this.open = position < steps.length ? steps[position].open : steps[position - 1].after;
    for (const [index, { open, after, taken }] of steps.slice(0, position).entries()) {
      this.taken.set(taken.cell, { entry: taken, step: index + 1, open });
      for (const entry of after) if (!open.includes(entry)) this.parents.set(entry.cell, taken.cell);
    }
  }

  /** @param {number} cell @param {number} width */
  chain(cell, width) {
    const chain = [];
    for (let at = /** @type {number | undefined} */ (cell); at !== undefined; at = this.parents.get(at))
      chain.unshift([at % width, Math.floor(at / width)]);
    return chain;
  }
}

/** Whether only the order of opening sets two entries apart. @param {Options} options @param {Entry} a @param {Entry} b */
const isTied = ({ algorithm, tieBreak }, a, b) =>
  algorithm === "breadth-first" ? a === b : a.f === b.f && (tieBreak.endsWith("h") ? a.h === b.h : true);

/** @param {Options} options @param {Entry} entry @param {Entry[]} open */
function decidedBy({ algorithm, tieBreak }, entry, open) {
  const others = open.filter((other) => other !== entry);
  if (algorithm === "breadth-first") return "order";
  const equal = others.filter(({ f }) => f === entry.f);
  if (equal.length === 0) return "f";
  return tieBreak.endsWith("h") && equal.every(({ h }) => h !== entry.h) ? "h" : "order";
}

/** How often each answer was compared. @type {Record<string, number>} */
const asked = {};

/**
 * Compares what is said of a cell with what a plain search knows of it.
 * @param {Solver} solver @param {Board} board @param {Options} options @param {Known} known @param {number} cell
 * @param {number[]} far @param {() => string} where
 */
function checkCell(solver, board, options, known, cell, far, where) {
  const { width, cells } = board;
  const told = why(solver, [cell % width, Math.floor(cell / width)]);
  const f = (/** @type {Entry} */ entry) => (options.algorithm === "breadth-first" ? entry.order : entry.told.f);
  const inOrder = known.open.toSorted((a, b) => (leavesFirst(options, a, b) ? -1 : 1));
  const waiting = known.open.find((entry) => entry.cell === cell);
  const done = known.taken.get(cell);
  if (told.state === "open") {
    assert.ok(waiting, where());
    isNear(told.f, f(waiting), where);
    isNear(told.g, waiting.told.g, where);
    isNear(told.h, waiting.told.h, where);
    assert.equal(told.ahead, inOrder.indexOf(waiting), where());
    assert.deepEqual(told.next, [inOrder[0].cell % width, Math.floor(inOrder[0].cell / width)], where());
    assert.deepEqual(told.chain, known.chain(cell, width), where());
  } else if (told.state === "taken") {
    assert.ok(!waiting && done, where());
    const { entry, step, open } = done;
    assert.equal(told.step, step, where());
    isNear(told.f, f(entry), where);
    isNear(told.g, entry.told.g, where);
    isNear(told.h, entry.told.h, where);
    const equalF = options.algorithm === "breadth-first" ? 0 : open.filter((it) => it.f === entry.f).length - 1;
    assert.deepEqual([told.among, told.equalF], [open.length, equalF], where());
    assert.equal(told.decidedBy, decidedBy(options, entry, open), where());
    assert.deepEqual(told.chain, known.chain(cell, width), where());
  } else {
    assert.ok(!waiting && !done, where());
    const isEnded = solver.status !== "searching";
    const because = Number.isFinite(far[cell]) ? (isEnded ? "ended" : "not-yet") : "cut-off";
    assert.equal(told.because, cells[cell] === 255 ? "wall" : because, where());
    isNear(told.h, plainH(options, board, cell), where);
    const hasLeast = cells[cell] !== 255 && Number.isFinite(far[cell]) && options.algorithm !== "breadth-first";
    assert.equal(told.least !== undefined, hasLeast, where());
    if (told.least !== undefined) isNear(told.least, plainLeast(options, far[cell], told.h), where);
    if (told.because === "cut-off") {
      const around = distancesOn(board, { ...options, diagonal: "always" });
      assert.equal(told.corner ?? false, Number.isFinite(around[cell]), where());
    }
    asked[told.because] = (asked[told.because] ?? 0) + 1;
  }
  asked[told.state] = (asked[told.state] ?? 0) + 1;
}

/** @param {Options} options @param {Board} board @param {number} cell */
function plainH(options, board, cell) {
  // The first entry of a plain search that begins there.
  const start = /** @type {Coord} */ ([cell % board.width, Math.floor(cell / board.width)]);
  const [{ taken }] = plainSteps({ ...board, start }, options);
  return taken.told.h;
}

/** @param {Options} options @param {number} g @param {number} h */
const plainLeast = ({ algorithm, weight }, g, h) =>
  algorithm === "dijkstra" ? g : algorithm === "greedy" ? h : g + weight * h;

test("what is said of cells, and which may be next, is what a plain search knows", () => {
  for (let seed = 1; seed <= BOARDS; seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random);
    const options = randomOptions(random, ["astar", "astar", "dijkstra", "breadth-first", "greedy"]);
    const solver = solverOn(board, options);
    solver.run();
    // What a search that reopens can do on a small board is long enough to see all, and short enough to follow.
    const steps = [...plainSteps(board, options)];
    assert.equal(steps.length, solver.length);
    const position = random() < 0.2 ? steps.length : Math.floor(random() * (steps.length + 1));
    const where = () => `seed ${seed}, position ${position}: ${JSON.stringify(options)}`;
    go(solver, position, random);
    const known = new Known(steps, position);
    const before = seen(solver);
    const far = distancesOn(board, options);
    for (let count = 0; count < 6; count++) {
      checkCell(solver, board, options, known, Math.floor(random() * board.cells.length), far, where);
    }
    const isOver = solver.status !== "searching";
    const [first] = known.open.toSorted((a, b) => (leavesFirst(options, a, b) ? -1 : 1));
    const allowed = isOver ? [] : known.open.filter((entry) => isTied(options, entry, first));
    const expected = allowed.map(({ cell }) => cell).sort((a, b) => a - b);
    assert.deepEqual(
      nextCells(solver).map(([x, y]) => y * board.width + x),
      expected,
      where(),
    );
    assert.deepEqual(seen(solver), before, where());
    assert.ok([position, steps.length].includes(solver.length), where());
    solver.free();
  }
  for (const answer of ["open", "taken", "untouched", "wall", "cut-off", "ended", "not-yet"]) {
    assert.ok(asked[answer] > BOARDS / 10, `${answer}: ${asked[answer]}`);
  }
});

/**
 * What must hold of any search: the chain is one of moves whose costs add up to g, and what is next is what a step takes.
 * @param {Solver} solver @param {Board} board @param {Coord} cell @param {() => string} where
 */
function checkAny(solver, board, [x, y], where) {
  const { options } = solver;
  const told = why(solver, [x, y]);
  const node = solver.node(x, y);
  assert.equal(told.state, ["untouched", "open", "taken"][node.state], where());
  asked[told.state] = (asked[told.state] ?? 0) + 1;
  if (told.state === "untouched") return checkLeast(board, options, told, y * board.width + x, where);
  const isBack = same(told.chain[0], board.goal) && !same(board.start, board.goal) && !same(told.chain[0], board.start);
  assert.ok(isBack ? options.algorithm === "bidirectional-astar" : same(told.chain[0], board.start), where());
  assert.ok(same(told.chain[told.chain.length - 1], [x, y]), where());
  const cost =
    solver.scans().length > 0 ? jumpCost(options, told.chain) : chainCost(board, options, told.chain, isBack);
  isNear(told.g, cost, where);
  assert.ok(
    Math.abs(told.f - told.g - (options.algorithm === "fastest" ? 1 : options.weight) * told.h) < 1e-6,
    where(),
  );
  const taking = solver.position;
  if (told.state === "open" && solver.status === "searching") {
    assert.equal(told.ahead === 0, same(told.next, [x, y]), where());
    solver.step(1);
    assert.deepEqual(solver.current, told.next[1] * board.width + told.next[0], where());
    solver.seek(taking);
  }
  if (told.state === "taken") {
    assert.equal(
      solver
        .expansionOrder()
        .slice(0, taking)
        .lastIndexOf(y * board.width + x),
      told.step - 1,
      where(),
    );
  }
}

/**
 * The smallest f of a cell that was never opened, in the search from the start.
 * @param {Board} board @param {Options} options @param {import("../../www/why/why.js").UntouchedCell} told @param {number} cell
 * @param {() => string} where
 */
function checkLeast(board, options, { because, least, h }, cell, where) {
  const far = distancesOn(board, options)[cell];
  assert.equal(least !== undefined, because !== "wall" && Number.isFinite(far), where());
  if (least === undefined) return;
  // `fastest` looks for a shortest path, whatever the weight is.
  const weight = options.algorithm === "fastest" ? 1 : options.weight;
  isNear(least, far + weight * h, where);
  weighted += Number(weight !== options.weight && h > 0);
}

/** Cells whose f would be another one with the weight. */
let weighted = 0;

/** @param {Coord} a @param {Coord} b */
const same = (a, b) => a[0] === b[0] && a[1] === b[1];

/** What jumps from cell to cell cost. @param {Options} options @param {Coord[]} chain */
function jumpCost({ costs, diagonal: rule }, chain) {
  const [straight, diagonal] = COSTS[costs];
  const costOf = (/** @type {Coord} */ [fromX, fromY], /** @type {Coord} */ [toX, toY]) => {
    const [dx, dy] = [Math.abs(toX - fromX), Math.abs(toY - fromY)];
    if (rule === "never") return straight * (dx + dy);
    return diagonal * Math.min(dx, dy) + straight * Math.abs(dx - dy);
  };
  return chain.slice(1).reduce((cost, cell, index) => cost + costOf(chain[index], cell), 0);
}

/** @param {Board} board @param {Options} options @param {Coord[]} chain @param {boolean} isBack */
function chainCost(board, options, chain, isBack) {
  const [straight, diagonal, tenth] = COSTS[options.costs];
  let cost = 0;
  for (let index = 1; index < chain.length; index++) {
    const [from, to] = [chain[index - 1], chain[index]].map(([x, y]) => y * board.width + x);
    assert.ok(movesFrom(board, options.diagonal, from).some(([next]) => next === to));
    const isDiagonal = chain[index][0] !== chain[index - 1][0] && chain[index][1] !== chain[index - 1][1];
    cost += (isDiagonal ? diagonal : straight) + (options.penalties ? tenth * board.cells[isBack ? from : to] : 0);
  }
  return cost;
}

test("what is said of jumps, of two sides and of the fastest search holds on its own", () => {
  for (const state of Object.keys(asked)) delete asked[state];
  for (let seed = 1; seed <= OTHER_BOARDS; seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random);
    const options = randomOptions(random, ["jump-point", "bidirectional-astar", "fastest"]);
    if (options.algorithm === "jump-point") {
      options.penalties = false;
      options.diagonal = one(random, ["no-corner-cutting", "never"]);
    }
    const solver = solverOn(board, options);
    solver.run();
    const position = Math.floor(random() * (solver.length + 1));
    const where = () => `seed ${seed}, position ${position}: ${JSON.stringify(options)}`;
    go(solver, position, random);
    const before = seen(solver);
    for (let cell = 0; cell < board.cells.length; cell++) {
      if (random() < 0.3) checkAny(solver, board, [cell % board.width, Math.floor(cell / board.width)], where);
    }
    const next = nextCells(solver);
    assert.equal(next.length === 0, solver.status !== "searching", where());
    if (next.length > 0) {
      const [first] = solver.openCells(1);
      assert.ok(
        next.some(([x, y]) => y * board.width + x === first),
        where(),
      );
      solver.step(1);
      assert.equal(solver.current, first, where());
      solver.seek(position);
    }
    assert.deepEqual(seen(solver), before, where());
    solver.free();
  }
  for (const state of ["open", "taken", "untouched"])
    assert.ok(asked[state] > some(750, 7), `${state}: ${asked[state]}`);
  assert.ok(weighted > some(100), String(weighted));
});

test("the chain of a taken cell is as it is now, also where cells before it were opened again since", () => {
  let changed = 0;
  for (let seed = 1; seed <= some(250); seed++) {
    const random = randomFrom(seed);
    // Boards of this size, with so many dear cells, are where an estimate that is too large has cells opened again.
    const board = randomBoard(random, { most: 20, dear: 0.5 });
    /** @type {Options} */
    const options = { ...randomOptions(random, ["astar"]), reopenClosed: true, penalties: true, diagonal: "always" };
    Object.assign(options, { heuristic: one(random, ["manhattan", "euclidean"]), weight: 1.5 });
    const steps = [...plainSteps(board, options)];
    if (steps.every(({ reopened }) => reopened === 0)) continue;
    const solver = solverOn(board, options);
    solver.run();
    for (const [index, { reopened }] of steps.entries()) {
      if (reopened === 0) continue;
      const known = new Known(steps, index + 1);
      solver.seek(index + 1);
      for (const [cell, { step }] of known.taken) {
        if (known.open.some((entry) => entry.cell === cell)) continue;
        const told = why(solver, [cell % board.width, Math.floor(cell / board.width)]);
        assert.ok(told.state === "taken");
        assert.deepEqual(told.chain, known.chain(cell, board.width), `seed ${seed}, step ${index + 1}, cell ${cell}`);
        changed += Number(String(new Known(steps, step).chain(cell, board.width)) !== String(told.chain));
      }
    }
    solver.free();
  }
  assert.ok(changed > some(20), `${changed} chains were others when their cell was taken`);
});

test("what can be reached is found again when the board or its rules change", () => {
  const solver = new Solver(5, 1);
  const at = () => {
    return /** @type {import("../../www/why/why.js").UntouchedCell} */ (why(solver, [3, 0]));
  };
  assert.deepEqual([at().because, at().least], ["not-yet", 40]);
  solver.setCell(1, 0, 20);
  assert.equal(at().least, 60);
  solver.configure({ penalties: false });
  assert.equal(at().least, 40);
  solver.configure({ costs: "sqrt2" });
  assert.equal(at().least, 4);
  solver.setCell(2, 0, 255);
  assert.deepEqual([at().because, at().least], ["cut-off", undefined]);
  solver.setStart(4, 0);
  assert.deepEqual([at().because, at().least], ["not-yet", 2]);
});

test("a cell beyond the board is refused, and the position stays", () => {
  const solver = new Solver(4, 4);
  solver.step(2);
  assert.throws(() => why(solver, [4, 0]), { code: "out-of-bounds" });
  assert.equal(solver.position, 2);
});
