// What the page says about a bidirectional search: every sentence names its side, and is true for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { describeCell } from "../../www/narration/describe.js";
import { statusText } from "../../www/narration/sentences.js";
import { stepText } from "../../www/narration/step.js";
import { estimate, movesFrom } from "./naive.js";
import { shortestCost } from "./oracle.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/core/session/session.js").Session} Session */

const chinese = await loadLanguage("zh");

/** Everything that can be reached from a cell. @param {Session} session @param {[number, number]} from */
function reachable({ run: { board, options } }, [x, y]) {
  const seen = new Set([y * board.width + x]);
  for (const cell of seen) for (const [to] of movesFrom(board, options.diagonal, cell)) seen.add(to);
  return seen;
}

test("with two searches, sentences say which one did what, and what its numbers count from", () => {
  let withoutPath = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const session = randomSession(seed, { walls: 0.35 });
    const { board, solver } = session.run;
    session.run.configure({ algorithm: "bidirectional-astar", diagonal: RULES[seed % 4] });
    session.run.seek(0);
    assert.match(
      stepText(session.run, english),
      /^Step 0\. Two cells are open: the start \(\d+,\s\d+\) for one search and the goal \(\d+,\s\d+\) for the other, both with f (\d+) = g 0 \+ h \1\.$/,
    );
    /** What each cell cost its side when it was closed. @type {Map<number, number>} */
    const closed = new Map();
    for (let step = 1; step <= session.run.length; step++) {
      session.run.seek(step);
      // The sides take turns, and the start's begins.
      const [own, other] = step % 2 === 1 ? [board.start, board.goal] : [board.goal, board.start];
      const side = step % 2 === 1 ? "start" : "goal";
      const taken = solver.expansionOrder()[step - 1];
      const [x, y] = [taken % board.width, Math.floor(taken / board.width)];
      const h = estimate(session.run.options.diagonal === "never", Math.abs(x - other[0]), Math.abs(y - other[1]));
      const parent = solver.node(x, y).parent;
      const from = parent && parent[1] * board.width + parent[0];
      // Entering a cell costs its penalty, and the goal's side goes against the direction of the path.
      const steps =
        from === undefined ? [] : movesFrom(board, session.run.options.diagonal, side === "start" ? from : taken);
      const move = steps.find(([to]) => to === (side === "start" ? taken : from))?.[1] ?? 0;
      const g = from === undefined ? 0 : (closed.get(from) ?? Number.NaN) + move;
      closed.set(taken, g);
      const numbers = `f ${g + h} = g ${g} + h ${h} to the ${side === "start" ? "goal" : "start"}`;
      const begins = x === own[0] && y === own[1];
      const choice = begins ? "its only open cell. " : "";
      const expected = `Step ${step}. The search from the ${side} expanded (${x},\u00a0${y}): ${numbers}, ${choice}`;
      // What follows is checked in step.test.js.
      assert.ok(stepText(session.run, english).startsWith(expected), expected);
      const cell = describeCell(session.run, [x, y], english);
      const told = parent ? `, parent (${parent[0]},\u00a0${parent[1]})` : "";
      assert.ok(cell.endsWith(`, closed by the search from the ${side}, ${numbers}${told}`), cell);
      assert.equal(begins, step <= 2);
    }
    if (shortestCost(solver) !== Number.POSITIVE_INFINITY) continue;
    withoutPath++;
    const [, side] =
      statusText(session.run, english).match(/^There is no path: the search from the (start|goal) has no open/) ?? [];
    // Everything the named side can reach is closed, and the other side has something left.
    const states = solver.states();
    const left = (/** @type {[number, number]} */ end) =>
      [...reachable(session, end)].filter((cell) => states[cell] !== 2);
    assert.equal(left(side === "start" ? board.start : board.goal).length, 0, `${seed}`);
    assert.notEqual(left(side === "start" ? board.goal : board.start).length, 0, `${seed}`);
    assert.match(statusText(session.run, chinese), side === "start" ? /起点侧搜索/ : /终点侧搜索/);
  }
  assert.ok(withoutPath > 10, String(withoutPath));
});

test("a cell open on both sides is described so, and one that one side opened names that side", () => {
  const met = new Set();
  for (let seed = 1; seed <= 60; seed++) {
    const session = randomSession(seed, { walls: 0.1 });
    session.run.configure({
      algorithm: "bidirectional-astar",
      stopWhen: seed % 2 === 0 ? "goal-opened" : "goal-closed",
    });
    for (let step = 0; step <= session.run.length; step++) {
      session.run.seek(step);
      const { board, solver } = session.run;
      // What a side closed tells which cells it opened: a cell next to none of its closed cells is not its own.
      const order = solver.expansionOrder().subarray(0, step);
      const beside = (/** @type {number} */ cell, /** @type {number} */ side) =>
        cell ===
          (side === 0 ? board.start : board.goal)[1] * board.width + (side === 0 ? board.start : board.goal)[0] ||
        movesFrom(board, "no-corner-cutting", cell).some(([to]) =>
          order.some((taken, index) => taken === to && index % 2 === side),
        );
      for (const [cell, state] of solver.states().entries()) {
        if (state !== 1) continue;
        const said = describeCell(session.run, [cell % board.width, Math.floor(cell / board.width)], english);
        const [, which] =
          said.match(
            /in the open (lists of both|list of the search from the start|list of the search from the goal)/,
          ) ?? [];
        met.add(which);
        if (which !== "list of the search from the goal") assert.ok(beside(cell, 0), said);
        if (which !== "list of the search from the start") assert.ok(beside(cell, 1), said);
      }
    }
  }
  assert.equal(met.size, 3);
});
