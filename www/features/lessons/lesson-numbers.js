// The results of each mode on a scenario's own board, side by side. A question comes before these answers.

import { capitalized } from "../../core/panels/capitalized.js";
import { make, setText } from "../../core/ui/dom.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Panel } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Lesson } from "./lesson.js"
 */

/** Columns that are always shown, and those about the open list's work, shown if the modes differ in the open list. */
const COLUMNS = /** @type {const} */ (["cost", "expanded"]);
const WORK = /** @type {const} */ (["comparisons"]);

/**
 * @param {Showing & Speaking} stage
 * @param {Lesson} lesson
 * @returns {Panel}
 */
export function scenarioNumbers({ run, language }, lesson) {
  const { t, tag, number } = language;
  const { facts, scenario } = lesson;
  const lists = facts.options.map(({ openList, decreaseKey, swapEqual }) => `${openList} ${decreaseKey} ${swapEqual}`);
  const hasWork = new Set(lists).size > 1;
  const columns = hasWork ? [...COLUMNS, ...WORK] : COLUMNS;
  /** The cells with their numbers, once the question is answered. @type {[HTMLElement, string][]} */
  const values = [];
  const rows = scenario.modes.map(({ id, title, isTextbook }, mode) => {
    const search = capitalized(t(`algorithm.${facts.options[mode].algorithm}`), tag);
    const written = scenario.isOriginal ? t("scenario.written") : search;
    const own = title ? fill(title, facts.values, language) : written;
    const name = isTextbook ? t("scenario.textbook") : own;
    const cells = columns.map((column) => {
      const value = facts.values[id === "written" ? column : `${id}.${column}`];
      const none = facts.refusals[mode]
        ? t(column === "cost" ? "scenario.refused" : "scenario.noNumber")
        : t("scenario.none");
      const told = typeof value === "number" ? number(value) : none;
      const element = make("td");
      // As wide as it will be, so that nothing moves when it is shown.
      element.style.setProperty("min-width", `${told.length}ch`);
      values.push([element, told]);
      return element;
    });
    const lang = title && !isTextbook ? tagOf(title, language.tag) : language.tag;
    return make("tr", {}, make("th", { scope: "row", lang }, name), ...cells);
  });
  const head = columns.map((column) => make("th", { scope: "col" }, t(`scenario.${column}`)));
  const element = make(
    "table",
    { class: "numbers", "aria-label": t("scenario.numbers") },
    make("thead", {}, make("tr", {}, make("td"), ...head)),
    make("tbody", {}, ...rows),
  );
  return {
    element,
    update() {
      for (const [cell, told] of values) setText(cell, lesson.progress.isTold ? told : t("scenario.untold"));
      for (const [mode, row] of rows.entries()) row.classList.toggle("now", lesson.matches(run(), mode));
    },
  };
}
