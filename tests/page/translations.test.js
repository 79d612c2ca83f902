// The texts as translation tools get them: every message says what the page says, and what comes back is checked before
// anything is written.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { po as gettext } from "gettext-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { entriesOf, importPo } from "../../build/texts/command.js";
import { readLanguage } from "../../build/texts/language-files.js";
import { fromIcu, MessageError, namesIn, toIcu } from "../../build/texts/messages.js";
import { toPo } from "../../build/texts/po.js";
import { every } from "../../www/core/i18n/en/every.js";
import { LANGUAGES, makeLanguage } from "../../www/core/i18n/index.js";

/** @import { Key } from "../../www/core/i18n/keys.js" */

const I18N = new URL("../../www/core/i18n", import.meta.url).pathname;
const copies = mkdtempSync(join(tmpdir(), "starstep-texts-"));
after(() => rmSync(copies, { recursive: true }));

/** A copy of all languages, to write into. */
function copied() {
  const folder = mkdtempSync(join(copies, "core-"));
  cpSync(I18N, join(folder, "i18n"), { recursive: true });
  return join(folder, "i18n");
}

/** All files of a folder. @param {string} folder */
const contents = (folder) =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));

const OTHERS = Object.keys(LANGUAGES).filter((tag) => tag !== "en");

test("the texts in the files are those that the page has", async () => {
  /** @type {[string, Record<string, string>][]} */
  const tags = [["en", every]];
  for (const tag of OTHERS) tags.push([tag, await LANGUAGES[tag]()]);
  for (const [tag, texts] of tags) {
    const read = [...readLanguage(join(I18N, tag)).values()].flatMap((of) => [...of]);
    assert.equal(new Set(read.map(([key]) => key)).size, read.length, "each is there once");
    assert.deepEqual(Object.fromEntries(read), { ...texts }, tag);
  }
});

test("messages say what the page says, whatever is filled in", async () => {
  let choosing = 0;
  for (const tag of Object.keys(LANGUAGES)) {
    const texts = /** @type {Record<string, string>} */ (tag === "en" ? every : await LANGUAGES[tag]());
    const { t } = makeLanguage(tag, texts);
    for (const [key, text] of Object.entries(texts)) {
      const icu = toIcu(text);
      assert.equal(fromIcu(icu, tag), text, key);
      if (/plural|select/.test(icu)) choosing++;
      // Another library, which knows nothing of the page, reads the message.
      const message = new IntlMessageFormat(icu, tag);
      // What nothing is filled in is said in one way.
      for (const count of namesIn(text).size === 0 ? [0] : [0, 1, 2, 5, 21, 100]) {
        const values = { ...Object.fromEntries([...namesIn(text)].map((name) => [name, count])), pointer: "fine" };
        const said = String(message.format(values));
        const shown = t(/** @type {Key} */ (key), values);
        // The page takes away spaces between Chinese characters.
        const bare = (/** @type {string} */ sentence) => (tag === "zh" ? sentence.replaceAll(" ", "") : sentence);
        assert.equal(bare(shown), bare(said), `${tag} ${key} ${count}`);
      }
    }
  }
  assert.ok(choosing > 200, String(choosing));
});

test("what is exported and imported again changes nothing", () => {
  const folder = copied();
  for (const tag of OTHERS) {
    const before = contents(join(folder, tag));
    const answer = importPo(folder, tag, toPo(tag, entriesOf(folder, tag)));
    assert.deepEqual(answer, { changed: 0, missing: 0, problems: [] }, tag);
    assert.deepEqual(contents(join(folder, tag)), before, tag);
  }
});

/**
 * A PO file of Spanish with one entry changed.
 * @param {string} key
 * @param {Partial<import("gettext-parser").GetTextTranslation>} change
 * @param {string[]} keys What is in it: all, or what is tried many times.
 */
function changedPo(key, change, keys = Object.keys(SPANISH.translations)) {
  const translations = structuredClone(Object.fromEntries(keys.map((key) => [key, SPANISH.translations[key]])));
  for (const entry of Object.values(translations[key])) Object.assign(entry, change);
  return gettext.compile({ ...SPANISH, translations }, { foldLength: 0 }).toString();
}
const SPANISH = gettext.parse(toPo("es", entriesOf(I18N, "es")));

test("a translation is put where it belongs, with whatever it has in it", () => {
  const folder = copied();
  const before = contents(join(folder, "es"));
  const said = `Comparar "dos" búsquedas, d'accord: 100 % \\ y #1`;
  const po = changedPo("compare.open", { msgstr: [said.replace("'", "''")] });
  assert.deepEqual(importPo(folder, "es", po), { changed: 1, missing: 0, problems: [] });
  const now = contents(join(folder, "es"));
  assert.deepEqual(
    [...now].filter(([name, text]) => before.get(name) !== text).map(([name]) => name),
    ["index.js"],
  );
  assert.equal(readLanguage(join(folder, "es")).get("index.js")?.get("compare.open"), said);
});

test("what cannot be used is told by its key, and nothing is written", () => {
  const plural = [...entriesOf(I18N, "es")].find(({ text }) => text && /^[^{]*\{count:one=/.test(text));
  assert.ok(plural);
  /** @type {[string, string, RegExp][]} */
  const wrong = [
    ["compare.open", "Comparar {", /compare\.open: a \{ cannot be part/],
    ["compare.open", "Comparar {what}", /compare\.open: nothing is filled in for \{what\}/],
    ["compare.open", "{when, date, short}", /compare\.open: it has something that the page does not know/],
    ["compare.open", "{n, selectordinal, other {x}}", /compare\.open/],
    [plural.key, "{count, plural, one {celda} other {celdas}}", /this language has one, many, other/],
    [
      plural.key,
      "{count, plural, one {celda} many {de celdas} few {x} other {celdas}}",
      /this language has one, many, other/,
    ],
    [plural.key, "{count, plural, one {# celda} many {# de celdas} other {# celdas}}", /write it before or after/],
    [plural.key, "{count, plural, one {a|b} many {b} other {c}}", /cannot have a \|/],
  ];
  const folder = copied();
  const before = contents(join(folder, "es"));
  for (const [key, said, problem] of wrong) {
    const { changed, problems } = importPo(folder, "es", changedPo(key, { msgstr: [said] }, ["", key]));
    assert.equal(changed, 0);
    assert.equal(problems.length, 1, said);
    assert.match(problems[0], problem);
    assert.deepEqual(contents(join(folder, "es")), before);
  }
  const stale = changedPo("compare.open", { msgid: "Compare it" }, ["", "compare.open"]);
  assert.match(importPo(folder, "es", stale).problems[0], /compare\.open: the English text has changed/);
  const fuzzy = changedPo("compare.open", { comments: { flag: "fuzzy" } }, ["", "compare.open"]);
  assert.match(importPo(folder, "es", fuzzy).problems[0], /compare\.open: it is marked as fuzzy/);
  const gone = changedPo("compare.open", { msgctxt: "compare.gone" }, ["", "compare.open"]);
  assert.match(importPo(folder, "es", gone).problems[0], /compare\.gone: there is no such text/);
  assert.throws(() => fromIcu("}", "es"), MessageError);
});

test("a language that is not there yet begins with the English texts, in its own forms", async () => {
  const folder = copied();
  const empty = toPo("pl", entriesOf(folder, "pl"));
  const po = gettext.parse(empty);
  for (const entry of Object.values(po.translations["check.title"])) entry.msgstr = ["Sprawdź mój A*"];
  const { changed, problems } = importPo(folder, "pl", gettext.compile(po).toString());
  assert.deepEqual([changed > 1000, problems], [true, []]);
  assert.deepEqual(readdirSync(join(folder, "pl")), readdirSync(join(folder, "es")));
  const { pl } = await import(pathToFileURL(join(folder, "pl", "index.js")).href);
  assert.equal(pl["check.title"], "Sprawdź mój A*");
  assert.equal(Object.keys(pl).length, Object.keys(await LANGUAGES.es()).length);
  const { t } = makeLanguage("pl", pl);
  for (const [key, english] of Object.entries(every))
    for (const count of [1, 2, 5]) {
      const values = Object.fromEntries([...namesIn(english)].map((name) => [name, count]));
      assert.doesNotMatch(t(/** @type {Key} */ (key), values), /undefined/, key);
    }
});
