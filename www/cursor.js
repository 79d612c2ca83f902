// The keyboard's cursor: the cell that it is on, and what is read out about it.

import { part } from "./coded.js";
import { make } from "./dom.js";

/** @typedef {import("./board/board.js").Coord} Coord */
/** @typedef {{ width: number, height: number }} Size */

export class Cursor {
  /** @type {Coord} */
  #coord = [0, 0];
  /** Whether it is to be seen: it is while keys move it. */
  isShown = false;
  /** What is read out. */
  spoken = make("p", { class: "spoken", "aria-live": "polite" });

  /** Puts it on a cell. @param {Coord} coord */
  place([x, y]) {
    this.#coord = [x, y];
  }

  /** The cursor, on a board that may have been replaced since it was moved. @param {Size} board @returns {Coord} */
  on({ width, height }) {
    const [x, y] = this.#coord;
    return [Math.min(x, width - 1), Math.min(y, height - 1)];
  }

  /** Has its cell read out. @param {import("./panels/panel.js").Stage} stage @param {() => import("./session.js").Session | undefined} session */
  async describe({ say, language }, session) {
    const describing = await part(import("./describe.js"));
    const { t } = language;
    if (!describing) return say(t("error.part", { part: t("part.describe") }));
    // The element may have been removed meanwhile, and the cursor moved on.
    const now = session();
    if (!now || now.isAsleep) return;
    this.spoken.textContent = describing.describeCell(now.run, this.on(now.document.board), language);
  }
}
