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

/** How much of its color there is in the cells of a run that is chosen, and of that of soft texts where only some have been. */
const CHOSEN = 0.45;
const SOME = 0.6;

/** The color of a run, by its place among those that are compared. @param {Colors} colors @param {number} index */
export const runColor = (colors, index) => colors[/** @type {"run-1"} */ (`run-${index + 1}`)];

/**
 * The color of each level. What is in all has the weakest one: the differences are what the overlay is for.
 * @param {Colors} colors
 * @param {Kind} kind
 * @returns {Rgb[]}
 */
export function fillsOf(colors, { count, chosen }) {
  const ground = rgbOf(colors.ground);
  const part = (/** @type {string} */ color, /** @type {number} */ share) => mix(ground, rgbOf(color), share);
  const both = rgbOf(colors.both);
  if (isPair({ count, chosen })) return [ground, rgbOf(colors["only-left"]), rgbOf(colors["only-right"]), both];
  if (chosen === undefined) return [ground, part(colors["text-soft"], SOME), both];
  return [ground, both, part(runColor(colors, chosen), CHOSEN)];
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
