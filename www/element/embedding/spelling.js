// Attributes that mean nothing but look like one that does: which one was meant. Loaded where one means nothing.

/** The attribute that a name was meant to be, if it looks like one. @param {string} name @param {string[]} known */
export function nearestOf(name, known) {
  const word = plain(name);
  const [best] = known
    .map((each) => ({ each, distance: distanceOf(word, plain(each)) }))
    .filter(({ each, distance }) => distance <= Math.min(2, Math.floor(plain(each).length / 3)))
    .sort((one, other) => one.distance - other.distance);
  return best?.each;
}

/** Hyphens are forgotten most often. @param {string} name */
const plain = (name) => name.toLowerCase().replaceAll(/[-_]/g, "");

/**
 * How many letters must be put in, left out, changed, or exchanged with the next one to make one word of another: Damerau's
 * distance, in which no part is changed twice.
 * @param {string} one
 * @param {string} other
 */
function distanceOf(one, other) {
  /** @type {number[][]} */
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const before = rows[row - 1];
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(before[column] + 1, current[column - 1] + 1, before[column - 1] + (isSame ? 0 : 1));
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isExchanged) least = Math.min(least, rows[row - 2][column - 2] + 1);
      current.push(least);
    }
    rows.push(current);
  }
  return rows[one.length][other.length];
}
