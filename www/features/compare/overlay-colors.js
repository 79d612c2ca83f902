// The colors of an overlay: how cells look that both of two runs have taken, or only one of them; of more runs, that so and
// so many have. Headless.

import { bytesOf } from "../../core/render/color-bytes.js";
import { MOST_UNDER_NUMBERS } from "../../core/render/layers/tints.js";
import { bitsIn } from "./membership-of.js";

/** @import { Colors } from "../../core/render/theme.js" */

/** @typedef {[red: number, green: number, blue: number]} Rgb */

/**
 * How cells look, as numbers: 0 for those that nobody has taken. Of two runs 1 is only the left, 2 only the right and 3
 * both; of more runs it is how many.
 * @param {number} count How many runs there are.
 * @returns {Uint8Array} The level of each mask.
 */
export const levelsOf = (count) =>
  Uint8Array.from({ length: 1 << count }, (_, mask) => (count === 2 ? mask : bitsIn(mask)));

/** How much more of the color is in a cell with numbers than the layers have, whose levels are closer together. */
const UNDER_NUMBERS = MOST_UNDER_NUMBERS + 0.11;

/**
 * The color of each level.
 * @param {Colors} colors
 * @param {number} count How many runs there are.
 * @param {boolean} hasNumbers Whether numbers stand on them.
 * @returns {Rgb[]}
 */
export function fillsOf(colors, count, hasNumbers) {
  const ground = rgbOf(colors.ground);
  const strong =
    count === 2
      ? [colors["only-left"], colors["only-right"], colors.both].map(rgbOf)
      : Array.from({ length: count }, (_, index) => mix(ground, rgbOf(colors.both), (index + 1) / count));
  return [ground, ...strong.map((color) => (hasNumbers ? mix(ground, color, UNDER_NUMBERS) : color))];
}

/** The color of the mark in a cell: that of texts or of the ground, whichever can be seen better. @param {Colors} colors @param {Rgb} fill */
export function inkOn({ text, ground }, fill) {
  const [onText, onGround] = [text, ground].map((ink) => Math.abs(lightnessOf(rgbOf(ink)) - lightnessOf(fill)));
  return onText > onGround ? text : ground;
}

/** Close enough to how light a color is seen. @param {Rgb} color */
const lightnessOf = ([red, green, blue]) =>
  Math.sqrt(0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue);

/** @param {string} color @returns {Rgb} */
const rgbOf = (color) => /** @type {Rgb} */ (bytesOf(color).slice(0, 3));

/** @param {Rgb} from @param {Rgb} to @param {number} share @returns {Rgb} */
const mix = (from, to, share) =>
  /** @type {Rgb} */ (from.map((value, i) => Math.round(value + (to[i] - value) * share)));
