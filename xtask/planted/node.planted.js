// Under Node: a test that fails at its first run only, one that needs what the one before it found, and one that always fails.

import assert from "node:assert/strict";
import { existsSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";

const mark = `${process.env.PLANTED_FOLDER}/ran`;
let found = 0;

describe("in a suite", () => {
  test("finds something", () => {
    found = 1;
  });
  test("fails at its first run", () => {
    const isFirst = !existsSync(mark);
    writeFileSync(mark, "");
    assert.ok(!isFirst && found === 1, "it is the first run");
  });
});

test("always fails", () => {
  assert.equal(1, 2, "one is two");
});
