import assert from "node:assert/strict";
import { test } from "node:test";
import { numberOf, supplied } from "../page/supplied.js";
import { at, following, modeOf, randomBoard, randoms, searchOn, shortestOn, WALL } from "./boards.js";
import { findPath } from "./roads.js";

const NAME = "tutorial-4-roads";
/** The modes: the reference path with 20, houses alone, no obstacles, the reference path with 5. */
const [STRICT, HOUSES, NOTHING, LENIENT] = [0, 1, 2, 3];

/** @param {import("./boards.js").Board} board @param {Partial<import("../../www/engine.js").Options>} options */
function both(board, options) {
  const engine = searchOn(board, options);
  return { engine, program: findPath(board, following(engine.order), { countsPenalties: options.penalties }) };
}

/** A board with random walls and penalties. @param {number} seed */
function board(seed) {
  const random = randoms(seed + 1000);
  const made = randomBoard(seed, 20, 16, 0.2);
  const cells = made.cells.map((byte) => (byte === WALL || random() < 0.4 ? byte : Math.ceil(20 * random())));
  return { ...made, cells };
}

test("the engine's search is one that the program allows, on the scenario's boards and on 200 others", () => {
  const ways = [STRICT, HOUSES, NOTHING, LENIENT].map((mode) => modeOf(NAME, mode));
  const others = Array.from({ length: 200 }, (_, seed) => ({ board: board(seed), options: ways[seed % 2].options }));
  for (const { board: on, options } of [...ways, ...others]) {
    const { engine, program } = both(on, options);
    assert.deepEqual(
      program.closed.map(({ x, y }) => [x, y]),
      engine.order,
    );
    assert.deepEqual([program.path, program.cost], [engine.path, engine.cost]);
    assert.equal(engine.cost, shortestOn(on, options));
  }
});

const FARM = modeOf(NAME).board;
/** Whether a cell belongs to the reference path. @param {number[]} cell */
const isOnRoad = ([x, y]) => at(FARM, x, y) === 0;
/** How many cells of a path are on the reference path. @param {number[][] | undefined} path */
const onRoad = (path = []) => path.filter(isOnRoad).length;
/** How many are next to a house. @param {number[][] | undefined} path */
const besideHouses = (path = []) => {
  const around = [...Array(9).keys()].map((cell) => [(cell % 3) - 1, Math.floor(cell / 3) - 1]);
  const isHouse = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < FARM.width && y < FARM.height && at(FARM, x, y) === WALL;
  return path.filter(([x, y]) => around.some(([dx, dy]) => isHouse(x + dx, y + dy))).length;
};

test("the three stages: through the houses, along the houses, in the middle", () => {
  const [strict, houses, nothing, lenient] = [STRICT, HOUSES, NOTHING, LENIENT].map((mode) => {
    const way = modeOf(NAME, mode);
    return both(way.board, way.options).program.path ?? [];
  });
  assert.ok(nothing.some(([x, y]) => at(FARM, x, y) === WALL));
  assert.ok(besideHouses(houses) * 3 > houses.length && besideHouses(strict) === 0);
  assert.ok(onRoad(houses) * 2 < houses.length);
  assert.equal(onRoad(strict), strict.length);
  assert.ok(onRoad(houses) < onRoad(lenient) && onRoad(lenient) < lenient.length);
  const told = ["onRoad", "compare.onRoad", "variant2.onRoad"].map((key) => numberOf(NAME, key));
  assert.deepEqual(told, [onRoad(strict), onRoad(houses), onRoad(lenient)]);
  const steps = ["steps", "compare.steps", "variant1.steps", "variant2.steps"].map((key) => numberOf(NAME, key));
  assert.deepEqual(
    steps,
    [strict, houses, nothing, lenient].map((path) => path.length - 1),
  );
});

test("the larger the penalty, the fewer cells off the reference path", () => {
  const { board: on, options } = modeOf(NAME);
  let before = Number.POSITIVE_INFINITY;
  for (let penalty = 0; penalty <= 20; penalty++) {
    const cells = on.cells.map((byte) => (byte === WALL || byte === 0 ? byte : penalty));
    const { path = [] } = both({ ...on, cells }, options).program;
    assert.ok(path.length - onRoad(path) <= before, String(penalty));
    before = path.length - onRoad(path);
  }
  assert.equal(before, 0);
});

test("the road is at least five cells wide, and the reference path runs along its middle", () => {
  const { board: on } = modeOf(NAME);
  const cells = [...on.cells.keys()].map((cell) => [cell % on.width, Math.floor(cell / on.width)]);
  const road = cells.filter(isOnRoad);
  assert.ok(road.length > 30);
  for (const [x, y] of road) {
    for (let i = 0; i < 25; i++) {
      assert.notEqual(at(on, x - 2 + (i % 5), y - 2 + Math.floor(i / 5)), WALL, `beside (${x}, ${y})`);
    }
  }
});

test("the origin, the sliders and the estimate are as the captions say", () => {
  const { facts, scenario } = supplied(NAME);
  const { origin, start, goal, width, height } = facts.board;
  assert.deepEqual(origin, [-width / 2, -Math.floor(height / 2)]);
  assert.deepEqual([scenario.penaltyLimit, numberOf(NAME, "other"), numberOf(NAME, "variant2.other")], [20, 20, 5]);
  assert.deepEqual([numberOf(NAME, "road"), numberOf(NAME, "variant2.road")], [0, 0]);
  const [dx, dy] = [Math.abs(goal[0] - start[0]), Math.abs(goal[1] - start[1])];
  const told = facts.captions[0].find(({ step }) => step === 1)?.values.h;
  assert.equal(told, 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy));
  assert.notEqual(told, 10 * (dx + dy));
});
