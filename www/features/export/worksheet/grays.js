// The colors of a worksheet: cells to be written in are white, lines are seen on paper, and for printers without colors each
// color is a gray that is as light. Headless.

import { bytesOf } from "../../../core/render/color-bytes.js";

/** @import { Colors } from "../../../core/render/theme.js" */

/** How much red, green and blue count in how light a color is. */
const SHARES = [0.2126, 0.7152, 0.0722];

/** @param {Colors} colors @returns {Colors} */
function graysOf(colors) {
  const gray = (/** @type {string} */ color) => {
    const bytes = bytesOf(color);
    const light = SHARES.reduce((sum, share, i) => sum + share * (bytes[i] / 255) ** 2.2, 0);
    const byte = Math.round(255 * light ** (1 / 2.2));
    return `rgb(${byte}, ${byte}, ${byte})`;
  };
  return /** @type {Colors} */ (Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, gray(color)])));
}

/** The colors of paper. @param {Colors} colors @param {boolean} isGray @param {boolean} isWrittenIn Whether open cells are. @returns {Colors} */
export function paperColors(colors, isGray, isWrittenIn) {
  const shown = isGray ? graysOf(colors) : colors;
  const open = isWrittenIn ? shown.ground : shown.open;
  return { ...shown, open, line: shown.frame, frame: shown["text-soft"] };
}
