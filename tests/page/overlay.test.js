// Which runs have taken which cells at any step of each, against plain searches; and what an overlay draws and says of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/core/session/session.js";
import { Membership } from "../../www/features/compare/membership-of.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { oneOf, randomBoard, randomOptions } from "./any-board.js";
import { plainSteps } from "./plain-steps.js";
import { randomFrom } from "./random-grid.js";

/** @typedef {import("../../www/core/run/run.js").Run} Run */

const BEST_FIRST = /** @type {const} */ (["astar", "dijkstra", "breadth-first", "greedy"]);

/** Options that the plain search has too. @param {() => number} random */
function plainOptions(random) {
  const options = randomOptions(random, Solver.choices);
  const neighborOrder = options.neighborOrder === "column-major-up" ? "clockwise" : options.neighborOrder;
  const weight = oneOf(random, [0, 0.5, 1, 1, 2, 5]);
  const algorithm = oneOf(random, BEST_FIRST);
  return { ...options, algorithm, neighborOrder, weight, decreaseKey: true, swapEqual: false };
}

/** A session with several runs on a random board. @param {number} seed @param {number} most @param {Partial<import("../../www/engine.js").Options>[]} options */
function sessionOf(seed, most, options) {
  const session = new Session("height 1\nwidth 1\nmap\n.\n");
  const board = randomBoard(randomFrom(seed), most);
  session.openBoard({ ...board, origin: [0, 0], name: "open" }, options[0]);
  for (const more of options.slice(1)) session.add(more).solve();
  return session;
}

/** Goes to any step of each run, and back. @param {() => number} random @param {readonly Run[]} runs */
function wander(random, runs) {
  for (const run of runs) run.seek(random() < 0.1 ? Number.POSITIVE_INFINITY : Math.floor(random() * (run.length + 2)));
}

/** The mask of each cell. @param {Set<number>[]} taken @param {number} size */
const masksOf = (taken, size) =>
  Array.from({ length: size }, (_, cell) =>
    taken.reduce((mask, cells, index) => mask | (Number(cells.has(cell)) << index), 0),
  );

/** Compares masks, counts, and what is said to have changed. @param {Membership} membership @param {readonly Run[]} runs @param {number[]} expected */
function compare(membership, runs, expected) {
  const before = membership.masks.slice();
  const changed = membership.follow(runs);
  assert.deepEqual([...membership.masks], expected);
  const counts = new Array(1 << runs.length).fill(0);
  for (const mask of expected) counts[mask]++;
  assert.deepEqual([...membership.counts], counts);
  if (!changed) return;
  const named = new Set(changed.flatMap((cells) => [...cells]));
  for (const [cell, mask] of expected.entries()) assert.ok(mask === before[cell] || named.has(cell), `${cell}`);
}

test("who has taken a cell matches plain searches, at any step of two to four runs", () => {
  let several = 0;
  for (let seed = 1; seed <= some(3000); seed++) {
    const random = randomFrom(seed + 7000);
    const options = Array.from({ length: 2 + (seed % 3) }, () => plainOptions(random));
    const session = sessionOf(seed, 7, options);
    const { runs } = session;
    const orders = runs.map((run) => Array.from(plainSteps(run.board, run.options), ({ taken }) => taken.cell));
    for (const [index, run] of runs.entries()) assert.equal(run.length, orders[index].length, `${seed}`);
    const membership = new Membership();
    for (let turn = 0; turn < 4; turn++) {
      wander(random, runs);
      const taken = runs.map(({ position }, index) => new Set(orders[index].slice(0, position)));
      compare(membership, runs, masksOf(taken, session.document.board.cells.length));
      const cell = Math.floor(random() * session.document.board.cells.length);
      const steps = runs.map(({ position }, index) => orders[index].slice(0, position).indexOf(cell) + 1);
      assert.deepEqual(membership.stepsAt(cell), steps, `${seed}`);
      several += Number(new Set(membership.masks.map((mask) => mask.toString(2).replaceAll("0", "").length)).size > 2);
    }
    for (const run of runs) run.dispose();
  }
  assert.ok(several > some(3000), `${several}`);
});

test("with two sides and with jumps, a cell is taken by a run once either side has closed it", () => {
  for (let seed = 1; seed <= some(400); seed++) {
    const random = randomFrom(seed + 90_000);
    const algorithms = /** @type {const} */ (["bidirectional-astar", "jump-point", "fastest", "astar"]);
    const options = Array.from({ length: 2 }, (_, index) => ({
      ...randomOptions(random, Solver.choices),
      algorithm: algorithms[(seed + index * (1 + (seed % 2))) % 4],
      diagonal: /** @type {const} */ ("no-corner-cutting"),
      penalties: false,
    }));
    const session = sessionOf(seed, 9, options);
    const { runs } = session;
    /** The cells that are closed at each step or were before, by the states of all cells. */
    const closed = runs.map(({ solver, length }) => {
      const sets = [new Set()];
      for (let step = 1; step <= length; step++) {
        solver.seek(step);
        const set = new Set(sets[step - 1]);
        const sides = solver.sideStates();
        for (const [cell, state] of solver.states().entries()) {
          if (state === 2 || (sides.length > 0 && [sides[cell] & 3, sides[cell] >> 2].includes(2))) set.add(cell);
        }
        sets.push(set);
      }
      return sets;
    });
    const membership = new Membership();
    for (let turn = 0; turn < 4; turn++) {
      wander(random, runs);
      const taken = runs.map(({ position }, index) => closed[index][position]);
      compare(membership, runs, masksOf(taken, session.document.board.cells.length));
    }
    for (const run of runs) run.dispose();
  }
});

test("an edit, other options, another board, another run and a refused search are followed", () => {
  const random = randomFrom(3);
  const membership = new Membership();
  for (let seed = 1; seed <= some(200); seed++) {
    const session = sessionOf(seed, 8, [plainOptions(random), plainOptions(random)]);
    for (let turn = 0; turn < 6; turn++) {
      const { width, height, cells, start, goal } = session.document.board;
      const place = /** @returns {[number, number]} */ () => [
        Math.floor(random() * width),
        Math.floor(random() * height),
      ];
      const coord = place();
      const isEnd = [start, goal].some((end) => end.join() === coord.join());
      const acts = [
        () => isEnd || session.document.paint([coord], cells[coord[1] * width + coord[0]] === 255 ? 0 : 255),
        () => oneOf(random, session.runs).configure(plainOptions(random)),
        () => session.undo(),
        () => session.resize(1 + Math.floor(random() * 8), 1 + Math.floor(random() * 8)),
        () => session.runs.length < 4 && session.add(plainOptions(random)).solve(),
        () => session.runs.length > 2 && session.remove(session.runs[1]),
        () => session.runs[0].refuse(new Error("refused")),
        () => oneOf(random, session.runs).clearSearch(),
      ];
      oneOf(random, acts)();
      const { runs } = session;
      wander(
        random,
        runs.filter(({ error }) => !error),
      );
      const taken = runs.map((run) => {
        const order = Array.from(plainSteps(run.board, run.options), ({ taken }) => taken.cell);
        return new Set(run.error ? [] : order.slice(0, run.position));
      });
      compare(membership, runs, masksOf(taken, session.document.board.cells.length));
    }
    for (const run of session.runs) run.dispose();
  }
});
