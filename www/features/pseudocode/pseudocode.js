// The running search as a program, with its options folded in: in plain words, or in one of five languages, where it can be
// pasted and run. What writes it in a language is loaded when it is asked for.

import { part } from "../../core/engine/errors.js";
import "../../core/i18n/en/spellings.js";
import { programFor } from "../../program/astar.js";
import { exampleOf } from "../../program/example.js";
import { planOf } from "../../program/plan.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Options } from "../../engine.js"
 * @import { Example } from "../../program/example.js"
 * @import { Code } from "../../program/printing/lines.js"
 * @import { Say } from "../../program/printing/printer.js"
 * @import { Shown } from "../../program/tree.js"
 */

/** @typedef {"words" | "python" | "javascript" | "csharp" | "java" | "cpp"} Spelling */
/** @typedef {(program: Shown, example: Example, say: Say) => Code} Writer */

/** @type {readonly Spelling[]} */
export const SPELLINGS = ["words", "python", "javascript", "csharp", "java", "cpp"];

/** @type {Record<Exclude<Spelling, "words">, () => Promise<Writer | undefined>>} */
const WRITERS = {
  python: async () => (await part(import("../../program/printing/python.js")))?.python,
  javascript: async () => (await part(import("../../program/printing/javascript.js")))?.javascript,
  csharp: async () => (await part(import("../../program/printing/csharp.js")))?.csharp,
  java: async () => (await part(import("../../program/printing/java.js")))?.java,
  cpp: async () => (await part(import("../../program/printing/cpp.js")))?.cpp,
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
  return plan && write(programFor(plan), exampleOf(board, plan.penalties), say);
}
