// Logs in the forms in which programs print them: random ones in each spelling, and texts that are no logs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { looksLikePath, readLog } from "../../www/check/read-log.js";
import { CodedError } from "../../www/core/engine/errors.js";
import { enOfCheckErrors } from "../../www/core/i18n/en/check-errors.js";
import { fc, some } from "../seeded.js";
import { assertLinear } from "./growth.js";
import { PATHS, SPELLINGS } from "./log-spellings.js";
import { randomLog } from "./random-log.js";
import { randomFrom } from "./random-numbers.js";

/** @typedef {import("./log-spellings.js").Full} Full */

/** Reads a text, and fails for any error but those that are told. @param {string} text */
function tryToRead(text) {
  try {
    return readLog(text);
  } catch (error) {
    assert.ok(error instanceof CodedError, String(/** @type {Error} */ (error).stack));
    assert.match(error.code, /^(bad-log|too-large)$/);
    const key = `check.error.${error.values.problem}`;
    const sentence = /** @type {Record<string, string>} */ (enOfCheckErrors)[key];
    assert.ok(sentence, key);
    for (const [, word] of sentence.matchAll(/\{(\w+)\b/g))
      assert.ok(error.values[word] !== undefined, `${key}: ${word}`);
    return undefined;
  }
}

/** What a log is to give. @param {Full[]} steps @param {readonly ("g" | "h" | "f")[]} costs */
const wanted = (steps, costs) =>
  steps.map((step) =>
    Object.fromEntries(["x", "y", ...costs].map((name) => [name, step[/** @type {keyof Full} */ (name)]])),
  );

for (const { name, costs, write, before = "", after = "" } of SPELLINGS) {
  test(`random logs are read as they were: ${name}`, () => {
    const random = randomFrom(name.length * 17 + name.charCodeAt(0));
    for (let i = 0; i < some(30, 3); i++) {
      const { steps } = randomLog(random, i % 3 === 0 ? 1 : 10);
      const text = before + steps.map(write).join("\n") + after;
      assert.deepEqual(readLog(text), { steps: wanted(steps, costs) }, text);
      const windows = `\ufeff${text.replaceAll("\n", "\r\n")}\r\n`;
      assert.deepEqual(readLog(windows), { steps: wanted(steps, costs) }, windows);
    }
  });
}

for (const { name, write } of PATHS) {
  test(`a path is read alone and behind the cells taken: ${name}`, () => {
    const random = randomFrom(name.length * 13 + name.charCodeAt(0));
    const lines = SPELLINGS.filter(({ before, name }) => before === undefined && !/JSON/.test(name));
    for (let i = 0; i < some(120); i++) {
      const { steps, path } = randomLog(random, 10);
      if (path.length < (name === "numbers alone" ? 3 : 2)) continue;
      const taken = lines[i % lines.length];
      const text = `Searching...\n${steps.map(taken.write).join("\n")}\n${write(path)}\nDone.\n`;
      assert.deepEqual(readLog(text), { steps: wanted(steps, taken.costs), path }, `${taken.name}: ${text}`);
      if (name !== "a block with its length") assert.deepEqual(readLog(write(path)), { steps: [], path }, write(path));
    }
  });
}

test("costs with fractions, and numbers of any size, are read as JavaScript reads them", () => {
  for (const value of ["1.4142135", "0.5", "-3.25", "1e-05", "12345678901234567890", "2.5E+3", "+7"]) {
    assert.deepEqual(readLog(`(-3, 4) g=${value}`).steps, [{ x: -3, y: 4, g: Number(value) }]);
  }
  assert.deepEqual(readLog("3-4").steps, [{ x: 3, y: 4 }], "a sign behind a digit is none");
});

test("where several things are told of cells, those taken are the steps", () => {
  const log =
    "Finding a path from (0, 0) to (3, 0)\nOpen (0,0)\nExpanding (0,0)\nOpen (1,0)\nExpanding (1,0)\nClosed (0,0)\n";
  assert.deepEqual(readLog(log), {
    steps: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
  });
  assert.deepEqual(readLog("Closed list: (0,0) (1,0) (1,1)").steps.length, 3);
  assert.deepEqual(readLog("Took (0,0)\nPath length: 12, cost 244\n"), { steps: [{ x: 0, y: 0 }] });
  assert.deepEqual(readLog("Took (0,0)\nNo path found.\n").steps, [{ x: 0, y: 0 }]);
});

test("a trace that says how it ended has the path, from the start on", () => {
  const event = (/** @type {string} */ rest) => `  - { ${rest} }`;
  const text = [
    "version: 1.4.0",
    "events:",
    event("type: source, id: 1, x: 4, y: 5"),
    event("type: expanding, id: 1, pId: null, x: 4, y: 5, g: 0, f: 2"),
    event("type: generating, id: 2, pId: 1, x: 5, y: 5, g: 1, f: 2"),
    event("type: expanding, id: 2, pId: 1, x: 5, y: 5, g: 1, f: 2"),
    event("type: expanding, id: 3, pId: 2, x: 6, y: 5, g: 2, f: 2"),
    event("type: end, id: 3, pId: 2, x: 6, y: 5, g: 2, f: 2"),
  ].join("\n");
  assert.deepEqual(readLog(text).path, [
    [4, 5],
    [5, 5],
    [6, 5],
  ]);
  assert.equal(readLog(text).steps.length, 3);
  const round = text.replace("pId: null", "pId: 3");
  assert.equal(readLog(round).path, undefined, "parents in a circle are no path");
});

test("cells next to each other, and nothing else, may be a path", () => {
  assert.ok(looksLikePath(readLog("0 0\n1 0\n1 1\n2 2")));
  assert.ok(!looksLikePath(readLog("0 0\n1 0\n3 0")));
  assert.ok(!looksLikePath(readLog("0 0\n1 0\n0 0")));
  assert.ok(!looksLikePath(readLog("0 0\n1 0\npath: 0 0, 1 0")));
});

test("what is no log is said to be none", () => {
  const problemOf = (/** @type {any} */ text) => {
    try {
      readLog(text);
    } catch (error) {
      return /** @type {CodedError} */ (error).values.problem;
    }
    return assert.fail(text);
  };
  assert.equal(problemOf(""), "empty-log");
  assert.equal(problemOf("\n \n"), "empty-log");
  assert.equal(problemOf(7), "not-text");
  assert.equal(problemOf("Segmentation fault"), "no-steps");
  assert.equal(problemOf('{"events": [{"type": "opened", "id": 1}]}'), "trace-events");
  assert.equal(problemOf('{\n"version": "1.4.0",\n"events": [\n{"type": "expanding",'), "trace");
  assert.equal(problemOf("1 2\n".repeat(1_000_001)), "log-long");
});

test("a number that is too large is told with its line, in each form", () => {
  const digits = "9".repeat(400);
  for (const [text, line, quote] of /** @type {[string, number, string][]} */ ([
    ["3 4\n1e999 2\n5 6", 2, "1e999"],
    ["0 0 0\n1 0 5\n2 0 1e400", 3, "1e400"],
    ["0 0\n1 0\npath: (0, 0) (1e999, 0) (2, 0)", 3, "1e999"],
    ["(0,0) (1,1) (2e999,2)", 1, "2e999"],
    ["x,y,g\n0,0,0\n1e999,2,3\n2,2,3", 3, "1e999"],
    ["x,y,g\n0,0,0\n1,2,1e999\n2,2,3", 3, "1e999"],
    ['[{"x":1,"y":2},\n{"x":1e999,"y":2}]', 2, "1e999"],
    ["[[1,2],[1e999,2],[2,2]]", 1, "1e999"],
    ['{"path":[{"x":1,"y":1},{"x":1e999,"y":1}],"steps":[{"x":"1","y":2}]}', 1, "1e999"],
    ['{"events":[{"type":"expanding","id":1,"x":1e999,"y":2}]}', 1, "1e999"],
    ["events:\n  - { type: expanding, id: 1, x: 1e999, y: 2 }", 2, "1e999"],
    [`0 0\n${digits} 2`, 2, `${digits.slice(0, 40)}…`],
  ])) {
    assert.throws(
      () => readLog(text),
      (/** @type {any} */ { code, values }) => {
        assert.deepEqual([code, values], ["bad-log", { problem: "number-large", line, text: quote }], text);
        return true;
      },
      text,
    );
  }
  assert.deepEqual(readLog("# 1e999\n3 4\n4 4").steps.length, 2, "in a line that does not count it does no harm");
  assert.deepEqual(readLog("x,y,g\n0,0,0\n1,0,Infinity").steps[1], { x: 1, y: 0 }, "a word is none");
});

test("a million lines are read", () => {
  const { steps } = readLog("12 34 5 6 11\n".repeat(1_000_000));
  assert.equal(steps.length, 1_000_000);
  assert.deepEqual(steps[999_999], { x: 12, y: 34, g: 5, h: 6, f: 11 });
});

test("corrupted logs are read or told to be wrong, and nothing else", () => {
  const random = randomFrom(3);
  const texts = [
    ...SPELLINGS.map(
      ({ write, before = "", after = "" }) => before + randomLog(random, 10).steps.map(write).join("\n") + after,
    ),
    ...PATHS.map(({ write }) => write(randomLog(random, 10).path)),
  ];
  const cut = fc.record({
    text: fc.constantFrom(...texts),
    from: fc.nat(900),
    length: fc.nat(40),
    instead: fc.string({ maxLength: 6, unit: "grapheme" }),
  });
  const signs = fc.string({
    unit: fc.constantFrom(..."012-.,;:()[]{}<>=\n\t xyghfe\"'→", "path", "events:", "- ", "->"),
    maxLength: 50,
  });
  const text = fc.oneof(
    cut.map(
      ({ text, from, length, instead }) =>
        text.slice(0, from % text.length) + instead + text.slice((from % text.length) + length),
    ),
    signs,
    fc.string({ unit: "binary" }),
    fc.json(),
  );
  fc.assert(
    fc.property(text, (text) => {
      const log = tryToRead(text);
      if (!log) return;
      for (const { x, y } of log.steps) assert.ok(typeof x === "number" && typeof y === "number", JSON.stringify(text));
      for (const [x, y] of log.path ?? [])
        assert.ok(typeof x === "number" && typeof y === "number", JSON.stringify(text));
      const { steps, path = [], outcome, indices } = log;
      assert.ok(steps.length > 0 || path.length > 0 || outcome || indices, JSON.stringify(text));
    }),
    { numRuns: some(3000) },
  );
});

/** Text that has no meaning. */
const NONSENSE = [
  // The first three are JSON.
  "[\n]",
  '{"path": []}',
  '{"steps": []}',
  "[",
  "[1]",
  "(1,2)",
  "(1,2)->",
  "(1,2)->\n",
  "0",
  "0 ",
  "-",
  "->",
  "<",
  "\n",
  " \n",
  "a",
  "a=",
  "a.",
  "1:",
  "1e",
  "x=1 y=2 ",
  "path: ",
  "path:\n",
  "path: (1,2) (3,4)\n",
  "events:\n",
  "events:\n- ",
  "- \n",
  "{",
  '{"events":[',
  "：",
  "3 4\n",
  "[\n",
  "[\n1,\n",
  "}\n{\n",
  "x: 1\n",
  "- a: 1\n  b: 2\n",
  '  File "\n',
  "at \n",
  " ^\n",
  "'1,2'",
  "| 1 ",
  "... 1 more items ",
  "[[1, 2, 3], ",
  "1 2 3 4 5\n",
  "S o o . G\n",
  "no path ",
  "B4 ",
  "(1+2j)\n",
  "np.int64(1) ",
  "7\n",
  "events:\n- &a {x: 1}\n- *a\n",
  "\u001b[3",
  "│ 1 │\n",
  "(1,2) open: [(3,4), ",
  "parent=(",
  "[a.rs:1:1] a = ",
  "Error: \n",
];

test("JSON of nothing is no log", () => {
  for (const text of NONSENSE.slice(0, 3)) assert.throws(() => readLog(text), { code: "bad-log" }, text);
});

test("nonsense is answered in a time that grows with its length", () => {
  for (const part of NONSENSE) assertLinear(tryToRead, part, 0.5);
});

test("so are megabytes of it", () => {
  for (const part of ["0 ", "(1,2)->\n", "path:\n", "[a.rs:1:1] a = (", "1 2 3 4 5\n", "{\nx: 1\n"])
    assertLinear(tryToRead, part, some(10, 5));
});
