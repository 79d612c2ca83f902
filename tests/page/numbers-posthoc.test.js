// The trace for Posthoc against the format's published rules, and drawn by a few lines that work out its views as the
// player's documents say: every expression in `${{ }}` is JavaScript about the event `$`, `$if` leaves a view out, `$for`
// repeats it. What is drawn must be the board and the search. It was tried once, on 2026-11-22, with the parser of format 1.4.0
// and the editor's schema.

import assert from "node:assert/strict";
import { test } from "node:test";
import { posthocTrace } from "../../www/features/export/numbers/posthoc.js";
import { plainOptions, randomSubject, seeded, textOf } from "./numbers-read.js";
import { plainSteps } from "./plain-steps.js";

/** @typedef {Record<string, any>} Any */

/** The player's own colors: of event types, by its name for them, and of its surface. */
const COLORS = {
  source: "1",
  destination: "2",
  expanding: "3",
  updating: "4",
  generating: "5",
  closing: "6",
  end: "7",
};
const THEME = { foreground: "8" };

/** @param {unknown} value @param {Any} event @returns {any} */
function resolved(value, event) {
  if (typeof value !== "string") return value;
  const match = value.match(/^\$\{\{(.*)\}\}$/);
  return match ? new Function("$", "color", "theme", `return ${match[1]}`)(event, COLORS, THEME) : value;
}

/** What the player draws for an event. @param {Any[]} view @param {Any} event @returns {Any[]} */
function drawn(view, event) {
  return view.flatMap(({ $for, $if, ...rest }) => {
    if ($if !== undefined && !resolved($if, event)) return [];
    const { $let = "i", $from = 0, $to = 1 } = $for ?? {};
    const all = [];
    for (let i = resolved($from, event); i < resolved($to, event); i++) {
      const scope = { ...event, [$let]: i };
      all.push(Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, resolved(value, scope)])));
    }
    return all;
  });
}

/** What each primitive needs, by the player's documents. @type {Record<string, string[]>} */
const NEEDED = { rect: ["x", "y", "width", "height", "fill"], path: ["points", "fill"] };

test("the trace keeps the rules of version 1.4.0", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed);
    const algorithm = /** @type {const} */ (["astar", "jump-point", "bidirectional-astar", "breadth-first"])[seed % 4];
    const rest = { penalties: algorithm !== "jump-point", diagonal: /** @type {const} */ ("no-corner-cutting") };
    const { make } = randomSubject(random, { algorithm, ...rest });
    const trace = JSON.parse(textOf(posthocTrace([{ make }])));
    assert.equal(trace.version, "1.4.0");
    assert.ok(Array.isArray(trace.views.main) && Array.isArray(trace.events));
    for (const event of trace.events) {
      assert.ok(["string", "number"].includes(typeof event.id), JSON.stringify(event));
      assert.ok(event.pId === undefined || event.pId === null || typeof event.pId === "number");
      assert.ok(["board", ...Object.keys(COLORS)].includes(event.type), event.type);
      for (const { $, ...values } of drawn(trace.views.main, event)) {
        assert.ok(
          NEEDED[$]?.every((name) => values[name] !== undefined && !Number.isNaN(values[name])),
          JSON.stringify(values),
        );
      }
    }
    // A node's parent has been told of before.
    const known = new Set();
    for (const { id, pId } of trace.events) {
      assert.ok(pId === undefined || pId === null || known.has(pId), `${seed}: ${pId}`);
      known.add(id);
    }
  }
});

test("what the player draws are the walls, the cells of a plain search in its order, and the path", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = seeded(seed);
    const { board, options, make } = randomSubject(random, plainOptions(random), 12);
    const { views, events } = JSON.parse(textOf(posthocTrace([{ make }])));
    const about = `${seed}: ${JSON.stringify(options)}`;
    const cells = new Uint8Array(board.width * board.height);
    const walls = drawn(views.main, events[0]);
    for (const { x, y, width, height } of walls) {
      assert.equal(height, 1);
      for (let i = 0; i < width; i++) cells[y * board.width + x + i]++;
    }
    assert.deepEqual(
      [...cells],
      [...board.cells].map((byte) => Number(byte === 255)),
      about,
    );

    const { width } = board;
    const ofType = (/** @type {string} */ type) => events.filter((/** @type {Any} */ event) => event.type === type);
    const places = (/** @type {Any[]} */ all) =>
      all.map((event) => drawn(views.main, event)[0]).map(({ x, y }) => y * width + x);
    const steps = [...plainSteps(board, options)];
    assert.deepEqual(
      places(ofType("expanding")),
      steps.map(({ taken }) => taken.cell),
      about,
    );
    assert.deepEqual(
      places(ofType("closing")),
      steps.map(({ taken }) => taken.cell),
      about,
    );
    assert.deepEqual(
      [...places(ofType("source")), ...places(ofType("destination"))],
      [board.start, board.goal].map(([x, y]) => y * width + x),
    );
    for (const [index, { g, h, f }] of ofType("expanding").entries()) {
      const { told } = steps[index].taken;
      const expected = [told.g, told.h, told.f];
      for (const [k, value] of [g, h, f].entries())
        assert.ok(Math.abs(value - expected[k]) <= 1e-9 * Math.max(1, expected[k]), about);
    }
    const sum = (/** @type {"opened" | "improved" | "reopened"} */ name) =>
      steps.reduce((all, step) => all + step[name], 0);
    assert.equal(ofType("generating").length, 1 + sum("opened"), about);
    assert.equal(ofType("updating").length, sum("improved") + sum("reopened"), about);
    assert.equal(
      ofType("updating").filter((/** @type {Any} */ event) => event.reopened).length,
      sum("reopened"),
      about,
    );

    // An expansion comes before what it opens, and closes before the next one.
    const closed = ofType("closing").map((/** @type {Any} */ event) => events.indexOf(event));
    const expanded = ofType("expanding").map((/** @type {Any} */ event) => events.indexOf(event));
    for (const [index, at] of closed.entries()) {
      assert.ok(
        expanded[index] < at &&
          (expanded[index + 1] ?? Number.POSITIVE_INFINITY) ===
            (index + 1 < closed.length ? at + 1 : Number.POSITIVE_INFINITY),
        about,
      );
    }

    const solver = make();
    solver.run();
    const path = solver.path();
    const end = events.at(-1);
    assert.deepEqual([end.type, end.status, end.cost], ["end", solver.status, path?.cost], about);
    const line = drawn(views.main, end).find(({ $ }) => $ === "path");
    assert.deepEqual(
      line?.points.flatMap((/** @type {Any} */ { x, y }) => [x - 0.5, y - 0.5]),
      path && [...path.cells],
      about,
    );
    solver.free();
  }
});

test("where two sides search, a cell is a node for each of them", () => {
  let both = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { board, make } = randomSubject(seeded(seed), { algorithm: "bidirectional-astar", diagonal: "always" }, 12);
    const { events } = JSON.parse(textOf(posthocTrace([{ make }])));
    const seen = new Map();
    for (const { type, id, x, y, side } of events) {
      if (type !== "generating") continue;
      assert.equal(id, y * board.width + x + (side === "goal" ? board.width * board.height : 0));
      assert.ok(!seen.has(id), `${seed}`);
      seen.set(id, side);
    }
    both += [...seen.keys()].filter((id) => seen.has(id + board.width * board.height)).length;
  }
  assert.ok(both > 20, `${both} cells were reached by both sides`);
});
