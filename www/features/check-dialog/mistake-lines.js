// The lines in which a program with a mistake differs from the right one, printed from the same tree in a language. Headless.

import { programFor } from "../../program/astar.js";
import { TINY } from "../../program/example.js";
import { orderIn } from "../../program/mutants/in-order.js";
import { mutantOf, mutated } from "../../program/mutants/index.js";
import { planOf } from "../../program/plan.js";
import { changedLines, unindented } from "../../program/printing/changed-lines.js";
import { textOf } from "../../program/printing/lines.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { MutantName } from "../../program/mutants/names.js"
 * @import { Program, Shown } from "../../program/tree.js"
 * @import { Writer } from "../pseudocode/pseudocode.js"
 */

/** @typedef {[wrong: string, right: string]} Lines */

/**
 * @param {MutantName} name
 * @param {string} way Which way to do it wrong; empty if there is one.
 * @param {Options} options
 * @param {Writer} write
 * @returns {Lines | undefined} None if a program with these options cannot have the mistake.
 */
export function mistakeLines(name, way, options, write) {
  const plan = planOf(options);
  // In which order it looks at its neighbors is no mistake.
  const mutant = mutantOf(name, orderIn(way) ? undefined : way);
  const wrong = plan && mutant && mutated(plan, [mutant], programFor);
  if (!wrong) return undefined;
  const print = (/** @type {Program} */ program) =>
    textOf(write(/** @type {Shown} */ (program), TINY, () => ""))
      .split("\n")
      .filter((line) => line.trim() !== "");
  return differing(print(wrong), print(mutated(plan, [], programFor) ?? wrong));
}

/** What differs, piece by piece; where a line is only on one side, with the line before it. @param {string[]} wrong @param {string[]} right @returns {Lines} */
function differing(wrong, right) {
  const pieces = changedLines(wrong, right).map(({ at, own, other }) => {
    const before = own.length === 0 || other.length === 0 ? wrong.slice(at - 1, at) : [];
    return /** @type {const} */ ([
      [...before, ...own],
      [...before, ...other],
    ]);
  });
  const told = (/** @type {0 | 1} */ side) => pieces.map((piece) => unindented(piece[side]).join("\n")).join("\n…\n");
  return [told(0), told(1)];
}
