// What `cargo xtask test --changed` runs: whatever can notice a change, and little else. The table of what is tested where
// names every room of the page and every file of the browser's tests.

import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { importsOf, reaching, scripts } from "../reached/imports.js";
import { reached, rowsOf } from "../reached/reached.js";
import { WHERE } from "../reached/where.js";

const all = scripts();
const imports = await importsOf(all);

test("who imports a file, directly or through others, is reached by its change", () => {
  const few = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", []],
    ["d", ["a"]],
    ["e", []],
  ]);
  assert.deepEqual([...reaching(few, ["b"])].sort(), ["a", "b", "d"]);
  assert.deepEqual([...reaching(few, ["gone"])], ["gone"]);
});

test("a change in a room runs the tests that import it and those that the table names", () => {
  const { parts, files } = reached(["www/features/share/frame.js"], imports);
  assert.ok(files.includes("e2e/sharing.test.js"), files.join());
  assert.ok(!files.includes("e2e/quiz.test.js") && files.length < 30, files.join());
  for (const part of ["package", "types", "biome", "browser"]) assert.ok(parts.includes(part), parts.join());
  for (const part of ["rust", "examples", "soak"]) assert.ok(!parts.includes(part), parts.join());
});

test("a change of a test, of what tests share, or of what they read runs these tests", () => {
  const of = (/** @type {string} */ file) => reached([file], imports);
  assert.deepEqual(of("README.md").parts, of("README.md").files.length > 0 ? ["node"] : []);
  assert.deepEqual(of("e2e/quiz.test.js"), { parts: ["types", "biome", "browser"], files: ["e2e/quiz.test.js"] });
  assert.ok(of("tests/page/naive.js").files.includes("e2e/shown.test.js"));
  assert.ok(of("docs/attributes.md").files.includes("tests/page/declared.test.js"));
  assert.ok(of("src/solver/find.rs").parts.includes("rust"));
  assert.ok(of("src/solver/find.rs").files.includes("tests/boundary/facts.test.js"));
});

test("the table of what is tested where names every room of the page and every file of the browser's tests", () => {
  for (const file of all.filter((file) => file.startsWith("www/"))) assert.ok(rowsOf(file).length > 0, file);
  const browsers = readdirSync("e2e").filter((name) => name.endsWith(".test.js"));
  const named = WHERE.flatMap(({ browser }) => browser);
  assert.deepEqual([...new Set(named)].sort(), browsers.map((name) => `e2e/${name}`).sort());
  for (const file of WHERE.flatMap(({ node }) => node)) assert.ok(existsSync(file), file);
  for (const room of WHERE.flatMap(({ rooms }) => rooms)) assert.ok(existsSync(`www/${room}`), room);
});
