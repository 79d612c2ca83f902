// The numbers of a log as they stand there: with how many decimals or digits, and so how far each may be from what it was
// before it was printed, whether it was rounded or cut.

import { decimalsFor, Numbers } from "./logged-numbers.js";
import { SLACK_OF_WHOLE, slackOfCutting, slackOfFormula } from "./tolerances.js";

/** @import { LogStep, Precision } from "./logged-numbers.js" */

/** @typedef {"g" | "h" | "f"} Letter */

/** @type {Precision} */
const NONE = { decimals: 0, digits: 0 };

export class Printed {
  /** @param {LogStep[]} steps */
  constructor(steps) {
    const { decimals, any } = new Numbers(steps);
    this.steps = steps;
    this.any = any;
    /** How exact the numbers of each letter are at most. */
    this.precision = { g: decimals.g ?? NONE, h: decimals.h ?? NONE, f: decimals.f ?? NONE };
  }

  /** All of them as programs write them alike: 1.4 is 1.40 where another number has two decimals. @returns {Precision} */
  get most() {
    const all = Object.values(this.precision);
    return {
      decimals: Math.max(...all.map(({ decimals }) => decimals)),
      digits: Math.max(...all.map(({ digits }) => digits)),
    };
  }
}

/** How far a number may be from what it stands for. @param {number} said @param {Precision} precision */
export const slackOf = (said, precision) => slackOfCutting(decimalsFor(precision, said));

/**
 * Whether a number can stand for another one.
 * @param {number} said
 * @param {number} value
 * @param {Precision} precision
 * @param {boolean} [isWhole] Whether the other one is known to be whole: then nothing was rounded.
 */
export function standsFor(said, value, precision, isWhole = false) {
  const most = isWhole && precision.decimals === 0 ? SLACK_OF_WHOLE : slackOf(said, precision);
  return Math.abs(said - value) <= most + slackOfFormula(value);
}
