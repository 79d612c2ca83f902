import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { Session } from "../../www/session.js";
import { encodeLink } from "../../www/share/link.js";
import { checkOptions, decodeLink, openState } from "../../www/share/read-link.js";
import { stateOf } from "../../www/share/state.js";

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";
const OTHER = "height 2\nwidth 5\norigin -3 7\nmap\ng...s\n@S@@.\n";

/** A session that was searched to its end. @param {string} [map] */
function solved(map = MAP) {
  const session = new Session(map, () => 0);
  session.solve();
  return session;
}

/** What a reader sees of a session. @param {Session} session */
const seen = ({ solver, options, position, length, status }) => [solver.toMap(), options, position, length, status];

/** @param {Session} session */
const sent = async (session) => decodeLink(await encodeLink(stateOf(session)));

test("what is seen arrives: board, origin, options, step", async () => {
  const from = solved(OTHER);
  from.configure({ diagonal: "never", weight: 1.5, penalties: false });
  from.step(-2);
  const to = solved();
  to.configure({ algorithm: "greedy" });
  openState(to, await sent(from));
  assert.deepEqual(seen(to), seen(from));
  assert.ok(!to.isAtEnd);
});

test("the end stays the end, and a cleared search its beginning", async () => {
  const from = solved(OTHER);
  assert.equal(stateOf(from).position, undefined);
  const to = solved();
  to.step(-3);
  openState(to, await sent(from));
  assert.ok(to.isAtEnd);
  from.clearSearch();
  openState(to, await sent(from));
  assert.deepEqual([to.position, to.isAtEnd], [0, false]);
});

test("one undo brings the board back, and the same board again is no step", async () => {
  const session = solved();
  const before = session.solver.toMap();
  const state = await sent(solved(OTHER));
  openState(session, state);
  assert.notEqual(session.solver.toMap(), before);
  openState(session, state);
  openState(session, { position: 1 });
  assert.equal(session.position, 1);
  session.undo();
  assert.equal(session.solver.toMap(), before);
  assert.ok(!session.history.canUndo);
});

test("only options that differ are sent, and a board resets the others", async () => {
  const session = solved();
  assert.equal(stateOf(session).options, undefined);
  session.configure({ weight: 2 });
  assert.deepEqual(stateOf(session).options, { weight: 2 });
  openState(session, await sent(solved(OTHER)));
  assert.equal(session.options.weight, 1);
});

test("of a scenario only what was changed is sent", () => {
  const session = solved();
  session.configure({ weight: 2 });
  const scenario = { name: "trap", board: solved().board, options: session.options, start: 2 };
  // At its end a link must say so, because a scenario is shown at its first step.
  assert.deepEqual(stateOf(session, { scenario }), { scenario: "trap", position: session.length });
  assert.deepEqual(stateOf(session, { scenario: { ...scenario, start: Number.POSITIVE_INFINITY } }), {
    scenario: "trap",
  });
  session.seek(2);
  assert.deepEqual(stateOf(session, { scenario }), { scenario: "trap" });
  session.seek(3);
  assert.deepEqual(stateOf(session, { scenario }), { scenario: "trap", position: 3 });
  session.seek(Number.POSITIVE_INFINITY);
  session.configure({ weight: 1 });
  assert.deepEqual(stateOf(session, { scenario }), { scenario: "trap", options: {} });
  session.paint([[0, 3]], 255);
  assert.deepEqual(stateOf(session, { scenario }).board?.cells[21], 255);
});

test("options that do not exist are refused by name", () => {
  checkOptions({ options: { weight: 2, heuristic: "octile" } });
  assert.throws(() => checkOptions({ options: { weight: 2, color: "red" } }), {
    code: "link-option",
    values: { name: "color", value: "red" },
  });
  assert.throws(() => checkOptions({ options: { heuristic: "octal" } }), {
    values: { name: "heuristic", value: "octal" },
  });
  assert.throws(() => checkOptions({ options: { weight: -1 } }), { code: "link-option" });
});

test("a board whose start is a wall arrives with its sentence", async () => {
  const from = solved();
  from.change((solver) => solver.setCell(0, 0, 255));
  const to = solved(OTHER);
  openState(to, await sent(from));
  assert.equal(to.error?.message, "The start (0, 0) is a wall.");
  to.undo();
  assert.equal(to.status, "found");
});

test("what is looked at is kept on the board", () => {
  const { camera } = stateOf(solved(), { camera: { zoom: 3, x: -2, y: 9 } });
  assert.deepEqual(camera, { zoom: 3, x: 0, y: 4 });
});
