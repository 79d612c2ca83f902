// Which attribute a misspelt one was meant to be: one that looks like it, and none where nothing does.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NAMES } from "../../www/element/embedding/known-attributes.js";
import { nearestOf } from "../../www/element/embedding/spelling.js";

test("letters that are left out, put in, changed or exchanged, and forgotten hyphens, are recognized", () => {
  for (const [name, meant] of [
    ["heurstic", "heuristic"],
    ["heurisstic", "heuristic"],
    ["heuristik", "heuristic"],
    ["startstep", "start-step"],
    ["start_step", "start-step"],
    ["StartStep", "start-step"],
    ["wieght", "weight"],
    ["algoritm", "algorithm"],
    ["tiebrake", "tie-break"],
    ["read-only", "readonly"],
    ["auto-play", "autoplay"],
    ["control", "controls"],
  ]) {
    assert.equal(nearestOf(name, NAMES), meant, name);
  }
});

test("what looks like none is none", () => {
  for (const name of [
    "x-data",
    "v-if",
    "key",
    "data-map",
    "aria-label",
    "onclick",
    "width",
    "hidden",
    "tabindex",
    "abc",
  ]) {
    assert.equal(nearestOf(name, NAMES), undefined, name);
  }
});
