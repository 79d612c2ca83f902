// Anchors, aliases and merge keys in traces of the Posthoc player: the same search, written with them and without, is read
// the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLog } from "../../www/check/read-log.js";
import { randomLog } from "./random-log.js";
import { randomFrom } from "./random-numbers.js";

/** @typedef {Record<string, string | number>} Event */

/** @param {Event} event */
const flow = (event) =>
  `{ ${Object.entries(event)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ")} }`;
/** @param {Event} event @param {string} indent */
const block = (event, indent) =>
  Object.entries(event)
    .map(([name, value]) => `${name}: ${value}`)
    .join(`\n${indent}`);
/** Those pairs of an event that another does not have. @param {Event} event @param {Event} other */
const without = (event, other) =>
  Object.fromEntries(Object.entries(event).filter(([name, value]) => other[name] !== value));

/**
 * Events in YAML, many of them as changes of others.
 * @param {Event[]} events
 * @param {() => number} random
 */
function withAnchors(events, random) {
  const lines = ["version: 1.4.0", "base: &base { type: expanding }", "far: &far", "  g: 77", "  f: 99", "events:"];
  /** @type {{ name: string, event: Event }[]} */
  const known = [];
  for (const [i, event] of events.entries()) {
    const name = random() < 0.4 ? `e${i}` : "";
    const anchor = name && `&${name} `;
    const kind = random();
    const [model, second] = [known[Math.floor(random() * known.length)], known[Math.floor(random() * known.length)]];
    if (kind < 0.3 || !model) {
      lines.push(
        random() < 0.5
          ? `  - ${anchor}${flow({ "<<": "*base", ...without(event, { type: "expanding" }) })}`
          : `  - ${anchor}${flow(event)}`,
      );
    } else if (kind < 0.6) {
      // What the map itself has goes before what is merged, in whatever order.
      const own = { ...without(event, model.event), x: event.x };
      const merged = random() < 0.5 ? { "<<": `*${model.name}`, ...own } : { ...own, "<<": `*${model.name}` };
      lines.push(
        random() < 0.5 ? `  - ${anchor}${flow(merged)}` : `  -${name ? ` &${name}` : ""}\n    ${block(merged, "    ")}`,
      );
    } else if (kind < 0.85) {
      // Of several the first goes before the others; all that they have must be given otherwise.
      const all = { ...second.event, ...model.event };
      const list = random() < 0.5 ? `[*${model.name}, *${second.name}]` : "";
      const own = without(event, all);
      if (list) lines.push(`  - ${anchor}${flow({ "<<": list, ...own })}`);
      else
        lines.push(
          `  - <<:\n      - *${model.name}\n      - *${second.name}${Object.keys(own).length ? `\n    ${block(own, "    ")}` : ""}`,
        );
      if (!list && name) continue;
    } else {
      lines.push(`  - type: &t${i} expanding\n    ${block(without(event, { type: "expanding" }), "    ")}`);
      lines.push(`  - { type: generating, id: 1, x: &x${i} ${event.x}, y: 3 }`);
      continue;
    }
    if (name) known.push({ name, event });
  }
  return `${lines.join("\n")}\npivot:\n  x: 7\n`;
}

test("a trace with anchors, aliases and merge keys gives what it gives without", () => {
  const random = randomFrom(21);
  for (let i = 0; i < 150; i++) {
    const { steps } = randomLog(random, 10);
    const events = steps.map(({ x, y, g, f }, id) => ({ type: "expanding", id, x, y, g, f }));
    const text = withAnchors(events, random);
    assert.deepEqual(
      readLog(text).steps,
      steps.map(({ x, y, g, f }) => ({ x, y, g, f })),
      text,
    );
  }
});

test("the smallest forms", () => {
  const read = (/** @type {string} */ events) => readLog(`version: 1.4.0\nevents:\n${events}`).steps;
  assert.deepEqual(read("  - &a { type: expanding, id: 1, x: 0, y: 0 }\n  - { <<: *a, id: 2, x: 1, y: 1 }\n"), [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]);
  assert.deepEqual(read("- &a\n  type: expanding\n  x: 3\n  y: 4\n- *a\n- <<: *a\n  y: 5\n"), [
    { x: 3, y: 4 },
    { x: 3, y: 4 },
    { x: 3, y: 5 },
  ]);
  assert.deepEqual(read("  - { type: &t expanding, x: &c 5, y: 2 }\n  - { type: *t, x: *c, y: 3 }\n"), [
    { x: 5, y: 2 },
    { x: 5, y: 3 },
  ]);
  assert.deepEqual(
    read("  - type: expanding\n    x: 1\n    points:\n      - x: 7\n        y: 8\n    y: 2\n"),
    [{ x: 1, y: 2 }],
    "a list in an event is none of it",
  );
});
