// What is wrong with a lesson as it is written, and where, or the numbers that its texts can have. Headless.

import { hasCode } from "../coded.js";
import { loadFull, Solver } from "../engine.js";
import { factsInParts } from "../scenarios/facts.js";
import { parseScenario } from "../scenarios/scenario.js";
import { inSlices } from "../scenarios/slices.js";

/** @typedef {import("../scenarios/facts.js").Facts} Facts */

/**
 * What is wrong: the error, the key of the file that it is about, if it is about one, and whether a text is missing there.
 * @typedef {{ error: Error & { code: string, values: Record<string, string> }, key: string, isMissing: boolean }} Problem
 *
 * What is wrong, if anything, and the numbers that texts can have, if the searches can be run.
 * @typedef {{ problem?: Problem, facts?: Facts }} Verdict
 */

/** What the numbers of a lesson depend on. */
const OF_SEARCHES = ["starstep", "map", "options", "penalties"];

/**
 * Reads a scenario and runs its searches, as it is done for readers.
 * @param {unknown} raw
 * @param {AbortSignal} [signal]
 * @returns {Promise<Verdict>}
 */
export async function judge(raw, signal) {
  try {
    await loadFull();
    return { facts: await factsOf(raw, signal) };
  } catch (error) {
    if (!hasCode(error)) throw error;
    const isMissing = error.code === "scenario-text" && /^"\s*"$/.test(error.values.value);
    return {
      problem: { error, key: String(error.values.key ?? ""), isMissing },
      facts: await factsWithoutTexts(raw, signal),
    };
  }
}

/** The numbers of a lesson whose texts are not finished, if its searches can be run. @param {unknown} raw @param {AbortSignal} [signal] */
async function factsWithoutTexts(raw, signal) {
  try {
    return await factsOf(withoutTexts(raw), signal);
  } catch (error) {
    if (!hasCode(error)) throw error;
    return undefined;
  }
}

/** @param {unknown} raw @param {AbortSignal} [signal] */
async function factsOf(raw, signal) {
  const scenario = parseScenario(raw);
  return inSlices(() => factsInParts(Solver, scenario), { signal });
}

/** The searches of a lesson whose texts are not finished. @param {unknown} raw */
function withoutTexts(raw) {
  const all = Object(raw);
  const own = Object.fromEntries(OF_SEARCHES.flatMap((key) => (key in all ? [[key, all[key]]] : [])));
  const { options } = Object(all.compare);
  return { ...own, title: "-", summary: "-", ...(options ? { compare: { title: "-", options } } : {}) };
}

/** Whether a key is another one, or within it. @param {string} key @param {string} outer */
const isWithin = (key, outer) => key.startsWith(outer) && /^([.[]|$)/.test(key.slice(outer.length));

/**
 * The field that a problem belongs to: the one whose key is the longest beginning of the problem's, else the first one
 * within it.
 * @param {string} key
 * @param {Iterable<string>} fields The keys of the fields.
 * @returns {string | undefined}
 */
export function fieldOf(key, fields) {
  const all = key === "" ? [] : Array.from(fields);
  const [around] = all.filter((field) => isWithin(key, field)).sort((a, b) => b.length - a.length);
  return around ?? all.find((field) => isWithin(field, key));
}
