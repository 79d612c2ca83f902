// What Python's own parser tells of a reader's program, made into where it is watched and what of it is called. Headless.

import { removingCalls } from "./removing-calls.js";
import { searchCall } from "./search-call.js";

/**
 * @import { Instrumented } from "./instrumented.js"
 * @import { Called, Routine } from "./removing-calls.js"
 * @import { Built, Callable } from "./search-call.js"
 */

/**
 * What the interpreter tells: the calls by their numbers, with the numbers of the functions around them, the innermost first; or why
 * it is no Python.
 * @typedef {object} ReadPython
 * @property {(Omit<Called, "inside"> & { inside: number[], line: number, text: string })[]} calls
 * @property {Routine[]} routines
 * @property {Callable[]} functions
 * @property {Built[]} classes
 * @property {{ name: string, line: number }[]} own
 * @property {undefined} [fault]
 *
 * @typedef {{ fault: { line?: number, message: string } }} NoPython
 */

/** What each program is given. */
const GIVEN = ["grid", "start", "goal"];

/**
 * @param {string} code
 * @param {ReadPython | NoPython} read
 * @returns {Instrumented & { picked: number[] }} `picked`: the numbers of the calls that are watched.
 */
export function madeOfPython(code, read) {
  if (read.fault) return { code, sites: [], own: [], picked: [], fault: read.fault };
  const { calls, routines, functions, classes, own } = read;
  const all = calls.map(({ inside, ...call }, number) => ({
    ...call,
    number,
    inside: inside.map((place) => routines[place]),
  }));
  const removing = removingCalls(all, routines);
  const call = searchCall(functions, classes);
  return {
    code,
    sites: removing.map(({ line, name, text, isGuess }) => ({ line, name, text, isGuess })),
    picked: removing.map(({ number }) => number),
    own: own.filter(({ name }) => GIVEN.includes(name)),
    ...(call && { call }),
  };
}
