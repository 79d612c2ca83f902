// The texts of a language as a PO file, which translation tools read: each with its key as context, English as its source,
// and the file that it is in.

import { po } from "gettext-parser";
import { fromIcu, MessageError, namesIn, toIcu } from "./messages.js";

/**
 * A text, in English and in the language; English is missing where the engine says it itself.
 * @typedef {{ key: string, file: string, english?: string, text?: string }} Entry
 */

const AFTER_ENGLISH = "The engine says this itself in English; the words in braces are filled in.";

/** @param {string} tag @param {readonly Entry[]} entries */
export function toPo(tag, entries) {
  /** @type {import("gettext-parser").GetTextTranslations["translations"]} */
  const translations = {
    "": {
      "": {
        msgid: "",
        msgstr: [""],
      },
    },
  };
  for (const { key, file, english, text } of entries) {
    const msgid = english === undefined ? key : toIcu(english);
    translations[key] = {
      [msgid]: {
        msgctxt: key,
        msgid,
        msgstr: [text === undefined ? "" : toIcu(text)],
        comments: { reference: file, flag: "icu-format", ...(english === undefined && { extracted: AFTER_ENGLISH }) },
      },
    };
  }
  const headers = {
    "Project-Id-Version": "Starstep",
    Language: tag,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 }).toString();
}

/**
 * What is translated in a PO file, and what of it cannot be used: each with its key and why.
 * @param {string} text
 * @param {string} tag
 * @param {readonly Entry[]} entries The texts that there are now, in English and in the language.
 * @returns {{ texts: Map<string, string>, problems: string[] }}
 */
export function fromPo(text, tag, entries) {
  const { translations } = po.parse(text);
  const texts = new Map();
  const problems = [];
  const now = new Map(entries.map((entry) => [entry.key, entry]));
  for (const entry of Object.values(translations).flatMap((byId) => Object.values(byId))) {
    const { msgctxt: key, msgid, msgstr, comments } = entry;
    if (!msgid || !msgstr[0]) continue;
    const found = key === undefined ? undefined : now.get(key);
    if (!key || !found) problems.push(`${key ?? msgid}: there is no such text any more`);
    else if (comments?.flag?.includes("fuzzy")) problems.push(`${key}: it is marked as fuzzy`);
    else if (msgid !== (found.english === undefined ? key : toIcu(found.english)))
      problems.push(`${key}: the English text has changed since, export it again`);
    else
      try {
        const translated = fromIcu(msgstr[0], tag);
        const odd = unlike(found.english ?? found.text ?? translated, translated);
        if (odd) problems.push(`${key}: ${odd}`);
        else texts.set(key, translated);
      } catch (error) {
        if (!(error instanceof MessageError)) throw error;
        problems.push(`${key}: ${error.message}`);
      }
  }
  return { texts, problems };
}

/** What is filled in must be what the page fills in. @param {string} source @param {string} translated */
function unlike(source, translated) {
  const [wanted, given] = [namesIn(source), namesIn(translated)];
  const unknown = [...given].filter((name) => !wanted.has(name) && name !== "pointer");
  if (unknown.length > 0) return `nothing is filled in for ${unknown.map((name) => `{${name}}`).join(", ")}`;
  return undefined;
}
