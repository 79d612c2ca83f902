// Sessions that share a board and a clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { beginComparing } from "../../www/core/session/comparing.js";
import { Session } from "../../www/core/session/session.js";
import { setCell } from "../../www/element/editing.js";
import { Group } from "../../www/features/sync/group.js";
import { Solver } from "../boundary/engine.js";

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";
const OTHER = "height 2\nwidth 5\nmap\ng...s\n@S@@.\n";
/** @typedef {import("../../www/features/sync/group.js").Member} Member */

/**
 * A session as an element has it when it begins.
 * @param {Partial<import("../../www/engine.js").Options>} options
 * @param {{ map?: string, isNamed?: boolean, clock?: () => number }} [how]
 */
function begun(options, { map = MAP, isNamed = false, clock = () => 0 } = {}) {
  const session = new Session(map, clock);
  session.run.configure(options);
  session.remember();
  let asked = 0;
  /** @type {Member} */
  const member = { session, isNamed, refresh: () => asked++ };
  return { session, member, asked: () => asked };
}

/** How many expansions a search takes on a board, found by a solver of its own. @param {Session} session @param {object} options */
function lengthOf(session, options) {
  const solver = Solver.fromMap(session.toMap());
  solver.configure(options);
  solver.run();
  const { length } = solver;
  solver.free();
  return length;
}

test("an edit in one is an edit in all, undone in any, and each searches its own way", () => {
  const ways = [{}, { algorithm: /** @type {const} */ ("greedy") }, { heuristic: /** @type {const} */ ("zero") }];
  const all = ways.map((options) => begun(options));
  for (const { member } of all) Group.join("edit", member);
  const [a, b, c] = all.map(({ session }) => session);
  const before = a.toMap();
  setCell(b, 3, 3, 255);
  for (const [index, session] of [a, b, c].entries()) {
    assert.equal(session.document.board.cells[3 * 7 + 3], 255);
    assert.equal(session.run.length, lengthOf(session, ways[index]), `search ${index}`);
    assert.notEqual(session.toMap(), before);
  }
  c.undo();
  assert.deepEqual([a.toMap(), b.toMap()], [before, before]);
  a.redo();
  assert.equal(c.document.board.cells[3 * 7 + 3], 255);
  // A stroke in one is on all boards while it is drawn, and one step for undo.
  a.document.beginStroke();
  a.document.paint([[0, 3]], 255);
  assert.equal(b.document.board.cells[3 * 7], 255);
  a.document.paint([[1, 3]], 255);
  a.document.endStroke();
  b.undo();
  assert.deepEqual([...c.document.board.cells.slice(21, 23)], [0, 0]);
});

test("one clock: each shows the step where it is, or its end, and whoever moves, moves all", () => {
  const all = [{}, { algorithm: /** @type {const} */ ("greedy") }, { heuristic: /** @type {const} */ ("zero") }];
  const sessions = all.map((options) => {
    const { session, member } = begun(options);
    Group.join("clock", member);
    return session;
  });
  const lengths = sessions.map(({ run }) => run.length);
  assert.ok(new Set(lengths).size === 3, String(lengths));
  const expectAt = (/** @type {number} */ step) =>
    assert.deepEqual(
      sessions.map(({ run }) => run.position),
      lengths.map((length) => Math.min(step, length)),
    );
  expectAt(Number.POSITIVE_INFINITY);
  let clock = Math.max(...lengths);
  for (const [index, count] of [-3, 1, 1, -4, 5, -1, -2].entries()) {
    sessions[index % 3].clock.step(count);
    clock = Math.max(0, Math.min(Math.max(...lengths), clock + count));
    expectAt(clock);
  }
  // What moves a run, and not the clock, moves it too.
  sessions[2].run.seek(4);
  for (const session of sessions) session.tick();
  expectAt(4);
  sessions[0].clock.seek(Number.POSITIVE_INFINITY);
  expectAt(Number.POSITIVE_INFINITY);
});

test("playing in one plays all, until the longest ends", () => {
  let now = 0;
  const clock = () => now;
  const all = [{}, { algorithm: /** @type {const} */ ("greedy") }].map((options) => begun(options, { clock }));
  for (const { member } of all) Group.join("play", member);
  const [a, b] = all.map(({ session }) => session);
  b.clock.play();
  for (let i = 0; i < 200 && a.clock.player.playing; i++) {
    now += 20;
    a.tick();
    b.tick();
    const position = Math.max(a.run.position, b.run.position);
    for (const { run } of [a, b]) assert.equal(run.position, Math.min(position, run.length));
  }
  assert.ok(!a.clock.player.playing && a.run.isAtEnd && b.run.isAtEnd);
});

test("a board that was asked for takes the place of one that was not, but not of another one", () => {
  const first = begun({});
  Group.join("named", first.member);
  first.session.clock.seek(1);
  const named = begun({}, { map: OTHER, isNamed: true });
  named.session.run.seek(2);
  Group.join("named", named.member);
  assert.equal(first.session.document.board.width, 5);
  assert.deepEqual([first.session.run.position, named.session.run.position], [2, 2]);
  const late = begun({}, { isNamed: true });
  Group.join("named", late.member);
  assert.deepEqual([late.session.document.board.width, late.session.run.position], [5, 2]);
  // All go back to the board that was asked for, also the one that was there before it.
  for (const { session } of [late, first, named]) {
    setCell(session, 0, 0, 20);
    session.recall();
    assert.equal(first.session.document.board.cells[0], 0);
    assert.equal(first.session.toMap(), Solver.fromMap(OTHER).toMap());
  }
});

test("one that leaves keeps what it shows, and goes its own way; the name is free when all have left", () => {
  const all = [{}, { algorithm: /** @type {const} */ ("greedy") }].map((options) => begun(options));
  const groups = all.map(({ member }) => Group.join("leave", member));
  assert.equal(groups[0], groups[1]);
  const [a, b] = all.map(({ session }) => session);
  a.clock.seek(3);
  groups[1].remove(all[1].member);
  assert.deepEqual([b.run.position, b.toMap()], [3, a.toMap()]);
  b.clock.step(1);
  setCell(b, 0, 3, 255);
  assert.deepEqual([a.run.position, a.document.board.cells[21], b.document.board.cells[21]], [3, 0, 255]);
  setCell(a, 1, 3, 255);
  assert.equal(b.document.board.cells[22], 0);
  assert.equal(a.run.options.algorithm, "astar");
  // Back again, it has the board of the others.
  Group.join("leave", all[1].member);
  assert.deepEqual([b.toMap(), b.run.position], [a.toMap(), a.run.position]);
  groups[0].remove(all[0].member);
  groups[0].remove(all[1].member);
  const other = begun({}, { map: OTHER });
  assert.notEqual(Group.join("leave", other.member), groups[0]);
  assert.equal(other.session.document.board.width, 5);
});

test("one of them can compare searches of its own, on the same clock", () => {
  const [one, two] = [begun({}), begun({ heuristic: "zero" })];
  const group = Group.join("compare", one.member);
  Group.join("compare", two.member);
  beginComparing(one.session, [{}, { algorithm: "greedy" }]);
  two.session.clock.seek(5);
  assert.deepEqual(
    [...one.session.runs, ...two.session.runs].map(({ position, length }) => position === Math.min(5, length)),
    [true, true, true],
  );
  one.session.endCompare();
  two.session.clock.step(1);
  assert.equal(one.session.run.position, Math.min(6, one.session.run.length));
  beginComparing(one.session, [{}, { algorithm: "greedy" }]);
  group.remove(one.member);
  one.session.clock.seek(2);
  assert.deepEqual(
    one.session.runs.map(({ position }) => position),
    [2, 2],
  );
  setCell(one.session, 0, 3, 255);
  assert.equal(two.session.document.board.cells[21], 0);
  assert.equal(two.session.run.position, Math.min(6, two.session.run.length));
});

for (const align of /** @type {const} */ (["steps", "f"])) {
  for (const isBefore of [true, false]) {
    const when = isBefore ? "before it joined" : "in the group";
    test(`one that compares by ${align} since ${when} stays where it is when it leaves, with a player of its own`, () => {
      const [one, two] = [begun({}), begun({ heuristic: "zero" })];
      const compare = () => beginComparing(one.session, [{}, { algorithm: "dijkstra" }], { align });
      if (isBefore) compare();
      const group = Group.join(`stay ${align} ${when}`, one.member);
      Group.join(`stay ${align} ${when}`, two.member);
      if (!isBefore) compare();
      one.session.clock.seek(3);
      const positions = () => one.session.runs.map(({ position }) => position);
      const before = positions();
      assert.ok(before.some((position, index) => position < one.session.runs[index].length));
      one.session.clock.play();
      group.remove(one.member);
      one.session.tick();
      assert.deepEqual(positions(), before);
      const { player } = one.session.clock;
      assert.notEqual(player, two.session.clock.player);
      assert.deepEqual([player.playing, two.session.clock.player.playing], [false, true]);
      for (const run of one.session.runs) assert.equal(run.player, player);
      group.remove(two.member);
    });
  }
}

/** Two in a group, each of which compares two searches that go by f. @param {string} name */
function comparingBoth(name) {
  const [one, two] = [begun({}), begun({ heuristic: "zero" })];
  const group = Group.join(name, one.member);
  Group.join(name, two.member);
  const { session: a } = one;
  const { session: b } = two;
  beginComparing(a, [{}, { algorithm: "dijkstra" }], { align: "f" });
  beginComparing(b, [{}, { weight: 2 }], { align: "steps" });
  return { a, b, group, two };
}

test("all that compare in a group say what their clock counts", () => {
  const { a, b } = comparingBoth("say");
  assert.deepEqual([a.led?.align, a.compared?.align, b.compared?.align], ["steps", "steps", "steps"]);
  b.comparing?.choose({ align: "f" });
  assert.deepEqual([a.led?.align, a.compared?.align, b.compared?.align], ["f", "f", "f"]);
});

test("each of them can choose what the clock counts", () => {
  const { a, b } = comparingBoth("choose");
  a.comparing?.choose({ align: "f" });
  assert.equal(b.led?.align, "f");
  b.comparing?.choose({ align: "steps" });
  assert.equal(a.led?.align, "steps");
  a.comparing?.choose({ align: "f" });
  assert.equal(b.led?.align, "f");
});

test("who compares without saying what the clock counts takes what the others count, and who says it decides", () => {
  for (const isBefore of [true, false]) {
    const [one, two] = [begun({}), begun({ heuristic: "zero" })];
    const name = `unsaid ${isBefore}`;
    const group = Group.join(name, one.member);
    beginComparing(one.session, [{}, { algorithm: "dijkstra" }], { align: "f" });
    // It compares before it joins, or in the group.
    if (isBefore) beginComparing(two.session, [{}, { weight: 2 }]);
    Group.join(name, two.member);
    if (!isBefore) beginComparing(two.session, [{}, { weight: 2 }]);
    const { session: a } = one;
    const { session: b } = two;
    assert.deepEqual([a.led?.wanted, a.compared?.align, b.compared?.align], ["f", "f", "f"]);
    b.comparing?.choose({ layout: "overlay" });
    assert.equal(a.compared?.align, "f", "a layout says nothing of the clock");
    group.remove(two.member);
    assert.deepEqual([a.compared?.align, b.compared?.align], ["f", "f"], "and it is what it takes along");
    b.comparing?.choose({ align: "steps" });
    Group.join(name, two.member);
    assert.deepEqual([a.compared?.align, b.compared?.align], ["steps", "steps"]);
    group.remove(two.member);
    group.remove(one.member);
  }
});

test("one that goes from a group to another brings what its clock counted last", () => {
  const [one, two] = [begun({}), begun({ heuristic: "zero" })];
  const [first, second] = [Group.join("from", one.member), Group.join("to", two.member)];
  beginComparing(one.session, [{}, { algorithm: "dijkstra" }], { align: "steps" });
  one.session.comparing?.choose({ align: "f" });
  // As the page does not do it: without leaving in between.
  const { document, led } = two.session;
  one.session.moveTo(document, true, led);
  assert.deepEqual([one.session.compared?.align, led?.wanted], ["f", "f"]);
  second.remove(two.member);
  first.remove(one.member);
});

test("each of a group says where the clock is in its own language, and marks its own searches", async () => {
  const [one, two] = [begun({}), begun({ heuristic: "zero" })];
  const group = Group.join("saying", one.member);
  Group.join("saying", two.member);
  const languages = await Promise.all(TAGS.map(loadLanguage));
  assert.equal(two.session.clock.saying?.(languages[0]), undefined, "by steps there is nothing else to say");
  beginComparing(one.session, [{}, { algorithm: "dijkstra" }], { align: "f" });
  const { clock } = two.session;
  clock.seek(2);
  const [english, ...others] = languages;
  const said = clock.saying?.(english);
  const f = english.number(Number(one.session.led?.f));
  const last = english.number(Number(one.session.led?.fAt(clock.length)));
  assert.deepEqual(said, { shown: `f ${f} / ${last}`, text: `f ${f} of ${last}`, widest: `f ${last} / ${last}` });
  for (const other of others) assert.notEqual(clock.saying?.(other)?.text, said?.text);
  assert.equal(two.session.comparing?.marks, undefined, "what another one compares is not marked here");
  group.remove(one.member);
  group.remove(two.member);
});

test("when none of them compares any more, the clock counts steps again", () => {
  const { a, b, group, two } = comparingBoth("end");
  a.comparing?.choose({ align: "f" });
  a.clock.seek(2);
  a.endCompare();
  assert.equal(a.led?.align, "f");
  group.remove(two.member);
  assert.deepEqual([a.led?.align, b.comparing?.clock.align, b.compared?.align], ["steps", "f", "f"]);
  assert.equal(a.clock.position, a.run.position);
  beginComparing(a, [{}, { algorithm: "dijkstra" }], { align: "f" });
  a.endCompare();
  assert.equal(a.led?.align, "steps");
});

test("the others are drawn again when something has changed, and not for ever", () => {
  const all = [begun({}), begun({ algorithm: "greedy" }), begun({ weight: 2 })];
  const group = all.map(({ member }) => Group.join("draw", member))[0];
  for (let i = 0; i < 3; i++) for (const { member } of all) group.tell(member);
  const before = all.map(({ asked }) => asked());
  all[0].session.clock.step(-2);
  group.tell(all[0].member);
  assert.deepEqual(
    all.map(({ asked }, index) => asked() - before[index]),
    [0, 1, 1],
  );
  for (const { member } of all) group.tell(member);
  const after = all.map(({ asked }) => asked());
  for (const { member } of all) group.tell(member);
  assert.deepEqual(
    all.map(({ asked }) => asked()),
    after,
  );
});

test("a hundred share, sleep and wake", () => {
  const all = Array.from({ length: 100 }, (_, index) => begun({ weight: index / 20 }));
  const groups = all.map(({ member }) => Group.join("hundred", member));
  all[50].session.clock.seek(2);
  setCell(all[7].session, 0, 3, 255);
  for (const { session } of all) assert.deepEqual([session.document.board.cells[21], session.run.position], [255, 2]);
  // As an element does that is removed.
  for (let index = 0; index < 99; index++) {
    groups[index].remove(all[index].member);
    all[index].session.sleep();
  }
  setCell(all[99].session, 1, 3, 255);
  assert.ok(all.slice(0, 99).every(({ session }) => session.isAsleep && session.document.board.cells[22] === 0));
  Group.join("hundred", all[0].member);
  all[0].session.wake();
  assert.deepEqual([all[0].session.document.board.cells[22], all[0].session.run.position], [255, 2]);
});
