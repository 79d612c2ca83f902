// The numbers that a lesson's texts can have, each with its value now: a click puts its name into the text.

import { make } from "../../core/ui/dom.js";
import { MOST_VARIANTS } from "../lessons/scenario.js";
import { OF_STEP } from "../lessons/scenario-texts.js";

/**
 * @import { Facts } from "../lessons/scenario-facts.js"
 * @import { Form } from "./form-fields.js"
 */

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
 * @param {Form} form
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

  /** @param {string} title @param {string[]} names @param {Record<string, unknown>} values */
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
    return make("div", { role: "group", "aria-label": title }, make("p", {}, title), ...buttons);
  };

  return {
    element,
    show(facts) {
      if (!facts) return;
      const { values } = facts;
      const known = (/** @type {string} */ name) => values[name] !== undefined;
      /** What there is of another way. @param {string} title @param {string} prefix */
      const ofWay = (title, prefix) => {
        const names = OF_LESSON.map((name) => `${prefix}.${name}`).filter(known);
        return names.length > 0 ? [group(title, names, values)] : [];
      };
      const variants = Array.from({ length: MOST_VARIANTS }, (_, index) =>
        ofWay(t("author.variant", { number: index + 1 }), `variant${index + 1}`),
      );
      groups.replaceChildren(
        group(t("author.ofStep"), OF_STEP.slice(0, 6), {}),
        group(t("author.ofSearch"), [...OF_LESSON, ...OF_BOARD].filter(known), values),
        ...ofWay(t("author.ofCompare"), "compare"),
        ...variants.flat(),
      );
    },
  };
}
