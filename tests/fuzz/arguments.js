// Calls of the built engine with whatever JavaScript can pass. It refuses with an error that has a code, or does what it
// can; it never traps, and keeps working.

import assert from "node:assert/strict";
import { Solver } from "../boundary/engine.js";
import { junk } from "./random.js";

/** @typedef {import("./random.js").Random} Random */

const CODES = /^(out-of-bounds|bad-cell|bad-option|bad-map|start-blocked|goal-blocked|too-large|wrong-algorithm)$/;
/** What is tried: everything in the class except free(), after which nothing works, and what needs ImageData. */
const METHODS = Object.entries(Object.getOwnPropertyDescriptors(Solver.prototype))
  .filter(([name, { value }]) => typeof value === "function" && !/^(constructor|free|paint|__.*)$/.test(name))
  .map(([name]) => name);
const CALLS = 12;

/** @param {Random} random */
export async function tryArguments(random) {
  assert.ok(METHODS.includes("findPath"), String(METHODS));
  const solver = new Solver(1 + random.below(9), 1 + random.below(9));
  /** @type {string[]} */
  const made = [];
  try {
    for (let i = 0; i < CALLS; i++) {
      const method = random.pick(METHODS);
      const values = Array.from({ length: random.below(6) }, () => argument(random));
      made.push(`${method}(${values.map(shown).join(", ")})`);
      call(solver, method, values);
    }
    const { width, height } = solver;
    assert.equal(solver.cells().length, width * height);
    solver.setCells(new Uint8Array(width * height));
    solver.configure({ algorithm: "astar", diagonal: "never" });
    const steps = Math.abs(solver.start[0] - solver.goal[0]) + Math.abs(solver.start[1] - solver.goal[1]);
    assert.equal(solver.findPath()?.cells.length, 2 * steps + 2);
  } catch (error) {
    throw new Error(made.join("; "), { cause: error });
  }
  solver.free();
}

/** @param {Solver} solver @param {string} method @param {unknown[]} values */
function call(solver, method, values) {
  try {
    Reflect.apply(Reflect.get(solver, method), solver, values);
  } catch (error) {
    assert.ok(error instanceof Error && "code" in error && CODES.test(String(error.code)), `${method}: ${error}`);
    assert.match(error.message, /\.$/);
  }
}

/** Something valid as often as not. @param {Random} random @returns {unknown} */
function argument(random) {
  if (!random.onceIn(3)) return random.below(9);
  const strange = [undefined, Number.NaN, Number.POSITIVE_INFINITY, Symbol("s"), 10n, () => 1, new Date(0), /x/];
  const cells = [new Uint8Array(random.below(80)), new Uint8ClampedArray(4), new Float64Array(3), { length: 3 }];
  const options = [
    { algorithm: "jump-point" },
    { weight: 2 },
    { weight: Number.NaN },
    { speed: 1 },
    Object.create(null),
  ];
  const texts = ["height 1\nwidth 2\nmap\n..\n", "type octile\n", "astar", "row-major"];
  return random.onceIn(3) ? junk(random) : random.pick([...strange, ...cells, ...options, ...texts]);
}

/** @param {unknown} value */
function shown(value) {
  if (typeof value === "string") return JSON.stringify(value.slice(0, 60));
  return typeof value === "object" && value !== null
    ? `${value.constructor?.name}: ${JSON.stringify(value)}`
    : String(value);
}
