// Runs a program that is written as a tree, on a board: each node becomes a function, so nothing is evaluated as a script.
// A program may have been changed into one that is wrong, so it may fail or never end. Headless.

import { isPenalty, WALL } from "../rules/cells.js";
import { compare, Entries, EntryList } from "./entries.js";
import { Failed, Memory } from "./memory.js";

/**
 * @import { Expression, LineId, Program, Routine, Statement } from "./tree.js"
 */

/** @typedef {[x: number, y: number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground */
/** What a program prints of a cell that it takes. Costs are in the unit that it prints them in. @typedef {{ cell: Coord, g: number, h: number, f: number }} Taken */

/**
 * @typedef {object} Done
 * @property {Taken[]} steps
 * @property {Coord[]} [path]
 * @property {"returned" | "failed" | "endless" | "stopped"} ended It returned, with or without a path; it looked outside of the
 *   board; it took too long; or whoever watched it had seen enough.
 */

/**
 * The value of a variable where a program is, or what a map has for the cell in a variable; cells as pairs. Undefined if there
 * is none.
 * @typedef {(name: string, key?: string) => number | Coord | undefined} Read
 */

/** Called before each line that has an id. If it gives true, the program is stopped there. @typedef {(id: LineId, read: Read) => boolean | undefined} Watch */

/** @typedef {any[]} Frame The variables of a call, by their slots. */
/** @typedef {(frame: Frame) => any} Act */
/** What a statement leads to: nothing special, the next round of a loop, the end of a loop, or the end of the routine. @typedef {0 | 1 | 2 | 3} Way */

const [ON, NEXT, STOP, GIVE] = /** @type {const} */ ([0, 1, 2, 3]);
/** How many rounds of loops a search may take for each cell of the board, sixteen expansions, and at least. */
const MOST = 150;
const LEAST = 20_000;

/**
 * @param {Program} program
 * @param {Ground} board
 * @param {object} [how]
 * @param {number} [how.most] How many rounds of loops it may take.
 * @param {Watch} [how.watch]
 * @returns {Done}
 */
export function execute(program, board, { most = Math.max(LEAST, MOST * board.cells.length), watch } = {}) {
  const machine = new Machine(program, board, most, watch);
  try {
    const found = machine.call("search", [machine.memory.cellAt(...board.start), machine.memory.cellAt(...board.goal)]);
    const path = found?.map((/** @type {number} */ cell) => machine.memory.coordOf(cell));
    return { steps: machine.steps, ...(path && { path }), ended: "returned" };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return { steps: machine.steps, ended: error.how };
  }
}

class Machine {
  /** @type {Taken[]} */
  steps = [];
  /** @type {Map<string, (args: any[]) => any>} */
  #routines = new Map();
  /** The slots of the variables of the routine that is made. @type {Map<string, number>} */
  #slots = new Map();
  /** What the routine that runs gives. @type {any} */
  #given;
  #left;
  /** Whether the rounds of the loops that are made now are counted. */
  #isCounted = true;
  #watch;
  #program;
  /** @type {Map<string, number>} */
  #constants;

  /** @param {Program} program @param {Ground} board @param {number} most @param {Watch | undefined} watch */
  constructor(program, board, most, watch) {
    this.memory = new Memory(board);
    this.#program = program;
    this.#left = most;
    this.#watch = watch;
    this.#constants = new Map([
      ...program.constants.map(([name, value]) => /** @type {[string, number]} */ ([name, value])),
      ["WIDTH", board.width],
      ["HEIGHT", board.height],
      ["START", this.memory.cellAt(...board.start)],
      ["GOAL", this.memory.cellAt(...board.goal)],
    ]);
    for (const routine of program.routines) this.#add(routine);
    // The loops of a heap end by themselves, and how many rounds they take says nothing about the search.
    this.#isCounted = false;
    for (const routine of program.heap?.routines ?? []) this.#add(routine);
  }

  /** @param {string} name @param {any[]} args */
  call(name, args) {
    return /** @type {(args: any[]) => any} */ (this.#routines.get(name))(args);
  }

  /** @param {Routine} routine */
  #add({ name, takes, body }) {
    this.#slots = new Map(takes.map(([name], slot) => [name, slot]));
    const act = this.#block(body);
    this.#routines.set(name, (args) => {
      this.#given = undefined;
      act(args);
      return this.#given;
    });
  }

  /** The slot of a variable; a new one if it has none yet. @param {string} name */
  #slot(name) {
    const slot = this.#slots.get(name) ?? this.#slots.size;
    this.#slots.set(name, slot);
    return slot;
  }

  #spend() {
    if (--this.#left < 0) throw new Failed("endless");
  }

  // Statements

  /** @param {Statement[]} body @returns {(frame: Frame) => Way} */
  #block(body) {
    const acts = body.map((statement) => this.#watched(statement));
    if (acts.length === 1) return acts[0];
    return (frame) => {
      for (let i = 0; i < acts.length; i++) {
        const way = acts[i](frame);
        if (way !== ON) return way;
      }
      return ON;
    };
  }

  /** @param {Statement} statement @returns {(frame: Frame) => Way} */
  #watched(statement) {
    const act = this.#statement(statement);
    const { id } = statement;
    const watch = this.#watch;
    if (!watch || !id) return act;
    const slots = new Map(this.#slots);
    /** @type {Frame} */
    let frame = [];
    const slotted = (/** @type {string} */ name) => frame[slots.get(name) ?? -1];
    /** @type {Read} */
    const read = (name, key) => {
      const value = slotted(name);
      if (key !== undefined) return value?.has(slotted(key)) ? value.get(slotted(key)) : undefined;
      if (typeof value !== "number") return undefined;
      return CELLS.has(name) ? this.memory.coordOf(value) : value;
    };
    return (now) => {
      frame = now;
      if (watch(id, read)) throw new Failed("stopped");
      return act(now);
    };
  }

  /** @param {Statement} node @returns {(frame: Frame) => Way} */
  #statement(node) {
    switch (node.is) {
      case "if": {
        const [isTrue, then] = [this.#value(node.when), this.#block(node.body)];
        return (frame) => (isTrue(frame) ? then(frame) : ON);
      }
      case "next":
        return () => NEXT;
      case "stop":
        return () => STOP;
      case "give": {
        const value = node.value && this.#value(node.value);
        return (frame) => {
          this.#given = value?.(frame);
          return GIVE;
        };
      }
      case "while":
      case "moves":
      case "places":
        return this.#loop(node);
      case "put":
      case "take":
      case "place":
      case "grow":
      case "shrink":
      case "sift":
      case "open":
        return this.#queue(node);
      default: {
        const act = this.#simple(node);
        return (frame) => {
          act(frame);
          return ON;
        };
      }
    }
  }

  /** @param {Extract<Statement, { is: "while" | "moves" | "places" }>} node @returns {(frame: Frame) => Way} */
  #loop(node) {
    if (node.is === "while") {
      const [isTrue, body, isCounted] = [this.#value(node.when), this.#block(node.body), this.#isCounted];
      return (frame) => {
        while (isTrue(frame)) {
          if (isCounted) this.#spend();
          const way = body(frame);
          if (way === STOP) break;
          if (way === GIVE) return way;
        }
        return ON;
      };
    }
    if (node.is === "moves") {
      const [dx, dy] = [this.#slot("dx"), this.#slot("dy")];
      const body = this.#block(node.body);
      const { moves } = this.#program;
      return (frame) => {
        for (let i = 0; i < moves.length; i++) {
          [frame[dx], frame[dy]] = moves[i];
          this.#spend();
          const way = body(frame);
          if (way === STOP) break;
          if (way === GIVE) return way;
        }
        return ON;
      };
    }
    const place = this.#slot(node.name);
    const body = this.#block(node.body);
    return (frame) => {
      const { heap } = this.memory;
      for (frame[place] = 0; frame[place] < heap.length; frame[place]++) {
        const way = body(frame);
        if (way === STOP) break;
        if (way === GIVE) return way;
      }
      return ON;
    };
  }

  /** What concerns the open list. @param {Extract<Statement, { is: "put" | "take" | "place" | "grow" | "shrink" | "sift" | "open" }>} node @returns {(frame: Frame) => Way} */
  #queue(node) {
    const { memory } = this;
    const { open, keys } = this.#program;
    switch (node.is) {
      case "open": {
        const put = this.#queue({ is: "put", list: node.name, ...node.first });
        return (frame) => {
          memory.open = open === "list" ? new EntryList() : new Entries(open === "queue");
          return put(frame);
        };
      }
      case "put": {
        const [values, cell] = [node.keys.map((key) => this.#value(key)), this.#value(node.cell)];
        return (frame) => {
          const entry = { keys: values.map((value) => value(frame)), cell: cell(frame) };
          if (open === "heap") this.call("put", [entry]);
          else memory.open.put(entry, node.isOnlyNew);
          return ON;
        };
      }
      case "take": {
        const [cell, number] = [this.#slot(node.cell), node.number === undefined ? -1 : this.#slot(node.number)];
        const order = keys.findIndex(({ name }) => name === "order");
        return (frame) => {
          if (open === "heap") {
            frame[cell] = this.call("pop", []).cell;
            return ON;
          }
          const entry = memory.open.take();
          frame[cell] = entry.cell;
          if (number >= 0) frame[number] = entry.keys[order];
          return ON;
        };
      }
      case "place": {
        const [index, value] = [this.#value(node.index), this.#value(node.value)];
        return (frame) => {
          memory.heap[index(frame)] = value(frame);
          return ON;
        };
      }
      case "grow": {
        const value = this.#value(node.value);
        return (frame) => {
          memory.heap.push(value(frame));
          return ON;
        };
      }
      case "shrink": {
        const slot = this.#slot(node.name);
        return (frame) => {
          frame[slot] = memory.heap.pop();
          return ON;
        };
      }
      case "sift": {
        const values = node.args.map((value) => this.#value(value));
        return (frame) => {
          this.call(
            node.to,
            values.map((value) => value(frame)),
          );
          return ON;
        };
      }
    }
  }

  /** What always leads on. @param {Statement} node @returns {Act} */
  #simple(node) {
    const { memory } = this;
    switch (node.is) {
      case "declare":
      case "assign": {
        const value = this.#value(node.value);
        const slot = this.#slot(node.name);
        return (frame) => {
          frame[slot] = value(frame);
        };
      }
      case "map":
      case "set": {
        const slot = this.#slot(node.name);
        const first = node.is === "map" && node.first?.map((value) => this.#value(value));
        return (frame) => {
          frame[slot] = memory.map();
          if (first) frame[slot].set(first[0](frame), first[1](frame));
        };
      }
      case "path": {
        const [slot, first] = [this.#slot(node.name), this.#value(node.first)];
        return (frame) => {
          frame[slot] = [first(frame)];
        };
      }
      case "split": {
        const [cell, x, y] = [this.#value(node.cell), this.#slot(node.x), this.#slot(node.y)];
        return (frame) => {
          [frame[x], frame[y]] = memory.coordOf(cell(frame));
        };
      }
      case "step": {
        const slot = this.#slot(node.name);
        return (frame) => {
          frame[slot] += node.by;
        };
      }
      case "store": {
        const [list, key, value] = [this.#slot(node.list), this.#value(node.key), this.#value(node.value)];
        return (frame) => frame[list].set(key(frame), value(frame));
      }
      case "add":
      case "remove": {
        const [list, cell] = [this.#slot(node.list), this.#value(node.cell)];
        return node.is === "add"
          ? (frame) => frame[list].set(cell(frame), 1)
          : (frame) => frame[list].delete(cell(frame));
      }
      case "append": {
        const [list, cell] = [this.#slot(node.list), this.#value(node.cell)];
        return (frame) => frame[list].push(cell(frame));
      }
      case "turn": {
        const slot = this.#slot(node.list);
        return (frame) => frame[slot].reverse();
      }
      case "show": {
        const [x, y, g, h, f] = node.values.map((value) => this.#value(value));
        return (frame) => this.steps.push({ cell: [x(frame), y(frame)], g: g(frame), h: h(frame), f: f(frame) });
      }
      default:
        throw new Error(`no such statement: ${node.is}`);
    }
  }

  // Expressions

  /** @param {Expression} node @returns {Act} */
  #value(node) {
    const { memory } = this;
    switch (node.is) {
      case "number":
      case "flag":
        return () => node.value;
      case "none":
        return () => undefined;
      case "name": {
        const constant = this.#constants.get(node.name);
        if (constant !== undefined) return () => constant;
        const slot = this.#slot(node.name);
        return (frame) => frame[slot];
      }
      case "binary":
        return binary(node.op, this.#value(node.left), this.#value(node.right));
      case "not":
      case "negative":
      case "nonzero":
      case "half":
        return unary(node.is, this.#value(node.of));
      case "either": {
        const [when, then, otherwise] = [node.when, node.yes, node.no].map((part) => this.#value(part));
        return (frame) => (when(frame) ? then(frame) : otherwise(frame));
      }
      case "call":
        return this.#called(node);
      case "cell": {
        const [x, y] = [this.#value(node.x), this.#value(node.y)];
        return (frame) => memory.cellAt(x(frame), y(frame));
      }
      case "column":
      case "row": {
        const [of, place] = [this.#value(node.of), node.is === "column" ? 0 : 1];
        return (frame) => memory.coordOf(of(frame))[place];
      }
      case "rock":
      case "penalty": {
        const [x, y, isRock] = [this.#value(node.x), this.#value(node.y), node.is === "rock"];
        return (frame) => {
          const byte = memory.byteAt(x(frame), y(frame));
          return isRock ? byte === WALL : isPenalty(byte) ? byte : 0;
        };
      }
      case "has": {
        const [list, key] = [this.#slot(node.list), this.#value(node.key)];
        return (frame) => frame[list].has(key(frame));
      }
      case "get": {
        const [list, key] = [this.#slot(node.list), this.#value(node.key)];
        return (frame) => frame[list].get(key(frame));
      }
      case "size": {
        const list = this.#slot(node.list);
        return (frame) => frame[list].size;
      }
      case "filled":
        return () => memory.heap.length + memory.open.length > 0;
      case "at": {
        const index = this.#value(node.index);
        return (frame) => memory.heap[index(frame)];
      }
      case "cellOf": {
        const entry = this.#value(node.entry);
        return (frame) => entry(frame).cell;
      }
      case "length":
        return () => memory.heap.length;
      case "before": {
        const [a, b] = [this.#value(node.a), this.#value(node.b)];
        const isOrEqual = this.#program.heap?.isOrEqual === true;
        // The order of opening, which comes last, is not asked then.
        const count = this.#program.keys.length - Number(isOrEqual);
        return (frame) => {
          const order = compare(a(frame), b(frame), count);
          return isOrEqual ? order <= 0 : order < 0;
        };
      }
    }
  }

  /** @param {Extract<Expression, { is: "call" }>} node @returns {Act} */
  #called({ name, args }) {
    const values = args.map((arg) => this.#value(arg));
    const own = BUILT_IN[/** @type {keyof typeof BUILT_IN} */ (name)];
    const [a, b] = values;
    if (own) return (frame) => own(a(frame), b?.(frame));
    return (frame) => this.call(name, [a(frame), ...(b ? [b(frame)] : [])]);
  }
}

/** The variables that hold cells. */
const CELLS = new Set(["current", "cell"]);

/** @type {Record<"abs" | "min" | "max" | "sqrt" | "floor", (a: number, b: number) => number>} */
const BUILT_IN = { abs: Math.abs, min: Math.min, max: Math.max, sqrt: Math.sqrt, floor: Math.floor };

/** @param {Extract<Expression, { is: "binary" }>["op"]} op @param {Act} a @param {Act} b @returns {Act} */
function binary(op, a, b) {
  switch (op) {
    case "+":
      return (frame) => a(frame) + b(frame);
    case "-":
      return (frame) => a(frame) - b(frame);
    case "*":
      return (frame) => a(frame) * b(frame);
    case "/":
      return (frame) => a(frame) / b(frame);
    case "<":
      return (frame) => a(frame) < b(frame);
    case "<=":
      return (frame) => a(frame) <= b(frame);
    case ">":
      return (frame) => a(frame) > b(frame);
    case ">=":
      return (frame) => a(frame) >= b(frame);
    case "==":
      return (frame) => a(frame) === b(frame);
    case "!=":
      return (frame) => a(frame) !== b(frame);
    case "and":
      return (frame) => a(frame) && b(frame);
    default:
      return (frame) => a(frame) || b(frame);
  }
}

/** @param {"not" | "negative" | "nonzero" | "half"} is @param {Act} of @returns {Act} */
function unary(is, of) {
  switch (is) {
    case "not":
      return (frame) => !of(frame);
    case "negative":
      return (frame) => -of(frame);
    case "nonzero":
      return (frame) => of(frame) !== 0;
    default:
      return (frame) => Math.floor(of(frame) / 2);
  }
}
