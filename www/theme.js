// Colors for the canvas, read from the element's CSS custom properties, so that they are written in one place.

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
  "path",
  "path-edge",
  "path-band",
  "path-band-edge",
  "start",
  "goal",
  "end-edge",
  "current",
  "cursor",
  "text",
  "text-soft",
]);

/** @typedef {Record<typeof NAMES[number], string>} Colors */

/**
 * The colors as the browser resolves them, whatever form they have in the style sheet.
 * @param {ShadowRoot} root
 * @returns {Colors}
 */
export function readColors(root) {
  const probe = document.createElement("span");
  probe.hidden = true;
  root.append(probe);
  const colors = NAMES.map((name) => {
    probe.style.setProperty("color", `var(--starstep-${name})`);
    return [name, getComputedStyle(probe).color];
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

/** Red, green, blue and alpha of a resolved color. @param {string} color @returns {[number, number, number, number]} */
export function bytesOf(color) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}
