// Writes animated GIFs. Each frame has only the rectangle in which it differs from the one before, and in it only the pixels
// that differ, so that a search, of which a step changes a few cells, takes little. Headless.

import { columnOf, rowOf } from "../../../rules/cells.js";
import { compress } from "./lzw.js";
import { Palette, SAME } from "./palette.js";

/** The longest time for which a frame can be shown, in hundredths of a second. */
const LONGEST = 65_535;

export class GifWriter {
  #width;
  #height;
  /** The colors of the whole picture. */
  #palette;
  /** @type {Uint8Array<ArrayBuffer>[]} */
  #parts = [];
  /** What the last frame looks like, as places in the palette. @type {Uint8Array | undefined} */
  #last;

  /**
   * @param {number} width
   * @param {number} height
   * @param {Uint8ClampedArray[]} samples Pixels of frames that have all colors of the others, or nearly.
   */
  constructor(width, height, samples) {
    this.#width = width;
    this.#height = height;
    this.#palette = new Palette(samples);
    this.#parts.push(
      Uint8Array.from([...letters("GIF89a"), ...short(width), ...short(height), 0xf7, 0, 0]),
      this.#palette.bytes,
    );
    // It is played again and again.
    this.#parts.push(Uint8Array.from([0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0]));
  }

  /**
   * Adds a frame.
   * @param {Uint8ClampedArray} pixels Four bytes each, row by row.
   * @param {number} delay How long it is shown, in hundredths of a second.
   */
  add(pixels, delay) {
    const indexes = this.#palette.indexesOf(pixels);
    const { left, top, right, bottom } = this.#last ? changed(this.#last, indexes, this.#width) : this.#whole();
    const last = this.#last;
    this.#last = indexes;
    const [width, height] = [right - left, bottom - top];
    const part = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      const from = (top + y) * this.#width + left;
      for (let x = 0; x < width; x++) {
        const color = indexes[from + x];
        part[y * width + x] = last?.[from + x] === color ? SAME : color;
      }
    }
    // What is drawn stays, and is seen through the pixels that are the same.
    const control = [0x21, 0xf9, 4, 5, ...short(Math.min(LONGEST, delay)), SAME, 0];
    const place = [0x2c, ...short(left), ...short(top), ...short(width), ...short(height), 0];
    this.#parts.push(Uint8Array.from([...control, ...place]), compress(part));
  }

  #whole() {
    return { left: 0, top: 0, right: this.#width, bottom: this.#height };
  }

  /** The whole file. */
  end() {
    return [...this.#parts, Uint8Array.of(0x3b)];
  }
}

/** The rectangle in which two pictures differ; a single pixel if they do not. @param {Uint8Array} before @param {Uint8Array} after @param {number} width */
function changed(before, after, width) {
  const picture = { width };
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0];
  for (let index = 0; index < after.length; index++) {
    if (before[index] === after[index]) continue;
    const [x, y] = [columnOf(picture, index), rowOf(picture, index)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return right === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom };
}

/** @param {string} text */
const letters = (text) => Array.from(text, (letter) => letter.charCodeAt(0));
/** @param {number} value */
const short = (value) => [value & 255, value >> 8];
