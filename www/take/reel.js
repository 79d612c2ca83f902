// The search that is shown, searched once more: any of its steps can be drawn while the page stays at its own.

import { BoardDocument } from "../board/document.js";
import { Run } from "../run/run.js";

/** Lets the page go on in between. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

export class Reel {
  #run;
  #isEnded = false;

  /** @param {Run} shown @throws an error of the engine */
  constructor({ board, options }) {
    const own = { ...board, cells: board.cells.slice() };
    this.#run = new Run(new BoardDocument(own), options, () => performance.now());
  }

  /** The search, at the step that was gone to last. */
  get run() {
    return this.#run;
  }

  /** How many steps it has. */
  get length() {
    return this.#run.length;
  }

  /**
   * Searches to the end, a little at a time, as long as an element is there that wants it.
   * @param {Pick<Element, "isConnected">} element
   * @returns {Promise<boolean>} Whether there are steps: no search can begin on some boards, and the reel may have ended meanwhile.
   */
  async search(element) {
    const run = this.#run;
    run.solve();
    while (run.isSearching && !this.#isEnded && element.isConnected) {
      await rest();
      if (!this.#isEnded) run.tick();
    }
    return !this.#isEnded && element.isConnected && run.error === undefined;
  }

  /** @param {number} step @returns {Run} The search at the step. */
  at(step) {
    this.#run.seek(step);
    return this.#run;
  }

  /** Gives the memory back. */
  dispose() {
    this.#isEnded = true;
    this.#run.dispose();
  }
}
