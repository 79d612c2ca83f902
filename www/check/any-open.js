// What takes any of its open cells, as it comes: it explains the log of many a search, and says nothing of it.

import { WALL } from "../rules/cells.js";

/** @import { Subject } from "./trying.js" */

/**
 * How much the cells of a log say, in bits, if each of them may be any cell that a straight move has reached; infinite if one of them
 * cannot.
 * @param {Pick<Subject, "field" | "trail">} subject
 * @param {number} from At which step the bits begin to count.
 */
export function bitsAmongOpen({ field: { start, cells, offsets }, trail }, from) {
  const open = new Set([start]);
  const closed = new Set();
  let bits = 0;
  const taken = trail.cells[0] === start ? trail.cells : [start, ...trail.cells];
  const before = taken.length - trail.cells.length;
  for (const [step, cell] of taken.entries()) {
    if (!open.has(cell)) return Number.POSITIVE_INFINITY;
    if (step - before >= from) bits += Math.log2(open.size);
    open.delete(cell);
    closed.add(cell);
    for (let i = 0; i < 8; i += 2) {
      const next = cell + offsets[i];
      if (cells[next] !== WALL && !closed.has(next)) open.add(next);
    }
  }
  return bits;
}
