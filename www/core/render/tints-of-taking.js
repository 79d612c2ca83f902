// The colors of closed cells by the order in which they were taken, where cells are too small for marks: the first have most of
// the color of the marks in them, the last have the color of closed cells. Headless.

import { bytesOf } from "./color-bytes.js";

/** @import { Colors } from "./theme.js" */

/** How much of their marks' color is in the cells taken first, so that they are yet unlike walls, and the path stands out. */
const MOST = 0.42;
export const LEVELS = 64;
/** Boards of more cells have no tint: when each cell was taken would need too much memory. */
const MOST_CELLS = 1 << 22;

/**
 * The colors of closed cells, from the first that were taken to the last.
 * @param {Colors} colors
 * @param {number} [count]
 */
export function tintsOfTaking(colors, count = LEVELS) {
  const [late, ink] = [colors["closed-area"], colors["closed-mark"]].map(bytesOf);
  // Where the system has too few colors, closed cells are told by their marks alone.
  const most = colors.closed === colors.ground ? 0 : MOST;
  return Array.from({ length: count }, (_, level) => {
    const share = most * (1 - level / (count - 1));
    return Uint8ClampedArray.from(late, (value, i) => Math.round(value + (ink[i] - value) * share));
  });
}

/** Whether a board of so many cells has the tint, where its cells are too small for marks. @param {{ length: number }} cells */
export const hasTint = ({ length }) => length <= MOST_CELLS;
