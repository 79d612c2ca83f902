// Nothing in www/ is younger than the oldest browsers that Starstep runs in. MDN's data tell how old a feature is; for
// syntax esbuild tells, which would have to translate it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { transform } from "esbuild";
import { OLDEST } from "../../build/esbuild.js";
import { LANGUAGES, TAGS } from "../../www/core/i18n/index.js";

/** @type {import("@mdn/browser-compat-data").CompatData} */
const data = createRequire(import.meta.url)("@mdn/browser-compat-data");

const FLOOR = /** @type {const} */ ({ chrome: 108, firefox: 113, safari: 16.4 });
const TARGET = Object.entries(FLOOR).map(([browser, version]) => browser + version);

/**
 * What older browsers can skip without harm, or what shares its name with something young.
 * @type {Record<string, string>}
 */
const ALLOWED = {
  colorScheme: "a property of styles, which are not listed under this name",
  targetTouches: "Safari on a Mac has no touches, and so no such events",
  dispose: "the bindings check for it before they use it",
  detached: "where it is unknown the bindings check the length",
  ...Object.fromEntries(
    [
      "take",
      "resize",
      "second",
      "seconds",
      "try",
      "use",
      "with",
      "equals",
      "difference",
      "variants",
      "requestFrame",
    ].map((name) => [name, "our own"]),
  ),
  ClipboardItem: "the code checks whether it is there",
  createPolicy: "the code checks whether there are trusted types",
  createScriptURL: "the code checks whether there are trusted types",
  "text-size-adjust": "where it is unknown a page's value is inherited",
  "overscroll-behavior": "where it is unknown the page scrolls along",
  "accent-color": "some browsers color fewer parts with it",
  "print-color-adjust": "it is also given under its older name",
  "forced-color-adjust": "where it is unknown no colors are forced",
  ...Object.fromEntries(
    [
      "-webkit-slider-runnable-track",
      "-webkit-slider-thumb",
      "-moz-range-track",
      "-moz-range-progress",
      "-moz-range-thumb",
    ].map((name) => [name, "each browser has its own, and all are given"]),
  ),
  ...Object.fromEntries(
    ["zoom", "tan"].map((name) => [name, "where it is unknown the pictures of the legend keep their size"]),
  ),
  zip: "is the end of a file's name",
  grow: "is that of a memory of WebAssembly, which has always had it",
  "scrollbar-width": "where it is unknown the scrollbar keeps its usual width",
};

/** Younger browsers know more character properties; the one for Chinese is old. */
const KNOWN = { "regexp-unicode-property-escapes": true };

const WWW = new URL("../../www/", import.meta.url);
const files = readdirSync(WWW, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, WWW), "utf8") }));
const scripts = files.filter(({ name }) => name.endsWith(".js"));
const sheets = files.filter(({ name }) => name.endsWith(".css"));

/** Whether one of the oldest browsers lacks a feature. @param {import("@mdn/browser-compat-data").CompatStatement} compat */
function isYoung({ support }) {
  return Object.entries(FLOOR).some(([browser, floor]) => {
    const all = [support[/** @type {"chrome"} */ (browser)] ?? []].flat();
    return !all.some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
      if (flags || prefix || alternative_name || version_removed || !version_added) return false;
      return Number.parseFloat(version_added.replace("≤", "")) <= floor;
    });
  });
}

/**
 * All features below a part of the data, by their own names.
 * @param {import("@mdn/browser-compat-data").Identifier} part
 * @param {Map<string, import("@mdn/browser-compat-data").CompatStatement[]>} [found]
 */
function byName(part, found = new Map()) {
  for (const [key, feature] of Object.entries(part)) {
    if (key === "__compat") continue;
    const name = key.replace(/_static$/, "");
    const { __compat } = /** @type {import("@mdn/browser-compat-data").Identifier} */ (feature);
    // Features of a feature have names made of words with underscores, which do not occur in sources.
    if (__compat && !name.includes("_")) found.set(name, [...(found.get(name) ?? []), __compat]);
    byName(/** @type {import("@mdn/browser-compat-data").Identifier} */ (feature), found);
  }
  return found;
}

/** The names whose features are all young. @param {import("@mdn/browser-compat-data").Identifier} part */
const youngIn = (part) => new Set([...byName(part)].filter(([, all]) => all.every(isYoung)).map(([name]) => name));

/** @param {RegExp} pattern @param {string} text */
const namesIn = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name);

/** A source without its comments. @param {{ name: string, text: string }} file @param {string | string[]} target */
async function translated({ name, text }, target) {
  const loader = name.endsWith(".js") ? "js" : "css";
  return (await transform(text, { loader, target, legalComments: "none", supported: KNOWN })).code;
}

/** All files as they are, without their comments. */
const bare = new Map(
  await Promise.all(files.map(async (file) => /** @type {const} */ ([file, await translated(file, "esnext")]))),
);

test("no syntax is younger than the oldest browsers", async () => {
  await Promise.all(files.map(async (file) => assert.equal(await translated(file, TARGET), bare.get(file), file.name)));
});

test("no name of the language or of the browser is younger", () => {
  const young = youngIn({ api: data.api, builtins: data.javascript.builtins });
  const builtins = byName(data.javascript.builtins);
  // One is loaded only where browsers encode videos, and what it fails at is recorded instead. The others ask for whatever is
  // young before they use it, and have names of their own that are like some of the browser's. Where Python does not start, that is said.
  const others = ["mediabunny", "codemirror", "acorn", "python/interpreter"].map((name) => `pkg/${name}.js`);
  const all = scripts.filter(({ name }) => !others.includes(name));
  const used = all.flatMap((file) => {
    const text = bare.get(file) ?? "";
    const names = [
      ...namesIn(/(?<!\.\.)\.([a-z]\w+)/gi, text),
      ...namesIn(/\b(?:new|typeof|instanceof) ([A-Z]\w+)/g, text),
    ];
    // Single words such as `share` name other things too; those of the language are checked all the same.
    const isTold = (/** @type {string} */ name) => /[a-z][A-Z]|^[A-Z]/.test(name) || builtins.has(name);
    return names
      .filter((name) => young.has(name) && isTold(name) && !ALLOWED[name])
      .map((name) => `${file.name}: ${name}`);
  });
  assert.deepEqual(used, []);
});

test("no property, selector, function or rule of a style sheet is younger", () => {
  const parts = /** @type {const} */ ([
    [youngIn(data.css.properties), /[{;]\s*([a-z-]+)\s*:/g],
    [youngIn(data.css.selectors), /::?([a-z-]+)/g],
    [youngIn(data.css.types), /\b([a-z-]+)\(/g],
    [youngIn(data.css["at-rules"]), /@([a-z-]+)/g],
  ]);
  const used = sheets.flatMap((file) => {
    const text = bare.get(file) ?? "";
    return parts.flatMap(([young, pattern]) =>
      namesIn(pattern, text)
        .filter((name) => young.has(name) && !ALLOWED[name])
        .map((name) => `${file.name}: ${name}`),
    );
  });
  assert.deepEqual(used, []);
});

test("features that were too young once would be found", async () => {
  const young = youngIn(data.javascript.builtins);
  for (const name of ["withResolvers", "groupBy", "toSorted", "isSubsetOf"]) assert.ok(young.has(name), name);
  assert.ok(youngIn(data.css.types).has("light-dark"));
  assert.ok(youngIn(data.css.selectors).has("has"));
  const nested = { name: "a.css", text: ".a { .b { color: red } }" };
  assert.notEqual(await translated(nested, TARGET), await translated(nested, "esnext"));
});

test("the oldest browsers are named alike everywhere", async () => {
  const fallback = scripts.find(({ name }) => name === "fallback.js")?.text ?? "";
  // The script that is read where no module is may lack a language, and then speaks English.
  const told = [...fallback.matchAll(/^ {4}([a-z]+): \{/gm)].map(([, tag]) => tag);
  assert.ok(told.includes("en") && told.every((tag) => TAGS.includes(tag)), String(told));
  for (const tag of TAGS) {
    const texts = await LANGUAGES[tag]();
    assert.equal(fallback.includes(JSON.stringify(texts["error.old"])), told.includes(tag), tag);
    for (const version of Object.values(FLOOR)) assert.ok(texts["error.old"].includes(String(version)));
  }
  assert.deepEqual(OLDEST, TARGET);
  const docs = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  assert.ok(docs.includes("Chrome 108, Firefox 113 and Safari 16.4"));
  // The two feature tests are the same in the module and in the script for browsers that know no modules.
  const floor = scripts.find(({ name }) => name === "core/ui/oldest-browsers.js")?.text ?? "";
  const check = /try \{[\s\S]*?return (.*);\n/;
  assert.equal(check.exec(floor)?.[1], check.exec(fallback)?.[1]);
});
