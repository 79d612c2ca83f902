// Where the parts of an element stand: the panels around the board, the board in its frame, and what lies over it. The order
// in which they are seen and read is this one; whether they stand beside or below each other is said in layout.css.

import { make, setText, windowOf } from "../core/ui/dom.js";

/**
 * @import { AtBoard } from "../core/panels/at-board.js"
 * @import { Panel } from "../core/panels/panel.js"
 * @import { WaysOut } from "../core/ui/board-overlay-buttons.js"
 */

/**
 * The panels by their places, in this order.
 * @typedef {object} Places
 * @property {Panel[]} above Above tools and board.
 * @property {Panel[]} tools Beside the board, or above it.
 * @property {AtBoard[]} key What explains the board, below it or in a tab.
 * @property {Panel[]} said What a lesson says at a step, before what is said of the search.
 * @property {Panel[]} status What is said of the search, below the board.
 * @property {Panel[]} answers In the first of these.
 * @property {Panel[]} transport Where the reader steps and plays.
 * @property {Panel[]} below In an article, below that.
 * @property {Panel[]} beside What is read beside all of this, or below it.
 */

/** From this width on, in CSS pixels, there is something beside the board (layout.css). */
const WIDE = 852;
/** In lower windows, in CSS pixels, the board needs all of the height. */
const HIGH = 700;

const elementsOf = (/** @type {Panel[]} */ panels) => panels.map(({ element }) => element);

export class Layout {
  board = make("canvas", { class: "board", part: "board", tabIndex: 0, role: "application" });
  /** Where what is read out stands. */
  spoken = make("div", { class: "spoken", "aria-live": "polite" });
  /** Shows what there is no status line for. */
  #notice = make("p", { class: "notice", role: "status", "aria-live": "off" });
  /** The element's own board, with what lies over it. */
  frame;
  /** The board's frame, or what holds it. @type {HTMLElement} */
  #held;
  /** Where the reader draws: the tools, if there are any, and the board. */
  #stage;
  root;
  /** Between the page and the panels: text styles inherited from the page end here, and its width is what counts. */
  container;
  #waysOut;
  /** @type {AtBoard | undefined} */
  #key;

  /** @param {HTMLElement} overview Lies over the board. @param {WaysOut} waysOut */
  constructor(overview, waysOut) {
    this.#waysOut = waysOut;
    this.frame = make("div", { class: "frame" }, this.board, overview, waysOut.element, this.spoken);
    this.#held = this.frame;
    this.#stage = make("div", { class: "stage" }, this.frame);
    this.root = make("div", { class: "root" }, this.#stage);
    this.container = make("div", { class: "container" }, this.root);
  }

  /** Puts the panels into their places, instead of those that are there. @param {Places} places */
  put({ above, tools, key, said, status, answers, transport, below, beside }) {
    // What the reader has opened stays open, in another language too.
    const wereOpen = new Set(this.#details().flatMap(([name, { open }]) => (open ? [name] : [])));
    // The board stays where it is: one that is taken out and put back has lost the focus, and the stroke that is being drawn.
    for (const kept of [this.#held, this.#stage])
      for (const other of [...(kept.parentElement?.children ?? [])]) if (other !== kept) other.remove();
    status[0]?.element.querySelector(".narrator")?.before(...elementsOf(said));
    status[0]?.element.append(...elementsOf(answers));
    this.#held.before(...elementsOf(tools));
    this.#stage.before(...elementsOf(above));
    const side = beside.length > 0 ? [make("div", { class: "side" }, ...elementsOf(beside))] : [];
    this.#stage.after(...elementsOf([...status, ...transport, ...below]), ...side);
    const { element, done } = this.#waysOut;
    (this.root.querySelector(".foot") ?? element).append(done);
    this.#key = key[0];
    this.settle();
    for (const [name, details] of this.#details()) if (wereOpen.has(name)) details.open = true;
  }

  /** Has what explains the board where there is room for it. */
  settle() {
    if (!this.#key) return;
    const { element, home } = this.#key;
    // Boards that are compared have their numbers below them.
    const hasRoom = this.container.clientWidth >= WIDE && windowOf(this.container).innerHeight >= HIGH;
    const isBelow = hasRoom && !this.root.classList.contains("comparing");
    this.root.classList.toggle("keyed", isBelow);
    if (isBelow ? element.parentElement === this.root : element.parentElement === home) return;
    if (isBelow) this.#stage.after(element);
    else home.append(element);
  }

  /** Has something else where the board's frame was. @param {HTMLElement} frame */
  hold(frame) {
    this.#held.replaceWith(frame);
    this.#held = frame;
  }

  /** Shows on the board what no status line shows. @param {string | undefined} sentence */
  notify(sentence) {
    setText(this.#notice, sentence ?? "");
    if (sentence === undefined) this.#notice.remove();
    else if (!this.#notice.isConnected) this.frame.append(this.#notice);
  }

  /** What can be opened, by the part that it is in and its number there. @returns {[string, HTMLDetailsElement][]} */
  #details() {
    const parts = [.../** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll("section[part]"))];
    return parts.flatMap((section) =>
      Array.from(section.querySelectorAll("details"), (details, index) => [`${section.part} ${index}`, details]),
    );
  }
}
