import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { chooseSpeed } from "../../www/core/run/player.js";
import { Session } from "../../www/core/session/session.js";

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";

/** A session that was searched to its end. */
function solved() {
  const session = new Session(MAP, () => 0);
  session.run.solve();
  return session;
}

test("a session starts at the end of its search", () => {
  const session = solved();
  assert.ok(session.run.length > 0 && session.run.isAtEnd);
  assert.equal(session.run.status, "found");
  assert.equal(session.run.shortest, session.run.solver.path()?.cost);
});

test("after an edit it stays at the end, or at the same step", () => {
  const session = solved();
  session.document.paint([[1, 1]], 255);
  assert.ok(session.run.isAtEnd);
  session.document.endStroke();
  session.run.step(-3);
  const { position } = session.run;
  session.document.beginStroke();
  session.document.paint([[1, 2]], 255);
  session.document.endStroke();
  assert.equal(session.run.position, position);
  session.run.configure({ algorithm: "dijkstra" });
  assert.equal(session.run.position, position);
});

test("undo and redo bring boards back and search them", () => {
  const session = solved();
  const first = session.run.solver.toMap();
  session.document.paint([[3, 3]], 255);
  session.document.endStroke();
  assert.equal(session.run.status, "no-path");
  session.resize(9, 9);
  const last = session.run.solver.toMap();
  session.undo();
  session.undo();
  assert.equal(session.run.solver.toMap(), first);
  assert.equal(session.run.status, "found");
  session.redo();
  session.redo();
  assert.equal(session.run.solver.toMap(), last);
});

test("a map that cannot be read changes nothing", () => {
  const session = solved();
  const before = [session.run.solver.toMap(), session.run.position, session.document.canUndo];
  assert.throws(() => session.open("height 1\nwidth 2\nmap\n.\n"), { code: "bad-map" });
  assert.deepEqual([session.run.solver.toMap(), session.run.position, session.document.canUndo], before);
});

test("another board keeps the options and is shown solved", () => {
  const session = solved();
  session.run.configure({ weight: 2, diagonal: "never" });
  session.run.step(Number.NEGATIVE_INFINITY);
  session.open("height 1\nwidth 3\nmap\n...\n");
  assert.deepEqual([session.run.solver.options.weight, session.run.solver.options.diagonal], [2, "never"]);
  assert.ok(session.run.isAtEnd && session.run.status === "found");
});

test("a blocked start is reported in a sentence, until the wall goes", () => {
  const session = solved();
  session.change((solver) => solver.setCell(0, 0, 255));
  assert.equal(session.run.error?.message, "The start (0, 0) is a wall.");
  session.run.play();
  assert.equal(session.run.player.playing, false);
  session.document.paint([[0, 0]], 0);
  assert.equal(session.run.error, undefined);
  assert.equal(session.run.status, "found");
});

test("playing goes on from the start when it was at the end, and stops there", () => {
  let now = 0;
  const session = new Session(MAP, () => now);
  session.run.solve();
  chooseSpeed(session.run.player, 10);
  session.run.play();
  assert.equal(session.run.position, 0);
  now += 500;
  session.tick();
  assert.equal(session.run.position, 5);
  for (let i = 0; i < 100; i++) {
    now += 500;
    session.tick();
  }
  assert.ok(session.run.isAtEnd && !session.run.player.playing);
});

test("as fast as possible goes to the end in one tick", () => {
  const session = solved();
  chooseSpeed(session.run.player, Number.POSITIVE_INFINITY);
  session.run.play();
  session.tick();
  assert.ok(session.run.isAtEnd);
});

test("a cleared search stays cleared through edits until it is played", () => {
  const session = solved();
  session.run.clearSearch();
  assert.deepEqual([session.run.position, session.run.length], [0, 0]);
  session.document.paint([[2, 2]], 255);
  assert.equal(session.run.position, 0);
  session.run.step(1);
  assert.equal(session.run.position, 1);
});

test("a long search is sliced, can be cancelled, and continues on request", () => {
  let now = 0;
  const session = new Session(`height 300\nwidth 300\nmap\n${`${".".repeat(300)}\n`.repeat(300)}`, () => {
    now += 100;
    return now;
  });
  session.run.configure({ algorithm: "dijkstra" });
  assert.ok(session.run.isSearching && session.run.length > 0 && session.run.length < 90000);
  session.tick();
  session.run.cancel();
  const { length } = session.run;
  assert.ok(session.run.isStopped && length < 90000);
  session.run.seek(Number.POSITIVE_INFINITY);
  while (session.run.isSearching) session.tick();
  assert.equal(session.run.length, 90000);
  assert.ok(session.run.isAtEnd);
});

test("the engine can be rebuilt from what JavaScript knows", () => {
  const session = solved();
  session.run.configure({ costs: "sqrt2" });
  const before = [session.run.solver.toMap(), session.run.solver.path()?.cost];
  session.rebuild();
  assert.deepEqual([session.run.solver.toMap(), session.run.solver.path()?.cost], before);
});

test("a stroke that is undone, redone or abandoned is the same for the engine", () => {
  const session = solved();
  const first = session.run.solver.toMap();
  session.document.paint([[1, 1]], 255);
  session.document.paint([[2, 2]], 7);
  session.document.moveEnd("goal", [5, 0]);
  session.document.endStroke();
  const last = session.run.solver.toMap();
  session.undo();
  assert.equal(session.run.solver.toMap(), first);
  session.redo();
  assert.equal(session.run.solver.toMap(), last);
  session.document.paint([[0, 3]], 255);
  session.document.cancelStroke();
  assert.equal(session.run.solver.toMap(), last);
});

test("what is known about a position follows every change", () => {
  const session = solved();
  let { revision } = session.run;
  const isNew = () => {
    const changed = session.run.revision !== revision;
    revision = session.run.revision;
    assert.deepEqual(session.run.stats, session.run.solver.stats);
    assert.deepEqual(session.run.path, session.run.error ? undefined : session.run.solver.path());
    return changed;
  };
  assert.ok(!isNew());
  for (const change of [
    () => session.run.step(-1),
    () => session.run.seek(Number.POSITIVE_INFINITY),
    () => session.run.configure({ algorithm: "dijkstra" }),
    () => session.document.paint([[3, 3]], 255),
    () => session.undo(),
    () => session.run.clearSearch(),
    () => session.run.step(1),
    () => session.resize(5, 5),
    () => session.change((solver) => solver.setCell(0, 0, 255)),
  ]) {
    change();
    assert.ok(isNew(), String(change));
  }
});

test("on a larger board the path is compared when nothing has changed for a while, and only where it may be longer", () => {
  let now = 0;
  const session = new Session(`height 300\nwidth 300\nmap\n${`${".".repeat(300)}\n`.repeat(300)}`, () => now);
  session.run.solve();
  const { shortest } = session.run;
  assert.equal(shortest, session.run.path?.cost);
  assert.equal(session.tick(), false);
  session.run.configure({ weight: 2 });
  assert.equal(session.run.shortest, undefined);
  assert.equal(session.tick(), true);
  now += 200;
  session.document.paint([[9, 20]], 255);
  now += 200;
  session.tick();
  assert.equal(session.run.shortest, undefined);
  now += 200;
  session.tick();
  assert.equal(session.run.shortest, shortest);
  assert.equal(session.tick(), false);
});

test("another size keeps the origin and what is inside", () => {
  const session = new Session("height 2\nwidth 3\norigin 5 6\nmap\ns..\n.@g\n", () => 0);
  session.resize(2, 3);
  assert.deepEqual(
    [session.document.board.origin, session.document.board.start, session.document.board.goal],
    [
      [5, 6],
      [0, 0],
      [1, 1],
    ],
  );
  assert.equal(session.run.path?.cost, 14);
});

test("released memory is claimed again by commands, and not by reading", () => {
  const session = solved();
  const { run } = session;
  run.step(-2);
  const told = () => structuredClone([run.position, run.length, run.status, run.stats, run.path, run.shortest]);
  const before = told();
  const read = [run.isAtEnd, run.shownStep, session.toMap()];
  session.sleep();
  assert.deepEqual(told(), before);
  assert.deepEqual([run.isAtEnd, run.shownStep, session.toMap()], read);
  assert.equal(session.tick(), false);
  assert.ok(session.isAsleep);
  run.step(1);
  assert.ok(!session.isAsleep);
  assert.deepEqual([run.position, run.length], [Number(before[0]) + 1, before[1]]);
});

test("what a reader may not change is not undone either", () => {
  const session = solved();
  session.document.paint([[1, 1]], 255);
  session.document.endStroke();
  session.isReadOnly = true;
  session.undo();
  assert.equal(session.document.board.cells[8], 255);
  session.isReadOnly = false;
  session.undo();
  session.isReadOnly = true;
  session.redo();
  assert.equal(session.document.board.cells[8], 0);
});

test("a search that cannot continue stops where it is, and says why", () => {
  const session = new Session(MAP, () => 0);
  const error = Object.assign(new Error("The record is full."), { code: "too-large", values: {} });
  let now = 0;
  session.run.clock = () => (now += 50);
  const cells = new Uint8Array(600 * 600);
  session.openBoard({ width: 600, height: 600, cells, start: [0, 0], goal: [599, 599], origin: [0, 0] }, {});
  session.run.configure({ algorithm: "dijkstra" });
  assert.ok(session.run.isSearching);
  session.run.solver.step = () => {
    throw error;
  };
  assert.throws(() => session.tick(), error);
  assert.ok(!session.run.isSearching && session.run.isStopped);
});
