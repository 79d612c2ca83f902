// Numbers that look random and are the same for the same seed. Headless.

/**
 * @typedef {object} Random
 * @property {(count: number) => number} below A whole number from 0 up to one less than the count.
 * @property {<T>(list: readonly T[]) => T} pick One of a list.
 * @property {<T>(list: readonly T[]) => T[]} shuffled
 */

/** @param {number} seed @returns {Random} */
export function seeded(seed) {
  let state = seed >>> 0;
  // A step of mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (/** @type {number} */ count) => Math.floor(next() * count);
  return {
    below,
    pick: (list) => list[below(list.length)],
    shuffled: (list) => {
      const rest = [...list];
      return list.map(() => rest.splice(below(rest.length), 1)[0]);
    },
  };
}

/** A seed that no one chose. */
export const anySeed = () => Math.floor(Math.random() * 2 ** 32);
