// What the lessons say, checked against a plain search that shares no code with the engine. Each test names the
// sentences that it checks; a sentence about all boards is tried on many.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LESSONS, TOUR } from "../../www/features/lessons/supplied-scenarios.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { gridOf, manhattan, octile, search } from "./plain-search.js";
import { randomFrom, randomGrid } from "./random-grid.js";
import { numberOf, searched, supplied } from "./supplied.js";

/** @typedef {import("./plain-search.js").Entry} Entry */
/** @typedef {import("./plain-search.js").Grid} Grid */
/** @typedef {import("./plain-search.js").Rules} Rules */

/** @param {string} name */
const boardOf = (name) => {
  const { raw, facts } = supplied(name);
  if (Array.isArray(raw.map)) return gridOf(raw.map);
  // One that is made from a seed is in no file.
  const { width, height, start, goal } = facts.board;
  return { width, height, start, goal, cells: Array.from(facts.cells[0], (byte) => (byte === 255 ? undefined : byte)) };
};
/** @param {Entry} entry */
const nameOf = ({ x, y }) => `(${x},\u00a0${y})`;
/** @param {string} name @param {number} step @param {number} [mode] */
const captionAtStep = (name, step, mode = 0) => {
  const caption = supplied(name).facts.captions[mode].find((it) => it.step === step);
  assert.ok(caption, `${name} has a caption at step ${step}`);
  return caption.values;
};
const straight = { sides: -1, estimate: manhattan };
const anyDiagonal = { sides: 2 };

/** The rules of each mode of a lesson, in the terms of the plain search. @type {Record<string, Rules[]>} */
const RULES = {
  "tour-1-moves": [{ ...straight, by: "steps" }],
  "tour-2-flood": [{ ...straight, by: "steps" }],
  "tour-3-dijkstra": [
    { ...anyDiagonal, by: "g" },
    { ...anyDiagonal, by: "steps" },
  ],
  "tour-two-ways": [{ ...anyDiagonal, by: "g" }],
  "tour-when-to-stop": [
    { ...anyDiagonal, by: "g" },
    { ...anyDiagonal, by: "g", stopsEarly: true },
  ],
  "tour-4-greedy": [
    { ...anyDiagonal, by: "h" },
    { ...anyDiagonal, by: "g" },
  ],
  "tour-5-astar": [anyDiagonal, { ...anyDiagonal, by: "g" }, { ...anyDiagonal, by: "h" }],
  "tour-6-ties": [anyDiagonal, { ...anyDiagonal, ties: "high-h" }],
  "tour-7-too-large": [{ ...anyDiagonal, estimate: manhattan }, anyDiagonal],
  "tour-8-corners": [{}, anyDiagonal, { ignoresPenalties: true }],
  "tour-9-your-own-board": [{}],
  "tour-drill": [anyDiagonal],
  trap: [{}, { by: "h" }],
  "no-path": [{}, {}, { by: "h" }, { by: "g" }, { by: "steps" }],
  "corner-cutting": [{}, { sides: 2 }, { sides: 1 }, {}, straight],
  roads: [{}, { ignoresPenalties: true }],
  maze: [{}, { by: "g" }],
  ties: [straight, { ...straight, ties: "high-h" }],
  "manhattan-diagonals": [{ estimate: manhattan }, {}],
  weight: [{}, {}, { weight: 1.5 }, { weight: 5 }],
  "stop-early": [{ by: "g", stopsEarly: true }, { by: "g" }],
  "write-astar": [
    { ...straight, ties: "fifo" },
    { ...straight, by: "steps" },
    { ...straight, by: "g" },
  ],
  "cure-it": [{}],
};

for (const [name, all] of Object.entries(RULES)) {
  test(`${name}: every mode expands the cells that a plain search expands, in its order, at its cost`, () => {
    const grid = boardOf(name);
    for (const [mode, rules] of all.entries()) {
      const { id } = supplied(name).scenario.modes[mode];
      const { expanded, cost, path } = search(grid, rules);
      const solver = searched(name, mode);
      assert.deepEqual(
        [...solver.expansionOrder()],
        expanded.map(({ x, y }) => y * grid.width + x),
        `${name} ${id}`,
      );
      const prefix = id === "written" ? "" : `${id}.`;
      const { values } = supplied(name).facts;
      assert.equal(values[`${prefix}expanded`], expanded.length);
      assert.equal(values[`${prefix}cost`], cost);
      assert.equal(values[`${prefix}cells`], path?.length);
      solver.free();
    }
  });
}

test("every lesson is among those checked here, with all its modes", () => {
  const names = [...TOUR, ...LESSONS].filter((name) => name !== "never-improved");
  assert.deepEqual(Object.keys(RULES).sort(), names.sort());
  for (const [name, rules] of Object.entries(RULES)) {
    const known = supplied(name).scenario.modes.filter(({ options }) => options.algorithm !== "bidirectional-astar");
    assert.equal(rules.length, known.length, name);
  }
});

test("captions of a step give the cell, g, h and f of the plain search at that step, and how many cells are open", () => {
  for (const name of Object.keys(RULES)) {
    const { facts } = supplied(name);
    for (const [mode, captions] of facts.captions.entries()) {
      const rules = RULES[name][mode];
      if (!rules) continue;
      /** @type {{ taken: Entry, open: number }[]} The open cells of a step are those before the next cell is taken. */
      const steps = [];
      const watch = (/** @type {Entry[]} */ open, /** @type {Entry} */ taken) => {
        if (steps.length > 0) steps[steps.length - 1].open = open.length + 1;
        steps.push({ taken: { ...taken }, open: 0 });
      };
      const { path } = search(boardOf(name), { ...rules, watch });
      for (const { step, values } of captions) {
        if (step === 0) continue;
        const { taken, open } = steps[step - 1];
        assert.equal(values.cell, nameOf(taken), `${name} ${step}`);
        if (step < steps.length || !path) assert.equal(values.open, open, `${name} ${step}`);
        if (rules.by) continue;
        const { g, h } = taken;
        assert.deepEqual([values.g, values.h, values.f], [g, h, g + h * (rules.weight ?? 1)]);
      }
    }
  }
});

test("no summary, and no caption up to the question, gives a number that its answers give", () => {
  for (const name of [...TOUR, ...LESSONS]) {
    const { scenario, facts } = supplied(name);
    const numbersIn = (/** @type {unknown} */ text) =>
      ((JSON.stringify(text) ?? "").match(/\{[^{}"]*\}/g) ?? []).filter(
        (it) => !["{reachable}", "{free}"].includes(it),
      );
    for (const [index, question] of scenario.questions.entries()) {
      const whys =
        question.kind === "choices" ? question.choices.map(({ why }) => why) : [question.right, question.wrong];
      const answers = new Set(whys.flatMap(numbersIn));
      const { step: ask } = facts.asked[index];
      const before = facts.captions[0].filter(({ step }) => step <= ask).map(({ text }) => text);
      for (const text of [scenario.title, scenario.summary, ...before]) {
        for (const number of numbersIn(text)) assert.ok(!answers.has(number), `${name}: ${number}`);
      }
    }
  }
});

// Trap

const isInside = (/** @type {Entry} */ { x, y }) => x >= 6 && x <= 14 && y >= 3 && y <= 9;

test("trap: up to the bottom f is the same in every cell taken, and then larger in every open one", () => {
  const { f, cell } = captionAtStep("trap", 14);
  let step = 0;
  search(boardOf("trap"), {
    watch(_, taken) {
      step++;
      if (step <= 14) assert.equal(taken.f, f);
      if (step !== 14) return;
      assert.equal(nameOf(taken), cell);
      assert.deepEqual([taken.x, taken.y], [14, 6], "the cell before the wall, in the row of start and goal");
    },
  });
  // What its expansion opens is among the open cells before the next one is taken.
  step = 0;
  search(boardOf("trap"), {
    watch(open, taken) {
      if (++step === 15) for (const entry of [...open, taken]) assert.ok(entry.f > Number(f), nameOf(entry));
    },
  });
});

test("trap: with the cell of the third caption the inside is expanded, all with an f below the cost of the way around", () => {
  const { cell } = captionAtStep("trap", 87);
  const { expanded, cost } = search(boardOf("trap"));
  assert.equal(expanded.slice(0, 87).filter(isInside).length, 9 * 7);
  assert.ok(isInside(expanded[86]) && nameOf(expanded[86]) === cell);
  assert.ok(expanded.findIndex(({ x }) => x > 15) > 87, "it has not come around the wall yet");
  for (const entry of expanded.filter(isInside)) assert.ok(entry.f < Number(cost));
});

test("trap: greedy search goes into the trap, and its path is longer than a shortest one", () => {
  const grid = boardOf("trap");
  const [astar, greedy] = [search(grid), search(grid, { by: "h" })];
  assert.ok(greedy.expanded.some(({ x, y }) => x === 14 && y === 6));
  assert.ok(Number(greedy.cost) > Number(astar.cost));
  assert.equal(astar.cost, search(grid, { by: "g" }).cost);
});

// No path

/** How many cells can be reached from the start. @param {Grid} grid */
const reachable = (grid) => search({ ...grid, goal: [-9, -9] }, { by: "steps" }).expanded.length;

test("no path: whatever finite number the heuristic gives, each cell that can be reached is expanded once", () => {
  const grid = boardOf("no-path");
  assert.equal(numberOf("no-path", "reachable"), reachable(grid));
  assert.equal(numberOf("no-path", "free"), grid.cells.filter((cell) => cell !== undefined).length);
  const random = randomFrom(1);
  /** @type {((dx: number, dy: number) => number)[]} */
  const estimates = [() => 0, octile, manhattan, (dx, dy) => 100 * manhattan(dx, dy), () => Math.floor(random() * 500)];
  for (const estimate of estimates) {
    const { expanded, path, seen } = search(grid, { estimate });
    assert.equal(expanded.length, reachable(grid));
    assert.equal(path, undefined);
    assert.ok(!seen.has(grid.goal[1] * grid.width + grid.goal[0]), "the goal was never in the open list");
  }
});

test("no path: on boards whose goal is walled in A* expands all that can be reached, under any heuristic", () => {
  const random = randomFrom(2);
  for (let i = 0; i < some(1000); i++) {
    const grid = randomGrid(random, 9, 7, 0.3, { isWalledIn: true });
    const factor = 0.1 + 5 * random();
    const { expanded, path } = search(grid, { estimate: (dx, dy) => Math.floor(factor * octile(dx, dy)) });
    assert.deepEqual([expanded.length, path], [reachable(grid), undefined]);
  }
});

test("no path: greedy search takes the same cells in another order, and the goal's side has few cells", () => {
  const grid = boardOf("no-path");
  const order = (/** @type {Rules} */ rules) => search(grid, rules).expanded.map(nameOf);
  assert.notDeepEqual(order({ by: "h" }), order({}));
  assert.deepEqual(order({ by: "h" }).sort(), order({}).sort());
  const fromGoal = reachable({ ...grid, start: grid.goal });
  // The sides take turns: when the goal's side has nothing left, both have expanded equally often.
  assert.equal(fromGoal, 9);
  assert.equal(numberOf("no-path", "variant5.expanded"), 2 * fromGoal);
});

// Corner cutting

test("corner cutting: how many walls are next to the diagonal moves of each rule’s path", () => {
  const grid = boardOf("corner-cutting");
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) => grid.cells[y * grid.width + x] === undefined;
  const beside = RULES["corner-cutting"].map((rules) => {
    const { path = [] } = search(grid, rules);
    const diagonal = path.slice(1).flatMap(({ x, y }, index) => {
      const from = path[index];
      return from.x === x || from.y === y ? [] : [Number(isWall(from.x, y)) + Number(isWall(x, from.y))];
    });
    return new Set(diagonal);
  });
  const [written, always, one, none, never] = beside;
  assert.deepEqual([written, none, never], [new Set([0]), new Set([0]), new Set()]);
  assert.ok(always.has(2), "it slips between two walls");
  assert.ok(one.has(1) && !one.has(2), "it cuts corners, and does not slip between two walls");
});

// Roads

test("roads: the caption’s cell is mud, with 20 more in g; the path goes around, and straight through without penalties", () => {
  const grid = boardOf("roads");
  const isMud = (/** @type {Entry} */ { x, y }) => grid.cells[y * grid.width + x] === 20;
  const { expanded, path = [] } = search(grid);
  const taken = expanded[17];
  assert.ok(isMud(taken) && nameOf(taken) === captionAtStep("roads", 18).cell);
  const plain = search(grid, { ignoresPenalties: true, by: "g" }).seen.get(taken.y * grid.width + taken.x);
  assert.equal(taken.g, Number(plain?.g) + 20);
  assert.equal(path.filter(isMud).length, 0);
  const through = search(grid, { ignoresPenalties: true });
  assert.ok(
    through.path?.every(({ y }) => y === grid.start[1]),
    "straight through",
  );
  assert.ok(through.path?.some(isMud));
  assert.equal(through.cost, 10 * (Number(through.path?.length) - 1), "the cost counts the moves only");
});

// Maze

test("maze: one way, which winds; every free cell is expanded, because off the path f is below the path’s cost", () => {
  const grid = boardOf("maze");
  const free = grid.cells.filter((cell) => cell !== undefined).length;
  const { expanded, path = [], cost = 0 } = search(grid);
  assert.deepEqual([expanded.length, numberOf("maze", "free")], [free, free]);
  // Without the cell in front of it there is no way through: the path is the only one.
  for (const { x, y } of path.slice(1, -1)) {
    const cells = grid.cells.with(y * grid.width + x, undefined);
    assert.equal(search({ ...grid, cells }).path, undefined);
  }
  const [dx, dy] = [0, 1].map((axis) => Math.abs(grid.goal[axis] - grid.start[axis]));
  assert.ok(path.length > 3 * (dx + dy));
  for (const entry of expanded) if (!path.includes(entry)) assert.ok(entry.f < cost);
  assert.equal(expanded.length, search(grid, { by: "g" }).expanded.length);
});

test("maze: of 300 mazes like it A* saves something on most, and seldom more than a quarter", () => {
  const shares = Array.from({ length: some(300, 2) }, (_, seed) => {
    const solver = new Solver(31, 21);
    solver.setGoal(30, 20);
    solver.maze(seed);
    const cells = Array.from(solver.cells(), (byte) => (byte === 255 ? undefined : 0));
    const { width, height, start, goal } = solver;
    solver.free();
    /** @type {Grid} */
    const grid = { width, height, cells, start, goal };
    return search(grid).expanded.length / search(grid, { by: "g" }).expanded.length;
  });
  assert.ok(shares.every((share) => share <= 1));
  assert.ok(shares.filter((share) => share < 1).length > 0.9 * shares.length, "on most mazes it saves something");
  assert.ok(shares.filter((share) => share < 0.75).length < 0.1 * shares.length, "seldom more than a quarter");
});

test("with an estimate that is never too large A* takes no cell beyond the path’s cost and no more than Dijkstra, on many boards", () => {
  const random = randomFrom(3);
  for (let i = 0; i < some(2000); i++) {
    const grid = randomGrid(random, 10, 8, 0.3);
    const [astar, dijkstra] = [search(grid), search(grid, { by: "g" })];
    assert.ok(astar.expanded.length <= dijkstra.expanded.length);
    assert.equal(astar.cost, dijkstra.cost);
    const { cost = Number.POSITIVE_INFINITY } = dijkstra;
    assert.ok(astar.expanded.every(({ g }) => g <= cost));
    const all = search({ ...grid, goal: [-9, -9] }, { by: "g" }).expanded.filter(({ g }) => g < cost);
    const taken = new Set(dijkstra.expanded.map(nameOf));
    assert.ok(all.every((entry) => taken.has(nameOf(entry))));
  }
});

// Ties

test("ties: every cell lies on a shortest path, and each is taken with the same f, though others are open next to them", () => {
  const grid = boardOf("ties");
  const { cost } = search(grid, straight);
  const from = search({ ...grid, goal: [-9, -9] }, { ...straight, by: "g" }).expanded;
  const back = search({ ...grid, start: grid.goal, goal: [-9, -9] }, { ...straight, by: "g" }).seen;
  assert.equal(from.length, numberOf("ties", "free"));
  for (const { x, y, g } of from) assert.equal(g + Number(back.get(y * grid.width + x)?.g), cost);
  const open = new Set();
  for (const ties of /** @type {const} */ (["low-h", "high-h"])) {
    search(grid, {
      ...straight,
      ties,
      watch(others, taken) {
        assert.equal(taken.f, cost);
        for (const { f } of others) open.add(f);
        const equals = others.filter(({ f }) => f === taken.f).map(({ h }) => h);
        if (ties === "low-h")
          assert.ok(
            equals.every((h) => h >= taken.h),
            "the smallest h of all with this f",
          );
        else assert.ok(equals.every((h) => h <= taken.h));
      },
    });
  }
  assert.deepEqual([...open].sort(), [480, 500], "f is not the same everywhere while it searches");
});

test("ties: a search needs at least an expansion for each cell of the path, and all of the board with the largest h", () => {
  const grid = boardOf("ties");
  const low = search(grid, straight);
  assert.equal(low.expanded.length, low.path?.length);
  assert.equal(search(grid, { ...straight, ties: "high-h" }).expanded.length, grid.width * grid.height);
});

// Manhattan distance and diagonal moves

test("Manhattan: h is larger than what remains without walls, and every cheaper path needs a cell that stays open", () => {
  const grid = boardOf("manhattan-diagonals");
  const { expanded, seen, cost = 0 } = search(grid, { estimate: manhattan });
  const { x, y, h } = expanded[5];
  assert.ok(h > octile(Math.abs(grid.goal[0] - x), Math.abs(grid.goal[1] - y)));
  const shortest = search(grid, { by: "g" });
  assert.ok(Number(shortest.cost) < cost);
  const waits = [...seen.values()].filter((entry) => !expanded.includes(entry) && entry.f >= cost);
  const isNeeded = (/** @type {Entry} */ { x, y }) => {
    const cells = grid.cells.with(y * grid.width + x, undefined);
    return (search({ ...grid, cells }, { by: "g" }).cost ?? Number.POSITIVE_INFINITY) > Number(shortest.cost);
  };
  assert.ok(waits.some(isNeeded));
});

test("Manhattan: with straight moves only it is what remains without walls and never too large, on many boards", () => {
  const random = randomFrom(4);
  for (let i = 0; i < some(1000); i++) {
    const grid = randomGrid(random, 9, 7, i % 2 === 0 ? 0 : 0.25);
    const back = search({ ...grid, start: grid.goal, goal: [-9, -9] }, { ...straight, by: "g" }).expanded;
    for (const { x, y, g } of back) {
      const h = manhattan(Math.abs(grid.goal[0] - x), Math.abs(grid.goal[1] - y));
      assert.ok(i % 2 === 0 ? h === g : h <= g);
    }
    assert.equal(search(grid, straight).cost, search(grid, { ...straight, by: "g" }).cost);
  }
});

// Weight

test("weight: on many boards no path costs more than the weight times the cheapest, and none comes near five times", () => {
  const random = randomFrom(5);
  let worst = 1;
  for (let i = 0; i < some(2000); i++) {
    const grid = randomGrid(random, 12, 9, 0.3);
    const shortest = search(grid, { by: "g" }).cost;
    if (shortest === undefined || shortest === 0) continue;
    for (const weight of [1, 1.5, 5]) {
      const ratio = Number(search(grid, { weight }).cost) / shortest;
      assert.ok(ratio <= weight, `${ratio}`);
      worst = Math.max(worst, ratio);
    }
  }
  assert.ok(worst > 1 && worst < 4, String(worst));
});

test("weight: with 5 the cells are those of greedy search, in its order", () => {
  const grid = boardOf("weight");
  const order = (/** @type {Rules} */ rules) => search(grid, rules).expanded.map(nameOf);
  assert.deepEqual(order({ weight: 5 }), order({ by: "h" }));
});

// When to stop

test("when to stop: the first neighbor expanded opens the goal; a better one is open and leads to it by a straight move", () => {
  const grid = boardOf("stop-early");
  const [early, late] = [true, false].map((stopsEarly) => search(grid, { by: "g", stopsEarly }));
  const isNeighbor = (/** @type {Entry} */ { x, y }) =>
    Math.max(Math.abs(x - grid.goal[0]), Math.abs(y - grid.goal[1])) === 1;
  assert.equal(early.expanded.findIndex(isNeighbor), early.expanded.length - 1);
  const better = /** @type {Entry} */ (late.path?.at(-2));
  assert.ok(better.x === grid.goal[0] || better.y === grid.goal[1]);
  const waiting = early.seen.get(better.y * grid.width + better.x);
  assert.ok(waiting && !early.expanded.includes(waiting));
  assert.equal(waiting.g + 10, late.cost);
  assert.ok(Number(late.cost) < Number(early.cost));
});
