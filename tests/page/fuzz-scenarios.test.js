// The attack `scenarios` of `cargo xtask fuzz`: what it makes is what a text of JSON can say, so that a failing case is a
// fault of what reads it and not of the attack.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Random } from "../fuzz/random.js";
import { mutatedJson, tryScenario } from "../fuzz/scenarios.js";
import { some } from "../seeded.js";

const TEXT = readFileSync("www/scenarios/tour-5-astar.json", "utf8");
const CASES = some(5000);
/** Cases in which the attack itself once failed: an array got another prototype, and then had no `push`. */
const FAILED = [1_795_424_400];

/** All parts of a value that have parts themselves. @param {object} value @returns {object[]} */
const partsOf = (value) => [
  value,
  ...Object.values(value)
    .filter((part) => typeof part === "object" && part !== null)
    .flatMap(partsOf),
];

test("no part of a changed scenario gets another prototype, and some have a key called so", () => {
  let keys = 0;
  for (let seed = 0; seed < CASES; seed++) {
    for (const part of partsOf(mutatedJson(new Random(seed), TEXT))) {
      const expected = Array.isArray(part) ? Array.prototype : Object.prototype;
      assert.equal(Object.getPrototypeOf(part), expected, `seed ${seed}`);
      keys += Object.hasOwn(part, "__proto__") ? 1 : 0;
    }
  }
  assert.ok(keys > CASES / 100, String(keys));
});

test("the cases in which the attack failed pass", async () => {
  for (const seed of FAILED) await tryScenario(new Random(seed));
});
