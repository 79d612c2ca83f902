// What pages say of a comparison, and how many runs it can have: in a file that leads to nothing else.

/** So many runs can be compared. Links count in this number, so another one needs another version of them. */
export const MOST_RUNS = 4;
/** The values of `How`. Links have their places, so new ones come last. */
export const LAYOUTS = /** @type {const} */ (["beside", "overlay"]);
export const ALIGNMENTS = /** @type {const} */ (["steps", "f"]);

/**
 * How runs are compared.
 * @typedef {object} How
 * @property {typeof LAYOUTS[number]} layout Each on a board of its own, or all on one. A log is always beside.
 * @property {typeof ALIGNMENTS[number]} align What the clock counts. By f only where all runs have one, else steps.
 */

/**
 * What a program printed.
 * @typedef {object} Recording
 * @property {string} title What it is called.
 * @property {[number, number][]} steps The cells that it took, in turn.
 * @property {[number, number][]} [path] From start to goal.
 * @property {number} [difference] The step, counted from 1, at which it first differs from the search beside it.
 */
