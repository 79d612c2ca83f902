import assert from "node:assert/strict";
import { test } from "node:test";
import { OPTION_OF_ATTRIBUTE, optionValue, speedOf } from "../../www/core/ui/attributes.js";
import { searchesIn } from "../../www/features/compare/attribute.js";
import { Solver } from "../boundary/engine.js";

test("every option of the engine has an attribute, which can say what the engine says", () => {
  const { choices } = Solver;
  assert.deepEqual([...OPTION_OF_ATTRIBUTE.values()], Object.keys(choices));
  for (const [name, key] of OPTION_OF_ATTRIBUTE) {
    assert.equal(
      name,
      key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    const choice = choices[key];
    const values = "values" in choice ? choice.values : [choice.min, choice.default, choice.max];
    for (const value of values) assert.equal(optionValue(key, String(value)), value, `${name}="${value}"`);
  }
});

test("attributes without a value are true, and invalid values are left to the engine to refuse", () => {
  assert.equal(optionValue("reopenClosed", ""), true);
  assert.equal(optionValue("penalties", "false"), false);
  assert.equal(optionValue("penalties", "no"), "no");
  assert.ok(Number.isNaN(optionValue("weight", "much")));
  assert.equal(optionValue("weight", ""), "");
});

test("speeds are numbers above 0, or max", () => {
  assert.equal(speedOf("60"), 60);
  assert.equal(speedOf(" 0.5 "), 0.5);
  assert.equal(speedOf("max"), Number.POSITIVE_INFINITY);
  for (const text of ["", "0", "-1", "fast", "NaN", "Infinity"]) assert.equal(speedOf(text), undefined, text);
});

test("searches to compare are algorithms, or options with values, under the names of the attributes", () => {
  assert.deepEqual(searchesIn("greedy"), [{ algorithm: "greedy" }]);
  assert.deepEqual(searchesIn(" greedy , dijkstra,breadth-first "), [
    { algorithm: "greedy" },
    { algorithm: "dijkstra" },
    { algorithm: "breadth-first" },
  ]);
  assert.deepEqual(searchesIn("weight=2; heuristic=manhattan;, jump-point; tie-break = lifo; reopen-closed"), [
    { weight: 2, heuristic: "manhattan" },
    { algorithm: "jump-point", tieBreak: "lifo", reopenClosed: true },
  ]);
  // What the engine refuses is left to it.
  assert.deepEqual(searchesIn("algorithm=fast; penalties=no"), [{ algorithm: "fast", penalties: "no" }]);
  for (const text of ["", "fast", "greedy,", "weight", "tieBreak=lifo", "greedy dijkstra", "=2", "greedy;;weight=2"]) {
    assert.throws(() => searchesIn(text), { code: "compare-word" }, text);
  }
});

test("every option of the engine can be told in a comparison", () => {
  for (const [name, key] of OPTION_OF_ATTRIBUTE) {
    const choice = Solver.choices[key];
    const values = "values" in choice ? choice.values : [choice.min, 1.5];
    for (const value of values) assert.deepEqual(searchesIn(`${name}=${value}`), [{ [key]: value }]);
  }
});
