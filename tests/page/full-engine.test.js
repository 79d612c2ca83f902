// A page that begins with the lean engine and gets the full one later, or not at first. A file of its own, because the other
// tests have both from the start.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { defaultBoard } from "../../www/core/board/default-board.js";
import { english } from "../../www/core/i18n/index.js";
import { Session } from "../../www/core/session/session.js";
import * as engine from "../../www/engine.js";
import { namesFull } from "../../www/features/lessons/names-full.js";
import { initSync } from "../../www/pkg/lean.js";
import { cheapest } from "./cheapest.js";

initSync({ module: readFileSync(new URL("../../www/pkg/lean_bg.wasm", import.meta.url)) });

/** Whether the network answers. */
let isUp = false;
/** The requests that were made. @type {string[]} */
const requested = [];
globalThis.fetch = async (address) => {
  requested.push(String(address));
  if (!isUp) throw new TypeError("Failed to fetch");
  const body = await readFile(new URL(String(address)));
  return new Response(body, { headers: { "content-type": "application/wasm" } });
};

/** Lets time pass until a run has nothing more to do. @param {Session} session */
async function settle(session) {
  for (let frame = 0; frame < 1000 && session.tick(); frame++) await new Promise((resolve) => setTimeout(resolve));
}

/** Made while there is only the lean engine. */
const session = new Session(defaultBoard, () => 0);

/** Puts a wall on a cell. @param {[number, number]} cell */
function paint(cell) {
  session.document.beginStroke();
  session.document.paint([cell], 255);
  session.document.endStroke();
}

test("a page shows, edits and steps with the lean engine alone", () => {
  assert.ok(!engine.hasFull());
  session.run.solve();
  assert.deepEqual(
    [session.run.status, session.run.path?.cost],
    ["found", cheapest(session.run.board, "no-corner-cutting")],
  );
  paint([12, 12]);
  assert.equal(session.run.path?.cost, cheapest(session.run.board, "no-corner-cutting"));
  session.run.configure({ algorithm: "greedy" });
  assert.equal(session.run.shortest, cheapest(session.run.board, "no-corner-cutting"));
  session.run.seek(5);
  assert.equal(session.run.solver.taken()?.step, 5);
  assert.deepEqual(requested, []);
});

test("what the lean engine can do is told apart from what it cannot", () => {
  assert.ok(!engine.needsFull(defaultBoard) && engine.needsFull("height 1\nwidth 2\nmap\n..\n"));
  assert.ok(namesFull('{"algorithm": "jump-point"}') && !namesFull('{"algorithm": "dijkstra"}'));
  assert.ok(namesFull('{"swapEqual": true}') && namesFull('{"decreaseKey": false}'));
});

test("a search that only the full engine can make waits for it, and says so if it cannot be loaded", async () => {
  const { run } = session;
  for (const change of /** @type {const} */ ([{ algorithm: "fastest" }, { decreaseKey: false }, { swapEqual: true }])) {
    run.configure(change);
    assert.deepEqual([run.isSearching, run.error, run.length, session.tick()], [true, undefined, 0, true]);
    // A script that asks for a path meanwhile is told so, and is not given that of another search.
    assert.throws(() => run.solver.findPath(), { code: "engine-loading" });
    assert.equal(run.solver.shortestCost(), cheapest(run.board, "no-corner-cutting"));
    await settle(session);
    assert.ok(run.error && "code" in run.error && run.error.code === "missing", String(run.error));
    assert.ok(!run.isSearching && !engine.hasFull());
    assert.match(
      english.explain(run.error),
      /^A part of Starstep could not be loaded\. Check your connection and try again\.$/,
    );
    run.configure({ algorithm: "astar", decreaseKey: true, swapEqual: false });
    // At the step that was shown before.
    assert.deepEqual([run.error, run.outcome, run.position], [undefined, "found", 5]);
  }
});

test("whatever comes next fetches it again, and goes where it was told to go", async () => {
  const { run } = session;
  /** @type {[string, () => void, number | undefined][]} */
  const commands = [
    ["a step", () => run.step(1), 1],
    ["the end", () => run.step(Number.POSITIVE_INFINITY), undefined],
    ["another step", () => run.seek(3), 3],
    ["playing", () => run.play(), 0],
    ["the network is back", () => run.retry(), 6],
    ["an edit", () => paint([14, 12]), 6],
  ];
  for (const [name, act, step] of commands) {
    run.configure({ algorithm: "astar" });
    run.seek(6);
    run.configure({ algorithm: "jump-point" });
    await settle(session);
    assert.ok(run.isMissing, name);
    const before = requested.length;
    act();
    assert.deepEqual([run.isSearching, run.isMissing, run.shownStep], [true, false, step], name);
    await settle(session);
    assert.ok(run.isMissing && !run.player.playing, name);
    assert.equal(requested.length, before + 1, name);
  }
  run.configure({ algorithm: "astar" });
  run.retry();
  assert.ok(!run.isSearching && run.outcome === "found", "there is nothing to try again");
});

test("it begins as soon as the full engine is there, at the step that was shown", async () => {
  isUp = true;
  const { run } = session;
  run.seek(4);
  run.configure({ algorithm: "jump-point" });
  assert.ok(run.isSearching && run.isWaiting);
  run.seek(2);
  assert.ok(run.isWaiting, "another step may be asked for meanwhile");
  const { searches } = run;
  await settle(session);
  assert.ok(run.searches > searches && !run.isWaiting, "what is said of a search is said anew");
  assert.deepEqual([run.isSearching, run.error, run.position, run.outcome], [false, undefined, 2, "found"]);
  run.seek(Number.POSITIVE_INFINITY);
  assert.equal(run.path?.cost, cheapest(run.board, "no-corner-cutting"));
  assert.ok(
    run.solver.scans().some((count) => count > 0),
    "it jumps",
  );
  assert.ok(engine.hasFull());
  await engine.loadFull();
  assert.deepEqual([...new Set(requested.map((address) => address.split("/").pop()))], ["starstep_bg.wasm"]);
});

test("new solvers are the full engine's, and those of the lean one go on and have it answer beside them", async () => {
  const lean = new /** @type {any} */ (await import("../../www/pkg/lean.js")).Solver(9, 9);
  lean.step(3);
  lean.configure({ algorithm: "fastest" });
  assert.equal(lean.findPath().cost, 8 * 14);
  assert.equal(lean.shortestCost(), 8 * 14);
  lean.setCell(0, 8, 7);
  lean.setOrigin(-3, 4);
  const copy = engine.Solver.fromMap(lean.toMap());
  assert.deepEqual([copy.cells(), copy.origin, copy.goal], [lean.cells(), [-3, 4], [8, 8]]);
  copy.free();
  lean.free();
  const solver = engine.Solver.fromMap("width 3\nheight 2\nmap\n...\n.@.\n");
  assert.deepEqual(solver.goal, [2, 1]);
  assert.equal(solver.distances(0, 0)[2], 20);
  solver.free();
  session.change((solver) => solver.randomWalls(0.2, 4), "random");
  assert.equal(session.run.path?.cost, cheapest(session.run.board, "no-corner-cutting"));
});

test("both engines are restarted together, and each run goes on", () => {
  const other = session.add({ algorithm: "astar" });
  other.solve();
  const start = engine.engineStart();
  const lost = [session.run.solver, other.solver];
  session.rebuild();
  assert.equal(engine.engineStart(), start + 1);
  for (const [index, run] of session.runs.entries()) {
    assert.notEqual(run.solver, lost[index]);
    assert.equal(run.status, "found");
    lost[index].free();
  }
  assert.ok(engine.engineMemory() > 0);
});
