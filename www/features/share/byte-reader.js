// Reads bytes, whole numbers and short texts one after another.

import { damaged } from "../../core/data/link-error.js";
import { GROUP } from "./bytes.js";

/** Reads what a `ByteWriter` wrote. Whatever the bytes are, it throws nothing but a `LinkError`. */
export class ByteReader {
  #bytes;
  #at = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
  }

  get isAtEnd() {
    return this.#at === this.#bytes.length;
  }

  byte() {
    if (this.isAtEnd) damaged();
    return this.#bytes[this.#at++];
  }

  /** A whole number up to the given one. @param {number} largest */
  number(largest) {
    let value = 0;
    for (let factor = 1; ; factor *= GROUP) {
      const byte = this.byte();
      value += (byte % GROUP) * factor;
      if (value > largest || factor > Number.MAX_SAFE_INTEGER) damaged();
      // A zero in the last group would be a second spelling of the same number.
      if (byte < GROUP) return byte === 0 && factor > 1 ? damaged() : value;
    }
  }

  /** A whole number of either sign whose size is at most the given one. @param {number} largest */
  signed(largest) {
    const value = this.number(2 * largest);
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** @param {number} length */
  raw(length) {
    if (length > this.#bytes.length - this.#at) damaged();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  rest() {
    return this.raw(this.#bytes.length - this.#at);
  }

  /** @param {number} longest In bytes. */
  text(longest) {
    const bytes = this.raw(this.number(longest));
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      // They are not UTF-8: the decoder throws nothing else.
      return damaged();
    }
  }
}
