// The files of a language in www/core/i18n: their texts are read, and others are put in their places. What else is in the
// files, the comments and the order, stays as it is.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text with its key, as Biome writes it: in one line, or the text in the next. */
const TEXT = /^( {2})("(?:[^"\\]|\\.)*"|[\w$]+):(\s+)("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(?=,$)/gm;

/** @param {string} literal A string as JavaScript has it. @returns {string} */
const stringOf = (literal) =>
  JSON.parse(
    literal.startsWith("'") ? `"${literal.slice(1, -1).replaceAll('"', '\\"').replaceAll("\\'", "'")}"` : literal,
  );

/** @param {string} key */
const keyOf = (key) => (key.startsWith('"') ? stringOf(key) : key);

/** As Biome writes it: with the quotes that need fewer escapes. @param {string} text */
function literalOf(text) {
  const double = JSON.stringify(text);
  const isShorter = text.includes('"') && !text.includes("'");
  return isShorter ? `'${double.slice(1, -1).replaceAll('\\"', '"')}'` : double;
}

/** The texts of a language by file and key. @param {string} folder Its own. @returns {Map<string, Map<string, string>>} */
export function readLanguage(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js") && name !== "every.js");
  return new Map(
    files.map((name) => {
      const source = readFileSync(join(folder, name), "utf8");
      return [name, new Map(Array.from(source.matchAll(TEXT), ([, , key, , text]) => [keyOf(key), stringOf(text)]))];
    }),
  );
}

/** A file with other texts for some of its keys. @param {string} source @param {ReadonlyMap<string, string>} texts */
export const withTexts = (source, texts) =>
  source.replace(TEXT, (whole, indent, key, space, text) => {
    const other = texts.get(keyOf(key));
    return other === undefined || other === stringOf(text) ? whole : `${indent}${key}:${space}${literalOf(other)}`;
  });
