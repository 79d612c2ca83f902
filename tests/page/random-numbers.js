// Random numbers that are the same in every run.

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
export function randomFrom(seed) {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
