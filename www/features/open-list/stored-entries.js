// The entries of a structure as elements: buttons where there is room to write in them, dots where there is not. One that
// is still there after a step moves to its new place.

import { shownCoord } from "../../core/board/coordinates.js";
import { make, setText } from "../../core/ui/dom.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Layout, Spot, Widths } from "./layout.js"
 * @import { Entry } from "./open-cells-in-line.js"
 * @import { Mark } from "./structure-marks.js"
 */

/** @typedef {{ entry: Entry, button: HTMLButtonElement, cell: HTMLElement, value: HTMLElement, place: number }} Shown */
/** @typedef {{ cell: string, value: string }} Texts What is written in an entry. */

/** How high the type is for cells and for numbers, in CSS pixels; the style sheet says so too. */
export const CELL_TYPE = 11;
const VALUE_TYPE = 12;
/** How far from its middle a dot is still meant, in CSS pixels. */
const REACH = 14;

/** @param {Entry} entry @param {"f" | "g" | "h"} letter @param {Coord} origin @param {Language} language @returns {Texts} */
export function textsOf(entry, letter, origin, { number }) {
  const value = Number.isNaN(entry[letter]) ? "–" : number(entry[letter]);
  // There is little room, and nothing else that they could be.
  return { cell: shownCoord(entry.coord, origin).slice(1, -1), value };
}

/** How wide the type is, and rather too much: it is not measured. @param {Texts} texts @returns {Widths} */
export function widthsOf({ cell, value }) {
  const ems = (/** @type {string} */ text) => text.length - 0.3 * (text.match(/[^\d]/g)?.length ?? 0);
  const width = 0.7 * VALUE_TYPE * ems(value);
  return { both: Math.max(width, 0.64 * CELL_TYPE * ems(cell)), value: width };
}

export class StoredEntries {
  #picture;
  #point;
  #press;
  /** @type {Map<number, Shown>} */
  #byCell = new Map();
  /** @type {Shown | undefined} */
  #marked;
  /** A finger has just come to an entry that nothing pointed at before: it means to point. */
  #isFresh = false;

  /**
   * @param {HTMLElement} picture
   * @param {(entry: Entry) => void} point Called for an entry that the reader points at.
   * @param {(place: number) => void} press Called for an entry that the reader presses.
   */
  constructor(picture, point, press) {
    this.#picture = picture;
    this.#point = point;
    this.#press = press;
    // Dots are too small to be hit: the one that is nearest is meant.
    for (const event of /** @type {const} */ (["pointermove", "pointerdown"])) {
      picture.addEventListener(event, (event) => this.#touch(event, this.#dotAt(event)));
    }
    picture.addEventListener("click", (event) => this.#act(this.#dotAt(event)));
  }

  get all() {
    return [...this.#byCell.values()];
  }

  /** The entry that an event is about. @param {EventTarget | null} target */
  of(target) {
    return this.all.find(({ button }) => button === target);
  }

  /** Makes the entries that are missing, and takes away those that are gone. @param {Entry[]} entries */
  keep(entries) {
    const cells = new Set(entries.map(({ cell }) => cell));
    for (const [cell, { button }] of this.#byCell) {
      if (cells.has(cell)) continue;
      button.remove();
      this.#byCell.delete(cell);
    }
    for (const entry of entries) if (!this.#byCell.has(entry.cell)) this.#make(entry);
  }

  /** @param {Entry} entry */
  #make(entry) {
    const [cell, value] = [make("span"), make("b")];
    const button = make("button", { type: "button", tabIndex: -1 }, cell, value);
    const shown = { entry, button, cell, value, place: 0 };
    button.addEventListener("pointerenter", (event) => this.#touch(event, shown));
    button.addEventListener("focus", () => this.#point(shown.entry));
    button.addEventListener("click", () => this.#act(shown));
    this.#byCell.set(entry.cell, shown);
    this.#picture.append(button);
  }

  /** @param {PointerEvent} event @param {Shown | undefined} shown */
  #touch({ pointerType }, shown) {
    if (!shown) return;
    this.#isFresh ||= pointerType !== "mouse" && shown !== this.#marked;
    this.#point(shown.entry);
  }

  /** @param {Shown | undefined} shown */
  #act(shown) {
    if (!shown) return;
    const isFresh = this.#isFresh;
    this.#isFresh = false;
    this.#point(shown.entry);
    if (!isFresh) this.#press(shown.place);
  }

  /** @param {MouseEvent} event */
  #dotAt({ target, clientX, clientY }) {
    if (target !== this.#picture) return undefined;
    let [nearest, least] = [/** @type {Shown | undefined} */ (undefined), REACH];
    for (const shown of this.all) {
      if (!shown.button.classList.contains("dot")) continue;
      const { x, y, width, height } = shown.button.getBoundingClientRect();
      const distance = Math.hypot(clientX - x - width / 2, clientY - y - height / 2);
      if (distance < least) [nearest, least] = [shown, distance];
    }
    return nearest;
  }

  /**
   * Writes what an entry says.
   * @param {Entry} entry
   * @param {{ place: number, spot: Spot, texts: Texts, letter: string, marks: Set<Mark>, name: string, late: number, leads: string }} look
   *   `late`: how late it leaves by its number, from 0 to 1; `leads`: the cursor that tells what pressing it does.
   */
  write(entry, { place, spot, texts, letter, marks, name, late, leads }) {
    const shown = /** @type {Shown} */ (this.#byCell.get(entry.cell));
    Object.assign(shown, { entry, place });
    const { button } = shown;
    setText(shown.cell, spot.written === "both" ? texts.cell : "");
    setText(shown.value, spot.written === "dot" ? "" : texts.value);
    button.className = ["node", spot.written, letter, ...marks].join(" ");
    button.setAttribute("aria-label", name);
    // A dot is reached through the entry above it, which the keys lead down from.
    if (spot.written === "dot") button.setAttribute("aria-hidden", "true");
    else button.removeAttribute("aria-hidden");
    Object.assign(button.style, { width: `${spot.width}px`, height: `${spot.height}px`, cursor: leads });
    button.style.setProperty("--_late", late.toFixed(2));
  }

  /** @param {ArrayLike<number>} cells The cells by their places. @param {Layout["spots"]} spots @param {(shown: Shown) => boolean} isHidden */
  put(cells, spots, isHidden) {
    const spotOf = new Map(Array.from(spots, ([place, spot]) => [cells[place], spot]));
    for (const [cell, shown] of this.#byCell) {
      const spot = spotOf.get(cell);
      shown.button.classList.toggle("away", spot === undefined || isHidden(shown));
      if (spot) shown.button.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
    }
  }

  /** Marks the entry that the reader points at, or the one that it lies below. @param {number | undefined} cell @param {number | undefined} holder */
  mark(cell, holder) {
    this.#marked = cell === undefined ? undefined : this.#byCell.get(cell);
    for (const [other, { button }] of this.#byCell) {
      button.classList.toggle("selected", other === cell);
      button.classList.toggle("holds", other === holder);
      if (other === cell) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  /** The Tab key stops at one entry, and arrow keys lead to the others. @param {Shown} [chosen] */
  oneInTabOrder(chosen) {
    const readable = this.all.filter(({ button }) => !button.classList.contains("dot"));
    const first = [...readable].sort((a, b) => a.place - b.place)[0];
    const one = chosen ?? readable.find(({ button }) => button.tabIndex === 0) ?? first;
    for (const shown of this.all) shown.button.tabIndex = shown === one ? 0 : -1;
  }
}
