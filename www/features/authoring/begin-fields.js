// What stands in the editor when a question asks for a program: the program of the question before, one of those that there are, or
// the author's own, in each language of programs.

import { make } from "../../core/ui/dom.js";

/**
 * @import { Question } from "./draft.js"
 * @import { Form } from "./form-fields.js"
 */

const BEGINS = /** @type {const} */ (["before", "gaps", "working", "empty", "own"]);
const LANGUAGES = /** @type {const} */ ({ javascript: "JavaScript", python: "Python" });

/** @typedef {typeof BEGINS[number]} Begin */

/**
 * @param {Form} form
 * @param {Question} question
 * @param {string} key Where the file has the question.
 * @param {() => void} fill Makes the fields of all questions anew.
 */
export function beginFields(form, question, key, fill) {
  const { t } = form.language;
  const { begin } = question;
  const isOwn = typeof begin === "object";
  const now = isOwn ? "own" : (BEGINS.find((name) => name === begin) ?? "before");
  const names = BEGINS.map((name) => /** @type {const} */ ([name, t(`author.begin.${name}`)]));
  const choice = form.select(`${key}.begin`, t("author.begin"), names, now, (name) => {
    if (name === "before") delete question.begin;
    else question.begin = name === "own" ? {} : name;
    fill();
    form.fields.get(`${key}.begin`)?.control.focus();
  });
  if (!isOwn) return [choice];
  const texts = /** @type {Record<string, unknown>} */ (begin);
  const areas = Object.entries(LANGUAGES).map(([language, name]) => {
    const area = make("textarea", { rows: 6, class: "code", spellcheck: false, autocapitalize: "off" });
    const text = texts[language];
    area.value = Array.isArray(text) ? text.join("\n") : typeof text === "string" ? text : "";
    area.addEventListener("input", () => {
      if (area.value === "") delete texts[language];
      else texts[language] = area.value.split("\n");
      form.change();
    });
    return form.field(`${key}.begin.${language}`, name, area);
  });
  return [choice, ...areas];
}
