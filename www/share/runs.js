// The cells of a board as runs of equal cells: on most boards one byte for a row's worth of them.
//
// Each run is a number: its length less one, doubled, plus one if the kind of cell follows in a byte of its own. Without
// it a run is of walls after open cells, and of open cells after anything else; so a board of walls and open cells needs
// no kinds. Before the first run there is, as it were, a wall.

import { ByteReader, ByteWriter } from "./bytes.js";
import { damaged, LinkError } from "./link-error.js";

const OPEN = 0;
const WALL = 255;

/** What comes after a run unless it is said. @param {number} kind */
const usual = (kind) => (kind === OPEN ? WALL : OPEN);

/**
 * @param {Uint8Array} cells
 * @param {number} limit The largest number of bytes that is of use.
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

/**
 * @param {Uint8Array} bytes
 * @param {number} count The number of cells that the runs must make up.
 * @throws {LinkError} `link-damaged` if they make up more or fewer, or if the encoder would have written other runs.
 */
export function decodeRuns(bytes, count) {
  const reader = new ByteReader(bytes);
  const cells = new Uint8Array(count);
  let before = WALL;
  let at = 0;
  while (at < count) {
    const run = reader.number(2 * (count - at) - 1);
    const kind = run % 2 === 0 ? usual(before) : reader.byte();
    const isFirst = at === 0;
    if (run % 2 === 1 && (kind === usual(before) || (kind === before && !isFirst))) damaged();
    const end = at + Math.floor(run / 2) + 1;
    cells.fill(kind, at, end);
    before = kind;
    at = end;
  }
  if (!reader.isAtEnd) damaged();
  return cells;
}
