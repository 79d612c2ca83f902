// The picture of the open list's structure: a heap as a tree, of which a part can be looked at by itself; a list entry by
// entry. Entries point at their cells.

import { shownCoord } from "../../core/board/coordinates.js";
import { make, setText } from "../../core/ui/dom.js";
import { letterOf } from "../../rules/algorithms.js";
import { countBelow, levelBelow, levelOf, rootFor, rowsLayout, treeLayout } from "./layout.js";
import { structureText, workText } from "./open-list-words.js";
import { CELL_TYPE, StoredEntries, textsOf, widthsOf } from "./stored-entries.js";
import { marksOf } from "./structure-marks.js";
import { isComparedInOrder, takingOf } from "./taking-from-heap.js";

/**
 * @import { Language, Speaking } from "../../core/i18n/index.js"
 * @import { Selecting } from "../../core/input/selection.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Layout, Point } from "./layout.js"
 * @import { Stored } from "./probe.js"
 */

/** How long an entry moves, in milliseconds; the style sheet says so too. */
const MOVE = 180;
/** How many entries of a list are shown. */
const MOST_IN_LIST = 200;
/** Up to so many entries of a heap no part can be shown by itself but the whole. */
const WITHOUT_PARTS = 3;
/** How large an entry is for a finger, at type of the usual size. */
const TARGET = 44;
const MARKS = /** @type {const} */ (["next", "new", "above", "closed"]);
const SVG = "http://www.w3.org/2000/svg";

export class StorageView {
  #stage;
  #window;
  #entries;
  /** @type {Layout | undefined} */
  #layout;
  /** @type {{ stored: Stored, isHeap: boolean } | undefined} */
  #shown;
  /** The place at the top of the part of a heap that is shown. */
  #root = 0;
  /** What is marked, so that it is not marked again in every frame. */
  #marked = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #title = make("h2", {});
  #about = make("p", {});
  #work = make("p", { class: "work" });
  #pointed = make("p", {});
  #whole;
  #rest = make("p", {});
  #lines = document.createElementNS(SVG, "svg");
  #picture;
  #scroller;
  #keys;
  #dots = make("li", { class: "dot" });
  #resize;

  /** @param {Showing & Speaking & Selecting} stage @param {Window & typeof globalThis} window The one that shows it. */
  constructor(stage, window) {
    this.#stage = stage;
    this.#window = window;
    const { t } = stage.language;
    this.#lines.setAttribute("aria-hidden", "true");
    this.#picture = make("div", { class: "picture", role: "group", "aria-label": t("queue.structure") });
    this.#picture.append(this.#lines);
    this.#picture.addEventListener("keydown", (event) => this.#move(event));
    this.#entries = new StoredEntries(
      this.#picture,
      ({ coord }) => stage.select(coord),
      (place) => this.#press(place),
    );
    this.#whole = make("button", { type: "button", onclick: () => this.#showPart(0) }, t("queue.whole"));
    this.#scroller = make("div", { class: "scroller" }, this.#picture);
    this.#keys = MARKS.map((mark) => make("li", { class: mark }, t(`queue.key-${mark}`)));
    this.element = make(
      "div",
      { class: "as-stored" },
      this.#title,
      this.#work,
      make("div", { class: "pointed" }, this.#pointed, this.#whole),
      this.#scroller,
      this.#rest,
      make("ul", { class: "keys" }, ...this.#keys, this.#dots),
      this.#about,
    );
    this.#resize = new window.ResizeObserver(() => this.#draw());
    this.#resize.observe(this.#scroller);
  }

  /** @param {Stored} stored @param {boolean} mayMove Whether entries may be seen to move. */
  show(stored, mayMove) {
    clearTimeout(this.#timer);
    const { language, run } = this.#stage;
    const { options } = run();
    const before = this.#shown?.stored;
    const isNeighbor = before !== undefined && Math.abs(before.position - stored.position) === 1;
    this.#shown = { stored, isHeap: options.openList === "binary-heap" };
    if (this.#root >= stored.cells.length || !this.#shown.isHeap) this.#root = 0;
    const { t } = language;
    const { position } = stored;
    setText(this.#title, position === 0 ? t("queue.atStart") : t("queue.at", { position }));
    setText(this.#work, workText(stored, options, language));
    setText(this.#about, structureText(options, language));
    this.#picture.classList.toggle("still", !(mayMove && isNeighbor));
    this.#draw();
    if (mayMove && isNeighbor && position > before.position) this.#showTaking(stored);
  }

  /** Lays the picture out in the room that there is, and draws it. */
  #draw() {
    if (!this.#shown) return;
    const { stored, isHeap } = this.#shown;
    const { language, run } = this.#stage;
    const { options, board } = run();
    const { t, number } = language;
    const letter = letterOf(options);
    const [{ entries, cells }, marks] = [stored, marksOf(stored, options)];
    const unit = Number.parseFloat(this.#window.getComputedStyle(this.#picture).fontSize) / CELL_TYPE;
    const textsAt = (/** @type {number} */ place) => textsOf(entries[place], letter, board.origin, language);
    const widthsAt = (/** @type {number} */ place) => {
      const { both, value } = widthsOf(textsAt(place));
      return { both: both * unit, value: value * unit };
    };
    const room = this.#scroller.clientWidth;
    const count = isHeap ? entries.length : Math.min(entries.length, MOST_IN_LIST);
    const target = this.#window.matchMedia("(pointer: coarse)").matches ? TARGET * unit : 0;
    const picture = { count, root: this.#root, room, unit, target, widthsOf: widthsAt };
    const layout = isHeap ? treeLayout(picture) : rowsLayout(picture);
    this.#layout = layout;
    const { spots, width, height, lines } = layout;
    Object.assign(this.#picture.style, { width: `${width}px`, height: `${height}px` });
    this.#lines.replaceChildren(...lines.map(lineAlong));

    const shown = [...spots.keys()];
    const values = shown.map((place) => entries[place][letter]).filter((value) => !Number.isNaN(value));
    const [least, most] = [Math.min(...values), Math.max(...values)];
    this.#entries.keep(shown.map((place) => entries[place]));
    for (const [place, spot] of spots) {
      const [entry, texts] = [entries[place], textsAt(place)];
      let name = t("queue.node", { place, cell: shownCoord(entry.coord, board.origin), letter, value: texts.value });
      for (const mark of marks[place]) name = t(`queue.node-${mark}`, { node: name });
      const late = most > least && !Number.isNaN(entry[letter]) ? (entry[letter] - least) / (most - least) : 0;
      const leads = this.#isTop(place) ? "zoom-out" : this.#hasMore(place) ? "zoom-in" : "";
      this.#entries.write(entry, { place, spot, texts, letter, marks: marks[place], name, late, leads });
    }
    this.#entries.put(cells, spots, () => false);
    this.#entries.oneInTabOrder();

    for (const [index, mark] of MARKS.entries())
      this.#keys[index].hidden = !shown.some((place) => marks[place].has(mark));
    setText(this.#dots, t("queue.key-dot", { letter }));
    this.#dots.hidden = ![...spots.values()].some(({ written }) => written === "dot");
    this.#whole.hidden = this.#root === 0;
    const part = this.#root > 0 ? t("queue.part", { place: number(this.#root) }) : "";
    const rest = isHeap ? levelsText(this.#root, cells.length, shown, language) : moreText(cells, shown, language);
    setText(this.#rest, [part, rest].filter(Boolean).join(" "));
    this.#marked = "";
    this.mark(this.#stage.selected());
  }

  /** Shows first where taking out the first entry has left the others, and then where they are. @param {Stored} stored */
  #showTaking({ before, cells }) {
    const { options, player } = this.#stage.run();
    const { spots } = /** @type {Layout} */ (this.#layout);
    // While it plays, the next step may come before both moves are over.
    if (!before || player.playing || !isComparedInOrder(options)) return;
    const { entries } = takingOf(options.openList, before.cells, before.order);
    this.#entries.put(entries, spots, ({ button }) => button.classList.contains("new"));
    this.#timer = setTimeout(() => this.#entries.put(cells, spots, () => false), MOVE + 20);
  }

  /** Shows the part of a heap below an entry; the whole of it below the first. @param {number} root */
  #showPart(root) {
    this.#root = root;
    clearTimeout(this.#timer);
    const isCalm = this.#window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#picture.classList.toggle("still", isCalm);
    // Its button is gone with the part, and the focus with it.
    const hasFocus = this.#whole.matches(":focus");
    this.#draw();
    if (hasFocus) this.#entries.all.find(({ place }) => place === root)?.button.focus();
  }

  /** What is below an entry, or above the one at the top. @param {number} place */
  #press(place) {
    if (this.#isTop(place)) this.#showPart((place - 1) >> 1);
    else if (this.#hasMore(place)) this.#showPart(place);
  }

  /** Whether an entry is at the top of a part. @param {number} place */
  #isTop = (place) => place > 0 && place === this.#root;

  /** Whether there is a part below an entry that could be shown by itself. @param {number} place */
  #hasMore = (place) =>
    this.#shown?.isHeap === true && place !== this.#root && 2 * place + 1 < this.#shown.stored.entries.length;

  /** Marks the entry of the cell that the reader points at, and says what is known of it. @param {Coord | undefined} selected */
  mark(selected) {
    const is = `${selected}`;
    if (!this.#shown || !this.#layout || this.#marked === is) return;
    this.#marked = is;
    const { stored, isHeap } = this.#shown;
    const { language, run } = this.#stage;
    const { options, board } = run();
    const place = selected ? stored.cells.indexOf(selected[0] + selected[1] * board.width) : -1;
    if (!selected || place < 0) {
      this.#entries.mark(undefined, undefined);
      const hasParts = isHeap && (this.#root > 0 || stored.cells.length > WITHOUT_PARTS);
      return setText(this.#pointed, hasParts ? language.t("queue.zoom") : "");
    }
    const { spots } = this.#layout;
    let shown = place;
    while (isHeap && !spots.has(shown) && levelBelow(this.#root, shown) !== undefined) shown = (shown - 1) >> 1;
    const holder = shown !== place && spots.has(shown) ? stored.cells[shown] : undefined;
    this.#entries.mark(stored.cells[place], holder);
    const letter = letterOf(options);
    const entry = stored.entries[place];
    const value = entry && textsOf(entry, letter, board.origin, language).value;
    const values = { cell: shownCoord(selected, board.origin), letter, value, place: language.number(place) };
    const below = isHeap ? countBelow(place, stored.cells.length) : 0;
    const said = [language.t(value === undefined ? "queue.deep" : "queue.pointed", values)];
    if (below > 0) said.push(language.t("queue.below", { count: below }));
    setText(this.#pointed, said.join(" "));
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const from = this.#entries.of(event.target);
    const to = from && this.#layout?.move(from.place, event.key);
    if (from === undefined || to === undefined) return;
    event.preventDefault();
    const spot = this.#layout?.spots.get(to);
    if (this.#shown?.isHeap && (!spot || spot.written === "dot")) this.#showPart(rootFor(from.place, to));
    const shown = this.#entries.all.find(({ place }) => place === to);
    if (!shown) return;
    this.#entries.oneInTabOrder(shown);
    shown.button.focus();
    shown.button.scrollIntoView({ block: "nearest" });
  }

  dispose() {
    clearTimeout(this.#timer);
    this.#resize.disconnect();
  }
}

/** @param {Point[]} points */
function lineAlong(points) {
  const line = document.createElementNS(SVG, "polyline");
  line.setAttribute("points", points.map(({ x, y }) => `${x},${y}`).join(" "));
  return line;
}

/** How many entries of a list are not shown. @param {ArrayLike<number>} cells @param {number[]} shown @param {Language} language */
function moreText({ length }, shown, { t }) {
  return length > shown.length ? t("queue.more", { count: length - shown.length }) : "";
}

/** How many entries of a part of a heap are not shown, and on which levels. @param {number} root @param {number} count @param {number[]} shown @param {Language} language */
function levelsText(root, count, shown, { t }) {
  const rest = 1 + countBelow(root, count) - shown.length;
  if (rest <= 0 || shown.length === 0) return "";
  let deepest = root;
  while (2 * deepest + 1 < count) deepest = 2 * deepest + 1;
  const [from, to] = [levelOf(/** @type {number} */ (shown.at(-1))) + 2, levelOf(deepest) + 1];
  return t(from >= to ? "queue.level" : "queue.levels", { count: rest, from, to });
}
