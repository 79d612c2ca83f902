// The compression of GIF: codes of growing length for sequences that have occurred before. Headless.

/** How many bits a color has, and how many a code can have. */
const [BITS, MOST_BITS] = [8, 12];
const CLEAR = 1 << BITS;
const END = CLEAR + 1;
/** How many bytes a block has at most. */
const BLOCK = 255;

/** A picture as GIF has it: the number of bits, and blocks of codes. @param {Uint8Array} colors */
export function compress(colors) {
  const out = new Blocks();
  /** The code of a sequence: the code of all but its last color · 256 + that color. @type {Map<number, number>} */
  const codes = new Map();
  let [next, bits] = [END + 1, BITS + 1];
  out.write(CLEAR, bits);
  let code = colors[0];
  for (let i = 1; i < colors.length; i++) {
    const key = (code << BITS) | colors[i];
    const known = codes.get(key);
    if (known !== undefined) {
      code = known;
      continue;
    }
    out.write(code, bits);
    code = colors[i];
    if (next < 1 << MOST_BITS) {
      codes.set(key, next);
      // The reader is one code behind.
      if (next === 1 << bits && bits < MOST_BITS) bits++;
      next++;
    } else {
      out.write(CLEAR, bits);
      codes.clear();
      [next, bits] = [END + 1, BITS + 1];
    }
  }
  out.write(code, bits);
  // Writing it has given the reader one code more.
  if (next === 1 << bits && bits < MOST_BITS) bits++;
  out.write(END, bits);
  return out.end();
}

/** Codes as bytes, the lowest bit first, in blocks with their lengths. */
class Blocks {
  /** @type {number[]} */
  #bytes = [];
  #buffer = 0;
  #filled = 0;

  /** @param {number} code @param {number} bits */
  write(code, bits) {
    this.#buffer |= code << this.#filled;
    this.#filled += bits;
    while (this.#filled >= 8) {
      this.#bytes.push(this.#buffer & 255);
      this.#buffer >>>= 8;
      this.#filled -= 8;
    }
  }

  end() {
    if (this.#filled > 0) this.#bytes.push(this.#buffer & 255);
    const bytes = this.#bytes;
    const blocks = Math.ceil(bytes.length / BLOCK);
    const data = new Uint8Array(1 + bytes.length + blocks + 1);
    data[0] = BITS;
    let at = 1;
    for (let from = 0; from < bytes.length; from += BLOCK) {
      const block = bytes.slice(from, from + BLOCK);
      data[at] = block.length;
      data.set(block, at + 1);
      at += 1 + block.length;
    }
    return data;
  }
}
