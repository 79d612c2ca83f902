// The open cells in the order in which they leave, as rows that point at their cells.

import { shownCoord } from "../../core/board/coordinates.js";
import { make, setText } from "../../core/ui/dom.js";
import { hasTwoSides } from "../../rules/algorithms.js";
import { lineOf, tiesOf } from "./open-cells-in-line.js";
import { roving } from "./roving.js";
import { isComparedInOrder } from "./taking-from-heap.js";

/**
 * @import { Speaking, Translate } from "../../core/i18n/index.js"
 * @import { Selecting } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Solver } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Entry } from "./open-cells-in-line.js"
 */

/** How many rows are shown at first, and added at a time. */
const ROWS = 200;

/** A row for an entry, or for the sentence about those that are tied. */
class Row {
  #values;
  /** @type {Entry | undefined} */
  entry;

  /** @param {(entry: Entry) => void} point */
  constructor(point) {
    const choose = () => this.entry && point(this.entry);
    this.button = make("button", { type: "button", class: "cell", tabIndex: -1, onclick: choose, onfocus: choose });
    this.place = make("td");
    this.header = make("th", { scope: "row" }, this.button);
    this.#values = ["f", "g", "h", ""].map((name) => make("td", { class: name }));
    this.element = make("tr", { onpointerenter: choose }, this.place, this.header, ...this.#values);
  }

  /** @param {Entry} entry @param {string} place @param {string} name @param {string[]} values */
  show(entry, place, name, values) {
    this.entry = entry;
    this.#span(1, place);
    setText(this.button, name);
    for (const [index, value] of values.entries()) setText(this.#values[index], value);
  }

  /** @param {string} sentence */
  say(sentence) {
    this.entry = undefined;
    this.#span(2 + this.#values.length, sentence);
  }

  /** @param {number} columns @param {string} text */
  #span(columns, text) {
    setText(this.place, text);
    this.place.colSpan = columns;
    for (const each of [this.header, ...this.#values]) each.hidden = columns > 1;
  }
}

export class OrderView {
  #stage;
  #most = ROWS;
  /** @type {Row[]} */
  #rows = [];
  #body = make("tbody", {});
  #count = make("p", {});
  #more;
  #empty;
  #rove;

  /** @param {Showing & Acting & Speaking & Selecting} stage */
  constructor(stage) {
    this.#stage = stage;
    const { t } = stage.language;
    const names = ["f", "g", "h"].map((letter) => make("th", { scope: "col", class: letter }, letter));
    const since = make("th", { scope: "col", title: t("queue.openSince"), "aria-label": t("queue.openSince") });
    since.textContent = t("queue.opened");
    const head = make(
      "tr",
      {},
      make("th", { scope: "col", "aria-label": t("queue.place") }, "#"),
      make("th", { scope: "col" }, t("queue.cell")),
      ...names,
      since,
    );
    const table = make(
      "table",
      { class: "entries", "aria-label": t("tab.open-list") },
      make("thead", {}, head),
      this.#body,
    );
    this.#more = make("button", { type: "button", onclick: () => this.#showMore() });
    this.#empty = make("p", {}, t("queue.empty"));
    this.element = make(
      "div",
      { class: "in-order" },
      this.#count,
      make("div", { class: "rows" }, table),
      this.#empty,
      this.#more,
    );
    this.#rove = roving(this.#body);
  }

  #showMore() {
    this.#most += ROWS;
    this.#stage.refresh();
  }

  /** How many rows there may be. */
  get most() {
    return this.#most;
  }

  /**
   * Shows the list of a side as it is now.
   * @param {0 | 1} side
   * @param {boolean} isWhole Whether it says since when each cell is open, for which the record is looked through.
   */
  show(side, isWhole) {
    const { language, run } = this.#stage;
    const { t, number } = language;
    const { board, options, solver } = run();
    const { entries, count } = lineOf(run(), this.#most, side);
    const groups = tiesOf(options, entries);
    let [used, at] = [0, 0];
    for (const size of groups) {
      if (size > 1) {
        const byOrder = isComparedInOrder(options) || hasTwoSides(options);
        const row = this.#row(used++);
        row.say(t(byOrder ? "queue.tie" : "queue.tie-heap", { count: size }));
        row.element.className = "tie";
      }
      for (const end = at + size; at < end; at++) {
        const entry = entries[at];
        const shown = (/** @type {number} */ value) => (Number.isNaN(value) ? "–" : number(value));
        const since = isWhole ? number(openSince(solver, entry)) : "";
        const values = [shown(entry.f), shown(entry.g), shown(entry.h), since];
        const row = this.#row(used++);
        row.show(entry, number(at + 1), shownCoord(entry.coord, board.origin), values);
        row.element.className = size > 1 ? "tied" : "";
      }
    }
    for (const [index, { element }] of this.#rows.entries()) element.hidden = index >= used;
    for (const row of this.#rows.slice(used)) row.entry = undefined;
    setText(this.#count, countText(run(), count, t));
    setText(this.#more, t("queue.more", { count: count - entries.length }));
    this.#more.hidden = count === entries.length;
    this.#empty.hidden = count > 0;
    this.#rove();
  }

  /** @param {number} index */
  #row(index) {
    while (this.#rows.length <= index) {
      const row = new Row(({ coord }) => this.#stage.select(coord));
      this.#rows.push(row);
      this.#body.append(row.element);
    }
    return this.#rows[index];
  }

  /** Marks the row of the cell that the reader points at. @param {Coord | undefined} selected */
  mark(selected) {
    for (const { entry, element, button } of this.#rows) {
      const isIt = entry !== undefined && selected !== undefined && entry.coord.join() === selected.join();
      element.classList.toggle("selected", isIt);
      if (isIt) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }
}

/** The step that put a cell into the list. @param {Solver} solver @param {Entry} entry */
function openSince(solver, { coord }) {
  const { openedAt = 0, reopenedAt } = solver.node(...coord);
  return reopenedAt.at(-1) ?? openedAt;
}

/** How many cells are open, and whose turn it is where two sides search. @param {Run} run @param {number} count @param {Translate} t */
function countText({ options, status, position }, count, t) {
  if (!hasTwoSides(options)) return t("queue.count", { count });
  const turn = t("queue.turn", { side: t(position % 2 === 1 ? "side.1" : "side.0") });
  return t("queue.countOfSide", { count }) + (status === "searching" ? turn : "");
}
