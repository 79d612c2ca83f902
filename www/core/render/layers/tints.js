// The colors of a layer's levels: the ground with more and more of the layer's own color in it.

import { bytesOf } from "../color-bytes.js";

/**
 * @import { Colors } from "../theme.js"
 * @import { LayerName } from "./layer-names.js"
 * @import { Scale } from "./scale.js"
 */

/** @typedef {[red: number, green: number, blue: number]} Rgb */

/** Whose color each layer has: none that cells have in a search. */
export const HUES = /** @type {const} */ ({
  g: "g",
  h: "h",
  f: "text",
  remaining: "remaining",
  order: "order",
  parents: "text",
  "too-large": "bad",
});

/** How much of its color is in the lowest level, and how much in the highest: less where numbers must be readable. */
const LEAST = 0.13;
const MOST = 0.7;
export const MOST_UNDER_NUMBERS = 0.29;
/** How much of it is in a contour line. */
const LINE = 0.85;
/** @param {Rgb} ground @param {Rgb} hue @param {number} share @returns {Rgb} */
const mix = (ground, hue, share) =>
  /** @type {Rgb} */ (ground.map((from, i) => Math.round(from + (hue[i] - from) * share)));

/** How far up the ramp a level is, from 0 to 1. @param {Scale} scale @param {number} level */
const heightOf = ({ count }, level) => (count === 1 ? 0.5 : level / (count - 1));

/**
 * The color of each level.
 * @param {Rgb} ground
 * @param {Rgb} hue
 * @param {Scale} scale
 * @param {boolean} hasNumbers Whether numbers stand on them.
 */
export function tintsOf(ground, hue, scale, hasNumbers) {
  const most = hasNumbers ? MOST_UNDER_NUMBERS : MOST;
  const share = (/** @type {number} */ level) => LEAST + (most - LEAST) * heightOf(scale, level);
  return Array.from({ length: scale.count }, (_, level) => mix(ground, hue, share(level)));
}

/** @param {Colors} colors @param {LayerName} name @returns {{ ground: Rgb, hue: Rgb }} */
export function inkOf(colors, name) {
  const [ground, hue] = [colors.ground, colors[HUES[name]]].map((color) => bytesOf(color).slice(0, 3));
  return { ground: /** @type {Rgb} */ (ground), hue: /** @type {Rgb} */ (hue) };
}

/** The color of the lines of a layer. @param {{ ground: Rgb, hue: Rgb }} ink */
export const lineOf = ({ ground, hue }) => mix(ground, hue, LINE);

/** @param {Rgb} color */
export const cssOf = (color) => `rgb(${color.join(" ")})`;
