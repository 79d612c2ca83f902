// What is said in one place of the front end only: what algorithms are, where a cell is, and how near two numbers may be to
// be the same. Elsewhere these would be said in other words, and one day be different.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { ALL } from "../../www/rules/algorithms.js";

const WWW = new URL("../../www/", import.meta.url);
/** The rules themselves, and what is data: the engine's facts, texts, lessons. */
const APART = /^(?:rules|pkg|core\/i18n|scenarios)\//;
/** As many lines name one at most. The numbers of options in links are permanent, and need the names. */
const MOST_NAMING = 15;

const lines = readdirSync(WWW, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".js") && !APART.test(path))
  .flatMap((path) =>
    readFileSync(new URL(path, WWW), "utf8")
      .split("\n")
      .map((line, index) => ({ at: `${path}:${index + 1}`, line })),
  );

/** Where a pattern is. @param {RegExp} pattern @param {RegExp} [apart] Files that may have it. */
const placesOf = (pattern, apart) =>
  lines.filter(({ at, line }) => pattern.test(line) && !apart?.test(at)).map(({ at, line }) => `${at} ${line.trim()}`);

test("algorithms are named by the rules, and hardly anywhere else", () => {
  assert.ok(lines.length > 30_000, String(lines.length));
  const named = placesOf(new RegExp(`["'\`](?:${ALL.join("|")})["'\`]|^\\s*(?:${ALL.join("|")}): \\d`));
  assert.ok(named.length <= MOST_NAMING, named.join("\n"));
  assert.ok(named.length > 5, "the pattern finds those that there are");
});

test("an index becomes a column and a row in the rules only", () => {
  assert.deepEqual(
    placesOf(/Math\.(?:floor|trunc)\([^()]*\/ (?:\w+\.)*width\)/, /^core\/render\/layers\/|^core\/session\/by-f/),
    [],
  );
});

test("how near two numbers may be to be the same is said where costs are, and where other programs' numbers are", () => {
  const small = /(?<![\w.])\d(?:\.\d+)?e-\d|(?<![\w.])0\.0000\d|TOLERANCE/;
  assert.deepEqual(placesOf(small, /^check\/tolerances\.js|^features\/measure\/|^core\/render\/camera/), []);
});
