// The colors of a worksheet for printers without colors: each as light as it is. Headless.

import { bytesOf } from "../../theme.js";

/** @typedef {import("../../theme.js").Colors} Colors */

/** How much red, green and blue count in how light a color is. */
const SHARES = [0.2126, 0.7152, 0.0722];

/** @param {Colors} colors @returns {Colors} */
export function graysOf(colors) {
  const gray = (/** @type {string} */ color) => {
    const bytes = bytesOf(color);
    const light = SHARES.reduce((sum, share, i) => sum + share * (bytes[i] / 255) ** 2.2, 0);
    const byte = Math.round(255 * light ** (1 / 2.2));
    return `rgb(${byte}, ${byte}, ${byte})`;
  };
  return /** @type {Colors} */ (Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, gray(color)])));
}
