// All that explains a log as well as the candidates that are told of it, which are ten at most: a board that is to tell them apart
// should tell these apart, too.

/** @import { Candidate } from "./candidates.js" */

/** So many are kept. */
export const MOST_BEHIND = 600;

/** @type {WeakMap<Candidate[], () => Candidate[]>} */
const behind = new WeakMap();

/** @param {Candidate[]} told @param {() => Candidate[]} all Hardly anybody asks for them. @returns {Candidate[]} What is told. */
export function keepBehind(told, all) {
  behind.set(told, all);
  return told;
}

/** @param {Candidate[]} told @returns {Candidate[]} The same where nothing else is known. */
export const allBehind = (told) => behind.get(told)?.() ?? told;
