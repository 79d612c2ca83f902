// Colors for the canvas, read from the element's CSS custom properties, so that they are defined in one place.

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
  "path",
  "path-edge",
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
  "cursor",
  "text",
  "text-soft",
]);

/** @typedef {Record<typeof NAMES[number], string>} Colors */

/**
 * The colors as the browser resolves them, whatever form they have in the style sheet.
 * @param {ParentNode} root
 * @returns {Colors}
 */
export function readColors(root) {
  const probe = document.createElement("span");
  probe.hidden = true;
  root.append(probe);
  const resolve = (/** @type {string} */ color) => {
    probe.style.setProperty("color", color);
    return getComputedStyle(probe).color;
  };
  const colors = NAMES.map((name) => {
    const color = resolve(`var(--starstep-${name})`);
    // A color that a page gave in another space than the canvas's, such as oklch(), is converted to this one.
    return [name, color.startsWith("rgb") ? color : resolve(`color-mix(in srgb, ${color}, ${color})`)];
  });
  probe.remove();
  return /** @type {Colors} */ (Object.fromEntries(colors));
}

/**
 * Calls back when the colors may have changed.
 * @param {Window} window
 * @param {() => void} callback
 * @returns {() => void} Stops.
 */
export function watchColors(window, callback) {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", callback);
  return () => {
    for (const query of queries) query.removeEventListener("change", callback);
  };
}
