import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { kindOf } from "../../www/element/open-content.js";
import { SUPPLIED } from "../../www/features/lessons/supplied-scenarios.js";
import { encodeLink } from "../../www/features/share/link.js";
import { textOf } from "./supplied.js";

const file = (/** @type {string} */ name) => readFileSync(new URL(`../maps/${name}`, import.meta.url), "utf8");

test("scenarios, maps and lists of problems are recognized by their content", () => {
  for (const name of SUPPLIED) assert.equal(kindOf(textOf(name)), "scenario");
  for (const name of ["8room_000", "Berlin_0_256"]) {
    assert.equal(kindOf(file(`${name}.map`)), "map");
    assert.equal(kindOf(file(`${name}.map.scen`)), "problems");
  }
  assert.equal(kindOf("\ufeffwidth 3\r\nheight 1\r\nmap\r\n...\r\n"), "map");
});

test("links are recognized wherever they occur", async () => {
  const board = { width: 5, height: 3, cells: new Uint8Array(15), start: /** @type {[number, number]} */ ([0, 0]) };
  const link = await encodeLink({ board: { ...board, goal: [4, 2], origin: [0, 0] } });
  for (const text of [`#${link}`, `https://example.org/starstep/#${link}`, `\n  http://x.test/?lang=zh#${link}\n`]) {
    assert.equal(kindOf(text), "link", text);
  }
  assert.equal(kindOf(`[InternetShortcut]\r\nURL=https://example.org/#${link}\r\n`), "link");
  assert.equal(kindOf("https://example.org/?lang=en&scenario=ties"), "supplied");
});

test("anything else is unknown", () => {
  for (const text of ["", "hello", "a # of things", "1.5", "https://example.org/"])
    assert.equal(kindOf(text), "unknown");
});
