// Colors as numbers.

/** The parts of a resolved color: numbers, or `none`, which stands for zero. */
const PART = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|none/gi;

/**
 * Red, green, blue and alpha of a resolved color: `rgb(…)`, `rgba(…)` or `color(srgb …)`. It is read as text, because
 * browsers that resist fingerprinting return false colors when a pixel is read.
 * @param {string} color
 * @returns {[number, number, number, number]}
 */
export function bytesOf(color) {
  const scale = color.startsWith("color(") ? 255 : 1;
  const [red = 0, green = 0, blue = 0, alpha = 1] = Array.from(color.match(PART) ?? [], (part) => Number(part) || 0);
  const byte = (/** @type {number} */ value) => Math.round(Math.min(255, Math.max(0, value)));
  return [byte(red * scale), byte(green * scale), byte(blue * scale), byte(alpha * 255)];
}
