// How far numbers may be apart and still be meant to be the same, where another program has counted and printed them. What
// decides about the engine's own costs and sums is in rules/costs.js.

import { areWhole } from "../rules/costs.js";

/** @import { Rules } from "./moving.js" */

/** Sums of √2 and of the engine's units for it differ by less than this share, with room to spare. */
const OF_ROOT = 1e-6;
/** What floating-point numbers lose on the way from one formula to another, as a share. */
const OF_FORMULAS = 1e-9;
/** What they lose in sums of units, and in numbers of cells, which are small. */
const OF_UNITS = 1e-6;
/** By so much units may be apart, in which √2 is rounded, however small the sums. */
const OF_ROUNDED_ROOT = 1e-3;
/** Half a digit, and a whole one, with room for what arithmetic loses. */
const [HALF, WHOLE] = [0.501, 1.001];

/**
 * Differences of f in units that are not told apart; with √2, programs count a little differently from the engine.
 * @param {Rules} rules
 * @param {number} f
 */
export function toleranceOf({ costs, units }, f) {
  if (units) return units.round ? 0 : OF_UNITS;
  return areWhole({ costs }) ? OF_UNITS : OF_ROUNDED_ROOT + OF_ROOT * f;
}

/** How far a sum of √2 may be from what the engine's units give. @param {number} said */
export const slackOfRoot = (said) => OF_ROOT * Math.abs(said);

/** How far a number may be from the same one by another formula. @param {number} value */
export const slackOfFormula = (value) => OF_FORMULAS * Math.abs(value);

/** How far a number with so many decimals may be from what it was before it was rounded. @param {number} decimals */
export const slackOfRounding = (decimals) => HALF * 10 ** -decimals;

/** The same where it may have been cut. @param {number} decimals */
export const slackOfCutting = (decimals) => WHOLE * 10 ** -decimals;

/** How far a whole number may be from one that was whole before it was printed. */
export const SLACK_OF_WHOLE = OF_UNITS;

/** Whether a printed number is as good as whole: what is left are not decimals, but noise. @param {number} value */
export const isAsGoodAsWhole = (value) => Math.abs(value - Math.round(value)) <= OF_UNITS * Math.max(1, value);

/** The whole part of a quotient. A hair more than it: where it is whole, rounding must not take one away. @param {number} quotient */
export const wholePart = (quotient) => Math.floor(quotient + OF_FORMULAS);

/** Whether two numbers that a program printed, or that follow from such, are meant to be the same. @param {number} one @param {number} other */
export const areAlike = (one, other) => Math.abs(one - other) <= OF_UNITS * Math.abs(other);

/** Whether a printed number is the sum of two others, each of which may have been rounded to a decimal. @param {number} sum @param {number} one @param {number} other */
export const isNearlySum = (sum, one, other) => Math.abs(one + other - sum) <= 0.06 + 1e-4 * Math.abs(sum);

/** Whether a diagonal move that costs so much is meant to cost √2. @param {number} cost A straight one costs 1. */
export const isMeantAsRoot = (cost) => Math.abs(cost - Math.SQRT2) <= 0.01;

/** Whether a weight is there to decide between equals: it is this near to 1. @param {number} weight */
export const hardlyWeighs = (weight) => Math.abs(weight - 1) <= 0.01;

/** Whether an h may be another with a little added, as some do to decide between equals. @param {number} one @param {number} other */
export const isNearlyH = (one, other) => Math.abs(one - other) <= 0.05 * other;
