// What readers drop or paste, whatever it is.

import assert from "node:assert/strict";
import { kindOf } from "../../www/element/open-content.js";
import { mutatedText } from "./random.js";

const KINDS = ["map", "scenario", "problems", "link", "supplied", "unknown"];
const TEXTS = [
  "type octile\nheight 2\nwidth 3\nmap\n..@\n...\n",
  '{ "starstep": 1, "title": "A scenario" }',
  "version 1\n0\ta.map\t4\t4\t0\t0\t3\t3\t4.24264\n",
  "https://example.org/starstep/#1.AQBkZGRkZGRk",
  "https://example.org/starstep/?lang=en&scenario=ties",
  "anything else",
];

/** @param {import("./random.js").Random} random */
export async function tryText(random) {
  const text = random.onceIn(3)
    ? String.fromCharCode(...Array.from({ length: random.below(200) }, () => random.below(0x10000)))
    : mutatedText(random, random.pick(TEXTS)).repeat(random.pick([1, 1, 1, 400]));
  assert.ok(KINDS.includes(kindOf(text)), JSON.stringify(text));
}
