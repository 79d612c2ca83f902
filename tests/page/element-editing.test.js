// What scripts do to an element's board: compared with the engine, which gets the same calls, and with a board in plain
// arrays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { Session } from "../../www/core/session/session.js";
import { findPath, setCell, setCells, setEnd } from "../../www/element/editing.js";
import { Solver } from "../boundary/engine.js";
import { search } from "./plain-search.js";
import { randomSession } from "./random-session.js";

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";

function solved() {
  const session = new Session(MAP, () => 0);
  session.run.solve();
  return session;
}

/** @param {() => void} act @returns {{ code?: string, message?: string }} */
function thrownBy(act) {
  try {
    act();
    return {};
  } catch (error) {
    const { code, message } = /** @type {Error & { code: string }} */ (error);
    return { code, message };
  }
}

/** Everything a session shows. @param {Session} session */
const shownBy = (session) => [
  session.run.solver.toMap(),
  session.run.position,
  session.run.length,
  session.run.status,
  session.run.path,
];

const WRONG = [Number.NaN, -1, 1.5, 300, "2", undefined, null, {}, 10n, Number.POSITIVE_INFINITY, true];

/** Calls with right and wrong arguments. @param {number} seed @returns {["setCell" | "setCells" | "setStart" | "setGoal", unknown[]]} */
function callOf(seed) {
  let state = seed * 7919 + 17;
  const random = (/** @type {number} */ limit) => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * limit);
  };
  const odd = (/** @type {unknown} */ value) => (random(12) === 0 ? WRONG[random(WRONG.length)] : value);
  const method = /** @type {const} */ (["setCell", "setCell", "setCells", "setStart", "setGoal"])[random(5)];
  if (method === "setCells") {
    const cells = Uint8Array.from({ length: random(8) === 0 ? 80 : 81 }, () => [0, 0, 0, 20, 255][random(5)]);
    return [method, [odd(cells)]];
  }
  const coord = [odd(random(9)), odd(random(9))];
  return [method, method === "setCell" ? [...coord, odd([0, 255, 20][random(3)])] : coord];
}

/** @param {Session} session @param {string} method @param {unknown[]} values */
function callOn(session, method, values) {
  const [x, y, byte] = /** @type {[any, any, any]} */ (values);
  if (method === "setCell") setCell(session, x, y, byte);
  else if (method === "setCells") setCells(session, x);
  else setEnd(session, method === "setStart" ? "start" : "goal", x, y);
}

test("an edit does to the board what the engine's own does, and is one step for undo; a wrong one is refused alike", () => {
  let refused = 0;
  let changed = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const session = randomSession(seed);
    session.run.solve();
    const engine = Solver.fromMap(session.run.solver.toMap());
    for (let call = 0; call < 40; call++) {
      const [method, values] = callOf(seed * 100 + call);
      const before = session.run.solver.toMap();
      const all = shownBy(session);
      const edits = session.document.revision;
      const expected = thrownBy(() => Reflect.apply(Reflect.get(engine, method), engine, values));
      assert.deepEqual(
        thrownBy(() => callOn(session, method, values)),
        expected,
        `${method}(${values})`,
      );
      const after = engine.toMap();
      assert.equal(session.run.solver.toMap(), after, `${method}(${values})`);
      assert.deepEqual(
        [[...session.document.board.cells], session.document.board.start, session.document.board.goal],
        [[...engine.cells()], engine.start, engine.goal],
      );
      if (expected.code) refused++;
      if (before === after) {
        // Nothing has changed, and there is nothing to undo.
        if (expected.code) assert.deepEqual(shownBy(session), all);
        if (method !== "setCells") assert.equal(session.document.revision, edits);
        continue;
      }
      changed++;
      assert.equal(session.document.revision, edits + 1);
      session.undo();
      assert.equal(session.run.solver.toMap(), before);
      session.redo();
      assert.equal(session.run.solver.toMap(), after);
    }
    engine.free();
  }
  assert.ok(refused > 200 && changed > 800, `${refused} refused, ${changed} changed`);
});

test("a refused edit does not end what the reader is doing", () => {
  const session = solved();
  session.run.play();
  session.document.beginStroke();
  session.document.paint([[1, 1]], 255);
  for (const act of [
    () => setCell(session, 0, 9, 255),
    () => setCell(session, 0, 0, 256),
    () => setEnd(session, "goal", -1, 0),
    () => setCells(session, new Uint8Array(3)),
  ]) {
    assert.throws(act, { code: /^(out-of-bounds|bad-cell)$/ });
  }
  assert.ok(session.run.player.playing && session.document.isPainting);
  session.document.paint([[2, 1]], 255);
  session.document.endStroke();
  session.undo();
  assert.equal(session.document.board.cells.indexOf(255, 7), 10, "one stroke, undone in one step");
});

test("an edit stays at the step that is shown, as a reader's does", () => {
  const session = solved();
  setCell(session, 1, 1, 255);
  assert.ok(session.run.isAtEnd);
  session.run.seek(3);
  setCell(session, 1, 2, 255);
  setEnd(session, "goal", 6, 0);
  assert.equal(session.run.position, 3);
});

test("walls on start and goal, and both on one cell, are as in the engine: the search says why it cannot begin", () => {
  const session = solved();
  setCell(session, 0, 0, 255);
  assert.equal(Reflect.get(session.run.error ?? {}, "code"), "start-blocked");
  session.undo();
  assert.equal(session.run.status, "found");
  setEnd(session, "goal", 3, 0);
  assert.equal(Reflect.get(session.run.error ?? {}, "code"), "goal-blocked");
  assert.throws(() => findPath(session), { code: "goal-blocked" });
  setEnd(session, "goal", 0, 0);
  assert.equal(session.run.error, undefined);
  assert.equal(findPath(session)?.cost, 0);
});

test("only the reader may not edit: a script may", () => {
  const session = solved();
  session.isReadOnly = true;
  setCell(session, 1, 1, 255);
  assert.equal(session.document.board.cells[8], 255);
});

test("findPath finds what a search on paper finds, and leaves the search that is shown", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const session = randomSession(seed);
    session.run.solve();
    session.run.seek(Math.min(4, session.run.length));
    const all = shownBy(session);
    const found = findPath(session);
    const { width, height, cells, start, goal } = session.document.board;
    const bytes = Array.from(cells, (byte) => (byte === 255 ? undefined : byte));
    const paper = search({ width, height, cells: bytes, start, goal });
    assert.equal(found?.cost, paper.cost, `seed ${seed}`);
    if (found) assert.equal(found.expanded, paper.expanded.length, `seed ${seed}`);
    assert.deepEqual(shownBy(session), all);
  }
});

test("options of other windows and without a prototype are read like the page's own", () => {
  const session = solved();
  session.run.configure(runInNewContext("({ weight: 3 })"));
  session.run.configure(Object.assign(Object.create(null), { diagonal: "never" }));
  assert.deepEqual([session.run.options.weight, session.run.options.diagonal], [3, "never"]);
  assert.throws(() => session.run.configure(runInNewContext("({ weight: -1 })")), { code: "bad-option" });
  assert.equal(session.run.options.weight, 3);
});

test("a script's stroke ends also where the engine fails in the middle of it", () => {
  for (const [draw, method] of /** @type {const} */ ([
    [(/** @type {Session} */ session) => setCell(session, 1, 1, 255), "paint"],
    [(/** @type {Session} */ session) => setEnd(session, "start", 1, 1), "moveEnd"],
  ])) {
    const session = solved();
    session.document[method] = () => {
      throw new Error("planned");
    };
    assert.throws(() => draw(session), /planned/);
    assert.equal(session.document.isPainting, false, method);
  }
});
