// What the lessons of the tour say, checked against a plain search that shares no code with the engine: each test names
// the sentences that it checks. That every mode expands what the plain search expands is in lesson-claims.test.js.

import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateWay } from "../../www/features/lessons/estimate-way.js";
import { nextQuestionAt } from "../../www/features/questions/next-question.js";
import { BOWL } from "./bowl.js";
import { gridOf, manhattan, octile, search } from "./plain-search.js";
import { randomFrom, randomGrid } from "./random-grid.js";
import { numberOf, searched, supplied } from "./supplied.js";

/** @typedef {import("./plain-search.js").Entry} Entry */
/** @typedef {import("./plain-search.js").Grid} Grid */
/** @typedef {import("./plain-search.js").Rules} Rules */

/** @param {string} name */
const boardOf = (name) => gridOf(supplied(name).raw.map);
/** @param {string} name @param {number} step */
const captionAt = (name, step) => {
  const caption = supplied(name).facts.captions[0].find((it) => it.step === step);
  assert.ok(caption, `${name} has a caption at step ${step}`);
  return caption.values;
};
/** @param {Entry} entry */
const placeOf = ({ x, y }) => `${x} ${y}`;
/** @type {Rules} */
const straight = { sides: -1, estimate: manhattan };
/** @type {Rules} */
const diagonal = { sides: 2 };
const nowhere = /** @type {[number, number]} */ ([-9, -9]);
/** The board with some cells as walls. @param {Grid} grid @param {[number, number][]} places @returns {Grid} */
const walled = (grid, places) => ({
  ...grid,
  cells: grid.cells.map((cell, index) => (places.some(([x, y]) => y * grid.width + x === index) ? undefined : cell)),
});
/** @param {Grid} grid @returns {Grid} */
const bare = (grid) => ({ ...grid, cells: grid.cells.map(() => 0) });

/**
 * What is known after a number of steps: the cell taken last, the open cells, and all that were taken.
 * @param {Grid} grid @param {Rules} rules @param {number} step
 */
function after(grid, rules, step) {
  /** @type {Entry[]} */
  const taken = [];
  /** @type {Entry[] | undefined} */
  let open;
  search(grid, {
    ...rules,
    watch(others, entry) {
      // What a step opens is among the open cells before the next one is taken.
      if (taken.length === step) open ??= [...others, entry].map((it) => ({ ...it }));
      if (taken.length < step) taken.push({ ...entry });
    },
  });
  assert.ok(open && taken.length === step, "the search goes on after that step");
  return {
    open,
    taken,
    last: taken[step - 1],
    at: (/** @type {number} */ x, /** @type {number} */ y) => open?.find((it) => it.x === x && it.y === y),
  };
}

/** The question of a lesson is answered right by exactly these cells. @param {string} name @param {Entry[]} cells */
function assertAccepted(name, cells) {
  const solver = searched(name);
  solver.seek(supplied(name).facts.asked[0].step);
  const accepted = nextQuestionAt(solver)?.accepted.map(([x, y]) => `${x} ${y}`);
  assert.deepEqual(accepted?.sort(), cells.map(placeOf).sort());
  solver.free();
}

test("moves: four from the start, as many as columns and rows without the wall, and around its lower end with it", () => {
  const grid = boardOf("tour-1-moves");
  const { path = [], cost } = search(grid, { ...straight, by: "g" });
  assert.equal(captionAt("tour-1-moves", 1).open, after(grid, { ...straight, by: "steps" }, 1).open.length);
  assert.equal(search(bare(grid), { ...straight, by: "g" }).path?.length, numberOf("tour-1-moves", "apart") + 1);
  assert.deepEqual(
    [path.length - 1, path.length],
    [numberOf("tour-1-moves", "steps"), numberOf("tour-1-moves", "cells")],
  );
  assert.equal(cost, 10 * (path.length - 1));
  const bottom = Math.max(
    ...grid.cells.flatMap((cell, index) => (cell === undefined ? [Math.floor(index / grid.width)] : [])),
  );
  assert.ok(path.some(({ y }) => y === bottom + 1));
  const below = Array.from(
    { length: grid.height - bottom - 1 },
    (_, index) => /** @type {[number, number]} */ ([4, bottom + 1 + index]),
  );
  const above = search(walled(grid, below), { ...straight, by: "g" });
  assert.ok(Number(above.path?.length) > path.length, "the way over the upper end is longer");
});

test("flood: whoever has waited longest is next, numbers count the cells opened before, and the cell of the question has one parent", () => {
  const name = "tour-2-flood";
  const [grid, rules] = [boardOf(name), /** @type {Rules} */ ({ ...straight, by: "steps" })];
  const { open, at } = after(grid, rules, 8);
  const [[x, y]] = supplied(name).scenario.questions[0].marks;
  // In this search a cell keeps the parent that opened it.
  const last = search(grid, rules).seen;
  for (let step = 1; step < 40; step++) {
    for (const { x, y, parent } of after(grid, rules, step).open)
      assert.equal(last.get(y * grid.width + x)?.parent?.order, parent?.order);
  }
  assert.equal(at(x, y), undefined, "it is not open yet");
  const [upper, left] = [at(x, y - 1), at(x - 1, y)];
  assert.ok(upper && left && upper.order < left.order, "both are open, and the upper one was opened earlier");
  const { seen, expanded, path = [] } = search(grid, rules);
  const parent = seen.get(y * grid.width + x)?.parent;
  assert.deepEqual([parent?.x, parent?.y], [x, y - 1]);
  assert.ok(
    expanded.findIndex((it) => it.x === x && it.y === y - 1) < expanded.findIndex((it) => it.x === x - 1 && it.y === y),
  );
  const solver = searched(name);
  solver.seek(8);
  for (const entry of open) assert.equal(solver.numbersIn(entry.x, entry.y, 1, 1)[2], entry.order);
  solver.free();
  for (const [index, { order }] of expanded.entries())
    assert.equal(order, index, "in the order in which they were opened");
  assert.equal(path.length - 1, Number(search(grid, { ...straight, by: "g" }).cost) / 10);
});

test("flood: first all cells one move away, then all two moves away, and no path has fewer moves: 1,000 boards", () => {
  const random = randomFrom(21);
  for (let i = 0; i < 1000; i++) {
    const grid = randomGrid(random, 9, 7, 0.3);
    const { expanded, path } = search(grid, { ...straight, by: "steps" });
    for (const [index, { g }] of expanded.entries()) assert.ok(index === 0 || g >= expanded[index - 1].g);
    const { cost } = search(grid, { ...straight, by: "g" });
    assert.equal(path && 10 * (path.length - 1), cost);
  }
});

test("Dijkstra: after step 4 the straight neighbors are closed; next is any diagonal one; counting moves costs more", () => {
  const name = "tour-3-dijkstra";
  const [grid, rules] = [boardOf(name), /** @type {Rules} */ ({ ...diagonal, by: "g" })];
  assert.deepEqual(new Set(after(grid, rules, 1).open.map(({ g }) => g)), new Set([10, 14]));
  const { open, taken } = after(grid, rules, 4);
  const [first, ...others] = taken;
  assert.deepEqual([first.x, first.y], grid.start);
  assert.ok(others.every(({ g, x, y }) => g === 10 && Math.abs(x - first.x) + Math.abs(y - first.y) === 1));
  const least = Math.min(...open.map(({ g }) => g));
  assert.equal(least, 14);
  assertAccepted(
    name,
    open.filter(({ g }) => g === least),
  );
  const [cheap, few] = [search(grid, rules), search(grid, { ...diagonal, by: "steps" })];
  assert.equal(cheap.path?.length, few.path?.length);
  assert.ok(Number(few.cost) > Number(cheap.cost));
});

test("two ways: the wall’s two ends; the outlined cell gets a smaller g and another parent, and the path goes that way", () => {
  const name = "tour-two-ways";
  const [grid, rules] = [boardOf(name), /** @type {Rules} */ ({ ...diagonal, by: "g" })];
  const { scenario, facts } = supplied(name);
  const [{ step, values }] = facts.asked;
  const [[x, y]] = scenario.questions[0].marks;
  const [before, behind] = [after(grid, rules, step), after(grid, rules, step + 1)];
  const [old, now] = [before.at(x, y), behind.at(x, y)];
  assert.ok(old && now && now.g < old.g);
  const said = (/** @type {{ x: number, y: number } | undefined} */ cell) => `(${cell?.x},\u00a0${cell?.y})`;
  assert.deepEqual(
    ["cell", "g", "improvedCell", "improvedFrom", "improvedTo", "parentBefore"].map((key) => values[`next.${key}`]),
    [said(behind.last), behind.last.g, said({ x, y }), old.g, now.g, said(old.parent)],
  );
  assert.equal(now.g, behind.last.g + 10, "a straight move from the cell that is expanded");
  assert.deepEqual(placeOf(/** @type {Entry} */ (now.parent)), placeOf(behind.last));
  const { improvedCell, improvedFrom, improvedTo, cell, parentBefore } = captionAt(name, step + 1);
  assert.deepEqual(
    [improvedCell, improvedFrom, improvedTo, cell, parentBefore],
    [said({ x, y }), old.g, now.g, said(behind.last), said(old.parent)],
  );
  // Each side of the wall: the way to the old parent leads below it, and that to the new one above it.
  const [top, bottom] = [3, 5];
  const rowsOf = (/** @type {Entry | undefined} */ entry) => {
    const rows = [];
    for (let at = entry; at; at = at.parent) if (at.x === 2) rows.push(at.y);
    return rows;
  };
  assert.ok([3, 4, 5].every((row) => grid.cells[row * grid.width + 2] === undefined));
  assert.ok(rowsOf(old.parent).every((row) => row > bottom) && rowsOf(now.parent).every((row) => row < top));
  const { path = [], cost } = search(grid, rules);
  assert.ok(path.some((entry) => entry.x === x && entry.y === y) && path.some((it) => it.x === 2 && it.y < top));
  assert.equal(captionAt(name, facts.captions[0].at(-1)?.step ?? 0).cost, cost);
  // Whoever is above the wall came over its upper end, whoever is below it came around its lower end.
  for (const entry of search(grid, rules).expanded.slice(0, step)) {
    if (entry.x <= 2) continue;
    const rows = rowsOf(entry);
    if (entry.y < top) assert.ok(rows.every((row) => row < top));
    if (entry.y > bottom) assert.ok(rows.every((row) => row > bottom));
  }
});

test("when to stop: the goal is opened by a diagonal move, improved later, and taken when no open cell has a smaller g", () => {
  const name = "tour-when-to-stop";
  const [grid, rules] = [boardOf(name), /** @type {Rules} */ ({ ...diagonal, by: "g" })];
  const [goalX, goalY] = grid.goal;
  const { facts } = supplied(name);
  const { step } = facts.asked[0];
  const [opened, improved] = [after(grid, rules, step), after(grid, rules, 25)];
  const [first, second] = [opened.at(goalX, goalY), improved.at(goalX, goalY)];
  assert.ok(first && second);
  assert.equal(after(grid, rules, step - 1).at(goalX, goalY), undefined);
  assert.equal(first.g, opened.last.g + 14);
  assert.ok(
    opened.open.some(({ g }) => g < first.g),
    "an open cell has a smaller g",
  );
  const values = captionAt(name, 25);
  assert.deepEqual([values.improvedFrom, values.improvedTo], [first.g, second.g]);
  assert.equal(after(grid, rules, 24).at(goalX, goalY)?.g, first.g);
  const { expanded, cost } = search(grid, rules);
  assert.equal(cost, second.g);
  const last = after(grid, rules, expanded.length - 1);
  assert.ok(last.open.every(({ g }) => g >= Number(cost)));
  const early = search(grid, { ...rules, stopsEarly: true });
  assert.equal(early.cost, first.g);
  assert.ok(expanded.length < grid.cells.filter((cell) => cell !== undefined).length, "not all cells are closed first");
});

test("the estimate: as many diagonal and straight moves as are drawn, and their costs are h", () => {
  for (const [name, step] of /** @type {const} */ ([
    ["tour-4-greedy", 1],
    ["tour-7-too-large", 1],
  ])) {
    const { facts } = supplied(name);
    const caption = facts.captions[0].find((it) => it.step === step);
    assert.ok(caption?.isEstimate);
    const { diagonals, straights, h } = caption.values;
    assert.equal(14 * Number(diagonals) + 10 * Number(straights), h);
    const way = estimateWay(facts.options[0], facts.board.start, facts.board.goal);
    const moves = (way?.cells ?? []).slice(1).map(([x, y], index) => {
      const [fromX, fromY] = way?.cells[index] ?? [Number.NaN, Number.NaN];
      assert.ok(Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) === 1);
      return x !== fromX && y !== fromY ? 14 : 10;
    });
    assert.deepEqual(way?.cells.at(-1), facts.board.goal);
    assert.equal(
      moves.reduce((sum, cost) => sum + cost, 0),
      h,
    );
    assert.equal(moves.filter((cost) => cost === 14).length, diagonals);
  }
  // The way without walls is what a plain search costs on the bare board, where diagonal moves count as such.
  const grid = boardOf("tour-4-greedy");
  assert.equal(search(bare(grid), { ...diagonal, by: "g" }).cost, captionAt("tour-4-greedy", 1).h);
});

test("greedy: each step lowers h up to the wall, then the path goes along the wall and costs more, with fewer expansions", () => {
  const name = "tour-4-greedy";
  const grid = boardOf(name);
  const [greedy, dijkstra] = [search(grid, { ...diagonal, by: "h" }), search(grid, { ...diagonal, by: "g" })];
  assert.equal(
    captionAt(name, 1).h,
    octile(Math.abs(grid.goal[0] - grid.start[0]), Math.abs(grid.goal[1] - grid.start[1])),
  );
  const { taken, last } = after(grid, { ...diagonal, by: "h" }, 5);
  assert.ok(taken.slice(0, 4).every(({ h }) => h > last.h));
  assert.equal(grid.cells[last.y * grid.width + last.x + 1], undefined, "the wall is right next to it");
  assert.ok(last.y === grid.goal[1] && last.x < grid.goal[0], "in the row of the goal");
  const along = (greedy.path ?? []).filter(
    ({ x, y }) => x < grid.goal[0] && grid.cells[y * grid.width + x + 1] === undefined,
  );
  assert.ok(
    along.length >= 2 && along.every(({ y }, index) => index === 0 || y > along[index - 1].y),
    "down along the wall",
  );
  assert.ok(Number(greedy.cost) > Number(dijkstra.cost) && greedy.expanded.length < dijkstra.expanded.length);
});

test("A*: at first like greedy search, then back to the start’s side, and as cheap as Dijkstra with fewer expansions", () => {
  const name = "tour-5-astar";
  const grid = boardOf(name);
  const [astar, dijkstra, greedy] = [diagonal, { ...diagonal, by: "g" }, { ...diagonal, by: "h" }].map((rules) =>
    search(grid, /** @type {Rules} */ (rules)),
  );
  assert.deepEqual(astar.expanded.slice(0, 4).map(placeOf), greedy.expanded.slice(0, 4).map(placeOf));
  assert.equal(captionAt(name, 3).g, 28);
  const [before, next] = [after(grid, diagonal, 3), after(grid, diagonal, 4)];
  assert.equal(next.open.length - (before.open.length - 1), 2, "the step of the question opens two cells");
  // One of them is improved at step 6, where the reader's own number is overwritten.
  const sixth = captionAt(name, 6);
  const [opened, better] = [after(grid, diagonal, 5), after(grid, diagonal, 6)];
  const own = next.open.filter(({ x, y }) => !before.at(x, y));
  const said = (/** @type {{ x: number, y: number } | undefined} */ cell) => `(${cell?.x},\u00a0${cell?.y})`;
  const changed = own.filter(({ x, y }) => better.at(x, y) && better.at(x, y)?.g !== opened.at(x, y)?.g);
  assert.equal(changed.length, 1);
  const [{ x, y, g }] = changed;
  assert.deepEqual(
    [sixth.improvedCell, sixth.improvedFrom, sixth.improvedTo, sixth.cell, sixth.parentBefore],
    [said({ x, y }), g, better.at(x, y)?.g, said(better.last), said(opened.at(x, y)?.parent)],
  );
  // The cell below the wall has a larger f than the one that comes next, and gets a smaller one from there.
  const [[markedX, markedY]] = supplied(name).facts.captions[0].find((it) => it.step === 11)?.marks ?? [];
  assert.equal(grid.cells[(markedY - 1) * grid.width + markedX], undefined);
  const waiting = after(grid, diagonal, 11).at(markedX, markedY);
  const turn = after(grid, diagonal, 11).last;
  assert.ok(waiting && waiting.f > turn.f);
  const cheaper = astar.seen.get(markedY * grid.width + markedX);
  assert.ok(cheaper && cheaper.f < waiting.f);
  let origin = cheaper.parent;
  while (origin && placeOf(origin) !== placeOf(turn)) origin = origin.parent;
  assert.ok(origin, "the cheaper way begins there");
  assert.equal(Math.abs(turn.x - grid.start[0]) + Math.abs(turn.y - grid.start[1]), 1);
  assert.equal(astar.cost, dijkstra.cost);
  assert.ok(astar.expanded.length < dijkstra.expanded.length);
  assert.equal(captionAt(name, 1).f, astar.expanded[0].f);
});

test("A*: no path costs less than f at the start, and with this h A* finds a cheapest one: 2,000 boards", () => {
  const random = randomFrom(22);
  for (let i = 0; i < 2000; i++) {
    const grid = randomGrid(random, 9, 7, 0.3);
    const [astar, dijkstra] = [search(grid, diagonal), search(grid, { ...diagonal, by: "g" })];
    assert.equal(astar.cost, dijkstra.cost);
    assert.ok(astar.expanded[0].f <= (dijkstra.cost ?? Number.POSITIVE_INFINITY));
  }
});

test("admissible: as long as there is a cheaper way, an open cell on it has a smaller f than the goal: 500 boards", () => {
  const random = randomFrom(23);
  let compared = 0;
  for (let i = 0; i < 500; i++) {
    const grid = randomGrid(random, 9, 7, 0.25);
    const { cost, path } = search(grid, { ...diagonal, by: "g" });
    if (cost === undefined || !path) continue;
    // With the tour's own h the goal is never opened too dear. This one says less, and is never too large either.
    const estimate = (/** @type {number} */ dx, /** @type {number} */ dy) => 10 * Math.max(dx, dy);
    const goal = `${grid.goal}`;
    search(grid, {
      ...diagonal,
      estimate,
      watch(open, taken) {
        const waiting = [...open, taken].find(({ x, y }) => `${x},${y}` === goal);
        if (!waiting || waiting.g <= cost) return;
        compared++;
        assert.ok(
          [...open, taken].some((entry) => entry.f < waiting.f && path.some((it) => placeOf(it) === placeOf(entry))),
        );
      },
    });
  }
  assert.ok(compared > 20, String(compared));
});

test("equal f: all cells on cheapest ways share it, the smallest h is next, and with the largest h all of them are taken", () => {
  const name = "tour-6-ties";
  const grid = boardOf(name);
  const { cost, path, expanded } = search(grid, diagonal);
  const from = search({ ...grid, goal: nowhere }, { ...diagonal, by: "g" }).expanded;
  const back = search({ ...grid, start: grid.goal, goal: nowhere }, { ...diagonal, by: "g" }).seen;
  const onWays = from.filter(({ x, y, g }) => g + Number(back.get(y * grid.width + x)?.g) === cost);
  for (const { x, y, g } of onWays)
    assert.equal(g + octile(Math.abs(grid.goal[0] - x), Math.abs(grid.goal[1] - y)), cost);
  const { open, last } = after(grid, diagonal, 3);
  assert.ok(open.filter(({ f }) => f === last.f).length > 1, "there are others with this f");
  const least = Math.min(...open.map(({ f }) => f));
  const equal = open.filter(({ f }) => f === least);
  const nearest = equal.filter(({ h }) => h === Math.min(...equal.map((it) => it.h)));
  assert.equal(nearest.length, 1);
  assertAccepted(name, nearest);
  assert.equal(expanded.length, path?.length);
  const high = search(grid, { ...diagonal, ties: "high-h" });
  assert.deepEqual(high.expanded.map(placeOf).sort(), onWays.map(placeOf).sort());
  assert.equal(high.cost, cost);
});

test("too large: h of the start is more than the way costs; the cell below the wall waits with an f above the path’s cost", () => {
  const name = "tour-7-too-large";
  const [grid, rules] = [boardOf(name), /** @type {Rules} */ ({ ...diagonal, estimate: manhattan })];
  const shortest = Number(search(grid, { ...diagonal, by: "g" }).cost);
  assert.ok(Number(captionAt(name, 1).h) > shortest);
  const walls = grid.cells.flatMap((cell, index) => (cell === undefined ? [index] : []));
  const lowest = Number(walls.at(-1));
  const [x, y] = [lowest % grid.width, Math.floor(lowest / grid.width) + 1];
  assert.deepEqual(supplied(name).facts.captions[0].find((it) => it.step === 4)?.marks, [[x, y]]);
  const { last, at } = after(grid, rules, 4);
  const waiting = at(x, y);
  assert.ok(waiting && waiting.f === last.f && waiting.h > last.h);
  const { cost = 0, expanded, seen } = search(grid, rules);
  const still = seen.get(y * grid.width + x);
  assert.ok(still && !expanded.includes(still) && still.f > cost);
  const rest = search({ ...grid, start: [x, y] }, { ...diagonal, by: "g" }).cost;
  assert.equal(still.g + Number(rest), shortest, "a cheapest way leads through it");
  assert.ok(cost > shortest);
  assert.equal(search(grid, diagonal).cost, shortest);
  assert.ok(
    expanded.every((entry) => entry.y <= y || entry.x < x),
    "the path that was found leads above the wall",
  );
});

test("corners and penalties: the cell above the wall is not opened around its corner; every way through mud costs more", () => {
  const name = "tour-8-corners";
  const grid = boardOf(name);
  const isMud = (/** @type {{ x: number, y: number }} */ { x, y }) => grid.cells[y * grid.width + x] === 20;
  const { last, at } = after(grid, {}, 9);
  assert.equal(grid.cells[last.y * grid.width + last.x + 1], undefined, "a wall is beside the diagonal move");
  assert.equal(at(last.x + 1, last.y - 1), undefined, "the cell above the wall is not open");
  assert.equal(grid.cells[(last.y - 1) * grid.width + last.x + 1], 0);
  const mud = after(grid, {}, 13).last;
  const plain = search(grid, { by: "g", ignoresPenalties: true }).seen.get(mud.y * grid.width + mud.x);
  assert.ok(isMud(mud) && mud.g === Number(plain?.g) + 20);
  assert.equal(mud.h, octile(Math.abs(grid.goal[0] - mud.x), Math.abs(grid.goal[1] - mud.y)));

  const { path = [], cost = 0 } = search(grid);
  assert.ok(!path.some(isMud) && path.some(({ y }) => y === 0), "around the mud, over the top of the wall");
  const from = search({ ...grid, goal: nowhere }, { by: "g" }).expanded;
  for (const entry of from.filter(isMud)) {
    const rest = search({ ...grid, start: [entry.x, entry.y] }, { by: "g" }).cost;
    assert.ok(entry.g + Number(rest) > cost, "every way through mud costs more");
  }
  const through = search(grid, { ignoresPenalties: true });
  assert.ok(
    through.path?.some(isMud) && Number(through.path.length) < path.length,
    "through the mud there are fewer moves",
  );
  const cut = search(grid, diagonal);
  assert.ok(Number(cut.cost) < cost && !cut.path?.some(isMud));
});

test("your own board: without walls A* expands the cells of its path alone, and 30 expansions can be drawn", () => {
  const name = "tour-9-your-own-board";
  const grid = boardOf(name);
  const { expanded, path } = search(grid);
  assert.equal(expanded.length, path?.length);
  const [{ aim }] = supplied(name).raw.question ? [supplied(name).raw.question] : [];
  assert.ok(expanded.length < aim.expanded);
  const drawn = search(walled(grid, BOWL));
  assert.ok(drawn.path && drawn.expanded.length >= aim.expanded, String(drawn.expanded.length));
});
