// The numbers that a lesson's texts can have, each with its value now: a click puts its name into the text.

import { make } from "../dom.js";
import { OF_STEP } from "../scenarios/texts.js";

/** @typedef {import("../scenarios/facts.js").Facts} Facts */

/** Which of them are worth a button, of a search and its board. */
const OF_LESSON = [
  "expanded",
  "cost",
  "shortest",
  "cells",
  "steps",
  "openPeak",
  "generated",
  "improved",
  "comparisons",
];
const OF_BOARD = ["width", "height", "walls", "free", "start", "goal", "weight"];

/**
 * @param {import("./fields.js").Form} form
 * @returns {{ element: HTMLElement, show: (facts: Facts | undefined) => void }}
 */
export function insertable(form) {
  const { t, number } = form.language;
  const groups = make("div");
  const element = make(
    "details",
    {},
    make("summary", {}, t("author.numbers")),
    make("p", { class: "hint" }, t("author.numbersHow")),
    groups,
  );

  /** @param {"author.ofStep" | "author.ofSearch" | "author.ofCompare"} title @param {string[]} names @param {Record<string, unknown>} values */
  const group = (title, names, values) => {
    const buttons = names.map((name) => {
      const value = values[name];
      const told = value === undefined ? "" : ` = ${typeof value === "number" ? number(value) : value}`;
      // Pressing it must not take the focus from the text.
      const onmousedown = (/** @type {Event} */ event) => event.preventDefault();
      return make(
        "button",
        { type: "button", onmousedown, onclick: () => form.insert(`{${name}}`) },
        `{${name}}${told}`,
      );
    });
    return make("div", { role: "group", "aria-label": t(title) }, make("p", {}, t(title)), ...buttons);
  };

  return {
    element,
    show(facts) {
      if (!facts) return;
      const { values } = facts;
      const known = (/** @type {string} */ name) => values[name] !== undefined;
      const prefixed = OF_LESSON.map((name) => `compare.${name}`).filter(known);
      groups.replaceChildren(
        group("author.ofStep", OF_STEP.slice(0, 6), {}),
        group("author.ofSearch", [...OF_LESSON, ...OF_BOARD].filter(known), values),
        ...(prefixed.length > 0 ? [group("author.ofCompare", prefixed, values)] : []),
      );
    },
  };
}
