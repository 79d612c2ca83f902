// The searches that are compared on many boards: which boards these are, what each search comes to on them, held against
// searches in plain JavaScript, and what is said of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { defaultBoard } from "../../www/core/board/default-board.js";
import { seeded } from "../../www/core/data/seeded.js";
import { loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { Solver } from "../../www/engine.js";
import { boardLike } from "../../www/features/compare/many/board-like.js";
import { sayingOf } from "../../www/features/compare/many/many-boards-sentences.js";
import { piecesOf } from "../../www/features/compare/many/pieces.js";
import { COUNT, sampleOf } from "../../www/features/compare/many/sample.js";
import { binsOf } from "../../www/features/compare/many/spread-picture.js";
import { oneOf, randomBoard, randomFrom, randomOptions, shortest } from "./any-board.js";
import { plainSteps } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/core/board/board.js").Board} Board */

const languages = await Promise.all(TAGS.map(loadLanguage));
const [english] = languages;
const defaults = new Solver(1, 1).options;
const origin = /** @type {[number, number]} */ ([0, 0]);

/** Everything that a generator comes to. @template T @param {Generator<number, T>} parts */
function finish(parts) {
  const shares = [];
  for (;;) {
    const { done, value } = parts.next();
    if (done) return { result: value, shares };
    shares.push(value);
  }
}

/** How often each value is on a board. @param {Board} board */
const counts = ({ cells }) => [...cells].sort((a, b) => a - b).join();
/** How far start and goal are apart, whichever way. @param {Board} board */
const apart = ({ start, goal }) =>
  [Math.abs(start[0] - goal[0]), Math.abs(start[1] - goal[1])].sort((a, b) => a - b).join();

test("boards like another have its size, its walls and penalties one for one, and ends as far apart; not at the same places", () => {
  const random = randomFrom(5);
  let moved = 0;
  for (let round = 0; round < some(300); round++) {
    const board = { ...randomBoard(random, 16), origin };
    // What stands on an end has no place where ends may not have any.
    for (const [x, y] of [board.start, board.goal]) board.cells[y * board.width + x] = 0;
    const like = boardLike(board, piecesOf(board), seeded(round));
    assert.deepEqual([like.width, like.height], [board.width, board.height]);
    assert.equal(counts(like), counts(board));
    assert.equal(apart(like), apart(board));
    for (const [x, y] of [like.start, like.goal]) {
      assert.ok(x >= 0 && y >= 0 && x < like.width && y < like.height);
      assert.equal(like.cells[y * like.width + x], 0);
    }
    if (like.cells.join() !== board.cells.join()) moved++;
    assert.deepEqual(boardLike(board, piecesOf(board), seeded(round)), like);
  }
  assert.ok(moved > some(200), String(moved));
});

test("a piece of wall stays one piece where there is room, and what spans the board is cut", () => {
  const hook = [
    "........................",
    "..@@@@..................",
    "..@..@..................",
    "..@.....................",
    "........................",
    "........................",
    "........................",
    "........................",
    "........................",
    "........................",
  ];
  const board = {
    width: 24,
    height: 10,
    cells: Uint8Array.from([...hook.join("")].map((letter) => (letter === "@" ? 255 : 0))),
    start: /** @type {[number, number]} */ ([0, 0]),
    goal: /** @type {[number, number]} */ ([9, 0]),
    origin,
  };
  for (let seed = 0; seed < some(50, 3); seed++) {
    const like = boardLike(board, piecesOf(board), seeded(seed));
    const [piece, ...others] = piecesOf(like);
    assert.deepEqual([others.length, piece.cells.length], [0, 7]);
    assert.deepEqual([piece.width, piece.height].sort(), [3, 4]);
  }
  const across = { ...board, cells: board.cells.map((_, cell) => (Math.floor(cell / 24) === 5 ? 255 : 0)) };
  assert.ok(piecesOf(across).length > 5);
  assert.ok(piecesOf(across).every(({ width }) => width <= 3));
});

/** Options that the plain search can do. @param {() => number} random @returns {Options} */
const plainOptions = (random) => ({
  ...randomOptions(random, Solver.choices),
  algorithm: oneOf(random, ["astar", "dijkstra", "greedy", "breadth-first"]),
  decreaseKey: true,
  swapEqual: false,
  neighborOrder: oneOf(random, ["row-major", "column-major", "clockwise", "straight-first"]),
});

test("what each search comes to on each board is what plain searches come to", () => {
  const random = randomFrom(23);
  let compared = 0;
  for (let round = 0; round < some(12, 3); round++) {
    const board = { ...randomBoard(random, 9), origin };
    const runs = Array.from({ length: 2 + (round % 3) }, () => plainOptions(random));
    const { result, shares } = finish(sampleOf({ board, runs, seed: round }));
    assert.ok(shares.every((share, index) => index === 0 || share >= shares[index - 1]));
    const [{ cost: costs }] = result.runs;
    assert.ok(costs.length === COUNT || result.tries === 20 * COUNT);
    // The same boards once more, by hand; those that a wall closes off count for nobody.
    const [boards, numbers] = [piecesOf(board), seeded(round)];
    let at = 0;
    for (let tries = 0; tries < Math.min(result.tries, 160); tries++) {
      const like = boardLike(board, boards, numbers);
      const best = runs.map((options) => shortest(like, options));
      if (best.some((cost) => !Number.isFinite(cost))) continue;
      for (const [index, options] of runs.entries()) {
        const { expanded, cost, shortest } = result.runs[index];
        const steps = [...plainSteps(like, options)];
        assert.equal(expanded[at], steps.length, `${round}, board ${tries}: ${JSON.stringify(options)}`);
        assert.ok(Math.abs(shortest[at] - best[index]) < 1e-4, `${shortest[at]} and ${best[index]}`);
        const end = steps[steps.length - 1];
        const goal = like.goal[1] * like.width + like.goal[0];
        // A search that stops when the goal is opened has it open at its end.
        const last = end.taken.cell === goal ? end.taken : end.after.find(({ cell }) => cell === goal);
        assert.ok(Math.abs(cost[at] - Number(last?.told.g)) < 1e-4, `${cost[at]} and ${last?.told.g}`);
        compared++;
      }
      at++;
    }
  }
  assert.ok(compared > some(1500, 3), String(compared));
});

test("the sentence has the smallest and the largest, and the middle of what costs more, in all languages", () => {
  const random = randomFrom(31);
  for (let round = 0; round < some(40, 4); round++) {
    const board = { ...randomBoard(random, 8), origin };
    const all = Array.from({ length: 2 + (round % 3) }, () => plainOptions(random));
    const names = all.map((_, index) => `N${index}`);
    const sample = finish(sampleOf({ board, runs: all, seed: 3 })).result;
    const count = sample.runs[0].cost.length;
    const said = sayingOf(sample, all, names, english);
    if (count === 0) {
      assert.equal(
        said,
        `Of ${english.number(sample.tries)} boards like it, there was none on which each of these finds a path.`,
      );
      continue;
    }
    assert.ok(said.startsWith(`On ${count} board${count === 1 ? "" : "s"} like it: N0 made `), said);
    for (const [index, { expanded, cost, shortest }] of sample.runs.entries()) {
      const range = [...new Set([Math.min(...expanded), Math.max(...expanded)].map(english.number))].join(" to ");
      const part = said.split("; ")[index];
      assert.ok(part.includes(`N${index} made ${range} expansions, its path `), `${part}: ${range}`);
      const isCheapest = cost.every((value, at) => value <= shortest[at] * (1 + 1e-6));
      assert.equal(part.includes("always a cheapest one"), isCheapest, part);
      if (isCheapest) continue;
      const percents = cost.map((value, at) => 100 * (value / shortest[at] - 1)).sort((a, b) => a - b);
      const median = (percents[Math.floor((count - 1) / 2)] + percents[Math.ceil((count - 1) / 2)]) / 2;
      const told = part.match(/([\d.,]+)% to ([\d.,]+)% more expensive \(median ([\d.,]+)%\)/)?.slice(1);
      if (!told) assert.match(part, /its path always [\d.,]+% more expensive/);
      const numbers = (told ?? []).map((text) => Number(text.replaceAll(",", "")));
      for (const [place, value] of [percents[0], percents[percents.length - 1], median].entries()) {
        if (told) assert.ok(Math.abs(numbers[place] - value) <= 0.11, `${part}: ${value}`);
      }
    }
    for (const language of languages) {
      const other = sayingOf(sample, all, names, language);
      assert.doesNotMatch(other, /undefined|NaN|\{|Infinity/);
      for (const { expanded } of sample.runs) assert.ok(other.includes(language.number(Math.max(...expanded))), other);
    }
  }
});

test("on most boards like the page's own, greedy search finds a worse path than on that one", () => {
  const solver = Solver.fromMap(defaultBoard);
  const { width, height, start, goal } = solver;
  const board = { width, height, cells: solver.cells(), start, goal, origin };
  solver.free();
  const runs = /** @type {Options[]} */ ([defaults, { ...defaults, algorithm: "greedy" }]);
  const { runs: found } = finish(sampleOf({ board, runs, seed: 1 })).result;
  assert.equal(found[0].cost.length, COUNT);
  assert.ok(found[0].cost.every((cost, index) => cost === found[0].shortest[index]));
  const own = [...plainSteps(board, runs[1])].at(-1)?.taken.g ?? Number.NaN;
  const excess = own / shortest(board, runs[1]);
  assert.ok(excess > 1, "its path is not a cheapest one on this board either");
  const more = found[1].cost.filter((cost, index) => cost / found[1].shortest[index] > excess);
  assert.ok(more.length > COUNT / 2, String(more.length));
});

test("each number is in one column of the picture, and the largest in the last", () => {
  const random = randomFrom(2);
  for (let round = 0; round < some(200); round++) {
    const numbers = Array.from({ length: 1 + (round % 100) }, () => Math.floor(random() * 1000));
    const most = Math.max(...numbers);
    const bins = binsOf(numbers, most);
    assert.equal(
      bins.reduce((sum, count) => sum + count, 0),
      numbers.length,
    );
    if (most > 0) assert.ok(bins[bins.length - 1] > 0);
  }
});
