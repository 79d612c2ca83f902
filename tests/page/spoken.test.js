// What is read out of the board and the search: read back, it gives the board again.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./english.js";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { briefText, resultText, stepSaid } from "../../www/features/spoken/search-said.js";
import { boardText, rowText } from "../../www/features/spoken/survey.js";
import { undoneText } from "../../www/features/spoken/undone.js";
import { stepText } from "../../www/narration/step.js";
import "../boundary/engine.js";
import { randomSession } from "./random-session.js";

const ALGORITHMS = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first", "bidirectional-astar"]);

/** What a row is said to be, cell by cell. @param {string} said */
function cellsIn(said) {
  const [, stretches] = said.split(": ");
  return stretches.split("; ").flatMap((stretch) => {
    const [, first, last = first, kind] = /** @type {string[]} */ (stretch.match(/^(-?\d+)(?: to (-?\d+))? (.+)$/));
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => [Number(first) + index, kind]);
  });
}

test("the rows in words are the board, its search and its path, cell by cell", () => {
  const met = new Set();
  for (let seed = 1; seed <= 60; seed++) {
    const { run } = randomSession(seed, { walls: 0.15, origin: "-3 20" });
    run.configure({ algorithm: ALGORITHMS[seed % ALGORITHMS.length] });
    run.seek(seed % 3 === 0 ? run.length : seed % 11);
    const { board, solver, path } = run;
    const onPath = new Set();
    for (let i = 0; i < (path?.cells.length ?? 0); i += 2) onPath.add(path?.cells.slice(i, i + 2).join());
    for (let y = 0; y < board.height; y++) {
      const said = rowText(run, y, english);
      assert.ok(said.startsWith(`Row ${y + 20}: `), said);
      const told = cellsIn(said);
      assert.deepEqual(
        told.map(([x]) => x),
        Array.from({ length: board.width }, (_, x) => x - 3),
      );
      for (const [x, [, kind]] of told.entries()) {
        const byte = board.cells[y * board.width + x];
        const state = ["free", "open", "closed"][Number(solver.node(x, y).state)];
        const is = (/** @type {[number, number]} */ end) => end.join() === `${x},${y}`;
        const word = onPath.has(`${x},${y}`) ? "path" : state;
        const expected = is(board.start)
          ? "start"
          : is(board.goal)
            ? "goal"
            : byte === 255
              ? "wall"
              : byte > 0
                ? `${word} with penalty ${byte}`
                : word;
        assert.equal(kind, expected, said);
        met.add(word);
      }
    }
  }
  assert.equal(met.size, 4);
});

test("the board in a few sentences counts what is on it", () => {
  const { run } = randomSession(4, { walls: 0.2 });
  run.seek(7);
  const { board, solver } = run;
  const walls = board.cells.filter((byte) => byte === 255).length;
  const penalties = board.cells.filter((byte) => byte > 0 && byte < 255).length;
  const [open, closed] = [1, 2].map((state) => solver.states().filter((it) => it === state).length);
  const [start, goal] = [board.start, board.goal].map((end) => `(${end.join(",\u00a0")})`);
  assert.equal(
    boardText(run, english),
    `Board, 9 by 9. Start ${start}, goal ${goal}. ${walls} walls. ${penalties} cells with a penalty. ${closed} expanded, ${open} in the open list.`,
  );
});

test("a very long row is told up to a bound, with what is left", () => {
  const { run } = randomSession(1, { side: 200, walls: 0.5 });
  const said = rowText(run, 100, english);
  const [, rest] = /** @type {string[]} */ (said.match(/; (\d+) more cells$/));
  const told = cellsIn(said.replace(/; \d+ more cells$/, ""));
  assert.equal(told.length + Number(rest), 200);
});

test("what is undone and redone is said as the board is then", () => {
  const session = randomSession(2, { walls: 0 });
  const { document, run } = session;
  /** @type {string[]} */
  const said = [];
  document.watch((patch, _, undone) => {
    if (undone !== undefined) said.push(undoneText(patch, undone, run, english));
  });
  const [first, second] = [...document.board.cells.keys()]
    .map((cell) => /** @type {[number, number]} */ ([cell % 9, Math.floor(cell / 9)]))
    .filter(([x, y]) => document.board.cells[y * 9 + x] === 0)
    .filter((cell) => ![document.board.start, document.board.goal].some((end) => end.join() === cell.join()));
  const shown = (/** @type {[number, number]} */ cell) => `(${cell.join(",\u00a0")})`;
  const { start } = document.board;
  document.beginStroke();
  document.paint([first], 255);
  document.endStroke();
  document.beginStroke();
  document.paint([first, second], 30);
  document.endStroke();
  document.beginStroke();
  document.moveEnd("start", second);
  document.endStroke();
  assert.deepEqual(said, []);
  for (let i = 0; i < 3; i++) session.undo();
  session.redo();
  session.resize(5, 4);
  session.undo();
  assert.deepEqual(said, [
    `Undone: start at ${shown(start)}.`,
    "Undone: 2 cells changed.",
    `Undone: ${shown(first)} free.`,
    `Redone: ${shown(first)} wall.`,
    "Undone: Board, 9 by 9.",
  ]);
});

test("a step in one breath has its numbers only; the whole of it has all, and the end says how the search ended", async () => {
  for (const language of [english, await loadLanguage("es"), await loadLanguage("zh")]) {
    for (let seed = 1; seed <= 20; seed++) {
      const { run } = randomSession(seed, { walls: 0.1 });
      run.solve();
      for (let step = 0; step < run.length; step++) {
        run.seek(step);
        assert.equal(resultText(run, language), "");
        assert.equal(stepSaid(run, language), stepText(run, language));
        assert.ok(briefText(run, language).length <= stepText(run, language).length);
      }
      run.seek(run.length);
      const end = resultText(run, language);
      assert.notEqual(end, "");
      assert.ok(stepSaid(run, language).endsWith(end));
    }
  }
});
