// A page about a bug: what it looks like in the reader's language, what it does on this very board, and how to mend it.

import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/check-bugs.js";
import { writerOf } from "../pseudocode/pseudocode.js";
import { nameOf } from "./board-in-language.js";
import { languageSelect } from "./board-part.js";
import { BUG_CODE } from "./bug-code.js";
import { bugHereText } from "./follows.js";
import { mistakeLines } from "./mistake-lines.js";

/**
 * @import { MutantName } from "../../program/mutants/names.js"
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Spelling } from "../pseudocode/pseudocode.js"
 * @import { CodeLanguage } from "./board-in-language.js"
 * @import { Offering } from "./board-part.js"
 * @import { Found } from "./checking.js"
 */

/** In which language the lines of a mistake are printed: the one A* is not printed in GDScript and Lua. @param {CodeLanguage} language @returns {Exclude<Spelling, "words">} */
const spellingFor = (language) => (language === "gdscript" || language === "lua" ? "python" : language);

/** Whether there is more to be said of a mistake than its name. @param {MutantName} bug */
const isToldAtLength = (bug) => bug in BUG_CODE;

/** What it looks like and how to mend it, if that is told. @param {MutantName} bug @param {Language["t"]} t */
export function lookAndMend(bug, t) {
  if (!isToldAtLength(bug)) return [];
  const key = /** @type {"check.bug.h-truncated"} */ (`check.bug.${bug}`);
  return [t(`${key}.look`), t(`${key}.mend`)];
}

/**
 * @param {number} place Which of the mistakes that explain the log.
 * @param {Found} found
 * @param {Pick<Offering, "t" | "brought" | "spellings">} context
 * @param {Language} language
 */
export function bugPage(place, found, context, language) {
  const { t, tag } = language;
  const { bugs, ways = [], options } = found.diagnosis.candidates[0];
  const bug = bugs[place];
  const figures = { wrong: figure("wrong"), right: figure("right") };
  const fill = (/** @type {string} */ wrong, /** @type {string} */ right, /** @type {string} */ written) => {
    for (const [kind, text] of /** @type {const} */ ([
      ["wrong", wrong],
      ["right", right],
    ])) {
      const { element, caption, code } = figures[kind];
      caption.textContent = `${t(`check.bug.${kind}`)}${written && ` (${written})`}`;
      code.textContent = text;
      element.hidden = text === "";
    }
  };
  const write = async () => {
    const { language: wanted } = context.brought;
    if (isToldAtLength(bug)) return fill(...BUG_CODE[bug][wanted], "");
    const spelling = spellingFor(wanted);
    const writer = await writerOf(spelling);
    // Another language may have been chosen meanwhile.
    if (context.brought.language !== wanted) return;
    const lines = writer && mistakeLines(bug, ways[place] ?? "", options, writer);
    fill(...(lines ?? ["", ""]), spelling === wanted ? "" : nameOf(spelling));
  };
  fill("", "", "");
  void write();
  const title = make("h4", {}, begun(t(`check.bug.${bug}`), tag));
  const [look, mend] = lookAndMend(bug, t);
  return make(
    "article",
    { class: "bug-page" },
    make("header", {}, title, languageSelect(context, write)),
    ...(look ? [make("p", {}, look)] : []),
    figures.wrong.element,
    make("p", {}, mend ? `${mend} ` : "", make("strong", {}, bugHereText(found, language))),
    figures.right.element,
  );
}

/** Lines of a program, with what they are. @param {"wrong" | "right"} kind */
function figure(kind) {
  const [caption, code] = [make("figcaption"), make("code")];
  return { element: make("figure", { class: kind }, caption, make("pre", { tabIndex: 0 }, code)), caption, code };
}

/** A text as the beginning of a line: with a capital, unless it begins with g or h. @param {string} text @param {string} tag */
export const begun = (text, tag) => (/^[gh]\b/.test(text) ? text : text[0].toLocaleUpperCase(tag) + text.slice(1));
