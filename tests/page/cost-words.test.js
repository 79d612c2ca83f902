// What costs less is cheaper, not shorter: on a board with penalties the cheapest path may have more moves than others.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import "./english.js";
import { en } from "../../www/core/i18n/en/index.js";
import { es } from "../../www/core/i18n/es/index.js";
import { loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { zh } from "../../www/core/i18n/zh/index.js";
import { Session } from "../../www/core/session/session.js";
import { verdict } from "../../www/narration/sentences.js";
import "../boundary/engine.js";
import { cheapest } from "./cheapest.js";

/** Words for a length, in each language. @type {Record<string, RegExp>} */
const LENGTHS = {
  en: /\b(shorter|shortest|longer|longest)\b/i,
  es: /\b(más (cort|larg)[oa]s?|alarg\w*|caminos? mínimos?)\b/i,
  zh: /最短|更短|更长|最长|变长/,
};
/** What is really about lengths, by the beginnings of the keys: rows of a map, texts of links, lessons. */
const OF_LENGTH = ["engine.", "error.link", "author."];
/** All moves cost the same there, moves are what is counted, or the way with fewer moves is told from the cheaper one. */
const OF_MOVES = ["ties.json", "tour-1-moves.json", "tour-8-corners.json"];

/** A text without what is filled in, and without what is about time. @param {string} text */
const bare = (text) => text.replace(/\{\w+(\.\w+)?\}|waited longer|no longer/g, "");

/** @param {string} key @param {string} text @param {string} tag */
const isOfLength = (key, text, tag) =>
  OF_LENGTH.some((begin) => key.startsWith(begin)) || !LENGTHS[tag].test(bare(text));

test("no text calls a path shorter or longer where it means its cost", () => {
  /** @type {Record<string, Record<string, string>>} */
  const languages = { en, es, zh };
  let count = 0;
  for (const [tag, texts] of Object.entries(languages)) {
    for (const [key, text] of Object.entries(texts)) {
      count++;
      // The check of a reader's program has sentences of its own.
      if (key.startsWith("check.")) continue;
      assert.ok(isOfLength(key, text, tag), `${tag} ${key}: ${text}`);
    }
  }
  assert.ok(count > 4000, String(count));
});

test("no scenario does, but those that are about moves", () => {
  const folder = new URL("../../www/scenarios/", import.meta.url);
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".json") && !OF_MOVES.includes(name))) {
    const scenario = JSON.parse(readFileSync(new URL(name, folder), "utf8"), (_, value) => {
      for (const [tag, words] of Object.entries(LENGTHS)) {
        const text = value?.[tag];
        if (typeof text === "string") {
          assert.doesNotMatch(bare(text), words, `${name}: ${text}`);
        }
      }
      return value;
    });
    assert.ok(scenario.title);
  }
});

test("of a cheapest path that has more moves than another one no sentence says that none is shorter", async () => {
  const session = new Session("height 3\nwidth 5\nmap\n.....\ns...g\n@@@@@\n", () => 0);
  session.document.beginStroke();
  session.document.paint(
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
    60,
  );
  session.document.endStroke();
  const { run } = session;
  run.configure({ penalties: true, diagonal: "never" });
  for (let i = 0; i < 100 && run.tick(); i++);
  // Straight through the mud would be 5 cells.
  assert.equal(run.stats.pathLength, 7);
  assert.equal(run.path?.cost, cheapest(run.board, "never"));
  const said = await Promise.all(TAGS.map(async (tag) => verdict(run, await loadLanguage(tag)).text));
  assert.deepEqual(said, ["No path is cheaper.", "Ningún camino es más barato.", "没有代价更小的路径。"]);
});
