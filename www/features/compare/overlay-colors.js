// The colors of an overlay. Two classes of cells are told apart, above those that all have taken: of two runs, what only one of
// them has taken; of more, what only some have. While one run is chosen, what it has taken, and what only others have.

import { bytesOf } from "../../core/render/color-bytes.js";

/** @import { Colors } from "../../core/render/theme.js" */

/** @typedef {[red: number, green: number, blue: number]} Rgb */

/**
 * What is told apart.
 * @typedef {object} Kind
 * @property {number} count How many runs there are.
 * @property {number} [chosen] The run whose cells are told from those of the others.
 */

/** Whether it is told which of two runs has taken a cell. @param {Kind} kind */
export const isPair = ({ count, chosen }) => count === 2 && chosen === undefined;

/**
 * How cells look, as numbers: 0 for those that nobody has taken. Of a pair 1 is only the left, 2 only the right and 3 both; of
 * more runs 1 is some and 2 all; with one chosen 1 is only others and 2 the chosen one.
 * @param {Kind} kind
 * @returns {Uint8Array} The level of each mask.
 */
export const levelsOf = ({ count, chosen }) => {
  const all = (1 << count) - 1;
  const isStrong = (/** @type {number} */ mask) => (chosen === undefined ? mask === all : (mask >> chosen) & 1);
  return Uint8Array.from({ length: all + 1 }, (_, mask) => {
    if (isPair({ count, chosen })) return mask;
    return mask === 0 ? 0 : isStrong(mask) ? 2 : 1;
  });
};

/** The contrast that numbers keep on a color, and in which steps it is weakened for that. */
const READABLE = 4.6;
const STEP = 0.02;
/** How much of its color there is in the cells of a run that is chosen, and of that of soft texts where only some have been. */
const CHOSEN = 0.45;
const SOME = 0.6;

/** The color of a run, by its place among those that are compared. @param {Colors} colors @param {number} index */
export const runColor = (colors, index) => colors[/** @type {"run-1"} */ (`run-${index + 1}`)];

/**
 * The color of each level. What is in all has the weakest one: the differences are what the overlay is for.
 * @param {Colors} colors
 * @param {Kind} kind
 * @param {boolean} hasNumbers Whether numbers stand on them.
 * @returns {Rgb[]}
 */
export function fillsOf(colors, { count, chosen }, hasNumbers) {
  const ground = rgbOf(colors.ground);
  const part = (/** @type {string} */ color, /** @type {number} */ share) => mix(ground, rgbOf(color), share);
  const both = rgbOf(colors.both);
  const fills = isPair({ count, chosen })
    ? [rgbOf(colors["only-left"]), rgbOf(colors["only-right"]), both]
    : chosen === undefined
      ? [part(colors["text-soft"], SOME), both]
      : [both, part(runColor(colors, chosen), CHOSEN)];
  if (!hasNumbers) return [ground, ...fills];
  const inks = [colors.text, colors.g, colors.h].map(rgbOf);
  return [ground, ...fills.map((fill) => weakened(ground, fill, inks))];
}

/** As much of a color as leaves what is written on it readable. @param {Rgb} ground @param {Rgb} fill @param {readonly Rgb[]} inks */
function weakened(ground, fill, inks) {
  for (let share = 1; share > 0; share -= STEP) {
    const color = mix(ground, fill, share);
    if (inks.every((ink) => contrast(ink, color) >= READABLE)) return color;
  }
  return ground;
}

/** The color of the mark in a cell: that of texts or of the ground, whichever can be seen better. @param {Colors} colors @param {Rgb} fill */
export function inkOn({ text, ground }, fill) {
  const [onText, onGround] = [text, ground].map((ink) => Math.abs(lightnessOf(rgbOf(ink)) - lightnessOf(fill)));
  return onText > onGround ? text : ground;
}

/** The contrast of two colors as WCAG 2 defines it, 1 to 21. @param {Rgb} one @param {Rgb} other */
function contrast(one, other) {
  const [dark, light] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {Rgb} color */
function luminanceOf(color) {
  const [red, green, blue] = color.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Close enough to how light a color is seen. @param {Rgb} color */
const lightnessOf = ([red, green, blue]) =>
  Math.sqrt(0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue);

/** @param {string} color @returns {Rgb} */
const rgbOf = (color) => /** @type {Rgb} */ (bytesOf(color).slice(0, 3));

/** @param {Rgb} from @param {Rgb} to @param {number} share @returns {Rgb} */
const mix = (from, to, share) =>
  /** @type {Rgb} */ (from.map((value, i) => Math.round(value + (to[i] - value) * share)));
