// Colors for the canvas, read from the element's CSS custom properties, so that they are defined in one place.

import { listen, undoing } from "../ui/dom.js";

/** The custom properties of the board's colors, without their prefix `--starstep-`. */
const NAMES = /** @type {const} */ ([
  "ground",
  "line",
  "frame",
  "wall",
  "wall-mark",
  "penalty",
  "open",
  "open-mark",
  "closed",
  "closed-mark",
  "closed-area",
  "closed-goal",
  "closed-goal-mark",
  "closed-goal-area",
  "scanned",
  "scanned-mark",
  "scanned-area",
  "only-left",
  "only-right",
  "both",
  "run-1",
  "run-2",
  "run-3",
  "run-4",
  "order",
  "remaining",
  "path",
  "path-edge",
  "path-f",
  "path-g",
  "path-h",
  "g",
  "h",
  "goal-side-f",
  "goal-side-g",
  "goal-side-h",
  "start",
  "goal",
  "accent",
  "end-edge",
  "mark",
  "current",
  "good",
  "bad",
  "cursor",
  "text",
  "text-soft",
]);

/** @typedef {Record<typeof NAMES[number], string>} Colors */

/** The same color in the canvas's own space. @param {string} color */
export const inSrgb = (color) => `color-mix(in srgb, ${color}, ${color})`;

/**
 * @template Result
 * @param {ParentNode} root
 * @param {(resolve: (color: string) => string) => Result} work What needs colors as the browser computes them there.
 */
export function probing(root, work) {
  const probe = document.createElement("span");
  probe.hidden = true;
  root.append(probe);
  const result = work((color) => {
    probe.style.setProperty("color", color);
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return result;
}

/**
 * The colors as the browser resolves them, whatever form they have in the style sheet.
 * @param {ParentNode} root
 * @returns {Colors}
 */
export const readColors = (root) =>
  probing(root, (resolve) => {
    const colors = NAMES.map((name) => {
      const color = resolve(`var(--starstep-${name})`);
      // A color that a page gave in another space than the canvas's, such as oklch(), is converted to this one.
      return [name, color.startsWith("rgb") ? color : resolve(inSrgb(color))];
    });
    return /** @type {Colors} */ (Object.fromEntries(colors));
  });

/**
 * Calls back when the colors may have changed.
 * @param {Window} window
 * @param {() => void} callback
 * @returns {() => void} Stops.
 */
export function watchColors(window, callback) {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];
  return undoing(queries.map((query) => listen(window.matchMedia(query), "change", callback)));
}
