// The search as a program in C++17.

import { isConstant } from "../tree.js";
import { Braced } from "./braced.js";
import { COMPARED, LOOSE, OWN, PRODUCT, SUM, underscored } from "./printer.js";

/**
 * @import { Example } from "../example.js"
 * @import { Expression, Routine, Shown, Type } from "../tree.js"
 * @import { Kind, Say } from "./printer.js"
 */

const MOST = 100;

/** @type {Record<Type, string>} */
const TYPES = {
  cost: "long long",
  real: "double",
  int: "int",
  flag: "bool",
  cell: "Cell",
  entry: "Entry",
  path: "std::vector<Cell>",
  set: "std::set<Cell>",
  costs: "std::map<Cell, long long>",
  cells: "std::map<Cell, Cell>",
  ints: "std::map<Cell, int>",
  open: "",
};

/** @param {Shown} program @param {Example} example @param {Say} say */
export function cpp(program, example, say) {
  const printer = new Cpp(program, example, say);
  printer.print();
  return printer.code;
}

class Cpp extends Braced {
  cast = "(double)";
  apart = "  ";

  print() {
    this.#head();
    this.#data();
    this.routines();
    this.braced("int main()", () => {
      this.lines("std::cout.precision(15);", "std::vector<Cell> path = search(START, GOAL);");
      this.line('std::cout << (path.empty() ? "no path" : "path:");');
      this.line('for (auto [x, y] : path) std::cout << " (" << x << ", " << y << ")";');
      this.line('std::cout << "\\n";');
    });
  }

  #head() {
    const { open, keys } = this.program;
    const isQueue = open === "queue";
    const includes = ["algorithm", "cmath", "iostream", "map", ...(open === "heap" ? [] : ["queue"])];
    if (!isQueue) includes.push("set");
    includes.push("string", ...(isQueue ? [] : ["tuple"]), "vector");
    this.lines(...includes.map((name) => `#include <${name}>`), "", "using Cell = std::pair<int, int>;");
    if (isQueue) return this.line("");
    const names = [...keys.map(({ name }) => underscored(name)), "cell"];
    const types = [...keys.map(({ type }) => TYPES[type]), "Cell"];
    this.lines(`using Entry = std::tuple<${types.join(", ")}>;  // ${names.join(", ")}`, "");
  }

  #data() {
    const { moves, hasPenalties } = this.program;
    const { start, goal } = this.example;
    this.note("moves");
    this.listed("const std::vector<Cell> MOVES = {", moves.map(pair), "};", MOST);
    this.constants((name, value) => `const int ${name} = ${value};`);
    this.board("const std::vector<std::string> ROWS = {", "};");
    const letters = this.letters.map(([letter, value]) => `{'${letter}', ${value}}`);
    if (hasPenalties) this.listed("const std::map<char, int> PENALTY = {", letters, "};", MOST);
    this.lines("const int HEIGHT = ROWS.size(), WIDTH = ROWS[0].size();");
    this.lines(`const Cell START = ${pair(start)};`, `const Cell GOAL = ${pair(goal)};`, "");
  }

  /** @param {Routine} routine */
  routine({ name, takes, gives, body }) {
    const isUsed = (/** @type {string} */ name) => JSON.stringify(body).includes(`"name":"${name}"`);
    const parameters = takes.map(([name, type]) => {
      const typed = type === "cells" ? `const ${TYPES[type]}&` : TYPES[type];
      // Compilers warn of those that are not used.
      return type === "cell" && !isUsed(name) ? typed : `${typed} ${underscored(name)}`;
    });
    const head = `${TYPES[gives]} ${underscored(name)}(${parameters.join(", ")})`;
    this.braced(head, () => this.whole(body));
    this.line("");
  }

  heap() {
    const { heap } = this.program;
    if (!heap) return;
    this.line("struct Heap {");
    this.deeper(() => {
      this.lines("std::vector<Entry> entries;", "bool empty() const { return entries.empty(); }");
      if (heap.isOrEqual) this.note("swaps");
      this.braced("static bool is_before(const Entry& a, const Entry& b)", () => this.line(`return ${this.#order()};`));
      for (const { name, takes, gives, body } of heap.routines) {
        const parameters = takes.map(([name, type]) => `${TYPES[type]} ${name}`).join(", ");
        const type = gives === "entry" ? "Entry" : "void";
        this.braced(`${type} ${underscored(name)}(${parameters})`, () => this.whole(body));
      }
    });
    this.lines("};", "");
  }

  /** What tells which of two entries leaves first. */
  #order() {
    const { keys, heap } = this.program;
    if (!heap?.isOrEqual) return "a < b";
    const parts = (/** @type {string} */ entry) => keys.slice(0, -1).map((_, i) => `std::get<${i}>(${entry})`);
    const key = (/** @type {string} */ entry) =>
      keys.length > 2 ? `std::make_pair(${parts(entry).join(", ")})` : parts(entry)[0];
    return `${key("a")} <= ${key("b")}`;
  }

  eachMove() {
    return "for (auto [dx, dy] : MOVES)";
  }

  /** @param {string} name */
  eachPlace(name) {
    return `for (int ${name} = 0; ${name} < (int)entries.size(); ${name}++)`;
  }

  /** @param {string} name */
  named(name) {
    return isConstant(name) ? name : underscored(name);
  }

  /** @type {Braced["primary"]} */
  primary(node) {
    switch (node.is) {
      case "flag":
        return String(node.value);
      case "none":
        return "{}";
      case "nonzero":
        return this.value(node.of);
      case "half":
        return [`${this.value(node.of, PRODUCT)} / 2`, PRODUCT];
      case "either":
        return this.chosen(node);
      case "call": {
        if (node.name === "sqrt" && node.args[0].is === "number") return `std::sqrt(${node.args[0].value}.0)`;
        return this.called(OWN.includes(node.name) ? underscored(node.name) : `std::${node.name}`, node.args);
      }
      case "cell":
        return `{${this.value(node.x)}, ${this.value(node.y)}}`;
      case "column":
      case "row":
        return `${this.value(node.of)}.${node.is === "column" ? "first" : "second"}`;
      case "rock":
        return [`ROWS[${this.value(node.y)}][${this.value(node.x)}] == '#'`, COMPARED];
      case "penalty":
        return `PENALTY.at(ROWS[${this.value(node.y)}][${this.value(node.x)}])`;
      case "has":
        return this.called(`${node.list}.count`, [node.key]);
      case "get":
        return this.called(`${node.list}.at`, [node.key]);
      case "size":
        return `(int)${node.list}.size()`;
      case "filled":
        return `!${node.list}.empty()`;
      case "at":
        return `entries[${this.value(node.index)}]`;
      case "cellOf":
        return this.called("std::get<Cell>", [node.entry]);
      case "before":
        return this.called("is_before", [node.a, node.b]);
      case "length":
        return "(int)entries.size()";
    }
  }

  /** An entry: what it is sorted by, and its cell. @param {Expression[]} keys @param {Expression} cell */
  #entry(keys, cell) {
    return `{${[...keys, cell].map((part) => this.value(part, LOOSE)).join(", ")}}`;
  }

  /** @type {Braced["simple"]} */
  simple(node) {
    switch (node.is) {
      case "declare":
        return this.line(`${TYPES[node.type]} ${this.named(node.name)} = ${this.value(node.value)};`, node.id);
      case "map": {
        const first = node.first ? ` = {{${node.first.map((value) => this.value(value)).join(", ")}}}` : "";
        return this.line(`${TYPES[node.type]} ${node.name}${first};`, node.id);
      }
      case "set":
        return this.line(`std::set<Cell> ${node.name};`, node.id);
      case "open":
        return this.#opened(node);
      case "path":
        return this.line(`std::vector<Cell> ${node.name} = {${this.value(node.first)}};`, node.id);
      case "split":
        return this.line(`auto [${node.x}, ${node.y}] = ${this.value(node.cell)};`, node.id);
      case "step":
        return this.line(`${node.name}${node.by < 0 ? "--" : "++"};`, node.id);
      case "store":
        return this.#stored(node);
      case "add":
        return this.line(`${this.called(`${node.list}.insert`, [node.cell])};`, node.id);
      case "remove":
        return this.line(`${this.called(`${node.list}.erase`, [node.cell])};`, node.id);
      case "show": {
        const [x, y, g, ...others] = node.values.map((value) => this.value(value, SUM));
        this.lines("// x, y, g, h, f", `std::cout << ${[x, y, g].join(' << " " << ')} << " "`);
        return this.line(`          << ${others.join(' << " " << ')} << "\\n";`);
      }
      case "put":
        return this.#put(node);
      case "take":
        return this.#taken(node);
      case "append":
        return this.line(`${this.called(`${node.list}.push_back`, [node.cell])};`, node.id);
      case "turn":
        return this.line(`std::reverse(${node.list}.begin(), ${node.list}.end());`, node.id);
      case "place":
        return this.line(`entries[${this.value(node.index)}] = ${this.value(node.value)};`, node.id);
      case "grow":
        return this.line(`${this.called("entries.push_back", [node.value])};`, node.id);
      case "shrink":
        return this.lines(`Entry ${node.name} = entries.back();`, "entries.pop_back();");
      case "sift":
        return this.line(`${this.called(underscored(node.to), node.args)};`, node.id);
      default:
        super.simple(node);
    }
  }

  /** @param {Kind<"store">} node */
  #stored({ list, key, value, id }) {
    const place = `${list}[${this.value(key)}]`;
    // What is on the right must be known before the cell is put in.
    if (value.is === "size") this.line(`${list}.insert({${this.value(key)}, ${this.value(value)}});`, id);
    else this.line(`${place} = ${this.value(value)};`, id);
  }

  /** @param {Kind<"open">} node */
  #opened({ name, first, id }) {
    const { open } = this.program;
    const type = {
      queue: "std::queue<Cell>",
      priority: "std::priority_queue<Entry, std::vector<Entry>, std::greater<>>",
      heap: "Heap",
    }[open];
    this.line(`${type} ${name};`, id);
    this.#put({ is: "put", list: name, ...first });
  }

  /** @param {Kind<"put">} node */
  #put({ list, keys, cell, id }) {
    const { open } = this.program;
    const entry = open === "queue" ? this.value(cell) : this.#entry(keys, cell);
    this.line(`${list}.${open === "heap" ? "put" : "push"}(${entry});`, id);
  }

  /** @param {Kind<"take">} node */
  #taken({ list, cell, number, id }) {
    switch (this.program.open) {
      case "queue":
        this.line(`Cell ${cell} = ${list}.front();`, id);
        break;
      case "heap":
        return this.line(`Cell ${cell} = std::get<Cell>(${list}.pop());`, id);
      default:
        this.line(`Cell ${cell} = std::get<Cell>(${list}.top());`, id);
        if (number) this.line(`int ${number} = std::get<int>(${list}.top());`);
    }
    this.line(`${list}.pop();`);
  }
}

/** @param {readonly number[]} values */
const pair = (values) => `{${values.join(", ")}}`;
