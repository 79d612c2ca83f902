// The cells of a board as runs of equal cells: on most boards about one byte per row.
//
// Each run is a number: its length less one, doubled, plus one if the kind of cell follows in a byte of its own. Without
// it the cells are walls after open cells, and open after anything else; so a board of walls and open cells needs no
// kinds. Before the first run there is an imaginary wall.

import { LinkError } from "../../core/data/link-error.js";
import { WALL } from "../../rules/cells.js";
import { ByteWriter } from "./bytes.js";

const OPEN = 0;

/** The kind that comes after a run unless stated. @param {number} kind */
export const usual = (kind) => (kind === OPEN ? WALL : OPEN);

/**
 * @param {Uint8Array} cells
 * @param {number} limit The largest useful number of bytes.
 * @throws {LinkError} `link-too-long` if there are more.
 */
export function encodeRuns(cells, limit) {
  const writer = new ByteWriter();
  let before = WALL;
  for (let at = 0; at < cells.length; ) {
    const kind = cells[at];
    const from = at;
    while (at < cells.length && cells[at] === kind) at++;
    const isUsual = kind === usual(before);
    writer.number(2 * (at - from - 1) + (isUsual ? 0 : 1));
    if (!isUsual) writer.byte(kind);
    if (writer.length > limit) throw new LinkError("link-too-long");
    before = kind;
  }
  return writer.bytes;
}
