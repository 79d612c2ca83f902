// No test and no tool waits by the clock for something that does happen: it waits for that. A wait of a fixed number of
// milliseconds is too short on a slow machine and too long on every other.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const FOLDERS = ["e2e", "tests", "benches", "xtask/src", "build"];

/** What waits by the clock. A timer without a time is a turn of the event loop. */
const WAITS = [
  /\bwaitForTimeout\s*\(/,
  /(?<!\btest\.)\bsetTimeout\s*\((?:[^;]*?),\s*[\w.]+\s*\)/,
  /timers\/promises/,
  /\bsleep\((?!\))/,
];

/** Those that stay, each with its number. */
const ALLOWED = new Map([
  ["e2e/engines/webdriver.js", { count: 1, why: "asks again, because the program does not say when it is up" }],
  ["e2e/late-answers.js", { count: 1, why: "is a slow network" }],
  ["e2e/settled.js", { count: 1, why: "looks again a moment later where a page draws no frames" }],
  ["e2e/settled.test.js", { count: 4, why: "has the page put something off, and waits for that" }],
  ["tests/page/python-programs.test.js", { count: 2, why: "is a program that waits, and does not have to" }],
  ["tests/page/run-program.js", { count: 1, why: "ends a program that does not end" }],
  ["tests/page/tried-programs.test.js", { count: 5, why: "is a program that waits, and does not have to" }],
  ["tests/programs/10-async-sleep.js", { count: 2, why: "is a program that its reader wants to watch" }],
  ["benches/peers/run.js", { count: 1, why: "gives the garbage collector time before anything is measured" }],
  ["xtask/src/browser.rs", { count: 1, why: "asks a port again until the server is up" }],
]);

/** The places in a text that wait by the clock. @param {string} text */
const waitsIn = (text) =>
  WAITS.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, "g"))].map(([found]) => found));

test("what waits by the clock is told from what does not", () => {
  for (const wait of [
    "await page.waitForTimeout(300);",
    "await new Promise((resolve) => setTimeout(resolve, 50));",
    "setTimeout(() => ended.abort(new Error('enough')), 30);",
    "setTimeout(resolve, PAUSE)",
    'import { setTimeout } from "node:timers/promises";',
    "std::thread::sleep(Duration::from_millis(50));",
  ]) {
    assert.equal(waitsIn(wait).length, 1, wait);
  }
  for (const other of [
    "test.setTimeout(120_000);",
    "await new Promise((resolve) => setTimeout(resolve));",
    "await expect(board).toBeVisible({ timeout: 9000 });",
    "session.sleep();",
  ]) {
    assert.deepEqual(waitsIn(other), [], other);
  }
});

test("no test waits by the clock except those that have a reason", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(m?js|rs)$/.test(name) && !/node_modules|results/.test(name))
      .map((name) => join(folder, name)),
  );
  assert.ok(files.length > 100, String(files.length));
  const found = files
    .filter((file) => !file.endsWith("waits.test.js"))
    .map((file) => ({ file, waits: waitsIn(readFileSync(file, "utf8")) }))
    .filter(({ waits }) => waits.length > 0);
  const told = found.map(({ file, waits }) => [file, waits.length]);
  const allowed = [...ALLOWED].map(([file, { count }]) => [file, count]);
  assert.deepEqual(told.sort(), allowed.sort(), JSON.stringify(found, null, 1));
});
