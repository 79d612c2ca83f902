import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";
import { enOfFirstRun } from "../../www/core/i18n/en/first-run.js";
import "./english.js";
import { en } from "../../www/core/i18n/en/index.js";
import {
  LANGUAGES,
  loadLanguage,
  makeLanguage,
  NAMES as OWN_NAMES,
  pickLanguage,
  TAGS,
} from "../../www/core/i18n/index.js";
import { capitalized, decapitalized } from "../../www/core/panels/capitalized.js";
import { Solver } from "../boundary/engine.js";
import { all } from "./supplied.js";

// The page adds these.
Object.assign(en, enOfFirstRun);

/** @typedef {Record<string, string>} Texts */

/** Every language but English, with its texts. @type {[string, Texts][]} */
const OTHERS = await Promise.all(
  TAGS.filter((tag) => tag !== "en").map(async (tag) => /** @type {[string, Texts]} */ ([tag, await LANGUAGES[tag]()])),
);
/** @type {[string, Texts][]} */
const EVERY = [["en", en], ...OTHERS];

const WWW = new URL("../../www/", import.meta.url);
/** The modules of the page, with their code. */
const MODULES = new Map(
  readdirSync(WWW, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".js") && !/^(pkg|core\/i18n\/(?!en\/(?!every)))/.test(name))
    .map((name) => [name, readFileSync(new URL(name, WWW), "utf8")]),
);
/** What a module imports at once. @param {string} name */
const importsOf = (name) =>
  Array.from(String(MODULES.get(name)).matchAll(/^(?:import|export) (?:[^;]*? from )?"(\.[^"]+)";/gm), ([, path]) =>
    posix.join(posix.dirname(name), path),
  );

/** A word in braces, and its forms if it has some. */
const BRACES = /\{(\w+)(?::([^}]*))?\}/g;
/** The words in braces that are filled in. @param {string} text */
const placeholders = (text) =>
  [...text.matchAll(BRACES)].flatMap(([, name, forms]) => (forms === undefined ? [name] : [])).sort();

/** What the engine itself says in English. @param {string} key */
const isOfEngine = (key) => key.startsWith("engine.");

test("the list has a language for each folder, and English is the first", () => {
  const entries = readdirSync(new URL("../../www/core/i18n/", import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual([...TAGS].sort(), folders.sort());
  assert.equal(TAGS[0], "en");
  assert.ok(TAGS.length >= 3);
});

test("each language has the name that its readers use", () => {
  for (const tag of TAGS) {
    const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? "";
    assert.equal(OWN_NAMES[tag].toLocaleLowerCase(tag), name.toLocaleLowerCase(tag));
  }
  assert.deepEqual(Object.keys(OWN_NAMES), TAGS);
});

test("all languages have the same keys, and the same words in braces", () => {
  const common = (/** @type {Texts} */ texts) =>
    Object.keys(texts)
      .filter((key) => !isOfEngine(key))
      .sort();
  const [[first, most]] = OTHERS;
  for (const [tag, texts] of OTHERS) {
    assert.deepEqual(common(texts), common(en), tag);
    assert.deepEqual(Object.keys(texts).sort(), Object.keys(most).sort(), `${tag} and ${first}`);
    for (const [key, text] of Object.entries(en)) {
      assert.deepEqual(placeholders(texts[key]), placeholders(text), `${tag}: ${key}`);
    }
  }
});

test("English texts that are loaded later come with each module that requests them, or with all that import it", () => {
  const later = [...MODULES.keys()].filter((name) => /^core\/i18n\/en\/(?!index)/.test(name));
  /** @type {Map<string, string[]>} */
  const importers = new Map([...MODULES.keys()].map((name) => [name, []]));
  for (const name of MODULES.keys()) for (const path of importsOf(name)) importers.get(path)?.push(name);
  /** Whatever a module brings with it: what it imports, and what comes with that. @type {Map<string, Set<string>>} */
  const brought = new Map();
  for (const name of MODULES.keys()) {
    const all = new Set(importsOf(name));
    for (const path of all) for (const next of importsOf(path)) all.add(next);
    brought.set(name, all);
  }
  const brings = (/** @type {string} */ name, /** @type {string} */ file) => Boolean(brought.get(name)?.has(file));
  /** @param {string} name @param {string} file @returns {boolean} */
  const hasIt = (name, file) => {
    const by = importers.get(name) ?? [];
    return brings(name, file) || (by.length > 0 && by.every((other) => hasIt(other, file)));
  };
  let count = 0;
  for (const file of later) {
    const keys = Array.from(String(MODULES.get(file)).matchAll(/^ {2}"([^"]+)":/gm), ([, key]) => key);
    assert.ok(keys.length > 0, file);
    for (const [name, code] of MODULES) {
      if (name.startsWith("core/i18n/")) continue;
      for (const key of keys.filter((key) => code.includes(`"${key}"`))) {
        assert.ok(hasIt(name, file), `${name} requests ${key}, which is in ${file}`);
        count++;
      }
    }
    // Somebody loads it, and not with the page.
    assert.ok(
      [...MODULES.keys()].some((name) => importsOf(name).includes(file)),
      file,
    );
    assert.ok(!brings("main.js", file) && !brings("element/class.js", file), `${file} comes with the page`);
  }
  assert.ok(count > 40, String(count));
});

test("where a form depends on a number there is one for each kind of number in the language", () => {
  let count = 0;
  for (const [tag, texts] of EVERY) {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [key, text] of Object.entries(texts)) {
      for (const [, name, forms] of text.matchAll(BRACES)) {
        if (forms === undefined) continue;
        count++;
        const named = forms.split("|").map((form) => form.split("=")[0]);
        const all = name === "pointer" ? ["coarse", "fine"] : [...categories].sort();
        assert.deepEqual(named.sort(), all, `${tag}: ${key}`);
        if (name === "pointer") continue;
        assert.ok(placeholders(text).includes(name), `${tag}: ${key} counts ${name}, which it does not show`);
      }
    }
  }
  assert.ok(count > 10);
});

/** The form that a grammar book prescribes. @type {Record<string, (count: number) => string>} */
const BOOKS = {
  en: (count) => (count === 1 ? "one" : "other"),
  es: (count) => (count === 1 ? "one" : count !== 0 && count % 1e6 === 0 ? "many" : "other"),
};

test("sentences have the form that their numbers require", async () => {
  for (const [tag, texts] of EVERY.filter(([tag]) => BOOKS[tag])) {
    const { t, number } = makeLanguage(tag, texts);
    for (const [key, text] of Object.entries(texts)) {
      const counted = [...text.matchAll(BRACES)].filter(([, , forms]) => forms !== undefined);
      if (counted.length === 0 || isOfEngine(key)) continue;
      for (const count of [0, 0.5, 1, 2, 21, 101, 1e6, 2e6, 1_000_001]) {
        const names = [...placeholders(text), ...counted.map(([, name]) => name)];
        const values = Object.fromEntries(names.map((name) => [name, count]));
        let expected = text;
        for (const [whole, name, forms] of counted) {
          const wanted = name === "pointer" ? "fine" : BOOKS[tag](count);
          const form = forms.split("|").find((/** @type {string} */ it) => it.startsWith(`${wanted}=`));
          expected = expected.replace(whole, String(form).split("=")[1]);
        }
        expected = expected.replace(/\{\w+\}/g, number(count));
        assert.equal(t(/** @type {any} */ (key), values), expected);
      }
    }
  }
  const { t } = makeLanguage("en", { ask: "{pointer:fine=Click|coarse=Tap} it." });
  assert.equal(t(/** @type {any} */ ("ask")), "Click it.");
  try {
    Reflect.set(globalThis, "matchMedia", (/** @type {string} */ query) => ({
      matches: query === "(pointer: coarse)",
    }));
    assert.equal(t(/** @type {any} */ ("ask")), "Tap it.");
  } finally {
    Reflect.deleteProperty(globalThis, "matchMedia");
  }
  const spanish = await loadLanguage("es");
  assert.equal(spanish.t("result.found", { cost: 20.5, cells: 1 }), "Camino encontrado: costo 20,5, 1 celda.");
  assert.equal(spanish.t("result.stopped", { length: 1e6 }), "Búsqueda detenida tras 1.000.000 de expansiones.");
});

/** Texts that are names, signs and units, which a language may write the way English does. */
const NAMES = /^[^\p{L}]*((A\*|Dijkstra|Manhattan|Octile|Chebyshev|worker|min|max|auto|[fgh]|s|ms|µs|ns)[^\p{L}]*)*$/u;

test("texts in another language have no English sentence left in them", () => {
  for (const [tag, texts] of OTHERS) {
    const isLatin = new Intl.Locale(tag).maximize().script === "Latn";
    for (const [key, text] of Object.entries(texts)) {
      const own = text.replace(BRACES, "");
      if (NAMES.test(own)) continue;
      if (!isLatin) assert.ok(/[^\p{Script=Latin}\P{L}]/u.test(own), `${tag}: ${key}`);
      assert.notEqual(text, /** @type {Texts} */ (en)[key], `${tag}: ${key}`);
    }
  }
});

/** Every text in a JSON value that is given in several languages. @param {any} value @returns {Texts[]} */
function textsIn(value) {
  if (typeof value !== "object" || value === null) return [];
  return typeof value.en === "string" ? [value] : Object.values(value).flatMap(textsIn);
}

test("what has one name in English, in the settings and in scenarios, has one in every language", () => {
  // A value of an option continues a sentence; where it stands alone it begins with a capital.
  const isValue = (/** @type {string} */ key) => Object.hasOwn(Solver.choices, key.split(".")[0]);
  const nameIn = (/** @type {string} */ tag, /** @type {string} */ key, /** @type {string} */ text) =>
    isValue(key) ? capitalized(text, tag) : text;
  /** What has a name. @type {Map<string, string[]>} */
  const byName = new Map();
  for (const [key, text] of Object.entries(en)) {
    const name = nameIn("en", key, text);
    byName.set(name, [...(byName.get(name) ?? []), key]);
  }
  let count = 0;
  for (const { name, raw } of all()) {
    for (const text of textsIn(raw)) {
      const named = byName.get(text.en) ?? [];
      for (const [tag, texts] of OTHERS.filter(([tag]) => text[tag] !== undefined)) {
        for (const key of named) assert.equal(text[tag], nameIn(tag, key, texts[key]), `${name}: ${key}`);
        count += named.filter(isValue).length;
      }
    }
  }
  assert.ok(count > 2);
});

test("each option that is chosen or typed in has a part of the sentence, with one place for its control", () => {
  const isSwitch = (/** @type {{ default: unknown }} */ choice) => typeof choice.default === "boolean";
  const expected = Object.entries(Solver.choices).flatMap(([key, choice]) =>
    isSwitch(choice) ? [] : [`clause.${key}`],
  );
  for (const [tag, texts] of EVERY) {
    const clauses = Object.entries(texts).filter(([key]) => key.startsWith("clause."));
    assert.deepEqual(clauses.map(([key]) => key).sort(), expected.sort(), tag);
    for (const [key, text] of clauses) {
      assert.deepEqual(placeholders(text), ["choice"], `${tag}: ${key}`);
      const option = key.slice("clause.".length);
      const { t } = makeLanguage(tag, texts);
      for (const value of Object.keys(texts).filter((key) => key.startsWith(`${option}.`))) {
        const choice = t(/** @type {any} */ (value), { resolved: t("heuristic.octile") });
        const told = t(/** @type {any} */ (key), { choice });
        assert.ok(told.includes(choice) && !/[{}|]|undefined/.test(told), `${tag}: ${told}`);
      }
    }
  }
});

test("what the engine says of a choice names it as the settings do", () => {
  for (const [tag, texts] of OTHERS) {
    const problem = texts["engine.problem.jump-diagonals"];
    for (const key of ["diagonal.no-corner-cutting", "diagonal.never"]) assert.ok(problem.includes(texts[key]), tag);
  }
});

test("a clause begins a sentence with a capital, unless it begins with a variable", () => {
  assert.equal(capitalized("search with |", "en"), "Search with |");
  assert.equal(capitalized("f = g + | · h", "en"), "f = g + | · h");
  assert.equal(capitalized("|improve open cells", "en"), "|Improve open cells");
  assert.equal(capitalized("用 | 寻路", "zh"), "用 | 寻路");
  assert.equal(decapitalized("Improve open cells", "en"), "improve open cells");
});

test("every option and every value of the engine has a name, and no name belongs to one that does not exist", () => {
  const { choices } = Solver;
  const expected = Object.entries(choices).flatMap(([key, choice]) => {
    const names = "values" in choice ? choice.values.filter((value) => typeof value === "string") : [];
    return [`option.${key}`, ...names.map((value) => `${key}.${value}`)];
  });
  const isOfOption = (/** @type {string} */ key) =>
    key.startsWith("option.") || Object.hasOwn(choices, key.split(".")[0]);
  for (const [tag, texts] of EVERY) {
    assert.deepEqual(Object.keys(texts).filter(isOfOption).sort(), expected.sort(), tag);
  }
});

test("the first preferred language that exists is used", () => {
  assert.equal(pickLanguage([null, undefined, "fr", "zh-Hans-CN", "en"]), "zh");
  assert.equal(pickLanguage(["ZH"]), "zh");
  assert.equal(pickLanguage(["es-419", "zh"]), "es");
  assert.equal(pickLanguage(["constructor", "de"]), "en");
  for (const tag of TAGS) assert.equal(pickLanguage([`${tag}-x-own`]), tag);
});

test("errors of the engine are given in the language, and others as they are", async () => {
  const sentences = {
    zh: ["x 为 9，但必须是 0 到 2 的整数。", "起点 (0,\u00a00) 是障碍物。"],
    es: ["Se recibió 9 como x, pero debe ser un número entero de 0 a 2.", "El inicio (0,\u00a00) es un muro."],
  };
  for (const [tag, [bounds, blocked]] of Object.entries(sentences)) {
    const language = await loadLanguage(tag);
    const solver = new Solver(3, 3);
    assert.throws(
      () => solver.setCell(9, 0, 255),
      (error) => language.explain(error) === bounds,
    );
    solver.setCell(0, 0, 255);
    assert.throws(
      () => solver.run(),
      (error) => language.explain(error) === blocked,
    );
    assert.equal(language.explain(new Error("other")), "other");
    solver.free();
  }
});
