// A text that a reader copies, with the button that does so.

import { copyText } from "../../core/ui/copy.js";
import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/sharing.js";

/** @import { Translate } from "../../core/i18n/index.js" */

/** @typedef {(sentence: string) => void} Say */

/**
 * A text and a button that copies it, and what else there is to say or do about it.
 * @param {Translate} t
 * @param {"picture" | "frame" | "element" | "lessonElement" | "lessonFrame"} key
 * @param {string} text
 * @param {Say} say
 * @param {...HTMLElement} more
 */
export function field(t, key, text, say, ...more) {
  const name = t(`share.${key}`);
  const id = `share-${key}`;
  const area = make("textarea", {
    id,
    readOnly: true,
    rows: text.includes("\n") ? 3 : 2,
    value: text,
    spellcheck: false,
  });
  area.addEventListener("focus", () => area.select());
  const copy = async () => say(t((await copyText(area.value, area)) ? "share.copied" : "share.selected", { name }));
  const label = make("label", { for: id }, name);
  const button = make(
    "button",
    { type: "button", "aria-label": t("share.copyName", { name }), onclick: copy },
    t("share.copy"),
  );
  return make("div", { class: "text" }, label, area, button, ...more);
}
