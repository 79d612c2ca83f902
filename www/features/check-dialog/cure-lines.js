// A program as it is shown for mending: its lines, and in which of them another one differs. Headless.

import "../../core/i18n/en/spellings.js";
import { GIVEN } from "../../program/example.js";
import { changedLines, unindented } from "../../program/printing/changed-lines.js";
import { javascript } from "../../program/printing/javascript.js";
import { textOf } from "../../program/printing/lines.js";
import { python } from "../../program/printing/python.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Shown } from "../../program/tree.js"
 * @import { Written } from "../../running/written-in.js"
 */

/** A line that goes, one that comes, or one that stays and says where. @typedef {{ sign: "−" | "+" | " ", line: number, text: string }} Changed */

const WRITERS = { javascript, python };

/** @param {Shown} program @param {Written} written @param {Language["t"]} t */
export const writtenText = (program, written, t) =>
  textOf(WRITERS[written](program, GIVEN, (key) => t(`comment.${key}`)));

/** @param {Shown} program @param {Written} written @param {Language["t"]} t */
export const writtenLines = (program, written, t) => writtenText(program, written, t).split("\n");

/**
 * What becomes of the lines of a program.
 * @param {string[]} before
 * @param {string[]} after
 * @returns {Changed[]} The number of a line is that in the program as it was.
 */
export function changes(before, after) {
  return changedLines(before, after).flatMap(({ at, own, other }) => {
    // Where nothing goes, the line before says where.
    const above = own.length === 0 ? before.slice(at - 1, at) : [];
    const lines = [
      ...above.map((text) => ({ sign: /** @type {const} */ (" "), line: at, text })),
      ...own.map((text, i) => ({ sign: /** @type {const} */ ("−"), line: at + 1 + i, text })),
      ...other.map((text) => ({ sign: /** @type {const} */ ("+"), line: at + 1, text })),
    ];
    const texts = unindented(lines.map(({ text }) => text));
    return lines.map((line, i) => ({ ...line, text: texts[i] }));
  });
}
