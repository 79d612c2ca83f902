// Right programs, written in many ways: each log is explained as a whole, and nothing is held against any of them. For the full
// count: STARSTEP_LOGS=3000 node --test tests/page/check-innocent.test.js

import assert from "node:assert/strict";
import { test } from "node:test";
import { blame } from "../../www/check/candidates.js";
import { diagnose, discriminate } from "../../www/check/index.js";
import { readLog } from "../../www/check/read-log.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { oneOf, randomFrom } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";
import { CROSS, printed, ROWS, WAYS } from "./plain-programs.js";

/** @typedef {import("./plain-programs.js").Program} Program */
/** @typedef {import("./plain-programs.js").Entry} Entry */

const COUNT = Number(process.env.STARSTEP_LOGS ?? some(60, 4));

/** @type {Record<string, (a: Entry, b: Entry) => number>} */
const ORDERS = {
  counter: (a, b) => a.f - b.f || a.order - b.order,
  tuple: (a, b) => a.f - b.f || a.x - b.x || a.y - b.y,
  "f alone": (a, b) => a.f - b.f,
  "small h": (a, b) => a.f - b.f || a.h - b.h || a.order - b.order,
  "large g": (a, b) => a.f - b.f || b.g - a.g || a.order - b.order,
  newest: (a, b) => a.f - b.f || b.order - a.order,
};

const root = Math.SQRT2;
/** √2 as many programs write it, with three decimals. */
const THREE_DECIMALS = 1414 / 1000;

/** What moves cost, and the estimates that go with it. @type {Record<string, { straight: number, diagonal: number, hs: Record<string, Program["h"]> }>} */
const COSTS = {
  "four neighbors": {
    straight: 1,
    diagonal: 0,
    hs: { manhattan: (dx, dy) => dx + dy, euclidean: (dx, dy) => Math.hypot(dx, dy) },
  },
  "10 and 14": {
    straight: 10,
    diagonal: 14,
    hs: {
      octile: (dx, dy) => 10 * (dx + dy) - 6 * Math.min(dx, dy),
      chebyshev: (dx, dy) => 10 * Math.max(dx, dy),
    },
  },
  "1 and √2": {
    straight: 1,
    diagonal: root,
    hs: {
      octile: (dx, dy) => dx + dy + (root - 2) * Math.min(dx, dy),
      "octile, another way": (dx, dy) => Math.max(dx, dy) + (root - 1) * Math.min(dx, dy),
      "octile, a third way": (dx, dy) => root * Math.min(dx, dy) + Math.abs(dx - dy),
      euclidean: (dx, dy) => Math.sqrt(dx ** 2 + dy ** 2),
      hypot: (dx, dy) => Math.hypot(dx, dy),
      none: () => 0,
    },
  },
  "1 and 1.4": { straight: 1, diagonal: 1.4, hs: { octile: (dx, dy) => dx + dy - 0.6 * Math.min(dx, dy) } },
  "1 and 1.414": {
    straight: 1,
    diagonal: THREE_DECIMALS,
    hs: {
      octile: (dx, dy) => dx + dy + (THREE_DECIMALS - 2) * Math.min(dx, dy),
      chebyshev: (dx, dy) => Math.max(dx, dy),
    },
  },
  "1 and 1": { straight: 1, diagonal: 1, hs: { chebyshev: (dx, dy) => Math.max(dx, dy) } },
};

/** @param {number} seed */
function caseOf(seed) {
  const random = randomFrom(seed * 7919 + 31);
  for (let i = 0; i < 10; i++) random();
  const [width, height] = [7 + Math.floor(random() * 14), 6 + Math.floor(random() * 9)];
  const board = randomWalls(random, width, height, 0.05 + 0.3 * random());
  const costs = oneOf(random, Object.keys(COSTS));
  const { straight, diagonal, hs } = COSTS[costs];
  const estimate = oneOf(random, Object.keys(hs));
  const order = oneOf(random, Object.keys(ORDERS));
  const list = oneOf(random, /** @type {const} */ (["heap", "heap", "scan", "sort"]));
  const improved = oneOf(random, /** @type {const} */ (["again", "moved", "again-printed", "no-closed"]));
  /** @type {Program} */
  const program = {
    straight,
    diagonal,
    corners: random() < 0.5,
    h: hs[estimate],
    moves: diagonal === 0 ? oneOf(random, [CROSS, WAYS]) : ROWS,
    compare: ORDERS[order],
    list,
    improved,
  };
  return { board, program, name: [seed, costs, estimate, order, list, improved].join(", ") };
}

test("a right program is explained as a whole, and accused of nothing", () => {
  for (let seed = 1; seed <= COUNT; seed++) {
    const { board, program, name } = caseOf(seed);
    const lines = printed(board, program);
    if (lines.length < 3) continue;
    const { exact, candidates } = diagnose({ board, log: { steps: lines.map(({ x, y }) => ({ x, y })) } });
    assert.ok(exact, name);
    assert.equal(blame(candidates[0]), 0, name);
  }
});

test("nor where it prints g and f, with two decimals or with all", () => {
  for (let seed = 1; seed <= COUNT; seed++) {
    const { board, program, name } = caseOf(seed + 100_000);
    const lines = printed(board, program);
    if (lines.length < 3) continue;
    const decimals = seed % 2 === 0 ? 2 : 17;
    const cut = (/** @type {number} */ number) => (decimals === 2 ? Number(number.toFixed(2)) : number);
    const steps = lines.map(({ x, y, g, f }) => ({ x, y, g: cut(g), f: cut(f) }));
    const { exact, candidates } = diagnose({ board, log: { steps } });
    assert.ok(exact, name);
    assert.equal(blame(candidates[0]), 0, name);
  }
});

test("nor where it prints two logs, the second on a board that was made for that", () => {
  let asked = 0;
  for (let seed = 1; seed <= COUNT; seed++) {
    const { board, program, name } = caseOf(seed + 300_000);
    const other = caseOf(seed + 400_000).board;
    const runOn = (/** @type {typeof other} */ ground) => ({
      board: ground,
      log: { steps: printed(ground, program).map(({ x, y }) => ({ x, y })) },
    });
    const first = runOn(board);
    if (first.log.steps.length < 8) continue;
    const found = discriminate(diagnose(first).candidates);
    if (found) asked++;
    const second = runOn(found ? { ...found.board, start: found.start, goal: found.goal } : other);
    const { exact, candidates } = diagnose({ runs: [first, second] });
    assert.ok(exact, name);
    assert.equal(blame(candidates[0]), 0, name);
  }
  assert.ok(asked > COUNT / 4, `${asked}`);
  // Older entries that only the second log has.
  const { board, program } = caseOf(346);
  const random = randomFrom(346 * 31 + 7);
  const [width, height] = [8 + Math.floor(random() * 8), 7 + Math.floor(random() * 6)];
  const other = randomWalls(random, width, height, 0.05 + 0.3 * random());
  const runs = [board, other].map((board) => ({
    board,
    log: { steps: printed(board, program).map(({ x, y }) => ({ x, y })) },
  }));
  const [first, second] = runs.map(
    ({ log }) => new Set(log.steps.map(({ x, y }) => `${x} ${y}`)).size - log.steps.length,
  );
  assert.ok(first === 0 && second < 0);
  const { exact, candidates } = diagnose({ runs });
  assert.ok(exact && blame(candidates[0]) === 0);
});

test("two numbers without names are g and f, or g and h, whatever h is multiplied by", () => {
  const read = { f: 0, h: 0 };
  /** @type {string[]} */
  const wrong = [];
  for (let seed = 1; seed <= COUNT; seed++) {
    const { board, program, name } = caseOf(seed + 200_000);
    const factor = [1, 1.5, 2, 5][seed % 4];
    const lines = printed(board, { ...program, h: (dx, dy) => factor * program.h(dx, dy) });
    const { x, y } = lines.at(-1) ?? {};
    if (lines.length < 8 || lines[0].h === 0 || x !== board.goal[0] || y !== board.goal[1]) continue;
    // An x that grows by one in each line may count them.
    if (lines.every((line, i) => line.x === lines[0].x + i)) continue;
    for (const other of /** @type {const} */ (["f", "h"])) {
      const { steps } = readLog(lines.map((line) => `${line.x} ${line.y} ${line.g} ${line[other]}`).join("\n"));
      const isRight = lines.every((line, i) => steps[i].g === line.g && steps[i][other] === line[other]);
      if (!isRight) wrong.push(`${name}, ${other}, ${factor}`);
      read[other]++;
    }
  }
  assert.ok(read.f > COUNT / 3 && read.h > COUNT / 3, JSON.stringify(read));
  // Along an almost straight corridor the numbers may well be others: three of 6,000 are read so.
  assert.ok(wrong.length <= COUNT / 1000, wrong.join("\n"));
});
