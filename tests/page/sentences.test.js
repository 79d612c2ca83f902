// What the page says about a search, checked against searches that share no code with the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { Session } from "../../www/core/session/session.js";
import { describeCell } from "../../www/narration/describe.js";
import { statusText, verdict } from "../../www/narration/sentences.js";
import { stepText } from "../../www/narration/step.js";
import "../boundary/engine.js";
import { movesFrom, search } from "./naive.js";
import { shortestCost } from "./oracle.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */

const chinese = await loadLanguage("zh");
/** How the numbers of a cell are worded, by algorithm. @type {Record<string, (node: { g: number, h: number, f: number, order: number }, weight: number) => string>} */
const SAID = {
  astar: ({ g, h, f }, weight) => (weight === 1 ? `f ${f} = g ${g} + h ${h}` : `f ${f} = g ${g} + ${weight} · h ${h}`),
  dijkstra: ({ g }) => `g ${g}`,
  greedy: ({ h }) => `h ${h}`,
  "breadth-first": ({ order }) => `opened as number ${order}, counting from 0`,
};

for (const algorithm of /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"])) {
  test(`the numbers of cells and what each step did: ${algorithm}`, () => {
    for (let seed = 1; seed <= 60; seed++) {
      const session = randomSession(seed, { origin: "-3 20" });
      const { board } = session.run;
      const [diagonal, weight] = [RULES[seed % 4], algorithm === "astar" ? [1, 2, 1.5, 0][seed % 4] : 1];
      session.run.configure({ algorithm, diagonal, weight });
      session.run.seek(0);
      let step = 0;
      for (const { taken, nodes, open } of search(board, { algorithm, diagonal, weight })) {
        session.run.seek(++step);
        const node = /** @type {import("./naive.js").Node} */ (nodes.get(taken));
        const [x, y] = [taken % board.width, Math.floor(taken / board.width)];
        const [cell, numbers] = [`(${x - 3},\u00a0${y + 20})`, SAID[algorithm](node, weight)];
        const isGoal = x === board.goal[0] && y === board.goal[1];
        const expected = `Step ${step}. Expanded ${isGoal ? "the goal " : ""}${cell}: ${numbers}, `;
        // What follows is checked in step.test.js.
        assert.ok(stepText(session.run, english).startsWith(expected), `${seed}: ${expected}`);
        // The number in the middle of a cell on the canvas is the one in the sentence.
        assert.equal(session.run.solver.numbersIn(x, y, 1, 1)[2], node.f);
        const other = open[open.length >> 1];
        if (other === undefined) continue;
        const known = SAID[algorithm](/** @type {import("./naive.js").Node} */ (nodes.get(other)), weight);
        const said = describeCell(session.run, [other % board.width, Math.floor(other / board.width)], english);
        const from = parentSaid(nodes.get(other), board);
        assert.ok(said.endsWith(`, in the open list, ${known}${from}`), `${seed}: ${said}`);
        const own = describeCell(session.run, [x, y], english);
        assert.ok(own.includes(", expanded last, "), own);
        assert.ok(own.endsWith(`, closed, ${numbers}${parentSaid(node, board)}`), own);
        assert.ok(!said.includes("expanded last"), said);
      }
      assert.equal(step, session.run.length);
    }
  });
}

/** How a parent is read out. @param {import("./naive.js").Node | undefined} node @param {{ width: number }} board */
function parentSaid(node, { width }) {
  if (node?.parent === undefined) return "";
  return `, parent (${(node.parent % width) - 3},\u00a0${Math.floor(node.parent / width) + 20})`;
}

test("each cell of the path is read out with its place, and no other cell", () => {
  let count = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const { run } = randomSession(seed, { walls: 0.2 });
    const { width, cells, start, goal } = run.board;
    run.solve();
    if (run.status !== "found") continue;
    const places = new Map();
    for (let cell = 0; cell < cells.length; cell++) {
      const said = describeCell(run, [cell % width, Math.floor(cell / width)], english);
      const [, place, all] = said.match(/, (\d+) of (\d+) on the path/) ?? [];
      if (place) places.set(Number(place), [cell, Number(all)]);
    }
    // Places are those of a way from the start to the goal, in moves from cell to cell.
    const inOrder = Array.from({ length: places.size }, (_, index) => places.get(index + 1));
    assert.ok(
      inOrder.every((it) => it?.[1] === places.size),
      `${seed}`,
    );
    const way = inOrder.map(([cell]) => cell);
    assert.equal(way[0], start[1] * width + start[0]);
    assert.equal(way.at(-1), goal[1] * width + goal[0]);
    for (let i = 1; i < way.length; i++) {
      assert.ok(
        movesFrom(run.board, run.options.diagonal, way[i - 1]).some(([to]) => to === way[i]),
        `${seed}`,
      );
    }
    run.seek(run.length - 1);
    assert.ok(!describeCell(run, start, english).includes("on the path"));
    count++;
  }
  assert.ok(count > 10, String(count));
});

test("numbers that do not add up at the digits shown are not said to be equal", () => {
  let rounded = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const session = randomSession(seed, { walls: 0.1 });
    session.run.configure({ costs: "sqrt2", weight: seed % 3 === 0 ? 1.1 : 1 });
    for (let step = 1; step <= session.run.length; step++) {
      session.run.seek(step);
      const said = stepText(session.run, english);
      const [, f, is, g, weight = "1", h] =
        said.match(/f ([\d.,]+) (=|≈) g ([\d.,]+) \+ (?:([\d.]+) · )?h ([\d.]+), /) ?? [];
      assert.ok(f, said);
      const [hundredths, sum] = [
        Math.round(Number(f) * 100),
        Math.round((Number(g) + Number(weight) * Number(h)) * 1e6),
      ];
      assert.equal(is === "=", hundredths * 1e4 === sum, said);
      if (is === "≈") rounded++;
      assert.ok(Math.abs(hundredths * 1e4 - sum) < 20_000, said);
    }
  }
  assert.ok(rounded > 10);
});

test("a generated board's sentence agrees with a separate search, whatever the rule for diagonals", () => {
  let blocked = 0;
  for (const diagonal of RULES) {
    for (let seed = 1; seed <= 150; seed++) {
      const session = new Session(`height 9\nwidth 12\nmap\n${"............\n".repeat(9)}`);
      session.run.configure({ diagonal });
      const isConnected = session.change((solver) => solver.randomWalls(0.4, seed));
      const hasPath = shortestCost(session.run.solver) !== Number.POSITIVE_INFINITY;
      const said = statusText(session.run, english);
      assert.match(said, hasPath ? /^Path found/ : /^There is no path/);
      assert.match(statusText(session.run, chinese), hasPath ? /^找到路径/ : /^没有路径/);
      // What the generator returns: straight moves lead there, which is the same without cutting corners.
      if (diagonal === "never" || diagonal === "no-corner-cutting") assert.equal(isConnected, hasPath);
      else assert.ok(hasPath || !isConnected);
      if (!hasPath) blocked++;
    }
  }
  assert.ok(blocked > 100, String(blocked));
});

test("a path is called a shortest one exactly when none is cheaper", () => {
  let longer = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const session = randomSession(seed, { side: 14 });
    const algorithm = /** @type {const} */ (["greedy", "breadth-first", "astar"])[seed % 3];
    session.run.configure({ algorithm, diagonal: RULES[seed % 4], weight: 3 });
    const shortest = shortestCost(session.run.solver);
    const cost = session.run.stats.pathCost;
    const { text, isGood } = verdict(session.run, english);
    if (cost === undefined || session.run.stats.pathLength === 1) {
      assert.deepEqual({ text, isGood }, { text: "", isGood: false });
      continue;
    }
    assert.equal(isGood, cost === shortest);
    const percent = english.number((1 - shortest / cost) * 100);
    const saying = `Not the cheapest: a path of cost ${english.number(shortest)} exists, ${percent}% less.`;
    assert.equal(text, isGood ? "No path is cheaper." : saying);
    if (!isGood) longer++;
  }
  assert.ok(longer > 30, String(longer));
});

/** @param {Options["costs"]} costs @param {number} pathCost @param {number} shortest */
const verdictOf = (costs, pathCost, shortest) => {
  const told = { shortest, stats: { pathCost, pathLength: 9 }, isStopped: false, options: { costs } };
  return verdict(/** @type {any} */ (told), english);
};

test("costs of 10 and 14 are compared exactly, those with √2 within their rounding", () => {
  assert.equal(verdictOf("10-14", 20_000_002, 20_000_000).isGood, false);
  assert.match(
    verdictOf("10-14", 20_000_002, 20_000_000).text,
    /a path of cost 20,000,000 exists, cheaper by less than 0\.01%\.$/,
  );
  assert.equal(verdictOf("10-14", 20_000_000, 20_000_000).isGood, true);
  assert.equal(verdictOf("sqrt2", 1000 * (1 + 1e-7), 1000).isGood, true);
  assert.equal(verdictOf("sqrt2", 1000 * (1 + 1e-5), 1000).isGood, false);
});

test("there is no verdict where there is no path, nor while it is unknown", () => {
  const session = new Session("height 1\nwidth 3\nmap\ns@g\n");
  assert.deepEqual(verdict(session.run, english), { text: "", isGood: false });
  session.document.paint([[1, 0]], 0);
  assert.equal(verdict(session.run, english).isGood, true);
  session.run.seek(1);
  assert.deepEqual(verdict(session.run, english), { text: "", isGood: false });
});

test("Chinese sentences that are read out have no half-width commas", () => {
  for (const algorithm of /** @type {const} */ ([
    "astar",
    "dijkstra",
    "greedy",
    "breadth-first",
    "bidirectional-astar",
  ])) {
    const session = randomSession(7, { walls: 0.1 });
    session.run.configure({ algorithm });
    session.run.seek(9);
    for (let cell = 0; cell < session.document.board.cells.length; cell++) {
      const coord = /** @type {[number, number]} */ ([
        cell % session.document.board.width,
        Math.floor(cell / session.document.board.width),
      ]);
      const said = describeCell(session.run, coord, chinese);
      assert.match(said, new RegExp(`^格子 x ${coord[0]}，y ${coord[1]}：`));
      assert.doesNotMatch(said.replace(/\(\d+,\u00a0\d+\)/g, ""), /[,:;]/);
    }
    for (let step = 0; step <= session.run.length; step++) {
      session.run.seek(step);
      assert.doesNotMatch(stepText(session.run, chinese).replace(/\(\d+,\u00a0\d+\)/g, ""), /[,:;(){}]/);
    }
  }
});

test("a bidirectional search says which side it means", () => {
  const rows = ["..........", ".s......g.", ".........."];
  const session = new Session(`height 3\nwidth 10\nmap\n${rows.join("\n")}\n`, () => 0);
  session.run.configure({ algorithm: "bidirectional-astar" });
  session.run.seek(2);
  assert.match(
    stepText(session.run, english),
    /^Step 2\. The search from the goal expanded \(8,\u00a01\): f (\d+) = g 0 \+ h \1 to the start, its only open cell\. Opened 8 cells, improved none\.$/,
  );
  const parted = new Session("height 1\nwidth 12\nmap\ns..@.......g\n", () => 0);
  parted.run.configure({ algorithm: "bidirectional-astar" });
  parted.run.seek(Number.POSITIVE_INFINITY);
  assert.equal(
    statusText(parted.run, english),
    "There is no path: the search from the start has no open cell left, so the other can stop.",
  );
});

test("in Chinese a cell that was reached is told with its numbers and its parent", () => {
  const session = new Session("height 3\nwidth 5\nmap\n.....\ns...g\n.....\n", () => 0);
  session.run.configure({ algorithm: "astar" });
  session.run.seek(2);
  assert.match(
    describeCell(session.run, [1, 1], chinese),
    /^格子 x 1，y 1：.*f 40 = g 10 \+ h 30，父格子 \(0,\u00a01\)$/,
  );
});

test("a search that was cleared or cancelled is described as such", () => {
  const { run } = randomSession(5);
  run.solve();
  run.clearSearch();
  assert.equal(statusText(run, english), "Ready. Press Play to search.");
  run.seek(0);
  assert.match(statusText(run, english), /^Paused/);
  let now = 0;
  const slow = new Session(`height 99\nwidth 99\nmap\n${`${".".repeat(99)}\n`.repeat(99)}`, () => {
    now += 30;
    return now;
  });
  slow.run.configure({ algorithm: "dijkstra" });
  assert.match(statusText(slow.run, english), /^Searching/);
  slow.run.cancel();
  assert.equal(statusText(slow.run, english), `Stopped after ${slow.run.length} expansions.`);
  slow.sleep();
});
