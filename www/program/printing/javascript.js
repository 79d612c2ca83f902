// The search as a program in JavaScript.

import { heapOf } from "../heap.js";
import { Braced } from "./braced.js";
import { COMPARED, LOOSE, OWN } from "./printer.js";

/**
 * @import { Example } from "../example.js"
 * @import { Expression, Routine, Shown } from "../tree.js"
 * @import { Kind, Say } from "./printer.js"
 */

const MOST = 100;

/** @param {Shown} program @param {Example} example @param {Say} say */
export function javascript(program, example, say) {
  const printer = new JavaScript(program, example, say);
  printer.print();
  return printer.code;
}

class JavaScript extends Braced {
  indent = 2;
  operators = { and: "&&", or: "||", "==": "===", "!=": "!==" };

  print() {
    this.#data();
    this.routines();
    if (this.example.isGiven) return this.#asCalled();
    this.line("const path = search(START, GOAL);");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of the program.
    this.line("const told = (cell) => `(${xOf(cell)}, ${yOf(cell)})`;");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of the program.
    this.line('console.log(path ? `path: ${path.map(told).join(" ")}` : "no path");');
  }

  /** What it is called by, with a board. */
  #asCalled() {
    this.braced("function astar(grid, start, goal)", () => {
      this.lines("GRID = grid;", "[WIDTH, HEIGHT] = [grid[0].length, grid.length];");
      this.line("[START, GOAL] = [cellOf(...start), cellOf(...goal)];");
      this.line("return search(START, GOAL)?.map((cell) => [xOf(cell), yOf(cell)]) ?? null;");
    });
  }

  #data() {
    const { moves, hasPenalties } = this.program;
    const { start, goal } = this.example;
    this.note("moves");
    this.listed("const MOVES = [", moves.map(pair), "];", MOST);
    this.constants((name, value) => `const ${name} = ${value};`);
    if (this.example.isGiven) this.lines("let GRID, WIDTH, HEIGHT, START, GOAL;", "");
    else {
      this.board("const ROWS = [", "];");
      const letters = this.letters.map(([letter, value]) => `"${letter}": ${value}`);
      if (hasPenalties) this.listed("const PENALTY = {", letters, "};", MOST);
      this.lines("const [WIDTH, HEIGHT] = [ROWS[0].length, ROWS.length];", "");
    }
    this.lines(
      "// (x, y) as one number",
      "const cellOf = (x, y) => y * WIDTH + x;",
      "const xOf = (cell) => cell % WIDTH;",
    );
    this.line("const yOf = (cell) => Math.floor(cell / WIDTH);");
    if (this.example.isGiven) return this.line("");
    this.lines(`const START = cellOf(${start.join(", ")});`, `const GOAL = cellOf(${goal.join(", ")});`, "");
  }

  /** @param {Routine} routine */
  routine({ name, takes, body }) {
    this.braced(`function ${name}(${takes.map(([name]) => name).join(", ")})`, () => this.whole(body));
    this.line("");
  }

  heap() {
    const { open, heap } = this.program;
    if (open === "queue") return;
    const { routines } = heap ?? PLAIN;
    this.braced("class Heap", () => {
      this.line("entries = [];");
      this.braced("get length()", () => this.line("return this.entries.length;"));
      if (heap?.isOrEqual) this.note("swaps");
      this.braced("static isBefore(a, b)", () => this.line(`return ${this.#order()};`));
      for (const { name, takes, body } of routines)
        this.braced(`${name}(${takes.map(([name]) => name).join(", ")})`, () => this.whole(body));
    });
    this.line("");
  }

  /** What tells which of two entries leaves first. */
  #order() {
    const { keys, heap } = this.program;
    const compared = heap?.isOrEqual ? keys.slice(0, -1) : keys;
    const differences = compared.map(({ name }) => `a.${name} - b.${name}`);
    const sum = differences.length > 1 ? `(${differences.join(" || ")})` : differences[0];
    return `${sum} ${heap?.isOrEqual ? "<=" : "<"} 0`;
  }

  eachMove() {
    return "for (const [dx, dy] of MOVES)";
  }

  /** @param {string} name */
  eachPlace(name) {
    return `for (let ${name} = 0; ${name} < this.length; ${name}++)`;
  }

  /** What is on the board in a cell. @param {{ x: Expression, y: Expression }} node */
  #at({ x, y }) {
    return `${this.example.isGiven ? "GRID" : "ROWS"}[${this.value(y)}][${this.value(x)}]`;
  }

  /** @type {Braced["primary"]} */
  primary(node) {
    switch (node.is) {
      case "flag":
        return String(node.value);
      case "none":
        return "undefined";
      case "nonzero":
        return this.value(node.of);
      case "half":
        return this.called("Math.floor", [{ is: "binary", op: "/", left: node.of, right: { is: "number", value: 2 } }]);
      case "either":
        return this.chosen(node);
      case "call":
        return this.called(OWN.includes(node.name) ? node.name : `Math.${node.name}`, node.args);
      case "cell":
        return this.called("cellOf", [node.x, node.y]);
      case "column":
      case "row":
        return this.called(node.is === "column" ? "xOf" : "yOf", [node.of]);
      case "rock":
        return [this.example.isGiven ? `${this.#at(node)} === ${this.wall}` : `${this.#at(node)} === "#"`, COMPARED];
      case "penalty":
        return this.example.isGiven ? this.#at(node) : `PENALTY[${this.#at(node)}]`;
      case "has":
        return this.called(`${node.list}.has`, [node.key]);
      case "get":
        return this.called(`${node.list}.get`, [node.key]);
      case "size":
        return `${node.list}.size`;
      case "filled":
        return [`${node.list}.length > 0`, COMPARED];
      case "at":
        return `this.entries[${this.value(node.index)}]`;
      case "cellOf":
        return `${this.value(node.entry)}.cell`;
      case "before":
        return this.called("Heap.isBefore", [node.a, node.b]);
      case "length":
        return "this.length";
    }
  }

  /** An entry: what it is sorted by, and its cell. @param {Expression[]} keys @param {Expression} cell */
  #entry(keys, cell) {
    const names = this.program.keys.map(({ name }) => name);
    const parts = keys.map((key, i) => {
      const value = this.value(key, LOOSE);
      return value === names[i] ? value : `${names[i]}: ${value}`;
    });
    const own = this.value(cell);
    return `{ ${[...parts, own === "cell" ? own : `cell: ${own}`].join(", ")} }`;
  }

  /** @type {Braced["simple"]} */
  simple(node) {
    switch (node.is) {
      case "declare": {
        const word = this.changes(node.name) ? "let" : "const";
        return this.line(`${word} ${node.name} = ${this.value(node.value)};`, node.id);
      }
      case "map": {
        const first = node.first ? `[[${node.first.map((value) => this.value(value)).join(", ")}]]` : "";
        return this.line(`const ${node.name} = new Map(${first});`, node.id);
      }
      case "set":
        return this.line(`const ${node.name} = new Set();`, node.id);
      case "open":
        return this.#opened(node);
      case "path":
        return this.line(`const ${node.name} = [${this.value(node.first)}];`, node.id);
      case "split": {
        const values = `[xOf(${this.value(node.cell)}), yOf(${this.value(node.cell)})]`;
        return this.line(`const [${node.x}, ${node.y}] = ${values};`, node.id);
      }
      case "step":
        return this.line(`${node.name}${node.by < 0 ? "--" : "++"};`, node.id);
      case "store":
        return this.line(`${this.called(`${node.list}.set`, [node.key, node.value])};`, node.id);
      case "add":
        return this.line(`${this.called(`${node.list}.add`, [node.cell])};`, node.id);
      case "remove":
        return this.line(`${this.called(`${node.list}.delete`, [node.cell])};`, node.id);
      case "show":
        return this.lines("// x, y, g, h, f", `${this.called("console.log", node.values)};`);
      case "put":
        return this.#put(node);
      case "take":
        return this.line(`const ${this.#taken(node)};`, node.id);
      case "append":
        return this.line(`${this.called(`${node.list}.push`, [node.cell])};`, node.id);
      case "turn":
        return this.line(`${node.list}.reverse();`, node.id);
      case "place":
        return this.line(`this.entries[${this.value(node.index)}] = ${this.value(node.value)};`, node.id);
      case "grow":
        return this.line(`${this.called("this.entries.push", [node.value])};`, node.id);
      case "shrink":
        return this.line(`const ${node.name} = this.entries.pop();`, node.id);
      case "sift":
        return this.line(`${this.called(`this.${node.to}`, node.args)};`, node.id);
      default:
        super.simple(node);
    }
  }

  /** @param {Kind<"open">} node */
  #opened({ name, first, id }) {
    const isQueue = this.program.open === "queue";
    this.line(`const ${name} = ${isQueue ? `[${this.value(first.cell)}]` : "new Heap()"};`, id);
    if (!isQueue) this.#put({ is: "put", list: name, ...first });
  }

  /** @param {Kind<"put">} node */
  #put({ list, keys, cell, id }) {
    const isQueue = this.program.open === "queue";
    this.line(isQueue ? `${list}.push(${this.value(cell)});` : `${list}.put(${this.#entry(keys, cell)});`, id);
  }

  /** @param {Kind<"take">} node */
  #taken({ list, cell, number }) {
    if (this.program.open === "queue") return `${cell} = ${list}.shift()`;
    return `{ cell: ${cell}${number ? `, order: ${number}` : ""} } = ${list}.pop()`;
  }
}

/** JavaScript has no priority queue of its own. */
const PLAIN = heapOf({ improves: false, stays: false, swaps: false });
/** @param {readonly number[]} values */
const pair = (values) => `[${values.join(", ")}]`;
