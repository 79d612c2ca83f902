// Work that is done in slices, done at once.

/** @template T @param {Generator<unknown, T>} work @returns {T} What it comes to. */
export function atOnce(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
