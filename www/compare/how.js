// What pages say of a comparison, as types that lead to nothing else.

/**
 * How runs are compared.
 * @typedef {object} How
 * @property {"beside" | "overlay"} layout Each on a board of its own, or two on one.
 * @property {"steps" | "f"} align What the clock counts. By f only where all runs have one, else steps.
 */

/**
 * What a program printed.
 * @typedef {object} Recording
 * @property {string} title What it is called.
 * @property {[number, number][]} steps The cells that it took, in turn.
 * @property {[number, number][]} [path] From start to goal.
 * @property {number} [difference] The step, counted from 1, at which it first differs from the search beside it.
 */

export {};
