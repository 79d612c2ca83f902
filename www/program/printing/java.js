// The search as a program in Java 17.

import { Braced } from "./braced.js";
import { COMPARED, capital, LOOSE, OWN, PRODUCT } from "./printer.js";

/**
 * @import { Example } from "../example.js"
 * @import { Expression, Routine, Shown, Type } from "../tree.js"
 * @import { Kind, Say } from "./printer.js"
 */

const MOST = 100;

/** @type {Record<Type, string>} */
const TYPES = {
  cost: "long",
  real: "double",
  int: "int",
  flag: "boolean",
  cell: "Cell",
  entry: "Entry",
  path: "List<Cell>",
  set: "Set<Cell>",
  costs: "Map<Cell, Long>",
  cells: "Map<Cell, Cell>",
  ints: "Map<Cell, Integer>",
  open: "",
};

/** @param {Shown} program @param {Example} example @param {Say} say */
export function java(program, example, say) {
  const printer = new Java(program, example, say);
  printer.print();
  return printer.code;
}

class Java extends Braced {
  cast = "(double) ";
  padding = " ";

  print() {
    const { open } = this.program;
    this.lines("import java.util.*;", "import java.util.stream.Collectors;", "");
    this.braced("public class Program", () => {
      this.lines("record Cell(int x, int y) {}", "");
      if (open !== "queue") this.#entryType();
      this.#data();
      this.routines();
      this.braced("public static void main(String[] args)", () => {
        this.lines("List<Cell> path = search(START, GOAL);", "if (path == null) {");
        this.deeper(() => this.line('System.out.println("no path");'));
        this.line("} else {");
        this.deeper(() => {
          this.line('System.out.println("path: " + path.stream()');
          this.line('    .map(cell -> "(" + cell.x() + ", " + cell.y() + ")").collect(Collectors.joining(" ")));');
        });
        this.line("}");
      });
    });
  }

  /** What the open list is made of: what it is sorted by, and a cell. */
  #entryType() {
    const { keys, heap } = this.program;
    const fields = [...keys.map(({ name, type }) => `${TYPES[type]} ${name}`), "Cell cell"].join(", ");
    const compared = heap?.isOrEqual ? keys.slice(0, -1) : keys;
    this.braced(`record Entry(${fields}) implements Comparable<Entry>`, () => {
      this.braced("public int compareTo(Entry other)", () => {
        for (const { name, type } of compared.slice(0, -1)) {
          const kind = capital(TYPES[type]);
          this.line(`if (${name} != other.${name}) return ${kind}.compare(${name}, other.${name});`);
        }
        const { name, type } = compared[compared.length - 1];
        this.line(`return ${type === "int" ? "Integer" : capital(TYPES[type])}.compare(${name}, other.${name});`);
      });
    });
    this.line("");
  }

  #data() {
    const { moves, hasPenalties } = this.program;
    const { start, goal } = this.example;
    this.note("moves");
    this.listed("static final int[][] MOVES = {", moves.map(pair), "};", MOST);
    this.constants((name, value) => `static final int ${name} = ${value};`);
    this.board("static final String[] ROWS = {", "};");
    if (hasPenalties) {
      this.line("static final Map<Character, Integer> PENALTY = Map.ofEntries(");
      const letters = this.letters.map(([letter, value]) => `Map.entry('${letter}', ${value})`);
      this.deeper(() => this.lines(...letters.map((text, i) => text + (i < letters.length - 1 ? "," : ""))));
      this.line(");");
    }
    this.lines("static final int HEIGHT = ROWS.length, WIDTH = ROWS[0].length();");
    this.lines(`static final Cell START = ${made(start)};`, `static final Cell GOAL = ${made(goal)};`, "");
  }

  /** @param {Routine} routine */
  routine({ name, takes, gives, body }) {
    const parameters = takes.map(([name, type]) => `${TYPES[type]} ${name}`).join(", ");
    this.braced(`static ${TYPES[gives]} ${name}(${parameters})`, () => this.whole(body));
    this.line("");
  }

  heap() {
    const { heap } = this.program;
    if (!heap) return;
    this.braced("static class Heap", () => {
      this.lines("final List<Entry> entries = new ArrayList<>();", "");
      this.braced("boolean isEmpty()", () => this.line("return entries.isEmpty();"));
      this.line("");
      if (heap.isOrEqual) this.note("swaps");
      const sign = heap.isOrEqual ? "<=" : "<";
      this.braced("static boolean isBefore(Entry a, Entry b)", () => this.line(`return a.compareTo(b) ${sign} 0;`));
      for (const { name, takes, gives, body } of heap.routines) {
        const parameters = takes.map(([name, type]) => `${TYPES[type]} ${name}`).join(", ");
        this.line("");
        this.braced(`${gives === "entry" ? "Entry" : "void"} ${name}(${parameters})`, () => this.whole(body));
      }
    });
    this.line("");
  }

  eachMove() {
    return "for (int[] move : MOVES)";
  }

  /** @param {string} name */
  eachPlace(name) {
    return `for (int ${name} = 0; ${name} < entries.size(); ${name}++)`;
  }

  /** @param {import("../tree.js").Statement} node */
  statement(node) {
    if (node.is !== "moves") return super.statement(node);
    this.braced(
      this.eachMove(),
      () => {
        this.line("int dx = move[0], dy = move[1];");
        this.block(node.body);
      },
      node.id,
    );
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
        return this.called(`${OWN.includes(node.name) ? "" : "Math."}${node.name}`, node.args);
      case "cell":
        return this.called("new Cell", [node.x, node.y]);
      case "column":
      case "row":
        return `${this.value(node.of)}.${node.is === "column" ? "x" : "y"}()`;
      case "rock":
        return [`ROWS[${this.value(node.y)}].charAt(${this.value(node.x)}) == '#'`, COMPARED];
      case "penalty":
        return `PENALTY.get(ROWS[${this.value(node.y)}].charAt(${this.value(node.x)}))`;
      case "has":
        return this.called(`${node.list}.${node.in === "map" ? "containsKey" : "contains"}`, [node.key]);
      case "get":
        return this.called(`${node.list}.get`, [node.key]);
      case "size":
        return `${node.list}.size()`;
      case "filled":
        return `!${node.list}.isEmpty()`;
      case "at":
        return this.called("entries.get", [node.index]);
      case "cellOf":
        return `${this.value(node.entry)}.cell()`;
      case "before":
        return this.called("isBefore", [node.a, node.b]);
      case "length":
        return "entries.size()";
    }
  }

  /** Cells are objects, which == would tell apart even where they are equal. @param {Expression} left @param {Expression} right */
  equal(left, right) {
    const isCell = left.is === "cellOf" || (left.is === "name" && ["current", "cell"].includes(left.name));
    return isCell ? `${this.value(left)}.equals(${this.value(right)})` : undefined;
  }

  /** @type {Braced["simple"]} */
  simple(node) {
    switch (node.is) {
      case "declare":
        return this.line(`${TYPES[node.type]} ${node.name} = ${this.value(node.value)};`, node.id);
      case "map":
        this.line(`${TYPES[node.type]} ${node.name} = new HashMap<>();`, node.id);
        // Only whole numbers of the right size can be put into a map.
        if (node.first)
          this.line(
            `${node.name}.put(${this.value(node.first[0])}, ${this.value(node.first[1])}${node.type === "costs" ? "L" : ""});`,
          );
        return;
      case "set":
        return this.line(`Set<Cell> ${node.name} = new HashSet<>();`, node.id);
      case "open":
        return this.#opened(node);
      case "path":
        return this.line(`List<Cell> ${node.name} = new ArrayList<>(List.of(${this.value(node.first)}));`, node.id);
      case "split": {
        const cell = this.value(node.cell);
        return this.line(`int ${node.x} = ${cell}.x(), ${node.y} = ${cell}.y();`, node.id);
      }
      case "step":
        return this.line(`${node.name}${node.by < 0 ? "--" : "++"};`, node.id);
      case "store":
        return this.line(`${this.called(`${node.list}.put`, [node.key, node.value])};`, node.id);
      case "add":
        return this.line(`${this.called(`${node.list}.add`, [node.cell])};`, node.id);
      case "remove":
        return this.line(`${this.called(`${node.list}.remove`, [node.cell])};`, node.id);
      case "show": {
        const [x, y, g, ...others] = node.values.map((value) => this.value(value, PRODUCT));
        const sum = (/** @type {string[]} */ values) => values.join(' + " " + ');
        this.lines("// x, y, g, h, f", `System.out.println(${sum([x, y, g])}`);
        return this.line(`    + " " + ${sum(others)});`);
      }
      case "put":
        return this.#put(node);
      case "take":
        return this.#taken(node);
      case "append":
        return this.line(`${this.called(`${node.list}.add`, [node.cell])};`, node.id);
      case "turn":
        return this.line(`Collections.reverse(${node.list});`, node.id);
      case "place":
        return this.line(`${this.called("entries.set", [node.index, node.value])};`, node.id);
      case "grow":
        return this.line(`${this.called("entries.add", [node.value])};`, node.id);
      case "shrink":
        return this.line(`Entry ${node.name} = entries.remove(entries.size() - 1);`, node.id);
      case "sift":
        return this.line(`${this.called(node.to, node.args)};`, node.id);
      default:
        super.simple(node);
    }
  }

  /** @param {Kind<"open">} node */
  #opened({ name, first, id }) {
    const type = { queue: "Queue<Cell>", priority: "PriorityQueue<Entry>", heap: "Heap" }[this.program.open];
    const made = { queue: "ArrayDeque<>", priority: "PriorityQueue<>", heap: "Heap" }[this.program.open];
    this.line(`${type} ${name} = new ${made}();`, id);
    this.#put({ is: "put", list: name, ...first });
  }

  /** @param {Kind<"put">} node */
  #put({ list, keys, cell, id }) {
    const own = this.value(cell);
    const entry = `new Entry(${[...keys.map((key) => this.value(key, LOOSE)), own].join(", ")})`;
    const text = { queue: `add(${own})`, priority: `add(${entry})`, heap: `put(${entry})` }[this.program.open];
    this.line(`${list}.${text};`, id);
  }

  /** @param {Kind<"take">} node */
  #taken({ list, cell, number, id }) {
    const { open } = this.program;
    const word = open === "heap" ? "pop" : "poll";
    if (!number) return this.line(`Cell ${cell} = ${list}.${word}()${open === "queue" ? "" : ".cell()"};`, id);
    this.line(`Entry first = ${list}.${word}();`, id);
    this.lines(`Cell ${cell} = first.cell();`, `int ${number} = first.order();`);
  }
}

/** @param {readonly number[]} values */
const pair = (values) => `{${values.join(", ")}}`;
/** @param {readonly number[]} values */
const made = (values) => `new Cell(${values.join(", ")})`;
