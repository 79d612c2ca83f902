// An engine that really fails: its memory is overwritten until one of its own checks panics.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/core/session/session.js";
import { isTrap } from "../../www/engine.js";
import "../boundary/engine.js";

const MAP = "height 4\nwidth 7\nmap\ns..@...\n...@...\n...@..g\n.......\n";

/** Overwrites a word of a solver. @param {import("../../www/engine.js").Solver} solver @param {number} offset In bytes. */
function spoil(solver, offset) {
  const place = Number(Reflect.get(solver, "__wbg_ptr")) + offset;
  new Uint32Array(solver.states().buffer)[place / 4] = 3;
}

test("a panic is logged to the console, is recognized, and the session continues after it", (t) => {
  /** @type {string[]} */
  const said = [];
  t.mock.method(console, "error", (/** @type {unknown} */ message) => said.push(String(message)));
  let panics = 0;
  for (let offset = 0; offset < 1200; offset += 4) {
    said.length = 0;
    const session = new Session(MAP, () => 0);
    session.run.solve();
    const map = session.run.solver.toMap();
    spoil(session.run.solver, offset);
    /** @type {unknown} */
    let failure;
    try {
      session.run.configure({ algorithm: "dijkstra" });
    } catch (error) {
      failure = error;
    }
    // Whatever else the corrupted memory has led to, a new engine repairs.
    session.rebuild();
    if (said.length > 0) {
      panics++;
      assert.match(said[0], /^panicked at src\//);
      assert.ok(isTrap(failure), String(failure));
      assert.equal(session.run.solver.toMap(), map);
      session.run.seek(Number.POSITIVE_INFINITY);
      assert.equal(session.run.status, "found");
    }
    session.sleep();
  }
  assert.ok(panics > 0);
});
