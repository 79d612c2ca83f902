import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { beginComparing } from "../../www/core/session/comparing.js";
import { Session } from "../../www/core/session/session.js";
import { encodeLink } from "../../www/features/share/link.js";
import { stateOf } from "../../www/features/share/link-state.js";
import { checkOptions, decodeLink, openState } from "../../www/features/share/read-link.js";

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";
const OTHER = "height 2\nwidth 5\norigin -3 7\nmap\ng...s\n@S@@.\n";

/** A session that was searched to its end. @param {string} [map] */
function solved(map = MAP) {
  const session = new Session(map, () => 0);
  session.run.solve();
  return session;
}

/** What a reader sees of a session. @param {Session} session */
const seen = ({ run: { solver, options, position, length, status } }) => [
  solver.toMap(),
  options,
  position,
  length,
  status,
];

/** @param {Session} session */
const sent = async (session) => decodeLink(await encodeLink(stateOf(session.run)));

test("what is seen arrives: board, origin, options, step", async () => {
  const from = solved(OTHER);
  from.run.configure({ diagonal: "never", weight: 1.5, penalties: false });
  from.run.step(-2);
  const to = solved();
  to.run.configure({ algorithm: "greedy" });
  openState(to, await sent(from));
  assert.deepEqual(seen(to), seen(from));
  assert.ok(!to.run.isAtEnd);
});

test("the end stays the end, and a cleared search stays at its beginning", async () => {
  const from = solved(OTHER);
  assert.equal(stateOf(from.run).position, undefined);
  const to = solved();
  to.run.step(-3);
  openState(to, await sent(from));
  assert.ok(to.run.isAtEnd);
  from.run.clearSearch();
  openState(to, await sent(from));
  assert.deepEqual([to.run.position, to.run.isAtEnd], [0, false]);
});

test("one undo brings the board back, and the same board again is not a step", async () => {
  const session = solved();
  const before = session.run.solver.toMap();
  const state = await sent(solved(OTHER));
  openState(session, state);
  assert.notEqual(session.run.solver.toMap(), before);
  openState(session, state);
  openState(session, { position: 1 });
  assert.equal(session.run.position, 1);
  session.undo();
  assert.equal(session.run.solver.toMap(), before);
  assert.ok(!session.document.canUndo);
});

test("only options that differ are sent, and a board resets the others", async () => {
  const session = solved();
  assert.equal(stateOf(session.run).options, undefined);
  session.run.configure({ weight: 2 });
  assert.deepEqual(stateOf(session.run).options, { weight: 2 });
  openState(session, await sent(solved(OTHER)));
  assert.equal(session.run.options.weight, 1);
});

test("for a scenario only the changes are sent", () => {
  const session = solved();
  session.run.configure({ weight: 2 });
  const scenario = { name: "trap", board: solved().run.board, options: session.run.options, start: 2 };
  // At the end a link must say so, because a scenario is shown at its first step.
  assert.deepEqual(stateOf(session.run, { scenario }), { scenario: "trap", position: session.run.length });
  assert.deepEqual(stateOf(session.run, { scenario: { ...scenario, start: Number.POSITIVE_INFINITY } }), {
    scenario: "trap",
  });
  session.run.seek(2);
  assert.deepEqual(stateOf(session.run, { scenario }), { scenario: "trap" });
  session.run.seek(3);
  assert.deepEqual(stateOf(session.run, { scenario }), { scenario: "trap", position: 3 });
  session.run.seek(Number.POSITIVE_INFINITY);
  session.run.configure({ weight: 1 });
  assert.deepEqual(stateOf(session.run, { scenario }), { scenario: "trap", options: {} });
  session.document.paint([[0, 3]], 255);
  assert.deepEqual(stateOf(session.run, { scenario }).board?.cells[21], 255);
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
  assert.equal(to.run.error?.message, "The start (0, 0) is a wall.");
  to.undo();
  assert.equal(to.run.status, "found");
});

test("the visible part is kept within the board", () => {
  const { camera } = stateOf(solved().run, { camera: { zoom: 3, x: -2, y: 9 } });
  assert.deepEqual(camera, { zoom: 3, x: 0, y: 4 });
});

/** As the element does it. @param {Session} session @param {import("../../www/features/share/link-state.js").Scenario} [scenario] */
async function sentWith(session, scenario) {
  const { runs, compared: how, front, clock } = session;
  const others = runs.slice(1).map(({ options }) => options);
  const compared = how && { ...how, others, front, clock: clock.shownStep };
  return decodeLink(await encodeLink(stateOf(runs[0], { compared, scenario })));
}

/** What a reader sees of all searches. @param {Session} session */
const seenOfAll = (session) => [
  session.compared,
  session.front,
  session.clock.position,
  ...session.runs.map(({ solver, options, position, length }) => [solver.toMap(), options, position, length]),
];

test("a comparison arrives: each search, layout, alignment, front and clock", async () => {
  for (const align of /** @type {const} */ (["steps", "f"])) {
    const from = solved(OTHER);
    from.run.configure({ weight: 1.5, costs: "sqrt2" });
    beginComparing(from, [{}, { algorithm: "dijkstra" }, { weight: 0.125, tieBreak: "lifo" }], {
      layout: "overlay",
      align,
    });
    from.front = 2;
    for (const position of [0, 1, 2, from.clock.length]) {
      from.clock.seek(position);
      const to = solved();
      openState(to, await sentWith(from), beginComparing);
      assert.deepEqual(seenOfAll(to), seenOfAll(from), `${align} ${position}`);
    }
    assert.equal((await sentWith(from)).position, undefined);
  }
});

test("a link to another board ends a comparison, one to a step does not", async () => {
  const to = solved(OTHER);
  beginComparing(to, [{}, { algorithm: "greedy" }]);
  openState(to, { position: 2 });
  assert.deepEqual(
    to.runs.map(({ position }) => position),
    [2, 2],
  );
  openState(to, await sent(solved()));
  assert.deepEqual([to.compared, to.runs.length], [undefined, 1]);
});

test("of a scenario that compares, a link holds what the reader has changed", async () => {
  const session = solved();
  beginComparing(session, [{}, { algorithm: "greedy" }]);
  session.clock.seek(3);
  const { board, options } = session.run;
  const compared = {
    others: [{ ...options, algorithm: /** @type {const} */ ("greedy") }],
    layout: /** @type {const} */ ("beside"),
    align: /** @type {const} */ ("steps"),
    front: 0,
    clock: 3,
  };
  const scenario = { name: "a", board, options, start: 3, compared };
  assert.deepEqual(await sentWith(session, scenario), { scenario: "a" });
  session.front = 1;
  assert.equal((await sentWith(session, scenario)).compared?.front, 1);
  session.front = 0;
  session.endCompare();
  const state = await sentWith(session, scenario);
  assert.deepEqual(state.compared?.others, []);
  const to = solved();
  beginComparing(to, [{}, { algorithm: "greedy" }]);
  openState(to, state, beginComparing);
  assert.equal(to.compared, undefined);
});

test("an option of a compared search that this version does not have is refused", () => {
  const compared = { others: [{ speed: 3 }], layout: "beside", align: "steps", front: 0 };
  assert.throws(() => checkOptions(/** @type {any} */ ({ compared })), { code: "link-option" });
});
