// An app that has the npm package's engine beside elements: both have one engine, and the app's solvers stay.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/core/session/session.js";
import { engineMemory, engineStart } from "../../www/engine.js";
import { Solver } from "../boundary/engine.js";

/** What a large board leaves behind when the last element gives it up. */
function withLargeBoard() {
  const session = new Session("height 1\nwidth 4\nmap\ns..g\n");
  session.resize(2048, 2048);
  session.run.solve();
  assert.ok(engineMemory() > 64 << 20);
  session.sleep();
}

test("memory is given back by a new engine, unless somebody else may have solvers in it", () => {
  const before = engineStart();
  withLargeBoard();
  assert.equal(engineStart(), before + 1);

  Object.assign(Solver, { isShared: true });
  const own = Solver.fromMap("height 1\nwidth 4\nmap\ns..g\n");
  withLargeBoard();
  assert.equal(engineStart(), before + 1);
  assert.equal(own.findPath()?.cost, 30);
  own.free();
});
