// Lessons that are made on the page: what is written is what is in the file, and what is wrong is said where it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fc } from "../seeded.js";
import "./english.js";
import { addCaption, draftOf, emptyDraft, isEmpty, scenarioOf } from "../../www/features/authoring/draft.js";
import { textOf } from "../../www/features/authoring/lesson-files.js";
import { fieldOf, judge } from "../../www/features/authoring/lesson-problem.js";
import { stepOnScreen } from "../../www/features/authoring/moment-field.js";
import { asKind, KINDS, kindOf, questionAt } from "../../www/features/authoring/question-kinds.js";
import { withText, writtenIn } from "../../www/features/authoring/written.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { SUPPLIED } from "../../www/features/lessons/supplied-scenarios.js";
import { Solver } from "../boundary/engine.js";
import { textOf as suppliedText } from "./supplied.js";

const MAP = "type octile\nheight 3\nwidth 5\nmap\ns.@..\n..@.g\n.....\n";
const SHOWN = { map: MAP, options: { algorithm: /** @type {const} */ ("greedy") } };

/** What a scenario puts on the screen. @param {Record<string, any>} raw */
function shownOf(raw) {
  const { modes } = parseScenario(raw);
  const solver = Solver.fromMap(modes[0].map);
  const map = solver.toMap();
  solver.free();
  return { map, options: modes[0].options };
}

test("every supplied lesson is opened and saved as it was, and keeps what there is no field for", () => {
  for (const name of SUPPLIED) {
    const raw = JSON.parse(suppliedText(name));
    const shown = shownOf(raw);
    const draft = draftOf(raw, shown);
    assert.deepEqual(scenarioOf(draft, shown), raw, name);
    // What is changed in the draft is changed in no other.
    draft.captions.pop();
    assert.deepEqual(scenarioOf(draftOf(raw, shown), shown), raw);
  }
});

test("another board or other settings take the place of those in the file, and what depended on them goes", () => {
  const raw = JSON.parse(suppliedText("tutorial-4-roads"));
  assert.ok(raw.penalties);
  const shown = shownOf(raw);
  const draft = draftOf(raw, shown);
  const drawn = scenarioOf(draft, { ...shown, map: MAP });
  assert.deepEqual(drawn.map, MAP.trimEnd().split("\n"));
  assert.ok(!JSON.stringify(drawn).includes('"penalties":{'), "sliders make no sense there");
  assert.deepEqual(drawn.options, raw.options);
  const set = scenarioOf(draft, { ...shown, options: { weight: 2 } });
  assert.deepEqual([set.map, set.penalties, set.options], [raw.map, raw.penalties, { weight: 2 }]);
});

test("an empty draft is nothing to lose, and a finished one is a scenario", async () => {
  const draft = emptyDraft();
  assert.ok(isEmpty(draft));
  Object.assign(draft, { title: "A", summary: "B" });
  assert.ok(!isEmpty(draft));
  addCaption(draft, 2).text = "two";
  addCaption(draft, 0).text = "none";
  draft.captions.push({ at: { event: "end" }, text: "{expanded}" });
  addCaption(draft, 3).text = "three";
  assert.deepEqual(
    draft.captions.map(({ text }) => text),
    ["none", "two", "three", "{expanded}"],
  );
  draft.compare = { title: "C", options: { algorithm: "astar" } };
  draft.beside = { layout: "beside", shown: "at-once" };
  draft.questions.push(questionAt(1));
  for (const [index, choice] of (draft.questions[0].choices ?? []).entries()) {
    Object.assign(choice, { text: `${index}`, why: "because" });
  }
  draft.questions[0].text = "which?";
  const raw = scenarioOf(draft, SHOWN);
  const { facts, problem } = await judge(JSON.parse(textOf(raw)));
  assert.equal(problem, undefined);
  assert.ok(facts && Number(facts.values.expanded) > 3);
  assert.deepEqual(raw.question, draft.questions[0]);
  assert.equal(raw.starstep, 1);
});

test("every kind of question can be asked, with the text and the moment that it had", async () => {
  const draft = { ...emptyDraft(), title: "A", summary: "B" };
  for (const kind of KINDS) {
    const question = asKind({ at: { step: 1 }, text: "now?" }, kind);
    assert.deepEqual([question.at, question.text, kindOf(question)], [{ step: 1 }, "now?", kind]);
    for (const choice of question.choices ?? []) Object.assign(choice, { text: "a", why: "b" });
    if (kind === "parent") question.cell = [1, 1];
    // A lesson has eight at most.
    draft.questions = [...draft.questions.slice(-7), question];
    // A mistake is found by a path that could cost less.
    const options = kind === "cure" ? { algorithm: /** @type {const} */ ("astar") } : SHOWN.options;
    const { problem } = await judge(scenarioOf(draft, { ...SHOWN, options }));
    assert.equal(problem?.error.message, undefined, kind);
  }
  // One that this form does not know stays as it is.
  const other = { ask: "essay", text: "write it" };
  assert.equal(kindOf(other), undefined);
  assert.deepEqual(scenarioOf({ ...draft, questions: [other] }, SHOWN).question, other);
});

test("what is wrong names the field, and missing texts are told apart", async () => {
  const good = {
    starstep: 1,
    title: "A",
    summary: "B",
    map: MAP.split("\n"),
    captions: [{ at: { step: 1 }, text: "C" }],
  };
  const question = {
    text: "D",
    choices: [
      { text: "E", right: true, why: "F" },
      { text: "G", right: false, why: " " },
    ],
  };
  const fields = ["title", "summary", "captions[0].text", "captions[0].at", "question.text", "question.choices[1].why"];
  /** @type {[object, string | undefined, boolean][]} */
  const cases = [
    [{ title: "" }, "title", true],
    [{ title: { en: "" } }, "title", true],
    [{ summary: "{no}" }, "summary", false],
    [{ captions: [{ at: { step: 1 }, text: "" }] }, "captions[0].text", true],
    [{ captions: [{ at: { step: 1 }, text: "{no}" }] }, "captions[0].text", false],
    [{ captions: [{ at: { step: 99 }, text: "C" }] }, "captions[0].at", false],
    [{ captions: [{ at: { event: "no-path" }, text: "C" }] }, "captions[0].at", false],
    [{ question }, "question.choices[1].why", true],
    [{ map: ["height 1", "width 2", "map", "@@"] }, undefined, false],
  ];
  for (const [change, field, isMissing] of cases) {
    const { problem, facts } = await judge({ ...good, ...change });
    assert.ok(problem, JSON.stringify(change));
    assert.deepEqual([fieldOf(problem.key, fields), problem.isMissing], [field, isMissing], JSON.stringify(change));
    // The numbers can be had all the same, if there is a search.
    assert.equal(facts?.values.cost, "map" in change ? undefined : 58);
  }
  assert.equal((await judge("{")).problem?.error.code, "scenario-json");
  assert.equal(fieldOf("captions[1].text", ["captions[0].text", "captions"]), "captions");
  assert.equal(fieldOf("captions[10].text", ["captions[1].text", "captions[1]"]), undefined);
});

test("a text is written in the language in which it is read", () => {
  assert.equal(withText("A", "es", "B", "es"), "B");
  assert.deepEqual(withText({ en: "A", zh: "C" }, "en", "B", "zh"), { en: "B", zh: "C" });
});

test("a text that is emptied in one of several languages goes, and nobody is asked for it; the last one is asked for", async () => {
  const several = { en: "A", es: "B", zh: "C" };
  assert.deepEqual(withText(several, "en", "", "en"), { es: "B", zh: "C" });
  assert.deepEqual(withText(several, "es", " \n", "en"), { en: "A", zh: "C" });
  assert.deepEqual(withText({ zh: "C" }, "zh", "", "en"), "");
  assert.equal(withText("A", "en", "", "en"), "");
  for (const tag of Object.keys(several)) {
    const raw = { starstep: 1, title: withText(several, tag, "", "en"), summary: "S", map: MAP };
    const { problem, facts } = await judge(raw);
    assert.deepEqual([problem, facts !== undefined], [undefined, true], tag);
    assert.ok(!(tag in /** @type {Record<string, string>} */ (parseScenario(raw).title)));
  }
  const { problem } = await judge({
    starstep: 1,
    title: withText({ en: "A" }, "en", "", "en"),
    summary: "S",
    map: MAP,
  });
  assert.deepEqual([problem?.key, problem?.isMissing], ["title", true]);
});

test("whatever is written in one language, no other changes", () => {
  const tags = ["en", "es", "zh", "de"];
  const tag = fc.constantFrom(...tags);
  const text = fc.oneof(fc.string(), fc.dictionary(tag, fc.string({ minLength: 1 }), { minKeys: 1 }));
  const written = fc.array(fc.tuple(tag, fc.string()), { maxLength: 6 });
  fc.assert(
    fc.property(text, tag, written, (first, base, all) => {
      /** @type {import("../../www/features/lessons/check.js").Text} */
      let now = first;
      const expected = new Map(tags.map((tag) => [tag, writtenIn(first, tag, base)]));
      for (const [tag, sentence] of all) {
        now = withText(now, tag, sentence, base);
        expected.set(tag, sentence.trim() === "" && typeof now !== "string" ? "" : sentence);
        if (typeof now === "string" && tag !== base) expected.set(tag, "");
        for (const other of tags) assert.equal(writtenIn(now, other, base).trim(), expected.get(other)?.trim(), other);
      }
    }),
    { numRuns: 2000 },
  );
});

test("a moment is where the search on the screen has it", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 35, maxLength: 35 }), fc.nat(40), (bytes, step) => {
      const cells = bytes.map((byte, index) => (byte < 70 && index > 0 && index < 34 ? 255 : 0));
      const solver = new Solver(7, 5);
      solver.setCells(cells);
      solver.setStart(0, 0);
      solver.setGoal(6, 4);
      solver.run();
      const { length, status, goal } = solver;
      const screen = {
        length,
        status,
        goal,
        node: (/** @type {number} */ x, /** @type {number} */ y) => solver.node(x, y),
      };
      const at = (/** @type {import("../../www/features/authoring/draft.js").Moment} */ moment) =>
        stepOnScreen(moment, screen);
      assert.equal(at({ step }), step <= length ? step : undefined);
      assert.deepEqual([at({ event: "start" }), at({ event: "end" })], [0, length]);
      assert.equal(at({ event: "found" }), status === "found" ? length : undefined);
      assert.equal(at({ event: "no-path" }), status === "no-path" ? length : undefined);
      // The goal is opened by the first step after which its state is open.
      let opened;
      for (let position = 0; position <= length && opened === undefined; position++) {
        solver.seek(position);
        if (solver.states()[4 * 7 + 6] > 0) opened = position;
      }
      solver.seek(length);
      assert.equal(at({ event: "goal-opened" }), opened);
      solver.free();
    }),
    { numRuns: 100 },
  );
});
