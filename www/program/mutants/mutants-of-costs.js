// What programs do wrong with g and with what moves cost.

import { atVariable, edited } from "../edits.js";
import { call, get, minus, name, plus } from "../tree.js";
import { inSearch } from "./mutant.js";

/**
 * @import { Change } from "../edits.js"
 * @import { Expression, Program } from "../tree.js"
 * @import { Mutant } from "./mutant.js"
 */

const [STRAIGHT, DIAGONAL, newG] = ["STRAIGHT", "DIAGONAL", "newG"].map(name);
const g = get("g", name("current"));

/** The sum that the new g is. @param {(move: Expression, sum: Expression) => Expression} change */
const ofNewG = (change) =>
  inSearch(atVariable("newG", (value) => (value.is === "binary" ? change(value.right, value) : undefined)));

/** What a move costs, where there are two kinds. @param {Expression} yes @param {Expression} no @returns {Change} */
const costing = (yes, no) => (node) => (node.is === "either" ? { ...node, yes, no } : undefined);

/** Adds something to the new g after all else. @param {Program} program @param {Expression} more */
function addedTo(program, more) {
  const isLast = (/** @type {import("../edits.js").Node} */ node) =>
    program.hasPenalties ? node.is === "assign" && node.name === "newG" : node.is === "declare" && node.name === "newG";
  return edited(program, "search", (node) =>
    isLast(node) ? [node, { is: "assign", name: "newG", value: plus(newG, more) }] : undefined,
  );
}

/** @type {Mutant[]} */
export const COSTS = [
  { name: "g-of-last-move-only", change: ofNewG((move) => move) },
  { name: "g-without-move", change: ofNewG(() => g) },
  { name: "g-minus-move", change: ofNewG((move) => minus(g, move)) },
  {
    name: "h-added-into-g",
    way: "f",
    // f for A*; where f is h alone, h is added.
    change: ({ program, plan }) =>
      plan.by === "f" || plan.by === "h"
        ? ofNewG((move) => plus(plan.by === "f" ? name("f") : plus(g, name("h")), move))({ program, plan })
        : undefined,
  },
  {
    name: "h-added-into-g",
    way: "h",
    change: ({ program, plan }) =>
      plan.by === "f" || plan.by === "h" ? addedTo(program, call("estimate", name("cell"))) : undefined,
  },
  { name: "diagonal-costs-straight", change: inSearch(costing(STRAIGHT, STRAIGHT)) },
  { name: "straight-costs-diagonal", change: inSearch(costing(DIAGONAL, DIAGONAL)) },
  { name: "move-costs-swapped", change: inSearch(costing(STRAIGHT, DIAGONAL)) },
  {
    name: "penalty-of-cell-left",
    change: inSearch((node) => (node.is === "penalty" ? { ...node, x: name("x"), y: name("y") } : undefined)),
  },
];
