// The order in which cells were taken as a tint, where they are too small for marks: from those taken first to those taken
// last, which have the color of closed cells. So it is seen how the search has spread. Cells that a search from the goal has
// closed keep their color: no range of it is unlike walls for all eyes.

import { takingOf } from "./order-taken.js";
import { hasTint, LEVELS, tintsOfTaking } from "./tints-of-taking.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Colors } from "./theme.js"
 */

/** What a part of a painted board shows: so many columns and rows of all, the part of them from `x` and `y` on. @typedef {{ columns: number, rows: number, x: number, y: number }} Part */

export class TakingTint {
  /** The tints as pixels; the last one is what closed cells are painted with. @type {Uint32Array} */
  #tints = new Uint32Array(0);
  /** How far each of them is from the last, color by color. @type {Int16Array} */
  #shifts = new Int16Array(0);

  /** @param {Colors} colors */
  recolor(colors) {
    const all = tintsOfTaking(colors);
    this.#tints = Uint32Array.from(all, pixelOf);
    this.#shifts = Int16Array.from(all.flatMap((tint) => Array.from(tint, (value, i) => value - all[LEVELS - 1][i])));
  }

  /** The picture with the tint in it. @param {ImageData} image @param {Run} run @param {Part} part */
  tinted(image, run, { columns, rows, x, y }) {
    const { board, position, error } = run;
    if (error || position === 0 || !hasTint(board.cells)) return image;
    const steps = takingOf(run).steps(run);
    const isMixed = columns < board.width || rows < board.height;
    const { width } = image;
    const columnOf = Uint32Array.from({ length: width }, (_, i) => Math.floor(((x + i + 0.5) * board.width) / columns));
    const data = new Uint8ClampedArray(image.data);
    const pixels = new Uint32Array(data.buffer);
    const [tints, plain] = [this.#tints, this.#tints[LEVELS - 1]];
    for (let row = 0, at = 0; row < image.height; row++) {
      const first = Math.floor(((y + row + 0.5) * board.height) / rows) * board.width;
      for (let column = 0; column < width; column++, at++) {
        const step = steps[first + columnOf[column]];
        if (step === 0) continue;
        const level = Math.floor(((step - 1) * LEVELS) / position);
        if (pixels[at] === plain) pixels[at] = tints[level];
        // A pixel that stands for several cells has a mixture of their colors.
        else if (isMixed) for (let i = 0; i < 3; i++) data[4 * at + i] += this.#shifts[4 * level + i];
      }
    }
    return new ImageData(data, width);
  }
}

/** A color as a pixel of a picture. @param {Uint8ClampedArray} color */
const pixelOf = (color) => new Uint32Array(color.buffer)[0];
