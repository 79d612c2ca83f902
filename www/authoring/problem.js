// What is wrong with a lesson as it is written, and where, or the numbers that its texts can have. Headless.

import { hasCode } from "../coded.js";
import { loadEngine, Solver } from "../engine.js";
import { factsInParts } from "../scenarios/facts.js";
import { parseScenario } from "../scenarios/scenario.js";
import { inSlices } from "../scenarios/slices.js";

/** @typedef {import("../scenarios/facts.js").Facts} Facts */

/**
 * What is wrong: the error, and the key of the file that it is about, if it is about one.
 * @typedef {{ error: Error & { code: string }, key: string }} Problem
 */

/**
 * Reads a scenario and runs its searches, as it is done for readers.
 * @param {unknown} raw
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ problem: Problem, facts?: undefined } | { problem?: undefined, facts: Facts }>}
 */
export async function judge(raw, signal) {
  try {
    await loadEngine();
    const scenario = parseScenario(raw);
    return { facts: await inSlices(() => factsInParts(Solver, scenario), { signal }) };
  } catch (error) {
    if (!hasCode(error)) throw error;
    return { problem: { error, key: String(error.values.key ?? "") } };
  }
}

/**
 * The field that a problem belongs to: the one whose key is the longest beginning of the problem's.
 * @param {string} key
 * @param {Iterable<string>} fields The keys of the fields.
 * @returns {string | undefined}
 */
export function fieldOf(key, fields) {
  const isWithin = (/** @type {string} */ field) => key === field || /^[.[]/.test(key.slice(field.length));
  return Array.from(fields)
    .filter((field) => key.startsWith(field) && isWithin(field))
    .sort((a, b) => b.length - a.length)[0];
}
