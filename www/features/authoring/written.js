// A text of a lesson in the language that is written: one for all languages, or one for each. Headless.

import { fill } from "../lessons/scenario-texts.js";

/**
 * @import { Text } from "../lessons/check.js"
 * @import { Values } from "../lessons/scenario-texts.js"
 */

/**
 * What of a text is written in a language.
 * @param {Text} text
 * @param {string} tag
 * @param {string} base The language of texts that are one for all.
 */
export function writtenIn(text, tag, base) {
  if (typeof text === "string") return tag === base ? text : "";
  return text[tag] ?? "";
}

/**
 * A text with another one for a language, and none other touched. One that is emptied goes, and readers of its language get
 * another; the last one may be missing, but does not go.
 * @param {Text} text
 * @param {string} tag The language that is written.
 * @param {string} sentence
 * @param {string} base The language of texts that are one for all.
 * @returns {Text}
 */
export function withText(text, tag, sentence, base) {
  const isEmptied = sentence.trim() === "";
  if (typeof text === "string") {
    if (tag === base) return sentence;
    if (isEmptied) return text;
    return text.trim() === "" ? { [tag]: sentence } : { [base]: text, [tag]: sentence };
  }
  if (!isEmptied) return { ...text, [tag]: sentence };
  const others = Object.entries(text).filter(([other]) => other !== tag);
  return others.length > 0 ? Object.fromEntries(others) : "";
}

const BRACES = /\{([^{}]*)\}/g;

/**
 * A text as readers see it, with its numbers; none where there is none in it, or where one has no value.
 * @param {string} text
 * @param {Values} values
 * @param {string} tag
 */
export function filled(text, values, tag) {
  const names = Array.from(text.matchAll(BRACES), ([, name]) => name);
  if (names.length === 0 || names.some((name) => values[name] === undefined)) return undefined;
  return fill(text, values, { tag, number: numberIn(tag) });
}

/** Numbers as texts of a language have them. @param {string} tag */
const numberIn = (tag) => {
  const { format } = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return (/** @type {number} */ value) => format(value);
};
