// Which lines of a program ran from one cell that it removed to the next. Headless.

/**
 * What ran, in parts: lines, each followed by how often. Those before the first are not of the search.
 * @typedef {{ parts: number[][], first: number }} Parts
 *
 * How often each line ran, in the order in which they came, and how many older entries were removed meanwhile.
 * @typedef {{ counts: Map<number, number>, stale: number }} RanPart
 *
 * What ran before the first cell was removed, and from each cell to the next, or to the end.
 * @typedef {RanPart[]} Ran
 */

/** So many parts are told; of what comes after them nothing is known. */
const MOST = 100_000;

/**
 * @param {Parts} ran
 * @param {number[]} cuts How many parts there had been before each removal, and before the next one if there was one.
 * @param {number} count How many removals there were.
 * @param {number[]} kept The places of those that count.
 * @returns {Ran | undefined} Undefined if they are not all known.
 */
export function ranLines({ parts, first }, cuts, count, kept) {
  const end = cuts[count] ?? parts.length;
  if (end >= MOST) return undefined;
  return [first, ...kept.map((i) => cuts[i])].map((from, i) => {
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const part of parts.slice(from, cuts[kept[i]] ?? end))
      for (let k = 0; k < part.length; k += 2) counts.set(part[k], (counts.get(part[k]) ?? 0) + part[k + 1]);
    return { counts, stale: (kept[i] ?? count) - (kept[i - 1] ?? -1) - 1 };
  });
}
