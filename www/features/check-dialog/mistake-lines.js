// The lines in which a program with a mistake differs from the right one, printed from the same tree in a language. Headless.

import { programFor } from "../../program/astar.js";
import { TINY } from "../../program/example.js";
import { orderIn } from "../../program/mutants/in-order.js";
import { mutantOf, mutated } from "../../program/mutants/index.js";
import { planOf } from "../../program/plan.js";
import { textOf } from "../../program/printing/lines.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { MutantName } from "../../program/mutants/mutant.js"
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
  const length = commonLengths(wrong, right);
  /** @type {[wrong: string[], right: string[]][]} */
  const pieces = [];
  let [i, j] = [0, 0];
  while (i < wrong.length || j < right.length) {
    const from = [i, j];
    while ((i < wrong.length || j < right.length) && wrong[i] !== right[j]) {
      if (j === right.length || (i < wrong.length && length[i + 1][j] >= length[i][j + 1])) i++;
      else j++;
    }
    const [own, other] = [wrong.slice(from[0], i), right.slice(from[1], j)];
    // What a program needs to be loaded is no part of the mistake.
    if (![...own, ...other].every((line) => LOADS.test(line))) {
      const before = own.length === 0 || other.length === 0 ? wrong.slice(from[0] - 1, from[0]) : [];
      pieces.push([
        [...before, ...own],
        [...before, ...other],
      ]);
    }
    i++;
    j++;
  }
  const told = (/** @type {0 | 1} */ side) => pieces.map((piece) => unindented(piece[side]).join("\n")).join("\n…\n");
  return [told(0), told(1)];
}

const LOADS = /^(import|using|#include)\b/;

/** How many lines two programs have in common from two lines on. @param {string[]} one @param {string[]} other */
function commonLengths(one, other) {
  const length = Array.from({ length: one.length + 1 }, () => new Array(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const isSame = one[i] === other[j];
      length[i][j] = isSame ? 1 + length[i + 1][j + 1] : Math.max(length[i + 1][j], length[i][j + 1]);
    }
  }
  return length;
}

/** @param {string[]} lines */
function unindented(lines) {
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent));
}
