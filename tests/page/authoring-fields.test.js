// What the form writes for fields that most lessons leave alone: cells, locks, boards from a seed, and the preview of texts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fc } from "../seeded.js";
import "./english.js";
import { cellsIn, cellsText } from "../../www/features/authoring/cells-field.js";
import { draftOf, emptyDraft, isEmpty, isMadeFromSeed, scenarioOf } from "../../www/features/authoring/draft.js";
import { judge, valuesFor } from "../../www/features/authoring/lesson-problem.js";
import { useOf, withUse, written } from "../../www/features/authoring/reader-limits.js";
import { filled } from "../../www/features/authoring/written.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { Solver } from "../boundary/engine.js";

const MAP = "type octile\nheight 3\nwidth 5\nmap\ns.@..\n..@.g\n.....\n";
const GOOD = { starstep: 1, title: "A", summary: "B", map: MAP };

test("cells are read as they are shown, however they are separated; anything else is kept, and refused", async () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4095), fc.nat(4095)), { minLength: 1, maxLength: 40 }), (cells) => {
      assert.deepEqual(cellsIn(cellsText(cells)), cells);
      assert.deepEqual(cellsIn(cells.map((cell) => cell.join(",")).join(" ")), cells);
      assert.deepEqual(cellsIn(cells.map((cell) => cell.join(";")).join("; ")), cells);
    }),
  );
  assert.equal(cellsIn("  "), undefined);
  assert.equal(cellsText(undefined), "");
  for (const text of ["3", "(3, 1) 4", "a", "3,1 x", "-1,2"]) {
    assert.equal(cellsIn(text), text);
    assert.equal(cellsText(cellsIn(text)), text);
    const { problem } = await judge({ ...GOOD, captions: [{ at: { step: 0 }, text: "C", marks: cellsIn(text) }] });
    assert.equal(problem?.key, "captions[0].marks", text);
  }
});

test("whatever is chosen for one setting, no other setting, tool or switch changes", () => {
  const names = Object.keys(Solver.choices);
  const some = (/** @type {string[]} */ words) => fc.shuffledSubarray(words);
  const controls = fc.record(
    {
      show: some(names),
      lock: some([...names, "wall", "goal"]),
      sights: some(["ends", "path"]),
      numbers: fc.constantFrom("all", "none", "deciding"),
    },
    { requiredKeys: [] },
  );
  const use = fc.constantFrom(
    /** @type {const} */ ("free"),
    /** @type {const} */ ("locked"),
    /** @type {const} */ ("hidden"),
  );
  fc.assert(
    fc.property(controls, fc.constantFrom(...names), use, (before, key, chosen) => {
      const after = withUse(before, key, chosen, names);
      assert.equal(useOf(after, key), chosen);
      for (const other of names) if (other !== key) assert.equal(useOf(after, other), useOf(before, other), other);
      const rest = (/** @type {string[] | undefined} */ lock) => (lock ?? []).filter((it) => it !== key);
      assert.deepEqual(
        [rest(after.lock), after.sights, after.numbers],
        [rest(before.lock), before.sights, before.numbers],
      );
      const order = (/** @type {string[] | undefined} */ show) => (show ?? names).filter((it) => it !== key);
      assert.deepEqual(order(after.show), order(before.show));
      // And readers are given just that.
      const { controls } = parseScenario({ ...GOOD, controls: written(after) ?? {} });
      const used = { ...controls, sights: controls.sights.map(String) };
      for (const name of names) assert.equal(useOf(used, name), useOf(after, name));
      assert.deepEqual([...controls.lock], after.lock);
    }),
  );
  assert.equal(written({ lock: [], sights: [], numbers: "all" }), undefined);
});

test("a board from a seed is in the file as long as it is the one on the screen", async () => {
  const random = { width: 7, height: 5, walls: 0.25, seed: 4 };
  const raw = { starstep: 1, title: "A", summary: "B", map: { random } };
  const made = parseScenario(raw).map;
  const shown = { map: made, options: {} };
  const draft = draftOf(raw, shown);
  assert.deepEqual(scenarioOf(draft, shown), raw);
  assert.ok(isMadeFromSeed(draft.random, made));
  // Drawn on, or no longer wanted, the board is as it is.
  assert.ok(!isMadeFromSeed(draft.random, MAP));
  assert.deepEqual(scenarioOf(draft, { ...shown, map: MAP }).map, MAP.trimEnd().split("\n"));
  assert.deepEqual(scenarioOf({ ...draft, random: undefined }, shown).map, made.trimEnd().split("\n"));
  // A new one, which cannot be made yet, is named at its own field.
  const wrong = { ...emptyDraft(), title: "A", summary: "B", random: { values: { ...random, walls: 2 } } };
  assert.ok(!isEmpty({ ...emptyDraft(), random: { values: random } }));
  const { problem } = await judge(scenarioOf(wrong, { map: MAP, options: {} }));
  assert.equal(problem?.key, "map.random.walls");
});

test("a text is previewed with the numbers that readers get, also while the lesson is not finished", async () => {
  const caption = { at: { step: 2 }, text: "{cell}: {g} + {h} = {f}, of {expanded}" };
  const question = {
    at: { step: 2 },
    ask: "next",
    text: "After {cell}?",
    right: "It is {cell}.",
  };
  const variants = [{ title: "G", options: { algorithm: "greedy" }, captions: [] }];
  const captions = [caption, { at: { event: "no-path" }, text: "never" }];
  const whole = { ...GOOD, captions: [caption], question, variants };
  const verdict = await judge(whole);
  assert.equal(verdict.problem, undefined);
  const { facts } = verdict;
  const told = filled(caption.text, valuesFor("captions[0].text", verdict), "en");
  // As it is filled in for readers.
  assert.equal(told, filled(caption.text, facts?.captions[0][0].values ?? {}, "en"));
  assert.match(told ?? "", /^\(\d,\s\d\): \d+ \+ \d+ = \d+, of \d+$/);
  const [asked] = facts?.asked ?? [];
  assert.equal(filled("{cell}", valuesFor("question.text", verdict), "en"), asked.values.cell);
  assert.equal(filled("{cell}", valuesFor("question.right", verdict), "en"), asked.told.cell);
  assert.equal(
    filled("{variant1.expanded}", valuesFor("title", verdict), "en"),
    String(facts?.values["variant1.expanded"]),
  );
  // One that never comes, or a text without numbers, or with a wrong one, has none.
  const unfinished = await judge({ ...whole, captions, title: "" });
  assert.ok(unfinished.problem);
  assert.equal(filled(caption.text, valuesFor("captions[0].text", unfinished), "en"), told);
  assert.equal(filled("{variant1.cost}", valuesFor("title", unfinished), "en"), String(facts?.values["variant1.cost"]));
  assert.equal(filled("{f}", valuesFor("captions[1].text", unfinished), "en"), undefined);
  for (const text of ["no number", "{no}", "{cell} {no}"]) {
    assert.equal(filled(text, valuesFor("captions[0].text", verdict), "en"), undefined);
  }
  // Numbers are written as the language of the text has them.
  assert.equal(filled("{cost}", { cost: 1234.5 }, "es"), "1234,5");
  assert.equal(filled("{cost}", { cost: 12345.5 }, "en"), "12,345.5");
});
