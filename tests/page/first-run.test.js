// What a first visitor is told about the first steps, checked against searches that share no code with the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shownCoord } from "../../www/core/board/coordinates.js";
import { defaultBoard, lowBoard, smallBoard, tallBoard } from "../../www/core/board/default-board.js";
import { en } from "../../www/core/i18n/en/index.js";
import { english, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { Session } from "../../www/core/session/session.js";
import { numbersText } from "../../www/narration/sentences.js";
import { movesOf, workedCell } from "../../www/page/first-cell.js";
import * as firstRun from "../../www/page/first-run.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { search } from "./naive.js";
import { shortestCost } from "./oracle.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("./naive.js").Node} Node */

/** The button in a sentence, before its picture is put there. */
const BUTTON = "\uE000";
const ASK = `Which cell is next? Click it, or press ${BUTTON} to see.`;
const LED = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"]);
const WHICH = {
  astar: "the open cell with the smallest f",
  dijkstra: "the open cell with the smallest g",
  greedy: "the open cell with the smallest h",
  "breadth-first": "the open cell that was opened first",
};
/** @param {Parameters<typeof firstRun.sentenceAt>[0]} solver @param {import("../../www/core/i18n/index.js").Language} language */
const sentenceAt = (solver, language) => firstRun.sentenceAt(solver, language, { en, numbersText, shownCoord });
const languages = await Promise.all(TAGS.map(loadLanguage));

/** What is true of the second step. @param {typeof LED[number]} algorithm @param {Node} node @param {string} cell @param {number} weight */
function second(algorithm, { g, h, f }, cell, weight) {
  const sum = weight === 1 ? `f ${f} = g ${g} + h ${h}` : `f ${f} = g ${g} + ${weight} · h ${h}`;
  const said = {
    astar: `It expanded ${cell}, with ${sum}: g is the cost from the start, h the estimated cost to the goal, and no open cell had a smaller f.`,
    dijkstra: `It expanded ${cell}, with g ${g}: that is the cost from the start, and no open cell had a smaller g.`,
    greedy: `It expanded ${cell}, with h ${h}: that is the estimated cost to the goal, and no open cell had a smaller h.`,
    "breadth-first": `It expanded ${cell}: no open cell had been opened earlier.`,
  };
  return `${said[algorithm]} ${ASK}`;
}

/**
 * Checks every sentence about a search that a tutorial's code would make.
 * @param {Session} session
 * @param {typeof LED[number]} algorithm
 * @param {typeof RULES[number]} diagonal
 * @param {number} weight
 * @returns {number} How many sentences there were.
 */
function check(session, algorithm, diagonal, weight) {
  const { run } = session;
  const { board } = run;
  run.configure({ algorithm, diagonal, weight });
  run.seek(0);
  const steps = [...search(board, { algorithm, diagonal, weight })].length;
  let count = 0;
  const say = (/** @type {number} */ step, /** @type {string} */ expected) => {
    run.seek(step);
    assert.equal(sentenceAt(run.solver, english), step < steps ? expected : undefined);
    count += Number(step < steps);
  };
  const who = algorithm === "astar" ? "A*" : "This search";
  say(0, `${who} expands ${WHICH[algorithm]}. So far only the start is open. ${ASK}`);
  let step = 0;
  for (const { taken, nodes, open } of search(board, { algorithm, diagonal, weight })) {
    step++;
    const [x, y] = [taken % board.width, Math.floor(taken / board.width)];
    const [cell, cells] = [
      `(${x + board.origin[0]},\u00a0${y + board.origin[1]})`,
      open.length === 1 ? "cell" : "cells",
    ];
    const node = /** @type {Node} */ (nodes.get(taken));
    if (step === 1)
      say(
        1,
        `It expanded the start and opened ${open.length} ${cells} next to it. Now it expands ${WHICH[algorithm]}. ${ASK}`,
      );
    if (step === 2) say(2, second(algorithm, node, cell, weight));
    const isReachable = Number.isFinite(shortestCost(run.solver));
    if (step === 3 && isReachable)
      say(
        3,
        `It expanded ${cell}, and so it goes on until it reaches the goal. Now press “Play”, click cells to draw walls, or choose “Learn”.`,
      );
    if (step < 3) continue;
    run.seek(isReachable ? 4 : 3);
    assert.equal(sentenceAt(run.solver, english), undefined);
    break;
  }
  return count;
}

test("the sentences have the numbers of these very steps", () => {
  let count = 0;
  for (const algorithm of LED) {
    for (const diagonal of RULES) {
      for (const weight of algorithm === "astar" ? [0, 1, 2] : [1]) {
        for (const map of [defaultBoard, tallBoard, smallBoard, lowBoard]) {
          assert.equal(check(new Session(map, () => 0), algorithm, diagonal, weight), 4, "the whole first run");
        }
        for (let seed = 1; seed <= some(60); seed++) {
          count += check(randomSession(seed, { origin: "-3 20", side: 7 }), algorithm, diagonal, weight);
        }
      }
    }
  }
  assert.ok(count > some(3000), `${count}`);
});

/** Every way to choose one value for each of these options. @param {Partial<Record<keyof Options, readonly unknown[]>>} values @returns {Partial<Options>[]} */
const combined = (values) =>
  Object.entries(values).reduce(
    (all, [name, choices]) => all.flatMap((options) => choices.map((value) => ({ ...options, [name]: value }))),
    /** @type {Partial<Options>[]} */ ([{}]),
  );

test("whatever the options, no open cell came before the one that was taken, and the goal is reached", () => {
  const { choices } = Solver;
  const all = combined({
    algorithm: LED,
    diagonal: RULES,
    heuristic: choices.heuristic.values,
    costs: choices.costs.values,
    tieBreak: choices.tieBreak.values,
    openList: ["binary-heap"],
    weight: [1, 2.5],
  });
  const others = combined({
    algorithm: ["astar"],
    openList: choices.openList.values,
    neighborOrder: choices.neighborOrder.values,
    swapEqual: [true, false],
    improveOpen: [true, false],
    reopenClosed: [true, false],
    stopWhen: choices.stopWhen.values,
  });
  const ORDER = { astar: "f", dijkstra: "g", greedy: "h", "breadth-first": "order" };
  const every = [...all, ...others];
  // Every fifth has each value of each option, and each board has others.
  const share = some(5, 5) === 1 ? 5 : 1;
  for (const [board, map] of [defaultBoard, tallBoard, smallBoard, lowBoard].entries()) {
    const solver = Solver.fromMap(map);
    for (const options of every.filter((_, index) => (index + board) % share === 0)) {
      solver.configure({ ...Solver.fromMap("height 1\nwidth 1\nmap\n.\n").options, ...options });
      assert.equal(solver.run(), "found");
      for (const step of [1, 2, 3]) {
        solver.seek(step - 1);
        const open = [...solver.states()].flatMap((state, cell) => (state === 1 ? [cell] : []));
        const key = (/** @type {number} */ cell) => {
          const node = solver.node(cell % solver.width, Math.floor(cell / solver.width));
          const by = ORDER[/** @type {typeof LED[number]} */ (options.algorithm)];
          return by === "order" ? node.openedAt : node[/** @type {"f"} */ (by)];
        };
        const least = Math.min(...open.map((cell) => Number(key(cell))));
        solver.seek(step);
        assert.ok(Number(key(Number(solver.current))) <= least + 1e-6, JSON.stringify(options));
        assert.notEqual(sentenceAt(solver, english), undefined, JSON.stringify(options));
      }
    }
    solver.free();
  }
});

test("in each language the sentences have the same numbers, and nothing is left to fill in", () => {
  const numbers = (/** @type {string} */ text) => (text.match(/\d+/g) ?? []).sort();
  for (const map of [defaultBoard, tallBoard, smallBoard, lowBoard]) {
    const { run } = new Session(map, () => 0);
    for (const algorithm of LED) {
      run.configure({ algorithm });
      for (let step = 0; step <= 3; step++) {
        run.seek(step);
        const said = languages.map((language) => sentenceAt(run.solver, language) ?? "");
        assert.equal(new Set(said).size, TAGS.length);
        for (const text of said) {
          assert.doesNotMatch(text, /[{}]|undefined|NaN/);
          assert.deepEqual(numbers(text), numbers(said[0]));
          assert.equal(text.split(BUTTON).length, step < 3 ? 2 : 1, text);
        }
      }
    }
  }
});

test("a click is right where a tutorial's list would allow it, and anything else is explained with its numbers", () => {
  const seen = { right: 0, tied: 0, behind: 0, order: 0, closed: 0, notOpen: 0 };
  const missAt = (/** @type {Session["run"]["solver"]} */ solver, /** @type {[number, number]} */ coord) =>
    firstRun.missAt(solver, coord, english, { en, numbersText, shownCoord });
  const by = /** @type {const} */ ({ astar: "f", dijkstra: "g", greedy: "h", "breadth-first": "order" });
  const again = `Try again, or press ${BUTTON} to see.`;
  for (const algorithm of LED) {
    for (let seed = 1; seed <= some(40, 3); seed++) {
      const { run } = randomSession(seed, { origin: "-3 20", side: 7 });
      run.configure({ algorithm });
      const { board, solver } = run;
      /** @type {Map<number, Node>} */
      let before = new Map();
      for (const { taken, nodes } of search(board, { algorithm, diagonal: "no-corner-cutting", weight: 1 })) {
        const step = [...nodes.values()].filter(({ isClosed }) => isClosed).length;
        if (step > 3) break;
        if (before.size > 0) {
          run.seek(step - 1);
          const best = /** @type {Node} */ (before.get(taken));
          const letter = by[algorithm];
          for (let cell = 0; cell < board.cells.length; cell++) {
            const coord = /** @type {[number, number]} */ ([cell % board.width, Math.floor(cell / board.width)]);
            const name = `(${coord[0] - 3},\u00a0${coord[1] + 20})`;
            const node = before.get(cell);
            const said = missAt(solver, coord);
            if (!node || node.isClosed) {
              const why = node ? "it has been expanded already" : "and only an open cell can be next";
              assert.equal(said, `${name} is not open${node ? ":" : ","} ${why}. ${again}`);
              seen[node ? "closed" : "notOpen"]++;
            } else if (node[letter] > best[letter]) {
              const why =
                letter === "order"
                  ? "is open, but another open cell was opened earlier."
                  : `has ${letter} ${node[letter]}, but another open cell has ${letter} ${best[letter]}, which is smaller.`;
              assert.equal(said, `${name} ${why} ${again}`);
              seen[letter === "order" ? "order" : "behind"]++;
            } else if (algorithm === "astar" && node.h > best.h) {
              const why = `has f ${node.f}, as small as any, but h ${node.h}. Another cell with this f has h ${best.h} and goes first.`;
              assert.equal(said, `${name} ${why} ${again}`);
              seen.tied++;
            } else {
              assert.equal(said, undefined);
              seen.right++;
            }
          }
        }
        before = new Map([...nodes].map(([cell, node]) => [cell, { ...node }]));
      }
    }
  }
  for (const [kind, count] of Object.entries(seen)) assert.ok(count > some(20, 4), `${kind}: ${count}`);
});

test("nothing is said where the sentences would not hold", () => {
  const { run } = new Session(defaultBoard, () => 0);
  for (const options of /** @type {Partial<Options>[]} */ ([
    { algorithm: "bidirectional-astar" },
    { algorithm: "jump-point" },
    { algorithm: "fastest" },
    { algorithm: "astar", decreaseKey: false },
  ])) {
    run.configure(options);
    for (let step = 0; step <= 3; step++) {
      run.seek(step);
      assert.equal(sentenceAt(run.solver, english), undefined);
    }
  }
});

test("the first cell that is explained has the numbers that its ways have, and is no answer", () => {
  let count = 0;
  const sessions = [smallBoard, tallBoard, lowBoard].map((map) => new Session(map, () => 0));
  for (let seed = 1; seed <= some(400); seed++) sessions.push(randomSession(seed, { side: 9 }));
  for (const [index, { run }] of sessions.entries()) {
    const diagonal = index < 3 ? "no-corner-cutting" : RULES[index % RULES.length];
    run.configure({ algorithm: "astar", diagonal, weight: 1 });
    run.seek(1);
    const { board } = run;
    const worked = workedCell(run.solver);
    const first = search(board, { algorithm: "astar", diagonal, weight: 1 }).next().value;
    if (!first || run.solver.length < 2) continue;
    const others = [...first.nodes].filter(([, { isClosed }]) => !isClosed).map(([cell, node]) => ({ cell, ...node }));
    const least = Math.min(...others.map(({ f }) => f));
    const nearest = Math.min(...others.filter(({ f }) => f === least).map(({ h }) => h));
    const wrong = others.filter(({ f, h }) => f > least || h > nearest).sort((a, b) => a.f - b.f || a.cell - b.cell);
    if (index < 3) assert.equal(wrong.length, others.length - 1, "one answer");
    if (wrong.length === 0) {
      assert.equal(worked, undefined);
      continue;
    }
    count++;
    assert.ok(worked);
    const { g, h, f, cell } = wrong[0];
    assert.deepEqual(
      { cell: worked.cell, g: worked.g, h: worked.h, f: worked.f },
      { cell: [cell % board.width, Math.floor(cell / board.width)], g, h, f },
    );
    // Its moves are those of the way, and cost what it says.
    assert.deepEqual(worked.way[0], worked.cell);
    assert.deepEqual(worked.way.at(-1), [...board.goal]);
    let sum = 0;
    for (const [i, [x, y]] of worked.way.slice(1).entries()) {
      const [dx, dy] = [Math.abs(x - worked.way[i][0]), Math.abs(y - worked.way[i][1])];
      assert.ok(Math.max(dx, dy) === 1);
      sum += dx + dy === 2 ? 14 : 10;
    }
    assert.equal(sum, h);
    const said = movesOf(worked, String)
      .split(" + ")
      .filter((words) => words !== "");
    assert.equal(
      said.reduce((all, words) => all + words.split(" · ").reduce((a, b) => a * Number(b), 1), 0),
      h,
    );
    run.seek(2);
    assert.notEqual(run.solver.current, cell);
  }
  assert.ok(count > some(200), String(count));
});
