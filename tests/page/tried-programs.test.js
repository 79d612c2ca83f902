// Programs tried on 200 boards: no right one is told that it is wrong, whatever its moves, their costs and the form of its paths; wrong
// ones are told how, on a board from which nothing can be left out. What is cheapest is computed by code that the page does not share.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { defaultOptions } from "../../www/check/candidates.js";
import { diagnose, readLog } from "../../www/check/index.js";
import { movingOf } from "../../www/features/check-dialog/moving-of.js";
import { WORKING } from "../../www/features/own-program/begin-with.js";
import { boardsToTry } from "../../www/running/boards-to-try.js";
import { ways } from "../../www/running/cheapest.js";
import { takesRowFirst } from "../../www/running/ends-by-row.js";
import { tryOut } from "../../www/running/tried-on-boards.js";
import "../boundary/engine.js";
import { SEED, some } from "../seeded.js";
import { randomBoard, randomFrom, shortest } from "./any-board.js";
import { plainBoard } from "./plain-board.js";
import { runProgram, tryProgram } from "./run-program.js";

/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {import("../../www/running/tried-on-boards.js").Tried} Tried */
/** @typedef {import("../../www/running/judged.js").Outcome} Outcome */

const PROGRAMS = new URL("../programs/", import.meta.url);
/** @type {{ file: string, correct: boolean, neighbors: 4 | 8 }[]} */
const ALL = JSON.parse(readFileSync(new URL("index.json", PROGRAMS), "utf8"));
const sourceOf = (/** @type {string} */ file) => readFileSync(new URL(file, PROGRAMS), "utf8");
/** One in so many, others with another seed; all of them where everything is tried. @param {number} i @param {number} share */
const isInTurn = (i, share) => some(share, share) === share || i % share === SEED % share;
const tried = (/** @type {string} */ source) => tryProgram(source, { isByRow: takesRowFirst(source) });

/** @param {import("../../www/running/cheapest.js").Moving["diagonal"]} diagonal */
const optionsOf = (diagonal) => ({ ...defaultOptions(), diagonal, costs: /** @type {const} */ ("sqrt2") });

/** What a cheapest way costs if a straight move costs 1. @param {Board} board @param {import("../../www/running/cheapest.js").Moving} moving */
function cheapestOf(board, { diagonal, slanted, straight }) {
  assert.equal(slanted / straight, Math.SQRT2);
  return shortest(board, optionsOf(diagonal));
}

test("what is cheapest, and what a path costs, is so whatever moves cost", () => {
  const random = randomFrom(SEED);
  const models = /** @type {const} */ ({ sqrt2: [1, Math.SQRT2], "10-14": [10, 14], "10-10": [10, 10] });
  for (let i = 0; i < some(3000); i++) {
    const board = randomBoard(random, 9, false);
    for (const diagonal of /** @type {const} */ (["never", "no-corner-cutting", "at-most-one-obstacle", "always"]))
      for (const costs of /** @type {const} */ (["sqrt2", "10-14", "10-10"])) {
        const [straight, slanted] = models[costs];
        const { cheapest = Number.POSITIVE_INFINITY } = ways(board, { diagonal, straight, slanted });
        const least = shortest(board, { ...defaultOptions(), diagonal, costs });
        assert.ok(cheapest === least || Math.abs(cheapest - least) < 1e-9, `${cheapest} instead of ${least}`);
      }
  }
  const open = { width: 4, height: 3, cells: new Uint8Array(12), start: at(0, 0), goal: at(3, 2) };
  const { cheapest, costOf } = ways(open, { diagonal: "always", straight: 1, slanted: 1.5 });
  assert.equal(cheapest, 4);
  assert.equal(costOf([at(0, 0), at(1, 1), at(2, 2), at(3, 2)]), 4);
  assert.equal(costOf([at(0, 0), at(1, 1), at(3, 2)]), undefined);
  assert.equal(costOf([at(0, 0), at(1, 1), at(2, 2)]), undefined);
});

/** @returns {[number, number]} */
const at = (/** @type {number} */ x, /** @type {number} */ y) => [x, y];

test("the boards grow, are of both kinds, and begin nowhere at their goal", () => {
  const boards = [...boardsToTry()];
  assert.equal(boards.length, 200);
  for (const { width, height, start, goal, cells } of boards) {
    assert.notDeepEqual(start, goal);
    for (const [x, y] of [start, goal]) assert.notEqual(cells[y * width + x], 255);
    assert.ok(width <= 24 && height <= 16);
  }
  const sizes = boards.map(({ cells }) => cells.length);
  const mean = (/** @type {number[]} */ all) => all.reduce((sum, size) => sum + size, 0) / all.length;
  assert.ok(mean(sizes.slice(0, 20)) < 12 && mean(sizes.slice(-20)) > 150);
  const without = boards.filter((board) => shortest(board, optionsOf("always")) === Number.POSITIVE_INFINITY);
  assert.ok(without.length > 0 && without.length < 20, `${without.length} without a path`);
  assert.deepEqual(boards, [...boardsToTry()]);
});

test("no right program of strangers is told that it is wrong", async () => {
  const right = ALL.filter(({ correct }) => correct);
  for (const { file } of right.filter((_, i) => isInTurn(i, 3))) {
    const { wrong, count, paths, reading } = await tried(sourceOf(file));
    assert.deepEqual([file, wrong, count], [file, 0, 200]);
    const { neighbors } = /** @type {{ neighbors: number }} */ (ALL.find((one) => one.file === file));
    assert.equal(reading.moving.diagonal === "never", neighbors === 4, file);
    const possible = [...boardsToTry()].filter((board) =>
      Number.isFinite(shortest(board, optionsOf(reading.moving.diagonal))),
    );
    assert.equal(paths, possible.length, file);
  }
});

test("no right program is, in whatever form it returns its path", async () => {
  const whole = "      return path;\n";
  const forms = {
    "without its start": "return path.slice(1);",
    "without its ends": "return path.slice(1, -1);",
    "from the goal": "return path.reverse();",
    "rows first": "return path.map(([x, y]) => [y, x]);",
    "as texts": "return path.map(String);",
    "as numbers of cells": "return path.map(([x, y]) => y * grid[0].length + x);",
    "as objects with their g": "return path.map(([x, y], g) => ({ x, y, g }));",
    "with its g before it": "return path.map(([x, y], g) => [g, x, y]);",
    "its end, with parents": "return current;",
    printed: 'console.log("Path:", path.map(([x, y]) => "(" + x + ", " + y + ")").join(" -> ")); return;',
    "its corners":
      "return path.filter(([x, y], i) => { const [a, b] = [path[i - 1], path[i + 1]]; return !a || !b || (a[0] !== b[0] && a[1] !== b[1]); });",
  };
  for (const [name, form] of Object.entries(forms)) {
    const source = WORKING.javascript.replace(whole, `      ${form}\n`);
    assert.notEqual(source, WORKING.javascript);
    const { wrong, paths, unread } = await tryProgram(source);
    assert.deepEqual([name, wrong, unread], [name, 0, 0]);
    // Of one whose ends are beside each other nothing is left without them.
    assert.ok(paths > 150, `${name}: ${paths}`);
  }
});

/** A right search with diagonal moves of any cost, of equal ways the first or the last that is found. @param {number} slanted @param {">" | ">="} unless */
const slantedSearch = (slanted, unless) => `function search(grid, [sx, sy], [gx, gy]) {
  const far = new Map([[sx + "," + sy, 0]]);
  const from = new Map();
  const closed = new Set();
  const open = [[0, sx, sy]];
  while (open.length) {
    open.sort((a, b) => a[0] - b[0]);
    const [g, x, y] = open.shift();
    if (closed.has(x + "," + y)) continue;
    closed.add(x + "," + y);
    if (x === gx && y === gy) {
      const path = [[x, y]];
      while (from.has(String(path[0]))) path.unshift(from.get(String(path[0])));
      return path;
    }
    for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) {
      const [nx, ny] = [x + dx, y + dy];
      if (grid[ny]?.[nx] !== 0 || (grid[y][nx] !== 0 && grid[ny][x] !== 0) || closed.has(nx + "," + ny)) continue;
      const sum = g + (dx && dy ? ${slanted} : 1);
      if (sum ${unless} (far.get(nx + "," + ny) ?? Infinity)) continue;
      far.set(nx + "," + ny, sum);
      from.set(nx + "," + ny, [x, y]);
      open.push([sum, nx, ny]);
    }
  }
  return null;
}`;

test("no right program is, whatever a diagonal move costs in it", async () => {
  for (const slanted of [1, 1.4, 1.41, Math.SQRT2, 1.5, 2]) {
    for (const unless of /** @type {const} */ ([">", ">="])) {
      const { wrong, reading } = await tryProgram(slantedSearch(slanted, unless));
      assert.deepEqual([slanted, unless, wrong], [slanted, unless, 0]);
      assert.ok(slanted === 2 || reading.moving.diagonal === "at-most-one-obstacle");
    }
  }
});

/** @param {Tried} found */
function smallestOf({ smallest }) {
  assert.ok(smallest);
  return smallest;
}

test("wrong programs are told how, on a board from which nothing can be left out", async () => {
  const fails = {
    "20-monticulo-sacar.js": "dearer",
    "21-position-objects.js": "endless",
    "23-jsdoc-siftup.js": "astray",
    "24-pluck-from-pile.js": "error",
    "27-reduce-best.js": "dearer",
    "28-script-prints.js": "error",
    "29-async-extract.js": "endless",
    "30-typed-export.js": "none",
  };
  for (const [file, how] of Object.entries(fails).filter((_, i) => isInTurn(i, 2))) {
    const found = await tried(sourceOf(file));
    const { ground, wrong, outcome } = smallestOf(found);
    assert.deepEqual([file, wrong.fails], [file, how]);
    assert.ok(found.wrong > 0 && ground.width * ground.height <= 12, `${file}: ${ground.width} × ${ground.height}`);
    const least = cheapestOf(ground, found.reading.moving);
    if (how === "dearer") assert.ok(wrong.optimum === least && Number(wrong.cost) > least, file);
    if (how === "none") assert.ok(outcome.path === undefined && Number.isFinite(least), file);
    if (how === "error") assert.ok(outcome.failure?.line, file);
    if (how !== "dearer") continue;
    // Without any of its walls the path of the very program is a cheapest one.
    for (const cell of ground.cells.keys()) {
      if (ground.cells[cell] === 0) continue;
      const cells = ground.cells.slice();
      cells[cell] = 0;
      const board = { ...ground, cells };
      const { path } = await runProgram(sourceOf(file), board);
      assert.equal(Number(path) - 1, cheapestOf(board, found.reading.moving), `${file}: ${cell}`);
    }
  }
});

test("what moves are meant is what is known of a wrong program, and costs no right one anything", async () => {
  const source = sourceOf("25-oldschool-prototype.js");
  // What its log tells, in which a diagonal move costs √2 but for the mistake.
  const { start, goal, ...board } = plainBoard();
  const { log } = await runProgram(source, plainBoard(), { isByRow: takesRowFirst(source) });
  const diagnosis = diagnose({ board, log: readLog(log), start, goal });
  assert.deepEqual(diagnosis.candidates[0].bugs, ["diagonal-costs-straight"]);
  const known = movingOf({ diagnosis });
  assert.ok(known && known.diagonal === "always" && known.slanted / known.straight > 1.39);
  assert.equal(movingOf({ diagnosis: { ...diagnosis, exact: false } }), undefined);
  // What is told of its costs does not depend on whether its log has been explained by then.
  const plain = await runProgram(WORKING.javascript, plainBoard());
  const ofPlain = movingOf({ diagnosis: diagnose({ board, log: readLog(plain.log), start, goal }) });
  assert.deepEqual(ofPlain, { diagonal: "never", straight: 1, slanted: Math.SQRT2 });
  const by = async (/** @type {typeof known | undefined} */ moving) =>
    (await tryProgram(source, { isByRow: takesRowFirst(source), known: moving })).wrong;
  assert.ok((await by(known)) > 10 * (await by(undefined)));
  const right = await tryProgram(WORKING.javascript, { known });
  assert.deepEqual([right.wrong, right.reading.moving.diagonal], [0, "never"]);
});

/** What is found of a program that is only said. @param {(board: Board) => Outcome} program */
function foundOf(program) {
  const work = tryOut(() => 0);
  for (let step = work.next(); ; ) {
    if (step.done) return step.value;
    step = work.next(program(step.value.ground));
  }
}

test("a path where there is none, and one through a wall, are wrong; what cannot be read is not judged", () => {
  const straight = (/** @type {Board} */ { start: [x, y], goal: [gx, gy] }) => {
    /** @type {[number, number][]} */
    const path = [[x, y]];
    while (x !== gx || y !== gy) {
      [x, y] = x === gx ? [x, y + Math.sign(gy - y)] : [x + Math.sign(gx - x), y];
      path.push([x, y]);
    }
    return path;
  };
  const through = foundOf((board) => ({ path: straight(board) }));
  assert.equal(smallestOf(through).wrong.fails, "forbidden");
  const isWalled = (/** @type {Board} */ board) => !Number.isFinite(shortest(board, optionsOf("never")));
  const phantom = foundOf((board) => ({ path: isWalled(board) ? straight(board) : pathOn(board) }));
  assert.equal(smallestOf(phantom).wrong.fails, "phantom");
  assert.ok(isWalled(smallestOf(phantom).ground));
  const unread = foundOf((board) =>
    board.width > 8 ? { isUnread: true } : isWalled(board) ? {} : { path: pathOn(board) },
  );
  assert.deepEqual([unread.wrong, unread.unread > 50], [0, true]);
  // Ends are moved where that makes a board smaller, down to two cells for who finds no way at all from some board on.
  let isLost = false;
  const none = foundOf((board) => {
    isLost ||= board.start[0] !== board.goal[0] && board.start[1] !== board.goal[1];
    return isLost || isWalled(board) ? {} : { path: pathOn(board) };
  });
  assert.equal(smallestOf(none).wrong.fails, "none");
  assert.equal(smallestOf(none).ground.cells.length, 2);
  const silent = foundOf(() => ({}));
  assert.deepEqual([silent.wrong, silent.paths], [0, 0]);
});

/** A shortest path with four neighbors. @param {Board} board */
function pathOn({ width, height, cells, start, goal }) {
  /** @type {Map<string, [number, number][]>} */
  const paths = new Map([[String(start), [start]]]);
  for (const path of paths.values()) {
    const [x, y] = path[path.length - 1];
    for (const [nx, ny] of [at(x + 1, y), at(x, y + 1), at(x - 1, y), at(x, y - 1)]) {
      const isFree = nx >= 0 && ny >= 0 && nx < width && ny < height && cells[ny * width + nx] === 0;
      if (isFree && !paths.has(String([nx, ny]))) paths.set(String([nx, ny]), [...path, at(nx, ny)]);
    }
  }
  return /** @type {[number, number][]} */ (paths.get(String(goal)));
}

test("programs that wait go on at once, in the order in which they would", async () => {
  const source = `const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
async function astar(grid, start, goal) {
  setTimeout(() => console.log("late"), 60_000);
  const gone = setTimeout(() => console.log("never"), 10);
  clearTimeout(gone);
  setTimeout((name) => console.log(name), 1000, "given");
  setTimeout(() => console.log("first"));
  for (let i = 0; i < 300; i++) await sleep(100);
  console.log("done");
  await sleep(60_000);
}`;
  const board = { width: 3, height: 2, cells: new Uint8Array(6), start: at(0, 0), goal: at(2, 1) };
  const { output, isEnded } = await runProgram(source, board, { longest: 4000 });
  assert.deepEqual([isEnded, output], [true, ["first", "given", "done", "late"]]);
});
