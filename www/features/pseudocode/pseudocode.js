// The running search as a program, with its options folded in: in plain words, or in one of four languages, where it can be
// pasted and run. What writes it in a language is loaded when it is asked for.

import { part } from "../../core/engine/errors.js";
import { exampleOf } from "./example.js";
import { planOf } from "./plan.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Options } from "../../engine.js"
 * @import { Example } from "./example.js"
 * @import { Plan } from "./plan.js"
 * @import { Code } from "./program-lines.js"
 */

/** @typedef {"words" | "python" | "csharp" | "cpp" | "javascript"} Spelling */
/** @typedef {(key: "moves" | "units" | "rows" | "old" | "same" | "swaps" | "stays") => string} Say A comment in the reader's language. */
/** @typedef {(plan: Plan, example: Example, say: Say) => Code} Writer */

/** @type {readonly Spelling[]} */
export const SPELLINGS = ["words", "python", "csharp", "cpp", "javascript"];

/** @type {Record<Exclude<Spelling, "words">, () => Promise<Writer | undefined>>} */
const WRITERS = {
  python: async () => (await part(import("./python.js")))?.python,
  csharp: async () => (await part(import("./csharp.js")))?.csharp,
  cpp: async () => (await part(import("./cpp.js")))?.cpp,
  javascript: async () => (await part(import("./javascript.js")))?.javascript,
};

/** What writes programs in a language; undefined if it cannot be loaded. @param {Exclude<Spelling, "words">} spelling */
export const writerOf = (spelling) => WRITERS[spelling]();

/**
 * A program with the search that the options name, on the board if that is small; undefined for the algorithms whose
 * programs are long: jump point search, bidirectional A*, and whichever is the fastest.
 * @param {Writer} write
 * @param {Options} options
 * @param {Pick<Board, "width" | "height" | "cells" | "start" | "goal">} board
 * @param {Say} say
 * @returns {Code | undefined}
 */
export function programOf(write, options, board, say) {
  const plan = planOf(options);
  return plan && write(plan, exampleOf(board, plan.penalties), say);
}
