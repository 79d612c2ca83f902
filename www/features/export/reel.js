// The search that is shown, searched once more: any of its steps can be drawn while the page stays at its own.

import { BoardDocument } from "../../core/board/document.js";
import { hasCode } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/take.js";
import { Run } from "../../core/run/run.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Showing } from "../../core/session/session.js"
 */

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
   * @throws an error of the engine, if the search cannot go on
   */
  async search(element) {
    const run = this.#run;
    run.solve();
    while (run.isSearching && !this.#isEnded && element.isConnected) {
      await rest();
      if (!this.#isEnded) run.tick();
    }
    if (run.error) throw run.error;
  }

  /** @param {number} step @returns {Run} The search at the step. */
  at(step) {
    // It would take memory again that nobody gives back.
    if (this.#isEnded) throw new Error("This search has been given up.");
    this.#run.seek(step);
    return this.#run;
  }

  /** Gives the memory back. */
  dispose() {
    this.#isEnded = true;
    this.#run.dispose();
  }
}

/**
 * A search of the board that is shown, searched to its end while an element says so.
 * @param {Showing & Speaking} stage
 * @param {HTMLElement} element Where it is said, and why there is none.
 * @param {Run} [run] Another search than that in front.
 * @returns {Promise<Reel | undefined>} Nothing if there is none, or if the element is gone by then.
 */
export async function searchAgain(stage, element, run = stage.run()) {
  const { t, explain } = stage.language;
  const said = make("p", { role: "status" }, t("take.searching"));
  element.append(said);
  const reel = new Reel(run);
  try {
    await reel.search(element);
  } catch (error) {
    reel.dispose();
    if (!hasCode(error)) throw error;
    said.textContent = t("take.noSearch", { reason: explain(error, stage.run().board.origin) });
    return undefined;
  }
  said.remove();
  if (element.isConnected) return reel;
  reel.dispose();
  return undefined;
}
