// What is wrong with a text that cannot be read: an error with a code, the name of its sentence and the values in it.

import { CodedError } from "../core/engine/errors.js";

/** The longest text that is read, in characters: the largest board as an array literal, with room to spare. */
export const LONGEST_TEXT = 64 << 20;
/** The most columns and rows that a board may have. */
export const LONGEST_SIDE = 4096;
/** The most cells taken that a log may have. */
export const MOST_STEPS = 1_000_000;
/** How much of a line is quoted. */
const QUOTED = 40;

/**
 * The sentences, under `check.error.` in the languages.
 * @typedef {"not-text" | "empty-board" | "empty-array" | "control" | "size" | "start-none" | "start-outside" | "start-wall" | "goal-none" | "goal-outside" | "goal-wall" | "step-number" | "path-number" | "number-large" | "board-area" | "no-board" | "row-length" | "many-values" | "value" | "nested" | "map-header" | "map-beyond" | "map-size" | "map-letter" | "map-rows" | "map-end" | "two-ends" | "wall-unknown" | "empty-log" | "no-steps" | "only-costs" | "only-table" | "one-number" | "order-size" | "index-beyond" | "list-cut" | "trace-yaml" | "trace" | "trace-events" | "text-long" | "board-large" | "log-long"} Problem
 */

/**
 * @param {"bad-board" | "bad-log" | "too-large"} code
 * @param {Problem} problem
 * @param {Record<string, string | number>} [values]
 */
export const problem = (code, problem, values = {}) =>
  new CodedError(code, { problem, ...values }, `${code}: ${problem}`);

/** A reader's own text as it is quoted: one line of it, and not too much. @param {string} text */
export function quoted(text) {
  const line = text
    .slice(0, 4 * QUOTED)
    .trim()
    .replace(/\s+/g, " ");
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
}

/**
 * A text as it is read: without byte order mark, with line ends of one kind, and with the digits and signs of ASCII where
 * Chinese input methods have wide ones.
 * @param {unknown} text
 * @param {"bad-board" | "bad-log"} code
 */
export function plainText(text, code) {
  if (typeof text !== "string") throw problem(code, "not-text");
  if (text.length > LONGEST_TEXT) {
    throw problem("too-large", "text-long", { length: text.length, max: LONGEST_TEXT });
  }
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII is looked at.
  if (!/[^\x00-\x7f]/.test(lines)) return lines;
  // What asks for an emoji in color is no cell of its own, nor is what takes no room.
  return lines
    .replace(/[\ufe0f\u200b\u200e\u200f\u2060]/g, "")
    .replace(/[\u00a0\u2028\u2029\u2190-\u2192\u2212\u21d2\u3000-\u3002\u3008-\u3011\ufeff\uff01-\uff5e]/g, asAscii);
}

/** @type {Record<string, string>} */
const ASCII = {
  "\u00a0": " ",
  "\u2028": "\n",
  "\u2029": "\n",
  "←": "<-",
  "→": "->",
  "−": "-",
  "⇒": "=>",
  "　": " ",
  "、": ",",
  "。": ".",
  "〈": "(",
  "〉": ")",
  "《": "(",
  "》": ")",
  "【": "[",
  "】": "]",
  // The byte order mark.
  "\ufeff": "",
};

/** @param {string} sign */
const asAscii = (sign) => ASCII[sign] ?? (sign >= "！" ? String.fromCharCode(sign.charCodeAt(0) - 0xfee0) : sign);
