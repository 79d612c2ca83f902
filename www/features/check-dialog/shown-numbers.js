// Numbers of one sentence as a reader sees them: with two decimals, or with as many as tell them apart. Headless.

/** So many decimals are told at most; what differs only beyond them is noise. */
const MOST = 12;

/**
 * @param {Record<string, number | undefined>} numbers
 * @param {string} tag
 * @returns {Record<string, string | undefined>} The same, each as the language writes it.
 */
export function shownApart(numbers, tag) {
  const values = Object.values(numbers).filter((value) => value !== undefined);
  const isSame = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.abs(a - b) < 10 ** -MOST * Math.max(1, Math.abs(a));
  let decimals = 2;
  const format = () => new Intl.NumberFormat(tag, { maximumFractionDigits: decimals });
  const isApart = () => {
    const shown = values.map((value) => format().format(value));
    return values.every((a, i) => values.every((b, j) => shown[i] !== shown[j] || isSame(a, b)));
  };
  while (decimals < MOST && !isApart()) decimals++;
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, value === undefined ? value : format().format(value)]),
  );
}

/** A difference of numbers that were printed, without the noise of floating-point numbers. @param {number} value */
export const clean = (value) => Number(value.toFixed(9));
