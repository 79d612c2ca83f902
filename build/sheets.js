// Style sheets as they are shipped. The colors and sizes of tokens.css are in each of them, as far as they are needed: the
// board's colors only in the element, where scripts read them too, and no selectors for the page.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { make, WWW } from "./esbuild.js";

/** Where the colors and sizes are that page and element share. */
const TOKENS = "tokens.css";
/** The sheets that the element begins with; all others of its sheets are loaded with what they dress. */
const FIRST = "STARSTEP_STYLES";
const FIRST_SHEET = "star-step.css";
/** What matches nothing in the tree of an element, and nothing outside of one. */
const OF_PAGE = /^(:root|::backdrop)/;
const OF_ELEMENT = /^:host/;

/** The rules that contain no others: their selectors, and what they declare. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** The custom properties that a sheet uses. @param {string} sheet */
const usedIn = (sheet) => Array.from(sheet.matchAll(/var\((--[\w-]+)/g), ([, name]) => name);

/**
 * The tokens without rules for what is not there, and without those that nobody uses.
 * @param {string} tokens
 * @param {RegExp} left Selectors to leave out.
 * @param {(name: string) => boolean} isUsed Whether a token is used in itself.
 */
export function trimmed(tokens, left, isUsed) {
  const plain = tokens.replaceAll(COMMENT, "");
  const declared = [...plain.matchAll(RULE)].flatMap(([, , body]) => declarationsIn(body));
  const used = new Set(declared.map(({ name }) => name).filter(isUsed));
  // What a token is made of is used too.
  for (const name of used)
    for (const { text } of declared.filter((it) => it.name === name)) for (const of of usedIn(text)) used.add(of);
  return plain.replaceAll(RULE, (_, selectors, body) => {
    const matching = selectors.split(",").filter((/** @type {string} */ one) => !left.test(one.trim()));
    const needed = declarationsIn(body).filter(({ name }) => used.has(name));
    return matching.length === 0 ? "" : `${matching.join(",")}{${needed.map(({ text }) => text).join(";")}}`;
  });
}

/** @param {string} body @returns {{ name: string, text: string }[]} */
const declarationsIn = (body) =>
  body
    .split(";")
    .flatMap((text) => (text.includes(":") ? [{ name: text.slice(0, text.indexOf(":")).trim(), text }] : []));

/** The sheets by their names. @returns {Map<string, string>} */
const sheets = () =>
  new Map(
    readdirSync(WWW, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .map((name) => [basename(name), join(WWW, name)]),
  );

/** @param {string} name */
function fileOf(name) {
  const file = sheets().get(name);
  if (!file) throw new Error(`There is no style sheet ${name}.`);
  return file;
}

/** Puts other tokens into a sheet that imports them. @param {string} tokens @returns {import("esbuild").Plugin} */
const withTokens = (tokens) => ({
  name: "tokens",
  setup: (build) => build.onLoad({ filter: new RegExp(`/${TOKENS}$`) }, () => ({ contents: tokens, loader: "css" })),
});

/** A sheet with those that it imports. @param {string} name @param {string} [tokens] */
async function bundled(name, tokens = "") {
  const { files } = await make({ entryPoints: [fileOf(name)], plugins: [withTokens(tokens)] });
  return Buffer.from([...files.values()][0]).toString();
}

/**
 * The sheets of the element as texts, by the names that stand for them in scripts. `www/core/ui/bundled.d.ts` declares these:
 * `STARSTEP_WHY_TAB_STYLES` is `why-tab.css`.
 * @returns {Promise<Record<string, string>>}
 */
export async function sheetsOfElement() {
  const declared = readFileSync(join(WWW, "core/ui/bundled.d.ts"), "utf8").matchAll(/\bSTARSTEP_(?:(\w+)_)?STYLES\b/g);
  const names = Array.from(declared, ([name, list]) => [
    name,
    list ? `${list.toLowerCase().replaceAll("_", "-")}.css` : FIRST_SHEET,
  ]);
  const plain = await Promise.all(names.map(([, sheet]) => bundled(sheet)));
  const used = new Set(usedIn(plain.join("")));
  const tokens = trimmed(
    readFileSync(fileOf(TOKENS), "utf8"),
    OF_PAGE,
    (name) => !name.startsWith("--_") || used.has(name),
  );
  const texts = names.map(([name], place) => [name, plain[place]]);
  return { ...Object.fromEntries(texts), [FIRST]: await bundled(FIRST_SHEET, tokens) };
}

/** Has a sheet of the page begin with the tokens that it uses. @type {import("esbuild").Plugin} */
export const startingWithTokens = {
  name: "tokens of the page",
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, ({ path }) => {
      const sheet = readFileSync(path, "utf8");
      const used = new Set(usedIn(sheet));
      const tokens = trimmed(readFileSync(fileOf(TOKENS), "utf8"), OF_ELEMENT, (name) => used.has(name));
      return { contents: tokens + sheet, loader: "css" };
    }),
};
