import assert from "node:assert/strict";
import { test } from "node:test";
import { english } from "../../www/core/i18n/index.js";
import { ScenarioError } from "../../www/features/lessons/error.js";
import { isScenario } from "../../www/features/lessons/load.js";
import { LONGEST, parseScenario } from "../../www/features/lessons/scenario.js";
import { factsOf } from "../../www/features/lessons/scenario-facts.js";
import { Solver } from "../boundary/engine.js";
import { fc } from "../seeded.js";
import { textOf } from "./supplied.js";

const GOOD = {
  starstep: 1,
  title: "A",
  summary: { en: "B", de: "C" },
  map: ["height 2", "width 3", "map", "s..", "..g"],
};

/** The same with other ways to search, the last of which has a board of its own. */
const WAYS = {
  ...GOOD,
  compare: { title: "C", options: { algorithm: "greedy" } },
  variants: [
    { title: "D", options: { weight: 2 } },
    { title: "E", ends: { goal: [1, 1] } },
  ],
};

/** Reads a scenario and runs its searches. @param {unknown} value */
const read = (value) => factsOf(Solver, parseScenario(value));

test("as many languages as are allowed are read", () => {
  const tags = Array.from(
    { length: 40 },
    (_, index) => `a${String.fromCharCode(97 + (index % 26))}${index > 25 ? "b" : ""}`,
  );
  assert.equal(new Set(tags).size, 40);
  assert.equal(read({ ...GOOD, title: Object.fromEntries(tags.map((tag) => [tag, "A"])) }).values.cost, 24);
});

test("the minimum that a scenario needs is enough, as an object or as text", () => {
  assert.equal(read(GOOD).values.cost, 24);
  assert.equal(read(JSON.stringify(GOOD)).values.cost, 24);
  assert.equal(read({ ...GOOD, map: GOOD.map.join("\n") }).values.cost, 24);
});

/** @type {[string, unknown, string, RegExp][]} What is wrong, how, the code, and what the sentence must name. */
const CASES = [
  ["no JSON", "{", "scenario-json", /"\{"/],
  ["nothing", "", "scenario-json", /""/],
  ["a number", 7, "scenario-object", /7/],
  ["null", null, "scenario-object", /null/],
  ["a list", "[]", "scenario-object", /\[\]/],
  ["too long", `"${" ".repeat(LONGEST)}"`, "scenario-large", /1,048,576/],
  ["no version", { ...GOOD, starstep: undefined }, "scenario-missing", /starstep/],
  ["a version that is no number", { ...GOOD, starstep: "1" }, "scenario-whole", /starstep is "1"/],
  ["a newer version, whatever else it has", { starstep: 2, world: 1 }, "scenario-new", /version 2 .* up to 1/],
  ["no title", { ...GOOD, title: undefined }, "scenario-missing", /title/],
  ["an unknown key", { ...GOOD, tilte: "A" }, "scenario-unknown", /tilte.*title/],
  ["a prototype", JSON.stringify(GOOD).replace("{", '{"__proto__":{"x":1},'), "scenario-unknown", /__proto__/],
  ["a title that is no text", { ...GOOD, title: 4 }, "scenario-object", /title is 4/],
  ["a title without languages", { ...GOOD, title: {} }, "scenario-languages", /title/],
  ["a language that is none", { ...GOOD, title: { English: "A" } }, "scenario-languages", /English/],
  [
    "more languages than anyone writes",
    {
      ...GOOD,
      title: Object.fromEntries(
        Array.from({ length: 41 }, (_, i) => [`a${String.fromCharCode(97 + (i % 26))}${i > 25 ? "b" : ""}`, "A"]),
      ),
    },
    "scenario-languages",
    /title.*aa, ab/,
  ],
  ["an empty text", { ...GOOD, title: { en: " " } }, "scenario-text", /title.en is " "/],
  ["a text that is too long", { ...GOOD, summary: "x".repeat(1001) }, "scenario-text", /1 to 1,000/],
  ["a map that is a number", { ...GOOD, map: 5 }, "scenario-lines", /map is 5/],
  ["ways beside each other that are no object", { ...WAYS, beside: true }, "scenario-object", /beside is true/],
  ["one way beside nothing", { ...WAYS, beside: { ways: ["written"] } }, "scenario-list", /beside.ways .* 2 to 4/],
  ["nothing to be beside", { ...GOOD, beside: {} }, "scenario-list", /beside.ways is \["written"\]/],
  [
    "a way that there is not",
    { ...WAYS, beside: { ways: ["written", "variant3"] } },
    "scenario-word",
    /beside.ways\[1\] is "variant3".*written, compare, variant1, variant2/,
  ],
  [
    "a way twice",
    { ...WAYS, beside: { ways: ["compare", "written", "compare"] } },
    "scenario-twice",
    /beside.ways\[2\] is compare/,
  ],
  [
    "a way on another board",
    { ...WAYS, beside: { ways: ["written", "variant2"] } },
    "scenario-beside",
    /beside.ways\[1\] is variant2/,
  ],
  ["a layout that there is not", { ...WAYS, beside: { layout: "below" } }, "scenario-word", /beside.layout.*overlay/],
  ["an alignment that there is not", { ...WAYS, beside: { align: "g" } }, "scenario-word", /beside.align.*steps, f/],
  ["a time that there is not", { ...WAYS, beside: { shown: true } }, "scenario-word", /beside.shown is true.*at-once/],
  ["a map with a wrong letter", { ...GOOD, map: "height 1\nwidth 2\nmap\n.x" }, "scenario-map", /line 4, column 2/],
  [
    "a map that is too large",
    { ...GOOD, map: `height 257\nwidth 256\nmap\n${`${".".repeat(256)}\n`.repeat(257)}` },
    "scenario-cells",
    /65,792 .* 65,536/,
  ],
  [
    "a start in a wall",
    { ...GOOD, map: "height 1\nwidth 2\nstart 0 0\nmap\n@g" },
    "scenario-search",
    /start \(0,\s0\) is a wall/,
  ],
  ["an unknown option", { ...GOOD, options: { speed: 1 } }, "scenario-unknown", /options.speed/],
  ["an option's wrong value", { ...GOOD, options: { heuristic: "octal" } }, "scenario-options", /octal/],
  ["a weight that is no number", { ...GOOD, options: { weight: "1" } }, "scenario-options", /weight/],
  ["a comparison without title", { ...GOOD, compare: { options: {} } }, "scenario-missing", /compare.title/],
  ["too many variants", { ...GOOD, variants: new Array(9).fill({ title: "A" }) }, "scenario-list", /0 to 8/],
  [
    "a variant's wrong option",
    { ...GOOD, variants: [{ title: "A", options: { costs: 1 } }] },
    "scenario-options",
    /variants\[0\].options/,
  ],
  ["a caption without place", { ...GOOD, captions: [{ text: "A" }] }, "scenario-missing", /captions\[0\].at/],
  [
    "a caption at two places",
    { ...GOOD, captions: [{ at: { step: 1, event: "end" }, text: "A" }] },
    "scenario-moment",
    /captions\[0\].at/,
  ],
  [
    "an unknown event",
    { ...GOOD, captions: [{ at: { event: "opened" }, text: "A" }] },
    "scenario-word",
    /"opened".*goal-opened/,
  ],
  [
    "a step that never comes",
    { ...GOOD, captions: [{ at: { step: 99 }, text: "A" }] },
    "scenario-step",
    /step 99, but the search has 3 steps/,
  ],
  [
    "an event that never comes",
    { ...GOOD, captions: [{ at: { event: "no-path" }, text: "A" }] },
    "scenario-event",
    /no-path/,
  ],
  [
    "a path found where there is none",
    { ...GOOD, map: "height 1\nwidth 3\nmap\ns@g", captions: [{ at: { event: "found" }, text: "A" }] },
    "scenario-event",
    /captions\[0\].at is found/,
  ],
  ["a start beyond the end", { ...GOOD, start: 99 }, "scenario-step", /start is step 99/],
  ["an unknown number", { ...GOOD, title: "{costs}" }, "scenario-placeholder", /“costs”.*cost, cells/],
  ["a number of objects", { ...GOOD, title: "{constructor}" }, "scenario-placeholder", /“constructor”/],
  [
    "a number that does not exist",
    { ...GOOD, map: "height 1\nwidth 3\nmap\ns@g", title: "{cost}" },
    "scenario-no-number",
    /“cost”/,
  ],
  [
    "a cell before any is expanded",
    { ...GOOD, captions: [{ at: { step: 0 }, text: "{cell}" }] },
    "scenario-no-number",
    /“cell”/,
  ],
  [
    "a variant's map that is too large",
    {
      ...GOOD,
      variants: [{ title: "A", map: `height 257\nwidth 256\nmap\n${`${".".repeat(256)}\n`.repeat(257)}` }],
    },
    "scenario-cells",
    /65,792 .* 65,536/,
  ],
  [
    "a variant's map that is not a text",
    { ...GOOD, variants: [{ title: "A", map: [5] }] },
    "scenario-lines",
    /variants\[0\].map/,
  ],
  [
    "a start or goal that is not a cell",
    { ...GOOD, compare: { title: "A", ends: { goal: [1] } } },
    "scenario-list",
    /compare.ends.goal is \[1\]/,
  ],
  [
    "a start or goal beyond any board",
    { ...GOOD, compare: { title: "A", ends: { start: [0, 1e9] } } },
    "scenario-number",
    /compare.ends.start\[1\]/,
  ],
  ["ends of the scenario itself", { ...GOOD, ends: { goal: [0, 0] } }, "scenario-unknown", /ends/],
  [
    "a refusal that never comes",
    { ...GOOD, captions: [{ at: { event: "refused" }, text: "A" }] },
    "scenario-event",
    /captions\[0\].at is refused/,
  ],
  [
    "a step of a search that cannot begin",
    { ...GOOD, compare: { title: "A", ends: { goal: [9, 9] }, captions: [{ at: { step: 0 }, text: "A" }] } },
    "scenario-event",
    /compare.captions\[0\].at/,
  ],
  [
    "a number of a search that cannot begin",
    { ...GOOD, compare: { title: "A", ends: { goal: [9, 9] } }, summary: "{compare.expanded}" },
    "scenario-no-number",
    /“compare.expanded”/,
  ],
  ["lookups in a heap", { ...GOOD, summary: "{lookups}" }, "scenario-no-number", /“lookups”/],
  [
    "a cell that keeps its parent where no cell does",
    { ...GOOD, captions: [{ at: { step: 1 }, text: "{kept}" }] },
    "scenario-no-number",
    /“kept”/,
  ],
  ["a lock of nothing", { ...GOOD, controls: { lock: ["board"] } }, "scenario-word", /controls.lock\[0\] is "board"/],
  [
    "penalties beyond their limit",
    { ...GOOD, penalties: { road: 0, other: 30, max: 20 } },
    "scenario-number",
    /penalties.other is 30.* 20/,
  ],
  ["another time of day", { ...GOOD, walk: { from: "6:20", secondsPerMove: 1 } }, "scenario-time", /"6:20"/],
  ["no time at all", { ...GOOD, walk: { from: "24:00:00", secondsPerMove: 1 } }, "scenario-time", /24:00:00/],
  [
    "a walk that stands still",
    { ...GOOD, walk: { from: "06:20:00", secondsPerMove: 0 } },
    "scenario-number",
    /secondsPerMove is 0/,
  ],
  [
    "a question without a right answer",
    {
      ...GOOD,
      question: {
        text: "A",
        choices: [
          { text: "B", right: false, why: "C" },
          { text: "D", right: false, why: "E" },
        ],
      },
    },
    "scenario-answer",
    /right/,
  ],
  [
    "a question with a choice and something to do",
    { ...GOOD, question: { text: "A", ask: "next", choices: [] } },
    "scenario-ask",
    /^question must have either/,
  ],
  ["a question with neither", { ...GOOD, questions: [{ text: "A" }] }, "scenario-ask", /^questions\[0\] must/],
  [
    "one question and several",
    { ...GOOD, question: { text: "A", ask: "next" }, questions: [] },
    "scenario-questions",
    /both/,
  ],
  [
    "nine questions",
    { ...GOOD, questions: Array(9).fill({ text: "A", ask: "next" }) },
    "scenario-list",
    /questions .* 0 to 8/,
  ],
  [
    "something else to do",
    { ...GOOD, question: { text: "A", ask: "f" } },
    "scenario-word",
    /question.ask is "f".*trace/,
  ],
  [
    "a key of another kind",
    { ...GOOD, question: { text: "A", ask: "next", steps: 2 } },
    "scenario-unknown",
    /question.steps/,
  ],
  ["a parent of no cell", { ...GOOD, question: { text: "A", ask: "parent" } }, "scenario-missing", /question.cell/],
  [
    "a cell that has no parent yet",
    { ...GOOD, question: { text: "A", ask: "parent", cell: [1, 1] } },
    "scenario-parent",
    /question.cell is \(1,\s1\), which has no parent at step 0/,
  ],
  [
    "a cell beyond the board",
    { ...GOOD, question: { text: "A", ask: "parent", cell: [9, 9], at: { event: "end" } } },
    "scenario-parent",
    /\(9,\s9\)/,
  ],
  [
    "a next cell after the last one",
    { ...GOOD, question: { text: "A", ask: "next", at: { event: "end" } } },
    "scenario-next",
    /after step 3/,
  ],
  [
    "numbers where nothing is opened",
    { ...GOOD, question: { text: "A", ask: "numbers", at: { step: 2 } } },
    "scenario-opened",
    /step 3 opens, but it opens none/,
  ],
  [
    "a trace of a search that cannot be followed",
    { ...GOOD, options: { algorithm: "jump-point" }, question: { text: "A", ask: "trace" } },
    "scenario-trace",
    /question .* A\*/,
  ],
  [
    "a program graded by the cost of a path that there is not",
    {
      ...GOOD,
      map: ["height 1", "width 3", "map", "s@g"],
      question: { text: "A", ask: "paste", grade: "cost" },
    },
    "scenario-cost",
    /question grades by the cost/,
  ],
  [
    "a program graded in another way",
    { ...GOOD, question: { text: "A", ask: "paste", grade: "at-once" } },
    "scenario-word",
    /question.grade is "at-once".*order/,
  ],
  [
    "a program graded by a way that there is not",
    { ...GOOD, question: { text: "A", ask: "program", way: "variant1" } },
    "scenario-word",
    /question.way is "variant1".*written/,
  ],
  [
    "a program on too many boards",
    { ...GOOD, question: { text: "A", ask: "program", boards: 201 } },
    "scenario-number",
    /question.boards is 201.*from 1 to 200/,
  ],
  [
    "a program from a seed that is none",
    { ...GOOD, question: { text: "A", ask: "program", seed: 1.5 } },
    "scenario-whole",
    /question.seed is 1.5/,
  ],
  [
    "a program that begins with a text in no language",
    { ...GOOD, question: { text: "A", ask: "program", begin: "def astar" } },
    "scenario-word",
    /question.begin is "def astar".*gaps, working, empty/,
  ],
  [
    "a program that begins with a text in another language",
    { ...GOOD, question: { text: "A", ask: "program", begin: { lua: "x" } } },
    "scenario-unknown",
    /lua/,
  ],
  [
    "a program that begins with a number",
    { ...GOOD, question: { text: "A", ask: "program", begin: { python: 5 } } },
    "scenario-lines",
    /question.begin.python is 5/,
  ],
  [
    "a mistake that there is not",
    { ...GOOD, question: { text: "A", ask: "cure", bug: "h-upside-down" } },
    "scenario-word",
    /question.bug is "h-upside-down".*keeps-worse-g/,
  ],
  ["no mistake", { ...GOOD, question: { text: "A", ask: "cure" } }, "scenario-missing", /bug/],
  [
    "a mistake in a program that is not shown",
    {
      ...GOOD,
      variants: [{ title: "J", options: { algorithm: "jump-point" } }],
      question: { text: "A", ask: "cure", bug: "keeps-worse-g", way: "variant1" },
    },
    "scenario-cure",
    /question hides a mistake/,
  ],
  [
    "a mistake in a search whose paths are not the cheapest",
    { ...GOOD, options: { algorithm: "greedy" }, question: { text: "A", ask: "cure", bug: "keeps-worse-g" } },
    "scenario-cure",
    /A\*, Dijkstra or breadth-first/,
  ],
  [
    "a trace with another way to grade",
    { ...GOOD, question: { text: "A", ask: "trace", grade: "never" } },
    "scenario-word",
    /question.grade is "never".*at-end/,
  ],
  [
    "a word for which a question has no number",
    { ...GOOD, question: { text: "{cell}", ask: "next" } },
    "scenario-no-number",
    /question.text .*cell/,
  ],
  [
    "a word of no step in the answer to a trace",
    { ...GOOD, question: { text: "A", ask: "trace", right: "{depth}" } },
    "scenario-placeholder",
    /question.right .*depth/,
  ],
  [
    "a random board with a wall too many",
    { ...GOOD, map: { random: { width: 5, height: 5, walls: 1, seed: 1 } } },
    "scenario-number",
    /map.random.walls is 1/,
  ],
  [
    "a random board without a seed",
    { ...GOOD, map: { random: { width: 5, height: 5, walls: 0.2 } } },
    "scenario-missing",
    /map.random.seed/,
  ],
  [
    "a random board that takes too many steps",
    { ...GOOD, map: { random: { width: 3, height: 2, walls: 0.2, seed: 1, steps: [7, 9] } } },
    "scenario-random",
    /500 boards made from the seed 1/,
  ],
  [
    "a random board searched in no way",
    { ...GOOD, map: { random: { width: 3, height: 2, walls: 0, seed: 1 } }, options: { weight: -1 } },
    "scenario-options",
    /options .*weight/,
  ],
  [
    "an answer that is neither",
    {
      ...GOOD,
      question: {
        text: "A",
        choices: [
          { text: "B", right: 1, why: "C" },
          { text: "D", right: true, why: "E" },
        ],
      },
    },
    "scenario-truth",
    /choices\[0\].right is 1/,
  ],
];

for (const [name, value, code, sentence] of CASES) {
  test(`refused: ${name}`, () => {
    assert.throws(
      () => read(value),
      (error) => {
        assert.ok(error instanceof ScenarioError, String(error));
        assert.equal(error.code, code);
        assert.match(error.in(english), sentence);
        assert.equal(error.in(english), error.message);
        assert.doesNotMatch(error.message, /[{}]undefined|undefined/);
        return true;
      },
    );
  });
}

/** Whatever is wrong is reported; anything but a ScenarioError is a failure. @param {unknown} value */
function isReadOrRefused(value) {
  try {
    read(value);
  } catch (error) {
    assert.ok(error instanceof ScenarioError, String(error));
    assert.ok(error.message.length < 2000);
  }
}

test("no JSON makes the parser fail in any other way", () => {
  fc.assert(fc.property(fc.json(), isReadOrRefused));
});

test("a supplied scenario with one value replaced or removed is read or refused with a sentence", () => {
  const names = ["tutorial-4-roads", "tutorial-2-right-angles"];
  const junk = fc.oneof(fc.jsonValue(), fc.constantFrom("", "{}", "{", -1, 1e300, [], {}, null, "start", "path"));
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), junk, fc.boolean(), (name, place, value, isRemoved) => {
      const scenario = JSON.parse(textOf(name));
      /** @type {[any, string][]} */
      const places = [];
      const walk = (/** @type {any} */ node) => {
        for (const key of Object.keys(node)) {
          places.push([node, key]);
          if (typeof node[key] === "object" && node[key] !== null) walk(node[key]);
        }
      };
      walk(scenario);
      const [node, key] = places[place % places.length];
      if (isRemoved) delete node[key];
      else node[key] = value;
      isReadOrRefused(scenario);
    }),
    { numRuns: 150 },
  );
});

test("a truncated text is refused", () => {
  const text = textOf("ties");
  for (let length = 0; length < text.trimEnd().length; length += 97) isReadOrRefused(text.slice(0, length));
});

test("scenarios and maps are told apart by their beginning", () => {
  assert.ok(isScenario(` \n\ufeff${JSON.stringify(GOOD)}`));
  assert.ok(!isScenario("type octile\nheight 1"));
});

test("ways are beside each other as the scenario says; without a list, all that are on its board", () => {
  const besideOf = (/** @type {unknown} */ beside) => parseScenario({ ...WAYS, beside }).beside;
  const most = { layout: "beside", align: "steps", isAtOnce: false };
  assert.deepEqual(besideOf({}), { ...most, modes: [0, 1, 2] });
  assert.deepEqual(besideOf({ ways: ["variant1", "written"] }), { ...most, modes: [2, 0] });
  assert.deepEqual(besideOf({ layout: "overlay", align: "f", shown: "at-once" }), {
    modes: [0, 1, 2],
    layout: "overlay",
    align: "f",
    isAtOnce: true,
  });
  assert.equal(besideOf(undefined), undefined);
});
