// The picture of the open list's structure: a heap as a tree, a list entry by entry. Entries are buttons that point at
// their cells; one that is still there after a step moves to its new place.

import { shownCoord } from "../../core/board/coordinates.js";
import { make, setText } from "../../core/ui/dom.js";
import { letterOf } from "../../rules/algorithms.js";
import { levelOf, MOST_IN_TREE, rowsLayout, treeLayout } from "./layout.js";
import { structureText, workText } from "./open-list-words.js";
import { marksOf } from "./structure-marks.js";
import { isComparedInOrder, takingOf } from "./taking-from-heap.js";

/**
 * @import { Language, Speaking } from "../../core/i18n/index.js"
 * @import { Selecting } from "../../core/input/selection.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Layout, Point } from "./layout.js"
 * @import { Entry } from "./open-cells-in-line.js"
 * @import { Stored } from "./probe.js"
 */

/** @typedef {{ entry: Entry, button: HTMLButtonElement, cell: HTMLElement, value: HTMLElement, place: number }} Node */

/** How long an entry moves, in milliseconds; the style sheet says so too. */
const MOVE = 180;
/** How wide an entry is at least. */
const LEAST = 30;
const MARKS = /** @type {const} */ (["next", "new", "above", "closed"]);
const SVG = "http://www.w3.org/2000/svg";

export class StorageView {
  #stage;
  /** The entries that are shown, by their cells. @type {Map<number, Node>} */
  #nodes = new Map();
  /** @type {Layout | undefined} */
  #layout;
  /** @type {{ stored: Stored, isHeap: boolean } | undefined} */
  #shown;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #title = make("h2", {});
  #about = make("p", {});
  #work = make("p", { class: "work" });
  #rest = make("p", {});
  #lines = document.createElementNS(SVG, "svg");
  #picture;
  #scroller;
  #keys;
  #resize;

  /** @param {Showing & Speaking & Selecting} stage @param {Window & typeof globalThis} window The one that shows it. */
  constructor(stage, window) {
    this.#stage = stage;
    const { t } = stage.language;
    this.#lines.setAttribute("aria-hidden", "true");
    this.#picture = make("div", { class: "picture", role: "group", "aria-label": t("queue.structure") });
    this.#picture.append(this.#lines);
    this.#picture.addEventListener("keydown", (event) => this.#move(event));
    this.#scroller = make("div", { class: "scroller" }, this.#picture);
    this.#keys = MARKS.map((mark) => make("li", { class: mark }, t(`queue.key-${mark}`)));
    const keys = make("ul", { class: "keys" }, ...this.#keys);
    this.element = make(
      "div",
      { class: "as-stored" },
      this.#title,
      this.#work,
      this.#scroller,
      this.#rest,
      keys,
      this.#about,
    );
    this.#resize = new window.ResizeObserver(() => this.#fit());
    this.#resize.observe(this.#scroller);
  }

  /** @param {Stored} stored @param {boolean} mayMove Whether entries may be seen to move. */
  show(stored, mayMove) {
    clearTimeout(this.#timer);
    const { language, run } = this.#stage;
    const { options } = run();
    const before = this.#shown?.stored;
    const isNeighbor = before !== undefined && Math.abs(before.position - stored.position) === 1;
    const isHeap = options.openList === "binary-heap";
    this.#shown = { stored, isHeap };
    const { t, number } = language;
    const { position, cells } = stored;
    setText(this.#title, position === 0 ? t("queue.atStart") : t("queue.at", { position }));
    setText(this.#work, workText(stored, options, language));
    setText(this.#about, structureText(options, language));
    this.#picture.classList.toggle("still", !(mayMove && isNeighbor));
    const [marks, letter, { origin }] = [marksOf(stored, options), letterOf(options), run().board];
    const shown = stored.entries.slice(0, isHeap ? MOST_IN_TREE : undefined);
    this.#keep(shown);
    for (const [place, entry] of shown.entries()) {
      const node = /** @type {Node} */ (this.#nodes.get(entry.cell));
      Object.assign(node, { entry, place });
      const value = Number.isNaN(entry[letter]) ? "–" : number(entry[letter]);
      const cell = shownCoord(entry.coord, origin);
      // There is little room, and nothing else that they could be.
      setText(node.cell, cell.slice(1, -1));
      setText(node.value, value);
      node.button.className = ["node", letter, ...marks[place]].join(" ");
      let name = t("queue.node", { place, cell, letter, value });
      for (const mark of marks[place]) name = t(`queue.node-${mark}`, { node: name });
      node.button.setAttribute("aria-label", name);
    }
    for (const [index, mark] of MARKS.entries()) {
      this.#keys[index].hidden = !marks.slice(0, shown.length).some((each) => each.has(mark));
    }
    setText(this.#rest, restText(cells.length, shown.length, isHeap, language));
    this.#arrange(stored, mayMove && isNeighbor && position > before.position);
    this.#oneInTabOrder();
  }

  /** Makes the entries that are missing, and takes away those that are gone. @param {Entry[]} shown */
  #keep(shown) {
    const cells = new Set(shown.map(({ cell }) => cell));
    for (const [cell, { button }] of this.#nodes) {
      if (cells.has(cell)) continue;
      button.remove();
      this.#nodes.delete(cell);
    }
    for (const entry of shown) {
      if (this.#nodes.has(entry.cell)) continue;
      const [cell, value] = [make("span"), make("b")];
      const button = make("button", { type: "button", tabIndex: -1 }, cell, value);
      const node = { entry, button, cell, value, place: 0 };
      const point = () => this.#stage.select(node.entry.coord);
      for (const event of ["click", "focus", "pointerenter"]) button.addEventListener(event, point);
      this.#nodes.set(entry.cell, node);
      this.#picture.append(button);
    }
  }

  /** Puts the entries in their places; after a step forward first where taking out the first one has left them. @param {Stored} stored @param {boolean} isStep */
  #arrange(stored, isStep) {
    const { options, player } = this.#stage.run();
    this.#fit();
    const { before, cells } = stored;
    // While it plays, the next step may come before both moves are over.
    if (!isStep || !before || player.playing || !isComparedInOrder(options)) return;
    const { entries } = takingOf(options.openList, before.cells, before.order);
    this.#place(entries, (node) => node.button.classList.contains("new"));
    this.#timer = setTimeout(() => this.#place(cells, () => false), MOVE + 20);
  }

  /** Lays the picture out in the room that there is. */
  #fit() {
    if (!this.#shown) return;
    const { stored, isHeap } = this.#shown;
    const { cells } = stored;
    const last = this.#layout;
    const room = this.#scroller.clientWidth;
    const nodes = [...this.#nodes.values()];
    const least = Math.max(...nodes.map(widthOf), LEAST);
    this.#layout = isHeap ? treeLayout(cells.length, room, least) : rowsLayout(nodes.length, room, least);
    const { width, height, lines, node } = this.#layout;
    Object.assign(this.#picture.style, sizeOf({ width, height }));
    for (const { button } of nodes) Object.assign(button.style, sizeOf(node));
    this.#lines.replaceChildren(...lines.map(lineAlong));
    // The root is in the middle.
    if (last?.width !== width) this.#scroller.scrollLeft = (width - room) / 2;
    this.#place(cells, () => false);
  }

  /** @param {ArrayLike<number>} cells @param {(node: Node) => boolean} isHidden */
  #place(cells, isHidden) {
    const { places } = /** @type {Layout} */ (this.#layout);
    const placeOf = new Map(Array.from(places, (place, index) => [cells[index], place]));
    for (const node of this.#nodes.values()) {
      const place = placeOf.get(node.entry.cell);
      node.button.classList.toggle("away", place === undefined || isHidden(node));
      if (place) node.button.style.transform = `translate(${place.x}px, ${place.y}px)`;
    }
  }

  /** Marks the entry of the cell that the reader points at. @param {Coord | undefined} selected */
  mark(selected) {
    for (const { entry, button } of this.#nodes.values()) {
      const isIt = selected !== undefined && entry.coord.join() === selected.join();
      button.classList.toggle("selected", isIt);
      if (isIt) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  /** The Tab key stops at one entry, and arrow keys lead to the others. @param {Node} [chosen] */
  #oneInTabOrder(chosen) {
    const nodes = [...this.#nodes.values()];
    const one = chosen ?? nodes.find(({ button }) => button.tabIndex === 0) ?? nodes.find(({ place }) => place === 0);
    for (const node of nodes) node.button.tabIndex = node === one ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const nodes = [...this.#nodes.values()];
    const from = nodes.find(({ button }) => button === event.target);
    const to = from && this.#layout?.move(from.place, event.key);
    const node = to === undefined ? undefined : nodes.find(({ place }) => place === to);
    if (!node) return;
    event.preventDefault();
    this.#oneInTabOrder(node);
    node.button.focus();
    node.button.scrollIntoView({ block: "nearest", inline: "center" });
  }

  dispose() {
    clearTimeout(this.#timer);
    this.#resize.disconnect();
  }
}

/** @param {{ width: number, height: number }} size */
const sizeOf = ({ width, height }) => ({ width: `${width}px`, height: `${height}px` });

/** How wide an entry must be for what is written in it. @param {Node} node */
const widthOf = ({ cell, value }) =>
  6 + Math.ceil(Math.max(5.2 * String(cell.textContent).length, 8.2 * String(value.textContent).length));

/** @param {Point[]} points */
function lineAlong(points) {
  const line = document.createElementNS(SVG, "polyline");
  line.setAttribute("points", points.map(({ x, y }) => `${x},${y}`).join(" "));
  return line;
}

/** How many entries are not shown. @param {number} count @param {number} shown @param {boolean} isHeap @param {Language} language */
function restText(count, shown, isHeap, { t }) {
  const rest = count - shown;
  if (rest === 0) return "";
  if (!isHeap) return t("queue.more", { count: rest });
  const [from, to] = [levelOf(shown) + 1, levelOf(count - 1) + 1];
  return t(from === to ? "queue.level" : "queue.levels", { count: rest, from, to });
}
