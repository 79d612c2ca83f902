// Writes bytes, whole numbers and short texts one after another.

/** A number is written in groups of seven bits, the lowest first; the top bit says that more follow. */
export const GROUP = 128;

export class ByteWriter {
  #bytes = new Uint8Array(64);
  #length = 0;

  get length() {
    return this.#length;
  }

  /** What has been written; valid until more is written. */
  get bytes() {
    return this.#bytes.subarray(0, this.#length);
  }

  /** @param {number} value */
  byte(value) {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = value;
  }

  /** A whole number from 0 to the largest safe one. @param {number} value */
  number(value) {
    let rest = value;
    for (; rest >= GROUP; rest = Math.floor(rest / GROUP)) this.byte((rest % GROUP) + GROUP);
    this.byte(rest);
  }

  /** A whole number of either sign. @param {number} value */
  signed(value) {
    this.number(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** @param {Uint8Array} bytes */
  raw(bytes) {
    this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** @param {string} text */
  text(text) {
    const bytes = new TextEncoder().encode(text);
    this.number(bytes.length);
    this.raw(bytes);
  }

  /** @param {number} more */
  #grow(more) {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + more));
    grown.set(this.bytes);
    this.#bytes = grown;
  }
}
