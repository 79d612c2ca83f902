// What the expressions of a program become: functions, so that nothing is evaluated as a script. A node becomes one once, and
// programs that share it share that too.

import { isPenalty, WALL } from "../rules/cells.js";
import { compare } from "./entries.js";
import { slotOf } from "./slots.js";
import { isConstant } from "./tree.js";

/**
 * @import { Frame, Machine } from "./machine.js"
 * @import { Expression } from "./tree.js"
 */

/** @typedef {(frame: Frame, machine: Machine) => any} Act */

/** @type {WeakMap<Expression, Act>} */
const known = new WeakMap();

/** @param {Expression} node @returns {Act} */
export function actOf(node) {
  const act = known.get(node) ?? made(node);
  known.set(node, act);
  return act;
}

/** @param {Expression} node @returns {Act} */
function made(node) {
  switch (node.is) {
    case "number":
    case "flag":
      return () => node.value;
    case "none":
      return () => undefined;
    case "name": {
      const slot = slotOf(node.name);
      return isConstant(node.name) ? (_, machine) => machine.constants[slot] : (frame) => frame[slot];
    }
    case "binary":
      return binary(node.op, actOf(node.left), actOf(node.right));
    case "not":
    case "negative":
    case "nonzero":
    case "half":
      return unary(node.is, actOf(node.of));
    case "either": {
      const [when, then, otherwise] = [node.when, node.yes, node.no].map((part) => actOf(part));
      return (frame, machine) => (when(frame, machine) ? then(frame, machine) : otherwise(frame, machine));
    }
    case "call":
      return called(node);
    case "cell": {
      const [x, y] = [actOf(node.x), actOf(node.y)];
      return (frame, machine) => machine.memory.cellAt(x(frame, machine), y(frame, machine));
    }
    case "column":
    case "row": {
      const [of, place] = [actOf(node.of), node.is === "column" ? 0 : 1];
      return (frame, machine) => machine.memory.coordOf(of(frame, machine))[place];
    }
    case "rock":
    case "penalty": {
      const [x, y, isRock] = [actOf(node.x), actOf(node.y), node.is === "rock"];
      return (frame, machine) => {
        const byte = machine.memory.byteAt(x(frame, machine), y(frame, machine));
        return isRock ? byte === WALL : isPenalty(byte) ? byte : 0;
      };
    }
    case "has": {
      const [list, key] = [slotOf(node.list), actOf(node.key)];
      return (frame, machine) => frame[list].has(key(frame, machine));
    }
    case "get": {
      const [list, key] = [slotOf(node.list), actOf(node.key)];
      return (frame, machine) => frame[list].get(key(frame, machine));
    }
    case "size": {
      const list = slotOf(node.list);
      return (frame, _machine) => frame[list].size;
    }
    case "filled":
      return (_, machine) => machine.memory.heap.length + machine.memory.open.length > 0;
    case "at": {
      const index = actOf(node.index);
      return (frame, machine) => machine.memory.heap[index(frame, machine)];
    }
    case "cellOf": {
      const entry = actOf(node.entry);
      return (frame, machine) => entry(frame, machine).cell;
    }
    case "length":
      return (_, machine) => machine.memory.heap.length;
    case "before": {
      const [a, b] = [actOf(node.a), actOf(node.b)];
      return (frame, machine) => {
        const { heap, keys } = machine.program;
        const isOrEqual = heap?.isOrEqual === true;
        // The order of opening, which comes last, is not asked then.
        const order = compare(a(frame, machine), b(frame, machine), keys.length - Number(isOrEqual));
        return isOrEqual ? order <= 0 : order < 0;
      };
    }
  }
}

/** @param {Extract<Expression, { is: "call" }>} node @returns {Act} */
function called({ name, args }) {
  const values = args.map((arg) => actOf(arg));
  const own = BUILT_IN[/** @type {keyof typeof BUILT_IN} */ (name)];
  const [a, b] = values;
  if (own) return (frame, machine) => own(a(frame, machine), b?.(frame, machine));
  return (frame, machine) => machine.call(name, [a(frame, machine), ...(b ? [b(frame, machine)] : [])]);
}

/** @type {Record<"abs" | "min" | "max" | "sqrt" | "floor", (a: number, b: number) => number>} */
const BUILT_IN = { abs: Math.abs, min: Math.min, max: Math.max, sqrt: Math.sqrt, floor: Math.floor };

/** @param {Extract<Expression, { is: "binary" }>["op"]} op @param {Act} a @param {Act} b @returns {Act} */
function binary(op, a, b) {
  switch (op) {
    case "+":
      return (frame, machine) => a(frame, machine) + b(frame, machine);
    case "-":
      return (frame, machine) => a(frame, machine) - b(frame, machine);
    case "*":
      return (frame, machine) => a(frame, machine) * b(frame, machine);
    case "/":
      return (frame, machine) => a(frame, machine) / b(frame, machine);
    case "<":
      return (frame, machine) => a(frame, machine) < b(frame, machine);
    case "<=":
      return (frame, machine) => a(frame, machine) <= b(frame, machine);
    case ">":
      return (frame, machine) => a(frame, machine) > b(frame, machine);
    case ">=":
      return (frame, machine) => a(frame, machine) >= b(frame, machine);
    case "==":
      return (frame, machine) => a(frame, machine) === b(frame, machine);
    case "!=":
      return (frame, machine) => a(frame, machine) !== b(frame, machine);
    case "and":
      return (frame, machine) => a(frame, machine) && b(frame, machine);
    default:
      return (frame, machine) => a(frame, machine) || b(frame, machine);
  }
}

/** @param {"not" | "negative" | "nonzero" | "half"} is @param {Act} of @returns {Act} */
function unary(is, of) {
  switch (is) {
    case "not":
      return (frame, machine) => !of(frame, machine);
    case "negative":
      return (frame, machine) => -of(frame, machine);
    case "nonzero":
      return (frame, machine) => of(frame, machine) !== 0;
    default:
      return (frame, machine) => Math.floor(of(frame, machine) / 2);
  }
}
