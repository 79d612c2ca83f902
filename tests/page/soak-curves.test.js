// The judge of `cargo xtask soak`: it finds what leaks with every round, and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CURVES, growing, leftBehind } from "../../e2e/soak/curves.js";

/** @typedef {import("../../e2e/soak/curves.js").Sample} Sample */

/** Samples with one of the curves replaced. @param {keyof typeof CURVES} key @param {(index: number) => number} value @param {number} [count] */
const samples = (key, value, count = 30) =>
  Array.from({ length: count }, (_, index) => {
    /** @type {Sample} */
    const flat = { heap: 20, wasm: 12, nodes: 2000, listeners: 300, documents: 3 };
    return { ...flat, [key]: value(index) };
  });

const keys = /** @type {(keyof typeof CURVES)[]} */ (Object.keys(CURVES));

test("a curve that grows with every round is found, whichever it is", () => {
  const step = { heap: 1, wasm: 1, nodes: 100, listeners: 20, documents: 1 };
  for (const key of keys) {
    assert.equal(growing(samples(key, (index) => 10 + step[key] * index)).length, 1, key);
  }
});

test("a curve that rises once, goes up and down, or falls is not found", () => {
  for (const key of keys) {
    const high = { heap: 90, wasm: 90, nodes: 9000, listeners: 900, documents: 9 }[key];
    assert.deepEqual(growing(samples(key, (index) => (index < 4 ? high / 3 : high))), [], key);
    assert.deepEqual(growing(samples(key, (index) => high - (index % 5))), [], key);
    assert.deepEqual(growing(samples(key, (index) => high - index)), [], key);
  }
});

test("few samples make no curve, and a missing number does not pass", () => {
  assert.throws(() => growing(samples("heap", () => 1, 5)));
  assert.equal(growing(samples("heap", () => Number.NaN)).length, 1);
});

test("what a few rounds leave behind is found, and what comes and goes is not", () => {
  for (const [key, step] of /** @type {const} */ ([
    ["nodes", 100],
    ["listeners", 20],
    ["documents", 1],
  ])) {
    assert.equal(leftBehind(samples(key, (index) => 1000 + step * index, 3)).length, 1, key);
    assert.deepEqual(leftBehind(samples(key, (index) => 1000 + step * (index % 2), 3)), [], key);
  }
  assert.equal(leftBehind(samples("nodes", () => Number.NaN, 3)).length, 1);
  assert.throws(() => leftBehind(samples("nodes", () => 1, 1)));
});
