// What readers can see and use in a lesson: settings, tools, switches, and the numbers in the cells.

import { make } from "../../core/ui/dom.js";
import { Solver } from "../../engine.js";
import "../../core/i18n/en/settings.js";
import { NUMBERS, SIGHTS, TOOLS } from "../lessons/scenario.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Author, Section } from "./author.js"
 */

/** @typedef {{ show?: string[], lock?: string[], sights?: string[], numbers?: string }} Controls As the file has them. */

/** How far a setting is the reader's. */
const USES = /** @type {const} */ (["free", "locked", "hidden"]);

/** A list with a word, or without it; where it was, it stays. @param {readonly string[]} list @param {string} word @param {boolean} isIn */
const withWord = (list, word, isIn) => {
  if (isIn) return list.includes(word) ? [...list] : [...list, word];
  return list.filter((it) => it !== word);
};

/**
 * How far a setting is the reader's.
 * @param {Controls} controls
 * @param {string} key
 * @returns {typeof USES[number]}
 */
export function useOf({ show, lock = [] }, key) {
  if (show && !show.includes(key)) return "hidden";
  return lock.includes(key) ? "locked" : "free";
}

/**
 * The controls with another use of a setting. Only where one is hidden does the file list those that are not.
 * @param {Controls} controls
 * @param {string} key
 * @param {typeof USES[number]} use
 * @param {readonly string[]} all The names of all settings.
 * @returns {Controls}
 */
export function withUse({ show, lock = [], ...rest }, key, use, all) {
  const shown = use === "hidden" ? withWord(show ?? all, key, false) : withShown(show ?? all, key, all);
  return {
    ...rest,
    ...(String(shown) === String(all) ? {} : { show: shown }),
    lock: withWord(lock, key, use === "locked"),
  };
}

/** The settings that are shown, with one more: before the first that comes after it otherwise. @param {readonly string[]} shown @param {string} key @param {readonly string[]} all */
function withShown(shown, key, all) {
  if (shown.includes(key)) return [...shown];
  const next = shown.findIndex((it) => all.indexOf(it) > all.indexOf(key));
  const place = next < 0 ? shown.length : next;
  return [...shown.slice(0, place), key, ...shown.slice(place)];
}

/** The controls as a file has them: without what is so anyway. @param {Controls} controls @returns {Controls | undefined} */
export function written({ show, lock = [], sights = [], numbers = "all" }) {
  const all = {
    ...(show ? { show } : {}),
    ...(lock.length > 0 ? { lock } : {}),
    ...(sights.length > 0 ? { sights } : {}),
    ...(numbers === "all" ? {} : { numbers }),
  };
  return Object.keys(all).length > 0 ? all : undefined;
}

/** @param {Author} author @returns {Section} */
export function limitsSection(author) {
  const { draft, form } = author;
  const { t } = form.language;
  const controls = () => /** @type {Controls} */ (draft.rest.controls ?? {});
  /** @param {Controls} changed */
  const write = (changed) => {
    const told = written(changed);
    if (told) draft.rest.controls = told;
    else delete draft.rest.controls;
  };
  const numbers = NUMBERS.map((it) => /** @type {const} */ ([it, t(`author.numbersIn.${it}`)]));
  const now = /** @type {typeof NUMBERS[number]} */ (controls().numbers ?? "all");
  const names = Object.keys(Solver.choices);

  /** @param {"lock" | "sights"} list @param {string} word @param {string} label @param {boolean} isTicked What it says if the word is in the list. */
  const box = (list, word, label, isTicked) =>
    form.box(`controls.${list}.${word}`, label, (controls()[list] ?? []).includes(word) === isTicked, (isNow) =>
      write({ ...controls(), [list]: withWord(controls()[list] ?? [], word, isNow === isTicked) }),
    );

  const uses = USES.map((it) => /** @type {const} */ ([it, t(`author.use.${it}`)]));
  const setting = (/** @type {string} */ key) =>
    form.select(
      `controls.show.${key}`,
      t(/** @type {`option.${keyof Options}`} */ (`option.${key}`)),
      uses,
      useOf(controls(), key),
      (use) => write(withUse(controls(), key, use, names)),
    );

  const group = (/** @type {string} */ name, /** @type {Node[]} */ ...fields) =>
    make("div", { role: "group", "aria-label": name }, make("p", { class: "hint" }, name), ...fields);
  const element = make(
    "details",
    {},
    make("summary", {}, t("author.limits")),
    form.select("controls.numbers", t("author.numbersIn"), numbers, now, (it) => write({ ...controls(), numbers: it })),
    group(t("author.sights"), ...SIGHTS.map((it) => box("sights", it, t(`author.sights.${it}`), true))),
    group(t("author.tools"), ...TOOLS.map((it) => box("lock", it, t(`author.tools.${it}`), false))),
    group(t("author.settings"), ...names.map(setting)),
  );
  return { element, update() {} };
}
