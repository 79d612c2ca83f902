// "Which is next?", asked step after step: what was missed is asked again later.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Asking } from "../../www/features/questions/ask-for-cell.js";
import { randomSession } from "./random-session.js";

/** A search of some length. */
function searched() {
  for (let seed = 1; ; seed++) {
    const { run } = randomSession(seed, { walls: 0.1 });
    run.configure({});
    if (!run.error && run.length > 16) return run;
  }
}

/** Answers what is asked, and notes it. @param {Asking} asking @param {import("../../www/core/run/run.js").Run} run @param {(position: number) => boolean} knows */
function answer(asking, run, knows) {
  const asked = asking.next(run);
  if (!asked) return undefined;
  run.seek(asked.position);
  asking.count(asked, knows(asked.position));
  run.seek(asked.position + 1);
  return asked;
}

test("without a miss every step is asked about once, in turn", () => {
  const run = searched();
  run.seek(0);
  const asking = new Asking();
  const positions = [];
  for (let asked = answer(asking, run, () => true); asked; asked = answer(asking, run, () => true)) {
    assert.equal(asked.isAgain, false);
    positions.push(asked.position);
  }
  assert.deepEqual(
    positions,
    Array.from({ length: run.length }, (_, step) => step),
  );
  assert.deepEqual(asking.score, { right: run.length, all: run.length });
});

test("a missed step comes again after three to five others, until it is known", () => {
  const run = searched();
  run.seek(0);
  const asking = new Asking();
  /** @type {Map<number, number>} */
  const misses = new Map();
  const knows = (/** @type {number} */ position) => {
    const times = (misses.get(position) ?? 0) + 1;
    misses.set(position, times);
    return ![2, 3, 9].includes(position) || times === 3;
  };
  /** @type {{ position: number, isAgain: boolean }[]} */
  const all = [];
  for (let asked = answer(asking, run, knows); asked; asked = answer(asking, run, knows)) all.push(asked);
  for (const position of [2, 3, 9]) {
    const places = [...all.keys()].filter((place) => all[place].position === position);
    assert.equal(places.length, 3);
    assert.deepEqual(
      places.map((place) => all[place].isAgain),
      [false, true, true],
    );
    for (const [earlier, later] of [places.slice(0, 2), places.slice(1)]) {
      // At the end there may be fewer others left.
      const others = later - earlier - 1;
      assert.ok(others <= 6, `${others}`);
      if (later < run.length) assert.ok(others >= 3, `${others}`);
    }
  }
  // Between them it goes on where it was.
  const fresh = all.filter(({ isAgain }) => !isAgain).map(({ position }) => position);
  assert.deepEqual(
    fresh,
    Array.from({ length: run.length }, (_, step) => step),
  );
  assert.deepEqual(asking.missed, []);
  assert.deepEqual(asking.score, { right: run.length, all: run.length + 6 });
});

test("between a miss and the next time are three others, then four, then five", () => {
  const run = searched();
  run.seek(0);
  const asking = new Asking();
  // Missed three times.
  let times = 0;
  const knows = (/** @type {number} */ position) => position !== 2 || ++times > 3;
  /** @type {number[]} */
  const positions = [];
  for (let asked = answer(asking, run, knows); asked; asked = answer(asking, run, knows))
    positions.push(asked.position);
  const places = [...positions.keys()].filter((place) => positions[place] === 2);
  assert.deepEqual(
    places.slice(1).map((place, index) => place - places[index] - 1),
    [3, 4, 5],
  );
});

test("what was missed in another search is forgotten", () => {
  const run = searched();
  run.seek(2);
  const asking = new Asking();
  answer(asking, run, () => false);
  assert.deepEqual(asking.missed, [2]);
  run.configure({ algorithm: "dijkstra" });
  run.seek(run.length);
  assert.equal(asking.next(run), undefined);
  assert.deepEqual(asking.missed, []);
});
