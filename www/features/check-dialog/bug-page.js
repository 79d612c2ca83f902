// A page about a bug: what it looks like in the reader's language, what it does on this very board, and how to mend it.

import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/check-bugs.js";
import { languageSelect } from "./board-part.js";
import { BUG_CODE } from "./bug-code.js";
import { bugHereText } from "./follows.js";

/**
 * @import { Bug } from "../../check/bugs.js"
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Offering } from "./board-part.js"
 * @import { Found } from "./checking.js"
 */

/**
 * @param {Bug} bug
 * @param {Found} found
 * @param {Pick<Offering, "t" | "brought" | "spellings">} context
 * @param {Language} language
 */
export function bugPage(bug, found, context, language) {
  const { t, tag } = language;
  const [wrong, right] = [make("code"), make("code")];
  const write = () => {
    [wrong.textContent, right.textContent] = BUG_CODE[bug][context.brought.language];
  };
  write();
  const title = make("h4", {}, begun(t(`check.bug.${bug}`), tag));
  const code = (/** @type {"wrong" | "right"} */ kind, /** @type {HTMLElement} */ lines) =>
    make(
      "figure",
      { class: kind },
      make("figcaption", {}, t(`check.bug.${kind}`)),
      make("pre", { tabIndex: 0 }, lines),
    );
  return make(
    "article",
    { class: "bug-page" },
    make("header", {}, title, languageSelect(context, write)),
    make("p", {}, t(`check.bug.${bug}.look`)),
    code("wrong", wrong),
    make("p", {}, `${t(`check.bug.${bug}.mend`)} `, make("strong", {}, bugHereText(found, language))),
    code("right", right),
  );
}

/** A text as the beginning of a line: with a capital, unless it begins with g or h. @param {string} text @param {string} tag */
const begun = (text, tag) => (/^[gh]\b/.test(text) ? text : text[0].toLocaleUpperCase(tag) + text.slice(1));
