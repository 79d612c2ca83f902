// How exercises are graded, against searches that share no code with the page or the engine: programs that follow the rules are
// right whichever of the equal cells they take, and in whatever coordinates they print.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gradePasted } from "../../www/features/questions/pasted.js";
import { Solver } from "../boundary/engine.js";
import { costOfPath, oneOf, randomBoard, randomFrom, randomOptions, shortest } from "./any-board.js";
import { leavesFirst, plainSteps } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/rules/cells.js").Coord} Coord */
/** @typedef {import("./any-board.js").Board} Board */

const ALGORITHMS = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"]);
const ORDERS = /** @type {const} */ (["row-major", "column-major", "clockwise", "straight-first"]);

/** @param {() => number} random @returns {Options} */
const anyOptions = (random) => ({
  ...randomOptions(random, Solver.choices),
  ...{ algorithm: oneOf(random, ALGORITHMS), neighborOrder: oneOf(random, ORDERS) },
  ...{ openList: "unsorted-list", decreaseKey: true, swapEqual: false },
});

/** @param {Board} board @param {number} cell @returns {Coord} */
const coordOf = ({ width }, cell) => [cell % width, Math.floor(cell / width)];

/** A log as somebody prints it who counts from elsewhere. @param {Board} board @param {Coord[]} cells @param {{ swapped: boolean, up: boolean, origin: number }} frame */
const printed = ({ height }, cells, { swapped, up, origin }) =>
  cells.map(([x, y]) => {
    const [column, row] = [x + origin, (up ? height - 1 - y : y) + origin];
    return /** @type {Coord} */ (swapped ? [row, column] : [column, row]);
  });

const stepsOf = (/** @type {Coord[]} */ cells) => cells.map(([x, y]) => ({ x, y }));

test("by order a search is right that follows the rules to its end, and no other", () => {
  const random = randomFrom(31);
  const seen = { right: 0, early: 0, wrong: 0, otherwise: 0 };
  for (let i = 0; i < 250; i++) {
    const board = randomBoard(random, 10, i % 3 === 0);
    const options = anyOptions(random);
    // Another order of the neighbors takes other cells among equals, which is right as well, except in the order of opening.
    const own = {
      ...options,
      ...(options.algorithm === "breadth-first" ? {} : { neighborOrder: oneOf(random, ORDERS) }),
    };
    const steps = [...plainSteps(board, own)];
    const cells = steps.map(({ taken }) => coordOf(board, taken.cell));
    const frame = { swapped: random() < 0.5, up: random() < 0.5, origin: oneOf(random, [0, 1]) };
    const grade = (/** @type {Coord[]} */ taken) =>
      gradePasted({ steps: stepsOf(printed(board, taken, frame)) }, { board, options, grade: "order", order: [] });
    const { right, steps: read } = grade(cells);
    // A board that is alike from two sides reads in two ways, of which one is enough.
    assert.ok(right, JSON.stringify([options, own, cells]));
    assert.equal(read.length, cells.length);
    seen.right++;
    if (cells.length > 1 && steps.at(-2)?.goalOpened !== true) {
      // On a small board what is too short may be whole when it is read in other coordinates.
      seen[grade(cells.slice(0, -1)).right ? "otherwise" : "early"]++;
    }
    // A cell whose turn it is not.
    const at = steps.findIndex(({ open, taken }) => open.some((entry) => entry.f > taken.f));
    if (at < 0 || options.algorithm === "breadth-first") continue;
    const { open, taken } = steps[at];
    const late = open.filter((entry) => entry.f > taken.f && leavesFirst(own, taken, entry))[0];
    const mixed = [...cells.slice(0, at), coordOf(board, late.cell), ...cells.slice(at)];
    assert.equal(grade(mixed).right, false, JSON.stringify([options, mixed]));
    seen.wrong++;
  }
  assert.ok(seen.early > 100 && seen.wrong > 60 && seen.otherwise < 10, JSON.stringify(seen));
});

test("a search that cannot be followed is right if it takes the engine's cells", () => {
  const board = {
    width: 3,
    height: 1,
    cells: new Uint8Array(3),
    start: /** @type {Coord} */ ([0, 0]),
    goal: /** @type {Coord} */ ([2, 0]),
  };
  const defaults = Object.fromEntries(Object.entries(Solver.choices).map(([name, choice]) => [name, choice.default]));
  const options = /** @type {Options} */ ({ ...defaults, algorithm: "jump-point" });
  const grade = (/** @type {Coord[]} */ cells) =>
    gradePasted({ steps: stepsOf(cells) }, { board, options, grade: "order", order: [0, 2] }).right;
  assert.deepEqual(
    [
      grade([
        [0, 0],
        [2, 0],
      ]),
      grade([
        [0, 0],
        [1, 0],
        [2, 0],
      ]),
      grade([]),
    ],
    [true, false, false],
  );
});

test("by cost a path is right that is allowed and costs no more than that of the search as written", () => {
  const random = randomFrom(32);
  const seen = { right: 0, dear: 0, jumps: 0 };
  for (let i = 0; i < 300; i++) {
    const board = randomBoard(random, 10, i % 3 === 0);
    const options = { ...anyOptions(random), algorithm: /** @type {const} */ ("astar") };
    const cost = shortest(board, options);
    if (!Number.isFinite(cost)) continue;
    const solver = new Solver(board.width, board.height);
    solver.setCells(board.cells);
    solver.setStart(...board.start);
    solver.setGoal(...board.goal);
    solver.configure({ ...options, algorithm: oneOf(random, ["astar", "greedy", "breadth-first"]), weight: 1 });
    const flat = [...(solver.findPath()?.cells ?? [])];
    solver.free();
    const path = Array.from(
      { length: flat.length / 2 },
      (_, k) => /** @type {Coord} */ ([flat[2 * k], flat[2 * k + 1]]),
    );
    const frame = { swapped: random() < 0.5, up: random() < 0.5, origin: oneOf(random, [0, 1]) };
    const grade = (/** @type {Coord[]} */ way) =>
      gradePasted({ steps: [], path: printed(board, way, frame) }, { board, options, grade: "cost", cost, order: [] });
    /** Whether a path is right in some coordinates in which it begins at the start, or ends there. @param {Coord[]} way */
    const isRight = (way) =>
      readings(board, way).some(
        (cells) =>
          isAllowed(board, options, cells) &&
          costOfPath(board, options, Uint32Array.from(cells.flat())) <= cost * (1 + 1e-6),
      );
    assert.equal(grade(path).right, isRight(path), JSON.stringify([options, path]));
    assert.equal(grade([...path].reverse()).right, isRight(path));
    seen[isRight(path) ? "right" : "dear"]++;
    if (path.length < 4) continue;
    const gap = [path[0], ...path.slice(2)];
    assert.equal(grade(gap).right, isRight(gap));
    seen.jumps++;
  }
  assert.ok(seen.right > 60 && seen.dear > 5 && seen.jumps > 40, JSON.stringify(seen));
  const board = randomBoard(randomFrom(1), 5);
  const options = anyOptions(randomFrom(1));
  assert.equal(gradePasted({ steps: [] }, { board, options, grade: "cost", cost: 9, order: [] }).lacks, "path");
  assert.equal(gradePasted({ steps: [] }, { board, options, grade: "order", order: [] }).lacks, "steps");
});

/** A path as it may be read: turned and moved so that it leads from the start to the goal. @param {Board} board @param {Coord[]} path */
function readings({ start, goal }, path) {
  const ways = [path, [...path].reverse()].flatMap((way) =>
    [false, true].flatMap((swapped) =>
      [0, 1, 2, 3].map((flips) => {
        const [across, down] = [flips & 1 ? -1 : 1, flips & 2 ? -1 : 1];
        const turned = way.map(
          ([x, y]) => /** @type {Coord} */ (swapped ? [across * y, down * x] : [across * x, down * y]),
        );
        const [dx, dy] = [start[0] - turned[0][0], start[1] - turned[0][1]];
        return turned.map(([x, y]) => /** @type {Coord} */ ([x + dx, y + dy]));
      }),
    ),
  );
  return ways.filter((way) => String(way.at(-1)) === String(goal));
}

/** @param {Board} board @param {Options} options @param {Coord[]} path */
function isAllowed(board, options, path) {
  try {
    costOfPath(board, options, Uint32Array.from(path.flat()));
    return true;
  } catch {
    return false;
  }
}
