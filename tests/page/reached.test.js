// What `cargo xtask test --changed` runs: whatever can notice a change, and little else. The table of what is tested where
// names every room of the page and every file of the browser's tests.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { importsOf, reaching, scripts } from "../reached/imports.js";
import { MOST, reached, rowsOf, testsIn } from "../reached/reached.js";
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
  const { parts, files, left } = reached(["www/features/share/frame.js"], imports);
  assert.ok([...files, ...left].includes("e2e/sharing.test.js"), files.join());
  assert.ok(![...files, ...left].includes("e2e/quiz.test.js") && files.length < 30, files.join());
  for (const part of ["package", "types", "biome", "browser"]) assert.ok(parts.includes(part), parts.join());
  for (const part of ["rust", "examples", "soak"]) assert.ok(!parts.includes(part), parts.join());
});

test("for a change in any room few of the browser's tests are run, the nearest first, and the others are named", () => {
  const counted =
    'test("a", f);\n  plain("b", { tag: inTurn(1) }, f);\ntest("c", {\n  tag: "@thorough",\n}, f);\ntestOf(d);';
  assert.equal(testsIn(counted), 2);
  const ofEachRoom = new Map(
    all.flatMap((file) => (file.startsWith("www/") ? [[WHERE.indexOf(rowsOf(file)[0]), file]] : [])),
  );
  assert.ok(ofEachRoom.size > 10);
  for (const file of ofEachRoom.values()) {
    const { files, left } = reached([file], imports);
    const run = files.filter((name) => name.startsWith("e2e/"));
    assert.ok(run.length > 0, file);
    const count = run.reduce((sum, name) => sum + testsIn(readFileSync(name, "utf8")), 0);
    assert.ok(run.length === 1 || count <= MOST, `${file}: ${count}`);
    const table = rowsOf(file).flatMap(({ browser }) => browser);
    assert.deepEqual(
      table.filter((name) => !run.includes(name) && !left.includes(name)),
      [],
      file,
    );
    const fewest = rowsOf(file).reduce((one, other) => (other.rooms.length < one.rooms.length ? other : one));
    assert.ok(run.includes(fewest.browser[0]), file);
  }
});

test("a change of a test, of what tests share, or of what they read runs these tests", () => {
  const of = (/** @type {string} */ file) => reached([file], imports);
  assert.deepEqual(of("README.md").parts, of("README.md").files.length > 0 ? ["node"] : []);
  const ofOneFile = { parts: ["types", "biome", "browser"], files: ["e2e/quiz.test.js"], left: [] };
  assert.deepEqual(of("e2e/quiz.test.js"), ofOneFile);
  assert.deepEqual(of("e2e/page.js").left, []);
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
