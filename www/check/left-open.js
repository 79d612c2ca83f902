// What a log leaves open: the options in which answers differ that explain it in the same way.

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
  const differs = (/** @type {Options} */ options, /** @type {keyof Options} */ name) =>
    options[name] !== first.options[name] && countingIn(options)[name] !== own[name];
  return names.filter((name) => alike.some(({ options }) => differs(options, name)));
}

/** What an answer says, but for its options. Another weight explains by itself too much to count as the same. @param {Candidate} answer */
const whatIsSaid = ({ agrees, ended, samePath, ties, bugs, frame, equals, slips, options }) =>
  JSON.stringify([agrees, ended, samePath, ties, bugs, frame, equals, slips, options.weight]);
