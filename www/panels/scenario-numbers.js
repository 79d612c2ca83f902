// What each way to search comes to on a scenario's own board, side by side.

import { make } from "../dom.js";
import { fill } from "../scenarios/texts.js";

/** Columns that are always shown, and those of the open list's work, shown if the ways differ in the open list. */
const COLUMNS = ["cost", "expanded"];
const WORK = ["comparisons"];

/**
 * @param {import("./panel.js").Stage} stage
 * @param {import("../scenarios/lesson.js").Lesson} lesson
 * @returns {import("./panel.js").Panel}
 */
export function scenarioNumbers({ session, language }, lesson) {
  const { t, number } = language;
  const { facts, scenario } = lesson;
  const lists = facts.options.map(({ openList, decreaseKey, swapEqual }) => `${openList} ${decreaseKey} ${swapEqual}`);
  const hasWork = new Set(lists).size > 1;
  const columns = hasWork ? [...COLUMNS, ...WORK] : COLUMNS;
  const rows = scenario.modes.map(({ id, title, isTextbook }, mode) => {
    const own = title ? fill(title, facts.values, language) : t("scenario.written");
    const name = isTextbook ? t("scenario.textbook") : own;
    const cells = columns.map((column) => {
      const value = facts.values[id === "written" ? column : `${id}.${column}`];
      const none = facts.refusals[mode]
        ? t(column === "cost" ? "scenario.refused" : "scenario.noNumber")
        : t("scenario.none");
      return make("td", {}, typeof value === "number" ? number(value) : none);
    });
    return make("tr", {}, make("th", { scope: "row" }, name), ...cells);
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
      for (const [mode, row] of rows.entries()) row.classList.toggle("now", lesson.matches(session(), mode));
    },
  };
}
