// A page that begins with the lean engine and gets the full one later, or not at first. A file of its own, because the other
// tests have both from the start.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { defaultBoard } from "../../www/default-board.js";
import * as engine from "../../www/engine.js";
import { initSync } from "../../www/pkg/lean.js";
import { Session } from "../../www/session.js";
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

test("a page shows, edits and steps with the lean engine alone", () => {
  assert.ok(!engine.hasFull());
  session.run.solve();
  assert.deepEqual(
    [session.run.status, session.run.path?.cost],
    ["found", cheapest(session.run.board, "no-corner-cutting")],
  );
  session.document.beginStroke();
  session.document.paint([[12, 12]], 255);
  session.document.endStroke();
  assert.equal(session.run.path?.cost, cheapest(session.run.board, "no-corner-cutting"));
  session.run.configure({ algorithm: "greedy" });
  assert.equal(session.run.shortest, cheapest(session.run.board, "no-corner-cutting"));
  session.run.seek(5);
  assert.equal(session.run.solver.taken()?.step, 5);
  assert.deepEqual(requested, []);
});

test("what the lean engine can do is told apart from what it cannot", () => {
  assert.ok(!engine.needsFull(defaultBoard) && engine.needsFull("height 1\nwidth 2\nmap\n..\n"));
  assert.ok(engine.namesFull('{"algorithm": "jump-point"}') && !engine.namesFull('{"algorithm": "dijkstra"}'));
  assert.ok(engine.namesFull('{"swapEqual": true}') && engine.namesFull('{"decreaseKey": false}'));
});

test("a search that only the full engine can make waits for it, and says so if it cannot be loaded", async () => {
  const { run } = session;
  for (const change of /** @type {const} */ ([{ algorithm: "fastest" }, { decreaseKey: false }, { swapEqual: true }])) {
    run.configure(change);
    assert.deepEqual([run.isSearching, run.error, run.length, session.tick()], [true, undefined, 0, true]);
    // A script may ask for a path meanwhile.
    assert.equal(run.solver.findPath()?.cost, cheapest(run.board, "no-corner-cutting"));
    await settle(session);
    assert.ok(run.error && "code" in run.error && run.error.code === "load", String(run.error));
    assert.ok(!run.isSearching && !engine.hasFull());
    run.configure({ algorithm: "astar", decreaseKey: true, swapEqual: false });
    assert.deepEqual([run.error, run.status], [undefined, "found"]);
  }
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
  assert.deepEqual(
    requested.map((address) => address.split("/").pop()),
    Array.from({ length: 4 }, () => "starstep_bg.wasm"),
  );
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
