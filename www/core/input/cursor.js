// The keyboard's cursor: the cell that it is on.

/** @import { Coord } from "../../rules/cells.js" */

/** @typedef {{ width: number, height: number }} Size */

export class Cursor {
  /** @type {Coord} */
  #coord = [0, 0];
  /** Whether it is to be seen: it is while keys move it. */
  isShown = false;

  /** Puts it on a cell. @param {Coord} coord */
  place([x, y]) {
    this.#coord = [x, y];
  }

  /** The cursor, on a board that may have been replaced since it was moved. @param {Size} board @returns {Coord} */
  on({ width, height }) {
    const [x, y] = this.#coord;
    return [Math.min(x, width - 1), Math.min(y, height - 1)];
  }
}
