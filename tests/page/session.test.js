import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { chooseSpeed } from "../../www/player.js";
import { Session } from "../../www/session.js";

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";

/** A session that was searched to its end. */
function solved() {
  const session = new Session(MAP, () => 0);
  session.solve();
  return session;
}

test("a session begins at the end of its search", () => {
  const session = solved();
  assert.ok(session.length > 0 && session.isAtEnd);
  assert.equal(session.status, "found");
  assert.equal(session.shortest, session.solver.path()?.cost);
});

test("after an edit it stays at the end, or at the same step", () => {
  const session = solved();
  session.paint([[1, 1]], 255);
  assert.ok(session.isAtEnd);
  session.endStroke();
  session.step(-3);
  const { position } = session;
  session.beginStroke();
  session.paint([[1, 2]], 255);
  session.endStroke();
  assert.equal(session.position, position);
  session.configure({ algorithm: "dijkstra" });
  assert.equal(session.position, position);
});

test("undo and redo bring boards back and search them", () => {
  const session = solved();
  const first = session.solver.toMap();
  session.paint([[3, 3]], 255);
  session.endStroke();
  assert.equal(session.status, "no-path");
  session.resize(9, 9);
  const last = session.solver.toMap();
  session.undo();
  session.undo();
  assert.equal(session.solver.toMap(), first);
  assert.equal(session.status, "found");
  session.redo();
  session.redo();
  assert.equal(session.solver.toMap(), last);
});

test("a map that cannot be read changes nothing", () => {
  const session = solved();
  const before = [session.solver.toMap(), session.position, session.history.canUndo];
  assert.throws(() => session.open("height 1\nwidth 2\nmap\n.\n"), { code: "bad-map" });
  assert.deepEqual([session.solver.toMap(), session.position, session.history.canUndo], before);
});

test("another board keeps the options and is shown solved", () => {
  const session = solved();
  session.configure({ weight: 2, diagonal: "never" });
  session.step(Number.NEGATIVE_INFINITY);
  session.open("height 1\nwidth 3\nmap\n...\n");
  assert.deepEqual([session.solver.options.weight, session.solver.options.diagonal], [2, "never"]);
  assert.ok(session.isAtEnd && session.status === "found");
});

test("a blocked start is a sentence, and ends when the wall goes", () => {
  const session = solved();
  session.change((solver) => solver.setCell(0, 0, 255));
  assert.equal(session.error?.message, "The start (0, 0) is a wall.");
  session.play();
  assert.equal(session.player.playing, false);
  session.paint([[0, 0]], 0);
  assert.equal(session.error, undefined);
  assert.equal(session.status, "found");
});

test("playing goes on from the start when it was at the end, and stops there", () => {
  let now = 0;
  const session = new Session(MAP, () => now);
  session.solve();
  chooseSpeed(session.player, 10);
  session.play();
  assert.equal(session.position, 0);
  now += 500;
  session.tick();
  assert.equal(session.position, 5);
  for (let i = 0; i < 100; i++) {
    now += 500;
    session.tick();
  }
  assert.ok(session.isAtEnd && !session.player.playing);
});

test("as fast as possible goes to the end in one tick", () => {
  const session = solved();
  chooseSpeed(session.player, Number.POSITIVE_INFINITY);
  session.play();
  session.tick();
  assert.ok(session.isAtEnd);
});

test("a cleared search stays cleared through edits until it is played", () => {
  const session = solved();
  session.clearSearch();
  assert.deepEqual([session.position, session.length], [0, 0]);
  session.paint([[2, 2]], 255);
  assert.equal(session.position, 0);
  session.step(1);
  assert.equal(session.position, 1);
});

test("a long search is sliced, can be cancelled, and goes on when asked", () => {
  let now = 0;
  const session = new Session(`height 300\nwidth 300\nmap\n${`${".".repeat(300)}\n`.repeat(300)}`, () => {
    now += 100;
    return now;
  });
  session.configure({ algorithm: "dijkstra" });
  assert.ok(session.isSearching && session.length > 0 && session.length < 90000);
  session.tick();
  session.cancel();
  const { length } = session;
  assert.ok(session.isStopped && length < 90000);
  session.seek(Number.POSITIVE_INFINITY);
  while (session.isSearching) session.tick();
  assert.equal(session.length, 90000);
  assert.ok(session.isAtEnd);
});

test("the engine can be made anew from what JavaScript knows", () => {
  const session = solved();
  session.configure({ costs: "sqrt2" });
  const before = [session.solver.toMap(), session.solver.path()?.cost];
  session.rebuild();
  assert.deepEqual([session.solver.toMap(), session.solver.path()?.cost], before);
});

test("a stroke that is undone, redone or given up is the same for the engine", () => {
  const session = solved();
  const first = session.solver.toMap();
  session.paint([[1, 1]], 255);
  session.paint([[2, 2]], 7);
  session.moveEnd("goal", [5, 0]);
  session.endStroke();
  const last = session.solver.toMap();
  session.undo();
  assert.equal(session.solver.toMap(), first);
  session.redo();
  assert.equal(session.solver.toMap(), last);
  session.paint([[0, 3]], 255);
  session.cancelStroke();
  assert.equal(session.solver.toMap(), last);
});

test("what is known of a position follows every change", () => {
  const session = solved();
  let { revision } = session;
  const isNew = () => {
    const changed = session.revision !== revision;
    revision = session.revision;
    assert.deepEqual(session.stats, session.solver.stats);
    assert.deepEqual(session.path, session.error ? undefined : session.solver.path());
    return changed;
  };
  assert.ok(!isNew());
  for (const change of [
    () => session.step(-1),
    () => session.seek(Number.POSITIVE_INFINITY),
    () => session.configure({ algorithm: "dijkstra" }),
    () => session.paint([[3, 3]], 255),
    () => session.undo(),
    () => session.clearSearch(),
    () => session.step(1),
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
  session.solve();
  const { shortest } = session;
  assert.equal(shortest, session.path?.cost);
  assert.equal(session.tick(), false);
  session.configure({ weight: 2 });
  assert.equal(session.shortest, undefined);
  assert.equal(session.tick(), true);
  now += 200;
  session.paint([[9, 20]], 255);
  now += 200;
  session.tick();
  assert.equal(session.shortest, undefined);
  now += 200;
  session.tick();
  assert.equal(session.shortest, shortest);
  assert.equal(session.tick(), false);
});

test("another size keeps the origin and what lies inside", () => {
  const session = new Session("height 2\nwidth 3\norigin 5 6\nmap\ns..\n.@g\n", () => 0);
  session.resize(2, 3);
  assert.deepEqual(
    [session.board.origin, session.board.start, session.board.goal],
    [
      [5, 6],
      [0, 0],
      [1, 1],
    ],
  );
  assert.equal(session.path?.cost, 14);
});

test("memory that was given back is taken again by whoever asks", () => {
  const session = solved();
  const { position } = session;
  session.sleep();
  assert.ok(session.isAsleep);
  assert.equal(session.position, position);
  assert.ok(!session.isAsleep);
});

test("what a reader may not change is not undone either", () => {
  const session = solved();
  session.paint([[1, 1]], 255);
  session.endStroke();
  session.isReadOnly = true;
  session.undo();
  assert.equal(session.board.cells[8], 255);
  session.isReadOnly = false;
  session.undo();
  session.isReadOnly = true;
  session.redo();
  assert.equal(session.board.cells[8], 0);
});

test("a search that cannot go on stops where it is, and says why", () => {
  const session = new Session(MAP, () => 0);
  const error = Object.assign(new Error("The record is full."), { code: "too-large" });
  let now = 0;
  session.clock = () => (now += 50);
  const cells = new Uint8Array(600 * 600);
  session.openBoard({ width: 600, height: 600, cells, start: [0, 0], goal: [599, 599], origin: [0, 0] }, {});
  session.configure({ algorithm: "dijkstra" });
  assert.ok(session.isSearching);
  session.solver.step = () => {
    throw error;
  };
  assert.throws(() => session.tick(), error);
  assert.ok(!session.isSearching && session.isStopped);
});
