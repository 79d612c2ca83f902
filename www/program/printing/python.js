// The search as a program in Python.

import { isConstant } from "../tree.js";
import { COMPARED, capital, LOOSE, PRODUCT, Printer, SUM, underscored } from "./printer.js";

/**
 * @import { Example } from "../example.js"
 * @import { Expression, Routine, Shown, Statement } from "../tree.js"
 * @import { Kind, Say } from "./printer.js"
 */

/** Lines are no longer. */
const MOST = 79;

/** @param {Shown} program @param {Example} example @param {Say} say */
export function python(program, example, say) {
  const printer = new Python(program, example, say);
  printer.print();
  return printer.code;
}

class Python extends Printer {
  comment = "#";
  apart = "  ";
  operators = {};

  print() {
    this.#imports();
    this.#data();
    this.routines();
    if (this.example.isGiven) return this.#called();
    this.lines("path = search(START, GOAL)", "if path is None:", '    print("no path")', "else:");
    this.line('    print("path:", *path)');
  }

  /** What it is called by, with a board. */
  #called() {
    this.line("def astar(grid, start, goal):");
    this.deeper(() => {
      this.lines("global GRID, HEIGHT, WIDTH, START, GOAL", "GRID, START, GOAL = grid, start, goal");
      this.lines("HEIGHT, WIDTH = len(grid), len(grid[0])", "return search(start, goal)");
    });
  }

  #imports() {
    const { open } = this.program;
    const imports = [
      open === "queue" && "from collections import deque",
      open === "priority" && "import heapq",
      (this.calls("sqrt") || this.calls("floor")) && "import math",
    ].filter((line) => line !== false);
    if (imports.length > 0) this.lines(...imports, "");
  }

  #data() {
    const { moves, hasPenalties } = this.program;
    const { start, goal } = this.example;
    this.note("moves");
    this.listed("MOVES = [", moves.map(pair), "]", MOST);
    this.constants((name, value) => `${name} = ${value}`);
    if (this.example.isGiven) return this.line("");
    this.board("ROWS = [", "]");
    const letters = this.letters.map(([letter, value]) => `"${letter}": ${value}`);
    if (hasPenalties) this.listed("PENALTY = {", letters, "}", MOST);
    this.lines("HEIGHT, WIDTH = len(ROWS), len(ROWS[0])", `START = ${pair(start)}`, `GOAL = ${pair(goal)}`, "", "");
  }

  /** @param {Routine} routine */
  routine({ name, takes, body }) {
    this.line(`def ${underscored(name)}(${takes.map(([name]) => this.named(name)).join(", ")}):`);
    this.deeper(() => this.whole(body));
    this.lines("", "");
  }

  heap() {
    const { heap, keys } = this.program;
    if (!heap) return;
    this.line("def is_before(a, b):");
    this.deeper(() => {
      const last = keys.length - Number(heap.isOrEqual);
      if (heap.isOrEqual) this.note("swaps");
      this.line(heap.isOrEqual ? `return a[:${last}] <= b[:${last}]` : "return a < b");
    });
    this.lines("", "", "class Heap:");
    this.deeper(() => {
      this.lines("def __init__(self):", "    self.entries = []", "", "def __len__(self):");
      this.lines("    return len(self.entries)");
      for (const { name, takes, body } of heap.routines) {
        this.line("");
        this.line(`def ${underscored(name)}(${["self", ...takes.map(([name]) => name)].join(", ")}):`);
        this.deeper(() => this.whole(body));
      }
    });
    this.lines("", "");
  }

  /** @param {string} name */
  named(name) {
    if (isConstant(name)) return name;
    // open() belongs to Python.
    return name === "open" ? "open_cells" : underscored(name);
  }

  /** @param {Expression} of @returns {[string, number]} */
  opposite(of) {
    if (of.is === "has") return [this.#member(of, "not in"), COMPARED];
    return [`not ${this.value(of, COMPARED)}`, COMPARED - 1];
  }

  /** @param {Extract<Expression, { is: "has" }>} node @param {"in" | "not in"} word */
  #member({ list, key }, word) {
    return `${this.value(key, SUM)} ${word} ${this.named(list)}`;
  }

  /** What is on the board in a cell. @param {{ x: Expression, y: Expression }} node */
  #at({ x, y }) {
    return `${this.example.isGiven ? "GRID" : "ROWS"}[${this.value(y)}][${this.value(x)}]`;
  }

  /** @type {Printer["primary"]} */
  primary(node) {
    switch (node.is) {
      case "flag":
        return capital(String(node.value));
      case "none":
        return "None";
      case "nonzero":
        return this.value(node.of);
      case "half":
        return [`${this.value(node.of, PRODUCT)} // 2`, PRODUCT];
      case "either":
        return [`${this.value(node.yes)} if ${this.value(node.when)} else ${this.value(node.no)}`, LOOSE];
      case "call": {
        const args = node.args.map((arg) => this.value(arg)).join(", ");
        const isMath = node.name === "sqrt" || node.name === "floor";
        return `${isMath ? "math." : ""}${underscored(node.name)}(${args})`;
      }
      case "cell":
        return `(${this.value(node.x)}, ${this.value(node.y)})`;
      case "column":
      case "row":
        return `${this.value(node.of)}[${node.is === "column" ? 0 : 1}]`;
      case "rock":
        return [this.example.isGiven ? `${this.#at(node)} == ${this.wall}` : `${this.#at(node)} == "#"`, COMPARED];
      case "penalty":
        return this.example.isGiven ? this.#at(node) : `PENALTY[${this.#at(node)}]`;
      case "has":
        return [this.#member(node, "in"), COMPARED];
      case "get":
        return `${this.named(node.list)}[${this.value(node.key)}]`;
      case "size":
        return `len(${this.named(node.list)})`;
      case "filled":
        return this.named(node.list);
      case "at":
        return `self.entries[${this.value(node.index)}]`;
      case "cellOf":
        return `${this.value(node.entry)}[-1]`;
      case "before":
        return `is_before(${this.value(node.a)}, ${this.value(node.b)})`;
      case "length":
        return "len(self.entries)";
    }
  }

  /** @param {Statement} node */
  statement(node) {
    switch (node.is) {
      case "if":
        this.line(`if ${this.value(node.when)}:`, node.id);
        return this.deeper(() => this.block(node.body));
      case "while":
        this.line(`while ${this.value(node.when)}:`, node.id);
        return this.deeper(() => this.block(node.body));
      case "moves":
        this.line("for dx, dy in MOVES:", node.id);
        return this.deeper(() => this.block(node.body));
      case "places":
        this.line(`for ${node.name} in range(len(self.entries)):`);
        return this.deeper(() => this.block(node.body));
      case "show":
        this.lines("# x, y, g, h, f", `print(${node.values.map((value) => this.value(value)).join(", ")})`);
        return;
      case "put":
        return this.#put(node);
      case "open":
        return this.#opened(node);
      default:
        if (node.is === "place" && node.note) this.note(node.note);
        this.line(this.#simple(node), node.id);
    }
  }

  /** An entry: what it is sorted by, and its cell. @param {Expression[]} keys @param {Expression} cell */
  #entry(keys, cell) {
    return `(${[...keys, cell].map((part) => this.value(part)).join(", ")})`;
  }

  /** @param {Kind<"put">} node */
  #put({ list, keys, cell, id }) {
    const { open } = this.program;
    const name = this.named(list);
    if (open === "queue") this.line(`${name}.append(${this.value(cell)})`, id);
    else if (open === "heap") this.line(`${name}.put(${this.#entry(keys, cell)})`, id);
    else this.line(`heapq.heappush(${name}, ${this.#entry(keys, cell)})`, id);
  }

  /** @param {Exclude<Statement, { is: "if" | "while" | "moves" | "places" | "show" | "put" | "open" }>} node @returns {string} */
  #simple(node) {
    switch (node.is) {
      case "declare":
        return `${this.named(node.name)} = ${this.value(node.value)}`;
      case "assign": {
        const added = this.added(node.name, node.value);
        const name = this.named(node.name);
        return added ? `${name} += ${this.value(added)}` : `${name} = ${this.value(node.value)}`;
      }
      case "step":
        return `${node.name} ${node.by < 0 ? "-" : "+"}= 1`;
      case "map":
        return `${node.name} = {${node.first ? node.first.map((value) => this.value(value)).join(": ") : ""}}`;
      case "set":
        return `${node.name} = set()`;
      case "path":
        return `${node.name} = [${this.value(node.first)}]`;
      case "split":
        return `${node.x}, ${node.y} = ${this.value(node.cell)}`;
      case "store":
        return `${node.list}[${this.value(node.key)}] = ${this.value(node.value)}`;
      case "add":
        return `${node.list}.add(${this.value(node.cell)})`;
      case "remove":
        return `${node.list === "closed" ? `${node.list}.discard(${this.value(node.cell)})` : `del ${this.named(node.list)}[${this.value(node.cell)}]`}`;
      case "next":
        return `continue${this.behind(node)}`;
      case "stop":
        return "break";
      case "give":
        return node.value ? `return ${this.value(node.value)}${this.behind(node)}` : "return";
      case "take":
        return this.#taken(node);
      case "append":
        return `${node.list}.append(${this.value(node.cell)})`;
      case "turn":
        return `${node.list}.reverse()`;
      case "place":
        return `self.entries[${this.value(node.index)}] = ${this.value(node.value)}`;
      case "grow":
        return `self.entries.append(${this.value(node.value)})`;
      case "shrink":
        return `${node.name} = self.entries.pop()`;
      case "sift":
        return `self.${underscored(node.to)}(${node.args.map((arg) => this.value(arg)).join(", ")})`;
    }
  }

  /** @param {Kind<"open">} node */
  #opened({ name, first, id }) {
    const list = this.named(name);
    switch (this.program.open) {
      case "queue":
        return this.line(`${list} = deque([${this.value(first.cell)}])`, id);
      case "heap":
        this.line(`${list} = Heap()`, id);
        return this.#put({ is: "put", list: name, ...first });
      default:
        return this.line(`${list} = [${this.#entry(first.keys, first.cell)}]`, id);
    }
  }

  /** @param {Kind<"take">} node */
  #taken({ list, cell, number }) {
    const name = this.named(list);
    switch (this.program.open) {
      case "queue":
        return `${cell} = ${name}.popleft()`;
      case "heap":
        return `*_, ${cell} = ${name}.pop()`;
      default:
        return `*_, ${number ? `${number}, ` : ""}${cell} = heapq.heappop(${name})`;
    }
  }
}

/** @param {readonly number[]} values */
const pair = (values) => `(${values.join(", ")})`;
