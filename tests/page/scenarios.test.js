import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { makeLanguage, TAGS } from "../../www/core/i18n/index.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { captionAt, factsOf } from "../../www/features/lessons/scenario-facts.js";
import { fill } from "../../www/features/lessons/scenario-texts.js";
import { SUPPLIED, TUTORIALS } from "../../www/features/lessons/supplied-scenarios.js";
import { Solver } from "../boundary/engine.js";
import { shortestCost } from "./oracle.js";
import { randomFrom } from "./random-numbers.js";
import { all, numberOf, searched, supplied } from "./supplied.js";

test("the list names all files, and all can be read", () => {
  const folder = new URL("../../www/scenarios/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  assert.deepEqual(files.sort(), SUPPLIED.map((name) => `${name}.json`).sort());
  assert.equal(all().length, SUPPLIED.length);
});

/** All texts for readers in a JSON value. @param {unknown} value @param {string} key @returns {[string, any][]} */
function textsIn(value, key) {
  if (typeof value !== "object" || value === null) return [];
  if (["title", "summary", "text", "why"].includes(key.split(".").at(-1) ?? "") && !("choices" in value)) {
    return [[key, value]];
  }
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, `${key}.${name}`));
}

/** What a language's letters look like, where they are not those of English. @type {Record<string, RegExp>} */
const LETTERS = { zh: /[\u4e00-\u9fff]/ };

test("every text exists in English and in all other languages of its scenario, with the same numbers", () => {
  for (const { name, raw } of all()) {
    const texts = textsIn(raw, name);
    assert.ok(texts.length >= 4, name);
    const tags = Object.keys(texts[0][1]).sort();
    assert.ok(["en", "zh"].every((tag) => tags.includes(tag)) && tags.every((tag) => TAGS.includes(tag)), `${tags}`);
    for (const [key, text] of texts) {
      assert.deepEqual(Object.keys(text).sort(), tags, key);
      const numbers = (/** @type {string} */ tag) => [...new Set(text[tag].match(/\{[^}]*\}/g))].sort();
      const isName = ["A*", "Dijkstra", "No"].includes(text.en) || /^\{\w+\}$/.test(text.en);
      for (const tag of tags) {
        assert.deepEqual(numbers(tag), numbers("en"), `${tag}: ${key}`);
        assert.ok(isName || tag === "en" || text[tag] !== text.en, `${key} is not translated: ${text[tag]}`);
        assert.ok(isName || LETTERS[tag]?.test(text[tag]) !== false, `${key} is not ${tag}: ${text[tag]}`);
        for (const [other, letters] of Object.entries(LETTERS)) {
          assert.ok(tag === other || !letters.test(text[tag]), `${key} is ${other}, not ${tag}: ${text[tag]}`);
        }
      }
    }
  }
});

test("numbers of searches are computed: no caption has one that was typed, except for its own board and costs", () => {
  for (const { name, raw } of all()) {
    for (const [key, { en }] of textsIn(raw, name)) {
      const typed = en.replace(/\{[^}]*\}/g, "").match(/\d{3,}/g) ?? [];
      assert.deepEqual(typed, [], key);
    }
  }
});

test("filled in, no text has braces or holes left in any language", () => {
  for (const { name, scenario, facts } of all()) {
    for (const language of TAGS.map((tag) => makeLanguage(tag, {}))) {
      const captions = facts.captions.flat().map(({ text, values }) => fill(text, values, language));
      const texts = [scenario.title, scenario.summary].map((text) => fill(text, facts.values, language));
      for (const text of [...texts, ...captions]) assert.doesNotMatch(text, /[{}]|undefined|NaN/, `${name}: ${text}`);
    }
  }
});

test("the costs of shortest paths match those found by relaxing every move", () => {
  for (const { name, scenario, facts } of all()) {
    for (const [mode, { id }] of scenario.modes.entries()) {
      if (facts.refusals[mode]) continue;
      const solver = searched(name, mode);
      const told = facts.values[id === "written" ? "shortest" : `${id}.shortest`];
      assert.equal(told ?? Number.POSITIVE_INFINITY, shortestCost(solver), `${name} ${id}`);
      solver.free();
    }
  }
});

test("the options of the tutorials are as written there, the rest are the defaults", () => {
  const defaults = {
    algorithm: "astar",
    heuristic: "auto",
    diagonal: "no-corner-cutting",
    costs: "10-14",
    weight: 1,
    tieBreak: "low-h",
    neighborOrder: "row-major",
    openList: "binary-heap",
    decreaseKey: true,
    swapEqual: false,
    improveOpen: true,
    reopenClosed: false,
    stopWhen: "goal-closed",
    penalties: true,
  };
  const written = [
    { heuristic: "manhattan", diagonal: "always", improveOpen: false, openList: "sorted-list", tieBreak: "fifo" },
    {
      diagonal: "never",
      heuristic: "floored-euclidean",
      openList: "unsorted-list",
      tieBreak: "fifo",
      stopWhen: "goal-opened",
      improveOpen: false,
    },
    { heuristic: "octile", openList: "unsorted-list", diagonal: "always" },
    { heuristic: "octile", openList: "sorted-list", diagonal: "always", neighborOrder: "column-major-up" },
    { heuristic: "octile", stopWhen: "goal-opened", diagonal: "always" },
  ];
  for (const [index, name] of TUTORIALS.entries()) {
    const { facts, scenario } = supplied(name);
    assert.deepEqual(facts.options[0], { ...defaults, ...written[index] }, name);
    assert.ok(scenario.modes[1].isTextbook, name);
  }
});

test("no summary gives away the answer to the question: none has a number of another mode", () => {
  for (const name of [...TUTORIALS, "never-improved"]) {
    assert.doesNotMatch(JSON.stringify(supplied(name).raw.summary), /\{(compare|variant\d)\./, name);
  }
});

/** How many cells of a path are road, and how many it has. @param {import("../../www/pkg/starstep.js").Solver} solver */
function onRoad(solver) {
  const cells = solver.path()?.cells ?? new Uint32Array();
  let road = 0;
  for (let i = 0; i < cells.length; i += 2) road += Number(solver.cell(cells[i], cells[i + 1]) === 0);
  return [road, cells.length / 2];
}

test("ties: 49 or 600 expansions depending only on the order among equal f", () => {
  const { facts, scenario } = supplied("ties");
  assert.deepEqual([facts.values.expanded, facts.values["compare.expanded"]], [49, 600]);
  assert.equal(facts.values.cost, facts.values["compare.cost"]);
  assert.deepEqual(Object.keys(scenario.modes[1].options).sort(), ["diagonal", "tieBreak"]);
  assert.equal(facts.values.walls, 0);
  // At the end f is the same everywhere with the largest h first, but not with the smallest.
  const [low, high] = [0, 1].map((mode) => searched("ties", mode).numbersIn(0, 0, 30, 20));
  const fOf = (/** @type {Float64Array} */ numbers) => new Set([...numbers].filter((f, index) => index % 4 === 2 && f));
  assert.deepEqual([...fOf(high)], [480]);
  assert.ok(fOf(low).has(500));
});

test("trap: every cell inside is closed before the search gets out, and greedy search ends on a longer path", () => {
  const solver = searched("trap");
  const order = [...solver.expansionOrder()];
  const isInside = (/** @type {number} */ cell) => {
    const [x, y] = [cell % 22, Math.floor(cell / 22)];
    return x >= 7 && x <= 14 && y >= 3 && y <= 9;
  };
  assert.equal(order.filter(isInside).length, 8 * 7);
  const behindTheWall = order.findIndex((cell) => cell % 22 > 15);
  assert.ok(order.findLastIndex(isInside) < behindTheWall);
  assert.equal(numberOf("trap", "cost"), numberOf("trap", "shortest"));
  assert.ok(numberOf("trap", "compare.cost") > numberOf("trap", "cost"));
  assert.ok(numberOf("trap", "compare.expanded") < numberOf("trap", "expanded"));
});

test("corner cutting: each stricter rule makes the path more expensive", () => {
  const costs = [1, 2, 3, 4].map((index) => numberOf("corner-cutting", `variant${index}.cost`));
  assert.deepEqual(
    costs,
    [...new Set(costs)].sort((a, b) => a - b),
  );
  assert.equal(costs.length, 4);
});

test("Manhattan with diagonals: more expensive than the shortest, which octile finds; h is too large in the caption's cell", () => {
  const name = "manhattan-diagonals";
  assert.ok(numberOf(name, "cost") > numberOf(name, "shortest"));
  assert.equal(numberOf(name, "compare.cost"), numberOf(name, "shortest"));
  const { facts } = supplied(name);
  const { values } = /** @type {import("../../www/features/lessons/scenario-facts.js").Caption} */ (
    captionAt(facts.captions[0], 6)
  );
  const [x, y] = String(values.cell).match(/\d+/g)?.map(Number) ?? [];
  const [dx, dy] = [facts.board.goal[0] - x, facts.board.goal[1] - y].map(Math.abs);
  assert.ok(Number(values.h) > 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy));
});

test("weight: the larger, the fewer expansions and the more expensive the path, within the bound", () => {
  const of = (/** @type {string} */ key) => [1, 2, 3].map((index) => numberOf("weight", `variant${index}.${key}`));
  assert.deepEqual(of("weight"), [1, 1.5, 5]);
  const [expanded, cost] = [of("expanded"), of("cost")];
  assert.ok(expanded[0] > expanded[1] && expanded[1] > expanded[2]);
  assert.equal(cost[0], numberOf("weight", "shortest"));
  assert.ok(cost[0] < cost[1] && cost[1] < cost[2] && cost[1] <= 1.5 * cost[0] && cost[2] <= 5 * cost[0]);
});

test("roads: the path keeps out of the mud, and goes through it when penalties are ignored", () => {
  const [around, length] = onRoad(searched("roads", 0));
  assert.equal(around, length);
  const [through, straight] = onRoad(searched("roads", 1));
  assert.ok(through < straight);
});

test("stopping early saves expansions and loses the shortest path, at the step that opened the goal", () => {
  const name = "stop-early";
  assert.ok(numberOf(name, "expanded") < numberOf(name, "compare.expanded"));
  assert.ok(numberOf(name, "cost") > numberOf(name, "shortest"));
  assert.equal(numberOf(name, "compare.cost"), numberOf(name, "shortest"));
});

test("no path: every search from the start alone expands each cell that it can reach, bidirectional A* few", () => {
  const { facts } = supplied("no-path");
  const expanded = ["", "variant1.", "variant2.", "variant3.", "variant4."].map((id) => facts.values[`${id}expanded`]);
  assert.deepEqual(new Set(expanded), new Set([facts.values.reachable]));
  assert.equal(facts.values["variant5.expanded"], 18);
  assert.equal(facts.values.cost, undefined);
});

test("maze: A* expands as many cells as Dijkstra, and its only path winds", () => {
  assert.equal(numberOf("maze", "expanded"), numberOf("maze", "compare.expanded"));
  assert.equal(numberOf("maze", "expanded"), numberOf("maze", "free"));
  assert.ok(numberOf("maze", "cells") > 3 * (numberOf("maze", "width") + numberOf("maze", "height")));
});

test("tutorials have an original, lessons have none", () => {
  for (const { name, scenario } of all()) assert.equal(scenario.isOriginal, TUTORIALS.includes(name), name);
});

test("coordinates in texts are not broken across lines", () => {
  for (const { name, facts } of all()) {
    const values = [facts.values, ...facts.captions.flat().map((caption) => caption.values)];
    const cells = values.flatMap(({ start, goal, cell }) => [start, goal, cell]).filter((value) => value !== undefined);
    for (const cell of cells) assert.match(String(cell), /^\(-?\d+,\u00a0-?\d+\)$/, name);
  }
});

test("a caption is shown from its step on until the next one", () => {
  const { facts } = supplied("tutorial-2-right-angles");
  const [captions] = facts.captions;
  const steps = captions.map(({ step }) => step);
  assert.deepEqual(steps, [0, 1, 4, 10, numberOf("tutorial-2-right-angles", "expanded")]);
  assert.equal(captionAt(captions, 3), captions[1]);
  assert.equal(captionAt(captions, 4), captions[2]);
  assert.equal(captionAt(captions, 1000), captions[4]);
  assert.equal(captionAt(captions.slice(1), 0), undefined);
});

test("a scenario counts the cells that straight moves reach, and no move leads around the edge of the board", () => {
  /** From one column to the next, as a reader does it on paper. @param {string[]} rows */
  function reached(rows) {
    const at = (/** @type {number} */ x, /** @type {number} */ y) => rows[y]?.[x] ?? "@";
    const y = rows.findIndex((row) => row.includes("s"));
    const seen = new Set([`${rows[y].indexOf("s")},${y}`]);
    for (const cell of seen) {
      const [x, y] = cell.split(",").map(Number);
      for (const [dx, dy] of [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ]) {
        if (at(x + dx, y + dy) !== "@") seen.add(`${x + dx},${y + dy}`);
      }
    }
    return seen.size;
  }
  const boards = [
    // A wall from top to bottom: the last cell of a row and the first of the next have consecutive numbers.
    ["s.@.", "..@.", "..@g"],
    [".@.s", ".@..", "g@.."],
    [".@s.", ".@..", ".@.g", "...@"],
    ["s"],
    ["s@"],
  ];
  const random = randomFrom(37);
  for (let round = 0; round < 300; round++) {
    const [width, height] = [1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6)];
    /** @type {string[]} */
    const letters = Array.from({ length: width * height }, () => (random() < 0.45 ? "@" : "."));
    letters[Math.floor(random() * letters.length)] = "s";
    boards.push(Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width).join("")));
  }
  for (const rows of boards) {
    const map = [`height ${rows.length}`, `width ${rows[0].length}`, "map", ...rows];
    if (!rows.some((row) => row.includes("g"))) {
      const y = rows.findIndex((row) => row.includes("s"));
      map.splice(2, 0, `start ${rows[y].indexOf("s")} ${y}`, `goal ${rows[y].indexOf("s")} ${y}`);
      map.splice(5, rows.length, ...rows.map((row) => row.replace("s", ".")));
    }
    const { values } = factsOf(Solver, parseScenario({ starstep: 1, title: "A", summary: "B", map }));
    assert.equal(values.reachable, reached(rows), rows.join("\n"));
  }
});
