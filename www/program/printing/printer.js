// What all languages have in common in printing a program: lines with their indents and ids, and expressions with as few
// brackets as they need. Each language says how it writes each kind of node.

import { WALL } from "../../rules/cells.js";
import { codeFrom } from "./lines.js";

/**
 * @import { Example } from "../example.js"
 * @import { Expression, LineId, Marked, Note, Routine, Shown, Statement } from "../tree.js"
 * @import { Code, Draft } from "./lines.js"
 */

/** @typedef {(key: Note) => string} Say A comment in the reader's language. */
/** @template {Statement["is"]} Is @typedef {Extract<Statement, { is: Is }>} Kind */

/** How tightly operators bind. */
const BINDS = { or: 1, and: 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5, "*": 6, "/": 6 };
export const [LOOSE, COMPARED, SUM, PRODUCT, TIGHT] = [0, 3, 5, 6, 8];

/** A name as most languages write it: `newG` is `new_g` in some. @param {string} name */
export const underscored = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** @param {string} name */
export const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** What a program says itself, and not its language. */
export const OWN = ["estimate", "isWall", "pathTo"];

export class Printer {
  /** @type {Draft[]} */
  #drafts = [];
  #depth = 0;
  /** How deep a block is, in spaces. */
  indent = 4;
  /** How a comment begins. */
  comment = "//";
  /** What is between a bracket and a value, where a list is on one line. */
  padding = "";
  /** The routine that is printed. @type {Statement[]} */
  #body = [];
  /** How far a comment is from what it is behind. */
  apart = " ";
  /** @type {Partial<Record<"and" | "or" | "==" | "!=", string>>} */
  operators = { and: "&&", or: "||" };

  /** @param {Shown} program @param {Example} example @param {Say} say */
  constructor(program, example, say) {
    this.program = program;
    this.example = example;
    this.say = say;
  }

  /** @returns {Code} */
  get code() {
    return { ...codeFrom(this.#drafts), spell: (expression) => this.value(expression) };
  }

  /** @param {string} text @param {LineId} [id] */
  line(text, id) {
    const whole = text === "" ? "" : " ".repeat(this.#depth * this.indent) + text;
    this.#drafts.push(id ? [whole, id] : whole);
  }

  /** @param {string[]} lines */
  lines(...lines) {
    for (const line of lines) this.line(line);
  }

  /** @param {() => void} write */
  deeper(write) {
    this.#depth++;
    write();
    this.#depth--;
  }

  /** @param {Note} key */
  note(key) {
    this.line(`${this.comment} ${this.say(key)}`);
  }

  /** A comment behind a line. @param {Marked} marked */
  behind({ note }) {
    return note ? `${this.apart}${this.comment} ${this.say(note)}` : "";
  }

  /** Values between brackets, as many in a row as fit. @param {string[]} values @param {number} most */
  rows(values, most) {
    /** @type {string[]} */
    const rows = [];
    for (const value of values) {
      const longer = `${rows.at(-1) ?? ""} ${value},`;
      const length = longer.length + (this.#depth + 1) * this.indent;
      if (rows.length > 0 && length <= most) rows[rows.length - 1] = longer;
      else rows.push(`${value},`);
    }
    this.deeper(() => this.lines(...rows));
  }

  /** A list on one line, or with as many values in a row as fit. @param {string} before @param {string[]} values @param {string} after @param {number} most */
  listed(before, values, after, most) {
    const whole = `${before}${this.padding}${values.join(", ")}${this.padding}${after}`;
    if (whole.length + this.#depth * this.indent <= most) return this.line(whole);
    this.line(before);
    this.rows(values, most);
    this.line(after);
  }

  /** What moves cost. @param {(name: string, value: number) => string} write */
  constants(write) {
    for (const [name, value, note] of this.program.constants) {
      if (note) this.note(note);
      this.line(write(this.named(name), value));
    }
    this.line("");
  }

  /** The rows of the board. @param {string} before @param {string} after */
  board(before, after) {
    this.note("rows");
    this.line(before);
    this.deeper(() => this.lines(...this.example.rows.map((row) => `"${row}",`)));
    this.line(after);
  }

  /** All routines, and before those that search, the heap. */
  routines() {
    const [early, late] = [
      ["isWall", "estimate"],
      ["pathTo", "search"],
    ].map((names) => this.program.routines.filter(({ name }) => names.includes(name)));
    for (const routine of early) this.routine(routine);
    this.heap();
    for (const routine of late) this.routine(routine);
  }

  /** The values of letters on the board. @returns {[string, number][]} */
  get letters() {
    return [[".", 0], ...this.example.letters];
  }

  /** Whether a function is called anywhere. @param {string} name */
  calls(name) {
    return JSON.stringify(this.program.routines).includes(`"is":"call","name":"${name}"`);
  }

  /** The body of a routine. @param {Statement[]} body */
  whole(body) {
    this.#body = body;
    this.block(body);
  }

  /** Whether a variable of the routine gets another value later. @param {string} name */
  changes(name) {
    const text = JSON.stringify(this.#body);
    return text.includes(`"is":"assign","name":"${name}"`) || text.includes(`"is":"step","name":"${name}"`);
  }

  /** @param {Statement[]} body */
  block(body) {
    for (const statement of body) this.statement(statement);
  }

  /** The number of a wall in a grid that the program is called with. */
  get wall() {
    return this.program.hasPenalties ? WALL : 1;
  }

  // What languages write in their own way

  /** @param {Routine} _ */
  routine(_) {}

  /** The heap, if it is part of the program. */
  heap() {}

  /** @param {Statement} _ @returns {void} */
  statement(_) {
    throw new Error("each language writes its own");
  }

  /** @param {string} name */
  named(name) {
    return name;
  }

  /** @param {Exclude<Expression, { is: "number" | "name" | "binary" | "not" | "negative" }>} _ @returns {string | [text: string, binds: number]} Text that binds tightly, or how tightly. */
  primary(_) {
    return "";
  }

  /** How a value is written before it is divided: in some languages it must not be a whole number. @param {Expression} node */
  divided(node) {
    return this.value(node, PRODUCT);
  }

  /** How two values are compared where == would not do. @param {Expression} _left @param {Expression} _right @returns {string | undefined} */
  equal(_left, _right) {
    return undefined;
  }

  /**
   * @param {Expression} node
   * @param {number} [around] How tightly what is around it binds.
   * @returns {string}
   */
  value(node, around = LOOSE) {
    const [text, binds] = this.#bound(node, around);
    return binds < around ? `(${text})` : text;
  }

  /** @param {Expression} node @param {number} around @returns {[text: string, binds: number]} */
  #bound(node, around) {
    switch (node.is) {
      case "number":
        return [String(node.value), TIGHT];
      case "name":
        return [this.named(node.name), TIGHT];
      case "negative":
        return [`-${this.value(node.of, TIGHT)}`, TIGHT];
      case "not":
        return this.opposite(node.of);
      case "binary":
        return this.#operation(node, around);
      default: {
        const written = this.primary(node);
        return typeof written === "string" ? [written, TIGHT] : written;
      }
    }
  }

  /** @param {Expression} of @returns {[text: string, binds: number]} */
  opposite(of) {
    return [`!${this.value(of, TIGHT)}`, TIGHT];
  }

  /** @param {Extract<Expression, { is: "binary" }>} node @param {number} around @returns {[text: string, binds: number]} */
  #operation({ op, left, right }, around) {
    const binds = BINDS[op];
    const own = op === "==" || op === "!=" ? this.equal(left, right) : undefined;
    if (own) return [op === "==" ? own : `!${own}`, TIGHT];
    const sign = this.operators[/** @type {"and"} */ (op)] ?? op;
    // The other side of a minus or a division has brackets where it binds no tighter.
    const strict = op === "-" || op === "/" ? binds + 1 : binds;
    const first = op === "/" ? this.divided(left) : this.value(left, binds);
    const text = `${first} ${sign} ${this.value(right, strict)}`;
    // Nobody remembers which of these binds tighter, and some compilers warn.
    return [text, op === "and" && around === BINDS.or ? LOOSE : binds];
  }

  /** What is added, of `name = name + something`; undefined for any other value. @param {string} name @param {Expression} value */
  added(name, value) {
    return value.is === "binary" && value.op === "+" && value.left.is === "name" && value.left.name === name
      ? value.right
      : undefined;
  }
}
