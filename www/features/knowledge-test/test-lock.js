// While a question of a test waits for its answer, everything that could give it away waits too: the player, the tabs, the
// tools, the keys that move through the search, and on the page the buttons that open something else. Scripts are free.

import { listen } from "../../core/ui/dom.js";
import { dressForTest } from "./test-sheet.js";

/**
 * @import { Tested } from "./open.js"
 */

/**
 * What a reader needs to answer: to go from control to control, to press them, to choose a cell, and to have the board read out:
 * start, goal, a cell, a row, all of it.
 */
const FREE = ["Tab", "Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", ..."sgcrb"];
/** The page's buttons that show another board or what the search does; other pages have none with both of these. */
const BUTTONS = ["learn", "compare", "check", "share"].map((id) => `#${id}[data-text]`).join();

export class TestLock {
  #star;
  #root;
  #undo = () => {};
  #isHeld = false;

  /** @param {Tested} star */
  constructor(star) {
    this.#star = star;
    this.#root = /** @type {HTMLElement} */ (star.shadowRoot?.querySelector(".root"));
  }

  /**
   * Dresses the element for a test; nothing may be asked before that.
   * @throws {CodedError} `missing`
   */
  async begin() {
    await dressForTest(this.#root);
    this.#root.classList.add("testing");
    // Before anything in the element hears of a key.
    this.#undo = listen(this.#star, "keydown", (event) => this.#stop(event), { capture: true });
  }

  /** Whether everything else waits. */
  get isHeld() {
    return this.#isHeld;
  }

  set isHeld(isHeld) {
    this.#isHeld = isHeld;
    this.#root.classList.toggle("unanswered", isHeld);
    /** @type {NodeListOf<HTMLButtonElement>} */
    const buttons = this.#star.ownerDocument.querySelectorAll(BUTTONS);
    for (const button of buttons) {
      button.disabled = isHeld;
      // The page's own sheet has nothing for it: this happens to these buttons only here.
      button.style.opacity = isHeld ? "0.4" : "";
    }
  }

  /** @param {KeyboardEvent} event */
  #stop(event) {
    const isFree = FREE.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (this.#isHeld && !isFree) event.stopPropagation();
  }

  end() {
    this.isHeld = false;
    this.#root.classList.remove("testing");
    this.#undo();
  }
}
