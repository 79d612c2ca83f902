// Which kept boards are forgotten when there are too many. Headless.

/**
 * What is known of a kept board without reading it.
 * @typedef {object} About
 * @property {string} id
 * @property {string} tab The tab that drew it.
 * @property {number} at When, in milliseconds since 1970.
 * @property {number} bytes
 * @property {number} width
 * @property {number} height
 * @property {boolean} drawn Whether a reader has drawn on it.
 */

/** How much is kept at most. The largest board has 16 MB. */
export const MOST = { boards: 16, bytes: 96 << 20 };

/**
 * The boards to be forgotten, the oldest first. The one that is being kept stays, and so does what a living tab drew last.
 * @param {About[]} all
 * @param {string} current
 * @param {ReadonlySet<string>} living The tabs that are open.
 * @param {typeof MOST} [most]
 * @returns {string[]}
 */
export function toForget(all, current, living, most = MOST) {
  const newestFirst = [...all].sort((a, b) => b.at - a.at);
  /** @type {Set<string>} */
  const seen = new Set();
  const isSpared = newestFirst.map(({ id, tab }) => {
    const isLast = living.has(tab) && !seen.has(tab);
    seen.add(tab);
    return isLast || id === current;
  });
  let boards = newestFirst.filter((_, index) => isSpared[index]).length;
  let bytes = newestFirst.reduce((sum, about, index) => sum + (isSpared[index] ? about.bytes : 0), 0);
  const forgotten = newestFirst.filter((about, index) => {
    if (isSpared[index]) return false;
    if (boards + 1 > most.boards || bytes + about.bytes > most.bytes) return true;
    boards++;
    bytes += about.bytes;
    return false;
  });
  return forgotten.map(({ id }) => id).reverse();
}
