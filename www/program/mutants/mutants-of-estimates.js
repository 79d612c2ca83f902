// What programs do wrong with h and f.

import { atVariable } from "../edits.js";
import { call, get, minus, name, negative, number, over, plus, times } from "../tree.js";
import { inEstimate, inSearch } from "./mutant.js";

/**
 * @import { Change } from "../edits.js"
 * @import { Expression } from "../tree.js"
 * @import { Mutant } from "./mutant.js"
 */

const [STRAIGHT, DIAGONAL, START, dx, dy, current, newG, newH] = [
  "STRAIGHT",
  "DIAGONAL",
  "START",
  "dx",
  "dy",
  "current",
  "newG",
  "newH",
].map(name);

/** What the estimate gives. @param {(value: Expression) => Expression | undefined} change */
const given = (change) =>
  inEstimate((node) => {
    if (node.is !== "give" || !node.value) return undefined;
    const value = change(node.value);
    return value && { ...node, value };
  });

/** The distance along an axis. @param {"dx" | "dy"} axis @param {(value: Expression) => Expression | undefined} change */
const along = (axis, change) => inEstimate(atVariable(axis, change));

/** @param {"column" | "row"} from @param {"column" | "row"} to @returns {Change} */
const otherAxis = (from, to) => (node) =>
  node.is === from && node.of.is === "name" && node.of.name === "cell" ? { is: to, of: node.of } : undefined;

/** A change of a call of the estimate for a neighbor. @param {(node: Expression) => Expression} change */
const ofNeighbor = (change) => inSearch(atVariable("newH", change));

/** f of a neighbor: g and h, the latter with its weight. @param {(h: Expression) => Expression} change */
const ofF = (change) =>
  inSearch(atVariable("newF", (value) => (value.is === "binary" ? change(value.right) : undefined)));

/** @param {Extract<Expression, { is: "call" }>["name"]} from @param {Extract<Expression, { is: "call" }>["name"]} to */
const otherCall = (from, to) =>
  given((value) =>
    replaced(value, (node) => (node.is === "call" && node.name === from ? { ...node, name: to } : undefined)),
  );

/** An expression with parts replaced; undefined if there is no such part. @param {Expression} value @param {(node: Expression) => Expression | undefined} change @returns {Expression | undefined} */
function replaced(value, change) {
  const own = change(value);
  if (own) return own;
  if (value.is === "binary") {
    const [left, right] = [replaced(value.left, change), replaced(value.right, change)];
    return left || right ? { ...value, left: left ?? value.left, right: right ?? value.right } : undefined;
  }
  if (value.is !== "call") return undefined;
  const args = value.args.map((arg) => replaced(arg, change));
  return args.some((arg) => arg) ? { ...value, args: args.map((arg, i) => arg ?? value.args[i]) } : undefined;
}

const isName = (/** @type {Expression} */ node, /** @type {string} */ wanted) =>
  node.is === "name" && node.name === wanted;

/** A distance that loses what is behind the decimal point. @param {(value: Expression) => Expression} change */
const cut = (change) => given((value) => (value.is === "number" ? undefined : change(value)));

/** @type {Mutant[]} */
export const ESTIMATES = [
  {
    name: "h-from-start",
    change: inEstimate((node) => (isName(/** @type {Expression} */ (node), "GOAL") ? START : undefined)),
  },
  {
    name: "h-swapped",
    change: inEstimate((node) => otherAxis("column", "row")(node) ?? otherAxis("row", "column")(node)),
  },
  {
    name: "h-signed",
    change: inEstimate((node) =>
      node.is === "declare" && node.value.is === "call" ? { ...node, value: node.value.args[0] } : undefined,
    ),
  },
  { name: "h-of-parent", change: ofNeighbor(() => call("estimate", current)) },
  { name: "h-one-axis", way: "x", change: along("dy", () => number(0)) },
  { name: "h-one-axis", way: "y", change: along("dx", () => number(0)) },
  {
    name: "h-squared",
    change: given((value) =>
      replaced(value, (node) =>
        node.is === "call" && node.name === "sqrt" && node.args[0].is === "binary" ? node.args[0] : undefined,
      ),
    ),
  },
  {
    name: "h-without-squares",
    change: given((value) =>
      replaced(value, (node) =>
        node.is === "binary" && node.op === "*" && (isName(node.left, "dx") || isName(node.left, "dy"))
          ? node.left
          : undefined,
      ),
    ),
  },
  {
    name: "h-unscaled",
    change: ({ program, plan }) =>
      plan.straight === 10
        ? given((value) =>
            replaced(value, (node) =>
              isName(node, "STRAIGHT") ? number(1) : isName(node, "DIAGONAL") ? number(1.4) : undefined,
            ),
          )({ program, plan })
        : undefined,
  },
  {
    name: "h-truncated",
    way: "straight",
    change: cut((value) => times(STRAIGHT, call("floor", over(value, STRAIGHT)))),
  },
  {
    name: "h-truncated",
    way: "tenth",
    change: ({ program, plan }) =>
      cut((value) =>
        plan.straight === 10
          ? call("floor", value)
          : times(number(plan.straight / 10), call("floor", over(value, number(plan.straight / 10)))),
      )({ program, plan }),
  },
  {
    name: "h-truncated",
    way: "diagonal",
    change: ({ program, plan }) =>
      program.constants.length > 1
        ? cut((value) => times(DIAGONAL, call("floor", over(value, DIAGONAL))))({ program, plan })
        : undefined,
  },
  {
    name: "h-truncated",
    way: "half",
    change: cut((value) => times(STRAIGHT, call("floor", over(value, times(number(2), STRAIGHT))))),
  },
  { name: "h-halved", change: given((value) => (value.is === "number" ? undefined : over(value, number(2)))) },
  { name: "h-doubled", change: given((value) => (value.is === "number" ? undefined : times(number(2), value))) },
  { name: "h-max-for-min", change: otherCall("min", "max") },
  { name: "h-min-for-max", change: otherCall("max", "min") },
  {
    name: "h-difference-for-sum",
    change: given((value) =>
      replaced(value, (node) => (node.is === "binary" && node.op === "+" ? minus(node.left, node.right) : undefined)),
    ),
  },
  {
    name: "h-straight-for-diagonal",
    change: given((value) => replaced(value, (node) => (isName(node, "DIAGONAL") ? STRAIGHT : undefined))),
  },
  {
    name: "h-diagonal-for-straight",
    change: ({ program, plan }) =>
      program.constants.length > 1
        ? given((value) => replaced(value, (node) => (isName(node, "STRAIGHT") ? DIAGONAL : undefined)))({
            program,
            plan,
          })
        : undefined,
  },
  {
    name: "h-product-for-sum",
    change: given((value) =>
      replaced(value, (node) =>
        node.is === "binary" && node.op === "+" && isName(node.left, "dx") && isName(node.right, "dy")
          ? times(dx, dy)
          : undefined,
      ),
    ),
  },
  { name: "h-subtracted", change: ofF((h) => minus(newG, h)) },
  { name: "f-multiplied", change: ofF((h) => times(newG, h)) },
  { name: "f-without-h", change: ofF(() => newG) },
  { name: "f-with-old-g", change: ofF((h) => plus(get("g", current), h)) },
  { name: "f-with-h-twice", change: ofF((h) => plus(newG, plus(h, newH))) },
  { name: "f-with-h-of-parent-added", change: ofF((h) => plus(plus(newG, h), name("h"))) },
  {
    name: "max-first",
    change: inSearch((node) =>
      node.is === "put" && node.keys.length > 0
        ? { ...node, keys: [negative(node.keys[0]), ...node.keys.slice(1)] }
        : undefined,
    ),
  },
  {
    name: "h-of-cell-at-origin",
    change: inEstimate((node) =>
      (node.is === "column" || node.is === "row") && isName(node.of, "GOAL") ? number(0) : undefined,
    ),
  },
];
