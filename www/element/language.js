// Which language an element speaks, and what happens when that changes.

import { loadLanguage, pickLanguage, TAGS } from "../core/i18n/index.js";
import { dispatch } from "../core/ui/dispatch.js";
import { short } from "../core/ui/ellipsis.js";

/** @import { Parts } from "./parts.js" */

/** The attribute `lang` of the element, else that of the page around it, else the browser's preference. @param {Parts} parts */
const wantedLanguage = ({ element }) =>
  pickLanguage([element.closest("[lang]")?.getAttribute("lang"), ...navigator.languages]);

/** Switches to the language that is wanted now, if it can be loaded. @param {Parts} parts */
export async function takeLanguage(parts) {
  parts.shell.language = await loadLanguage(wantedLanguage(parts));
}

/** Warns the author about a language that does not exist; for readers it is no fault. @param {Parts} parts */
export function checkLanguage({ element }) {
  const lang = element.getAttribute("lang");
  if (lang && !TAGS.includes(lang.toLowerCase().split("-")[0])) {
    console.warn(`<star-step>: there is no language ${JSON.stringify(short(lang))}, only ${TAGS.join(", ")}`);
  }
}

/** Reports which language could not be loaded, if one is missing. @param {Parts} parts */
export function missingLanguage(parts) {
  const { tag, t } = parts.shell.language;
  const wanted = wantedLanguage(parts);
  if (tag === wanted) return undefined;
  const name = new Intl.DisplayNames([wanted], { type: "language" }).of(wanted);
  return t("error.part", { part: t("part.language", { name }) });
}

/** @param {Parts} parts */
export async function changeLanguage(parts) {
  const { element, shell } = parts;
  checkLanguage(parts);
  const wanted = wantedLanguage(parts);
  const language = await loadLanguage(wanted);
  const focusAgain = await shell.stage.released();
  if (wanted !== wantedLanguage(parts)) return;
  if (language.tag !== wanted) return shell.stage.say(missingLanguage(parts));
  shell.language = language;
  shell.commands.message = undefined;
  shell.build();
  focusAgain?.();
  dispatch(element, "language", null);
}
