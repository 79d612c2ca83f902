// Every error of the engine, provoked through the built package, as it is reported to readers in each language.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { english, LANGUAGES, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { Solver as Lean } from "../../www/pkg/lean.js";
import { Solver } from "../boundary/engine.js";

/** @typedef {import("../../www/pkg/starstep.js").StarstepError} StarstepError */

const chinese = await loadLanguage("zh");
/** Every language but English, which has the engine's own sentences. */
const others = await Promise.all(
  TAGS.filter((tag) => tag !== "en").map(async (tag) => {
    /** @type {Record<string, string>} */
    const texts = await LANGUAGES[tag]();
    return { tag, texts, language: await loadLanguage(tag) };
  }),
);
const map =
  (/** @type {string} */ rows, header = "height 1\nwidth 2\n") =>
  () =>
    Solver.fromMap(`${header}map\n${rows}\n`);
const call = (/** @type {(solver: any) => unknown} */ act) => () => act(new Solver(5, 4));
const configure = (/** @type {unknown} */ options) => call((solver) => solver.configure(options));

/** @type {[string, () => unknown][]} What each error is of, and how it is provoked. */
const CASES = [
  ["a column", call((solver) => solver.setStart(5, 0))],
  ["a row that is a text", call((solver) => solver.setStart(0, "two words"))],
  ["nothing", call((solver) => solver.cell(undefined, 0))],
  ["null", call((solver) => solver.cell(null, 0))],
  ["an object", call((solver) => solver.cell({}, 0))],
  ["a function", call((solver) => solver.cell(() => 0, 0))],
  ["a symbol", call((solver) => solver.cell(Symbol("x"), 0))],
  ["a big integer", call((solver) => solver.cell(1n, 0))],
  ["a truth", call((solver) => solver.cell(true, 0))],
  ["not a number", call((solver) => solver.cell(Number.NaN, 0))],
  ["infinity", call((solver) => solver.cell(Number.POSITIVE_INFINITY, 0))],
  ["negative infinity", call((solver) => solver.cell(Number.NEGATIVE_INFINITY, 0))],
  ["an infinite weight", configure({ weight: Number.POSITIVE_INFINITY })],
  ["no width", () => new Solver(0, 1)],
  ["no height", () => new Solver(1, 0)],
  ["a large side", () => new Solver(1, 4097)],
  ["a seed", call((solver) => solver.maze(-1))],
  ["rooms of no size", call((solver) => solver.rooms(0, 1))],
  ["half a step", call((solver) => solver.step(0.5))],
  ["a step beyond the end", call((solver) => solver.seek(9))],
  ["a share beyond 1", call((solver) => solver.randomWalls(1.5, 1))],
  ["a share as text", call((solver) => solver.randomWalls("0.2", 1))],
  ["a picture of no size", call((solver) => solver.paint(new Uint8Array(1040), 0, 0, 0, 1, 1))],
  ["a palette", call((solver) => solver.paint(new Uint8Array(3), 5, 0, 0, 5, 4))],
  ["a palette of another kind", call((solver) => solver.paint(/** @type {any} */ ({ length: 1040 }), 5, 0, 0, 5, 4))],
  ["a cell that is no byte", call((solver) => solver.setCell(0, 0, 256))],
  ["cells of another kind", call((solver) => solver.setCells([]))],
  ["too few cells", call((solver) => solver.setCells(new Uint8Array(19)))],
  ["no options", configure(null)],
  ["an option that is none", configure({ "my speed": 1 })],
  ["a heuristic that is none", configure({ heuristic: 'an "octal" one' })],
  ["a weight below 0", configure({ weight: -1 })],
  ["a switch that is a number", configure({ penalties: 1 })],
  ["a map that is no text", () => Solver.fromMap(/** @type {any} */ (7))],
  ["a map of bytes", () => Solver.fromMap(new Uint8Array([46, 255]))],
  ["an empty map", () => Solver.fromMap("")],
  ["a map without size", map("..", "height 1\n")],
  ["a line that is none of a header's", map("..", "hello there\n")],
  ["a number that is a word", map("..", "height one\n")],
  ["a short row", map(".")],
  ["a long row", map("...")],
  ["a wrong letter", map(".Z")],
  ["two starts", map("ss")],
  ["a row too few", map("..", "height 2\nwidth 2\n")],
  ["a row too many", map("..\n..")],
  ["a start beyond the board", map("..", "height 1\nwidth 2\nstart 2 0\n")],
  ["a map text that is too long", () => Solver.fromMap("a".repeat(2 ** 27))],
  ["map bytes that are too many", () => Solver.fromMap(new Uint8Array(2 ** 27))],
  ["a blocked start", () => Solver.fromMap("height 1\nwidth 2\nstart 0 0\nmap\n@.\n").run()],
  ["a blocked goal", () => Solver.fromMap("height 1\nwidth 2\ngoal 1 0\nmap\n.@\n").run()],
  [
    "jumps with corners cut",
    call((solver) => {
      solver.configure({ algorithm: "jump-point", diagonal: "always" });
      solver.run();
    }),
  ],
  [
    "a search that was not built",
    () => {
      const solver = new /** @type {any} */ (Lean)(2, 2);
      solver.configure({ algorithm: "fastest" });
      solver.run();
    },
  ],
  [
    "jumps with penalties",
    call((solver) => {
      solver.setCell(1, 1, 7);
      solver.configure({ algorithm: "jump-point" });
      solver.run();
    }),
  ],
];

/** @param {() => unknown} provoke @returns {StarstepError} */
function errorOf(provoke) {
  try {
    provoke();
  } catch (error) {
    return /** @type {StarstepError} */ (error);
  }
  throw new Error("Nothing was refused.");
}

/** Words that are the same in every language: names of options, and terms of programs and formats. */
const OPTION_NAMES = Object.keys(new Solver(1, 1).options);
const WORDS = new RegExp(`\\b(${[...OPTION_NAMES, "configure", "true", "false", "UTF"].join("|")})\\b`, "g");

/** @param {string} sentence */
function assertChinese(sentence) {
  const own = sentence.replace(/“[^”]*”|0x[0-9a-f]{2}/g, "").replace(/\(\d+,\u00a0\d+\)/, "");
  assert.deepEqual(own.replace(WORDS, "").match(/[A-Za-z]{2,}|[{}"$]|[,:;.](?!\d)/g), null, sentence);
  assert.doesNotMatch(own, /[一-鿿] [一-鿿]/);
  assert.match(sentence, /^[^a-z].*。$|^[xyn] .*。$/);
}

for (const [name, provoke] of CASES) {
  test(`said in every language: ${name}`, () => {
    const error = errorOf(provoke);
    assert.equal(english.explain(error).replaceAll("\u00a0", " "), error.message);
    assert.doesNotMatch(error.message, /[{}]/);
    assertChinese(chinese.explain(error));
    for (const { tag, texts, language } of others) assertSaid(language.explain(error), error, tag, texts);
    for (const value of Object.values(error.values)) assert.equal(typeof value, "string");
  });
}

/** A number, a name or code, a byte, or the reader's text in quotation marks; or a list of these. */
const ITEM = /-?\d+(\.\d+)?(e-?\d+)?|-?[A-Za-z][\w-]*|0x[0-9a-f]{2}|"[^"]*"/.source;
const VALUE = new RegExp(`^(${ITEM})(, (${ITEM}))*$`);

test("values are numbers, names, codes and quotations, and never prose", () => {
  assert.doesNotMatch("a whole number", VALUE);
  for (const [name, provoke] of CASES) {
    for (const [word, value] of Object.entries(errorOf(provoke).values)) {
      const quoted = value.startsWith('"') && value.endsWith('"');
      assert.ok(quoted || VALUE.test(value), `${name}: ${word} is ${value}`);
    }
  }
});

/** What is quoted in a language, with its quotation marks. @param {Record<string, string>} texts */
const quotedIn = (texts) => new RegExp(texts["engine.quoted"].replace("$1", '[^»”"]*'), "g");

/** A separate sentence with no hole, no code and no English left. @param {string} sentence @param {StarstepError} error @param {string} tag @param {Record<string, string>} texts */
function assertSaid(sentence, error, tag, texts) {
  assert.notEqual(sentence, error.message, tag);
  assert.doesNotMatch(sentence, /[{}$|]|undefined|\bengine\./, `${tag}: ${sentence}`);
  const own = sentence.replace(quotedIn(texts), "");
  assert.doesNotMatch(own, /\b(the|was|but|must|of|is)\b/, `${tag}: ${sentence}`);
  assert.match(sentence, /[.。]$/, `${tag}: ${sentence}`);
  const isName = /^[xyn] |^[a-z]+\b/.test(error.message);
  assert.ok(isName || /^[^\p{Ll}]/u.test(sentence), `${tag}: ${sentence}`);
}

/** The codes of reasons in the engine's source, each followed by its English sentence. */
function codesInSource() {
  const folder = new URL("../../src/error/problem/", import.meta.url);
  const source = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), { encoding: "utf8" }))
    .join("\n");
  return [...source.matchAll(/\(\s*"([a-z][a-z0-9-]*)",\s*"/g)].map(([, code]) => code);
}

test("every code has a text in every language, and no text belongs to a code that never comes", () => {
  const met = new Set(["engine.quoted"]);
  for (const [, provoke] of CASES) {
    const { code, values } = errorOf(provoke);
    met.add(`engine.${code}`);
    for (const [word, value] of Object.entries(values)) met.add(`engine.${word}.${value}`);
  }
  // A full record has more than a hundred million events, and memory is not short here; other tests cover these.
  for (const code of ["record", "memory", "expansions"]) met.add(`engine.problem.${code}`);
  for (const { texts } of others) {
    for (const key of Object.keys(texts)) if (key.startsWith("engine.")) assert.ok(met.has(key), key);
  }
  // No browser reads files of queries.
  const codes = codesInSource().filter((code) => code !== "experiment");
  assert.ok(codes.length > 20, String(codes.length));
  for (const { tag, texts } of others) {
    for (const code of codes) {
      assert.ok(texts[`engine.problem.${code}`] ?? texts[`engine.allowed.${code}`], `${tag}: ${code}`);
    }
    for (const key of met) {
      assert.ok(texts[key] || !/\.(problem|allowed|unit|number)\./.test(key), `${tag}: ${key}`);
    }
  }
});

test("what these tests cannot provoke is said in every language too", () => {
  for (const values of [
    { problem: "record", length: "123" },
    { problem: "memory", megabytes: "123" },
    { problem: "expansions", most: "123" },
  ]) {
    const sentence = chinese.explain(Object.assign(new Error("much"), { code: "too-large", values }));
    assertChinese(sentence.replace("MB", ""));
    assert.match(sentence, /123/);
    for (const { language, tag, texts } of others) {
      const error = /** @type {any} */ (Object.assign(new Error("Much."), { code: "too-large", values }));
      assertSaid(language.explain(error), error, tag, texts);
      assert.match(language.explain(error), /123/);
    }
  }
});

test("the values in a sentence are the values given", () => {
  const say = (/** @type {() => unknown} */ provoke) => chinese.explain(errorOf(provoke));
  assert.equal(say(map(".")), "无法读取地图：第 4 行，第 2 列：这一行应有 2 个格子，但只有 1 个。");
  assert.equal(
    say(() => new Solver(0, 1)),
    "宽度为 0，但必须是 1 到 4096 的整数。",
  );
  assert.equal(say(configure({ costs: "x, y" })), "选项 costs 的值为“x, y”；允许的值：“10-14”、“sqrt2”、“10-10”。");
  assert.equal(say(call((solver) => solver.cell(undefined, 0))), "x 为未定义的值，但必须是 0 到 4 的整数。");
});

test("a board's origin is added to the coordinates that readers see, which no line breaks apart", () => {
  const error = errorOf(() => Solver.fromMap("height 1\nwidth 2\nstart 1 0\ngoal 0 0\nmap\n.@\n").run());
  assert.deepEqual(error.values, { x: "1", y: "0" });
  assert.equal(english.explain(error, [-7, 8]), "The start (-6,\u00a08) is a wall.");
  assert.equal(chinese.explain(error, [-7, 8]), "起点 (-6,\u00a08) 是障碍物。");
});
