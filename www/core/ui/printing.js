// Paper is white, and finer than a screen.

import { listen, undoing } from "./dom.js";

/** How many dots a CSS pixel has on paper, and how many a canvas may have in each direction. */
const DOTS = 3;
const LARGEST = 4096;

/**
 * How many dots a canvas of this size gets for each CSS pixel when it is printed.
 * @param {{ width: number, height: number }} size In CSS pixels.
 */
export const dotsOf = ({ width, height }) => Math.min(DOTS, LARGEST / Math.max(1, width, height));

/**
 * Calls back before and after the page is printed, and when what is on paper has another size than on the screen.
 * @param {Window} window
 * @param {(isPrinting: boolean) => void} change
 * @returns {() => void} Stops.
 */
export function watchPrinting(window, change) {
  const print = window.matchMedia("print");
  return undoing([
    listen(window, "beforeprint", () => change(true)),
    listen(window, "afterprint", () => change(false)),
    listen(print, "change", () => change(print.matches)),
  ]);
}
