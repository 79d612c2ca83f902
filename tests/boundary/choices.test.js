// What the engine says about its options, against what it accepts, what it refuses, and what its declarations say.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Solver } from "./engine.js";

const { choices } = Solver;
/** @typedef {keyof typeof choices} Key */
const keys = /** @type {Key[]} */ (Object.keys(choices));

test("all options are named, with the value that a new solver has", () => {
  const { options } = new Solver(1, 1);
  assert.deepEqual(Object.fromEntries(keys.map((key) => [key, choices[key].default])), options);
  assert.deepEqual(keys, Object.keys(options));
});

test("every value that is listed is accepted, and for names the default comes first", () => {
  const solver = new Solver(3, 3);
  for (const key of keys) {
    const choice = choices[key];
    /** @type {readonly unknown[]} */
    const values = "values" in choice ? choice.values : [choice.min, choice.default, choice.max];
    assert.ok(values.length >= 2 && new Set(values).size === values.length, key);
    for (const value of values) {
      solver.configure({ [key]: value });
      assert.equal(solver.options[key], value);
    }
    if (typeof choice.default === "string") assert.equal(values[0], choice.default);
    else assert.ok(values.includes(choice.default));
  }
});

test("a refusal lists everything that is allowed", () => {
  const solver = new Solver(3, 3);
  for (const key of keys) {
    const choice = choices[key];
    const wrong = "values" in choice ? ["no such value", 1, null] : [choice.min - 1e-9, Number.POSITIVE_INFINITY, "1"];
    for (const value of wrong) {
      assert.throws(
        () => solver.configure({ [key]: value }),
        (/** @type {any} */ error) => {
          assert.equal(error.code, "bad-option");
          if (typeof choice.default === "string") {
            assert.equal(error.values.names, choice.values.map((name) => JSON.stringify(name)).join(", "));
          }
          return true;
        },
      );
    }
  }
  assert.deepEqual(solver.options, new Solver(1, 1).options);
});

test("the declarations name the same options and values", () => {
  const declared = readFileSync(new URL("../../www/pkg/starstep.d.ts", import.meta.url), "utf8");
  const [, body] = /export interface Options \{\n([\s\S]*?)\n\}/.exec(declared) ?? [];
  const fields = [...body.replace(/\/\*\*[\s\S]*?\*\//g, "").matchAll(/^\s*(\w+): (.*);$/gm)];
  const expected = keys.map((key) => {
    const { default: first, ...rest } = choices[key];
    if (typeof first !== "string") return [key, typeof first];
    return [key, /** @type {string[]} */ (Object.values(rest)[0]).map((name) => JSON.stringify(name)).join(" | ")];
  });
  assert.deepEqual(
    fields.map(([, key, type]) => [key, type]),
    expected,
  );
});

test("each call returns a new object", () => {
  Object.assign(Solver.choices, { algorithm: undefined });
  assert.deepEqual(Solver.choices, choices);
  assert.throws(() => Object.assign(Solver, { choices: {} }), TypeError);
});

test("the names and values that links hold are all still there", () => {
  // A link names options and their values, so none of these may ever go or mean something else.
  const known = {
    algorithm: ["astar", "dijkstra", "breadth-first", "greedy", "bidirectional-astar", "jump-point", "fastest"],
    heuristic: ["auto", "manhattan", "octile", "euclidean", "chebyshev", "zero", "floored-euclidean"],
    diagonal: ["no-corner-cutting", "never", "at-most-one-obstacle", "always"],
    costs: ["10-14", "sqrt2", "10-10"],
    tieBreak: ["low-h", "high-h", "fifo", "lifo"],
    neighborOrder: ["row-major", "column-major", "column-major-up", "clockwise", "straight-first"],
    openList: ["binary-heap", "unsorted-list", "sorted-list"],
    stopWhen: ["goal-closed", "goal-opened"],
  };
  for (const [key, values] of Object.entries(known)) {
    const now = /** @type {{ values: string[] }} */ (choices[/** @type {Key} */ (key)]).values;
    for (const value of values) assert.ok(now.includes(value), `${key} ${value}`);
  }
  for (const key of /** @type {const} */ (["weight", "decreaseKey", "swapEqual", "improveOpen"]))
    assert.ok(choices[key]);
  assert.deepEqual(
    [choices.reopenClosed.default, choices.penalties.default, choices.weight.default, choices.swapEqual.default],
    [false, true, 1, false],
  );
});
