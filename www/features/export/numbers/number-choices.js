// The controls of the numbers: what to take along, and those choices that what is taken has.

import { make } from "../../../core/ui/dom.js";
import { isPenalty } from "../../../rules/cells.js";
import { checkField, selectField } from "../export-fields.js";
import { SYNTAX_NAMES, SYNTAXES } from "./syntaxes.js";
import { EVERY_GROUP } from "./trace-rows.js";

/**
 * @import { Board } from "../../../core/board/board.js"
 * @import { Translate } from "../../../core/i18n/index.js"
 * @import { Choice } from "./number-kinds.js"
 */

/** Groups of columns that are there unless the reader leaves them out. */
const USUAL = ["numbers", "parent", "changes"];

/** The choice to count as the board does. @param {number} x @param {number} y @param {Translate} t @returns {["shown", string]} */
const shownFirst = (x, y, t) => ["shown", t("numbers.first-shown", { x: String(x), y: String(y) })];

/**
 * @param {Board} board
 * @param {Translate} t
 * @param {() => void} change Called when something is chosen.
 * @returns {{ element: HTMLElement, value: Choice }}
 */
export function choicesOf(board, t, change) {
  const [left, top] = board.origin;
  const hasOrigin = left !== 0 || top !== 0;
  const hasPenalties = board.cells.some(isPenalty);
  const changed = () => {
    arrange();
    change();
  };
  const what = selectField(
    t("numbers.what"),
    /** @type {const} */ (["path", "board", "trace", "statistics"]).map(
      (key) => /** @type {const} */ ([key, t(`numbers.what-${key}`)]),
    ),
    "path",
    changed,
  );
  const syntax = selectField(
    t("numbers.syntax"),
    SYNTAX_NAMES.map((name) => /** @type {const} */ ([name, SYNTAXES[name].name])),
    "python",
    changed,
  );
  const whole = checkField(t("numbers.asFile"), true, change);
  const pairs = selectField(
    t("numbers.pairs"),
    [
      ["xy", "(x, y)"],
      ["row", t("numbers.pairs-row")],
    ],
    "xy",
    change,
  );
  const index = selectField(
    t("numbers.index"),
    /** @type {const} */ (["row", "column"]).map((key) => /** @type {const} */ ([key, t(`numbers.index-${key}`)])),
    "row",
    change,
  );
  const first = selectField(
    t("numbers.first"),
    [["zero", "0"], ["one", "1"], ...(hasOrigin ? [shownFirst(left, top, t)] : [])],
    "zero",
    changed,
  );
  const up = selectField(
    t("numbers.up"),
    /** @type {const} */ (["down", "up"]).map((key) => /** @type {const} */ ([key, t(`numbers.up-${key}`)])),
    "down",
    change,
  );
  const values = selectField(
    t("numbers.values"),
    /** @type {const} */ (["walls", "bytes"]).map((key) => /** @type {const} */ ([key, t(`numbers.values-${key}`)])),
    hasPenalties ? "bytes" : "walls",
    change,
  );
  const form = selectField(
    t("numbers.form"),
    [
      ["steps", t("numbers.form-steps")],
      ["events", t("numbers.form-events")],
      ["json", "JSON"],
      ["posthoc", t("numbers.form-posthoc")],
    ],
    "steps",
    changed,
  );
  const table = selectField(
    t("numbers.form"),
    [
      ["csv", "CSV"],
      ["json", "JSON"],
    ],
    "csv",
    change,
  );
  const groups = EVERY_GROUP.map((name) => ({
    name,
    box: checkField(t(`numbers.group-${name}`), USUAL.includes(name), change),
  }));
  const columns = make(
    "fieldset",
    { class: "columns" },
    make("legend", {}, t("numbers.columns")),
    ...groups.map(({ box }) => box.element),
  );
  const events = checkField(t("numbers.events"), false, change);
  const rest = make("div", { class: "rest" });
  const element = make("div", { class: "choices" }, what.element, rest);

  /** The controls of what is chosen. @returns {HTMLElement[]} */
  function shown() {
    const asFile = SYNTAXES[syntax.value].whole ? [whole] : [];
    if (what.value === "path") {
      const isDown = first.value === "shown";
      return [syntax, pairs, first, ...(isDown ? [] : [up]), ...asFile].map(({ element }) => element);
    }
    if (what.value === "board")
      return [syntax, index, up, ...(hasPenalties ? [values] : []), ...asFile].map(({ element }) => element);
    if (what.value === "statistics") return [table.element];
    if (form.value === "steps") return [form.element, columns];
    if (form.value === "json") return [form.element, columns, events.element];
    return [form.element];
  }

  /** The control that was used keeps the focus: what stays is not taken out. */
  function arrange() {
    const wanted = shown();
    for (const child of [...rest.children]) if (!wanted.includes(/** @type {HTMLElement} */ (child))) child.remove();
    for (const [place, child] of wanted.entries()) {
      if (rest.children[place] !== child) rest.insertBefore(child, rest.children[place] ?? null);
    }
  }

  arrange();
  return {
    element,
    get value() {
      return {
        what: what.value,
        syntax: syntax.value,
        isWhole: whole.value,
        isRowFirst: what.value === "board" ? index.value === "row" : pairs.value === "row",
        isUp: up.value === "up",
        first: first.value,
        values: values.value,
        form: form.value,
        groups: groups.filter(({ box }) => box.value).map(({ name }) => name),
        hasEvents: events.value,
        table: table.value,
      };
    },
  };
}
