// Which of a few levels a number belongs to, so that each level can have a color. Headless.

/** How many levels a ramp has. */
const STEPS = 8;
/** How many contour bands there are at most. */
const MOST_BANDS = 14;
/** The widths of bands: these, times a power of ten, times a straight move. */
const NICE = [1, 2, 5, 10];

/**
 * Levels of equal width. The first begins at `from`; whatever is beyond the last belongs to the last.
 * @typedef {object} Scale
 * @property {number} from
 * @property {number} width
 * @property {number} count How many levels there are.
 * @property {boolean} isBanded Whether they are contour bands, with lines between them.
 */

/** A ramp from the smallest number to the largest. @param {number} least @param {number} most @returns {Scale} */
export function rampOf(least, most) {
  if (most <= least) return { from: least, width: 1, count: 1, isBanded: false };
  return { from: least, width: (most - least) / STEPS, count: STEPS, isBanded: false };
}

/**
 * Contour bands from zero up: the narrowest whose width is 1, 2 or 5 straight moves, or ten times that, and so on, with
 * at most fourteen of them.
 * @param {number} most
 * @param {number} straight What a straight move costs.
 * @returns {Scale}
 */
export function bandsOf(most, straight) {
  for (let power = straight; ; power *= 10) {
    for (const nice of NICE) {
      const count = Math.floor(most / (nice * power)) + 1;
      if (count <= MOST_BANDS) return { from: 0, width: nice * power, count, isBanded: true };
    }
  }
}

/** The level of a number, from 0. @param {Scale} scale @param {number} value */
export const levelOf = ({ from, width, count }, value) =>
  Math.max(0, Math.min(count - 1, Math.floor((value - from) / width)));
