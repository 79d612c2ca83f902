// The languages of a lesson: one is written at a time, and what is missing in it is listed.

import { TAGS } from "../../core/i18n/index.js";
import { ownName } from "../../core/i18n/language-names.js";
import { make, setText } from "../../core/ui/dom.js";
import { writtenIn } from "./written.js";

/** @import { Field, Form } from "./form-fields.js" */

/** Whether anything is written in it. @param {Field} field @param {string} base */
const isWritten = ({ text }, base) => {
  const own = text?.() ?? "";
  return typeof own === "string" ? writtenIn(own, base, base).trim() !== "" : true;
};

/** Which of two fields comes first in the form. @param {Field} one @param {Field} other */
const inOrder = ({ control: one }, { control: other }) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * @param {Form} form
 * @param {(tag: string) => void} choose Has the texts shown in another language.
 * @returns {{ element: HTMLElement, update: () => void }}
 */
export function tonguesSection(form, choose) {
  const { t } = form.language;
  const { tag, base } = form.tongues;
  const row = make("div", { class: "row", role: "group", "aria-label": t("author.languages") });
  const lacking = make("p", { class: "hint lacking" });
  const element = make("section", { class: "tongues" }, row, lacking);
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();

  const button = (/** @type {string} */ it) => {
    const made = make("button", { type: "button", lang: it, onclick: () => it !== tag && choose(it) });
    made.setAttribute("aria-pressed", String(it === tag));
    buttons.set(it, made);
    return made;
  };

  /** The fields with a text that has none in a language. @param {string} it */
  const missingIn = (it) =>
    [...form.fields.values()].filter(
      (field) => field.text && isWritten(field, base) && writtenIn(field.text(), it, base).trim() === "",
    );

  /** The languages that something is written in. */
  function begun() {
    const all = [...form.fields.values()].filter((field) => field.text && isWritten(field, base));
    return new Set(
      all.flatMap((field) => {
        const text = field.text?.() ?? "";
        return typeof text === "string" ? [base] : Object.keys(text);
      }),
    );
  }

  function update() {
    const languages = begun();
    for (const it of [...TAGS, ...languages]) if (!buttons.has(it)) row.append(button(it));
    for (const [it, made] of buttons) {
      const count = languages.has(it) ? missingIn(it).length : 0;
      setText(made, count === 0 ? ownName(it) : t("author.lacks", { language: ownName(it), count }));
    }
    const isAlone = languages.size === 0 || (languages.size === 1 && languages.has(tag));
    const missing = isAlone ? [] : missingIn(tag).sort(inOrder);
    lacking.hidden = missing.length === 0;
    const links = missing.map((field) =>
      make("button", { type: "button", class: "link", onclick: () => field.control.focus() }, field.name),
    );
    // The focus must not be lost from one of them while it is the same.
    const names = missing.map(({ name }) => name).join();
    if (lacking.dataset.names === names) return;
    lacking.dataset.names = names;
    lacking.replaceChildren(`${t("author.lacking", { language: ownName(tag) })} `, ...links);
  }

  return { element, update };
}
