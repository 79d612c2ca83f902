// The first wrong number of a log: programs of the tests' own print g, h and f, some with a usual mistake in h, some with a
// diagonal move of their own, in any coordinates and with few decimals. What is said to be wrong is compared with what the
// program was written to do.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "./english.js";
import { diagnose, readLog } from "../../www/check/index.js";
import { english, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { tell } from "../../www/features/check-dialog/check-sentences.js";
import { checkingParts } from "../../www/features/check-dialog/checking.js";
import "../boundary/engine.js";
import { oneOf, randomBoard, randomFrom } from "./any-board.js";

/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {[number, number]} Coord */
/** @typedef {{ x: number, y: number, g: number, h: number, f: number, parent?: Node, isClosed?: boolean }} Node */
/** @typedef {{ start: Coord, goal: Coord, straight: number, diagonal: number, has8: boolean, parent?: Node }} Ways */

const EVERY = await Promise.all(TAGS.map(loadLanguage));
/** The root of 2 as many programs have it. */
const CUT = 1414 / 1000;
const CHECKS = Number(process.env.CHECKS ?? 1);

/** @param {Ways} ways @param {number} x @param {number} y @returns {Coord} */
const over = ({ goal }, x, y) => [Math.abs(x - goal[0]), Math.abs(y - goal[1])];

/** What programs have for h. @type {Record<string, (x: number, y: number, ways: Ways) => number>} */
const RIGHT = {
  manhattan: (x, y, ways) => ways.straight * (over(ways, x, y)[0] + over(ways, x, y)[1]),
  octile: (x, y, ways) => {
    const [dx, dy] = over(ways, x, y);
    return ways.straight * Math.abs(dx - dy) + ways.diagonal * Math.min(dx, dy);
  },
  euclidean: (x, y, ways) => ways.straight * Math.hypot(...over(ways, x, y)),
  chebyshev: (x, y, ways) => ways.straight * Math.max(...over(ways, x, y)),
  weighted: (x, y, ways) => 1.5 * RIGHT.octile(x, y, ways),
  floored: (x, y, ways) => ways.straight * Math.floor(Math.hypot(...over(ways, x, y))),
};

/** And for a wrong one, by the name of the mistake. @type {Record<string, (x: number, y: number, ways: Ways) => number>} */
const WRONG = {
  start: (x, y, ways) => RIGHT.octile(x, y, { ...ways, goal: ways.start }),
  swapped: (x, y, ways) => RIGHT.manhattan(x, y, { ...ways, goal: [ways.goal[1], ways.goal[0]] }),
  parent: (x, y, ways) => RIGHT.euclidean(ways.parent?.x ?? x, ways.parent?.y ?? y, ways),
  signed: (x, y, { straight, goal }) => straight * (goal[0] - x + goal[1] - y),
  "one-axis": (x, _, { straight, goal }) => straight * Math.abs(goal[0] - x),
  squared: (x, y, ways) => over(ways, x, y)[0] ** 2 + over(ways, x, y)[1] ** 2,
  root: (x, y, ways) => Math.sqrt(over(ways, x, y)[0] + over(ways, x, y)[1]),
  halved: (x, y, ways) => Math.floor(RIGHT.manhattan(x, y, { ...ways, straight: 1 }) / 2),
  unscaled: (x, y, ways) => RIGHT.manhattan(x, y, ways) / 10,
  scaled: (x, y, ways) => RIGHT.manhattan(x, y, ways) * 10,
};

/** A* with a list that is searched for the smallest f, with whatever h. @param {Board} board @param {Ways} ways @param {(x: number, y: number, ways: Ways) => number} h @returns {Node[]} */
function searched({ width, height, cells }, ways, h) {
  const { start, goal, straight, diagonal, has8 } = ways;
  /** @type {Map<string, Node>} */
  const nodes = new Map();
  const first = h(...start, ways);
  nodes.set(String(start), { x: start[0], y: start[1], g: 0, h: first, f: first });
  /** @type {Node[]} */
  const taken = [];
  for (;;) {
    const open = [...nodes.values()].filter(({ isClosed }) => !isClosed);
    if (open.length === 0) return taken;
    const node = open.reduce((best, other) => (other.f < best.f ? other : best));
    node.isClosed = true;
    taken.push(node);
    if (node.x === goal[0] && node.y === goal[1]) return taken;
    for (const [dx, dy] of [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy]))) {
      const [x, y] = [node.x + dx, node.y + dy];
      const isDiagonal = dx !== 0 && dy !== 0;
      if ((dx === 0 && dy === 0) || (isDiagonal && !has8)) continue;
      if (x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 255) continue;
      const g = node.g + (isDiagonal ? diagonal : straight);
      const known = nodes.get(`${x},${y}`);
      if (known && (known.isClosed || g >= known.g)) continue;
      const own = h(x, y, { ...ways, parent: node });
      nodes.set(`${x},${y}`, { x, y, g, h: own, f: g + own, parent: node });
    }
  }
}

/** What a program prints, in its own coordinates. @param {Node[]} taken @param {number} decimals @param {(coord: Coord) => Coord} own */
const printed = (taken, decimals, own = (coord) => coord) =>
  taken
    .map(({ x, y, g, h, f }) => {
      const number = (/** @type {number} */ value) => String(Number(value.toFixed(decimals)));
      return `(${own([x, y]).join(", ")}) g=${number(g)} h=${number(h)} f=${number(f)}`;
    })
    .join("\n");

/** A board with its ends far from each other. @param {() => number} random @returns {Board} */
function roomy(random) {
  for (;;) {
    const board = randomBoard(random, 16, false);
    const { width, height, cells } = board;
    if (width < 8 || height < 6 || width === height) continue;
    /** @type {Coord[]} */
    const [start, goal] = [
      [1, height - 2],
      [width - 2, 2],
    ];
    for (const [x, y] of [start, goal]) cells[y * width + x] = 0;
    return Object.assign(board, { start, goal });
  }
}

/** @param {() => number} random @param {Board} board @returns {Ways} */
function anyWays(random, { start, goal }) {
  const [straight, diagonal] = oneOf(random, [
    [10, 14],
    [1, Math.SQRT2],
    [1, 1],
    [1, 1.4],
  ]);
  return { start, goal, straight, diagonal, has8: random() < 0.6 };
}

/** Whether some heuristic gives every h, whatever a straight move counts in it. @param {Node[]} taken @param {Ways} ways */
function isRightFor(taken, ways) {
  return Object.values(RIGHT).some((right) => {
    const own = taken.map(({ x, y }) => right(x, y, ways));
    const at = own.findIndex((h) => h > 0);
    return taken.every(({ h }, i) => Math.abs(h - (own[i] * taken[at].h) / own[at]) < 1e-6 + 0.05 * h);
  });
}

test("of numbers that are right none is called wrong, whatever h, costs and decimals", () => {
  const random = randomFrom(101);
  let count = 0;
  for (let i = 0; i < some(120 * CHECKS); i++) {
    const board = roomy(random);
    const ways = anyWays(random, board);
    const name = oneOf(random, Object.keys(RIGHT));
    const taken = searched(board, ways, RIGHT[name]);
    if (taken.length < 6) continue;
    count++;
    const decimals = ways.diagonal === Math.SQRT2 ? oneOf(random, [1, 2, 3, 15]) : oneOf(random, [2, 15]);
    // Some print so many digits instead, as C++ does.
    const text = printed(taken, 15);
    const log = readLog(
      i % 3 === 0
        ? text.replace(/=([\d.]+)/g, (_, value) => `=${Number(Number(value).toPrecision(6))}`)
        : printed(taken, decimals),
    );
    const { wrongNumber } = diagnose({ board, log });
    assert.equal(wrongNumber, undefined, JSON.stringify([name, ways, decimals, wrongNumber]));
  }
  assert.ok(count > some(60), String(count));
});

/** What the mistakes are called, of programs that have them. @type {Record<string, string>} */
const NAMES = {
  start: "h-from-start",
  swapped: "h-swapped",
  parent: "h-of-parent",
  signed: "h-signed",
  "one-axis": "h-one-axis",
  squared: "h-squared",
  root: "h-without-squares",
  halved: "h-truncated",
  unscaled: "h-unscaled",
};

test("a mistake that explains every h is told as a sentence, from the first h that is wrong", () => {
  const random = randomFrom(102);
  /** @type {Record<string, number>} */
  const seen = Object.fromEntries(Object.keys(WRONG).map((name) => [name, 0]));
  for (let i = 0; i < some(260 * CHECKS, 3); i++) {
    const board = roomy(random);
    const name = Object.keys(WRONG)[i % Object.keys(WRONG).length];
    const ways = { ...anyWays(random, board), ...(name === "unscaled" && { straight: 10, diagonal: 14 }) };
    if (name === "scaled") Object.assign(ways, { straight: 1, diagonal: Math.SQRT2 });
    const taken = searched(board, ways, WRONG[name]);
    if (taken.length < 8) continue;
    const isSwapped = random() < 0.5;
    const own = (/** @type {Coord} */ [x, y]) => /** @type {Coord} */ (isSwapped ? [y, x] : [x, y]);
    const text = printed(taken, 15, own);
    const { wrongNumber, exact, candidates } = diagnose({ board, log: readLog(text) });
    if (exact && candidates[0].bugs.length > 0) {
      // It explains the cells, too: then it is named, or what does the same on this board.
      assert.equal(candidates[0].bugs.length, 1, `${name} ${candidates[0].bugs}`);
      if (candidates.some(({ bugs }) => bugs[0] === NAMES[name])) seen[name]++;
      continue;
    }
    if (!wrongNumber) {
      // |dx| is the Chebyshev distance where there are never more rows than columns ahead, and so on.
      assert.ok(isRightFor(taken, ways), `${name} ${JSON.stringify(ways)}`);
      continue;
    }
    assert.equal(wrongNumber.name, "h");
    const { step, said, cell } = wrongNumber;
    assert.deepEqual(cell, own([taken[step - 1].x, taken[step - 1].y]));
    assert.equal(said.toFixed(6), taken[step - 1].h.toFixed(6));
    if (wrongNumber.mistake === undefined) continue;
    assert.equal(wrongNumber.mistake, name);
    seen[name]++;
    // Telling it looks for it all again.
    if (seen[name] > some(100, 50)) continue;
    const parts = checkingParts({ board, log: text });
    for (;;) {
      const { done, value } = parts.next();
      if (!done) continue;
      assert.ok(value && "diagnosis" in value);
      for (const language of EVERY) {
        const told = tell(value, language);
        assert.ok(told.verdict.length > 10 && told.differs.length === 1 && told.kind === "differs");
        assert.doesNotMatch([told.verdict, ...told.differs].join(" "), /[{}]|undefined|NaN/);
        assert.ok(told.differs[0].includes(cell.join(",\u00a0")), told.differs[0]);
      }
      break;
    }
  }
  assert.ok(
    Object.values(seen).every((count) => count >= some(4, 3)),
    JSON.stringify(seen),
  );
});

test("an h that nothing explains is told where it begins, with what the heuristics give there", () => {
  const random = randomFrom(103);
  let count = 0;
  for (let i = 0; i < some(60 * CHECKS); i++) {
    const board = roomy(random);
    const ways = { ...anyWays(random, board), straight: 10, diagonal: 14 };
    const taken = searched(board, ways, RIGHT.octile);
    const at = Math.floor(taken.length / 2);
    if (taken.length < 12 || taken[at].h === 0) continue;
    count++;
    taken[at].h += 37;
    taken[at].f += 37;
    const { wrongNumber } = diagnose({ board, log: readLog(printed(taken, 2)) });
    assert.ok(wrongNumber);
    const { step, name, said, gives = [], mistake } = wrongNumber;
    assert.deepEqual([step, name, said, mistake], [at + 1, "h", taken[at].h, undefined]);
    const { x, y } = taken[at];
    for (const formula of /** @type {const} */ (["manhattan", "octile", "euclidean", "chebyshev"])) {
      const h = RIGHT[formula](x, y, ways);
      assert.ok(
        gives.some((one) => Math.abs(one.h - h) < 1e-9),
        `${formula} ${h} ${JSON.stringify(gives)}`,
      );
    }
  }
  assert.ok(count > some(15), String(count));
});

test("a diagonal move of a program's own is told from the first step that has it, with its own numbers", () => {
  const board = { width: 20, height: 15, cells: new Uint8Array(300), start: [1, 10], goal: [14, 2] };
  const log = "(1, 10) 0 16.31\n(2, 9) 1.4 14.9\n(3, 8) 2.8 13.49\n(4, 7) 4.2 12.07\n(5, 6) 5.6 10.66\n";
  const parts = checkingParts({ board: /** @type {any} */ (board), log });
  for (;;) {
    const { done, value } = parts.next();
    if (!done) continue;
    assert.ok(value && "diagnosis" in value);
    const { verdict, differs } = tell(value, english);
    assert.equal(verdict, "Every diagonal move that can be seen adds 1.4 to g; it should add 1.41.");
    assert.deepEqual(differs, [
      "Step 2: your program has g 1.4 for (2,\u00a09). Via (1,\u00a010) that adds 1.4 − 0 = 1.4, but a diagonal move costs 1.41.",
    ]);
    break;
  }
});

test("a diagonal move of 1.414 is told apart from the root of 2 where the numbers are exact enough", () => {
  const random = randomFrom(104);
  let count = 0;
  for (let i = 0; i < some(20 * CHECKS, 3); i++) {
    const board = roomy(random);
    const ways = { start: board.start, goal: board.goal, straight: 1, diagonal: CUT, has8: true };
    const taken = searched(board, ways, RIGHT.euclidean);
    if (taken.length < 6) continue;
    const { wrongNumber } = diagnose({ board, log: readLog(printed(taken, 15)) });
    if (!wrongNumber) continue;
    count++;
    assert.deepEqual([wrongNumber.name, wrongNumber.isThroughout], ["g", true]);
    assert.ok(Math.abs(Number(wrongNumber.cost) - Math.SQRT2) < 1e-9);
  }
  assert.ok(count > some(8, 3), String(count));
});

test("an f that is not g and h together is told with both as they were printed", () => {
  const random = randomFrom(105);
  let count = 0;
  for (let i = 0; i < some(40 * CHECKS); i++) {
    const board = roomy(random);
    const ways = { ...anyWays(random, board), straight: 10, diagonal: 14 };
    const taken = searched(board, ways, RIGHT.manhattan);
    const at = Math.floor(taken.length / 2);
    if (taken.length < 10) continue;
    count++;
    taken[at].f += 90;
    const { wrongNumber } = diagnose({ board, log: readLog(printed(taken, 2)) });
    const { g, h, f } = taken[at];
    assert.ok(wrongNumber);
    const { step, name, said, g: saidG, h: saidH } = wrongNumber;
    assert.deepEqual([step, name, said, saidG, saidH], [at + 1, "f", f, g, h]);
  }
  assert.ok(count > some(12), String(count));
});

test("of the log of another board no number is called wrong", () => {
  const random = randomFrom(106);
  let count = 0;
  for (let i = 0; i < some(30 * CHECKS); i++) {
    const board = roomy(random);
    const ways = anyWays(random, board);
    const taken = searched(board, ways, RIGHT.octile);
    const small = { width: 5, height: 4, cells: new Uint8Array(20), start: [0, 0], goal: [4, 3] };
    if (new Set(taken.map(({ x }) => x)).size <= 5) continue;
    count++;
    const given = { board: /** @type {any} */ (small), log: readLog(printed(taken, 2)) };
    assert.equal(diagnose(given).wrongNumber, undefined);
  }
  assert.ok(count > some(10), String(count));
});
