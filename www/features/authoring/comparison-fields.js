// The fields of another way to search: its name, what it does differently, and what is said at its end.

import { make } from "../../core/ui/dom.js";
import { Solver } from "../../engine.js";
import { ASTAR, GREEDY } from "../../rules/algorithms.js";
import "../../core/i18n/en/settings.js";

/**
 * @import { OptionKey } from "../../core/i18n/keys.js"
 * @import { Options } from "../../engine.js"
 * @import { Text } from "../lessons/check.js"
 * @import { Author } from "./author.js"
 * @import { Way } from "./draft.js"
 */

/** @typedef {keyof Options} Key */

/** Its place among the captions: the end, however its search ends. */
const AT_END = { event: /** @type {const} */ ("end") };

/**
 * @param {Author} author
 * @param {Way} way
 * @param {string} at Where the file has it.
 * @param {() => void} fill Makes the fields of all ways anew.
 * @returns {Node[]}
 */
export function wayFields(author, way, at, fill) {
  const { form } = author;
  const { t } = form.language;
  const options = /** @type {Record<string, string | number | boolean>} */ ({ ...way.options });
  const keys = /** @type {Key[]} */ (Object.keys(options));
  /** @param {Key} key @param {string | number | boolean} value */
  const set = (key, value) => {
    options[key] = value;
    way.options = { ...options };
  };
  const focus = (/** @type {Key} */ key) => form.fields.get(`${at}.options.${key}`)?.control.focus();

  /** One difference: which setting, and its value. @param {Key} key */
  function row(key) {
    const names = keysOf().filter((name) => name === key || !keys.includes(name));
    const choose = (/** @type {Key} */ name) => {
      const entries = Object.entries(options).map(([old, value]) =>
        old === key ? [name, otherValue(author, name)] : [old, value],
      );
      way.options = Object.fromEntries(entries);
      fill();
      focus(name);
    };
    const remove = () => {
      delete options[key];
      way.options = { ...options };
      author.change();
      fill();
    };
    return make(
      "div",
      { class: "difference" },
      form.select(
        `${at}.options.${key}.name`,
        t("author.option"),
        names.map((it) => /** @type {const} */ ([it, t(`option.${it}`)])),
        key,
        choose,
      ),
      valueField(key),
      author.deleteButton(t(`option.${key}`), remove),
    );
  }

  /** @param {Key} key */
  function valueField(key) {
    const choice = Solver.choices[key];
    const field = `${at}.options.${key}`;
    const label = t("author.value");
    if (!("values" in choice)) {
      const write = (/** @type {number | undefined} */ value) => {
        if (value !== undefined) set(key, value);
      };
      return form.number(field, label, Number(options[key]), write, { step: "any", max: 1e6 });
    }
    const values = /** @type {readonly (string | boolean)[]} */ (choice.values);
    const named = values.map((value) => {
      const truth = value ? t("author.yes") : t("author.no");
      const text = `${key}.${value}`;
      const told = typeof value === "boolean" ? truth : t(/** @type {OptionKey} */ (text), { resolved: "" });
      return /** @type {const} */ ([String(value), told]);
    });
    return form.select(field, label, named, String(options[key]), (chosen) => {
      set(key, values.find((value) => String(value) === chosen) ?? chosen);
    });
  }

  function add() {
    const [free] = keysOf().filter((key) => !keys.includes(key));
    set(free, otherValue(author, free));
    author.change();
    fill();
    form.fields.get(`${at}.options.${free}.name`)?.control.focus();
  }

  /** What is said at its end, if it has no other captions. */
  function captionField() {
    const [caption, ...more] = way.captions ?? [];
    if (more.length > 0) return "";
    const moment = caption?.at ?? AT_END;
    return form.text(`${at}.captions`, t("author.compareEnd"), caption?.text ?? "", (text) => {
      way.captions = text === "" ? undefined : [{ at: moment, text }];
    });
  }

  const write = (/** @type {Text} */ text) => {
    way.title = text;
  };
  const isFull = keys.length === keysOf().length;
  const more = make("button", { type: "button", onclick: add, disabled: isFull }, t("author.addOption"));
  const differences = make("div", { role: "group", "aria-label": t("author.different") });
  differences.append(make("p", { class: "hint" }, t("author.different")), ...keys.map(row));
  return [
    form.text(`${at}.title`, t("author.compareTitle"), way.title, write, { rows: 1 }),
    differences,
    make("div", { class: "row" }, more),
    ...[captionField()].filter((field) => typeof field !== "string"),
  ];
}

/** @returns {Key[]} */
const keysOf = () => /** @type {Key[]} */ (Object.keys(Solver.choices));

/** A value that is not the one on the screen. @param {Author} author @param {Key} key */
function otherValue({ screen }, key) {
  const choice = Solver.choices[key];
  const now = screen.options[key];
  if (!("values" in choice)) return now === 1 ? 2 : 1;
  return /** @type {readonly (string | boolean)[]} */ (choice.values).find((value) => value !== now) ?? choice.default;
}

/** What most comparisons are about. @param {Author} author @returns {Way["options"]} */
export const firstDifference = (author) => ({
  algorithm: author.screen.options.algorithm === ASTAR ? GREEDY : ASTAR,
});
