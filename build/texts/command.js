// `node build.mjs texts export LANGUAGE FILE` writes the texts of a language as a PO file, `texts import LANGUAGE FILE` takes
// its translations over. A language that is not there yet begins with the English texts.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLanguage, withTexts } from "./language-files.js";
import { inForms } from "./messages.js";
import { fromPo, toPo } from "./po.js";

/** @import { Entry } from "./po.js" */

/** What a language is made from that is not there yet: it has the same files as all others but English. */
const PATTERN = "es";

/** All texts, in the order of the files. @param {string} i18n The folder of all languages. @param {string} tag @returns {Entry[]} */
export function entriesOf(i18n, tag) {
  const isThere = existsSync(join(i18n, tag));
  const own = readLanguage(join(i18n, isThere ? tag : PATTERN));
  const english = new Map([...readLanguage(join(i18n, "en")).values()].flatMap((texts) => [...texts]));
  return [...own].flatMap(([file, texts]) =>
    Array.from(texts, ([key, text]) => ({
      key,
      file: `${tag}/${file}`,
      english: english.get(key),
      ...(isThere && { text }),
    })),
  );
}

/**
 * Takes over what a PO file translates; nothing, if anything in it cannot be used.
 * @param {string} i18n
 * @param {string} tag
 * @param {string} po
 * @returns {{ changed: number, missing: number, problems: string[] }} `missing`: how many texts have no translation in it.
 */
export function importPo(i18n, tag, po) {
  const entries = entriesOf(i18n, tag);
  const { texts, problems } = fromPo(po, tag, entries);
  // Some texts are empty, such as the space between Chinese sentences; a PO file cannot tell these from missing ones.
  const missing = entries.filter(({ key, text }) => !texts.has(key) && text !== "").length;
  if (problems.length > 0) return { changed: 0, missing, problems };
  const folder = join(i18n, tag);
  const isNew = !existsSync(folder);
  const from = isNew ? join(i18n, PATTERN) : folder;
  // What nobody has translated is English, which readers of a new language rather understand than its pattern.
  if (isNew)
    for (const { key, english } of entries) if (!texts.has(key) && english) texts.set(key, inForms(english, tag));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = readFileSync(join(from, name), "utf8");
    const made = withTexts(source, texts);
    writeFileSync(join(folder, name), isNew ? named(made, name, tag) : made);
  }
  const changed = entries.filter(({ key, text }) => texts.has(key) && texts.get(key) !== text).length;
  return { changed, missing, problems };
}

/** A file of the pattern under the name of another language. @param {string} source @param {string} name @param {string} tag */
function named(source, name, tag) {
  const own = new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
  const told = source.replace(/^\/\/ Spanish\b/, `// ${own}`);
  return name === "index.js" ? told.replace(`export const ${PATTERN} =`, `export const ${tag} =`) : told;
}

/** @param {readonly string[]} args @param {string} i18n */
export function texts([act, tag, file], i18n) {
  if (!["export", "import"].includes(act) || !/^[a-z]{2,3}$/.test(tag ?? "") || !file || tag === "en")
    throw new Error("Say texts export LANGUAGE FILE or texts import LANGUAGE FILE, with a language such as fr.");
  if (act === "export") {
    const entries = entriesOf(i18n, tag);
    writeFileSync(file, toPo(tag, entries));
    console.log(`${entries.length} texts are in ${file}.`);
    return;
  }
  const { changed, missing, problems } = importPo(i18n, tag, readFileSync(file, "utf8"));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(`Nothing is changed: ${problems.length} of the texts in ${file} cannot be used.`);
    process.exitCode = 1;
  } else console.log(`${changed} texts have changed; ${missing} have no translation in ${file}.`);
}
