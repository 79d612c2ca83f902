// The search as a program in C#, for .NET 6 and later.

import { isConstant } from "../tree.js";
import { Braced } from "./braced.js";
import { COMPARED, capital, LOOSE, OWN, PRODUCT } from "./printer.js";

/**
 * @import { Example } from "../example.js"
 * @import { Routine, Shown, Type } from "../tree.js"
 * @import { Kind, Say } from "./printer.js"
 */

const MOST = 100;

/** @type {Record<Type, string>} */
const TYPES = {
  cost: "long",
  real: "double",
  int: "int",
  flag: "bool",
  cell: "Cell",
  entry: "Entry",
  path: "List<Cell>",
  set: "HashSet<Cell>",
  costs: "Dictionary<Cell, long>",
  cells: "Dictionary<Cell, Cell>",
  ints: "Dictionary<Cell, int>",
  open: "",
};

/** @param {Shown} program @param {Example} example @param {Say} say */
export function csharp(program, example, say) {
  const printer = new CSharp(program, example, say);
  printer.print();
  return printer.code;
}

class CSharp extends Braced {
  cast = "(double)";
  hasOpenLines = true;
  padding = " ";

  print() {
    this.lines("using System;", "using System.Collections.Generic;", "using System.Linq;", "");
    this.lines("readonly record struct Cell(int X, int Y);", "");
    this.#heapClass();
    this.braced("static class Program", () => {
      this.#data();
      this.routines();
      this.braced("static void Main()", () => {
        this.lines("var path = Search(Start, Goal);", 'if (path == null) Console.WriteLine("no path");');
        this.line('else Console.WriteLine("path: " + string.Join(" ", path.Select(cell => $"({cell.X}, {cell.Y})")));');
      });
    });
  }

  #data() {
    const { moves, hasPenalties } = this.program;
    const { start, goal } = this.example;
    this.note("moves");
    this.listed("static readonly Cell[] Moves = {", moves.map(made), "};", MOST);
    this.constants((name, value) => `const int ${name} = ${value};`);
    this.board("static readonly string[] Rows = {", "};");
    const letters = this.letters.map(([letter, value]) => `['${letter}'] = ${value}`);
    const type = "Dictionary<char, int>";
    if (hasPenalties) this.listed(`static readonly ${type} Penalty = new ${type} {`, letters, "};", MOST);
    this.lines("static readonly int Height = Rows.Length, Width = Rows[0].Length;");
    this.lines(`static readonly Cell Start = ${made(start)};`, `static readonly Cell Goal = ${made(goal)};`, "");
  }

  /** @param {Routine} routine */
  routine({ name, takes, gives, body }) {
    const parameters = takes.map(([name, type]) => `${TYPES[type]} ${name}`).join(", ");
    this.braced(`static ${TYPES[gives]} ${capital(name)}(${parameters})`, () => this.whole(body));
    this.line("");
  }

  /** Outside of the class of the program. */
  #heapClass() {
    const { heap } = this.program;
    if (!heap) return;
    this.lines(`readonly record struct Entry(${this.#keyType} Key, Cell Cell);`, "");
    this.braced("class Heap", () => {
      this.lines("readonly List<Entry> entries = new List<Entry>();", "");
      this.lines("public int Count => entries.Count;", "");
      this.braced("static bool IsBefore(Entry a, Entry b)", () => {
        if (heap.isOrEqual) this.note("swaps");
        this.line(`return ${this.#order()};`);
      });
      for (const { name, takes, gives, body } of heap.routines) {
        const parameters = takes.map(([name, type]) => `${TYPES[type]} ${name}`).join(", ");
        const access = name === "put" || name === "pop" ? "public " : "";
        this.line("");
        this.braced(`${access}${gives === "entry" ? "Entry" : "void"} ${capital(name)}(${parameters})`, () =>
          this.whole(body),
        );
      }
    });
    this.line("");
  }

  /** The type of what entries of the open list are sorted by. */
  get #keyType() {
    const { keys } = this.program;
    return `(${keys.map(({ name, type }) => `${TYPES[type]} ${capital(name)}`).join(", ")})`;
  }

  /** What tells which of two entries leaves first. */
  #order() {
    const { keys, heap } = this.program;
    if (!heap?.isOrEqual) return "a.Key.CompareTo(b.Key) < 0";
    const key = (/** @type {string} */ entry) => {
      const parts = keys.slice(0, -1).map(({ name }) => `${entry}.Key.${capital(name)}`);
      return parts.length > 1 ? `(${parts.join(", ")})` : parts[0];
    };
    return `${key("a")}.CompareTo(${key("b")}) <= 0`;
  }

  eachMove() {
    return "foreach (var (dx, dy) in Moves)";
  }

  /** @param {string} name */
  eachPlace(name) {
    return `for (int ${name} = 0; ${name} < entries.Count; ${name}++)`;
  }

  /** @param {string} name */
  named(name) {
    return isConstant(name) ? capital(name.toLowerCase()) : name;
  }

  /** @type {Braced["primary"]} */
  primary(node) {
    switch (node.is) {
      case "flag":
        return String(node.value);
      case "none":
        return "null";
      case "nonzero":
        return [`${this.value(node.of, COMPARED)} != 0`, COMPARED];
      case "half":
        return [`${this.value(node.of, PRODUCT)} / 2`, PRODUCT];
      case "either":
        return this.chosen(node);
      case "call":
        return this.called(`${OWN.includes(node.name) ? "" : "Math."}${capital(node.name)}`, node.args);
      case "cell":
        return this.called("new Cell", [node.x, node.y]);
      case "column":
      case "row":
        return `${this.value(node.of)}.${node.is === "column" ? "X" : "Y"}`;
      case "rock":
        return [`Rows[${this.value(node.y)}][${this.value(node.x)}] == '#'`, COMPARED];
      case "penalty":
        return `Penalty[Rows[${this.value(node.y)}][${this.value(node.x)}]]`;
      case "has":
        return this.called(`${node.list}.${node.in === "map" ? "ContainsKey" : "Contains"}`, [node.key]);
      case "get":
        return `${node.list}[${this.value(node.key)}]`;
      case "size":
        return `${node.list}.Count`;
      case "filled":
        return [`${node.list}.Count > 0`, COMPARED];
      case "at":
        return `entries[${this.value(node.index)}]`;
      case "cellOf":
        return `${this.value(node.entry)}.Cell`;
      case "before":
        return this.called("IsBefore", [node.a, node.b]);
      case "length":
        return "entries.Count";
    }
  }

  /** @type {Braced["simple"]} */
  simple(node) {
    switch (node.is) {
      case "declare":
        return this.line(`${TYPES[node.type]} ${node.name} = ${this.value(node.value)};`, node.id);
      case "map": {
        const first = node.first && ` { [${this.value(node.first[0])}] = ${this.value(node.first[1])} }`;
        return this.line(`var ${node.name} = new ${TYPES[node.type]}${first ?? "()"};`, node.id);
      }
      case "set":
        return this.line(`var ${node.name} = new HashSet<Cell>();`, node.id);
      case "open":
        return this.#opened(node);
      case "path":
        return this.line(`var ${node.name} = new List<Cell> { ${this.value(node.first)} };`, node.id);
      case "split":
        return this.line(`var (${node.x}, ${node.y}) = ${this.value(node.cell)};`, node.id);
      case "step":
        return this.line(`${node.name}${node.by < 0 ? "--" : "++"};`, node.id);
      case "store":
        return this.line(`${node.list}[${this.value(node.key)}] = ${this.value(node.value)};`, node.id);
      case "add":
        return this.line(`${this.called(`${node.list}.Add`, [node.cell])};`, node.id);
      case "remove":
        return this.line(`${this.called(`${node.list}.Remove`, [node.cell])};`, node.id);
      case "show":
        return this.#shown(node);
      case "put":
        return this.#put(node);
      case "take":
        return this.#taken(node);
      case "append":
        return this.line(`${this.called(`${node.list}.Add`, [node.cell])};`, node.id);
      case "turn":
        return this.line(`${node.list}.Reverse();`, node.id);
      case "place":
        return this.line(`entries[${this.value(node.index)}] = ${this.value(node.value)};`, node.id);
      case "grow":
        return this.line(`${this.called("entries.Add", [node.value])};`, node.id);
      case "shrink":
        return this.lines(`var ${node.name} = entries[entries.Count - 1];`, "entries.RemoveAt(entries.Count - 1);");
      case "sift":
        return this.line(`${this.called(capital(node.to), node.args)};`, node.id);
      default:
        super.simple(node);
    }
  }

  /** Numbers have a point wherever the program is run. @param {Kind<"show">} node */
  #shown({ values }) {
    const text = values
      .map((value) => (value.is === "number" ? String(value.value) : `{${this.value(value)}}`))
      .join(" ");
    this.lines("// x, y, g, h, f", "Console.WriteLine(FormattableString.Invariant(", `    $"${text}"));`);
  }

  /** @param {Kind<"open">} node */
  #opened({ name, first, id }) {
    const type = { queue: "Queue<Cell>", priority: `PriorityQueue<Cell, ${this.#keyType}>`, heap: "Heap" };
    this.line(`var ${name} = new ${type[this.program.open]}();`, id);
    this.#put({ is: "put", list: name, ...first });
  }

  /** @param {Kind<"put">} node */
  #put({ list, keys, cell, id }) {
    const own = this.value(cell);
    const key = `(${keys.map((key) => this.value(key, LOOSE)).join(", ")})`;
    const text = {
      queue: `Enqueue(${own})`,
      priority: `Enqueue(${own}, ${key})`,
      heap: `Put(new Entry(${key}, ${own}))`,
    }[this.program.open];
    this.line(`${list}.${text};`, id);
  }

  /** @param {Kind<"take">} node */
  #taken({ list, cell, number, id }) {
    if (this.program.open === "heap") return this.line(`var ${cell} = ${list}.Pop().Cell;`, id);
    if (!number) return this.line(`var ${cell} = ${list}.Dequeue();`, id);
    this.line(`${list}.TryDequeue(out var ${cell}, out var key);`, id);
    this.line(`int ${number} = key.Order;`);
  }
}

/** @param {readonly number[]} values */
const made = (values) => `new Cell(${values.join(", ")})`;
