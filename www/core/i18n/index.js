// Readers' texts by key, in all languages. A language is one file, whose keys are given in keys.js, and a line here.

import { shownCoord } from "../board/coordinates.js";
import { part } from "../engine/errors.js";
import { en } from "./en/index.js";

/** @import { Key } from "./keys.js" */

/** @typedef {Record<string, string | number | undefined>} Values */
/** @typedef {Language["t"]} Translate */
/** What has a language. @typedef {{ readonly language: Language }} Speaking */

/**
 * The languages, by tag, and how their texts are loaded: English is always there, others only on demand.
 * @type {Record<string, () => Promise<Record<string, string>>>}
 */
export const LANGUAGES = {
  en: async () => en,
  es: async () => (await import("./es/index.js")).es,
  zh: async () => (await import("./zh/index.js")).zh,
};

/** The tags of the languages. */
export const TAGS = Object.keys(LANGUAGES);

/** What their readers call them. @type {Record<string, string>} */
export const NAMES = { en: "English", es: "Español", zh: "中文" };

/** The languages that are written from right to left. */
const FROM_THE_RIGHT = ["ar", "fa", "he", "ur"];

/**
 * Texts and numbers of a language.
 * @typedef {object} Language
 * @property {string} tag
 * @property {"ltr" | "rtl"} direction
 * @property {(key: Key, values?: Values) => string} t A text, with the words in braces filled in; numbers are
 *   written as the language writes them, and words are in the form that a number requires.
 * @property {(value: number) => string} number A number with at most two decimals.
 * @property {(sentences: readonly string[]) => string} joined Sentences that follow each other, without those that are empty.
 * @property {(error: unknown, origin?: [number, number]) => string} explain An error as a sentence: for the engine, a
 *   scenario or a link by its code and values, for any other its message. A board's origin is added to coordinates.
 *
 * An error with a code, and the values in its sentence.
 * @typedef {Error & { code?: string, values?: Record<string, string>, cause?: Error }} CodedError
 */

/** A word in braces, possibly with forms from which its number selects one, or what the reader points with: `fine` or `coarse`. */
const BRACES = /\{(\w+)(?::([^}]*))?\}/g;
/** Whether the reader has a finger or something finer. */
const pointer = () => (globalThis.matchMedia?.("(pointer: coarse)").matches ? "coarse" : "fine");
/**
 * The marks on both sides of what is filled in, with the space that does not belong there if it is between two Chinese
 * characters. Numbers and Latin letters keep theirs, and so does whatever is within what is filled in.
 */
const JOINTS = /(?<=[一-鿿”]) ?\u2060(?=[一-鿿“])|(?<=[一-鿿”])\u2060 ?(?=[一-鿿“])|\u2060/g;

/** @param {string} tag @param {Record<string, string>} texts @returns {Language} */
export function makeLanguage(tag, texts) {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const plural = new Intl.PluralRules(tag, { maximumFractionDigits: 2 });
  const number = (/** @type {number} */ value) => format.format(value);
  /** @param {string} text @param {Values} values @param {(name: string) => string} show */
  const fill = (text, values, show) =>
    text
      .replace(BRACES, (_, name, forms) => {
        const form = () =>
          new Map(forms.split("|").map((/** @type {string} */ form) => form.split("="))).get(
            name === "pointer" ? pointer() : plural.select(Number(values[name])),
          );
        return `\u2060${forms === undefined ? show(name) : form()}\u2060`;
      })
      .replace(JOINTS, "");
  /** @type {Language["t"]} */
  const t = (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no text for ${key}.`);
    return fill(text, values, (name) => {
      const value = values[name];
      return typeof value === "number" ? number(value) : String(value);
    });
  };
  /**
   * A sentence of the engine. A value may itself be a code, which then has a text under its word: `problem` may be
   * `row-short`, whose text is `engine.problem.row-short` and may name other values. Quoted texts are the reader's own.
   * @param {string} text @param {Record<string, string>} values @returns {string}
   */
  const compose = (text, values) =>
    fill(text, values, (word) => {
      const value = String(values[word]);
      const own = texts[`engine.${word}.${value}`];
      if (own !== undefined) return compose(own, values);
      const items = word === "names" ? value.split(", ") : [value];
      return items.map((item) => item.replace(/^"(.*)"$/s, texts["engine.quoted"])).join(texts["list.separator"]);
    });
  /** @type {Language["explain"]} */
  const explain = (error, origin = [0, 0]) => {
    const { code, values, cause, message = String(error) } = /** @type {Partial<CodedError>} */ (Object(error));
    const own = texts[`engine.${code}`];
    if (own !== undefined && values) {
      const { x, y } = values;
      const cell = x === undefined ? "" : shownCoord([Number(x), Number(y)], origin);
      return compose(own, { ...values, cell });
    }
    const key = /** @type {Key} */ (`error.${code}`);
    if (texts[key] === undefined || !values) return message;
    const allowed = values.allowed?.split(", ").join(texts["list.separator"]);
    return t(key, { ...values, allowed, problem: cause && explain(cause, origin) });
  };
  const joined = (/** @type {readonly string[]} */ sentences) => sentences.filter(Boolean).join(texts["list.space"]);
  return { tag, direction: FROM_THE_RIGHT.includes(tag) ? "rtl" : "ltr", number, t, joined, explain };
}

/** The language that is always there. */
export const english = makeLanguage("en", en);

/**
 * The first of the wanted languages that exists; English if there is none.
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
 * A language; English if its file cannot be loaded, because the board matters more.
 * @param {string} tag One of those that `pickLanguage` returns.
 * @returns {Promise<Language>}
 */
export async function loadLanguage(tag) {
  if (tag === "en") return english;
  const texts = await part(LANGUAGES[tag]());
  return texts ? makeLanguage(tag, texts) : english;
}
