// Readers' texts by key, in all languages. A language is one file, whose keys are given in keys.js, and a line here.

import { part } from "../coded.js";
import { shownCoord } from "../coordinates.js";
import { en } from "./en.js";

/** @typedef {import("./keys.js").Key} Key */
/** @typedef {Record<string, string | number | undefined>} Values */

/**
 * The languages, by tag, and how their texts are loaded: English is always there, others only on demand.
 * @type {Record<string, () => Promise<Record<string, string>>>}
 */
export const LANGUAGES = {
  en: async () => en,
  es: async () => (await import("./es.js")).es,
  zh: async () => (await import("./zh.js")).zh,
};

/** The tags of the languages. */
export const TAGS = Object.keys(LANGUAGES);

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
 * @property {(error: unknown, origin?: [number, number]) => string} explain An error as a sentence: for the engine, a
 *   scenario or a link by its code and values, for any other its message. A board's origin is added to coordinates.
 *
 * An error with a code, and the values in its sentence.
 * @typedef {Error & { code?: string, values?: Record<string, string>, cause?: Error }} CodedError
 */

/** A word in braces, possibly with forms from which its number selects one. */
const BRACES = /\{(\w+)(?::([^}]*))?\}/g;

/** @param {string} tag @param {Record<string, string>} texts @returns {Language} */
export function makeLanguage(tag, texts) {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const plural = new Intl.PluralRules(tag, { maximumFractionDigits: 2 });
  const number = (/** @type {number} */ value) => format.format(value);
  /** @param {string} text @param {Values} values @param {(name: string) => string} show */
  const fill = (text, values, show) =>
    text.replace(BRACES, (_, name, forms) => {
      if (forms === undefined) return show(name);
      return new Map(forms.split("|").map((/** @type {string} */ form) => form.split("="))).get(
        plural.select(Number(values[name])),
      );
    });
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
      // Words that are filled in leave spaces between Chinese characters, where none belong.
      return compose(own, { ...values, cell }).replace(/([一-鿿”]) (?=[一-鿿“])/g, "$1");
    }
    const key = /** @type {Key} */ (`error.${code}`);
    if (texts[key] === undefined || !values) return message;
    const allowed = values.allowed?.split(", ").join(texts["list.separator"]);
    return t(key, { ...values, allowed, problem: cause && explain(cause, origin) });
  };
  return { tag, direction: FROM_THE_RIGHT.includes(tag) ? "rtl" : "ltr", number, t, explain };
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
