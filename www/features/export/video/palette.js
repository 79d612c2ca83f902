// The colors of a GIF: those that most pixels have. What is drawn has few colors of its own; the rest are the mixtures
// at the edges of letters and rings, and become the color that is nearest. Headless.

/** How many a GIF can have. The last place stands for what stays as it was in the frame before. */
const SIZE = 256;
export const SAME = SIZE - 1;

export class Palette {
  /** Red, green and blue of each, one after the other. */
  bytes = new Uint8Array(3 * SIZE);
  /** How many there are. */
  #count = 0;
  /** The place of each color that has been looked up. @type {Map<number, number>} */
  #places = new Map();

  /** @param {Uint8ClampedArray[]} samples Pixels, four bytes each. */
  constructor(samples) {
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const pixels of samples) {
      for (let i = 0; i < pixels.length; i += 4) {
        const color = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    }
    const frequent = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, SAME);
    for (const [color] of frequent) {
      this.bytes.set([color >> 16, (color >> 8) & 255, color & 255], 3 * this.#count);
      this.#places.set(color, this.#count++);
    }
  }

  /** The place of each pixel's color. @param {Uint8ClampedArray} pixels */
  indexesOf(pixels) {
    const indexes = new Uint8Array(pixels.length / 4);
    let [last, place] = [-1, 0];
    for (let index = 0; index < indexes.length; index++) {
      const at = 4 * index;
      const color = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
      if (color !== last) place = this.#placeOf(color);
      last = color;
      indexes[index] = place;
    }
    return indexes;
  }

  /** @param {number} color */
  #placeOf(color) {
    const known = this.#places.get(color);
    if (known !== undefined) return known;
    const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (let place = 0; place < this.#count; place++) {
      const [dr, dg, db] = [
        this.bytes[3 * place] - red,
        this.bytes[3 * place + 1] - green,
        this.bytes[3 * place + 2] - blue,
      ];
      const distance = dr * dr + dg * dg + db * db;
      if (distance < least) [nearest, least] = [place, distance];
    }
    this.#places.set(color, nearest);
    return nearest;
  }
}
