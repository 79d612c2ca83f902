// Readers' texts by key, in the languages that there are. A language is one file with the keys of en.js, and a line here.

import { en } from "./en.js";

/**
 * The languages, by tag, and how their texts are loaded: English is always there, others only when they are wanted.
 * @type {Record<string, () => Promise<Record<string, string>>>}
 */
const TEXTS = {
  en: async () => en,
  zh: async () => (await import("./zh.js")).zh,
};

/** The tags of the languages that there are. */
export const TAGS = Object.keys(TEXTS);

/**
 * Texts and numbers of a language.
 * @typedef {object} Language
 * @property {string} tag
 * @property {(key: string, values?: Record<string, string | number | undefined>) => string} t A text, with what stands in braces
 *   filled in; numbers are written as the language writes them.
 * @property {(value: number) => string} number A number with at most two decimals.
 * @property {(error: unknown) => string} explain An error as a sentence.
 */

/** @param {string} tag @param {Record<string, string>} texts @returns {Language} */
export function makeLanguage(tag, texts) {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const number = (/** @type {number} */ value) => format.format(value);
  /** @type {Language["t"]} */
  const t = (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no text for ${key}.`);
    return text.replace(/\{(\w+)\}/g, (_, name) => {
      const value = values[name];
      return typeof value === "number" ? number(value) : String(value);
    });
  };
  /** @type {Language["explain"]} */
  const explain = (error) => {
    if (!(error instanceof Error)) return String(error);
    const { code, values } = /** @type {{ code?: string, values?: Record<string, string> }} */ (error);
    const key = `engine.${code}`;
    return texts[key] === undefined ? error.message : t(key, values);
  };
  return { tag, number, t, explain };
}

/** The language that is always there. */
export const english = makeLanguage("en", en);

/**
 * The first of the wanted languages that there is; English if there is none.
 * @param {Iterable<string | null | undefined>} wanted Language tags such as `zh-CN`.
 */
export function pickLanguage(wanted) {
  for (const tag of wanted) {
    const base = tag?.toLowerCase().split("-")[0];
    if (base && TAGS.includes(base)) return base;
  }
  return "en";
}

/**
 * A language; English where its file cannot be loaded, because the board counts more.
 * @param {string} tag One of those that `pickLanguage` gives.
 * @returns {Promise<Language>}
 */
export async function loadLanguage(tag) {
  if (tag === "en") return english;
  const texts = await TEXTS[tag]().catch(() => undefined);
  return texts ? makeLanguage(tag, texts) : english;
}
