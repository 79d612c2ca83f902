// Buttons at the board that lead back: from drawing to scrolling the page, and from a part to the whole board. A finger
// on the board scrolls the page until the reader has tapped it or chosen a tool; after that it draws.

import { listen, make, setText, windowOf } from "./dom.js";

/** @import { Translate } from "../i18n/index.js" */

export class WaysOut {
  /** Whether fingers draw in every direction. */
  isTaken = false;
  /** Whether the reader uses fingers. */
  #isTouch = false;
  #change;
  #whole;
  element;
  /** Ends drawing with a finger. It lies over the board too, or stands in the last row of an article's element. */
  done;

  /** @param {{ change: () => void, fit: () => void }} acts What to do when something changed, and to show the whole board. */
  constructor({ change, fit }) {
    this.#change = change;
    this.done = make("button", { type: "button", class: "done", hidden: true, onclick: () => this.release() });
    this.#whole = make("button", { type: "button", hidden: true, onclick: fit });
    this.element = make("div", { class: "ways-out" }, this.#whole, this.done);
  }

  /** From now on fingers draw. */
  take() {
    this.isTaken = true;
    this.#change();
  }

  /** From now on fingers scroll the page again. */
  release() {
    this.isTaken = false;
    this.#change();
  }

  /**
   * Notes what the reader points with, and releases the page when it is used elsewhere.
   * @param {HTMLElement} element
   * @returns {() => void}
   */
  listen(element) {
    const down = (/** @type {PointerEvent} */ event) => {
      const isInside = event.composedPath().includes(element);
      if (isInside) this.#isTouch = event.pointerType === "touch";
      else if (this.isTaken) this.release();
    };
    return listen(windowOf(element), "pointerdown", down, { capture: true, passive: true });
  }

  /**
   * @param {HTMLElement} board
   * @param {"draw" | "ends" | "none"} access
   * @param {boolean} needsWhole Whether only a part is shown, and nothing else leads back to the whole.
   * @param {Translate} t
   */
  update(board, access, needsWhole, t) {
    const touch = access === "draw" && this.isTaken ? "draws" : access === "none" ? "scrolls" : "scrolls-up-and-down";
    if (board.dataset.touch !== touch) board.dataset.touch = touch;
    this.done.hidden = touch !== "draws" || !this.#isTouch;
    this.element.closest(".root")?.classList.toggle("by-finger", !this.done.hidden);
    this.#whole.hidden = !needsWhole;
    setText(this.done, t("board.done"));
    setText(this.#whole, t("board.whole"));
  }
}
