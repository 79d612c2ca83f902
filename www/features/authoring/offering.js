// What was begun before, offered in the form: each lesson can be gone on with or discarded.

import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/authoring.js";
import { textIn } from "../lessons/scenario-texts.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Kept } from "./keeping.js"
 */

/**
 * @param {Language} language
 * @param {Kept[]} all
 * @param {{ resume: (kept: Kept) => void, discard: (kept: Kept) => void, begin: () => void }} acts
 */
export function offering({ t, tag }, all, { resume, discard, begin }) {
  const time = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick, isFirst = false) =>
    make("button", { type: "button", onclick, ...(isFirst ? { class: "first" } : {}) }, name);
  const parts = all.flatMap((kept, index) => {
    const title = textIn(kept.raw.title ?? "", tag) || t("author.untitled");
    // Earlier pages did not keep the time.
    const when = all.length > 1 && kept.at > 0 ? [make("p", { class: "hint" }, time.format(kept.at))] : [];
    const buttons = [
      button(t("author.resume"), () => resume(kept), index === 0),
      button(t("author.discard"), () => discard(kept)),
    ];
    return [make("p", {}, t("author.begun", { title })), ...when, make("div", { class: "row" }, ...buttons)];
  });
  return [...parts, make("div", { class: "row" }, button(t("author.new"), begin))];
}
