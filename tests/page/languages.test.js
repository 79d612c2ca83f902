import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "../../www/i18n/en.js";
import { loadLanguage, pickLanguage } from "../../www/i18n/index.js";
import { zh } from "../../www/i18n/zh.js";
import { Solver } from "../boundary/engine.js";
import { all } from "./supplied.js";

/** The words in braces. @param {string} text */
const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** What the engine says in English by itself. @param {string} key */
const isOfEngine = (key) => key.startsWith("engine.");

test("all languages have the same keys, and the same words in braces", () => {
  const keys = (/** @type {Record<string, string>} */ texts) => Object.keys(texts).sort();
  const common = (/** @type {Record<string, string>} */ texts) => keys(texts).filter((key) => !isOfEngine(key));
  assert.deepEqual(common(zh), common(en));
  for (const [key, text] of Object.entries(en)) assert.deepEqual(placeholders(zh[key]), placeholders(text), key);
});

test("what is Chinese has no English sentence left in it", () => {
  for (const [key, text] of Object.entries(zh)) {
    const words = text.replace(/\{\w+\}/g, "").match(/[A-Za-z]{2,}/g) ?? [];
    assert.ok(
      words.length === 0 ||
        /[一-鿿]/.test(text) ||
        ["page.language", "algorithm.dijkstra", "heuristic.short.octile"].includes(key),
      key,
    );
  }
});

/** Every text of a JSON value that is given in both languages. @param {any} value @returns {{ en: string, zh: string }[]} */
function pairsIn(value) {
  if (typeof value !== "object" || value === null) return [];
  return typeof value.en === "string" ? [value] : Object.values(value).flatMap(pairsIn);
}

test("what has one name in English, in the settings and in scenarios, has one in Chinese", () => {
  for (const { name, raw } of all()) {
    for (const pair of pairsIn(raw)) {
      const keys = Object.keys(en).filter((key) => en[key] === pair.en);
      for (const key of keys) assert.equal(pair.zh, zh[key], `${name}: ${key}`);
    }
  }
});

test("the first wanted language that there is is taken", () => {
  assert.equal(pickLanguage([null, undefined, "fr", "zh-Hans-CN", "en"]), "zh");
  assert.equal(pickLanguage(["ZH"]), "zh");
  assert.equal(pickLanguage(["constructor", "de"]), "en");
});

test("errors of the engine are said in the language, and others as they are", async () => {
  const language = await loadLanguage("zh");
  const solver = new Solver(3, 3);
  assert.throws(
    () => solver.setCell(9, 0, 255),
    (error) => language.explain(error) === "x 为 9，但必须是 0 到 2 的整数。",
  );
  solver.setCell(0, 0, 255);
  assert.throws(
    () => solver.run(),
    (error) => language.explain(error) === "起点 (0,\u00a00) 是障碍物。",
  );
  assert.equal(language.explain(new Error("other")), "other");
  solver.free();
});
