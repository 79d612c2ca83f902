// What is wrong with a lesson as it is written, and where, or the numbers that its texts can have. Headless.

import { hasCode } from "../../core/engine/errors.js";
import { loadFull, Solver } from "../../engine.js";
import { parseScenario } from "../lessons/scenario.js";
import { factsInParts, solverInParts } from "../lessons/scenario-facts.js";
import { momentOf, stepOf, valuesOfStep } from "../lessons/search-moments.js";
import { inSlices } from "../lessons/slices.js";

/**
 * @import { Facts } from "../lessons/scenario-facts.js"
 * @import { Values } from "../lessons/scenario-texts.js"
 * @import { Scenario } from "../lessons/scenario.js"
 * @import { Caption } from "./draft.js"
 */

/**
 * What is wrong: the error, the key of the file that it is about, if it is about one, and whether a text is missing there.
 * @typedef {{ error: Error & { code: string, values: Record<string, string> }, key: string, isMissing: boolean }} Problem
 *
 * What is wrong, if anything, and the numbers that texts can have, if the searches can be run: those of the whole lesson,
 * and for each caption those of its step, where it comes.
 * @typedef {{ problem?: Problem, facts?: Facts, ofCaptions: (Values | undefined)[] }} Verdict
 */

/** What the numbers of a lesson depend on. */
const OF_SEARCHES = ["starstep", "map", "options", "penalties"];
/** Its other ways, each of which has numbers too. */
const OF_WAYS = ["options", "penalties", "map", "ends"];

/**
 * Reads a scenario and runs its searches, as it is done for readers.
 * @param {unknown} raw
 * @param {AbortSignal} [signal]
 * @returns {Promise<Verdict>}
 */
export async function judge(raw, signal) {
  try {
    await loadFull();
    const facts = await factsOf(raw, signal);
    return { facts, ofCaptions: await valuesOfCaptions(raw, signal) };
  } catch (error) {
    if (!hasCode(error)) throw error;
    const isMissing = error.code === "scenario-text" && /^"\s*"$/.test(error.values.value);
    const facts = await factsWithoutTexts(raw, signal);
    return {
      problem: { error, key: String(error.values.key ?? ""), isMissing },
      facts,
      ofCaptions: facts ? await valuesOfCaptions(raw, signal) : [],
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

/** The numbers of the steps at which captions come. @param {unknown} raw A lesson whose searches can be run. @param {AbortSignal} [signal] */
function valuesOfCaptions(raw, signal) {
  const lesson = typeof raw === "string" ? JSON.parse(raw) : raw;
  const { captions = [] } = Object(lesson);
  const scenario = parseScenario(withoutTexts(lesson));
  return inSlices(() => valuesInParts(scenario, captions), { signal });
}

/** @param {Scenario} scenario @param {Caption[]} captions */
function* valuesInParts(scenario, captions) {
  const solver = yield* solverInParts(Solver, scenario);
  try {
    const { length } = solver;
    const all = [];
    for (const caption of captions) {
      yield;
      solver.seek(length);
      all.push(valuesOf(solver, caption));
    }
    return all;
  } finally {
    solver.free();
  }
}

/** @param {Solver} solver At the end of its search. @param {Caption} caption @returns {Values | undefined} None if it never comes. */
function valuesOf(solver, { at, text }) {
  try {
    return valuesOfStep(solver, stepOf(solver, momentOf(at), ""), text);
  } catch (error) {
    if (!hasCode(error)) throw error;
    return undefined;
  }
}

/** The searches of a lesson whose texts are not finished. @param {unknown} raw */
function withoutTexts(raw) {
  const all = Object(raw);
  const { compare, variants } = all;
  return {
    ...only(all, OF_SEARCHES),
    title: "-",
    summary: "-",
    ...(compare ? { compare: { title: "-", ...only(compare, OF_WAYS) } } : {}),
    ...(Array.isArray(variants)
      ? { variants: variants.map((way) => ({ title: "-", ...only(Object(way), OF_WAYS) })) }
      : {}),
  };
}

/** @param {Record<string, unknown>} all @param {readonly string[]} keys */
const only = (all, keys) => Object.fromEntries(keys.flatMap((key) => (key in all ? [[key, all[key]]] : [])));

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

/**
 * The numbers that the text of a field can have.
 * @param {string} key The field's.
 * @param {Verdict} verdict
 * @returns {Values}
 */
export function valuesFor(key, { facts, ofCaptions }) {
  const [, caption] = /^captions\[(\d+)/.exec(key) ?? [];
  if (caption !== undefined) return { ...facts?.values, ...ofCaptions[Number(caption)] };
  const [, question] = /^question(?:s\[(\d+)\])?\./.exec(key) ?? [];
  const asked = key.startsWith("question") ? facts?.asked[Number(question ?? 0)] : undefined;
  const said = /\.(right|wrong)$/.test(key) ? asked?.told : asked?.values;
  return { ...facts?.values, ...said };
}
