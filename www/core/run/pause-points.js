// Steps where playing pauses.

/** @import { Run } from "./run.js" */

/**
 * A step where playing pauses because there is something to read.
 * @typedef {object} Stop
 * @property {number} step
 * @property {string} name What it is, such as "caption 2 of 4".
 * @property {string} text What there is to read.
 * @property {number} time How long that takes, in milliseconds.
 * @property {Record<string, string>} [data] What its mark on the slider has besides, for style sheets.
 */

/** @type {readonly Stop[]} */
export const NO_STOPS = [];

/** The next step where playing pauses, not counting the end of the search. @param {Pick<Run, "range" | "stops" | "position">} run */
export function nextStop({ range, stops, position }) {
  const steps = [range.end, ...stops().map(({ step }) => step)];
  return Math.min(...steps.filter((step) => step > position), Number.POSITIVE_INFINITY);
}
