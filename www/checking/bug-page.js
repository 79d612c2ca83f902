// A page about a bug: what it looks like in the reader's language, what it does on this very board, and how to mend it.

import { make } from "../dom.js";
import "../i18n/en-check.js";
import "../i18n/en-check-bugs.js";
import { languageSelect } from "./board-part.js";
import { BUG_CODE } from "./bug-code.js";
import { bugHereText } from "./sentences.js";

/** @typedef {import("../i18n/keys.js").Key} Key */

/**
 * @param {string} bug
 * @param {import("./checking.js").Found} found
 * @param {Pick<import("./board-part.js").Offering, "t" | "brought" | "spellings">} context
 * @param {import("../i18n/index.js").Language} language
 */
export function bugPage(bug, found, context, language) {
  const { t, tag } = language;
  const name = /** @type {Key} */ (`check.bug.${bug}`);
  const [wrong, right] = [make("code"), make("code")];
  const write = () => {
    [wrong.textContent, right.textContent] = BUG_CODE[bug][context.brought.language];
  };
  write();
  const title = make("h4", {}, begun(t(name), tag));
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
    make("p", {}, t(/** @type {Key} */ (`${name}.look`))),
    code("wrong", wrong),
    make("p", {}, `${t(/** @type {Key} */ (`${name}.mend`))} `, make("strong", {}, bugHereText(found, language))),
    code("right", right),
  );
}

/** A text as the beginning of a line: with a capital, unless it begins with g or h. @param {string} text @param {string} tag */
const begun = (text, tag) => (/^[gh]\b/.test(text) ? text : text[0].toLocaleUpperCase(tag) + text.slice(1));
