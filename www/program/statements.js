// What the statements of a program become: functions, each once, as the expressions in them.

import { actOf } from "./expressions.js";
import { ENDLESS, STOPPED } from "./memory.js";
import { slotOf } from "./slots.js";

/**
 * @import { Read } from "./execute.js"
 * @import { Act } from "./expressions.js"
 * @import { Frame, Machine } from "./machine.js"
 * @import { Statement } from "./tree.js"
 */

/** What a statement leads to: nothing special, the next round of a loop, the end of a loop, or the end of the routine. @typedef {0 | 1 | 2 | 3} Way */
/** @typedef {(frame: Frame, machine: Machine) => Way} Step */

const [ON, NEXT, STOP, GIVE] = /** @type {const} */ ([0, 1, 2, 3]);
/** The variables that hold cells. */
const CELLS = new Set(["current", "cell"]);

/** @type {WeakMap<Statement, Step>} */
const known = new WeakMap();

/** @param {Statement} node @returns {Step} */
function stepOf(node) {
  const step = known.get(node) ?? watched(node);
  known.set(node, step);
  return step;
}

/** @param {Statement[]} body @returns {Step} */
export function block(body) {
  const acts = body.map((statement) => stepOf(statement));
  if (acts.length === 1) return acts[0];
  return (frame, machine) => {
    for (let i = 0; i < acts.length; i++) {
      const way = acts[i](frame, machine);
      if (way !== ON) return way;
    }
    return ON;
  };
}

/** A line with an id, which can be watched. @param {Statement} node @returns {Step} */
function watched(node) {
  const step = made(node);
  const { id } = node;
  if (!id) return step;
  return (frame, machine) => {
    if (machine.watch?.(id, readerOf(frame, machine))) throw STOPPED;
    return step(frame, machine);
  };
}

/** @param {Frame} frame @param {Machine} machine @returns {Read} */
const readerOf =
  (frame, { memory }) =>
  (name, key) => {
    const value = frame[slotOf(name)];
    if (key !== undefined) {
      const cell = frame[slotOf(key)];
      return value?.has(cell) ? value.get(cell) : undefined;
    }
    if (typeof value !== "number") return undefined;
    return CELLS.has(name) ? memory.coordOf(value) : value;
  };

/** @param {Statement} node @returns {Step} */
function made(node) {
  switch (node.is) {
    case "if": {
      const [isTrue, then] = [actOf(node.when), block(node.body)];
      return (frame, machine) => (isTrue(frame, machine) ? then(frame, machine) : ON);
    }
    case "next":
      return () => NEXT;
    case "stop":
      return () => STOP;
    case "give": {
      const value = node.value && actOf(node.value);
      return (frame, machine) => {
        machine.given = value?.(frame, machine);
        return GIVE;
      };
    }
    case "while":
    case "moves":
    case "places":
      return loop(node);
    case "put":
    case "take":
    case "place":
    case "grow":
    case "shrink":
    case "sift":
    case "open":
      return queue(node);
    default: {
      const act = simple(node);
      return (frame, machine) => {
        act(frame, machine);
        return ON;
      };
    }
  }
}

/** @param {Extract<Statement, { is: "while" | "moves" | "places" }>} node @returns {Step} */
function loop(node) {
  if (node.is === "while") {
    const [isTrue, body] = [actOf(node.when), block(node.body)];
    return (frame, machine) => {
      while (isTrue(frame, machine)) {
        const way = body(frame, machine);
        if (way === STOP) break;
        if (way === GIVE) return way;
      }
      return ON;
    };
  }
  if (node.is === "moves") {
    const [dx, dy] = [slotOf("dx"), slotOf("dy")];
    const body = block(node.body);
    return (frame, machine) => {
      const { moves } = machine.program;
      for (let i = 0; i < moves.length; i++) {
        [frame[dx], frame[dy]] = moves[i];
        machine.spend();
        const way = body(frame, machine);
        if (way === STOP) {
          machine.breaks?.(i);
          break;
        }
        if (way === GIVE) return way;
      }
      return ON;
    };
  }
  const place = slotOf(node.name);
  const body = block(node.body);
  return (frame, machine) => {
    const { heap } = machine.memory;
    for (frame[place] = 0; frame[place] < heap.length; frame[place]++) {
      const way = body(frame, machine);
      if (way === STOP) break;
      if (way === GIVE) return way;
    }
    return ON;
  };
}

/** What concerns the open list. @param {Extract<Statement, { is: "put" | "take" | "place" | "grow" | "shrink" | "sift" | "open" }>} node @returns {Step} */
function queue(node) {
  switch (node.is) {
    case "open": {
      const put = queue({ is: "put", list: node.name, ...node.first });
      return (frame, machine) => {
        machine.empty();
        return put(frame, machine);
      };
    }
    case "put": {
      const [values, cell] = [node.keys.map((key) => actOf(key)), actOf(node.cell)];
      return (frame, machine) => {
        const entry = { keys: values.map((value) => value(frame, machine)), cell: cell(frame, machine) };
        if (machine.program.open === "heap") machine.call("put", [entry]);
        else machine.memory.open.put(entry, node.isOnlyNew);
        return ON;
      };
    }
    case "take": {
      const [cell, number] = [slotOf(node.cell), node.number === undefined ? -1 : slotOf(node.number)];
      return (frame, machine) => {
        machine.spend();
        if (machine.program.open === "heap") {
          frame[cell] = machine.call("pop", []).cell;
          return ON;
        }
        const entry = machine.memory.open.take();
        frame[cell] = entry.cell;
        // The number of its opening is the last of its keys.
        if (number >= 0) frame[number] = entry.keys[entry.keys.length - 1];
        return ON;
      };
    }
    case "place": {
      const [index, value] = [actOf(node.index), actOf(node.value)];
      return (frame, machine) => {
        machine.memory.heap[index(frame, machine)] = value(frame, machine);
        return ON;
      };
    }
    case "grow": {
      const value = actOf(node.value);
      return (frame, machine) => {
        machine.memory.heap.push(value(frame, machine));
        return ON;
      };
    }
    case "shrink": {
      const slot = slotOf(node.name);
      return (frame, machine) => {
        frame[slot] = machine.memory.heap.pop();
        return ON;
      };
    }
    case "sift": {
      const values = node.args.map((value) => actOf(value));
      return (frame, machine) => {
        machine.call(
          node.to,
          values.map((value) => value(frame, machine)),
        );
        return ON;
      };
    }
  }
}

/** What always leads on. @param {Statement} node @returns {Act} */
function simple(node) {
  switch (node.is) {
    case "declare":
    case "assign": {
      const value = actOf(node.value);
      const slot = slotOf(node.name);
      return (frame, machine) => {
        frame[slot] = value(frame, machine);
      };
    }
    case "map":
    case "set": {
      const slot = slotOf(node.name);
      const first = node.is === "map" && node.first?.map((value) => actOf(value));
      return (frame, machine) => {
        frame[slot] = machine.memory.map();
        if (first) frame[slot].set(first[0](frame, machine), first[1](frame, machine));
      };
    }
    case "path": {
      const [slot, first] = [slotOf(node.name), actOf(node.first)];
      return (frame, machine) => {
        frame[slot] = [first(frame, machine)];
      };
    }
    case "split": {
      const [cell, x, y] = [actOf(node.cell), slotOf(node.x), slotOf(node.y)];
      return (frame, machine) => {
        [frame[x], frame[y]] = machine.memory.coordOf(cell(frame, machine));
      };
    }
    case "step": {
      const slot = slotOf(node.name);
      return (frame, _machine) => {
        frame[slot] += node.by;
      };
    }
    case "store": {
      const [list, key, value] = [slotOf(node.list), actOf(node.key), actOf(node.value)];
      return (frame, machine) => frame[list].set(key(frame, machine), value(frame, machine));
    }
    case "add":
    case "remove": {
      const [list, cell] = [slotOf(node.list), actOf(node.cell)];
      return node.is === "add"
        ? (frame, machine) => frame[list].set(cell(frame, machine), 1)
        : (frame, machine) => frame[list].delete(cell(frame, machine));
    }
    case "append": {
      const [list, cell] = [slotOf(node.list), actOf(node.cell)];
      return (frame, machine) => {
        // A path that is longer than the board goes in a circle.
        if (frame[list].push(cell(frame, machine)) > machine.memory.size) throw ENDLESS;
      };
    }
    case "turn": {
      const slot = slotOf(node.list);
      return (frame, _machine) => frame[slot].reverse();
    }
    case "show": {
      const [x, y, g, h, f] = node.values.map((value) => actOf(value));
      return (frame, machine) => {
        const of = (/** @type {Act} */ value) => value(frame, machine);
        machine.show({ cell: [of(x), of(y)], g: of(g), h: of(h), f: of(f) });
      };
    }
    default:
      throw new Error(`no such statement: ${node.is}`);
  }
}
