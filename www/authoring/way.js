// Another way to search, which a lesson compares with its own: what it does differently, and how it is shown.

import { make } from "../dom.js";
import { Solver } from "../engine.js";
import "../i18n/en-settings.js";

/** @typedef {import("./author.js").Author} Author */
/** @typedef {keyof import("../engine.js").Options} Key */
/** @typedef {import("./draft.js").Way} Way */

/** How the two are shown; in the file, what `beside` says. */
const SHOWN = /** @type {const} */ ([
  "instead",
  "beside-on-request",
  "beside-at-once",
  "overlay-on-request",
  "overlay-at-once",
]);
/** Its place among the captions: the end, however its search ends. */
const AT_END = { event: /** @type {const} */ ("end") };

/**
 * @param {Author} author
 * @returns {import("./author.js").Section}
 */
export function waySection(author) {
  const { form } = author;
  const { t } = form.language;
  const body = make("div");
  /** What the way was before the box was unticked, so that ticking it again brings it back. @type {Way | undefined} */
  let before;
  const box = make("input", { type: "checkbox" });
  box.addEventListener("change", () => {
    before = author.draft.compare ?? before;
    author.draft.compare = box.checked ? (before ?? { title: "", options: firstDifference(author) }) : undefined;
    author.change();
    fill();
  });
  const element = make("section", {}, make("label", { class: "box" }, box, t("author.compare")), body);

  /** @param {Way} way @param {Key} key */
  function row(way, key) {
    const options = /** @type {Record<string, string | number | boolean>} */ (way.options);
    const taken = Object.keys(options);
    const names = keysOf().filter((name) => name === key || !taken.includes(name));
    const choose = (/** @type {Key} */ name) => {
      const entries = Object.entries(options).map(([old, value]) =>
        old === key ? [name, otherValue(author, name)] : [old, value],
      );
      way.options = Object.fromEntries(entries);
      fill();
      form.fields.get(`compare.options.${name}`)?.control.focus();
    };
    const remove = () => {
      delete options[key];
      author.change();
      fill();
    };
    const name = t(`option.${key}`);
    return make(
      "div",
      { class: "difference" },
      form.select(
        `compare.options.${key}.name`,
        t("author.option"),
        names.map((it) => /** @type {const} */ ([it, t(`option.${it}`)])),
        key,
        choose,
      ),
      valueField(options, key),
      author.deleteButton(name, remove),
    );
  }

  /** @param {Record<string, string | number | boolean>} options @param {Key} key */
  function valueField(options, key) {
    const choice = Solver.choices[key];
    const field = `compare.options.${key}`;
    const label = t("author.value");
    if (!("values" in choice)) {
      const write = (/** @type {number | undefined} */ value) => {
        if (value !== undefined) options[key] = value;
      };
      return form.number(field, label, Number(options[key]), write, { step: "any", max: 1e6 });
    }
    const values = /** @type {readonly (string | boolean)[]} */ (choice.values);
    const named = values.map((value) => {
      const truth = value ? t("author.yes") : t("author.no");
      const text = `${key}.${value}`;
      const told =
        typeof value === "boolean"
          ? truth
          : t(/** @type {import("../i18n/keys.js").OptionKey} */ (text), { resolved: "" });
      return /** @type {const} */ ([String(value), told]);
    });
    return form.select(field, label, named, String(options[key]), (chosen) => {
      options[key] = values.find((value) => String(value) === chosen) ?? chosen;
    });
  }

  /** @param {Way} way */
  function add(way) {
    const [free] = keysOf().filter((key) => !(key in way.options));
    way.options = { ...way.options, [free]: otherValue(author, free) };
    author.change();
    fill();
    form.fields.get(`compare.options.${free}.name`)?.control.focus();
  }

  /** How it is shown. */
  function shownField() {
    const { layout = "beside", shown = "on-request" } = author.draft.beside ?? {};
    const now = author.draft.beside ? `${layout}-${shown}` : "instead";
    const values = SHOWN.map((name) => /** @type {const} */ ([name, t(`author.shown.${name}`)]));
    return form.select("beside", t("author.shown"), values, /** @type {typeof SHOWN[number]} */ (now), (name) => {
      const [layout, ...when] = name.split("-");
      const { beside } = author.draft;
      author.draft.beside = name === "instead" ? undefined : { ...beside, layout, shown: when.join("-") };
    });
  }

  /** What is said at its end, if it has no other captions. @param {Way} way */
  function captionField(way) {
    const [caption, ...more] = way.captions ?? [];
    if (more.length > 0) return "";
    const at = caption?.at ?? AT_END;
    return form.text("compare.captions", t("author.compareEnd"), caption?.text ?? "", (text) => {
      way.captions = text === "" ? undefined : [{ at, text }];
    });
  }

  function fill() {
    form.forget("compare");
    form.forget("beside");
    const way = author.draft.compare;
    box.checked = way !== undefined;
    if (!way) return body.replaceChildren();
    const title = form.text(
      "compare.title",
      t("author.compareTitle"),
      way.title,
      (text) => {
        way.title = text;
      },
      { rows: 1 },
    );
    const keys = /** @type {Key[]} */ (Object.keys(way.options));
    const isFull = keys.length === keysOf().length;
    const more = make("button", { type: "button", onclick: () => add(way), disabled: isFull }, t("author.addOption"));
    const differences = make("div", { role: "group", "aria-label": t("author.different") });
    differences.append(make("p", { class: "hint" }, t("author.different")), ...keys.map((key) => row(way, key)));
    body.replaceChildren(title, differences, make("div", { class: "row" }, more), shownField(), captionField(way));
  }

  fill();
  return { element, update() {} };
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
const firstDifference = (author) => ({ algorithm: author.screen.options.algorithm === "astar" ? "greedy" : "astar" });
