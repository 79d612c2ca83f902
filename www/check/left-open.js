// What a log leaves open: the options in which answers differ that explain it in the same way.

import { orderIn } from "../program/mutants/in-order.js";
import { countingIn } from "./counting-options.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Candidate } from "./candidates.js"
 */

/**
 * @param {Candidate} first
 * @param {Candidate[]} answers All that were found, not only those that are told.
 * @returns {(keyof Options)[]}
 */
export function leftOpen(first, answers) {
  const names = /** @type {(keyof Options)[]} */ (Object.keys(first.options));
  const said = whatIsSaid(first);
  const alike = answers.filter((answer) => whatIsSaid(answer) === said);
  const own = countingIn(first.options);
  const differs = (/** @type {Candidate} */ { options, ways }, /** @type {keyof Options} */ name) =>
    (options[name] !== first.options[name] && countingIn(options)[name] !== own[name]) ||
    (name === "neighborOrder" && orderOf(ways) !== orderOf(first.ways));
  return names.filter((name) => alike.some((answer) => differs(answer, name)));
}

/** What an answer says, but for its options. Another weight explains by itself too much to count as the same. @param {Candidate} answer */
const whatIsSaid = ({ agrees, ended, samePath, isAsCheap, ties, bugs, frame, equals, slips, options }) =>
  JSON.stringify([agrees, ended, samePath, isAsCheap, ties, bugs, frame, equals, slips, options.weight]);

/** The order of the neighbors that a mistake says. @param {string[]} [ways] */
const orderOf = (ways = []) => ways.find(orderIn);
