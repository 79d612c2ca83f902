// Random numbers and values that are fully determined by a seed.

/** Numbers by Mulberry32: from a 32-bit seed come 32-bit numbers. */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
    // Otherwise neighboring seeds would begin alike.
    for (let i = 0; i < 4; i++) this.next();
  }

  /** A whole number of 32 bits. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A whole number from 0 up to, but not including, the limit. @param {number} limit */
  below(limit) {
    return this.next() % limit;
  }

  /** @template T @param {readonly T[]} choices @returns {T} */
  pick(choices) {
    return choices[this.below(choices.length)];
  }

  /** The same in any order. @template T @param {readonly T[]} values @returns {T[]} */
  shuffled(values) {
    const left = [...values];
    return values.map(() => left.splice(this.below(left.length), 1)[0]);
  }

  /** True once in this many times, on average. @param {number} times */
  onceIn(times) {
    return this.below(times) === 0;
  }

  /** @param {number} length */
  bytes(length) {
    return Uint8Array.from({ length }, () => this.below(256));
  }
}

const LETTERS = [
  "",
  "0",
  "9",
  "A",
  "z",
  "_",
  "-",
  ".",
  "{",
  "}",
  "[",
  '"',
  "\\",
  "\n",
  "\0",
  "é",
  "😀",
  "\ud800",
  "#",
  "%",
];

/** A text with a few characters changed. @param {Random} random @param {string} text */
export function mutatedText(random, text) {
  let changed = text;
  for (let i = random.below(4); i >= 0; i--) {
    const at = random.below(changed.length + 1);
    const rest = changed.slice(at + random.below(3));
    changed = random.onceIn(12)
      ? changed.slice(0, at)
      : changed.slice(0, at) + random.pick(LETTERS) + (random.onceIn(20) ? changed.slice(0, at) : "") + rest;
  }
  return changed;
}

/** Values that do not belong: numbers and texts of all kinds, and things that are neither. @param {Random} random */
export function junk(random) {
  const number = random.pick([0, -0, 1, -1, 0.5, 2, 7, 254, 255, 256, 300, 4097, 2 ** 31, 2 ** 53, 1e300, 5e-324]);
  const values = [null, true, false, "", "2", "end", "x".repeat(3000), "\ud800", [], {}, [[]], [1, 2], { a: 1 }];
  return random.onceIn(2) ? number : random.pick(/** @type {unknown[]} */ (values));
}
