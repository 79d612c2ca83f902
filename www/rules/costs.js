// What moves cost by cost model, and when two numbers are the same cost. All tolerances of the page are here. Headless, and
// without the engine.

import { COST_MODELS } from "../pkg/facts/costs.js";

/** @import { Options } from "../pkg/starstep.js" */

/** @typedef {Pick<Options, "costs">} OfModel */

/** √2 is a fraction in the engine: costs of ways that are equal there differ by less than this share, with room to spare. */
const OF_FRACTION = 1e-6;
/** Sums of floating-point numbers that are equal on paper differ by less than this share. */
const OF_SUMS = 1e-12;

/** What moves cost in the model's own unit: a straight and a diagonal one, and a penalty of 1. @param {OfModel} options */
export const costsOf = ({ costs }) => COST_MODELS[costs];

/** The same in the whole units in which the search counts, and how many of these are a cost of 1. @param {OfModel} options */
export function unitsOf({ costs }) {
  const { straight: one, units } = COST_MODELS[costs];
  const [straight, diagonal, penalty] = units;
  return { straight, diagonal, penalty, scale: straight / one };
}

/** Whether costs are whole numbers. @param {OfModel} options */
export const areWhole = ({ costs }) => Number.isInteger(COST_MODELS[costs].diagonal);

/** Whether a diagonal move costs as much as a straight one. @param {OfModel} options */
export const isFlat = ({ costs }) => COST_MODELS[costs].diagonal === COST_MODELS[costs].straight;

/** How two numbers compare if those that differ by less than a share are equal. @param {number} a @param {number} b @param {number} share */
function compared(a, b, share) {
  const difference = a - b;
  // What is infinite is equal to nothing but itself.
  const isSame =
    a === b || (Number.isFinite(difference) && Math.abs(difference) <= share * Math.max(Math.abs(a), Math.abs(b)));
  return isSame ? 0 : difference;
}

/**
 * How two costs of ways on a board compare, or two f: 0 if they are the same for the search.
 * @param {OfModel} options
 * @param {number} a
 * @param {number} b
 */
export const compareCosts = (options, a, b) => compared(a, b, areWhole(options) ? OF_SUMS : OF_FRACTION);

/** Whether a way that costs so much is a shortest one. @param {OfModel} options @param {number} cost @param {number} shortest */
export const isShortest = (options, cost, shortest) => compareCosts(options, cost, shortest) <= 0;

/** How two numbers compare that were added up from others, such as f from g and h: 0 if they are equal on paper. @param {number} a @param {number} b */
export const compareSums = (a, b) => compared(a, b, OF_SUMS);

/** Whether two such numbers are equal on paper. @param {number} a @param {number} b */
export const areEqual = (a, b) => compareSums(a, b) === 0;

/** Whether such a number has no more than so many decimals. @param {number} value @param {number} decimals */
export const isRounded = (value, decimals) => areEqual(value * 10 ** decimals, Math.round(value * 10 ** decimals));

/** A number added up in that way, rounded up to so many decimals. @param {number} value @param {number} decimals */
export const roundedUp = (value, decimals) =>
  (isRounded(value, decimals) ? Math.round : Math.ceil)(value * 10 ** decimals) / 10 ** decimals;

/**
 * Whether two f that are equal as they are told may differ a little in the search, if their g and h differ. It compares
 * whole units, in which √2 and a straight line are three ten-millionths short, and sums with a fraction are rounded.
 * @param {Pick<Options, "costs" | "heuristic" | "weight">} options
 */
export const areSumsRounded = ({ costs, heuristic, weight }) =>
  !areWhole({ costs }) && (heuristic === "euclidean" || !Number.isInteger(8 * weight));
