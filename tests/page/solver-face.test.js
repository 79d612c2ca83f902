// What scripts see of the engine through an element: everything it tells, and nothing that changes it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faceOf } from "../../www/core/engine/solver-face.js";
import { Session } from "../../www/core/session/session.js";
import { Solver } from "../boundary/engine.js";
import { randomSession } from "./random-session.js";

/** What the element promises to tell: the fixed part of the engine's interface that only reads, and later additions. */
const TOLD = [
  ...["width", "height", "start", "goal", "origin", "options", "promisesShortest"],
  ...["position", "length", "status", "stats", "current", "side"],
  ...["cell", "cells", "node", "toMap", "path", "states", "expansionOrder", "numbersIn", "scans", "sideStates"],
  ...["shortestCost", "taken", "tiedNext"],
];
const NAMES = Object.getOwnPropertyNames(Solver.prototype).filter((name) => name !== "constructor");

/** Arguments for any method: coordinates, a step, a byte, cells, options. */
const ARGUMENTS = [[], [1, 2], [1, 2, 255], [3], [0.3, 5], [new Uint8Array(81)], [{ weight: 3 }], [1, 1, 2, 2]];

/** @param {Session} session */
const shownBy = (session) =>
  structuredClone([
    ...[
      session.document.board,
      session.run.options,
      session.run.position,
      session.run.length,
      session.run.status,
      session.run.searches,
    ],
    ...[session.run.solver.toMap(), session.run.solver.options, session.run.solver.stats, session.run.path],
    ...[session.run.solver.states(), session.run.solver.expansionOrder()],
  ]);

/** @param {() => unknown} act */
function outcomeOf(act) {
  try {
    return structuredClone(act());
  } catch (error) {
    return [Reflect.get(Object(error), "code"), Reflect.get(Object(error), "message")];
  }
}

test("every method of the engine, called with anything, leaves board and search as they are", () => {
  for (const algorithm of /** @type {const} */ (["astar", "jump-point", "bidirectional-astar"])) {
    const session = randomSession(4);
    session.run.configure({ algorithm, penalties: false });
    session.run.seek(7);
    const face = /** @type {any} */ (faceOf(() => session.run.solver));
    const before = shownBy(session);
    let told = 0;
    for (const name of NAMES) {
      const isGetter = typeof Object.getOwnPropertyDescriptor(Solver.prototype, name)?.value !== "function";
      for (const values of ARGUMENTS) {
        const ask = (/** @type {any} */ it) => () => (isGetter ? it[name] : it[name](...values));
        if (TOLD.includes(name)) {
          told++;
          assert.deepEqual(outcomeOf(ask(face)), outcomeOf(ask(session.run.solver)), name);
        } else {
          assert.throws(ask(face), { code: "read-only", message: new RegExp(`^solver\\.${name}\\(\\) `) }, name);
        }
        assert.deepEqual(shownBy(session), before, name);
      }
    }
    assert.equal(told, TOLD.length * ARGUMENTS.length);
  }
});

test("what is refused names the element's method that does it", () => {
  const face = /** @type {any} */ (faceOf(() => new Session("height 1\nwidth 2\nmap\n..\n").run.solver));
  for (const name of ["setCell", "setCells", "setStart", "setGoal", "findPath", "configure", "step", "seek"]) {
    assert.throws(() => face[name](), { message: new RegExp(`Call ${name}\\(\\) of the element\\.$`) });
  }
  assert.throws(() => face.maze(1), { message: /Solver\.fromMap\(solver\.toMap\(\)\)\.$/ });
});

test("nothing can be added to it, and what it returns is a copy", () => {
  const session = randomSession(2);
  session.run.solve();
  const face = faceOf(() => session.run.solver);
  const before = shownBy(session);
  for (const name of [...NAMES, "extra"]) assert.throws(() => Object.assign(face, { [name]: 1 }), TypeError);
  for (const array of [face.states(), face.cells(), face.scans(), face.sideStates(), face.expansionOrder()])
    array.fill(1);
  face.start[0] = 5;
  Object.assign(face.options, { weight: 9 });
  assert.deepEqual(shownBy(session), before);
});

test("it always matches what is shown now", () => {
  const session = randomSession(3);
  session.run.solve();
  const face = faceOf(() => session.run.solver);
  const first = face.toMap();
  session.open("height 1\nwidth 3\nmap\ns.g\n");
  assert.deepEqual([face.width, face.position, face.path()?.cost], [3, 3, 20]);
  session.rebuild();
  assert.deepEqual([face.width, face.position, face.path()?.cost], [3, 3, 20]);
  session.undo();
  assert.equal(face.toMap(), first);
});
